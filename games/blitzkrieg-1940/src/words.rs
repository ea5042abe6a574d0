//! The words of the game: units, formations, hexes, markers; sets of them; how each is written and what it is called.

pub use crate::kinds::*;

use crate::Blitzkrieg;
use crate::position::{Hit, Play, Verdict};
use engine::{Arg, Dice, Msg, Point, Say, Seat, Word};

/// The attacker.
pub const GERMAN: Seat = Seat(0);
/// The defender.
pub const FRENCH: Seat = Seat(1);

/// The other side.
#[inline]
pub const fn enemy(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

/// The most counters of a scenario, headquarters included.
pub const MAX_UNITS: usize = 96;
/// The most formations of a scenario.
pub const MAX_FORMATIONS: usize = 24;
/// The most hexes of a map.
pub const MAX_HEXES: usize = 352;
/// No token.
pub const NO_TOKEN: u8 = 255;

/// A counter: a company, or a headquarters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Unit(pub u8);

impl Unit {
    /// Nobody.
    pub const NONE: Unit = Unit(255);
    /// The unit as an index.
    #[inline]
    pub const fn i(self) -> usize {
        self.0 as usize
    }
}

/// An activation marker, by its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Token(pub u8);

/// A formation (3.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Form(pub u8);

impl Form {
    /// None.
    pub const NONE: Form = Form(255);
    /// The formation as an index.
    #[inline]
    pub const fn i(self) -> usize {
        self.0 as usize
    }
}

/// A hex of the map, or one of the places off the map below.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hex(pub u16);

impl Hex {
    /// Nowhere.
    pub const NONE: Hex = Hex(1000);
    /// Not yet set up.
    pub const UNPLACED: Hex = Hex(1001);
    /// Due to enter later or now.
    pub const WAITING: Hex = Hex(1002);
    /// An overrun headquarters that will return (3.2).
    pub const OVERRUN: Hex = Hex(1003);
    /// Left the map for good (8.5.1, S15).
    pub const LEFT: Hex = Hex(1004);
    /// Eliminated.
    pub const LOST: Hex = Hex(1005);
    /// Hidden from the viewer (13.1).
    pub const SECRET: Hex = Hex(1006);

    /// The hex as an index.
    #[inline]
    pub const fn i(self) -> usize {
        self.0 as usize
    }
    /// Whether it lies on the map.
    #[inline]
    pub const fn on_map(self) -> bool {
        self.0 < 512
    }
}

/// A set of units.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Units(pub u128);

impl Units {
    /// Nobody.
    pub const NONE: Units = Units(0);
    /// One unit.
    #[inline]
    pub const fn of(unit: Unit) -> Units {
        Units(1 << unit.0)
    }
    /// Whether the unit is among them.
    #[inline]
    pub const fn has(self, unit: Unit) -> bool {
        unit.0 < 128 && self.0 >> unit.0 & 1 == 1
    }
    /// Adds a unit.
    #[inline]
    pub fn insert(&mut self, unit: Unit) {
        self.0 |= 1 << unit.0;
    }
    /// Takes a unit out.
    #[inline]
    pub fn remove(&mut self, unit: Unit) {
        self.0 &= !(1 << unit.0);
    }
    /// Adds or takes out a unit.
    #[inline]
    pub fn set(&mut self, unit: Unit, on: bool) {
        if on { self.insert(unit) } else { self.remove(unit) }
    }
    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// How many.
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
    /// The first by id.
    #[inline]
    pub const fn first(self) -> Unit {
        if self.0 == 0 { Unit::NONE } else { Unit(self.0.trailing_zeros() as u8) }
    }
    /// Those in both sets.
    #[inline]
    pub const fn and(self, other: Units) -> Units {
        Units(self.0 & other.0)
    }
    /// Those in either set.
    #[inline]
    pub const fn or(self, other: Units) -> Units {
        Units(self.0 | other.0)
    }
    /// Those of this set that are not in the other.
    #[inline]
    pub const fn without(self, other: Units) -> Units {
        Units(self.0 & !other.0)
    }
    /// The units in order of their ids.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Unit> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let unit = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            Some(Unit(unit))
        })
    }
}

impl FromIterator<Unit> for Units {
    fn from_iter<I: IntoIterator<Item = Unit>>(units: I) -> Units {
        units.into_iter().fold(Units::NONE, |set, unit| set.or(Units::of(unit)))
    }
}

