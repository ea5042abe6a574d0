//! The screen at every size, in both languages, with every panel.

use crate::common::{Desk, session, session_of};
use engine::Msg;
use ratatui::crossterm::event::KeyCode::{self, *};
use ratatui::style::Color;
use terminal::Session;
use text::Lang;

const SIZES: [(u16, u16); 8] =
    [(80, 24), (120, 40), (160, 48), (250, 70), (40, 12), (24, 8), (10, 3), (1, 1)];

#[test]
fn every_panel_can_be_drawn_at_every_size_in_both_languages() {
    let panels: [&[KeyCode]; 13] = [
        &[],
        &[Char('?')],
        &[Char('?'), End],
        &[Char('L')],
        &[Char('x')],
        &[Char('d')],
        &[Char('l')],
        &[Char('r')],
        &[Char('w')],
        &[Char('b')],
        &[Char('s')],
        &[Char('q')],
        &[Char(':'), Char('x'), Enter],
    ];
    for (width, height) in SIZES {
        for lang in Lang::ALL {
            for colour in [true, false] {
                let mut desk = Desk::new(Session { lang, colour, ..session("historical") }, width, height);
                for keys in panels {
                    desk.keys(keys);
                    let screen = desk.screen();
                    assert!(!screen.contains("‹term-"), "a text is missing on\n{screen}");
                    desk.press(Esc);
                }
            }
        }
    }
}

#[test]
fn at_80_by_24_the_whole_map_is_in_sight() {
    for lang in Lang::ALL {
        let mut desk = Desk::new(Session { lang, ..session("historical") }, 80, 24);
        for row in 1..=5 {
            for col in 1..=9 {
                desk.see(&format!("{col:02}{row:02}"));
            }
        }
        for piece in ["117 3/5", "119 3/5", "120 3/5", "823 5/2", "SPTD", "Mortain", "PzA"] {
            desk.see(piece);
        }
        assert_eq!(desk.screen().split('\n').count(), 24);
    }
}

#[test]
fn a_small_screen_scrolls_with_the_cursor() {
    let mut desk = Desk::new(session("historical"), 40, 14);
    desk.letters("o");
    desk.keys(&[Left; 4]);
    desk.keys(&[Up; 2]);
    desk.see("┏0101");
    desk.see_not("0905");
    desk.keys(&[Right; 8]);
    desk.see("0901");
    desk.see_not("0101");
}

#[test]
fn the_screen_follows_a_change_of_size() {
    let mut desk = Desk::new(session("historical"), 80, 24);
    desk.screen();
    for (width, height) in SIZES {
        desk.terminal.backend_mut().resize(width, height);
        assert_eq!(desk.screen().split('\n').count(), height as usize);
    }
}

#[test]
fn without_colours_sides_are_told_apart_by_brackets_and_highlights_by_signs() {
    let mut desk = Desk::new(Session { colour: false, ..session("standard") }, 80, 24);
    desk.see("(117)");
    desk.see("[PzA]");
    desk.keys(&[Tab, Enter]);
    desk.see("0801H+");
    desk.see(">(117)");
    for buffer_cell in &desk.terminal.backend().buffer().content {
        assert_eq!((buffer_cell.fg, buffer_cell.bg), (Color::Reset, Color::Reset));
    }
}

#[test]
fn the_language_can_be_changed_at_any_time() {
    let mut desk = Desk::new(session("standard"), 80, 24);
    desk.see("help");
    desk.see_game(Lang::En, &Msg::new("box-setup"));
    desk.letters("g");
    desk.see("Hilfe");
    desk.see_game(Lang::De, &Msg::new("box-setup"));
    desk.letters("?");
    desk.see("Zeigen statt tippen");
    desk.letters("g");
    desk.see("Point, don't type");
}

#[test]
fn white_star_rising_shows_its_roads_at_160_by_50() {
    let mut desk = Desk::new(session_of("white-star-rising", ""), 160, 50);
    let screen = desk.screen();
    let dots = screen.matches('·').count();
    assert!(dots > 60, "{dots} dots of roads on\n{screen}");
}

#[test]
fn one_sign_stands_for_one_thing_on_the_map() {
    // Streams are drawn with ~, so nothing else is; what lies on a cell is @.
    let mut desk = Desk::new(session_of("white-star-rising", ""), 160, 50);
    let screen = desk.screen();
    assert!(screen.contains("t@"), "{screen}");
    assert!(!screen.contains("t~"), "{screen}");
}
