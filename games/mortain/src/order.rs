//! Orders and their notation: a verb, then units by id and hexes by number: `fire PzA 120`, `move DF 0803`.

use crate::Mortain;
use crate::data::Data;
use engine::{Game, Msg, Notation, ReadError};

/// One small decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Order {
    /// 3: set up a US unit.
    Place {
        /// The unit.
        unit: u8,
        /// Where.
        hex: u8,
    },
    /// 4.2: make no use of the card.
    Pass,
    /// 4.3: leave the rest of the card unused.
    Done,
    /// 5.1: move one hex.
    Move {
        /// The unit.
        unit: u8,
        /// Where to.
        hex: u8,
    },
    /// 5.3, 5.4: enter the map.
    Enter {
        /// The unit.
        unit: u8,
        /// Edge hex.
        hex: u8,
    },
    /// 5.5: leave the map in the west.
    Exit {
        /// The unit.
        unit: u8,
    },
    /// 6.1: declare an attack by this unit.
    Fire {
        /// The first firing unit.
        unit: u8,
        /// The enemy unit.
        target: u8,
    },
    /// 6.1: one more unit fires along.
    Join {
        /// The unit.
        unit: u8,
    },
    /// 6.5, 7: the declaration is complete, draw the card.
    Shoot,
    /// 6.5: draw again after a court card.
    Redraw,
    /// 6.5: accept a miss.
    Miss,
    /// 7: air or artillery against this unit.
    Strike {
        /// The first target; it fixes hex and mode.
        unit: u8,
    },
    /// 7: one more target in the same hex.
    Target {
        /// The unit.
        unit: u8,
    },
    /// 7: aircraft suppress a hex and its neighbours.
    Suppress {
        /// The centre.
        hex: u8,
    },
}

/// The verbs, for help and for error messages.
pub const VERBS: &str =
    "place, pass, done, move, enter, exit, fire, join, shoot, redraw, miss, strike, target, suppress";

impl Order {
    /// The order in notation.
    pub fn write(self, data: &Data) -> String {
        let unit = |unit: u8| data.units[unit as usize].id.as_str();
        let hex = |hex: u8| data.grid.label(hex);
        match self {
            Order::Place { unit: u, hex: h } => format!("place {} {}", unit(u), hex(h)),
            Order::Pass => "pass".to_owned(),
            Order::Done => "done".to_owned(),
            Order::Move { unit: u, hex: h } => format!("move {} {}", unit(u), hex(h)),
            Order::Enter { unit: u, hex: h } => format!("enter {} {}", unit(u), hex(h)),
            Order::Exit { unit: u } => format!("exit {}", unit(u)),
            Order::Fire { unit: u, target } => format!("fire {} {}", unit(u), unit(target)),
            Order::Join { unit: u } => format!("join {}", unit(u)),
            Order::Shoot => "shoot".to_owned(),
            Order::Redraw => "redraw".to_owned(),
            Order::Miss => "miss".to_owned(),
            Order::Strike { unit: u } => format!("strike {}", unit(u)),
            Order::Target { unit: u } => format!("target {}", unit(u)),
            Order::Suppress { hex: h } => format!("suppress {}", hex(h)),
        }
    }

    /// An order from notation.
    pub fn read(text: &str, data: &Data) -> Result<Order, ReadError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let unit = |id: &str| {
            data.find_unit(id).ok_or_else(|| {
                let ids: Vec<&str> = data.units.iter().map(|unit| unit.id.as_str()).collect();
                ReadError(Msg::new("read-unit").with("unit", id).with("known", ids.join(", ")))
            })
        };
        let hex = |label: &str| {
            let last = data.grid.label(data.grid.len() as u8 - 1);
            data.grid
                .find(label)
                .ok_or_else(|| ReadError(Msg::new("read-hex").with("hex", label).with("last", last)))
        };
        Ok(match words.as_slice() {
            ["place", u, h] => Order::Place { unit: unit(u)?, hex: hex(h)? },
            ["pass"] => Order::Pass,
            ["done"] => Order::Done,
            ["move", u, h] => Order::Move { unit: unit(u)?, hex: hex(h)? },
            ["enter", u, h] => Order::Enter { unit: unit(u)?, hex: hex(h)? },
            ["exit", u] => Order::Exit { unit: unit(u)? },
            ["fire", u, t] => Order::Fire { unit: unit(u)?, target: unit(t)? },
            ["join", u] => Order::Join { unit: unit(u)? },
            ["shoot"] => Order::Shoot,
            ["redraw"] => Order::Redraw,
            ["miss"] => Order::Miss,
            ["strike", u] => Order::Strike { unit: unit(u)? },
            ["target", u] => Order::Target { unit: unit(u)? },
            ["suppress", h] => Order::Suppress { hex: hex(h)? },
            _ => return Err(ReadError(Msg::new("read-order").with("order", text).with("verbs", VERBS))),
        })
    }
}

impl Notation<Mortain> for Order {
    fn write(self, game: &Mortain) -> String {
        self.write(&game.data)
    }
    fn read(text: &str, game: &Mortain) -> Result<Order, ReadError> {
        Order::read(text, &game.data)
    }
    fn universe(game: &Mortain, out: &mut Vec<Order>) {
        Game::universe(game, out);
    }
}
