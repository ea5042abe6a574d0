//! 17.2: orders and their notation.

use crate::RivetWars;
use crate::board::{SEGMENTS, Seg};
use crate::data::{Class, Effect, Kind};
use crate::position::Unit;
use engine::{Msg, Notation, ReadError};

/// One small decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)] // each variant is spelled out as a sentence in text/en.ftl
pub enum Order {
    Keep,
    Discard { card: u8 },
    Deploy { kind: Kind, seg: Seg },
    Plug { plug: Kind, host: Unit },
    Play { card: u8, aim: Aim },
    Done,
    Activate { seg: Seg },
    Attack { unit: Unit, row: u8, seg: Seg, place: u8 },
    Dash { unit: Unit },
    Assault { unit: Unit },
    Move { unit: Unit },
    Step { seg: Seg },
    Halt,
    Close,
    Pass,
    Push { unit: Unit, seg: Seg },
    Form { seg: Seg, order: [u8; 4] },
    Drop { seg: Seg },
}

/// What a card is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Aim {
    /// Nothing.
    Nothing,
    /// A segment.
    Seg(Seg),
    /// A unit.
    Unit(Unit),
}

/// A named place in a formation, 1 to 4; 0 for none.
pub const NO_PLACE: u8 = 0;

/// By hand: what a card is aimed at depends on the card, so that most written pairs of card and aim would be nonsense.
impl Notation<RivetWars> for Order {
    fn write(self, game: &RivetWars) -> String {
        game.write_order(self)
    }
    fn read(text: &str, game: &RivetWars) -> Result<Order, ReadError> {
        game.read_order(text)
    }
    fn universe(game: &RivetWars, out: &mut Vec<Order>) {
        game.all_orders(out);
    }
}

impl RivetWars {
    /// The name of a card: `pigeon-1`.
    pub fn card_id(&self, card: u8) -> String {
        format!("{}-{}", self.data.cards[card as usize / 2].id, card % 2 + 1)
    }
    /// The name of a figure: `Rif1`.
    pub fn unit_id(&self, unit: Unit) -> String {
        let card = self.card_of(unit);
        format!("{}{}", card.id, unit.0 - card.first + 1)
    }
    /// The figure with this name; the only one of its kind needs no number.
    pub fn unit_named(&self, name: &str) -> Option<Unit> {
        let letters = name.trim_end_matches(|sign: char| sign.is_ascii_digit());
        let card = &self.data.units[self.data.kind_named(letters)?.index()];
        let number = match &name[letters.len()..] {
            "" if self.limit(card) == 1 => 1,
            digits if !digits.starts_with('0') => digits.parse::<u8>().ok()?,
            _ => return None,
        };
        (1..=self.limit(card)).contains(&number).then(|| Unit(card.first + number - 1))
    }
    /// The card with this name.
    pub fn card_named(&self, name: &str) -> Option<u8> {
        (0..24).find(|&card| self.card_id(card).eq_ignore_ascii_case(name))
    }

