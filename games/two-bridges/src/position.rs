//! What changes during a game.

use crate::*;

/// The most counters a game can have.
pub const UNITS: usize = 8;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Position {
    /// The turn, from 1, and whose part of it this is.
    pub turn: u8,
    pub side: Seat,
    /// Where units are, or were when they were lost.
    pub place: By<Unit, [Hex; UNITS]>,
    /// Steps units have; none if they are lost.
    pub steps: By<Unit, [u8; UNITS]>,
    pub done: By<Unit, [Done; UNITS]>,
    /// The plans, and whether everybody knows them.
    pub plan: By<Seat, [Plan; 2]>,
    pub shown: By<Seat, [bool; 2]>,
    /// Whether the guns have fired in this turn.
    pub fired: bool,
    /// The attack that awaits its die.
    pub attack: Option<Attack>,
    /// What came of the last attack, until the next order.
    pub effect: Option<Effect>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Attack {
    pub unit: Unit,
    pub target: Unit,
    pub guns: bool,
}

impl Position {
    pub fn lives(&self, unit: Unit) -> bool {
        self.steps[unit] > 0
    }
    pub fn unit_in(&self, hex: Hex) -> Option<Unit> {
        self.place.ids().find(|&unit| self.lives(unit) && self.place[unit] == hex)
    }
}
