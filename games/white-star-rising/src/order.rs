//! Orders and their notation: `move cca-m4a1-1+hq K08`, `fire beck-panther-1 cca-m4a1-2 lead`.

use crate::WhiteStar;
use crate::forces::{Scenario, Weapon};
use crate::ground::Cell;
use engine::{Msg, Notation, ReadError};

/// One small decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // each variant is spelled out as a sentence in text/en.ftl
pub enum Order {
    /// 2.0, 12.2.11: puts a unit on the map.
    Place { unit: u8, cell: Cell, mounted: bool },
    /// 1.3.4.1: gives a support weapon to a platoon.
    Arm { unit: u8, weapon: Weapon },
    /// 8.1: places a trench.
    Dig { cell: Cell },
    /// 2.0: sets up what is left in the best way known.
    Auto,
    /// 2.0: sets up what is left in the way that makes a closer game.
    Even,
    /// 2.0: the set-up is finished.
    Ready,
    /// 12.2: this formation acts first, or is the designated one.
    First { formation: u8 },
    /// 12.2.8: the aircraft goes into the cup.
    Launch,
    /// 10.0: the marker goes back into the cup.
    Return,
    /// 10.0, 9.0: takes "operations complete" off a unit.
    Refresh { unit: u8 },
    /// Declines what is offered.
    Pass,
    /// 10.0: the throw is repeated.
    Reroll,
    /// 10.0: a die is changed by one.
    Nudge { face: u8, up: bool },
    /// 10.0: the hex is put in command.
    Command,
    /// 5.1: one step.
    Move { who: Who, to: Cell },
    /// 6.3: a step into a hex with enemies.
    Assault { who: Who, to: Cell },
    /// 6.4: a step over a hex with soft enemies.
    Overrun { who: Who, to: Cell },
    /// R15: onto the map.
    Enter { unit: u8, hq: bool, to: Cell, mounted: bool },
    /// R14: off the map.
    Exit { who: Who },
    /// 5.2: turns to the other face.
    Flip { unit: u8 },
    /// 5.1: the move is over.
    Stop,
    /// 6.1, 6.2.
    Fire { unit: u8, target: u8, with: With },
    /// 6.1: a mortar fires at a hex.
    Shell { unit: u8, cell: Cell, leader: bool },
    /// 8.2.2.
    Clear { unit: u8, cell: Cell },
    /// 11.2: a barrage from this stock.
    Call { slot: u8, cell: Cell },
    /// 12.2.8.
    Demolish,
    /// 12.2.4.
    Ambush { cell: Cell, target: u8, leader: bool },
    /// 4.4: the impulse is over.
    End,
    /// 8.2.1.
    Mine,
    /// 6.3: this unit gets the leadership dice.
    Lead { unit: u8 },
    /// 6.3.
    Retreat { unit: u8, cell: Cell },
    /// 11.3, 9.0: this hex is hit.
    Target { cell: Cell },
    /// 11.3.1.
    Flak { unit: u8, leader: bool },
    /// 1.3.2.3.
    Replace { formation: u8, cell: Cell },
    /// 11.4.
    Lose { group: u8, weapon: Weapon },
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
}

const VERBS: &str = "place, arm, dig, auto, even, ready, first, launch, return, refresh, pass, reroll, nudge, command, move, assault, overrun, enter, exit, flip, stop, fire, shell, clear, call, demolish, ambush, end, mine, lead, retreat, target, flak, replace, lose";

impl Scenario {
    /// The name of a stock of barrages: `he-4-3`, `smoke`.
    pub fn barrage_name(&self, slot: u8) -> String {
        let barrage = &self.barrages[slot as usize];
        let side = if barrage.seat.0 == 0 { "ge" } else { "al" };
        match barrage.smoke {
            true => format!("{side}-smoke"),
            false => format!("{side}-he-{}-{}", barrage.dice, barrage.hit),
        }
    }
}

