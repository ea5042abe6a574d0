//! Orders and their notation: `move cca-m4a1-1+hq K08`, `fire beck-panther-1 cca-m4a1-2 lead`.

use crate::words::{Barrage, Face, Formation, Group, Hex, Unit};
use crate::*;

engine::orders! {
    /// One small decision.
    pub enum Order {
        /// Puts a unit on the map; 12.2.11 at the start of its impulse.
        Place { unit: u8 as Unit, cell: Cell as Hex, mounted: bool } = "2.0", "place";
        /// Gives a support weapon to a platoon.
        Arm { unit: u8 as Unit, weapon: Weapon } = "1.3.4.1", "arm";
        /// Places a trench.
        Dig { cell: Cell as Hex } = "8.1", "dig";
        /// Sets up what is left in the best way known.
        Auto = "2.0", "auto";
        /// Sets up what is left in the way that makes a closer game.
        Even = "2.0", "even";
        /// The set-up is finished.
        Ready = "2.0", "ready";
        /// This formation acts first, or is the designated one.
        First { formation: u8 as Formation } = "12.2", "first";
        /// The aircraft goes into the cup.
        Launch = "12.2.8", "launch";
        /// The marker goes back into the cup.
        Return = "10.0", "return";
        /// Takes "operations complete" off a unit; 9.0.
        Refresh { unit: u8 as Unit } = "10.0", "refresh";
        /// Declines what is offered.
        Pass = "10.0", "pass";
        /// The throw is repeated.
        Reroll = "10.0", "reroll";
        /// A die is changed by one.
        Nudge { face: u8 as Face, up: bool } = "10.0", "nudge {face} down|up";
        /// The hex is put in command.
        Command = "10.0", "command";
        /// One step.
        Move { who: Who, to: Cell as Hex } = "5.1", "move";
        /// A step into a hex with enemies.
        Assault { who: Who, to: Cell as Hex } = "6.3", "assault";
        /// A step over a hex with soft enemies.
        Overrun { who: Who, to: Cell as Hex } = "6.4", "overrun";
        /// Onto the map.
        Enter { who: Entrant, to: Cell as Hex, mounted: bool } = "12.2 R15", "enter";
        /// Off the map.
        Exit { who: Who } = "12.2 R14", "exit";
        /// Turns to the other face.
        Flip { unit: u8 as Unit } = "5.2", "flip";
        /// The move is over.
        Stop = "5.1", "stop";
        /// Fires; 6.2 at who moves.
        Fire { unit: u8 as Unit, target: u8 as Unit, with: With } = "6.1", "fire {unit} {target} {with..}";
        /// A mortar fires at a hex.
        Shell { unit: u8 as Unit, cell: Cell as Hex, leader: bool } = "6.1", "shell {unit} {cell} [lead]";
        /// Clears a mine.
        Clear { unit: u8 as Unit, cell: Cell as Hex } = "8.2.2", "clear";
        /// A barrage from this stock.
        Call { slot: u8 as Barrage, cell: Cell as Hex } = "11.2", "call";
        /// Blows up the bridge.
        Demolish = "12.2.8", "demolish";
        /// Fires from an ambush.
        Ambush { cell: Cell as Hex, target: u8 as Unit, leader: bool } = "12.2.4", "ambush {cell} {target} [lead]";
        /// The impulse is over.
        End = "4.4", "end";
        /// Lays a mine.
        Mine = "8.2.1", "mine";
        /// This unit gets the leadership dice.
        Lead { unit: u8 as Unit } = "6.3", "lead";
        /// Goes back after an assault.
        Retreat { unit: u8 as Unit, cell: Cell as Hex } = "6.3", "retreat";
        /// This hex is hit; 9.0.
        Target { cell: Cell as Hex } = "11.3", "target";
        /// Fires at the aircraft.
        Flak { unit: u8 as Unit, leader: bool } = "11.3.1", "flak {unit} [lead]";
        /// Puts a new headquarters on the map.
        Replace { formation: u8 as Formation, cell: Cell as Hex } = "1.3.2.3", "replace";
        /// Gives up a weapon that is kept back.
        Lose { group: u8 as Group, weapon: Weapon } = "11.4", "lose";
    }
}

/// Who makes a step: a platoon, perhaps with the other platoon and the headquarters in its hex.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Who {
    /// The platoon; of two the first on the list.
    pub unit: u8,
    /// The other one comes along.
    pub mate: bool,
    /// The headquarters comes along.
    pub hq: bool,
}

