//! Actions under way: the parts of a position that describe a move, a reaction, a shot, a salvo, a fight.

use crate::words::*;
use engine::Seat;

/// A move (7.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Moving {
    /// Who moves on.
    pub party: Units,
    /// Who has stopped but may still fire.
    pub halted: Units,
    /// The way so far, its first hex where it began; [`Hex::WAITING`] for those who enter.
    pub path: [Hex; 16],
    /// Hexes of the way.
    pub len: u8,
    /// 7.2.1: the last hex was entered in column.
    pub column: bool,
    /// 6.1: only half the movement points, because the unit has fired or loaded.
    pub half: bool,
    /// 6.1: it has fired already.
    pub fired: bool,
    /// What the last step still has to settle.
    pub todo: StepTodo,
    /// Who still has to suffer the mines of the hex (10.1).
    pub mines: Units,
    /// R65: the one hex that is always allowed was used.
    pub free_hex: bool,
}

/// What a step still has to settle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StepTodo {
    /// Nothing: orders.
    None,
    /// Mines, overrun, hidden guns.
    Entered,
    /// The window is open or closed: who stops?
    Reacted,
    /// Close combat is over.
    Fought,
}

/// A chance to react (6.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Window {
    /// What gave the occasion.
    pub trigger: Trigger,
    /// Who moved or fired.
    pub targets: Units,
    /// Where.
    pub hex: Hex,
    /// Who was shot at (T3), or nobody.
    pub victim: Unit,
    /// Who has reacted to it.
    pub reacted: Units,
}

/// Occasions to react.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Trigger {
    /// An active unit entered a hex.
    Step,
    /// An active unit fired.
    Fire,
    /// A salvo fell.
    Salvo,
}

/// A shot (8.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shot {
    /// Who fires.
    pub firer: Unit,
    /// At whom.
    pub target: Unit,
    /// What kind of shot.
    pub kind: ShotKind,
    /// 6.1: moved and fired.
    pub moving: bool,
    /// How far.
    pub stage: ShotStage,
    /// Result on the target, not yet applied.
    pub hit: Hit,
    /// Result on the firer, not yet applied.
    pub reply: Hit,
    /// The target has tried to return fire.
    pub answered: bool,
}

/// Kinds of shots.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ShotKind {
    /// By an active unit.
    Active,
    /// 6.3.1.
    Opportunity,
}

/// How far a shot is resolved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ShotStage {
    /// Dice.
    Roll,
    /// 6.3.2: the target may return fire.
    Answer,
    /// Both results are applied.
    Apply,
    /// Morale.
    Morale,
    /// Others may react.
    Open,
}

/// Results to apply to a unit: steps first, then neutralisations (R96).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Hit {
    /// Whom.
    pub unit: Unit,
    /// Steps to lose.
    pub steps: u8,
    /// Neutralisations.
    pub ns: u8,
    /// Inside close combat: whether a step was lost that lets a defender go.
    pub shaken: bool,
    /// By a shot in close combat.
    pub close: bool,
}

/// A withdrawal (6.3.3) or a retreat (9.1.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Flight {
    /// Who.
    pub unit: Unit,
    /// Where to; [`Hex::NONE`] until it is chosen.
    pub to: Hex,
    /// Hexes it may not enter: where attackers came from (9.1.5).
    pub banned: Hex,
    /// What it is.
    pub kind: FlightKind,
    /// It has left its hex and must go on because there is no room.
    pub under_way: bool,
    /// Mines of the hex just entered have been settled.
    pub mined: bool,
}

/// Kinds of going back.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FlightKind {
    /// 6.3.3.
    Withdrawal,
    /// 9.1.2: a defender.
    Retreat,
    /// 9.1.2: an attacker goes back where it came from.
    Back,
}

/// Close combat (9).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Clash {
    /// Where; [`Hex::NONE`] if there is none.
    pub hex: Hex,
    /// Where the attackers came from.
    pub entry: Hex,
    /// Attackers in it.
    pub attackers: Units,
    /// Defenders in it.
    pub defenders: Units,
    /// Defenders neutralised before (R45).
    pub before: Units,
    /// Attackers in column (first round).
    pub column: Units,
    /// Round, from 1.
    pub round: u8,
    /// What comes next.
    pub part: ClashPart,
    /// Who has fired in this part.
    pub fired: Units,
    /// Results of a simultaneous round, by shot.
    pub hits: [Hit; 8],
    /// How many.
    pub pending: u8,
    /// Somebody had a legal shot in this round (R69).
    pub shots: bool,
    /// 9.2: only soft units defended.
    pub soft: bool,
    /// Attackers that still have to suffer mines.
    pub mines: Units,
    /// The shot under way: who at whom.
    pub firer: Unit,
    /// See [`Clash::firer`].
    pub target: Unit,
}

