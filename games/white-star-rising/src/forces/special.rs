//! The special rules of scenarios.

use super::{Area, Cell};
use engine::Seat;

/// The panther of scenario 4.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ambush {
    /// The unit.
    pub unit: u8,
    /// Where it may appear, if no enemy is there.
    pub at: Area,
    /// Hits added to its first attack.
    pub hits: u8,
}

/// Blowing up the bridge (8, S10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Demolition {
    /// The bridge.
    pub bridge: Cell,
    /// The bridge and both its ends: where the pioneers must be.
    pub ends: Area,
    /// The pioneers.
    pub pioneers: u64,
    /// The formation in whose impulse the attempt is made.
    pub formation: u8,
    /// Turns needed to set the charges.
    pub turns: u8,
    /// The first attempt succeeds with this number or less.
    pub first: u8,
    /// Later attempts succeed with this number or less.
    pub later: u8,
}

/// The designated marker (9).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Designated {
    /// Whose it is.
    pub seat: Seat,
    /// The formation it cannot activate in turn 1.
    pub not_first: u8,
}

/// Units that may start reduced (11).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Swamped {
    /// A die is thrown for each of these.
    pub units: u64,
    /// With this number or less it starts reduced.
    pub upto: u8,
}

/// The special rules of a scenario.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Special {
    /// Units with the M18 rule (1, 14).
    pub m18: u64,
    /// The panther in ambush (4).
    pub ambush: Option<Ambush>,
    /// Blowing up the bridge (8).
    pub demolition: Option<Demolition>,
    /// The designated marker (9). No formation of this seat acts twice in a turn, except `not_first` in turn 1.
    pub designated: Option<Designated>,
    /// Units that may call barrages although nobody else of their side may (10); none: the usual rule.
    pub only_callers: [u64; 2],
    /// Barrages of a side per turn (11).
    pub barrages_per_turn: Option<u8>,
    /// This seat may fire one barrage before all activations of turn 1 (11).
    pub opening_barrage: Option<Seat>,
    /// Tanks that may have taken water (11).
    pub swamped: Option<Swamped>,
    /// If both players agree a chaos marker goes into the cup at the start of this turn (1).
    pub chaos_by_consent: Option<u8>,
}