    /// An order in notation.
    pub(crate) fn write_order(&self, order: Order) -> String {
        let seg = |seg: Seg| self.grid().name(seg);
        let unit = |unit: Unit| self.unit_id(unit);
        match order {
            Order::Keep => "keep".to_owned(),
            Order::Discard { card } => format!("discard {}", self.card_id(card)),
            Order::Deploy { kind, seg: s } => {
                format!("deploy {} {}", self.data.units[kind.index()].id, seg(s))
            }
            Order::Plug { plug, host } => format!("plug {} {}", self.data.units[plug.index()].id, unit(host)),
            Order::Play { card, aim } => match aim {
                Aim::Nothing => format!("play {}", self.card_id(card)),
                Aim::Seg(s) => format!("play {} {}", self.card_id(card), seg(s)),
                Aim::Unit(u) => format!("play {} {}", self.card_id(card), unit(u)),
            },
            Order::Done => "done".to_owned(),
            Order::Activate { seg: s } => format!("activate {}", seg(s)),
            Order::Attack { unit: u, row, seg: s, place: NO_PLACE } => {
                format!("attack {} {} {}", unit(u), row + 1, seg(s))
            }
            Order::Attack { unit: u, row, seg: s, place } => {
                format!("attack {} {} {} {place}", unit(u), row + 1, seg(s))
            }
            Order::Dash { unit: u } => format!("dash {}", unit(u)),
            Order::Assault { unit: u } => format!("assault {}", unit(u)),
            Order::Move { unit: u } => format!("move {}", unit(u)),
            Order::Step { seg: s } => format!("step {}", seg(s)),
            Order::Halt => "halt".to_owned(),
            Order::Close => "close".to_owned(),
            Order::Pass => "pass".to_owned(),
            Order::Push { unit: u, seg: s } => format!("push {} {}", unit(u), seg(s)),
            Order::Form { seg: s, order } => {
                let places: Vec<String> =
                    order.iter().filter(|&&place| place > 0).map(|place| place.to_string()).collect();
                format!("form {} {}", seg(s), places.join(" "))
            }
            Order::Drop { seg: s } => format!("drop {}", seg(s)),
        }
    }

