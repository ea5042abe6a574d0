//! The data files, read and checked: units, cards, secret missions, missions.

mod load;
mod raw;

use crate::board::{Direction, Grid, Seg, SegSet};
use engine::Seat;
use serde::Deserialize;

/// The side in the south.
pub const ALLIED: Seat = Seat(0);
/// The side in the north.
pub const BISMARK: Seat = Seat(1);

engine::ids! {
    /// A kind of unit: the number of its card.
    pub struct Kind(u8);
}

/// 3.2: what class a unit belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Class {
    Infantry,
    Cavalry,
    Support,
    Tank,
    Plug,
}

impl Class {
    /// Its name, as in text keys.
    pub const fn name(self) -> &'static str {
        ["infantry", "cavalry", "support", "tank", "plug"][self as usize]
    }
}

/// 15: where a unit is. All units of the box are on the ground.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Layer {
    /// On the ground.
    Ground,
    /// In the air.
    Air,
}

/// 9: abilities of a unit, or benefits of a segment. Signed values (`bolster`, ranges, bonuses) add up, the others take the
/// highest (R18).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
#[allow(missing_docs)]
pub struct Abilities {
    pub tank_shock: u8,
    pub tank_shock_bonus: u8,
    pub move_bonus: u8,
    pub dash: u8,
    pub rapid_assault: u8,
    pub runner: u8,
    pub precision: u8,
    pub range_ground: u8,
    pub range_air: u8,
    pub sniper: bool,
    pub bolster: u8,
    pub gas_immune: bool,
}

impl Abilities {
    /// R18: both together.
    pub fn with(self, other: Abilities) -> Abilities {
        Abilities {
            tank_shock: self.tank_shock.max(other.tank_shock),
            tank_shock_bonus: self.tank_shock_bonus + other.tank_shock_bonus,
            move_bonus: self.move_bonus + other.move_bonus,
            dash: self.dash.max(other.dash),
            rapid_assault: self.rapid_assault.max(other.rapid_assault),
            runner: self.runner + other.runner,
            precision: self.precision + other.precision,
            range_ground: self.range_ground + other.range_ground,
            range_air: self.range_air + other.range_air,
            sniper: self.sniper || other.sniper,
            bolster: self.bolster + other.bolster,
            gas_immune: self.gas_immune || other.gas_immune,
        }
    }
}

/// 3.3: what is special about a weapon row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Special {
    None,
    Flat,
    Chain,
    Gas,
    /// R24: all its shots at one segment.
    Star,
}

/// 3.3: a weapon row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weapon {
    /// Its name, as in text keys.
    pub name: String,
    /// How many attacks it has in an activation.
    pub attacks: u8,
    /// Its special rule.
    pub special: Special,
    /// Dice against armour classes 1 to 5.
    pub dice: [u8; 5],
}

/// 3.1: a unit card.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct UnitCard {
    pub id: String,
    pub side: Seat,
    pub class: Class,
    pub hero: bool,
    pub layer: Layer,
    pub cost: u8,
    pub rivets: u8,
    pub moves: u8,
    pub armour: u8,
    pub hit_points: u8,
    pub fields: u8,
    pub ground_range: u8,
    pub air_range: u8,
    pub bounty: u8,
    pub sockets: u8,
    /// 6.2: figures in the box.
    pub figures: u8,
    pub abilities: Abilities,
    /// 9.1: what all own units of the segment share.
    pub benefits: Abilities,
    pub weapons: Vec<Weapon>,
    /// The number of its first figure among all units, and how many there can ever be.
    pub first: u8,
    pub slots: u8,
}

engine::words! {
    /// 13.2: when a card may be played.
    pub enum Window {
        DeployStart = "deploy-start",
        DeployEnd = "deploy-end",
        CombatStart = "combat-start",
        BeforeAttack = "before-attack",
        Targeted = "targeted",
        CombatEnd = "combat-end",
        MoveStart = "move-start",
    }
}

/// 13.1: what a card does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effect {
    /// Draw so many Action! cards.
    Draw(u8),
    /// So many more deployment points.
    Points(u8),
    /// So many more rivets.
    Rivets(u8),
    /// The infantry of a segment has so many more movement points.
    March(u8),
    /// Shells fall around a segment.
    Strike {
        /// Dice against armour classes 1 to 5.
        dice: [u8; 5],
        /// How many shells.
        shells: u8,
        /// Whether each leaves a cloud.
        gas: bool,
    },
    /// Lay a minefield.
    LayMines,
    /// Lift a marker or lay wire.
    Sappers,
    /// Sniper and so much Precision for a unit.
    Shot(u8),
    /// So much Bolster Defense for a segment.
    Dig(u8),
    /// The infantry of a segment attacks again.
    Again,
    /// Remove so much damage, or take so many deployment points.
    Repair {
        /// Damage removed at most.
        damage: u8,
        /// Deployment points instead.
        points: u8,
    },
}

/// An Action! card; there are two of each, with different directions.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct CardData {
    pub id: String,
    pub directions: [Direction; 2],
    pub window: Window,
    pub effect: Effect,
}

/// 12: what a Secret Mission asks for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Goal {
    Flags,
    TankOrTwo,
    HeroKills,
    CavalryKills,
    InfantryKills,
    Takes,
    BehindLines,
    TogetherInBunker,
    Force,
}

/// 12: a Secret Mission.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct SecretMission {
    pub id: String,
    pub goal: Goal,
    pub number: u8,
    pub points: u8,
}

engine::words! {
    /// 2.2: what lies in a segment.
    pub enum Marker {
        None = "none",
        Bunker = "bunker",
        Objective = "objective",
        Wire = "wire",
        TankTrap = "tank-trap",
        Minefield = "minefield",
    }
}

/// 4: a mission.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Mission {
    pub id: String,
    /// For cases only, not offered for play.
    pub drill: bool,
    pub grid: Grid,
    /// The printed walkways; bunkers and objectives count as walkways besides (R80).
    pub duckboard: SegSet,
    pub markers: Vec<Marker>,
    /// 2.2: the territories and deployment segments of the two sides.
    pub territory: [SegSet; 2],
    pub deploy: [SegSet; 2],
    pub points: [u8; 2],
    pub infantry_points: u8,
    pub rivets: u8,
    pub action_cards: bool,
    pub secret_missions: bool,
    /// Who begins, if the mission says so.
    pub first: Option<Seat>,
    pub start: Vec<(Kind, Seg)>,
    pub objective_vp: [u8; 2],
    pub round_vp: [u8; 2],
    pub goal: [u8; 2],
    pub drop: bool,
    pub escalation: bool,
}

/// Numbers of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Numbers {
    pub hit: u8,
    pub action_hand: u8,
    pub mission_hand: u8,
    pub mine_dice: u8,
    pub bunker_bolster: u8,
    pub cloud_life: u8,
    pub wire: u8,
    pub minefields: u8,
    pub clouds: u8,
    pub rounds: u8,
    pub throws: u8,
    pub flips: u8,
}

/// Everything the data files say.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub struct Data {
    pub units: Vec<UnitCard>,
    pub cards: Vec<CardData>,
    pub secrets: Vec<SecretMission>,
    pub missions: Vec<Mission>,
    pub numbers: Numbers,
    /// The kind of every unit.
    pub kind_of: Vec<Kind>,
}
