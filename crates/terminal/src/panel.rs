//! Panels over the table and the keys they take.

use crate::app::App;
use crate::line::Edit;
use crate::save::typed_path;
use crate::words::Say;
use engine::{Msg, Seat};
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use scene::{Course, OddsFace, Pick};
use table::WhyNot;

/// A panel over the table. Texts are kept as messages, so that the language can be changed while it is open.
pub(crate) enum Panel {
    /// Keys.
    Help { scroll: usize },
    /// Ground, counters, signs.
    Legend { scroll: usize },
    /// The whole log.
    Log { scroll: usize },
    /// What is left in decks and cups.
    Decks { scroll: usize },
    /// All there is to say about what the cursor points at, and about the open cards.
    Look { scroll: usize },
    /// A section of the rulebook, by its place in the book.
    Rule { section: usize, rulings: Vec<String>, scroll: usize },
    /// A rule reference that leads nowhere.
    NoRule { rule: String },
    /// Why something cannot be done; what can be picked instead.
    Why { answers: Vec<(Pick, Vec<WhyNot>)>, instead: Option<Pick>, scroll: usize },
    /// A risky order before it is given, with its odds; or one that cannot be taken back.
    Confirm { order: String, odds: Option<OddsFace<Msg>>, scroll: usize },
    /// The way to a cell before it is gone.
    Go { course: Course<Msg>, spot: usize, scroll: usize },
    /// Several things in one cell.
    Stack { items: Vec<Item>, at: usize },
    /// Orders without picks.
    Buttons { at: usize },
    /// Cards in hand.
    Hand { at: usize },
    /// Overlays to choose from.
    Overlays { at: usize },
    /// When the seat's player wants to be asked for reactions.
    Instructions { seat: Seat, at: usize },
    /// Something is typed.
    Line { topic: Topic, edit: Edit, error: Option<Say>, sure: bool },
    /// The computer's suggestion.
    Advice { order: String, why: Option<Msg> },
    /// What the lesson wants to be done, with help or without.
    Task { help: bool, scroll: usize },
    /// Leave?
    Quit,
    /// The screen is hidden until this seat's player sits before it.
    Curtain { seat: Seat },
    /// The game is over.
    Over { scroll: usize },
    /// The finished game looked at again.
    Analysis { scroll: usize },
}

/// One of several things in a cell.
pub(crate) struct Item {
    pub pick: Pick,
    /// Whether it can be picked now.
    pub legal: bool,
}

/// What is typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Topic {
    /// An order in notation.
    Order,
    /// A file name.
    Save { quit: bool },
    /// Dice or cards.
    Luck,
}

