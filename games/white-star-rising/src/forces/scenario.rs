//! A scenario, ready to be played: everything resolved to cells and unit sets.

use super::{Area, Armour, Cell, Gait, Ground, Kind, Special, Victory, Weapon};
use engine::Seat;
use std::sync::Arc;

/// The most units of a scenario; sets of units are `u64`, bit = index.
pub const MAX_UNITS: usize = 64;
/// The most formations of a scenario.
pub const MAX_FORMATIONS: usize = 8;
/// The most kinds of barrages of a scenario.
pub const MAX_BARRAGES: usize = 8;
/// The most markers that can be in the cup.
pub const MAX_MARKERS: usize = 32;

/// What a unit is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Role {
    /// A platoon.
    Combat,
    /// The headquarters of a formation.
    Hq,
    /// The second headquarters.
    Shq,
}

/// When a unit is in command whatever the distance to its headquarters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Command {
    /// Never: the rules of 4.2 apply.
    Normal,
    /// In this turn only (13).
    Turn(u8),
    /// Always (7, 12).
    Always,
}

/// A counter in a scenario. Units are ordered by side, then formation; headquarters first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unit {
    /// Its id: `beck-panther-1`, `beck-hq`, `beck-shq`.
    pub id: String,
    /// Platoon or headquarters.
    pub role: Role,
    /// Its kind; for a headquarters the kind it is drawn on (replacement, wreck).
    pub kind: u8,
    /// Its side.
    pub seat: Seat,
    /// The formation it acts with.
    pub formation: u8,
    /// Attached: acts with the formation without belonging to it (1.5).
    pub attached: bool,
    /// The group it arrives with.
    pub group: u8,
    /// Starts reduced.
    pub reduced: bool,
    /// Movement points of a headquarters; of a platoon those of its main face.
    pub mp: u8,
    /// How a headquarters moves; of a platoon that of its main face.
    pub gait: Gait,
    /// In command by scenario rule.
    pub command: Command,
}

/// A formation in a scenario. German ones first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Formation {
    /// Its id: `beck`, `cca`, `107`. Its name is the text `formation-<id>`.
    pub id: String,
    /// Its side.
    pub seat: Seat,
    /// Its name in a few letters.
    pub tag: String,
    /// Looks of its counters: `heer`, `ss`, `us`, `uk`.
    pub style: String,
    /// Its morale.
    pub morale: u8,
    /// All its units: attached ones, headquarters, reinforcements.
    pub units: u64,
    /// Its headquarters.
    pub hq: Option<u8>,
    /// Its second headquarters.
    pub shq: Option<u8>,
    /// Command range of the headquarters: full, reduced.
    pub range: [u8; 2],
    /// Leadership of the headquarters: full, reduced.
    pub leadership: [u8; 2],
    /// Command range of the second headquarters.
    pub shq_range: u8,
    /// Leadership of the second headquarters.
    pub shq_leadership: u8,
    /// Units beside which a lost headquarters may return (1.3.2.3; 2, 3 and 4 widen this).
    pub replacement: u64,
    /// Hexes it may not enter, not even in retreat (10, S22).
    pub forbidden: Area,
    /// The turn at whose start its marker first goes into the cup (R40; 2 if it acts before the first draw
    /// of turn 1 and its marker is left out). `First` entries that are open decide at the table.
    pub marker_turn: u8,
}

/// Units that come into play together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Group {
    /// Its units, headquarters included.
    pub units: u64,
    /// The formation they act with.
    pub formation: u8,
    /// How they come into play.
    pub arrival: Arrival,
    /// Support weapons to be given to its infantry.
    pub weapons: Vec<Weapon>,
    /// The owner chooses the type of the weapons (12); `weapons` then names the default.
    pub weapon_choice: bool,
    /// Who may carry them: the infantry of the group, attached infantry included.
    pub carriers: u64,
}

/// How a group comes into play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Arrival {
    /// Set up before the first turn.
    Setup {
        /// Where.
        zone: Area,
    },
    /// Enters by moving, in the first impulse in or after the turn (R64).
    Enter {
        /// The turn.
        turn: u8,
        /// The hexes of the map edge.
        at: Area,
    },
    /// Put on the map when its formation is drawn, in or after the turn (11).
    Place {
        /// The turn.
        turn: u8,
        /// Where.
        at: Area,
    },
    /// Entry depends on a die at each activation of the formation (1).
    Dice(RandomEntry),
    /// Put on the map from ambush (4).
    Ambush {
        /// Where.
        at: Area,
    },
}

/// Entry by the throw of a die (1).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RandomEntry {
    /// The entry hexes for the numbers 1 to 6; none: not yet, throw again next time.
    pub by_die: Vec<Area>,
}

/// Barrages of one sort in the stock of a side (11.2).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Barrage {
    /// Whose.
    pub seat: Seat,
    /// How many for the whole game.
    pub count: u8,
    /// Dice for each hex; 0 for smoke.
    pub dice: u8,
    /// A die of this number or more hits; 0 for smoke.
    pub hit: u8,
    /// Smoke instead of high explosive.
    pub smoke: bool,
}

/// When an aircraft goes into the cup.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum When {
    /// At the start of the turn.
    Fixed,
    /// At the start of the turn or a later one, as its owner says (8, S9).
    OwnerChooses,
    /// At the start of the turn after the one in which an enemy came into the area (8).
    Trigger {
        /// The area.
        near: Area,
    },
}

