//! What changes: figures, markers, cards, and what is under way.

use crate::board::{SEGMENTS, Seg, SegSet};
use crate::data::{Abilities, Kind, Marker};
use engine::{Outcome, Seat, Tokens};

/// Room for figures: more than the box has, for the option of unlimited pools.
pub const UNITS: usize = 80;
/// The most clouds.
pub const CLOUDS: usize = 5;

engine::ids! {
    /// A figure that can stand on the board.
    pub struct Unit(u8);
}

impl Unit {
    /// Nobody.
    pub const NONE: Unit = Unit(u8::MAX);
    /// Whether it is anybody.
    pub const fn is_some(self) -> bool {
        self.0 != u8::MAX
    }
}

/// Where a dead hero is: out of the game (6.4).
pub const DEAD: Seg = Seg(254);
/// No card, no plug.
pub const NOTHING: u8 = u8::MAX;

engine::words! {
    /// 5.3: the parts of a turn.
    pub enum Phase {
        Initiative = "initiative",
        Start = "start",
        Cards = "cards",
        Deploy = "deploy",
        Combat = "combat",
        Move = "move",
        Regroup = "regroup",
        WrapUp = "wrap-up",
        Over = "over",
    }
}

/// 17.1: what the position waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// 5.2: two dice.
    Initiative,
    /// R50: where the parachutes aim.
    Drop,
    /// R50: a card for one parachute.
    DropFlip,
    /// 5.5: keep or discard.
    Discard,
    /// 5.5: an Action! card comes.
    DrawAction,
    /// 5.5: a Secret Mission comes.
    DrawMission,
    /// 6: deploy.
    Deploy,
    /// 7: activate, attack.
    Combat,
    /// 8: activate, move.
    Movement,
    /// 8.3: a unit is on its way.
    Stepping,
    /// 13.2: the other player may dig in.
    Targeted,
    /// R75: the defender moves a survivor.
    Push,
    /// 7.4: dice against one unit.
    Sweep,
    /// 13.3: a card for a deviation.
    Flip,
    /// 8.5: regroup.
    Regroup,
    /// 14: over.
    Over(Outcome),
}

/// Notes on a figure, cleared by phase or turn.
pub struct State;

impl State {
    /// Active now: may act in the open segment.
    pub const ACTIVE: u8 = 1;
    /// Was activated in this phase.
    pub const USED: u8 = 2;
    /// Moved by Rapid Assault this turn (9.5).
    pub const ASSAULTED: u8 = 4;
    /// One more movement point by Forced March.
    pub const MARCH: u8 = 8;
}

/// 10.1: a cloud of gas.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cloud {
    /// Where it is.
    pub at: Seg,
    /// Whose it is.
    pub owner: Seat,
    /// Its dice against armour classes 1 to 5.
    pub dice: [u8; 5],
    /// Precision of who made it.
    pub precision: u8,
    /// Combat phases of its owner since.
    pub age: u8,
    /// Whether it has drifted in this phase.
    pub drifted: bool,
}

/// What a throw is for; says what comes after it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Cause {
    StartGas,
    Attack,
    Mine,
    StepGas,
    Shock,
    Strike,
    Drift,
}

/// How several victims are attacked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Manner {
    /// One by one, casualties leave together (R22).
    Together,
    /// On and on until a miss (7.7).
    Chain,
}

/// An attack being resolved, one victim after the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Sweep {
    /// What it is.
    pub cause: Cause,
    /// How.
    pub manner: Manner,
    /// Whom, in order.
    pub victims: [Unit; 4],
    /// The victim whose turn it is.
    pub next: u8,
    /// Who was hit, one bit each.
    pub hits: u8,
    /// Dice against armour classes 1 to 5.
    pub dice: [u8; 5],
    /// Added to each die.
    pub precision: u8,
    /// Whether it is gas.
    pub gas: bool,
    /// Who is credited; nobody for mines (R10).
    pub by: Option<Seat>,
    /// The unit that attacks, if one does.
    pub unit: Unit,
    /// Where.
    pub at: Seg,
}

/// How a unit moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Way {
    /// In the movement phase.
    Walk,
    /// 9.4.
    Dash,
    /// 9.5.
    Assault,
}

/// A unit on its way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Moving {
    /// Who; nobody between moves.
    pub unit: Unit,
    /// Movement points left.
    pub points: u8,
    /// Whether the one diagonal step is spent (R29).
    pub diagonal: bool,
    /// How.
    pub way: Way,
    /// Whether it has left its segment; it stands in no formation then.
    pub left: bool,
}

