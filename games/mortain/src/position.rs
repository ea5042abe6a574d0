//! What changes during a game: flat and small.

use crate::cards::{Card, NO_CARD};
use crate::data::{Arrival, Data, MAX_STACKING, MAX_UNITS};
use crate::{GERMAN, US};
use board::Mask;
use engine::{Outcome, Seat, Tokens};

/// Where a unit is: a hex number, or one of the places below.
pub type Place = u8;
/// Not yet set up.
pub const UNPLACED: Place = 250;
/// Waiting beyond the edge.
pub const WAITING: Place = 251;
/// Left the map in the west.
pub const EXITED: Place = 252;
/// Eliminated.
pub const ELIMINATED: Place = 253;
/// No hex.
pub const NOWHERE: u8 = 255;

/// Whether the place is a hex.
#[inline]
pub const fn on_map(place: Place) -> bool {
    place < 128
}

/// A complete position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// What happens next.
    pub stage: Stage,
    /// Round, from 1.
    pub round: u8,
    /// Cards not yet drawn this round.
    pub deck: Tokens,
    /// The joker was drawn too early and is ignored (4.1).
    pub joker_void: bool,
    /// Which side has activated a ground unit this round (R15).
    pub activated: [bool; 2],
    /// The US has called support this round (7).
    pub support_used: bool,
    /// Centre of the suppressed area, or [`NOWHERE`].
    pub suppressed: u8,
    /// Where each unit is.
    pub place: [Place; MAX_UNITS],
    /// Steps of each unit.
    pub steps: [u8; MAX_UNITS],
    /// The card that activates units.
    pub card: Card,
    /// What has been done with it.
    pub acting: Acting,
    /// The attack being declared or resolved.
    pub attack: Attack,
}

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stage {
    /// 3: the US player sets up.
    Setup,
    /// 4.1: a card is drawn.
    Draw,
    /// 4.2 to 4.4: the side of the card acts.
    Acting,
    /// 6.1, 7: an attack is being declared.
    Declaring,
    /// 6.5: a card is drawn for the attack.
    CombatDraw,
    /// 6.5: a court card came; redraw or miss.
    Court,
    /// 8: the game is over.
    Over(Outcome),
}

/// Use of the present card.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Acting {
    /// Units that may still be activated; the Tiger is free.
    pub budget: u8,
    /// Units that have acted, one bit each.
    pub used: u32,
    /// Court card: the hex whose units act, or the edge hex of the entering stack; [`NOWHERE`] until chosen.
    pub hex: u8,
    /// Court card: a stack enters from off the map.
    pub entering: bool,
}

/// An attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Attack {
    /// Firing units, one bit each.
    pub firers: u32,
    /// Targets, one bit each; several only for support.
    pub targets: u32,
    /// Air or artillery instead of units.
    pub support: Option<Support>,
    /// The last card drawn for it.
    pub card: Card,
    /// How it ended.
    pub result: Option<AttackResult>,
}

/// Kinds of US support.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Support {
    /// Aircraft.
    Air,
    /// Artillery.
    Artillery,
}

/// How an attack ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum AttackResult {
    /// The targets lost a step.
    Hit,
    /// Nothing happened.
    Miss,
    /// The joker or the end of the deck stopped it.
    Interrupted,
}

impl Acting {
    /// Nothing done yet.
    pub const NONE: Acting = Acting { budget: 0, used: 0, hex: NOWHERE, entering: false };
}

impl Attack {
    /// No attack.
    pub const NONE: Attack = Attack { firers: 0, targets: 0, support: None, card: NO_CARD, result: None };
}

/// The units in a bit set.
#[inline]
pub fn members(set: u32) -> impl Iterator<Item = u8> {
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

/// Which hexes are held and where there is room, counted once for many checks.
pub struct Ground {
    /// Hexes with units of each side.
    pub held: [Mask; 2],
    /// Hexes with no room for a counted unit of each side (5.2).
    pub full: [Mask; 2],
    /// Whether a German unit waits off the map (R22).
    pub germans_wait: bool,
}

impl Ground {
    /// Looks at a position.
    pub fn new(data: &Data, position: &Position) -> Ground {
        let mut ground = Ground { held: [Mask::NONE; 2], full: [Mask::NONE; 2], germans_wait: false };
        let most = data.stacking as usize;
        for side in [GERMAN, US] {
            // Layer n holds the hexes with more than n counted units.
            let mut layers = [0u128; MAX_STACKING];
            let mut held = 0u128;
            for unit in data.of(side) {
                let place = position.place[unit as usize];
                if on_map(place) {
                    let bit = 1u128 << place;
                    held |= bit;
                    if data.tiger >> unit & 1 == 0 {
                        for layer in (1..most).rev() {
                            layers[layer] |= layers[layer - 1] & bit;
                        }
                        layers[0] |= bit;
                    }
                } else if place == WAITING && side == GERMAN {
                    ground.germans_wait = true;
                }
            }
            ground.held[side.index()] = Mask(held);
            ground.full[side.index()] = Mask(layers[most - 1]);
        }
        ground
    }

    /// 5.1, 5.2: hexes a unit of this side may stand in: no enemy (R12), and room unless it is the Tiger (R13).
    #[inline]
    pub fn room(&self, side: Seat, tiger: bool) -> Mask {
        let enemy = self.held[1 - side.index()].0;
        let full = if tiger { 0 } else { self.full[side.index()].0 };
        Mask(!(enemy | full))
    }
}

impl Position {
    /// The position before set-up.
    pub fn start(data: &Data, scenario: usize) -> Position {
        let mut place = [ELIMINATED; MAX_UNITS];
        let mut steps = [0; MAX_UNITS];
        for (unit, card) in data.units.iter().enumerate() {
            place[unit] = if card.arrival == Arrival::Setup { UNPLACED } else { WAITING };
            steps[unit] = 2;
        }
        let mut position = Position {
            stage: Stage::Setup,
            round: 1,
            deck: crate::cards::FULL_DECK,
            joker_void: false,
            activated: [false; 2],
            support_used: false,
            suppressed: NOWHERE,
            place,
            steps,
            card: NO_CARD,
            acting: Acting::NONE,
            attack: Attack::NONE,
        };
        for &(unit, hex) in &data.scenarios[scenario].1 {
            position.place[unit as usize] = hex;
        }
        if !position.place.contains(&UNPLACED) {
            position.stage = Stage::Draw;
        }
        position
    }

    /// Where a unit is.
    #[inline]
    pub fn at(&self, unit: u8) -> Place {
        self.place[unit as usize]
    }
    /// The side whose card lies open.
    #[inline]
    pub fn side(&self) -> Seat {
        self.card.side()
    }
    /// German units that have left the map.
    pub fn exited(&self, data: &Data) -> u8 {
        data.of(GERMAN).filter(|&unit| self.at(unit) == EXITED).count() as u8
    }
}
