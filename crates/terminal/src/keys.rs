//! Keys at the table, and where the cursor goes.

use crate::app::App;
use crate::line::Edit;
use crate::panel::{Panel, Topic};
use crate::places::Arrow;
use crate::turn::Target;
use crate::words::Say;
use engine::{Msg, Need};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use std::time::Duration;
use text::Lang;

/// Every key at the table and the text that explains it.
pub(crate) const KEYS: &[(&str, &str)] = &[
    ("← ↑ ↓ →", "key-arrows"),
    ("Tab", "key-tab"),
    ("Enter", "key-enter"),
    ("Esc", "key-esc"),
    ("1–9 b", "key-buttons"),
    ("h", "key-hand"),
    (":", "key-order"),
    ("x", "key-look"),
    ("w", "key-why"),
    ("r", "key-rule"),
    ("a", "key-advice"),
    ("t", "key-task"),
    ("u", "key-undo"),
    ("c", "key-correct"),
    ("o", "key-aside"),
    ("m", "key-board"),
    ("d", "key-decks"),
    ("v", "key-overlay"),
    ("i", "key-instructions"),
    ("PgUp PgDn", "key-scroll"),
    ("L", "key-legend"),
    ("g", "key-language"),
    ("p , .", "key-pause"),
    ("s", "key-save"),
    ("q", "key-quit"),
];

/// The slowest pace of bots.
const SLOWEST: Duration = Duration::from_millis(5600);

impl App {
    pub(crate) fn key(&mut self, key: KeyEvent) {
        if key.modifiers.contains(KeyModifiers::CONTROL) && key.code == KeyCode::Char('c') {
            if matches!(self.panels.last(), Some(Panel::Quit)) {
                return self.leave();
            }
            return self.panels.push(Panel::Quit);
        }
        match self.panels.pop() {
            Some(panel) => self.panel_key(panel, key),
            None => self.table_key(key),
        }
    }

