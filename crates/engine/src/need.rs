use crate::{Chance, Rule, Seat};

/// What a position needs next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// An order from this seat.
    Order(Seat),
    /// Dice, a card or a chit from outside.
    Luck(Chance),
    /// Nothing more: the game is over.
    Over(Outcome),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// Who won.
    pub winner: Winner,
    /// Text key of the reason.
    pub reason: &'static str,
    /// The section that decides it.
    pub rule: Rule,
}

/// Who won.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Winner {
    /// This seat.
    Seat(Seat),
    /// Nobody: a draw.
    Draw,
    /// The game itself, in a solo game that was lost.
    Game,
}

impl Outcome {
    /// The result for a seat: 1 won, 0.5 draw, 0 lost.
    pub fn score(&self, seat: Seat) -> f32 {
        match self.winner {
            Winner::Seat(winner) if winner == seat => 1.0,
            Winner::Draw => 0.5,
            _ => 0.0,
        }
    }
}
