//! Standing instructions: the table lets reactions pass that a person does not want to be asked about.

use crate::Table;
use engine::{Need, Seat, Viewer};
use scene::{Ask, Reaction, Show};

/// A seat's standing instructions: a kind of reaction, and when to ask about it. Kinds not named are asked about when
/// they can matter; in games with secrets always.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Instructions(Vec<(String, Ask)>);

/// Why somebody who had more in mind should look again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Disturbance {
    /// Dice or cards have decided something.
    Luck,
    /// Something was seen that had not been known.
    Revealed,
    /// Another side has done more than let a reaction pass.
    OtherSide,
}

/// A reaction a seat is asked for now, for callers that know no game by name.
#[derive(Clone, PartialEq, Debug)]
pub struct ReactionFace {
    /// Its kind; the text key is `reaction-<kind>`.
    pub kind: &'static str,
    /// The best chance that it changes anything.
    pub chance: f32,
    /// The order that lets it pass, in notation.
    pub decline: String,
}

impl Instructions {
    /// When to ask about this kind. Where hands are secret whoever says nothing is asked every time: an answer that comes at
    /// once would tell of them.
    pub fn get(&self, kind: &str, secrets: bool) -> Ask {
        let silent = if secrets { Ask::Always } else { Ask::default() };
        self.0.iter().find(|(name, _)| name == kind).map_or(silent, |(_, ask)| *ask)
    }

    /// Changes when to ask about this kind.
    pub fn set(&mut self, kind: &str, ask: Ask) {
        self.0.retain(|(name, _)| name != kind);
        self.0.push((kind.to_owned(), ask));
    }

    /// The instructions as a line: `mine=never opportunity-fire=30`.
    pub fn write(&self) -> String {
        let words: Vec<String> = self.0.iter().map(|(kind, ask)| format!("{kind}={}", ask.write())).collect();
        words.join(" ")
    }

    /// Instructions from a line; words that say nothing are left out.
    pub fn read(line: &str) -> Instructions {
        let mut found = Instructions::default();
        for (kind, ask) in line.split(' ').filter_map(|word| word.split_once('=')) {
            if let Some(ask) = Ask::read(ask) {
                found.set(kind, ask);
            }
        }
        found
    }
}

impl<G: Show + engine::Insight> Table<G> {
    /// The reaction the seat is asked for now.
    pub fn reaction(&self, seat: Seat) -> Option<Reaction<G::Order>> {
        if self.need() != Need::Order(seat) {
            return None;
        }
        self.game().reaction(&self.game().view(self.position(), Viewer::Seat(seat)), seat)
    }

    /// What has happened since this many steps that a seat which had more in mind should know before it goes on.
    pub fn disturbance(&self, from: usize, seat: Seat) -> Option<Disturbance> {
        let game = self.game();
        self.steps().iter().skip(from).find_map(|step| {
            // Only what the seat is told of counts: otherwise stopping would tell it.
            let told = |event: &&G::Event| game.tell(event, Viewer::Seat(seat)).is_some();
            let declined = |other: Seat| {
                let view = game.view(&step.before, Viewer::Seat(other));
                let decline = game.reaction(&view, other).map(|reaction| game.write(reaction.decline));
                decline.as_ref() == Some(&step.entry.what)
            };
            match step.seat {
                None => Some(Disturbance::Luck),
                _ if step.events.iter().filter(told).any(|event| game.widens(event)) => {
                    Some(Disturbance::Revealed)
                }
                Some(other) if other != seat && !declined(other) => Some(Disturbance::OtherSide),
                Some(_) => None,
            }
        })
    }

    /// Lets the reaction the seat is asked for pass, if its player need not be asked: because he has no choice, or because
    /// his instructions say so. It is an order like any other; the log tells its owner how it came about.
    pub fn pass(&mut self, seat: Seat, instructions: &Instructions) -> bool {
        if self.is_puzzled(seat) {
            return false;
        }
        let Some(reaction) = self.reaction(seat) else { return false };
        let secrets = self.game().has_secrets();
        let wants = |kind: &str, chance: f32| instructions.get(kind, secrets).wants(chance);
        let others =
            || self.game().other_reactions(&self.game().view(self.position(), Viewer::Seat(seat)), seat);
        let wanted = wants(reaction.kind, reaction.chance)
            || others().into_iter().any(|(kind, chance)| wants(kind, chance));
        if wanted && self.orders().len() > 1 {
            return false;
        }
        let passed = self.order_again(seat, reaction.decline).is_ok();
        if passed {
            self.mark_passed(self.len());
        }
        passed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn instructions_read_back_as_written() {
        let mut wish = Instructions::default();
        assert_eq!((wish.get("mine", false), wish.get("mine", true)), (Ask::Matters, Ask::Always));
        wish.set("mine", Ask::Never);
        wish.set("fire", Ask::Above(30));
        wish.set("mine", Ask::Always);
        assert_eq!(wish.write(), "fire=30 mine=always");
        assert_eq!(Instructions::read(&wish.write()), wish);
        wish.set("mine", Ask::Matters);
        assert_eq!(wish.write(), "fire=30 mine=matters");
        assert_eq!(wish.get("mine", true), Ask::Matters);
        assert_eq!(Instructions::read("nonsense fire=often"), Instructions::default());
    }
}