impl Order {
    /// The order in notation.
    pub fn write(self, s: &Scenario) -> String {
        let unit = |u: u8| s.units[u as usize].id.as_str();
        let hex = |cell: Cell| s.ground.label(cell);
        let formation = |f: u8| s.formations[f as usize].id.as_str();
        let who = |w: Who| {
            format!("{}{}{}", unit(w.unit), if w.mate { "+mate" } else { "" }, if w.hq { "+hq" } else { "" })
        };
        let tail = |flag: bool, word: &str| if flag { format!(" {word}") } else { String::new() };
        match self {
            Order::Place { unit: u, cell, mounted } => {
                format!("place {} {}{}", unit(u), hex(cell), tail(mounted, "mounted"))
            }
            Order::Arm { unit: u, weapon } => format!("arm {} {}", unit(u), weapon.id()),
            Order::Dig { cell } => format!("dig {}", hex(cell)),
            Order::Auto => "auto".to_owned(),
            Order::Even => "even".to_owned(),
            Order::Ready => "ready".to_owned(),
            Order::First { formation: f } => format!("first {}", formation(f)),
            Order::Launch => "launch".to_owned(),
            Order::Return => "return".to_owned(),
            Order::Refresh { unit: u } => format!("refresh {}", unit(u)),
            Order::Pass => "pass".to_owned(),
            Order::Reroll => "reroll".to_owned(),
            Order::Nudge { face, up } => format!("nudge {face} {}", if up { "up" } else { "down" }),
            Order::Command => "command".to_owned(),
            Order::Move { who: w, to } => format!("move {} {}", who(w), hex(to)),
            Order::Assault { who: w, to } => format!("assault {} {}", who(w), hex(to)),
            Order::Overrun { who: w, to } => format!("overrun {} {}", who(w), hex(to)),
            Order::Enter { unit: u, hq, to, mounted } => {
                let who = who(Who { unit: u, mate: false, hq });
                format!("enter {who} {}{}", hex(to), tail(mounted, "mounted"))
            }
            Order::Exit { who: w } => format!("exit {}", who(w)),
            Order::Flip { unit: u } => format!("flip {}", unit(u)),
            Order::Stop => "stop".to_owned(),
            Order::Fire { unit: u, target, with } => {
                let weapon = match with.weapon {
                    Use::Along => String::new(),
                    Use::Hold => " hold".to_owned(),
                    Use::Take(weapon) => format!(" take-{}", weapon.id()),
                };
                let (lead, scoot) = (tail(with.leader, "lead"), tail(with.scoot, "scoot"));
                format!("fire {} {}{weapon}{lead}{scoot}", unit(u), unit(target))
            }
            Order::Shell { unit: u, cell, leader } => {
                format!("shell {} {}{}", unit(u), hex(cell), tail(leader, "lead"))
            }
            Order::Clear { unit: u, cell } => format!("clear {} {}", unit(u), hex(cell)),
            Order::Call { slot, cell } => format!("call {} {}", s.barrage_name(slot), hex(cell)),
            Order::Demolish => "demolish".to_owned(),
            Order::Ambush { cell, target, leader } => {
                format!("ambush {} {}{}", hex(cell), unit(target), tail(leader, "lead"))
            }
            Order::End => "end".to_owned(),
            Order::Mine => "mine".to_owned(),
            Order::Lead { unit: u } => format!("lead {}", unit(u)),
            Order::Retreat { unit: u, cell } => format!("retreat {} {}", unit(u), hex(cell)),
            Order::Target { cell } => format!("target {}", hex(cell)),
            Order::Flak { unit: u, leader } => format!("flak {}{}", unit(u), tail(leader, "lead")),
            Order::Replace { formation: f, cell } => format!("replace {} {}", formation(f), hex(cell)),
            Order::Lose { group, weapon } => format!("lose {} {}", group + 1, weapon.id()),
        }
    }

    /// An order from notation.
    pub fn read(text: &str, s: &Scenario) -> Result<Order, ReadError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let reader = Reader { s, text };
        let (verb, rest) = match words.split_first() {
            Some((verb, rest)) => (*verb, rest),
            None => return Err(reader.unknown()),
        };
        reader
            .plain(verb, rest)
            .or_else(|| reader.with_words(verb, rest))
            .unwrap_or_else(|| Err(reader.unknown()))
    }
}