/// Kills of the turn, for Secret Missions (R44).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
#[allow(missing_docs)]
pub struct Kills {
    pub infantry: u8,
    pub cavalry: u8,
    pub support: u8,
    pub tanks: u8,
    pub heroes: u8,
}

/// The unit that acts in the combat phase (7.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Acting {
    /// Who; nobody yet.
    pub unit: Unit,
    /// Attacks left in each row.
    pub left: [u8; 4],
    /// R24: the segment a starred row is bound to.
    pub star: Seg,
    /// Whether it has attacked.
    pub attacked: bool,
    /// Whether it has used Rapid Assault in this activation.
    pub rushed: bool,
    /// Whether Crack Shot holds for it, and its Precision.
    pub marksman: bool,
    /// Precision by Crack Shot.
    pub precision: u8,
}

impl Acting {
    /// Nobody.
    pub const NOBODY: Acting = Acting {
        unit: Unit::NONE,
        left: [0; 4],
        star: Seg::NONE,
        attacked: false,
        rushed: false,
        marksman: false,
        precision: 0,
    };
}

/// The whole position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub struct Position {
    pub stage: Stage,
    pub phase: Phase,
    pub round: u8,
    /// Who began the round, whose turn it is, and whether it is the second turn of the round.
    pub first: Seat,
    pub active: Seat,
    pub second: bool,
    /// Turns that were begun in the whole game.
    pub turns: u8,
    /// Tied throws for initiative.
    pub throws: u8,
    pub vp: [u16; 2],
    /// Scores at the last round end (mission 10).
    pub last_vp: [u16; 2],
    pub rivets: [u16; 2],
    pub points: u8,
    pub purse: u8,

    /// Where every figure is: a segment, `Seg::NONE` for the pool, [`DEAD`].
    pub at: [Seg; UNITS],
    pub damage: [u8; UNITS],
    /// The kind of plug a figure carries.
    pub plug: [u8; UNITS],
    pub state: [u8; UNITS],
    /// 2.6: the units of every segment, the first is hit first.
    pub formation: [[Unit; 4]; SEGMENTS],
    /// The segments each side holds: follows from the formations, and is asked all the time.
    pub held: [SegSet; 2],
    pub marker: [Marker; SEGMENTS],
    pub flags: [SegSet; 2],
    /// Hero plugs that were deployed, one bit for each kind (6.4).
    pub spent_heroes: u32,
    /// 10: oldest first.
    pub clouds: [Option<Cloud>; CLOUDS],

    pub deck: Tokens,
    pub discards: Tokens,
    pub hands: [Tokens; 2],
    pub secret_deck: Tokens,
    pub secret_discards: Tokens,
    pub secrets: [Tokens; 2],
    /// R69: the card being played and the card just flipped lie in neither pile.
    pub played: u8,
    pub flipped: u8,
    /// 5.5: the card discarded in this turn. All have seen it, even if it went straight back into a renewed deck (R69).
    pub discarded: u8,
    /// Cards still to be drawn.
    pub draws: u8,

    /// R67: whether the phase has begun, or was ended by a card.
    pub started: bool,
    pub ended: bool,
    /// R65: segments activated in this phase; R68: segments named, and dug in, this turn; 8.5: regrouped.
    pub chosen: SegSet,
    pub asked: SegSet,
    pub dug: SegSet,
    pub formed: SegSet,
    /// T0c: segments whose gas is still to be suffered.
    pub gassed: SegSet,
    pub kills: Kills,
    pub takes: u8,

    /// The active segment, and whether it is so by "Over the Top!".
    pub open: Seg,
    pub again: bool,
    /// 9.1: the benefits fixed for it.
    pub fixed: Abilities,
    pub acting: Acting,
    pub moving: Moving,
    pub sweep: Sweep,
    /// The attack that waits for the other player's answer: row and target segment.
    pub row: u8,
    pub target: Seg,
    pub victim: Unit,
    /// The aim of a strike or drop, shells or men left, and where the last parachute went down.
    pub aim: Seg,
    pub left: u8,
    pub landing: Seg,
    pub flips: u8,
}

