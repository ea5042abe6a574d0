//! What changes during a game: flat and small.

use crate::data::MAX_STACKING;
use crate::*;

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
    pub activated: By<Seat, [bool; 2]>,
    /// The US has called support this round (7).
    pub support_used: bool,
    /// Centre of the suppressed area, or [`Hex::NOWHERE`].
    pub suppressed: Hex,
    /// Where each unit is.
    pub place: By<Unit, [Hex; MAX_UNITS]>,
    /// Steps of each unit.
    pub steps: By<Unit, [u8; MAX_UNITS]>,
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
    /// Units that have acted.
    pub used: Units,
    /// Court card: the hex whose units act, or the edge hex of the entering stack; [`Hex::NOWHERE`] until chosen.
    pub hex: Hex,
    /// Court card: a stack enters from off the map.
    pub entering: bool,
}

/// An attack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Attack {
    /// Firing units.
    pub firers: Units,
    /// Targets; several only for support.
    pub targets: Units,
    /// Air or artillery instead of units.
    pub support: Option<Support>,
    /// The last card drawn for it.
    pub card: Card,
    /// How it ended.
    pub result: Option<AttackResult>,
}

engine::words! {
    /// Kinds of US support.
    pub enum Support {
        /// Aircraft.
        Air = "air",
        /// Artillery.
        Artillery = "artillery",
    }
    /// How an attack ended.
    pub enum AttackResult {
        /// The targets lost a step.
        Hit = "hit",
        /// Nothing happened.
        Miss = "miss",
        /// The joker or the end of the deck stopped it.
        Interrupted = "interrupted",
    }
}

impl Stage {
    /// Its name in facts and texts, and the section it belongs to.
    const fn words(self) -> (&'static str, &'static str) {
        match self {
            Stage::Setup => ("setup", "3"),
            Stage::Draw => ("draw", "4.1"),
            Stage::Acting => ("acting", "4.2"),
            Stage::Declaring => ("declaring", "6.1"),
            Stage::CombatDraw => ("combat-draw", "6.5"),
            Stage::Court => ("court", "6.5"),
            Stage::Over(_) => ("over", "8"),
        }
    }
    /// Its name in facts and texts.
    pub const fn word(self) -> &'static str {
        self.words().0
    }
    /// The section it belongs to.
    pub const fn section(self) -> &'static str {
        self.words().1
    }
}
impl Say<Mortain> for Stage {
    fn say(&self, _: &Mortain) -> Arg {
        self.word().into()
    }
}

impl Acting {
    /// Nothing done yet.
    pub const NONE: Acting = Acting { budget: 0, used: Units::NONE, hex: Hex::NOWHERE, entering: false };
}

impl Attack {
    /// No attack.
    pub const NONE: Attack =
        Attack { firers: Units::NONE, targets: Units::NONE, support: None, card: NO_CARD, result: None };

    /// The target named first; there is one as soon as an attack is declared.
    pub fn target(&self) -> Unit {
        self.targets.first().unwrap_or(Unit(0))
    }
}

/// Which hexes are held and where there is room, counted once for many checks.
pub struct Ground {
    /// Hexes with units of each side.
    pub held: By<Seat, [Hexes; 2]>,
    /// Hexes with no room for a counted unit of each side (5.2).
    pub full: By<Seat, [Hexes; 2]>,
    /// Whether a German unit waits off the map (R22).
    pub germans_wait: bool,
}

impl Ground {
    /// Looks at a position.
    pub fn new(data: &Data, position: &Position) -> Ground {
        let mut ground =
            Ground { held: By::all(Hexes::NONE), full: By::all(Hexes::NONE), germans_wait: false };
        let most = data.stacking as usize;
        for side in [GERMAN, US] {
            // Layer n holds the hexes with more than n counted units.
            let mut layers = [Hexes::NONE; MAX_STACKING];
            let mut held = Hexes::NONE;
            for unit in data.of(side) {
                let place = position.place[unit];
                if place.on_map() {
                    let here = Hexes::one(place);
                    held = held | here;
                    if !data.tiger.has(unit) {
                        for layer in (1..most).rev() {
                            layers[layer] = layers[layer] | (layers[layer - 1] & here);
                        }
                        layers[0] = layers[0] | here;
                    }
                } else if place == Hex::WAITING && side == GERMAN {
                    ground.germans_wait = true;
                }
            }
            ground.held[side] = held;
            ground.full[side] = layers[most - 1];
        }
        ground
    }

    /// 5.1, 5.2: hexes a unit of this side may stand in: no enemy (R12), and room unless it is the Tiger (R13).
    #[inline]
    pub fn room(&self, side: Seat, tiger: bool) -> Hexes {
        let full = if tiger { Hexes::NONE } else { self.full[side] };
        !(self.held[enemy_of(side)] | full)
    }
}

/// The other side.
#[inline]
pub const fn enemy_of(side: Seat) -> Seat {
    Seat(1 - side.0)
}

impl Position {
    /// The position before set-up.
    pub fn start(data: &Data, scenario: usize) -> Position {
        let mut place = By::all(Hex::ELIMINATED);
        let mut steps = By::all(0);
        for (unit, counter) in data.units.iter() {
            place[unit] = if counter.own.arrival() == Arrival::Setup { Hex::UNPLACED } else { Hex::WAITING };
            steps[unit] = 2;
        }
        let mut position = Position {
            stage: Stage::Setup,
            round: 1,
            deck: crate::cards::FULL_DECK,
            joker_void: false,
            activated: By::all(false),
            support_used: false,
            suppressed: Hex::NOWHERE,
            place,
            steps,
            card: NO_CARD,
            acting: Acting::NONE,
            attack: Attack::NONE,
        };
        for &(unit, hex) in &data.scenarios[scenario].1 {
            position.place[unit] = hex;
        }
        if position.is_set_up() {
            position.stage = Stage::Draw;
        }
        position
    }

    /// Whether no unit is left to be set up.
    pub fn is_set_up(&self) -> bool {
        !self.place.values().contains(&Hex::UNPLACED)
    }
    /// Whether it is the moment for something.
    #[inline]
    pub fn must_be(&self, stage: Stage) -> Result<(), Deny> {
        if self.stage == stage { Ok(()) } else { Err(Deny::Moment { stage: self.stage }) }
    }

    /// Where a unit is.
    #[inline]
    pub fn at(&self, unit: Unit) -> Hex {
        self.place[unit]
    }
    /// The side whose card lies open.
    #[inline]
    pub fn side(&self) -> Seat {
        self.card.side()
    }
    /// German units that have left the map.
    pub fn exited(&self, data: &Data) -> u8 {
        data.of(GERMAN).filter(|&unit| self.at(unit) == Hex::EXITED).count() as u8
    }
}
