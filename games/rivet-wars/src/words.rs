//! The words of Rivet Wars: segments, figures, cards, how each is written and what it is called.

use crate::RivetWars;
use crate::board::Seg;
use crate::data::{Class, Kind};
use crate::orders::{Aim, NO_PLACE, orders_of};
use crate::position::{Cause, Sweep, Unit};
use engine::{Arg, Dice, Msg, Point, Say, Word};

// Hands and decks are sets of numbers; where cards stand in orders and sentences, these are their words.
engine::ids! {
    /// An Action! card: there are two of each.
    pub struct Card(u8);
    /// A Secret Mission.
    pub struct Secret(u8);
    /// A weapon row, written from 1.
    pub struct Row(u8);
    /// A place in a formation, or [`NO_PLACE`].
    pub struct Place(u8);
}

/// A kind of unit that stands on the board by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Troop(pub Kind);
/// A kind of unit that is put on another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plug(pub Kind);
/// A figure with a socket for a plug.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Host(pub Unit);
/// 8.5: the places that units of a segment had before, in their new order; 0 for nobody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Places(pub [u8; 4]);

impl Say<RivetWars> for Seg {
    fn say(&self, game: &RivetWars) -> Arg {
        game.grid().name(*self).into()
    }
}
impl Word<RivetWars> for Seg {
    fn write(self, game: &RivetWars) -> String {
        game.grid().name(self)
    }
    fn all(game: &RivetWars) -> impl Iterator<Item = Seg> {
        game.grid().segs()
    }
    fn read(text: &str, game: &RivetWars) -> Option<Seg> {
        game.grid().named(text)
    }
    fn point(self, game: &RivetWars) -> Option<Point> {
        Some(Point::Cell(self.write(game)))
    }
}

impl Say<RivetWars> for Unit {
    fn say(&self, game: &RivetWars) -> Arg {
        game.unit_name(*self).into()
    }
}
/// `Rif1`. The only figure of its kind needs no number when it is read.
impl Word<RivetWars> for Unit {
    fn write(self, game: &RivetWars) -> String {
        game.unit_id(self)
    }
    fn all(game: &RivetWars) -> impl Iterator<Item = Unit> {
        game.all_units()
    }
    fn read(text: &str, game: &RivetWars) -> Option<Unit> {
        game.unit_named(text)
    }
    fn point(self, game: &RivetWars) -> Option<Point> {
        Some(Point::Piece(self.write(game)))
    }
}

impl Say<RivetWars> for Host {
    fn say(&self, game: &RivetWars) -> Arg {
        self.0.say(game)
    }
}
impl Word<RivetWars> for Host {
    fn write(self, game: &RivetWars) -> String {
        self.0.write(game)
    }
    fn all(game: &RivetWars) -> impl Iterator<Item = Host> {
        game.all_units().filter(|&unit| game.card_of(unit).sockets > 0).map(Host)
    }
    fn read(text: &str, game: &RivetWars) -> Option<Host> {
        game.unit_named(text).filter(|&unit| game.card_of(unit).sockets > 0).map(Host)
    }
    fn point(self, game: &RivetWars) -> Option<Point> {
        self.0.point(game)
    }
}

impl Say<RivetWars> for Kind {
    fn say(&self, game: &RivetWars) -> Arg {
        game.kind_name(*self).into()
    }
}
impl Word<RivetWars> for Kind {
    fn write(self, game: &RivetWars) -> String {
        game.data.units[self.index()].id.clone()
    }
    fn all(game: &RivetWars) -> impl Iterator<Item = Kind> {
        Kind::first(game.data.units.len())
    }
    fn read(text: &str, game: &RivetWars) -> Option<Kind> {
        game.data.kind_named(text)
    }
    /// The heap of figures that are for sale.
    fn point(self, game: &RivetWars) -> Option<Point> {
        Some(Point::Piece(format!("shop-{}", self.write(game))))
    }
}

/// Kinds for orders that take plugs only, or all but plugs.
macro_rules! kinds {
    ($Word:ident, $fits:expr) => {
        impl Say<RivetWars> for $Word {
            fn say(&self, game: &RivetWars) -> Arg {
                self.0.say(game)
            }
        }
        impl Word<RivetWars> for $Word {
            fn write(self, game: &RivetWars) -> String {
                self.0.write(game)
            }
            fn all(game: &RivetWars) -> impl Iterator<Item = $Word> {
                Kind::all(game).filter(|kind| $fits(game.data.units[kind.index()].class)).map($Word)
            }
            fn read(text: &str, game: &RivetWars) -> Option<$Word> {
                let kind = game.data.kind_named(text)?;
                $fits(game.data.units[kind.index()].class).then_some($Word(kind))
            }
            fn point(self, game: &RivetWars) -> Option<Point> {
                self.0.point(game)
            }
        }
    };
}
kinds!(Troop, |class| class != Class::Plug);
kinds!(Plug, |class| class == Class::Plug);

impl Say<RivetWars> for Card {
    fn say(&self, game: &RivetWars) -> Arg {
        game.card_name(self.0).into()
    }
}
impl Word<RivetWars> for Card {
    fn write(self, game: &RivetWars) -> String {
        game.card_id(self.0)
    }
    fn all(game: &RivetWars) -> impl Iterator<Item = Card> {
        Card::first(2 * game.data.cards.len())
    }
    fn read(text: &str, game: &RivetWars) -> Option<Card> {
        Card::all(game).find(|card| card.write(game).eq_ignore_ascii_case(text))
    }
    fn point(self, game: &RivetWars) -> Option<Point> {
        Some(Point::Card(self.write(game)))
    }
}

