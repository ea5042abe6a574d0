//! Texts that are cut.

use crate::common::{Desk, session_of};
use ratatui::crossterm::event::KeyCode::*;
use terminal::Session;
use text::Lang;

#[test]
fn every_line_that_is_cut_says_so() {
    // However narrow the window: a panel's lines end with the frame, or with the sign that something is left out.
    for width in [30, 40, 60] {
        let mut desk =
            Desk::new(Session { lang: Lang::De, ..session_of("white-star-rising", "") }, width, 24);
        for key in ['?', 'L', 'd', 'x', 'r'] {
            desk.press(Char(key));
            let screen = desk.screen();
            let footer = screen.lines().rfind(|line| line.contains('╯')).unwrap_or_default();
            let whole = ["Esc schließt", "…", "/"];
            assert!(whole.iter().any(|end| footer.contains(end)), "{footer} in\n{screen}");
            desk.press(Esc);
        }
    }
}