/// Parts of a close combat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ClashPart {
    /// 10.1: mines attack the attackers.
    Mines,
    /// 9.1.2: the defenders fire first.
    Defence,
    /// 9.1.2: then the attackers.
    Offence,
    /// 9.1.5: defenders that were neutralised before must go or lose a step.
    Before,
    /// 9.1.3: both fire; the defenders name their shots.
    BothDefence,
    /// 9.1.3: both fire; the attackers name their shots.
    BothOffence,
    /// 9.1.3: results are applied.
    Results,
    /// R69: the attackers go back one by one.
    Break,
    /// 9.1.4.
    End,
}

/// Salvos and strikes (8.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Guns {
    /// Whose.
    pub side: Seat,
    /// What is left, by calibre.
    pub left: [u8; 4],
    /// The hex aimed at; [`Hex::NONE`] if none.
    pub hex: Hex,
    /// What was declared for it, by calibre (8.6.2).
    pub aimed: [u8; 4],
    /// Hexes already shelled in this activation.
    pub shelled: [Hex; 8],
    /// The salvo under way.
    pub calibre: Calibre,
    /// How far it is.
    pub stage: SalvoStage,
    /// The headquarters that observes, or nobody.
    pub observer: Unit,
    /// Who is still to be hit.
    pub victims: Units,
    /// The dice of the salvo.
    pub dice: u8,
}

/// How far a salvo is resolved.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum SalvoStage {
    /// Nothing falls.
    Idle,
    /// The next declared salvo.
    Next,
    /// The dice fall.
    Fall,
    /// Unit by unit.
    Apply,
    /// Morale.
    Morale,
    /// The window is open or closed.
    Open,
}

/// A forced retreat (8.5.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Forced {
    /// The formation.
    pub form: Form,
    /// Who still has to go, headquarters last.
    pub todo: Units,
    /// Who goes now.
    pub unit: Unit,
    /// Its way.
    pub path: [Hex; 16],
    /// Hexes of the way.
    pub len: u8,
    /// How far it has come.
    pub next: u8,
    /// It leaves the map at the end.
    pub leaves: bool,
    /// It was neutralised before.
    pub weak: bool,
}

/// What the last shot came to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Upshot {
    /// None yet.
    #[default]
    None,
    /// Nothing happened.
    Nothing,
    /// Neutralised.
    Neutralised,
    /// A step or more.
    Step,
    /// The check failed: no shot, no salvo.
    Failed,
}

impl Hit {
    /// Nothing.
    pub const NONE: Hit = Hit { unit: Unit::NONE, steps: 0, ns: 0, shaken: false, close: false };
    /// Whether nothing happens.
    pub fn is_nothing(&self) -> bool {
        self.steps == 0 && self.ns == 0
    }
}

impl Moving {
    /// None.
    pub const NONE: Moving = Moving {
        party: Units::NONE,
        halted: Units::NONE,
        path: [Hex::NONE; 16],
        len: 0,
        column: false,
        half: false,
        fired: false,
        todo: StepTodo::None,
        mines: Units::NONE,
        free_hex: false,
    };
    /// Where the party stands.
    pub fn here(&self) -> Hex {
        self.path[self.len as usize - 1]
    }
    /// Whether it has entered a hex.
    pub fn begun(&self) -> bool {
        self.len > 1
    }
}

impl Window {
    /// None.
    pub const NONE: Window = Window {
        trigger: Trigger::Step,
        targets: Units::NONE,
        hex: Hex::NONE,
        victim: Unit::NONE,
        reacted: Units::NONE,
    };
}

impl Shot {
    /// None.
    pub const NONE: Shot = Shot {
        firer: Unit::NONE,
        target: Unit::NONE,
        kind: ShotKind::Active,
        moving: false,
        stage: ShotStage::Roll,
        hit: Hit::NONE,
        reply: Hit::NONE,
        answered: false,
    };
}

impl Flight {
    /// None.
    pub const NONE: Flight = Flight {
        unit: Unit::NONE,
        to: Hex::NONE,
        banned: Hex::NONE,
        kind: FlightKind::Withdrawal,
        under_way: false,
        mined: false,
    };
}

impl Clash {
    /// None.
    pub const NONE: Clash = Clash {
        hex: Hex::NONE,
        entry: Hex::NONE,
        attackers: Units::NONE,
        defenders: Units::NONE,
        before: Units::NONE,
        column: Units::NONE,
        round: 0,
        part: ClashPart::Mines,
        fired: Units::NONE,
        hits: [Hit::NONE; 8],
        pending: 0,
        shots: false,
        soft: false,
        mines: Units::NONE,
        firer: Unit::NONE,
        target: Unit::NONE,
    };
}

impl Guns {
    /// None.
    pub const NONE: Guns = Guns {
        side: GERMAN,
        left: [0; 4],
        hex: Hex::NONE,
        aimed: [0; 4],
        shelled: [Hex::NONE; 8],
        calibre: Calibre::Light,
        stage: SalvoStage::Idle,
        observer: Unit::NONE,
        victims: Units::NONE,
        dice: 0,
    };
}

impl Forced {
    /// None.
    pub const NONE: Forced = Forced {
        form: Form::NONE,
        todo: Units::NONE,
        unit: Unit::NONE,
        path: [Hex::NONE; 16],
        len: 0,
        next: 0,
        leaves: false,
        weak: false,
    };
}