/// Who comes onto the map: a platoon, perhaps with the headquarters.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Entrant {
    /// The platoon.
    pub unit: u8,
    /// The headquarters comes along.
    pub hq: bool,
}

/// What a unit fires with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct With {
    /// The support weapon.
    pub weapon: Use,
    /// The leadership of the headquarters in its hex.
    pub leader: bool,
    /// 12.2.1: as part of firing and moving.
    pub scoot: bool,
}

/// Use of a support weapon.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Use {
    /// If it has one, it fires along.
    Along,
    /// It is kept out of this shot.
    Hold,
    /// 11.4: one from the stock joins the platoon.
    Take(Weapon),
}

impl With {
    /// The usual way to fire.
    pub const PLAIN: With = With { weapon: Use::Along, leader: false, scoot: false };
}

impl Who {
    /// One platoon.
    pub const fn alone(unit: u8) -> Who {
        Who { unit, mate: false, hq: false }
    }
    /// The groups a platoon can go with.
    fn groups(unit: u8) -> [Who; 4] {
        [(false, false), (false, true), (true, false), (true, true)].map(|(mate, hq)| Who { unit, mate, hq })
    }
}

/// Written `cca-m4a1-1`, `cca-m4a1-1+hq`, `cca-m4a1-1+mate`, `cca-m4a1-1+mate+hq`.
impl Word<WhiteStar> for Who {
    fn write(self, game: &WhiteStar) -> String {
        let mate = if self.mate { "+mate" } else { "" };
        let hq = if self.hq { "+hq" } else { "" };
        format!("{}{mate}{hq}", Unit(self.unit).write(game))
    }
    fn all(game: &WhiteStar) -> impl Iterator<Item = Who> {
        Unit::all(game).flat_map(|unit| Who::groups(unit.0))
    }
    fn read(text: &str, game: &WhiteStar) -> Option<Who> {
        let Unit(unit) = Unit::read(text.split('+').next()?, game)?;
        Who::groups(unit).into_iter().find(|who| who.write(game).eq_ignore_ascii_case(text))
    }
    fn unknown(text: &str, game: &WhiteStar) -> engine::Msg {
        Unit::unknown(text, game)
    }
}
impl Say<WhiteStar> for Who {
    fn say(&self, game: &WhiteStar) -> Arg {
        Unit(self.unit).say(game)
    }
}

/// Written like who makes a step, without a second platoon.
impl Word<WhiteStar> for Entrant {
    fn write(self, game: &WhiteStar) -> String {
        Who { unit: self.unit, mate: false, hq: self.hq }.write(game)
    }
    fn all(game: &WhiteStar) -> impl Iterator<Item = Entrant> {
        Who::all(game).filter(|who| !who.mate).map(|Who { unit, hq, .. }| Entrant { unit, hq })
    }
    fn read(text: &str, game: &WhiteStar) -> Option<Entrant> {
        Who::read(text, game).filter(|who| !who.mate).map(|Who { unit, hq, .. }| Entrant { unit, hq })
    }
    fn unknown(text: &str, game: &WhiteStar) -> engine::Msg {
        Unit::unknown(text, game)
    }
}
impl Say<WhiteStar> for Entrant {
    fn say(&self, game: &WhiteStar) -> Arg {
        Unit(self.unit).say(game)
    }
}

/// The words after a shot, in their fixed order: `hold lead scoot`.
impl Word<WhiteStar> for With {
    fn write(self, _: &WhiteStar) -> String {
        let weapon = match self.weapon {
            Use::Along => "",
            Use::Hold => "hold",
            Use::Take(Weapon::Mg) => "take-mg",
            Use::Take(Weapon::At) => "take-at",
        };
        let words = [weapon, if self.leader { "lead" } else { "" }, if self.scoot { "scoot" } else { "" }];
        words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
    }
    fn all(_: &WhiteStar) -> impl Iterator<Item = With> {
        let weapons = [Use::Along, Use::Hold, Use::Take(Weapon::Mg), Use::Take(Weapon::At)];
        weapons.into_iter().flat_map(|weapon| {
            let ways = [(false, false), (true, false), (false, true), (true, true)];
            ways.map(|(leader, scoot)| With { weapon, leader, scoot })
        })
    }
}
impl Say<WhiteStar> for With {
    fn say(&self, game: &WhiteStar) -> Arg {
        self.write(game).into()
    }
}
