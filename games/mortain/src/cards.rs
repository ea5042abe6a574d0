//! The deck: 52 playing cards and one joker, drawn to activate units and to resolve combat.

use crate::{GERMAN, US};
use engine::{Seat, Tokens};

/// A card: suit * 13 + rank, the joker last. Also its token number in the deck.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Card(pub u8);

/// No card lies open.
pub const NO_CARD: Card = Card(u8::MAX);
/// The joker.
pub const JOKER: Card = Card(52);
/// A full deck.
pub const FULL_DECK: Tokens = Tokens::first(53);

const RANKS: [&str; 13] = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const SUITS: [&str; 4] = ["S", "C", "H", "D"];

impl Card {
    /// 1 for the ace to 10, then jack 11, queen 12, king 13.
    pub const fn rank(self) -> u8 {
        self.0 % 13 + 1
    }
    /// 0 spades, 1 clubs, 2 hearts, 3 diamonds.
    pub const fn suit(self) -> u8 {
        self.0 / 13
    }
    /// Jack, queen or king.
    pub const fn is_court(self) -> bool {
        self.0 != JOKER.0 && self.rank() > 10
    }
    /// Black cards are the German's, red ones the American's (4.1).
    pub const fn side(self) -> Seat {
        if self.suit() < 2 { GERMAN } else { US }
    }
    /// Red aces, odd numbers and jacks call aircraft, all other red cards artillery (7, R42).
    pub const fn calls_air(self) -> bool {
        matches!(self.rank(), 1 | 3 | 5 | 7 | 9 | 11)
    }
    /// `7S`, `10H`, `JK`.
    pub fn name(self) -> String {
        match self {
            JOKER => "JK".to_owned(),
            NO_CARD => "none".to_owned(),
            _ => format!("{}{}", RANKS[self.rank() as usize - 1], SUITS[self.suit() as usize]),
        }
    }
    /// The rank as printed.
    pub fn rank_name(self) -> &'static str {
        if self == JOKER { "" } else { RANKS[self.rank() as usize - 1] }
    }
    /// The card with this name.
    pub fn find(name: &str) -> Option<Card> {
        (0..53).map(Card).find(|card| card.name().eq_ignore_ascii_case(name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_found_by_its_name() {
        for card in (0..53).map(Card) {
            assert_eq!(Card::find(&card.name()), Some(card));
        }
        assert_eq!(Card::find("1S"), None);
        assert_eq!(FULL_DECK.len(), 53);
    }

    #[test]
    fn red_odd_cards_and_jacks_call_aircraft() {
        let air: Vec<String> =
            (0..52).map(Card).filter(|c| c.side() == US && c.calls_air()).map(Card::name).collect();
        assert_eq!(air, ["AH", "3H", "5H", "7H", "9H", "JH", "AD", "3D", "5D", "7D", "9D", "JD"]);
    }
}
