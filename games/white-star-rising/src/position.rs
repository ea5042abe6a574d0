//! What changes during a game: flat and small.

use crate::forces::MAX_BARRAGES;
use crate::ground::{Cell, NOWHERE};
use crate::overrun::Overruns;
use crate::stacks::Stacks;
use board::Area;
use engine::{Outcome, Seat, Tokens};

pub use crate::forces::MAX_UNITS;
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

/// The impulse of a formation (4.0).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Impulse {
    /// Whose; [`NOBODY`] between impulses.
    pub formation: u8,
    /// Next hex to look at for command (4.2).
    pub hex: Cell,
    /// Next unit to reorganise (4.3).
    pub unit: u8,
    /// Barrages called (11.2).
    pub barrages: u8,
    /// The chaos results in force (9.0), as their numbers on two dice; 0 none. Two markers may come in a row.
    pub chaos: [u8; 2],
    /// How many of them have struck.
    pub struck: u8,
    /// Units still to be made ready by chaos (9.0).
    pub quick: u8,
}

/// A move (5.0).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Moving {
    /// Units taking part that have not finished.
    pub party: u64,
    /// Units that made the last step, [`Moving::from`] to [`Moving::to`].
    pub stepped: u64,
    /// Where they came from; [`WAITING`] if from off the map.
    pub from: Cell,
    /// Where they went.
    pub to: Cell,
    /// Units already fired at in this hex (6.2).
    pub shot: u64,
    /// Units hit during the last step: they stop (6.2, R13, R60).
    pub hit: u64,
    /// What the step was.
    pub step: Step,
    /// The hex was unoccupied before (8.2.1).
    pub fresh: bool,
    /// Units in the middle of an overrun, which must go on (6.4).
    pub inside: u64,
    /// The tank destroyer that fires and moves (12.2.1), or [`NOBODY`].
    pub scoot: u8,
}

/// Kinds of step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// Into a hex without enemies.
    Plain,
    /// 6.3.
    Assault,
    /// 6.4.
    Overrun,
}

/// An attack on one unit or one hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Attack {
    /// What it is.
    pub cause: Cause,
    /// The attacking side.
    pub by: Seat,
    /// The firing unit, or [`NOBODY`].
    pub firer: u8,
    /// The unit fired at, or [`NOBODY`] if the hex is attacked.
    pub target: u8,
    /// The hex attacked.
    pub cell: Cell,
    /// The units that take the hits.
    pub victims: u64,
    /// Dice thrown.
    pub volley: Volley,
    /// Hits added without dice (12.2.4).
    pub auto: u8,
    /// Hits left.
    pub hits: u8,
    /// Hits rolled, before any defence (11.3.2).
    pub rolled: u8,
    /// Units disrupted, reduced or eliminated by it.
    pub hurt: u64,
    /// Units eliminated by it.
    pub killed: u64,
    /// The worst that happened to any of them: 1 disrupted, 2 reduced, 3 eliminated.
    pub worst: u8,
    /// It is over; what came of it is told by `hurt` and `killed`.
    pub done: bool,
}

/// What an attack is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// 6.1: fire in the own impulse.
    Fire,
    /// 6.2: opportunity fire.
    Opportunity,
    /// 6.1: a mortar at a hex it sees.
    Mortar,
    /// 6.1: a mortar at a hex another sees for it; 11.2: a barrage; 9.0: a stray barrage.
    Barrage,
    /// 8.2.1.
    Mine,
    /// 8.2.1: a mine in the hex a beaten unit retreats to (R28).
    RetreatMine,
    /// 11.3.
    Air,
    /// 6.3, 6.4: the hits of the attackers on the defenders.
    OnDefenders,
    /// 6.3, 6.4: the hits of the defenders on the attackers.
    OnAttackers,
}

/// Dice that need the same number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Volley {
    /// How many dice.
    pub dice: u8,
    /// The most hits they can score.
    pub cap: u8,
    /// What each must show.
    pub hit: u8,
}