    pub(crate) fn table_key(&mut self, key: KeyEvent) {
        if key.modifiers.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT) {
            return;
        }
        self.notice = None;
        match key.code {
            KeyCode::Left => self.walk(Arrow::Left),
            KeyCode::Right => self.walk(Arrow::Right),
            KeyCode::Up => self.walk(Arrow::Up),
            KeyCode::Down => self.walk(Arrow::Down),
            KeyCode::Tab => self.tab(1),
            KeyCode::BackTab => self.tab(-1),
            KeyCode::Enter | KeyCode::Char(' ') => self.enter(),
            KeyCode::Esc | KeyCode::Backspace => self.take_back(),
            KeyCode::Char(c @ '1'..='9') => self.press(c as usize - '1' as usize),
            KeyCode::Char('h') => self.open_hand(),
            KeyCode::Char('b') => self.panels.push(Panel::Buttons { at: 0 }),
            KeyCode::Char(':') => self.open_line(),
            KeyCode::Char('x') => self.panels.push(Panel::Look { scroll: 0 }),
            KeyCode::Char('w') => self.why_not(self.here()),
            KeyCode::Char('r') => self.show_rule(),
            KeyCode::Char('a') if matches!(self.table.need(), Need::Over(_)) => self.open_analysis(),
            KeyCode::Char('a') => self.ask_advice(),
            KeyCode::Char('t') => self.open_task(),
            KeyCode::Char('u') => self.undo(),
            KeyCode::Char('c') => self.correct_luck(),
            KeyCode::Char('o') => self.swap_aside(),
            KeyCode::Char('m') => self.next_board(),
            KeyCode::Char('d') => self.panels.push(Panel::Decks { scroll: 0 }),
            KeyCode::Char('v') => self.toggle_overlay(),
            KeyCode::Char('i') => self.open_instructions(),
            KeyCode::PageUp => self.log_scroll += 3,
            KeyCode::PageDown => self.log_scroll = self.log_scroll.saturating_sub(3),
            KeyCode::End => self.log_scroll = 0,
            KeyCode::Char('l') => self.panels.push(Panel::Log { scroll: usize::MAX / 2 }),
            KeyCode::Char('L') => self.panels.push(Panel::Legend { scroll: 0 }),
            KeyCode::Char('?') | KeyCode::F(1) => self.panels.push(Panel::Help { scroll: 0 }),
            KeyCode::Char('g') => self.switch_language(),
            KeyCode::Char('p') => self.pause(),
            KeyCode::Char('.') => self.set_speed(self.pace / 2),
            KeyCode::Char(',') => self.set_speed((self.pace * 2).max(Duration::from_millis(50))),
            KeyCode::Char('s') => self.save(false),
            KeyCode::Char('q') => self.panels.push(Panel::Quit),
            _ => {}
        }
    }

    pub(crate) fn switch_language(&mut self) {
        self.words.lang = if self.words.lang == Lang::De { Lang::En } else { Lang::De };
        self.map = self.table.map().map_text(&|msg| self.words.game(msg));
        self.refresh();
    }

    /// A line for an order, or for the luck that is awaited.
    fn open_line(&mut self) {
        if self.decider().is_some() {
            let edit = Edit::default();
            self.panels.push(Panel::Line { topic: Topic::Order, edit, error: None, sure: false });
        } else if self.physical && matches!(self.table.need(), Need::Luck(_)) {
            self.ask_luck();
        } else {
            self.not_now();
        }
    }

    /// Stops the bots, or lets them go on.
    fn pause(&mut self) {
        self.paused = !self.paused;
        if self.paused {
            self.thinking = None;
            self.tell(Say::Own(Msg::new("paused")));
        } else if self.thinking.is_none()
            && self.decider().is_none()
            && matches!(self.table.need(), Need::Order(_))
        {
            self.advance();
        }
    }

    fn set_speed(&mut self, pace: Duration) {
        self.pace = pace.min(SLOWEST);
        if self.pace < Duration::from_millis(20) {
            self.pace = Duration::ZERO;
        }
        let seconds = self.words.decimal(self.pace.as_secs_f64());
        self.tell(Say::Own(Msg::new("pace").with("seconds", seconds)));
    }

    /// Puts the cursor on a cell, or on one of the pieces in it.
    pub(crate) fn go_to(&mut self, place: usize, piece: Option<String>) {
        let Some(there) = self.places.all.get(place) else { return };
        self.cursor.aim = (there.x, there.y);
        if !there.aside {
            self.cursor.home = place;
        }
        self.cursor.place = place;
        self.cursor.piece = piece;
    }

    fn walk(&mut self, arrow: Arrow) {
        self.cursor.piece = None;
        let from = self.cursor.place;
        let Some(here) = self.places.all.get(from) else { return };
        if here.aside {
            return self.walk_aside(here.board, arrow);
        }
        if let Some(place) = self.places.step(from, arrow, self.cursor.aim) {
            let (x, y) = self.cursor.aim;
            self.go_to(place, None);
            // Going up and down keeps the column that was set out from, going sideways the row.
            match arrow {
                Arrow::Up | Arrow::Down => self.cursor.aim.0 = x,
                Arrow::Left | Arrow::Right => self.cursor.aim.1 = y,
            }
            return;
        }
        let list = self.places.aside(here.board);
        let below = list.first().copied().filter(|_| arrow == Arrow::Down && !self.sideways);
        if let Some(place) = self.places.step_aside(from, arrow).or(below) {
            self.go_to(place, None);
        }
    }

    /// The boxes beside the map are a list: below the map from left to right, at its side from top to bottom.
    fn walk_aside(&mut self, board: usize, arrow: Arrow) {
        let list = self.places.aside(board);
        let at = list.iter().position(|&place| place == self.cursor.place).unwrap_or(0);
        let home = matches!((arrow, self.sideways), (Arrow::Up, false) | (Arrow::Left, true));
        let next = match arrow {
            _ if home => Some(self.cursor.home),
            Arrow::Left | Arrow::Up => at.checked_sub(1).map(|at| list[at]),
            Arrow::Right | Arrow::Down => list.get(at + 1).copied(),
        };
        if let Some(place) = next {
            self.go_to(place, None);
        }
    }

    /// Between the map and the boxes beside it.
    fn swap_aside(&mut self) {
        let Some(here) = self.places.all.get(self.cursor.place) else { return };
        let to =
            if here.aside { Some(self.cursor.home) } else { self.places.aside(here.board).first().copied() };
        if let Some(place) = to {
            self.go_to(place, None);
        }
    }

    fn next_board(&mut self) {
        let Some(here) = self.places.all.get(self.cursor.place) else { return };
        let board = (here.board + 1) % self.map.boards.len().max(1);
        if board != here.board {
            self.go_to(self.places.middle(board), None);
        }
    }

    /// The next thing that can be picked.
    fn tab(&mut self, by: isize) {
        let targets = self.targets();
        if targets.is_empty() {
            return;
        }
        let here = |target: &Target| target.place == self.cursor.place;
        // On a cell the units in it come first, then the cell itself.
        let inside =
            targets.iter().position(|t| here(t) && t.piece.is_some()).filter(|_| self.cursor.piece.is_none());
        let exact = targets.iter().position(|t| here(t) && t.piece == self.cursor.piece);
        let at = match (inside, exact) {
            (Some(at), _) => at,
            (None, Some(at)) => (at as isize + by).rem_euclid(targets.len() as isize) as usize,
            (None, None) => {
                // From anywhere else, the next in reading order among the units, or among the cells if no unit is open.
                let group =
                    targets.iter().take_while(|t| t.piece.is_some() == targets[0].piece.is_some()).count();
                let order = |place: usize| self.places.reading_order(place);
                let after = targets[..group].iter().position(|t| order(t.place) > order(self.cursor.place));
                match after {
                    Some(at) if by > 0 => at,
                    None if by > 0 => 0,
                    after => after.unwrap_or(group).checked_sub(1).unwrap_or(targets.len() - 1),
                }
            }
        };
        let target = &targets[at];
        let (place, piece) = (target.place, target.piece.clone());
        self.go_to(place, piece);
    }
}
