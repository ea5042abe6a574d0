//! A lesson in the terminal.

use crate::common::{Desk, session_of};
use bots::BotSpec;
use ratatui::crossterm::event::KeyCode::*;
use terminal::{Player, Session};
use text::Lang;

fn desk(lang: Lang) -> Desk {
    let session = session_of("mortain", "lesson:02-through-to-avranches");
    let players = session.table.profile().seats.iter();
    let players =
        players.map(|side| if *side == "german" { Player::Human } else { Player::Bot(BotSpec::Greedy) });
    Desk::new(Session { lang, players: players.collect(), ..session }, 80, 24)
}

#[test]
fn tasks_are_shown_one_after_the_other_with_hints_for_who_asks() {
    let mut desk = desk(Lang::En);
    desk.see("Through to Avranches, 1 of 3");
    desk.see_not("Click 38");
    desk.press(Char('h'));
    desk.see("Click 38");
    desk.press(Enter);
    desk.see_not("1 of 3");
    desk.press(Char('t'));
    desk.see("1 of 3");
    desk.press(Enter);

    desk.order("move 37 0103");
    desk.see("38 can leave at once");
    desk.press(Esc);
    desk.order("exit 38");
    desk.see("2 of 3");
    desk.press(Enter);
    desk.order("move 37 0103");
    desk.see("3 of 3");
    desk.press(Enter);
    desk.order("exit 37");
    desk.see("Through to Avranches: done");
    desk.press(Enter);
    assert!(desk.app.is_done());
}

#[test]
fn german_lessons_are_german() {
    let mut desk = desk(Lang::De);
    desk.see("Durch nach Avranches, 1 von 3");
    desk.press(Char('g'));
    desk.see("Through to Avranches, 1 of 3");
}

#[test]
fn elsewhere_there_is_no_task() {
    let mut desk = Desk::new(session_of("mortain", "historical"), 80, 24);
    desk.press(Char('t'));
    desk.see("This is no lesson");
}