/// An assault or an overrun.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Clash {
    /// Attacking units.
    pub attackers: u64,
    /// Defending units.
    pub defenders: u64,
    /// Where the attackers came from.
    pub from: Cell,
    /// Where it takes place.
    pub cell: Cell,
    /// Unit with the leadership dice on each side of the fight: attackers, defenders.
    pub lead: [u8; 2],
    /// Whether each side of the fight has settled who gets them.
    pub asked: [bool; 2],
    /// The dice of the first and the second unit of each side of the fight.
    pub volleys: [[Volley; 2]; 2],
    /// Hits scored on the attackers and on the defenders.
    pub hits: [u8; 2],
    /// Units disrupted, reduced or eliminated in it.
    pub hurt: u64,
    /// Units still to retreat.
    pub retreat: u64,
}

/// Shells falling on a hex and perhaps its neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Barrage {
    /// The hex aimed at.
    pub centre: Cell,
    /// Its neighbours are hit too.
    pub wide: bool,
    /// Smoke instead of explosives.
    pub smoke: bool,
    /// Dice for each hex.
    pub dice: u8,
    /// What each must show.
    pub hit: u8,
    /// The next of the seven hexes to resolve.
    pub next: u8,
    /// The firing mortar, or [`NOBODY`].
    pub mortar: u8,
    /// Who fires.
    pub by: Seat,
    /// What follows: the opening of the game, the impulse, or the drawn formation.
    pub then: Then,
}

/// What follows a barrage.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Then {
    /// 12.2.11: the choices before the first draw go on.
    Opening,
    /// 4.4: the impulse goes on.
    Acting,
    /// 9.0: the impulse of the drawn formation begins.
    Impulse,
}

/// An air attack (11.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Air {
    /// Which aircraft.
    pub craft: u8,
    /// Its target.
    pub cell: Cell,
    /// Hits of the flak not saved.
    pub hits: u8,
    /// Hits of the flak unit firing now.
    pub shot: u8,
    /// The flak unit firing now.
    pub flak: u8,
    /// One die less (accuracy 2).
    pub weak: bool,
}

/// A throw of dice (10.0).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Roll {
    /// What it decides.
    pub purpose: Purpose,
    /// How many dice.
    pub count: u8,
    /// As they lie.
    pub faces: [u8; 20],
    /// The side that may spend points first.
    pub first: Seat,
    /// The side with the last word (R38).
    pub last: Seat,
    /// The first side has had its say.
    pub late: bool,
}

/// What a throw decides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Purpose {
    /// Nothing.
    None,
    /// 12.2.11: strength of a tank platoon at the start.
    Strength(u8),
    /// 12.2.1: where and whether a group enters.
    Entry(u8),
    /// 4.2.
    Command(Cell),
    /// 4.3.
    Reorganise(u8),
    /// 6.1: the attack dice.
    Attack,
    /// 6.1: the defence dice.
    Defence,
    /// 6.3: which unit takes the odd hit.
    Spread,
    /// 1.3.2.2: the headquarters in the hex.
    Headquarters(u8),
    /// 11.2, 6.1: accuracy of shells.
    Accuracy,
    /// 6.3, 6.4: the attackers' dice.
    Assault,
    /// 6.3, 6.4: the defenders' dice.
    Counter,
    /// 8.2.2.
    Clear(u8, Cell),
    /// 9.0.
    Chaos,
    /// 11.3.1: a flak unit fires.
    Flak,
    /// 11.3.1: the aircraft saves.
    Evade,
    /// 11.3.1: whether it comes back.
    BreakOff,
    /// 11.3.2: accuracy of the aircraft.
    Aim,
    /// 11.3.2: whether it comes back.
    Return,
    /// 12.2.8.
    Demolition,
    /// 11.4.
    WeaponLoss(Seat),
}

/// Chaos results that wait (9.0).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Chaos {
    /// The results that wait for the next formation, as their numbers on two dice; 0 none.
    pub next: [u8; 2],
    /// The markers that brought them.
    pub markers: [u8; 2],
    /// No sight beyond six hexes this turn.
    pub haze: bool,
    /// A marker that goes back into the cup after its impulse.
    pub again: bool,
}