impl Position {
    /// An empty table.
    pub fn empty() -> Position {
        Position {
            stage: Stage::Initiative,
            phase: Phase::Initiative,
            round: 0,
            first: Seat(0),
            active: Seat(0),
            second: false,
            turns: 0,
            throws: 0,
            vp: [0; 2],
            last_vp: [0; 2],
            rivets: [0; 2],
            points: 0,
            purse: 0,
            at: [Seg::NONE; UNITS],
            damage: [0; UNITS],
            plug: [NOTHING; UNITS],
            state: [0; UNITS],
            formation: [[Unit::NONE; 4]; SEGMENTS],
            held: Default::default(),
            marker: [Marker::None; SEGMENTS],
            flags: Default::default(),
            spent_heroes: 0,
            clouds: [None; CLOUDS],
            deck: Tokens::first(24),
            discards: Tokens(0),
            hands: [Tokens(0); 2],
            secret_deck: Tokens::first(10),
            secret_discards: Tokens(0),
            secrets: [Tokens(0); 2],
            played: NOTHING,
            flipped: NOTHING,
            discarded: NOTHING,
            draws: 0,
            started: false,
            ended: false,
            chosen: SegSet(0),
            asked: SegSet(0),
            dug: SegSet(0),
            formed: SegSet(0),
            gassed: SegSet(0),
            kills: Kills::default(),
            takes: 0,
            open: Seg::NONE,
            again: false,
            fixed: Abilities::default(),
            acting: Acting::NOBODY,
            moving: Position::NOBODY_MOVES,
            sweep: Position::NO_SWEEP,
            row: 0,
            target: Seg::NONE,
            victim: Unit::NONE,
            aim: Seg::NONE,
            left: 0,
            landing: Seg::NONE,
            flips: 0,
        }
    }

    /// Nobody is on his way.
    pub const NOBODY_MOVES: Moving =
        Moving { unit: Unit::NONE, points: 0, diagonal: false, way: Way::Walk, left: false };
    /// Nobody is attacked.
    pub const NO_SWEEP: Sweep = Sweep {
        cause: Cause::Attack,
        manner: Manner::Together,
        victims: [Unit::NONE; 4],
        next: 0,
        hits: 0,
        dice: [0; 5],
        precision: 0,
        gas: false,
        by: None,
        unit: Unit::NONE,
        at: Seg::NONE,
    };

    /// The other side.
    pub fn other(&self) -> Seat {
        Seat(1 - self.active.0)
    }
    /// The units of a segment, the first is hit first.
    pub fn units_in(&self, seg: Seg) -> impl DoubleEndedIterator<Item = Unit> + use<> {
        self.formation[seg.index()].into_iter().filter(|unit| unit.is_some())
    }
    /// Whether nobody stands in a segment.
    pub fn is_empty(&self, seg: Seg) -> bool {
        !self.formation[seg.index()][0].is_some()
    }
    /// Whether a figure is on the board.
    pub fn on_board(&self, unit: Unit) -> bool {
        (self.at[unit.index()].0 as usize) < SEGMENTS
    }
    /// Whether a note holds for a figure.
    pub fn is(&self, unit: Unit, state: u8) -> bool {
        self.state[unit.index()] & state != 0
    }
    /// The kind of plug a figure carries.
    pub fn plug_of(&self, unit: Unit) -> Option<Kind> {
        let plug = self.plug[unit.index()];
        (plug != NOTHING).then_some(Kind(plug))
    }
    /// R58: a unit of a side joins the end of a formation.
    pub fn join(&mut self, unit: Unit, side: Seat, seg: Seg) {
        self.at[unit.index()] = seg;
        self.held[side.index()].insert(seg);
        let formation = &mut self.formation[seg.index()];
        let free = formation.iter().position(|slot| !slot.is_some()).expect("there is room");
        formation[free] = unit;
    }
    /// A unit leaves its formation; those behind it close up.
    pub fn leave(&mut self, unit: Unit) {
        let seg = self.at[unit.index()];
        if seg.index() >= SEGMENTS {
            return;
        }
        let formation = &mut self.formation[seg.index()];
        if let Some(place) = formation.iter().position(|&slot| slot == unit) {
            formation.copy_within(place + 1.., place);
            formation[3] = Unit::NONE;
        }
        if !formation[0].is_some() {
            self.held.iter_mut().for_each(|held| held.remove(seg));
        }
    }
    /// The cloud in a segment.
    pub fn cloud_at(&self, seg: Seg) -> Option<Cloud> {
        self.clouds.into_iter().flatten().find(|cloud| cloud.at == seg)
    }
    /// Removes a note from every figure.
    pub fn clear(&mut self, state: u8) {
        self.state.iter_mut().for_each(|note| *note &= !state);
    }
}

#[cfg(test)]
mod tests {
    use super::Position;

    #[test]
    fn a_position_stays_small() {
        assert!(size_of::<Position>() <= 2048, "{} bytes", size_of::<Position>());
    }
}
