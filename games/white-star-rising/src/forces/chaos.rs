//! The chaos table (9.0).

use serde::Deserialize;

/// What a throw on the chaos table does. "Next" is the formation whose marker is drawn next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "name", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ChaosResult {
    /// The enemy of Next's owner puts one HE barrage on any hex, without spotter.
    StrayBarrage {
        /// Dice.
        dice: u8,
        /// A die of this number or more hits.
        hit: u8,
    },
    /// Command ranges of Next are divided, rounded down.
    LostRadio {
        /// By this.
        divisor: u8,
    },
    /// No sight beyond some hexes for the rest of the turn, at once, for everybody.
    Haze {
        /// So many hexes are still seen.
        range: u8,
    },
    /// Fire of Next has fewer dice, at least one.
    LowAmmunition {
        /// So many fewer.
        dice: u8,
    },
    /// Command and reorganisation throws of Next are harder.
    Confusion {
        /// Added to the throw.
        modifier: i8,
    },
    /// Nothing happens.
    Nothing,
    /// Command and reorganisation throws of Next are easier.
    Steady {
        /// Added to the throw.
        modifier: i8,
    },
    /// Units of Next have more movement points, except faces without any.
    DriveOn {
        /// So many more.
        mp: u8,
    },
    /// Next's owner gains fate points.
    LuckyBreak {
        /// So many.
        fate: u8,
    },
    /// At the end of Next's impulse its owner takes "operations complete" from some of its units.
    QuickOrders {
        /// From so many at most.
        units: u8,
    },
    /// After its impulse Next's marker goes back into the cup, once.
    Initiative,
}

impl ChaosResult {
    /// Its id; its name is the text `chaos-<id>`, its effect `chaos-<id>-effect`.
    pub const fn id(self) -> &'static str {
        match self {
            ChaosResult::StrayBarrage { .. } => "stray-barrage",
            ChaosResult::LostRadio { .. } => "lost-radio",
            ChaosResult::Haze { .. } => "haze",
            ChaosResult::LowAmmunition { .. } => "low-ammunition",
            ChaosResult::Confusion { .. } => "confusion",
            ChaosResult::Nothing => "nothing",
            ChaosResult::Steady { .. } => "steady",
            ChaosResult::DriveOn { .. } => "drive-on",
            ChaosResult::LuckyBreak { .. } => "lucky-break",
            ChaosResult::QuickOrders { .. } => "quick-orders",
            ChaosResult::Initiative => "initiative",
        }
    }

    /// What is wrong with its number, if it cannot be meant.
    pub(super) fn beyond(self) -> Option<&'static str> {
        match self {
            ChaosResult::StrayBarrage { dice, hit }
                if !(1..=12).contains(&dice) || !(2..=6).contains(&hit) =>
            {
                Some("a stray barrage has 1 to 12 dice and hits with 2 to 6")
            }
            ChaosResult::LostRadio { divisor } if !(1..=8).contains(&divisor) => {
                Some("command ranges are divided by 1 to 8")
            }
            ChaosResult::Haze { range } if range > 42 => Some("haze leaves at most 42 hexes of sight"),
            ChaosResult::LowAmmunition { dice } if dice > 12 => Some("fire loses at most 12 dice"),
            ChaosResult::Confusion { modifier } | ChaosResult::Steady { modifier }
                if !(-10..=10).contains(&modifier) =>
            {
                Some("the modifier of a throw of two dice lies between -10 and 10")
            }
            ChaosResult::DriveOn { mp } if mp > 12 => Some("at most 12 movement points more"),
            ChaosResult::LuckyBreak { fate } if fate > 10 => Some("at most 10 fate points"),
            ChaosResult::QuickOrders { units } if units > 20 => Some("at most 20 units"),
            _ => None,
        }
    }

    /// Whether it waits for the next formation; if the turn ends first it lapses (9.0).
    pub const fn waits(self) -> bool {
        !matches!(self, ChaosResult::Haze { .. } | ChaosResult::Nothing)
    }
}