/// What the scenario's own rules keep in mind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Keep {
    /// Forced and chosen first activations already done.
    pub firsts: u8,
    /// 12.2.8: turns the pioneer has spent at the bridge; 3 means the charges are set for good.
    pub charges: u8,
    /// 12.2.8: the pioneer has been at an end and in good order since the start of the turn.
    pub working: bool,
    /// 12.2.8: the turn from which an attempt may be made.
    pub attempt_from: u8,
    /// 12.2.8: attempts made so far.
    pub attempts: u8,
    /// 12.2.8: the turn of the last attempt.
    pub tried: u8,
    /// 12.2.8: the bridge is down.
    pub down: bool,
    /// 12.2.8: an enemy unit has crossed the bridge.
    pub crossed: bool,
    /// 12.2.8: the bank from which each unit entered the bridge, one bit each: it came over the first end.
    pub over: u64,
    /// 12.2.8: the turn in which the stuka was called up; 0 never.
    pub trigger: u8,
    /// Aircraft that were put into the cup once, one bit each.
    pub called: u8,
    /// 12.2.4: the ambush still waits.
    pub ambush: bool,
    /// 1.3.2.3: headquarters dealt with in this marker removal, by formation.
    pub replaced: u8,
    /// 12.2.9: formations that have acted a second time in the turn.
    pub again_used: u8,
    /// 12.2.11: the opening barrage has been offered and used or declined.
    pub opening: bool,
}

impl Impulse {
    /// None.
    pub const NONE: Impulse =
        Impulse { formation: NOBODY, hex: 0, unit: 0, barrages: 0, chaos: [0; 2], struck: 0, quick: 0 };
}

impl Moving {
    /// None.
    pub const NONE: Moving = Moving {
        party: 0,
        stepped: 0,
        from: NOWHERE,
        to: NOWHERE,
        shot: 0,
        hit: 0,
        step: Step::Plain,
        fresh: false,
        inside: 0,
        scoot: NOBODY,
    };
}

impl Attack {
    /// None.
    pub const NONE: Attack = Attack {
        cause: Cause::Fire,
        by: Seat(0),
        firer: NOBODY,
        target: NOBODY,
        cell: NOWHERE,
        victims: 0,
        volley: Volley { dice: 0, cap: 0, hit: 0 },
        auto: 0,
        hits: 0,
        rolled: 0,
        hurt: 0,
        killed: 0,
        worst: 0,
        done: true,
    };
}

impl Clash {
    /// None.
    pub const NONE: Clash = Clash {
        attackers: 0,
        defenders: 0,
        from: NOWHERE,
        cell: NOWHERE,
        lead: [NOBODY; 2],
        asked: [false; 2],
        volleys: [[Volley { dice: 0, cap: 0, hit: 0 }; 2]; 2],
        hits: [0; 2],
        hurt: 0,
        retreat: 0,
    };
}

impl Barrage {
    /// None.
    pub const NONE: Barrage = Barrage {
        centre: NOWHERE,
        wide: false,
        smoke: false,
        dice: 0,
        hit: 0,
        next: 0,
        mortar: NOBODY,
        by: Seat(0),
        then: Then::Acting,
    };
}

impl Air {
    /// None.
    pub const NONE: Air = Air { craft: NOBODY, cell: NOWHERE, hits: 0, shot: 0, flak: NOBODY, weak: false };
}

impl Roll {
    /// None.
    pub const NONE: Roll =
        Roll { purpose: Purpose::None, count: 0, faces: [0; 20], first: Seat(0), last: Seat(1), late: false };

    /// Whether the dice have fallen.
    #[inline]
    pub fn thrown(&self) -> bool {
        self.faces[0] != 0
    }
    /// The dice.
    #[inline]
    pub fn dice(&self) -> &[u8] {
        &self.faces[..self.count as usize]
    }
    /// Their sum.
    pub fn sum(&self) -> u8 {
        self.dice().iter().sum()
    }
}

impl Volley {
    /// Hits among these dice.
    #[inline]
    pub fn score(&self, dice: &[u8]) -> u8 {
        (dice.iter().filter(|&&die| die >= self.hit).count() as u8).min(self.cap)
    }
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