impl App {
    /// Gives a key to the topmost panel, which stays open unless it is done.
    pub(crate) fn panel_key(&mut self, mut panel: Panel, key: KeyEvent) {
        let typing = matches!(panel, Panel::Line { .. });
        if key.code == KeyCode::Char('g') && !typing {
            self.switch_language();
            return self.panels.push(panel);
        }
        match &mut panel {
            Panel::Line { .. } => self.line_key(panel, key),
            Panel::Help { scroll }
            | Panel::Legend { scroll }
            | Panel::Log { scroll }
            | Panel::Decks { scroll }
            | Panel::Look { scroll }
            | Panel::Analysis { scroll }
            | Panel::Over { scroll } => {
                if scroll_key(scroll, key) {
                    return self.panels.push(panel);
                }
                // The result is not closed by a key that was meant for the game.
                if matches!(panel, Panel::Over { .. }) && !matches!(key.code, KeyCode::Esc | KeyCode::Enter) {
                    self.panels.push(panel);
                    if matches!(key.code, KeyCode::Char('a' | 's' | 'q' | '?' | 'L' | 'l')) {
                        self.table_key(key);
                    }
                }
            }
            Panel::Rule { section, scroll, rulings } => {
                let last = self.shelf.rulebook().speak(self.words.lang).sections.len().saturating_sub(1);
                let turned = match key.code {
                    KeyCode::Left => section.saturating_sub(1),
                    KeyCode::Right => (*section + 1).min(last),
                    _ if scroll_key(scroll, key) => return self.panels.push(panel),
                    _ => return,
                };
                if turned != *section {
                    (*section, *scroll) = (turned, 0);
                    rulings.clear();
                }
                self.panels.push(panel);
            }
            Panel::Why { scroll, instead, .. } => {
                if key.code == KeyCode::Enter {
                    if let Some(pick) = instead.take() {
                        self.picks.clear();
                        self.pick(pick);
                    }
                } else if scroll_key(scroll, key) {
                    self.panels.push(panel);
                } else if key.code == KeyCode::Char('r') {
                    self.panels.push(panel);
                    self.show_rule();
                }
            }
            Panel::Confirm { order, scroll, .. } => match key.code {
                KeyCode::Enter | KeyCode::Char('y' | 'j') => {
                    let order = std::mem::take(order);
                    self.give(&order);
                }
                KeyCode::Char('r') => {
                    let rule =
                        self.choices.iter().find(|choice| choice.order == *order).map(|c| c.rule.clone());
                    self.panels.push(panel);
                    match rule {
                        Some(rule) => self.show_rule_of(&rule),
                        None => self.show_rule(),
                    }
                }
                KeyCode::Esc | KeyCode::Char('n' | 'q') | KeyCode::Backspace => {
                    self.picks.pop();
                }
                _ => {
                    scroll_key(scroll, key);
                    self.panels.push(panel);
                }
            },
            Panel::Go { course, spot, scroll } => match key.code {
                KeyCode::Enter | KeyCode::Char('y' | 'j') => self.go(course, *spot),
                KeyCode::Char('w' | 'v') => {
                    *spot = App::other_way(course, *spot);
                    self.panels.push(panel);
                }
                KeyCode::Esc | KeyCode::Char('n' | 'q') | KeyCode::Backspace => {}
                _ => {
                    scroll_key(scroll, key);
                    self.panels.push(panel);
                }
            },
            Panel::Stack { items, at } => match key.code {
                KeyCode::Up | KeyCode::BackTab => {
                    *at = at.checked_sub(1).unwrap_or(items.len() - 1);
                    self.panels.push(panel);
                }
                KeyCode::Down | KeyCode::Tab => {
                    *at = (*at + 1) % items.len();
                    self.panels.push(panel);
                }
                KeyCode::Enter | KeyCode::Char(' ') => {
                    let item = items.swap_remove(*at);
                    self.take_item(item);
                }
                KeyCode::Char(c @ '1'..='9') => {
                    let number = c as usize - '1' as usize;
                    if number < items.len() {
                        let item = items.swap_remove(number);
                        self.take_item(item);
                    } else {
                        self.panels.push(panel);
                    }
                }
                KeyCode::Char('w') => {
                    let pick = items[*at].pick.clone();
                    self.panels.push(panel);
                    self.why_not(vec![pick]);
                }
                KeyCode::Esc | KeyCode::Char('q') | KeyCode::Backspace => {}
                _ => self.panels.push(panel),
            },
            Panel::Hand { at } => self.hand_key(*at, key),
            Panel::Buttons { at } => {
                let count = self.buttons().len().max(1);
                match key.code {
                    KeyCode::Up | KeyCode::BackTab => *at = at.checked_sub(1).unwrap_or(count - 1),
                    KeyCode::Down | KeyCode::Tab => *at = (*at + 1) % count,
                    KeyCode::Enter | KeyCode::Char(' ') => return self.press(*at),
                    KeyCode::Char(c @ '1'..='9') => return self.press(c as usize - '1' as usize),
                    KeyCode::Esc | KeyCode::Char('q' | 'b') | KeyCode::Backspace => return,
                    _ => {}
                }
                self.panels.push(panel);
            }
            Panel::Overlays { at } => {
                let count = self.table.overlays().len().max(1);
                match key.code {
                    KeyCode::Up | KeyCode::BackTab => *at = at.checked_sub(1).unwrap_or(count - 1),
                    KeyCode::Down | KeyCode::Tab => *at = (*at + 1) % count,
                    KeyCode::Enter | KeyCode::Char(' ') => return self.choose_overlay(*at),
                    KeyCode::Char(c @ '1'..='9') => return self.choose_overlay(c as usize - '1' as usize),
                    KeyCode::Esc | KeyCode::Char('q' | 'v') | KeyCode::Backspace => return,
                    _ => {}
                }
                self.panels.push(panel);
            }
            Panel::Instructions { seat, at } => {
                let count = self.table.reactions().len().max(1);
                match key.code {
                    KeyCode::Up | KeyCode::BackTab => *at = at.checked_sub(1).unwrap_or(count - 1),
                    KeyCode::Down | KeyCode::Tab => *at = (*at + 1) % count,
                    KeyCode::Left => self.instruct(*seat, *at, -1),
                    KeyCode::Right => self.instruct(*seat, *at, 1),
                    KeyCode::Esc | KeyCode::Enter | KeyCode::Char('q' | 'i') => return,
                    _ => {}
                }
                self.panels.push(panel);
            }
            Panel::Advice { order, .. } => {
                if key.code == KeyCode::Enter {
                    let order = std::mem::take(order);
                    self.consider(&order);
                }
            }
            Panel::Task { help, scroll } => match key.code {
                KeyCode::Char('h') if !*help => {
                    *help = true;
                    self.panels.push(panel);
                }
                _ if scroll_key(scroll, key) => self.panels.push(panel),
                KeyCode::Enter if self.lesson_is_over() => self.leave(),
                KeyCode::Enter | KeyCode::Esc | KeyCode::Char('t' | 'q') => {}
                _ => self.panels.push(panel),
            },
            Panel::Quit => match key.code {
                KeyCode::Char('y' | 'j') | KeyCode::Enter => self.leave(),
                KeyCode::Char('s') => self.save(true),
                KeyCode::Esc | KeyCode::Char('n' | 'q') => {}
                _ => self.panels.push(panel),
            },
            Panel::Curtain { seat } => {
                let seat = *seat;
                match key.code {
                    KeyCode::Enter => self.lift_curtain(seat),
                    _ => self.panels.push(panel),
                }
            }
            Panel::NoRule { .. } => {}
        }
    }

