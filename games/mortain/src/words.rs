//! The words of Mortain: units, hexes and cards, how each is written and what it is called.

use crate::*;

engine::ids! {
    /// A counter; the German ones come first.
    pub struct Unit(u8);
    /// Where a unit is: a hex of the map, or one of the places beyond it.
    pub struct Hex(u8);
}

/// A set of units.
pub type Units = Set<Unit, u32>;
/// A set of hexes.
pub type Hexes = Set<Hex, u128>;

impl Hex {
    /// Not yet set up.
    pub const UNPLACED: Hex = Hex(250);
    /// Waiting beyond the edge.
    pub const WAITING: Hex = Hex(251);
    /// Left the map in the west.
    pub const EXITED: Hex = Hex(252);
    /// Eliminated.
    pub const ELIMINATED: Hex = Hex(253);
    /// No hex.
    pub const NOWHERE: Hex = Hex(255);

    /// The places beyond the map, as they are written.
    const BEYOND: [(Hex, &str); 5] = [
        (Hex::UNPLACED, "unplaced"),
        (Hex::WAITING, "waiting"),
        (Hex::EXITED, "exited"),
        (Hex::ELIMINATED, "eliminated"),
        (Hex::NOWHERE, "none"),
    ];

    /// Whether it lies on the map.
    #[inline]
    pub const fn on_map(self) -> bool {
        self.0 < 128
    }
    /// The hex or the place beyond the map that is written like this.
    pub(crate) fn find(text: &str, game: &Mortain) -> Option<Hex> {
        let beyond = Hex::BEYOND.iter().find(|(_, word)| *word == text);
        beyond.map(|(place, _)| *place).or_else(|| Hex::read(text, game))
    }
}

/// A unit is called by its short name.
impl Say<Mortain> for Unit {
    fn say(&self, game: &Mortain) -> Arg {
        Msg::plain(self.write(game)).into()
    }
}
impl Word<Mortain> for Unit {
    fn write(self, game: &Mortain) -> String {
        game.data.units[self].id.clone()
    }
    fn all(game: &Mortain) -> impl Iterator<Item = Unit> {
        game.data.units.ids()
    }
    fn read(text: &str, game: &Mortain) -> Option<Unit> {
        game.data.find_unit(text)
    }
    fn point(self, game: &Mortain) -> Option<Point> {
        Some(Point::Piece(self.write(game)))
    }
}

/// A hex has its number and perhaps a name.
impl Say<Mortain> for Hex {
    fn say(&self, game: &Mortain) -> Arg {
        if !self.on_map() {
            return Msg::new("place-off-map").into();
        }
        let label = self.write(game);
        match self.place_name(game) {
            Some(name) => Msg::new("hex-named").with("hex", label).with("name", name),
            None => Msg::plain(label),
        }
        .into()
    }
}
impl Word<Mortain> for Hex {
    fn write(self, game: &Mortain) -> String {
        let beyond = Hex::BEYOND.iter().find(|(place, _)| *place == self);
        beyond.map_or_else(|| game.data.map.grid.label(self.0 as u16), |(_, word)| (*word).to_owned())
    }
    fn all(game: &Mortain) -> impl Iterator<Item = Hex> {
        game.data.hexes()
    }
    fn read(text: &str, game: &Mortain) -> Option<Hex> {
        game.data.find_hex(text)
    }
    fn point(self, game: &Mortain) -> Option<Point> {
        Some(Point::Cell(self.write(game)))
    }
    fn unknown(text: &str, game: &Mortain) -> Msg {
        let last = Hex::nth(game.data.map.grid.len() - 1).write(game);
        Msg::new("notation-word").with("word", text).with("known", format!("0101 … {last}"))
    }
}
impl Hex {
    /// The name of the place in a hex.
    pub(crate) fn place_name(self, game: &Mortain) -> Option<Msg> {
        game.data.map.name(self.0 as u16).map(Msg::from)
    }
}

impl Card {
    /// What the card is called.
    pub(crate) fn called(self) -> Msg {
        if self == JOKER {
            return Msg::new("card-joker");
        }
        let suit = ["spades", "clubs", "hearts", "diamonds"][self.suit() as usize];
        let rank = match self.rank() {
            1 => Msg::new("rank-ace"),
            11 => Msg::new("rank-jack"),
            12 => Msg::new("rank-queen"),
            13 => Msg::new("rank-king"),
            rank => Msg::plain(rank.to_string()),
        };
        Msg::new(format!("card-{suit}")).with("rank", rank)
    }
}
impl Say<Mortain> for Card {
    fn say(&self, _: &Mortain) -> Arg {
        self.called().into()
    }
}