/// A set of formations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Forms(pub u32);

impl Forms {
    /// None.
    pub const NONE: Forms = Forms(0);
    /// One formation.
    #[inline]
    pub const fn of(form: Form) -> Forms {
        Forms(1 << form.0)
    }
    /// Whether the formation is among them.
    #[inline]
    pub const fn has(self, form: Form) -> bool {
        form.0 < 32 && self.0 >> form.0 & 1 == 1
    }
    /// Adds a formation.
    #[inline]
    pub fn insert(&mut self, form: Form) {
        self.0 |= 1 << form.0;
    }
    /// Takes a formation out.
    #[inline]
    pub fn remove(&mut self, form: Form) {
        self.0 &= !(1 << form.0);
    }
    /// Whether there is none.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// The formations in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Form> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let form = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            Some(Form(form))
        })
    }
}

impl Say<Blitzkrieg> for Unit {
    fn say(&self, game: &Blitzkrieg) -> Arg {
        game.unit_name(*self).into()
    }
}
impl Word<Blitzkrieg> for Unit {
    fn write(self, game: &Blitzkrieg) -> String {
        game.s.counters.get(self.i()).map_or("nobody".to_owned(), |card| card.id.clone())
    }
    fn all(game: &Blitzkrieg) -> impl Iterator<Item = Unit> {
        game.all()
    }
    fn read(text: &str, game: &Blitzkrieg) -> Option<Unit> {
        game.find_unit(text)
    }
    fn point(self, game: &Blitzkrieg) -> Option<Point> {
        Some(Point::Piece(self.write(game)))
    }
}
impl Say<Blitzkrieg> for Hex {
    fn say(&self, game: &Blitzkrieg) -> Arg {
        game.hex_name(*self).into()
    }
}
impl Word<Blitzkrieg> for Hex {
    fn write(self, game: &Blitzkrieg) -> String {
        game.s.ground.label(self)
    }
    fn all(game: &Blitzkrieg) -> impl Iterator<Item = Hex> {
        game.s.ground.hexes()
    }
    fn read(text: &str, game: &Blitzkrieg) -> Option<Hex> {
        game.s.ground.find(text)
    }
    fn point(self, game: &Blitzkrieg) -> Option<Point> {
        Some(Point::Cell(self.write(game)))
    }
}
impl Say<Blitzkrieg> for Form {
    fn say(&self, game: &Blitzkrieg) -> Arg {
        game.form_name(*self).into()
    }
}
impl Word<Blitzkrieg> for Form {
    fn write(self, game: &Blitzkrieg) -> String {
        game.s.forms.get(self.i()).map_or("none".to_owned(), |card| card.id.clone())
    }
    fn all(game: &Blitzkrieg) -> impl Iterator<Item = Form> {
        game.all_forms()
    }
    fn read(text: &str, game: &Blitzkrieg) -> Option<Form> {
        game.find_form(text)
    }
}
impl Say<Blitzkrieg> for Calibre {
    fn say(&self, game: &Blitzkrieg) -> Arg {
        game.calibre_name(*self).into()
    }
}
impl Word<Blitzkrieg> for Calibre {
    fn write(self, _: &Blitzkrieg) -> String {
        self.id().to_owned()
    }
    fn all(_: &Blitzkrieg) -> impl Iterator<Item = Calibre> {
        Calibre::ALL.into_iter()
    }
}
impl Say<Blitzkrieg> for Token {
    fn say(&self, game: &Blitzkrieg) -> Arg {
        game.token_name(self.0).into()
    }
}
impl Word<Blitzkrieg> for Token {
    fn write(self, game: &Blitzkrieg) -> String {
        game.token_word(self.0)
    }
    /// Of equal markers the first stands for all.
    fn all(game: &Blitzkrieg) -> impl Iterator<Item = Token> {
        let first = |token: &u8| game.find_token(&game.token_word(*token)) == Some(*token);
        (0..game.markers.len() as u8).filter(first).map(Token)
    }
}

