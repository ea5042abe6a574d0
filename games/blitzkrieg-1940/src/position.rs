//! What changes during a game: flat and small.

pub use crate::actions::*;
pub use crate::under_way::*;
use crate::words::*;
use board::Area;
use engine::{Seat, Tokens};

/// The most frames on top of each other: action, window, shot, consequence and what they lead to.
pub const MAX_FRAMES: usize = 16;

/// A complete position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The great divisions of a game.
    pub phase: Phase,
    /// What the position waits for.
    pub ask: Ask,
    /// Turn, from 1; 0 during set-up.
    pub turn: u8,
    /// Markers in the cup, by token.
    pub cup: Tokens,
    /// REPEAT and GENERAL markers held by their owners.
    pub hand: Tokens,
    /// Markers stored with a GENERAL (5.5).
    pub stored: Tokens,
    /// Markers used this turn.
    pub used: Tokens,
    /// Markers skipped this turn.
    pub skipped: Tokens,
    /// Markers that come into play later.
    pub later: Tokens,
    /// Markers with which the Germans begin (12.1).
    pub opening: Tokens,
    /// The last marker of the turn before: the first of this one (5.6), or [`NO_TOKEN`].
    pub carry: u8,
    /// A REPEAT marker taken with a GENERAL (R11).
    pub extra_repeat: [bool; 2],
    /// Sides that have passed in a row, one bit each (5.6).
    pub passes: u8,
    /// Where each counter is.
    pub at: [Hex; MAX_UNITS],
    /// Steps left.
    pub steps: [u8; MAX_UNITS],
    /// Movement points spent in this activation.
    pub spent: [u8; MAX_UNITS],
    /// The formation with which each unit acts (10.3).
    pub host: [Form; MAX_UNITS],
    /// Units of each side in each hex that count for stacking (7.3).
    pub count: [[u8; MAX_HEXES]; 2],
    /// Units of each side in each hex that the enemy sees (13.1).
    pub seen: [[u8; MAX_HEXES]; 2],
    /// Infantry riding on its half-track (12.1).
    pub aboard: Units,
    /// 8.4.
    pub neutralised: Units,
    /// 3.5.
    pub ooc: Units,
    /// OPP-used markers (6.3.1).
    pub opp: Units,
    /// 13.1.
    pub hidden: Units,
    /// Who has tried to return fire in this enemy activation (6.3.2).
    pub returned: Units,
    /// Who has withdrawn in this enemy activation (R42).
    pub withdrew: Units,
    /// Who has finished its action.
    pub acted: Units,
    /// Who has loaded or unloaded in this activation and may still move half or fire (6.1).
    pub loaded: Units,
    /// Who has moved this turn (R81).
    pub moved: Units,
    /// Steps lost by each formation and its attached independents (8.5).
    pub lost: [u8; MAX_FORMATIONS],
    /// Activations this turn.
    pub activations: [u8; MAX_FORMATIONS],
    /// The turn in which an overrun headquarters may return; 0 none (3.2).
    pub hq_due: [u8; MAX_FORMATIONS],
    /// 5.4.
    pub exhausted: Forms,
    /// 8.5.
    pub demoralised: Forms,
    /// Activated by a REPEAT this turn: the headquarters is turned over (3.2).
    pub repeated: Forms,
    /// Out of the game (R107).
    pub ended: Forms,
    /// Hexes the Germans control (11); all others are French.
    pub german: Area,
    /// Hexes with works (10.2), and those of them that infantry has occupied (R50).
    pub works: Area,
    /// See [`Position::works`].
    pub manned: Area,
    /// Hexes with mines (10.1).
    pub mines: Area,
    /// Hexes through which units of each side have come (17.2).
    pub trodden: [Area; 2],
    /// Combat units eliminated or gone off the map.
    pub losses: [u8; 2],
    /// What is left of the set-up.
    pub setup: SetupLeft,
    /// The marker being dealt with.
    pub marker: Current,
    /// The activation under way.
    pub act: Activation,
    /// The move under way.
    pub mv: Moving,
    /// The reaction window under way.
    pub win: Window,
    /// The shot under way.
    pub shot: Shot,
    /// The withdrawal or retreat under way.
    pub flight: Flight,
    /// The close combat under way.
    pub clash: Clash,
    /// Salvos and strikes under way.
    pub guns: Guns,
    /// The forced retreat under way.
    pub forced: Forced,
    /// Markers a GENERAL may still take off.
    pub remove: Remove,
    /// Formations that lost steps in the resolution under way (8.5).
    pub hurt: Forms,
    /// Whether the last marker played was annulled (5.5).
    pub annulled: bool,
    /// What the last shot came to.
    pub upshot: Upshot,
    /// What is under way, the innermost last.
    pub frames: [Frame; MAX_FRAMES],
    /// How many frames there are.
    pub depth: u8,
}

impl Position {
    /// Where a counter is.
    #[inline]
    pub fn place(&self, unit: Unit) -> Hex {
        self.at[unit.i()]
    }
    /// Whether a counter is on the map.
    #[inline]
    pub fn on_map(&self, unit: Unit) -> bool {
        self.at[unit.i()].on_map()
    }
    /// The innermost frame.
    #[inline]
    pub fn top(&self) -> Frame {
        if self.depth == 0 { Frame::None } else { self.frames[self.depth as usize - 1] }
    }
    /// Puts a frame on top.
    #[inline]
    pub fn push(&mut self, frame: Frame) {
        self.frames[self.depth as usize] = frame;
        self.depth += 1;
    }
    /// Takes the innermost frame off.
    #[inline]
    pub fn pop(&mut self) -> Frame {
        let frame = self.top();
        if self.depth > 0 {
            self.depth -= 1;
            self.frames[self.depth as usize] = Frame::None;
        }
        frame
    }
    /// Replaces the innermost frame.
    #[inline]
    pub fn swap(&mut self, frame: Frame) {
        self.frames[self.depth as usize - 1] = frame;
    }
    /// Whether a frame of this kind is under way.
    pub fn within(&self, wanted: impl Fn(Frame) -> bool) -> bool {
        self.frames[..self.depth as usize].iter().any(|&frame| wanted(frame))
    }
    /// Units of a side in a hex that the enemy sees.
    #[inline]
    pub fn foes(&self, side: Seat, hex: Hex) -> u8 {
        self.seen[side.index()][hex.i()]
    }
    /// Units of a side in a hex.
    #[inline]
    pub fn own(&self, side: Seat, hex: Hex) -> u8 {
        self.count[side.index()][hex.i()]
    }
}
