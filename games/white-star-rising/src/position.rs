//! What changes during a game: flat and small.

use crate::overrun::Overruns;
use crate::stacks::Stacks;
use crate::*;

pub use crate::forces::MAX_UNITS;
pub use crate::under_way::*;
/// The most groups that come into play separately.
pub const MAX_GROUPS: usize = 16;
/// Nobody.
pub const NOBODY: u8 = 255;

/// Not yet set up.
pub const UNPLACED: Cell = 1000;
/// Waiting beyond the edge of the map.
pub const WAITING: Cell = 1001;
/// Left the map (R14).
pub const EXITED: Cell = 1002;
/// Eliminated.
pub const ELIMINATED: Cell = 1003;
/// A headquarters that waits for its replacement (1.3.2.3).
pub const PENDING: Cell = 1004;

/// Whether the place is a hex.
#[inline]
pub const fn on_map(place: Cell) -> bool {
    place < 512
}

/// A complete position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// What happens next.
    pub stage: Stage,
    /// Turn, from 1.
    pub turn: u8,
    /// Markers in the cup, by token.
    pub cup: Tokens,
    /// Markers drawn this turn, by token.
    pub aside: Tokens,
    /// Markers out of the game for good, by token.
    pub gone: Tokens,
    /// The marker just drawn, or [`NOBODY`].
    pub drawn: u8,
    /// End markers drawn this turn (3.1).
    pub ends: u8,
    /// End markers each side holds back (3.2.1).
    pub held: [u8; 2],
    /// Formations missed last turn, for which end markers are held back (3.2.1).
    pub missed: u8,
    /// Formations activated this turn.
    pub activated: u8,
    /// Formations whose marker was in the cup this turn.
    pub offered: u8,
    /// The side of the last impulse: it draws the next marker (R38).
    pub drawer: Seat,
    /// Fate points left (10.0).
    pub fate: [u8; 2],
    /// Mines left (8.2).
    pub mines_left: [u8; 2],
    /// Trenches not yet placed (8.1).
    pub trenches_left: [u8; 2],
    /// Barrages left of each kind (11.2).
    pub barrages: [u8; MAX_BARRAGES],
    /// Barrages fired this turn by each side (12.2.11).
    pub fired_this_turn: [u8; 2],
    /// Support weapons not yet given out, by group: heavy MGs and anti-tank weapons.
    pub weapons_left: [[u8; 2]; MAX_GROUPS],
    /// Infantry platoons eliminated so far (11.4).
    pub infantry_lost: [u8; 2],
    /// Throws about kept-back weapons still to be made (11.4).
    pub weapon_checks: [u8; 2],
    /// Where each unit is.
    pub at: [Cell; MAX_UNITS],
    /// The same by hexes (1.4).
    pub stacks: Stacks,
    /// Movement points spent in this impulse.
    pub spent: [u8; MAX_UNITS],
    /// Support weapon: 0 none, 1 heavy MG, 2 anti-tank.
    pub weapon: [u8; MAX_UNITS],
    /// Units at reduced strength.
    pub reduced: u64,
    /// Units disrupted (6.1.7).
    pub disrupted: u64,
    /// Units out of command (4.2).
    pub ooc: u64,
    /// Units whose operations are complete (4.4).
    pub oc: u64,
    /// Units whose vehicle face is up (5.2).
    pub mounted: u64,
    /// Units that have entered a hex or turned over in this impulse.
    pub moved: u64,
    /// Units that are not where they began the impulse (5.1, 8.2.2), even if they were made ready again since (R67).
    pub strayed: u64,
    /// The platoon each of them began it with in one hex (5.1), or [`NOBODY`].
    pub mates: [u8; MAX_UNITS],
    /// Units that are in command on their own in this impulse: they entered, or the scenario says so.
    pub commanded: u64,
    /// Headquarters whose leadership has been used in this impulse or movement step (R18).
    pub led: u64,
    /// Hexes with a wreck.
    pub wrecks: Area,
    /// Hexes with a trench.
    pub trenches: Area,
    /// Hexes with a mine.
    pub mines: Area,
    /// Hexes with a smoke marker of strength 2, and of strength 1.
    pub smoke: [Area; 2],
    /// Smoke hexes and everything next to them.
    pub smoked: Area,
    /// Hexes each side controls (12.2).
    pub control: [Area; 2],
    /// Who overran which hex in this impulse (6.4).
    pub overran: Overruns,
    /// Groups that may enter, one bit each; the entry hex of a group that dices for it is kept in `entry`.
    pub entering: u16,
    /// Scenario 1: the face of the entry die that lets the second group come on; 0 not yet.
    pub entry: u8,
    /// The impulse under way.
    pub impulse: Impulse,
    /// The move under way.
    pub moving: Moving,
    /// The attack under way.
    pub attack: Attack,
    /// The assault or overrun under way.
    pub clash: Clash,
    /// The barrage under way.
    pub barrage: Barrage,
    /// The air attack under way.
    pub air: Air,
    /// The roll under way.
    pub roll: Roll,
    /// What the last fight came to; none while it is under way.
    pub upshot: Option<crate::odds::Upshot>,
    /// What chaos holds in store (9.0).
    pub chaos: Chaos,
    /// What the scenario's own rules keep in mind.
    pub special: Keep,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// 2.0: a side sets up.
    Setup(Seat),
    /// 12.2.4, 12.2.11, 12.2.14: a choice before the first draw.
    Opening(Seat),
    /// 12.2.8: whether an aircraft goes into the cup this turn.
    Schedule(Seat),
    /// 3.1: a marker is drawn.
    Draw,
    /// 10.0: a side may return the marker, or buy off an "operations complete" marker.
    Drawn(Seat),
    /// 12.2.9: which formation the designated marker activates.
    Designate,
    /// 12.2.11: units are put on the map at the start of their impulse.
    Landing,
    /// 4.4: the active side gives orders.
    Acting,
    /// 5.0: a move is under way.
    Moving,
    /// 8.2.1: the other side may lay a mine.
    LayMine,
    /// 6.2: the other side may fire at the moving units.
    Opportunity,
    /// 6.3: which unit gets the leadership dice.
    Lead(Seat),
    /// 6.3: where a beaten unit goes.
    Retreat,
    /// Dice are thrown.
    Roll,
    /// 10.0: a side may spend fate points on the throw, or before it to make a unit ready (R67).
    Window(Seat),
    /// 11.3: the owner of the aircraft names its target.
    AirTarget,
    /// 11.3.1: flak may fire.
    Flak,
    /// 11.3: the other side picks the hex the aircraft hits instead.
    Scatter,
    /// 9.0: where the stray barrage falls.
    Stray,
    /// 9.0: units are made ready again.
    Quick,
    /// 1.3.2.3: where a headquarters is replaced.
    Replace,
    /// 11.4: which weapon is lost.
    LoseWeapon(Seat),
    /// 12.2: the game is over.
    Over(Outcome),
}

