//! How a scenario is won (12.2).

use super::Area;
use engine::Seat;
use serde::Deserialize;

/// How clear a victory is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Grade {
    /// Barely won.
    Marginal,
    /// Won tactically (scenario 12).
    Tactical,
    /// Won, without further distinction.
    Plain,
    /// Won decisively.
    Decisive,
}

/// How a game ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// Nobody wins.
    Draw,
    /// A side wins.
    Win(Seat, Grade),
}

/// Something a side wants to have done at the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Control of at least `count` hexes of the area; for a whole town or hill that is all of them (S23).
    Control {
        /// The hexes.
        area: Area,
        /// How many of them.
        count: u8,
    },
    /// Control of a bridge that still stands.
    Bridge {
        /// The bridge hex.
        area: Area,
    },
    /// At least one of these units stands in the area.
    Present {
        /// The units that count.
        units: u64,
        /// Where.
        area: Area,
    },
    /// None of these enemy units stands in the area.
    Absent {
        /// The units that count.
        units: u64,
        /// Where.
        area: Area,
    },
    /// Units left the map by the side's exits.
    Exited {
        /// The units that count.
        units: u64,
        /// Those of them that count double.
        double: u64,
        /// Only at full strength when leaving.
        full: bool,
        /// How many are needed.
        count: u8,
    },
    /// Enemy units were eliminated.
    Eliminated {
        /// The units that count.
        units: u64,
        /// How many are needed.
        count: u8,
    },
}

/// What earns points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Per {
    /// Control of all hexes of the area.
    Area(Area),
    /// Each controlled hex of the area.
    Hex(Area),
    /// Each of these units eliminated.
    Eliminated(u64),
    /// Each of these units that left by an exit.
    Exited(u64),
}

/// A source of victory points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Score {
    /// Who gets them.
    pub seat: Seat,
    /// How many each time.
    pub points: u8,
    /// What for.
    pub per: Per,
}

/// A line of a points table: the first that fits is the result; if none fits the game is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lead {
    /// Who wins.
    pub seat: Seat,
    /// Points more than the enemy, at least.
    pub lead: u8,
    /// Points of his own, at least.
    pub least: u8,
    /// How clearly.
    pub grade: Grade,
}

/// How a scenario is won. Tested after the last turn (S23).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Victory {
    /// The number of goals the seat has reached gives the result: `results[reached]`.
    Goals {
        /// Whose goals they are.
        seat: Seat,
        /// The goals.
        goals: Vec<Goal>,
        /// One result for each number of goals reached, from none to all.
        results: Vec<Verdict>,
    },
    /// Points are compared.
    Points {
        /// What earns points.
        scores: Vec<Score>,
        /// The table, best line first.
        leads: Vec<Lead>,
    },
    /// The seat must bring tank platoons over its exits (scenario 15).
    Breakthrough {
        /// Who breaks through.
        seat: Seat,
        /// The platoons that count.
        tanks: u64,
        /// Result for at least so many of them, best line first.
        results: Vec<(u8, Verdict)>,
        /// Result if no unit at all of the seat has left.
        stopped: Verdict,
        /// Enemy platoons to keep for the better result.
        keep: u64,
        /// How many of them.
        kept: u8,
        /// Result if no unit has left and enough platoons live.
        stopped_and_kept: Verdict,
    },
}
