//! A line of text being typed.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// The text and where the next letter goes.
#[derive(Clone, Default, Debug)]
pub(crate) struct Edit {
    text: Vec<char>,
    at: usize,
}

impl Edit {
    pub fn new(text: &str) -> Edit {
        let text: Vec<char> = text.chars().collect();
        Edit { at: text.len(), text }
    }

    pub fn text(&self) -> String {
        self.text.iter().collect()
    }

    /// The text before and after the place of the next letter.
    pub fn parts(&self) -> (String, String) {
        (self.text[..self.at].iter().collect(), self.text[self.at..].iter().collect())
    }

    /// Takes a key; true if it was one for the line.
    pub fn key(&mut self, key: KeyEvent) -> bool {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('u') if control => *self = Edit::default(),
            KeyCode::Char('a') if control => self.at = 0,
            KeyCode::Char('e') if control => self.at = self.text.len(),
            KeyCode::Char('w') if control => {
                while self.at > 0 && self.text[self.at - 1] == ' ' {
                    self.erase();
                }
                while self.at > 0 && self.text[self.at - 1] != ' ' {
                    self.erase();
                }
            }
            KeyCode::Char(c) if !control && !key.modifiers.contains(KeyModifiers::ALT) => {
                self.text.insert(self.at, c);
                self.at += 1;
            }
            KeyCode::Backspace => self.erase(),
            KeyCode::Delete => {
                if self.at < self.text.len() {
                    self.text.remove(self.at);
                }
            }
            KeyCode::Left => self.at = self.at.saturating_sub(1),
            KeyCode::Right => self.at = (self.at + 1).min(self.text.len()),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = self.text.len(),
            _ => return false,
        }
        true
    }

    fn erase(&mut self) {
        if self.at > 0 {
            self.at -= 1;
            self.text.remove(self.at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_go_where_the_cursor_is() {
        let mut edit = Edit::new("mve 0703");
        let press = |edit: &mut Edit, code| edit.key(KeyEvent::new(code, KeyModifiers::NONE));
        press(&mut edit, KeyCode::Home);
        press(&mut edit, KeyCode::Right);
        press(&mut edit, KeyCode::Char('o'));
        assert_eq!(edit.text(), "move 0703");
        press(&mut edit, KeyCode::End);
        press(&mut edit, KeyCode::Backspace);
        assert_eq!(edit.text(), "move 070");
        edit.key(KeyEvent::new(KeyCode::Char('w'), KeyModifiers::CONTROL));
        assert_eq!(edit.text(), "move ");
        assert!(!press(&mut edit, KeyCode::Enter));
    }
}
