//! Overlays and standing instructions.

use crate::common::{Desk, session};
use bluff::{Bluff, Flaw};
use catalog::{Of, Opening, Shelf};
use ratatui::crossterm::event::KeyCode::*;
use terminal::{Player, Session};
use text::Lang;

#[test]
fn an_overlay_colours_what_the_unit_under_the_cursor_can_fire_at() {
    for colour in [true, false] {
        let mut desk = Desk::new(Session { colour, ..session("historical") }, 80, 24);
        desk.press(Char('v'));
        desk.see("What this unit can fire at");
        desk.press(Enter);
        // From the boxes to the middle of the map, then to the regiment east of it.
        desk.keys(&[Char('o'), Right]);
        desk.see("1 next to it");
        let screen = desk.screen();
        assert!(screen.contains("─1") || screen.contains("━1"), "{screen}");
        desk.press(Char('v'));
        desk.see_not("1 next to it");
    }
}

static BLUFF: Of<Bluff<{ Flaw::NONE }>> = Of::new();

/// Bluff with real cards: north has raised, south holds this card.
fn raised(south: &str) -> Desk {
    let table = BLUFF.open(&Opening::default()).unwrap();
    let session = Session {
        shelf: &BLUFF,
        table,
        players: vec![Player::Human; 2],
        lang: Lang::En,
        seed: 1,
        physical: true,
        colour: true,
        save_path: None,
    };
    let mut desk = Desk::new(session, 80, 24);
    for card in ["6", south] {
        desk.letters(card);
        desk.press(Enter);
    }
    desk.order("raise");
    desk
}

#[test]
fn where_hands_are_secret_everybody_is_asked() {
    // A fold that comes by itself would tell the hand: without an instruction even a lost one is asked about.
    assert_eq!(raised("1").app.table().len(), 3);
    let mut desk = raised("2");
    assert_eq!(desk.app.table().len(), 3);
    // South sits down and does not want to be asked any more: that holds from the next time on.
    desk.press(Enter);
    desk.see("(call: best chance 20.0%)");
    desk.press(Char('i'));
    desk.see("Standing instructions");
    desk.see("call: always");
    (0..20).for_each(|_| desk.press(Right));
    desk.see("call: never");
    desk.press(Left);
    desk.see("at least 90 %");
    desk.press(Esc);
    assert_eq!(desk.app.table().len(), 3);
}

#[test]
fn the_finished_game_is_looked_at_again() {
    let mut desk = raised("1");
    desk.press(Enter);
    desk.order("call");
    for card in ["6", "1"] {
        desk.letters(card);
        desk.press(Enter);
    }
    desk.order("fold");
    desk.see("a analysis");
    desk.press(Char('a'));
    desk.wait();
    desk.see("How it looked for N");
    desk.see("own decisions");
    desk.press(Char('g'));
    desk.see("Aussichten: N");
    // Closed, the result is there again.
    desk.press(Esc);
    desk.see("a Analyse");
}