impl Say<RivetWars> for Secret {
    fn say(&self, game: &RivetWars) -> Arg {
        game.secret_name(self.0).into()
    }
}
impl Word<RivetWars> for Secret {
    fn write(self, game: &RivetWars) -> String {
        game.data.secrets[self.index()].id.clone()
    }
    fn all(game: &RivetWars) -> impl Iterator<Item = Secret> {
        Secret::first(game.data.secrets.len())
    }
}

impl Say<RivetWars> for Row {
    fn say(&self, _: &RivetWars) -> Arg {
        (self.0 as i64 + 1).into()
    }
}
impl Word<RivetWars> for Row {
    fn write(self, _: &RivetWars) -> String {
        (self.0 + 1).to_string()
    }
    fn all(game: &RivetWars) -> impl Iterator<Item = Row> {
        Row::first(game.most_rows())
    }
}

impl Say<RivetWars> for Place {
    fn say(&self, _: &RivetWars) -> Arg {
        (self.0 as i64).into()
    }
}
impl Word<RivetWars> for Place {
    fn write(self, _: &RivetWars) -> String {
        if self.0 == NO_PLACE { String::new() } else { self.0.to_string() }
    }
    fn all(_: &RivetWars) -> impl Iterator<Item = Place> {
        (NO_PLACE..=4).map(Place)
    }
}

impl Say<RivetWars> for Places {
    fn say(&self, game: &RivetWars) -> Arg {
        self.write(game).into()
    }
}
/// `2 1 3`: the second comes to the front.
impl Word<RivetWars> for Places {
    fn write(self, _: &RivetWars) -> String {
        let named = self.0.iter().filter(|&&place| place != NO_PLACE);
        named.map(u8::to_string).collect::<Vec<_>>().join(" ")
    }
    fn all(_: &RivetWars) -> impl Iterator<Item = Places> {
        (2..=4).flat_map(orders_of).map(Places)
    }
}

impl Say<RivetWars> for Aim {
    fn say(&self, game: &RivetWars) -> Arg {
        match self {
            Aim::Nothing => String::new().into(),
            Aim::Seg(seg) => seg.say(game),
            Aim::Unit(unit) => unit.say(game),
        }
    }
}
impl Word<RivetWars> for Aim {
    fn write(self, game: &RivetWars) -> String {
        match self {
            Aim::Nothing => String::new(),
            Aim::Seg(seg) => seg.write(game),
            Aim::Unit(unit) => unit.write(game),
        }
    }
    fn all(game: &RivetWars) -> impl Iterator<Item = Aim> {
        [Aim::Nothing].into_iter().chain(Seg::all(game).map(Aim::Seg)).chain(Unit::all(game).map(Aim::Unit))
    }
    fn read(text: &str, game: &RivetWars) -> Option<Aim> {
        match text {
            "" => Some(Aim::Nothing),
            _ => Seg::read(text, game).map(Aim::Seg).or_else(|| Unit::read(text, game).map(Aim::Unit)),
        }
    }
    fn point(self, game: &RivetWars) -> Option<Point> {
        match self {
            Aim::Nothing => None,
            Aim::Seg(seg) => seg.point(game),
            Aim::Unit(unit) => unit.point(game),
        }
    }
}

/// The dice as they lie: `3 5 6`.
impl Say<RivetWars> for Dice {
    fn say(&self, _: &RivetWars) -> Arg {
        self.faces().iter().map(u8::to_string).collect::<Vec<_>>().join(" ").into()
    }
}
/// An attack is called by who or what attacks.
impl Say<RivetWars> for Sweep {
    fn say(&self, game: &RivetWars) -> Arg {
        game.cause_name(self).into()
    }
}

impl RivetWars {
    /// The name of a card in notation: `pigeon-1`.
    pub fn card_id(&self, card: u8) -> String {
        format!("{}-{}", self.card(card).id, card % 2 + 1)
    }
    /// The name of a figure in notation: `Rif1`.
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

    /// 3.3: how many weapon rows a unit can have at most, with the plug that has most.
    fn most_rows(&self) -> usize {
        let rows = |class: fn(Class) -> bool| {
            let cards = self.data.units.iter().filter(move |card| class(card.class));
            cards.map(|card| card.weapons.len()).max().unwrap_or(0)
        };
        rows(|class| class != Class::Plug) + rows(|class| class == Class::Plug)
    }

    /// What attacks: a unit with its weapon, a minefield, a cloud, shells.
    pub(crate) fn cause_name(&self, sweep: &Sweep) -> Msg {
        let key = match sweep.cause {
            Cause::Attack | Cause::Shock => return self.unit_name(sweep.unit),
            Cause::Mine => "cause-mine",
            Cause::StartGas | Cause::StepGas | Cause::Drift => "cause-gas",
            Cause::Strike if sweep.gas => "cause-gas-shell",
            Cause::Strike => "cause-shell",
        };
        Msg::new(key)
    }
    /// The name of a figure.
    pub(crate) fn unit_name(&self, unit: Unit) -> Msg {
        let card = self.card_of(unit);
        if self.limit(card) == 1 {
            return self.kind_name(self.kind_of(unit));
        }
        let number = (unit.0 - card.first + 1) as i64;
        Msg::new("unit-numbered").with("unit", self.kind_name(self.kind_of(unit))).with("number", number)
    }
    /// The name of a kind of unit.
    pub(crate) fn kind_name(&self, kind: Kind) -> Msg {
        Msg::new(format!("unit-{}", self.data.units[kind.index()].id.to_lowercase()))
    }
    /// The name of a card.
    pub(crate) fn card_name(&self, card: u8) -> Msg {
        Msg::new(format!("card-{}", self.card(card).id))
    }
    /// The name of a Secret Mission.
    pub(crate) fn secret_name(&self, mission: u8) -> Msg {
        Msg::new(format!("secret-{}", self.data.secrets[mission as usize].id))
    }
}