/// In sentences by name, one after the other.
impl Say<Blitzkrieg> for Units {
    fn say(&self, game: &Blitzkrieg) -> Arg {
        Arg::List(self.iter().map(|unit| unit.say(game)).collect())
    }
}
/// What a result does.
impl Say<Blitzkrieg> for Hit {
    fn say(&self, _: &Blitzkrieg) -> Arg {
        Msg::new(match (self.steps, self.ns) {
            (0, 0) => "effect-nothing",
            (0, _) => "effect-neutralised",
            (1, 0) => "effect-step",
            (1, _) => "effect-step-and-neutralised",
            _ => "effect-steps",
        })
        .into()
    }
}
/// What a GENERAL is played for.
impl Say<Blitzkrieg> for Play {
    fn say(&self, _: &Blitzkrieg) -> Arg {
        Msg::new(match self {
            Play::Remove => "general-remove",
            Play::Take => "general-take",
            _ => "general-pair",
        })
        .into()
    }
}
impl Say<Blitzkrieg> for Verdict {
    fn say(&self, _: &Blitzkrieg) -> Arg {
        Msg::new(self.reason).into()
    }
}
impl Say<Blitzkrieg> for Dice {
    fn say(&self, _: &Blitzkrieg) -> Arg {
        Arg::Num(self.sum() as i64)
    }
}

impl Blitzkrieg {
    /// The name of a marker in notation.
    pub(crate) fn token_word(&self, token: u8) -> String {
        let Some(card) = self.markers.get(token as usize) else { return "none".to_owned() };
        let side = if card.side == GERMAN { "ge" } else { "fr" };
        match card.marker {
            Marker::Formation(form) => self.form(form).id.clone(),
            Marker::Artillery => format!("{side}-artillery"),
            Marker::Stuka => format!("{side}-stuka"),
            Marker::Repeat => format!("{side}-repeat"),
            Marker::General => format!("{side}-general"),
        }
    }
    /// The first marker with this name.
    pub(crate) fn find_token(&self, word: &str) -> Option<u8> {
        (0..self.markers.len() as u8).find(|&token| self.token_word(token) == word)
    }
    /// The unit with this id.
    pub(crate) fn find_unit(&self, id: &str) -> Option<Unit> {
        self.s.counters.iter().position(|card| card.id == id).map(|index| Unit(index as u8))
    }
    /// The formation with this id.
    pub(crate) fn find_form(&self, id: &str) -> Option<Form> {
        self.s.forms.iter().position(|card| card.id == id).map(|index| Form(index as u8))
    }
    /// A unit's name: type and id.
    pub(crate) fn unit_name(&self, unit: Unit) -> Msg {
        match self.s.counters.get(unit.i()) {
            Some(card) if card.class == Class::Hq => {
                Msg::new("unit-hq").with("formation", self.form(card.form).name.clone())
            }
            Some(card) => {
                Msg::new("unit-named").with("id", card.id.clone()).with("type", self.type_name(unit))
            }
            None => Msg::new("nobody"),
        }
    }
    /// The name of a unit's type.
    pub(crate) fn type_name(&self, unit: Unit) -> Msg {
        Msg::new(format!("type-{}", self.card(unit).kind))
    }
    /// A formation's name.
    pub(crate) fn form_name(&self, form: Form) -> Msg {
        match self.s.forms.get(form.i()) {
            Some(card) => Msg::plain(card.name.clone()),
            None => Msg::new("nobody"),
        }
    }
    /// A side's name.
    pub(crate) fn side_name(&self, side: Seat) -> Msg {
        Msg::new(if side == GERMAN { "side-german" } else { "side-french" })
    }
    /// A hex with its number and the place in it.
    pub(crate) fn hex_name(&self, hex: Hex) -> Msg {
        if !hex.on_map() {
            return Msg::new("off-map");
        }
        let label = self.s.ground.label(hex);
        match self.s.ground.places.iter().find(|(at, _)| *at == hex) {
            Some((_, name)) => Msg::new("hex-named").with("hex", label).with("name", name.clone()),
            None => Msg::plain(label),
        }
    }
    /// A marker's name.
    pub(crate) fn token_name(&self, token: u8) -> Msg {
        let card = self.markers[token as usize];
        let side = self.side_name(card.side);
        match card.marker {
            Marker::Formation(form) => self.form_name(form),
            Marker::Artillery => Msg::new("marker-artillery").with("side", side),
            Marker::Stuka => Msg::new("marker-stuka").with("side", side),
            Marker::Repeat => Msg::new("marker-repeat").with("side", side),
            Marker::General => Msg::new("marker-general").with("side", side),
        }
    }
    /// A calibre's name.
    pub(crate) fn calibre_name(&self, calibre: Calibre) -> Msg {
        Msg::new(format!("calibre-{}", calibre.id()))
    }
}
