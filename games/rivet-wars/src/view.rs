//! 17.3: who knows what: hands and Secret Missions are secret, decks are sets whose order nobody knows.

use crate::RivetWars;
use crate::position::Position;
use engine::{Game, Seat, Source, Tokens, Viewer};

/// What one viewer may know. What is hidden from them lies in the deck of their view: deck and enemy hand are one set to them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct View {
    /// The position with what is hidden put back into the decks.
    pub open: Position,
    /// How many hidden Action! cards each side holds.
    pub backs: [u8; 2],
    /// How many hidden Secret Missions each side holds.
    pub secret_backs: [u8; 2],
    /// Who looks.
    pub viewer: Viewer,
}

impl RivetWars {
    /// Whether this viewer may see the hand of a side. At the end of the game all hands are shown (R88).
    fn sees(&self, p: &Position, viewer: Viewer, side: usize) -> bool {
        viewer == Viewer::Referee
            || viewer == Viewer::Seat(Seat(side as u8))
            || matches!(p.stage, crate::position::Stage::Over(_))
    }

    pub(crate) fn view_for(&self, p: &Position, viewer: Viewer) -> View {
        let mut open = *p;
        let (mut backs, mut secret_backs) = ([0; 2], [0; 2]);
        for side in 0..2 {
            if !self.sees(p, viewer, side) {
                backs[side] = p.hands[side].len() as u8;
                secret_backs[side] = p.secrets[side].len() as u8;
                open.deck.0 |= p.hands[side].0;
                open.secret_deck.0 |= p.secrets[side].0;
                open.hands[side] = Tokens(0);
                open.secrets[side] = Tokens(0);
            }
        }
        // Without cards everybody sees the same.
        let viewer = if self.has_secrets() { viewer } else { Viewer::Referee };
        View { open, backs, secret_backs, viewer }
    }

    /// Deals the hidden hands from what is unknown, uniformly.
    pub(crate) fn imagine_from(&self, view: &View, luck: &mut dyn Source) -> Position {
        let mut p = view.open;
        for side in 0..2 {
            deal(&mut p.deck, &mut p.hands[side], view.backs[side], luck);
            deal(&mut p.secret_deck, &mut p.secrets[side], view.secret_backs[side], luck);
        }
        p
    }

    /// Exchanges hidden cards with cards of the deck.
    pub(crate) fn swap_unknown(&self, p: &mut Position, viewer: Viewer, luck: &mut dyn Source) {
        for side in 0..2 {
            if self.sees(p, viewer, side) {
                continue;
            }
            for (deck, hand) in
                [(&mut p.deck, &mut p.hands[side]), (&mut p.secret_deck, &mut p.secrets[side])]
            {
                let count = hand.len() as u8;
                deck.0 |= hand.0;
                *hand = Tokens(0);
                deal(deck, hand, count, luck);
            }
        }
    }
}

fn deal(deck: &mut Tokens, hand: &mut Tokens, count: u8, luck: &mut dyn Source) {
    for _ in 0..count {
        let token = deck.nth(luck.below(deck.len() as u64) as u32);
        deck.remove(token);
        hand.insert(token);
    }
}