    /// A key while something is typed.
    fn line_key(&mut self, mut panel: Panel, key: KeyEvent) {
        let Panel::Line { topic, edit, error, sure } = &mut panel else { return };
        match key.code {
            KeyCode::Esc => return,
            KeyCode::Enter => {
                let text = edit.text();
                let text = text.trim();
                let answer = match topic {
                    _ if text.is_empty() => return,
                    Topic::Order => self.type_order(text),
                    Topic::Luck => self.type_luck(text),
                    Topic::Save { quit } => {
                        let path = typed_path(text);
                        if path.exists() && !*sure && self.saved.as_ref() != Some(&path) {
                            *sure = true;
                            Err(Say::Own(Msg::new("save-exists")))
                        } else {
                            self.save_to(&path, *quit)
                        }
                    }
                };
                match answer {
                    Ok(()) => return,
                    Err(say) => *error = Some(say),
                }
            }
            KeyCode::Tab if *topic == Topic::Order => {
                if let Some(longer) = self.complete(&edit.text()) {
                    *edit = Edit::new(&longer);
                }
            }
            _ => {
                if edit.key(key) {
                    *error = None;
                    *sure = false;
                }
            }
        }
        self.panels.push(panel);
    }

    /// What all orders that begin with this text have in common beyond it.
    fn complete(&self, text: &str) -> Option<String> {
        let mut orders =
            self.choices.iter().map(|choice| choice.order.as_str()).filter(|o| o.starts_with(text));
        let first = orders.next()?;
        let common = orders.fold(first, |common, order| {
            let same = common.char_indices().zip(order.chars()).take_while(|((_, a), b)| a == b).last();
            same.map_or("", |((at, c), _)| &common[..at + c.len_utf8()])
        });
        (common.len() > text.len()).then(|| common.to_owned())
    }
}

/// Keys that move the text of a panel.
fn scroll_key(scroll: &mut usize, key: KeyEvent) -> bool {
    match key.code {
        KeyCode::Up => *scroll = scroll.saturating_sub(1),
        KeyCode::Down => *scroll += 1,
        KeyCode::PageUp => *scroll = scroll.saturating_sub(8),
        KeyCode::PageDown | KeyCode::Char(' ') => *scroll += 8,
        KeyCode::Home => *scroll = 0,
        KeyCode::End => *scroll = usize::MAX / 2,
        _ => return false,
    }
    true
}
