//! What is under way: the frames of a position, and the parts that describe a marker and an activation. Moves, shots and fights stand
//! in [`crate::actions`].

use crate::actions::Hit;
use crate::words::*;
use engine::{Rule, Seat, Winner};

/// The great divisions of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// 12: a side sets up; `late` is the second part.
    Setup {
        /// Who.
        side: Seat,
        /// Formations that are set up after the enemy.
        late: bool,
    },
    /// 12.1: the Germans name the formation of their opening.
    Opening,
    /// 2: turns are played.
    Play,
    /// The game is over.
    Over(Verdict),
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Verdict {
    /// Who won.
    pub winner: Winner,
    /// Text key of the reason.
    pub reason: &'static str,
    /// The section that decides it.
    pub rule: Rule,
}

/// What the position waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ask {
    /// An order.
    Order(Seat),
    /// So many dice.
    Dice(u8),
    /// A marker from the cup.
    Draw,
    /// Nothing.
    Over,
}

/// One thing under way; what it needs to know stands in the position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Frame {
    /// Nothing.
    None,
    /// 2.A.
    Admin(AdminStep),
    /// S19: a unit that arrives is attached.
    Assign(Unit),
    /// 2.B.1: a marker was drawn.
    Marker,
    /// 5.5: this side may annul.
    Annul(Seat),
    /// A held marker is played, once nobody has annulled it.
    Play(Play),
    /// 5.3, R11: a REPEAT must be played at once.
    MustRepeat(Seat),
    /// 5.5: neutralised or exhaustion markers are taken off.
    Remove(Seat),
    /// 3.2: where an overrun headquarters returns.
    HqReturn(Form),
    /// 5.2.
    Activation,
    /// 7.1.
    Move,
    /// 6.3: the passive side may react.
    Window,
    /// 8.1.
    Shot,
    /// 8.3: results are applied.
    Hit(Hit),
    /// 8.3: the owner chooses between a marker and a step.
    Effect(Unit),
    /// 12.1: the owner chooses who loses the step.
    Lose(Unit),
    /// 9.1.2: a defender that lost a step may go.
    Stay(Unit),
    /// 9.1.5: a defender neutralised before must go or lose a step.
    Must(Unit),
    /// Dice are thrown.
    Roll(Purpose),
    /// 8.5: these formations check their morale.
    Morale(Forms),
    /// 6.3.3, 9.1.5: a unit goes back.
    Flight,
    /// 10.1: mines attack; with or without the throw for depletion.
    Mine(Unit, bool),
    /// 9: close combat.
    Clash,
    /// 8.6: salvos and strikes.
    Guns,
    /// 8.6.1: a salvo falls.
    Salvo,
    /// 8.5.1.
    Forced,
}

/// Parts of the administrative phase (2.1 of the specification, R3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AdminStep {
    /// Reinforcements and markers.
    Events,
    /// Formations that still have to try to recover.
    Recover(Forms),
    /// Command, markers, cup.
    Rest,
}

/// The marker being dealt with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Current {
    /// Its token, or [`NO_TOKEN`].
    pub token: u8,
    /// The stored one executed with it.
    pub pair: u8,
    /// How far.
    pub step: MarkerStep,
    /// Something was played with it: no pass (R92).
    pub played: bool,
    /// It was skipped plainly.
    pub passed: bool,
}

/// How far a marker is dealt with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MarkerStep {
    /// The enemy may annul it.
    Drawn,
    /// It stands unless annulled; an overrun headquarters returns.
    Stands,
    /// A demoralised formation tries to recover.
    Recovering,
    /// Its owner chooses.
    Choice,
    /// It has been executed, skipped or stored; held markers may still be played.
    After,
    /// Done.
    Finish,
}

/// A held marker being played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Play {
    /// 5.3: this formation.
    Repeat(Form),
    /// 5.5: take markers off.
    Remove,
    /// 5.5: take a REPEAT.
    Take,
    /// 5.5: the stored marker together with the current one.
    Pair,
}

/// An activation (5.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Activation {
    /// Whose.
    pub side: Seat,
    /// One or two formations.
    pub forms: [Form; 2],
    /// Which of them makes its start checks; 2 when all are made.
    pub checking: u8,
    /// What has been checked: 0 nothing, 1 recovery, 2 exhaustion, 3 rallies begun.
    pub checked: u8,
    /// Who still has to try to rally (8.4).
    pub rally: Units,
    /// Formations that do not act after all.
    pub barred: Forms,
    /// By a REPEAT.
    pub repeat: bool,
}

/// Markers a GENERAL may still take off (5.5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Remove {
    /// Neutralised markers.
    pub neutralised: u8,
    /// Exhaustion markers.
    pub exhausted: u8,
    /// One has been taken off.
    pub begun: bool,
}

/// What is left of the set-up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SetupLeft {
    /// Works.
    pub works: u8,
    /// Mines.
    pub mines: u8,
    /// Steps to take off (S1).
    pub losses: u8,
}

/// What dice decide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Purpose {
    /// 5.5: one die.
    Annul,
    /// 8.5.1.
    Recovery(Form),
    /// 5.4.
    Exhaustion(Form),
    /// 8.4.
    Rally(Unit),
    /// 8.4.
    Panic(Unit),
    /// 8.5.
    Morale(Form),
    /// 6.3.1: this unit at that one.
    Opportunity(Unit, Unit),
    /// 6.3.2.
    Return(Unit),
    /// 6.3.3: a neutralised unit wants to withdraw there.
    Withdrawal(Unit, Hex),
    /// 8.2.5.
    Fire,
    /// The shot that returns fire.
    Reply,
    /// 9.1.
    Close,
    /// 8.6.1.
    Transmission,
    /// 8.6.1.
    Salvo,
    /// 10.1.
    Mines(Unit, bool),
    /// 10.1.
    Depletion(Hex),
}

impl Current {
    /// None.
    pub const NONE: Current =
        Current { token: NO_TOKEN, pair: NO_TOKEN, step: MarkerStep::Drawn, played: false, passed: false };
}

impl Activation {
    /// None.
    pub const NONE: Activation = Activation {
        side: GERMAN,
        forms: [Form::NONE; 2],
        checking: 0,
        checked: 0,
        rally: Units::NONE,
        barred: Forms::NONE,
        repeat: false,
    };
}

impl Remove {
    /// None.
    pub const NONE: Remove = Remove { neutralised: 0, exhausted: 0, begun: false };
}
