//! What is under way: the parts of a position that describe an impulse, a move, a fight, a throw.

use crate::*;

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
    /// Where they came from; [`crate::position::WAITING`] if from off the map.
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