struct Reader<'a> {
    s: &'a Scenario,
    text: &'a str,
}

impl Reader<'_> {
    fn unknown(&self) -> ReadError {
        ReadError(Msg::new("read-order").with("order", self.text).with("verbs", VERBS))
    }
    fn unit(&self, id: &str) -> Result<u8, ReadError> {
        self.s.find_unit(id).ok_or_else(|| {
            let ids: Vec<&str> = self.s.units.iter().map(|unit| unit.id.as_str()).collect();
            ReadError(Msg::new("read-unit").with("unit", id).with("known", ids.join(", ")))
        })
    }
    fn hex(&self, label: &str) -> Result<Cell, ReadError> {
        self.s.ground.find(label).ok_or_else(|| {
            let first = self.s.ground.label(0);
            let last = self.s.ground.label(self.s.ground.len() as Cell - 1);
            ReadError(Msg::new("read-hex").with("hex", label).with("first", first).with("last", last))
        })
    }
    fn formation(&self, id: &str) -> Result<u8, ReadError> {
        self.s.find_formation(id).ok_or_else(|| {
            let ids: Vec<&str> = self.s.formations.iter().map(|f| f.id.as_str()).collect();
            ReadError(Msg::new("read-formation").with("formation", id).with("known", ids.join(", ")))
        })
    }
    fn weapon(&self, id: &str) -> Result<Weapon, ReadError> {
        match id {
            "mg" => Ok(Weapon::Mg),
            "at" => Ok(Weapon::At),
            _ => Err(self.unknown()),
        }
    }
    fn who(&self, text: &str) -> Result<Who, ReadError> {
        let mut parts = text.split('+');
        let mut who = Who::alone(self.unit(parts.next().unwrap_or(""))?);
        let rest: Vec<&str> = parts.collect();
        match rest.as_slice() {
            [] => {}
            ["hq"] => who.hq = true,
            ["mate"] => who.mate = true,
            ["mate", "hq"] => (who.mate, who.hq) = (true, true),
            _ => return Err(self.unknown()),
        }
        Ok(who)
    }
    fn slot(&self, name: &str) -> Result<u8, ReadError> {
        let names: Vec<String> =
            (0..self.s.barrages.len() as u8).map(|slot| self.s.barrage_name(slot)).collect();
        names.iter().position(|known| known == name).map(|slot| slot as u8).ok_or_else(|| {
            ReadError(Msg::new("read-barrage").with("barrage", name).with("known", names.join(", ")))
        })
    }

    fn plain(&self, verb: &str, rest: &[&str]) -> Option<Result<Order, ReadError>> {
        if !rest.is_empty() {
            return None;
        }
        Some(Ok(match verb {
            "auto" => Order::Auto,
            "even" => Order::Even,
            "ready" => Order::Ready,
            "launch" => Order::Launch,
            "return" => Order::Return,
            "pass" => Order::Pass,
            "reroll" => Order::Reroll,
            "command" => Order::Command,
            "stop" => Order::Stop,
            "demolish" => Order::Demolish,
            "end" => Order::End,
            "mine" => Order::Mine,
            _ => return None,
        }))
    }

    fn with_words(&self, verb: &str, rest: &[&str]) -> Option<Result<Order, ReadError>> {
        self.try_words(verb, rest).transpose()
    }

    fn try_words(&self, verb: &str, rest: &[&str]) -> Result<Option<Order>, ReadError> {
        Ok(Some(match (verb, rest) {
            ("place", [u, c]) => Order::Place { unit: self.unit(u)?, cell: self.hex(c)?, mounted: false },
            ("place", [u, c, "mounted"]) => {
                Order::Place { unit: self.unit(u)?, cell: self.hex(c)?, mounted: true }
            }
            ("arm", [u, w]) => Order::Arm { unit: self.unit(u)?, weapon: self.weapon(w)? },
            ("dig", [c]) => Order::Dig { cell: self.hex(c)? },
            ("first", [f]) => Order::First { formation: self.formation(f)? },
            ("refresh", [u]) => Order::Refresh { unit: self.unit(u)? },
            ("nudge", [face, way @ ("up" | "down")]) => match face.parse() {
                Ok(face @ 1..=6) => Order::Nudge { face, up: *way == "up" },
                _ => return Ok(None),
            },
            ("move", [w, c]) => Order::Move { who: self.who(w)?, to: self.hex(c)? },
            ("assault", [w, c]) => Order::Assault { who: self.who(w)?, to: self.hex(c)? },
            ("overrun", [w, c]) => Order::Overrun { who: self.who(w)?, to: self.hex(c)? },
            ("enter", [w, c, more @ ..]) => {
                let who = self.who(w)?;
                let mounted = match more {
                    [] => false,
                    ["mounted"] => true,
                    _ => return Ok(None),
                };
                if who.mate {
                    return Ok(None);
                }
                Order::Enter { unit: who.unit, hq: who.hq, to: self.hex(c)?, mounted }
            }
            ("exit", [w]) => Order::Exit { who: self.who(w)? },
            ("flip", [u]) => Order::Flip { unit: self.unit(u)? },
            ("fire", [u, t, more @ ..]) => {
                let Some(with) = read_with(more) else { return Ok(None) };
                Order::Fire { unit: self.unit(u)?, target: self.unit(t)?, with }
            }
            ("shell", [u, c]) => Order::Shell { unit: self.unit(u)?, cell: self.hex(c)?, leader: false },
            ("shell", [u, c, "lead"]) => {
                Order::Shell { unit: self.unit(u)?, cell: self.hex(c)?, leader: true }
            }
            ("clear", [u, c]) => Order::Clear { unit: self.unit(u)?, cell: self.hex(c)? },
            ("call", [b, c]) => Order::Call { slot: self.slot(b)?, cell: self.hex(c)? },
            ("ambush", [c, t]) => Order::Ambush { cell: self.hex(c)?, target: self.unit(t)?, leader: false },
            ("ambush", [c, t, "lead"]) => {
                Order::Ambush { cell: self.hex(c)?, target: self.unit(t)?, leader: true }
            }
            ("lead", [u]) => Order::Lead { unit: self.unit(u)? },
            ("retreat", [u, c]) => Order::Retreat { unit: self.unit(u)?, cell: self.hex(c)? },
            ("target", [c]) => Order::Target { cell: self.hex(c)? },
            ("flak", [u]) => Order::Flak { unit: self.unit(u)?, leader: false },
            ("flak", [u, "lead"]) => Order::Flak { unit: self.unit(u)?, leader: true },
            ("replace", [f, c]) => Order::Replace { formation: self.formation(f)?, cell: self.hex(c)? },
            ("lose", [group, w]) => match group.parse::<u8>() {
                Ok(n) if (1..=self.s.groups.len() as u8).contains(&n) => {
                    Order::Lose { group: n - 1, weapon: self.weapon(w)? }
                }
                _ => return Ok(None),
            },
            _ => return Ok(None),
        }))
    }
}

/// The words after a shot, in their fixed order.
fn read_with(words: &[&str]) -> Option<With> {
    let mut with = With::PLAIN;
    let mut rest = words;
    if let [first, more @ ..] = rest {
        with.weapon = match *first {
            "hold" => Use::Hold,
            "take-mg" => Use::Take(Weapon::Mg),
            "take-at" => Use::Take(Weapon::At),
            _ => Use::Along,
        };
        if with.weapon != Use::Along {
            rest = more;
        }
    }
    if let ["lead", more @ ..] = rest {
        with.leader = true;
        rest = more;
    }
    if let ["scoot", more @ ..] = rest {
        with.scoot = true;
        rest = more;
    }
    rest.is_empty().then_some(with)
}

impl Notation<WhiteStar> for Order {
    fn write(self, game: &WhiteStar) -> String {
        self.write(&game.s)
    }
    fn read(text: &str, game: &WhiteStar) -> Result<Order, ReadError> {
        Order::read(text, &game.s)
    }
    fn universe(game: &WhiteStar, out: &mut Vec<Order>) {
        game.every_order(out);
    }
}
