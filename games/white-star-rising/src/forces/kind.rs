//! What is printed on the counters.

use super::Gait;
use serde::Deserialize;

/// A fire value: `4^4/8`, `3+^5/3`, `2^5/1_` (6.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct Fire {
    /// Firepower: dice, and the most hits it can make.
    pub dice: u8,
    /// One die more, without raising the limit of hits (6.1.4).
    pub plus: bool,
    /// A die of this number or more hits.
    pub hit: u8,
    /// Normal range in hexes.
    pub range: u8,
    /// Underlined range: neither extended nor reduced (6.1.3).
    pub fixed: bool,
}

/// Armour: `3^5`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct Armour {
    /// Dice.
    pub dice: u8,
    /// A die of this number or more cancels a hit.
    pub save: u8,
}

/// An assault value: `3+^4`, `1^6*` (6.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct Assault {
    /// Strength: dice, and the most hits it can make.
    pub dice: u8,
    /// One die more, without raising the limit of hits (6.1.4).
    pub plus: bool,
    /// A die of this number or more hits.
    pub hit: u8,
    /// May defend itself but not begin an assault.
    pub star: bool,
}

/// One face of a counter at one strength.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Face {
    /// Fire against hard targets.
    pub ap: Option<Fire>,
    /// Fire against soft targets. A mortar has the same value here and in `ap`.
    pub he: Option<Fire>,
    /// The blue value of flak (11.1).
    pub flak: Option<Fire>,
    /// Whether it fires as a mortar does: at a hex, hard and soft alike (6.1).
    pub mortar: bool,
    /// Armour; only hard targets have one.
    pub armour: Option<Armour>,
    /// Movement points.
    pub mp: u8,
    /// How it moves.
    pub gait: Gait,
    /// Value in assaults.
    pub assault: Option<Assault>,
    /// Hard target: attacked with AP (1.3).
    pub hard: bool,
}

/// A type of counter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kind {
    /// Its id, e.g. `panzer-iv`. Its name is the text `kind-<id>`.
    pub id: String,
    /// The word for it in the ids of units, e.g. `pziv` in `beck-pziv-2`.
    pub short: String,
    /// Nation: `german`, `us`, `uk`.
    pub nation: String,
    /// NATO symbol of the main face, as in `scene::Piece`.
    pub symbol: String,
    /// Infantry family: carries support weapons, clears mines, has the bonuses of 6.3.1.
    pub infantry: bool,
    /// Engineers and pioneers.
    pub pioneer: bool,
    /// Reconnaissance (1.3.3.2).
    pub recon: bool,
    /// A gun or mortar with its crew.
    pub gun: bool,
    /// Parachutists (scenario 16).
    pub para: bool,
    /// An M4 of any type (scenario 9).
    pub m4: bool,
    /// Has a single step.
    pub one_step: bool,
    /// Has a vehicle or limbered face: `faces[1]` differs from `faces[0]`, flipping is possible (5.2).
    pub transport: bool,
    /// Leaves a wreck when eliminated.
    pub wreck: bool,
    /// Counts as a tank platoon for victory (S18): hard, neither flak nor carrier.
    pub tank: bool,
    /// May fire and move in one impulse where the scenario has the M18 rule.
    pub m18: bool,
    /// `[face][step]`: face 0 is foot, gun or vehicle, face 1 the carrier or tow (the same as face 0 without
    /// transport); step 0 is full, 1 reduced (the same as full for one-step units).
    pub faces: [[Face; 2]; 2],
    /// Where the values come from.
    pub provenance: String,
}

/// A support weapon carried by an infantry platoon (1.3.4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Weapon {
    /// Heavy machine gun: one HE die and one hex of HE range more.
    Mg,
    /// Bazooka, Panzerschreck, PIAT: a plus on AP.
    At,
}

impl Kind {
    /// The face that is up at a strength.
    #[inline]
    pub fn face(&self, vehicle: bool, reduced: bool) -> &Face {
        &self.faces[vehicle as usize][reduced as usize]
    }
}

impl Weapon {
    /// Its id in orders; its name is the text `weapon-<id>-<nation of the carrier>`.
    pub const fn id(self) -> &'static str {
        match self {
            Weapon::Mg => "mg",
            Weapon::At => "at",
        }
    }
}