/// An aircraft (11.3).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Aircraft {
    /// Its id: `p47`, `typhoon`, `stuka`. Its name is the text `aircraft-<id>`.
    pub id: String,
    /// Whose.
    pub seat: Seat,
    /// Dice.
    pub dice: u8,
    /// A die of this number or more hits.
    pub hit: u8,
    /// Its protection against flak.
    pub armour: Armour,
    /// The turn it goes into the cup; the earliest one if somebody decides or something triggers it.
    pub turn: u8,
    /// What decides.
    pub when: When,
    /// Taken out of the game at the start of this turn (15).
    pub until: Option<u8>,
}

/// A marker of the cup.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Marker {
    /// End of the turn.
    End,
    /// Chaos.
    Chaos,
    /// A formation.
    Formation(u8),
    /// An aircraft.
    Aircraft(u8),
    /// The designated formation of scenario 9.
    Designated,
}

/// Activations before the first draw of turn 1, in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum First {
    /// The formation acts; with `keep` its marker is in the cup as well.
    Forced {
        /// The formation.
        formation: u8,
        /// Whether its marker is in the cup in turn 1 too.
        keep: bool,
    },
    /// Its owner may let it act; if so, its marker is left out in turn 1 (4).
    Optional {
        /// The formation.
        formation: u8,
    },
    /// The seat names any formation to act; its marker is left out in turn 1 (14, S15).
    Choice {
        /// Who chooses.
        seat: Seat,
    },
}

/// A number of units allowed or demanded in an area at set-up. Headquarters are not counted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limit {
    /// The units that are counted.
    pub units: u64,
    /// Where.
    pub area: Area,
    /// At least so many.
    pub least: u8,
    /// At most so many.
    pub most: u8,
}

/// Trenches of a side (8.1, R65).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Trenches {
    /// How many.
    pub count: u8,
    /// Where they may be dug.
    pub zone: Area,
    /// Whether each needs an own unit at start.
    pub manned: bool,
}

/// A unit's place in the set-up the game proposes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AutoPlace {
    /// The unit.
    pub unit: u8,
    /// Where.
    pub cell: Cell,
    /// Vehicle or limbered face up.
    pub vehicle: bool,
}

/// A set-up the game proposes: legal, and not foolish.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Auto {
    /// Every unit that is set up.
    pub places: Vec<AutoPlace>,
    /// Every support weapon: carrier and type, also of groups still to come.
    pub weapons: Vec<(u8, Weapon)>,
    /// Trenches of each side.
    pub trenches: [Vec<Cell>; 2],
}

/// A scenario.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// Its id: `01-noville`. Texts: `scenario-<id>`, and the same with `-date`, `-intro`, `-victory`, `-about`.
    pub id: String,
    /// Its number, 1 to 16.
    pub number: u8,
    /// The section of the rulebook.
    pub section: String,
    /// Its length.
    pub turns: u8,
    /// The battlefield.
    pub ground: Arc<Ground>,
    /// All kinds of counters, the same list in all scenarios.
    pub kinds: Arc<Vec<Kind>>,
    /// The units, at most [`MAX_UNITS`].
    pub units: Vec<Unit>,
    /// The formations, at most [`MAX_FORMATIONS`].
    pub formations: Vec<Formation>,
    /// The groups.
    pub groups: Vec<Group>,
    /// Who sets up first, who second. Support weapons of units still to come are given out then too.
    pub setup_order: Vec<Seat>,
    /// What the set-up must fulfil besides the zones.
    pub limits: Vec<Limit>,
    /// Fate points.
    pub fate: [u8; 2],
    /// Mines in hand.
    pub mines: [u8; 2],
    /// Trenches.
    pub trenches: [Trenches; 2],
    /// Barrages, at most [`MAX_BARRAGES`]: the index is the slot of the stock.
    pub barrages: Vec<Barrage>,
    /// Aircraft.
    pub aircraft: Vec<Aircraft>,
    /// Turns at whose start a chaos marker goes into the cup.
    pub chaos: Vec<u8>,
    /// All markers that can be in the cup, at most [`MAX_MARKERS`]: end markers, formations, designated,
    /// aircraft, chaos in the order of `chaos`, last the one by consent.
    pub markers: Vec<Marker>,
    /// Activations before the first draw.
    pub first: Vec<First>,
    /// Special rules.
    pub special: Special,
    /// Hexes from which units of a side may leave the map (R14).
    pub exits: [Area; 2],
    /// How it is won.
    pub victory: Victory,
    /// Hexes controlled at the start (R37); hexes of both zones are with the side that sets up first.
    pub control: [Area; 2],
    /// The automatic set-up: the best one known for each side.
    pub auto: Auto,
    /// A weaker set-up that makes a closer game.
    pub even: Auto,
    /// Whether a side has one that differs.
    pub has_even: [bool; 2],
    /// Where the facts come from.
    pub provenance: String,
}

impl Scenario {
    /// The kind of a unit.
    #[inline]
    pub fn kind(&self, unit: u8) -> &Kind {
        &self.kinds[self.units[unit as usize].kind as usize]
    }
    /// The unit with this id.
    pub fn find_unit(&self, id: &str) -> Option<u8> {
        self.units.iter().position(|unit| unit.id.eq_ignore_ascii_case(id)).map(|unit| unit as u8)
    }
    /// The formation with this id.
    pub fn find_formation(&self, id: &str) -> Option<u8> {
        self.formations.iter().position(|formation| formation.id.eq_ignore_ascii_case(id)).map(|f| f as u8)
    }
    /// The units that fulfil a condition.
    pub fn select(&self, test: impl Fn(&Unit, &Kind) -> bool) -> u64 {
        let mut set = 0;
        for (index, unit) in self.units.iter().enumerate() {
            if test(unit, &self.kinds[unit.kind as usize]) {
                set |= 1 << index;
            }
        }
        set
    }
}