/// The units in a bit set.
#[inline]
pub fn members(set: u64) -> impl Iterator<Item = u8> + Clone {
    let mut rest = set;
    std::iter::from_fn(move || {
        if rest == 0 {
            return None;
        }
        let unit = rest.trailing_zeros() as u8;
        rest &= rest - 1;
        Some(unit)
    })
}

/// One unit as a bit set.
#[inline]
pub const fn bit(unit: u8) -> u64 {
    1 << unit
}

impl Position {
    /// Where a unit is.
    #[inline]
    pub fn place(&self, unit: u8) -> Cell {
        self.at[unit as usize]
    }
    /// Every counter in a hex.
    #[inline]
    pub fn in_cell(&self, cell: Cell) -> u64 {
        self.those_in(if on_map(cell) { self.stacks.there } else { u64::MAX }, cell)
    }
    /// Those of a set that are in a hex.
    #[inline]
    pub fn those_in(&self, set: u64, cell: Cell) -> u64 {
        let mut found = 0;
        let mut rest = set;
        while rest != 0 {
            let unit = rest.trailing_zeros();
            found |= ((self.at[unit as usize] == cell) as u64) << unit;
            rest &= rest - 1;
        }
        found
    }
    /// Whether a unit has the mark.
    #[inline]
    pub fn is(set: u64, unit: u8) -> bool {
        set >> unit & 1 == 1
    }
    /// 6.1.7: in good order.
    #[inline]
    pub fn good_order(&self, unit: u8) -> bool {
        self.disrupted >> unit & 1 == 0
    }
    /// Everything about smoke, after a marker came or went (11.2.2).
    pub fn spread_smoke(&mut self, around: impl Fn(Cell) -> Area) {
        let mut area = Area::NONE;
        for cell in (self.smoke[0] | self.smoke[1]).iter() {
            area |= around(cell);
            area.insert(cell);
        }
        self.smoked = area;
    }
}

/// The other side.
#[inline]
pub const fn enemy(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}
