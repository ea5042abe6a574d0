//! Hands of cards: what is held, what can be played now, and why something cannot.

use crate::app::App;
use crate::fold::{fold, lines};
use crate::panel::Panel;
use crate::panels::Sheet;
use crate::picks;
use crate::status::POINTER;
use crate::words::Say;
use engine::Msg;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use scene::{CardFace, Hand, Pick};

impl App {
    /// The cards the player sees, in the order of the hands, each with the hand it is in.
    fn held(&self) -> impl Iterator<Item = (&Hand<String>, &CardFace<String>)> {
        self.scene.hands.iter().flat_map(|hand| hand.cards.iter().map(move |card| (hand, card)))
    }

    /// Whether an order can begin with this card now.
    fn is_playable(&self, card: &str) -> bool {
        picks::next(&self.choices, &[]).contains(&Pick::Card(card.to_owned()))
    }

    /// How many cards are seen, and how many of them can be played now.
    pub(crate) fn hand_count(&self) -> (usize, usize) {
        let playable = self.held().filter(|(_, card)| self.is_playable(&card.id)).count();
        (self.held().count(), playable)
    }

    pub(crate) fn open_hand(&mut self) {
        if self.scene.hands.is_empty() {
            return self.tell(Say::Own(Msg::new("hand-none")));
        }
        let at = self.held().position(|(_, card)| self.is_playable(&card.id)).unwrap_or(0);
        self.panels.push(Panel::Hand { at });
    }

    pub(crate) fn hand_key(&mut self, mut at: usize, key: KeyEvent) {
        let count = self.held().count().max(1);
        match key.code {
            KeyCode::Up | KeyCode::Left | KeyCode::BackTab => at = at.checked_sub(1).unwrap_or(count - 1),
            KeyCode::Down | KeyCode::Right | KeyCode::Tab => at = (at + 1) % count,
            KeyCode::Enter | KeyCode::Char(' ') => return self.take_card(at),
            KeyCode::Char(c @ '1'..='9') => return self.take_card(c as usize - '1' as usize),
            KeyCode::Char('w') => {
                let pick = self.held().nth(at).map(|(_, card)| Pick::Card(card.id.clone()));
                self.panels.push(Panel::Hand { at });
                return self.why_not(pick.into_iter().collect());
            }
            KeyCode::Esc | KeyCode::Char('q' | 'h') | KeyCode::Backspace => return,
            _ => {}
        }
        self.panels.push(Panel::Hand { at });
    }

    /// Plays a card or goes on to its target; says why not if it cannot be played now.
    fn take_card(&mut self, at: usize) {
        let Some((hand, card)) = self.held().nth(at) else { return self.panels.push(Panel::Hand { at: 0 }) };
        let (secret, pick) = (hand.secret, Pick::Card(card.id.clone()));
        if self.is_playable(&card.id) {
            self.picks.clear();
            self.pick(pick);
        } else {
            self.panels.push(Panel::Hand { at });
            if !secret {
                self.picks.clear();
                self.why_not(vec![pick]);
            }
        }
    }

    /// All hands: cards in a list, the text of the one pointed at below it; hidden ones as a count.
    pub(crate) fn hand_sheet(&self, at: usize, page: usize) -> Sheet {
        let mut out: Vec<Line<'static>> = Vec::new();
        let mut number = 0;
        for hand in &self.scene.hands {
            let mut head = hand.title.clone();
            if hand.limit > 0 && !hand.cards.is_empty() {
                head = format!("{head} {}/{}", hand.cards.len(), hand.limit);
            }
            if hand.backs > 0 {
                let backs = Msg::new("hand-backs").with("count", hand.backs as i64);
                let side = self.words.side(&hand.side);
                head = format!("{side}, {head}: {}", self.words.own_with(backs));
            } else if hand.cards.is_empty() {
                head = format!("{head}: {}", self.words.own("hand-empty"));
            } else if hand.secret {
                head = format!("{head} ({})", self.words.own("hand-secret"));
            }
            out.extend(lines(&head, page, self.look.strong()));
            for card in &hand.cards {
                let here = number == at;
                let playable = self.is_playable(&card.id);
                let style = match (here, playable) {
                    (true, _) => self.look.focus(),
                    (false, true) => Style::new(),
                    (false, false) => self.look.faint(),
                };
                let lead = if here { POINTER } else { ' ' };
                let key = if number < 9 { (number + 1).to_string() } else { " ".to_owned() };
                let sign = if playable { "*" } else { "" };
                let when = card.when.as_ref().unwrap_or(&card.purpose);
                let first = format!("{}{sign} · {when}", card.name);
                for (line, part) in fold(&first, page.saturating_sub(4)).into_iter().enumerate() {
                    let lead = if line == 0 { format!("{lead}{key} ") } else { "   ".to_owned() };
                    out.push(Line::from(vec![
                        Span::styled(lead, self.look.key()),
                        Span::styled(part, style),
                    ]));
                }
                if here {
                    let says = card.text.iter().chain(&card.progress);
                    for part in says.flat_map(|text| fold(text, page.saturating_sub(6))) {
                        out.push(Line::raw(format!("     {part}")));
                    }
                }
                number += 1;
            }
        }
        let (title, footer) = (self.words.own("hand-title"), self.words.own("hand-footer"));
        Sheet { title, lines: out, footer, width: page, aside: true }
    }
}