    /// An order from notation.
    pub(crate) fn read_order(&self, text: &str) -> Result<Order, ReadError> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let what = |key: &str, word: &str| ReadError(Msg::new(key).with("text", word));
        let seg = |word: &str| self.grid().named(word).ok_or_else(|| what("read-segment", word));
        let unit = |word: &str| self.unit_named(word).ok_or_else(|| what("read-unit", word));
        let kind = |word: &str| self.data.kind_named(word).ok_or_else(|| what("read-unit", word));
        let card = |word: &str| self.card_named(word).ok_or_else(|| what("read-card", word));
        let verb = words.first().map(|word| word.to_ascii_lowercase()).unwrap_or_default();
        Ok(match (verb.as_str(), words.get(1..).unwrap_or_default()) {
            ("keep", []) => Order::Keep,
            ("discard", [c]) => Order::Discard { card: card(c)? },
            ("deploy", [k, s]) => {
                let found = kind(k)?;
                if self.data.units[found.index()].class == Class::Plug {
                    return Err(what("read-plug", k));
                }
                Order::Deploy { kind: found, seg: seg(s)? }
            }
            ("plug", [k, h]) => {
                let (plug, host) = (kind(k)?, unit(h)?);
                if self.data.units[plug.index()].class != Class::Plug {
                    return Err(what("read-no-plug", k));
                }
                if self.card_of(host).sockets == 0 {
                    return Err(what("read-no-socket", h));
                }
                Order::Plug { plug, host }
            }
            ("play", [c]) => Order::Play { card: card(c)?, aim: Aim::Nothing },
            ("play", [c, aim]) => {
                let card = card(c)?;
                let aim = match self.data.cards[card as usize / 2].effect {
                    Effect::Shot(_) | Effect::Repair { .. } => Aim::Unit(unit(aim)?),
                    _ => Aim::Seg(seg(aim)?),
                };
                Order::Play { card, aim }
            }
            ("done", []) => Order::Done,
            ("activate", [s]) => Order::Activate { seg: seg(s)? },
            ("attack", [u, row, s, rest @ ..]) if rest.len() < 2 => {
                let unit = unit(u)?;
                let number: u8 = row.parse().map_err(|_| what("read-row", row))?;
                if !(1..=self.most_rows(unit)).contains(&number) {
                    return Err(what("read-row", row));
                }
                let place = match rest {
                    [] => NO_PLACE,
                    [place, ..] => match place.parse() {
                        Ok(place) if (1..=4).contains(&place) => place,
                        _ => return Err(what("read-place", place)),
                    },
                };
                Order::Attack { unit, row: number - 1, seg: seg(s)?, place }
            }
            ("dash", [u]) => Order::Dash { unit: unit(u)? },
            ("assault", [u]) => Order::Assault { unit: unit(u)? },
            ("move", [u]) => Order::Move { unit: unit(u)? },
            ("step", [s]) => Order::Step { seg: seg(s)? },
            ("halt", []) => Order::Halt,
            ("close", []) => Order::Close,
            ("pass", []) => Order::Pass,
            ("push", [u, s]) => Order::Push { unit: unit(u)?, seg: seg(s)? },
            ("form", [s, places @ ..]) => {
                let mut order = [0; 4];
                if places.len() < 2 || places.len() > 4 {
                    return Err(what("read-form", text));
                }
                for (slot, place) in order.iter_mut().zip(places) {
                    *slot = place.parse().map_err(|_| what("read-form", text))?;
                }
                let seg = seg(s)?;
                if !orders_of(places.len()).contains(&order) {
                    return Err(what("read-form", text));
                }
                Order::Form { seg, order }
            }
            ("drop", [s]) => Order::Drop { seg: seg(s)? },
            _ => return Err(what("read-order", text)),
        })
    }

    /// 3.3: how many weapon rows a unit can have, with the plug that has most.
    pub(crate) fn most_rows(&self, unit: Unit) -> u8 {
        let card = self.card_of(unit);
        let own = card.weapons.len() as u8;
        let plugs = self.data.units.iter().filter(|plug| plug.class == Class::Plug && plug.side == card.side);
        let most = plugs.map(|plug| plug.weapons.len() as u8).max().unwrap_or(0);
        own + if card.sockets > 0 { most } else { 0 }
    }

    /// Every order that can be written.
    pub(crate) fn all_orders(&self, out: &mut Vec<Order>) {
        let segs = || self.grid().segs();
        let units: Vec<Unit> = self.all_units().collect();
        out.extend([Order::Keep, Order::Done, Order::Halt, Order::Close, Order::Pass]);
        for card in 0..24 {
            out.push(Order::Discard { card });
            out.push(Order::Play { card, aim: Aim::Nothing });
            match self.data.cards[card as usize / 2].effect {
                Effect::Shot(_) | Effect::Repair { .. } => {
                    out.extend(units.iter().map(|&unit| Order::Play { card, aim: Aim::Unit(unit) }));
                }
                _ => out.extend(segs().map(|seg| Order::Play { card, aim: Aim::Seg(seg) })),
            }
        }
        for seg in segs() {
            out.extend([Order::Activate { seg }, Order::Step { seg }, Order::Drop { seg }]);
            for count in 2..=4 {
                out.extend(orders_of(count).into_iter().map(|order| Order::Form { seg, order }));
            }
        }
        for (index, card) in self.data.units.iter().enumerate() {
            let kind = Kind(index as u8);
            if card.class == Class::Plug {
                let hosts = units.iter().filter(|&&unit| self.card_of(unit).sockets > 0);
                out.extend(hosts.map(|&host| Order::Plug { plug: kind, host }));
            } else {
                out.extend(segs().map(|seg| Order::Deploy { kind, seg }));
            }
        }
        for &unit in &units {
            out.extend([Order::Dash { unit }, Order::Assault { unit }, Order::Move { unit }]);
            for seg in segs() {
                out.push(Order::Push { unit, seg });
                for row in 0..self.most_rows(unit) {
                    out.extend((0..=4).map(|place| Order::Attack { unit, row, seg, place }));
                }
            }
        }
    }
}

/// 8.5: every other order of so many units, as the places they had before.
pub fn orders_of(count: usize) -> Vec<[u8; 4]> {
    let mut found = Vec::new();
    let mut order = [0; 4];
    permute(&mut order, 0, count, &mut found);
    found.retain(|order| (0..count).any(|place| order[place] as usize != place + 1));
    found
}

fn permute(order: &mut [u8; 4], place: usize, count: usize, found: &mut Vec<[u8; 4]>) {
    if place == count {
        found.push(*order);
        return;
    }
    for next in 1..=count as u8 {
        if !order[..place].contains(&next) {
            order[place] = next;
            permute(order, place + 1, count, found);
            order[place] = 0;
        }
    }
}

const _: () = assert!(SEGMENTS < 128);
