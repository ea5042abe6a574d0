//! The words of White Star Rising: units, hexes, formations, how each is written and what it is called.

use crate::WhiteStar;
use crate::forces::{Marker, Role, Scenario, Weapon};
use crate::ground::Cell;
use crate::position::{WAITING, members, on_map};
use engine::{Arg, Game, Line, Msg, Point, Say, Seat, Word};

// The rules count units, hexes and the rest with bare numbers; where they stand in orders and sentences, these are their words.
engine::ids! {
    /// A unit.
    pub struct Unit(u8);
    /// A hex, or a place beyond the map.
    pub struct Hex(Cell);
    /// A formation.
    pub struct Formation(u8);
    /// A group of units that come into play together, written from 1.
    pub struct Group(u8);
    /// A stock of barrages.
    pub struct Barrage(u8);
    /// An aircraft.
    pub struct Craft(u8);
    /// A set of units.
    pub struct Units(u64);
    /// A result of the chaos table, by its sum.
    pub struct ChaosSum(u8);
    /// A face of a die.
    pub struct Face(u8) in 1..=6;
}

impl Say<WhiteStar> for Unit {
    fn say(&self, game: &WhiteStar) -> Arg {
        game.unit_name(self.0).into()
    }
}
impl Word<WhiteStar> for Unit {
    fn write(self, game: &WhiteStar) -> String {
        game.unit(self.0).id.clone()
    }
    fn all(game: &WhiteStar) -> impl Iterator<Item = Unit> {
        Unit::first(game.s.units.len())
    }
    fn read(text: &str, game: &WhiteStar) -> Option<Unit> {
        game.s.find_unit(text).map(Unit)
    }
    fn point(self, game: &WhiteStar) -> Option<Point> {
        Some(Point::Piece(self.write(game)))
    }
}

impl Say<WhiteStar> for Hex {
    fn say(&self, game: &WhiteStar) -> Arg {
        game.hex_name(self.0).into()
    }
}
impl Word<WhiteStar> for Hex {
    fn write(self, game: &WhiteStar) -> String {
        game.s.ground.label(self.0)
    }
    fn all(game: &WhiteStar) -> impl Iterator<Item = Hex> {
        Hex::first(game.s.ground.len())
    }
    fn read(text: &str, game: &WhiteStar) -> Option<Hex> {
        game.s.ground.find(text).map(Hex)
    }
    fn point(self, game: &WhiteStar) -> Option<Point> {
        Some(Point::Cell(self.write(game)))
    }
}

impl Say<WhiteStar> for Formation {
    fn say(&self, game: &WhiteStar) -> Arg {
        game.formation_name(self.0).into()
    }
}
impl Word<WhiteStar> for Formation {
    fn write(self, game: &WhiteStar) -> String {
        game.s.formations[self.index()].id.clone()
    }
    fn all(game: &WhiteStar) -> impl Iterator<Item = Formation> {
        Formation::first(game.s.formations.len())
    }
    fn read(text: &str, game: &WhiteStar) -> Option<Formation> {
        game.s.find_formation(text).map(Formation)
    }
}

impl Say<WhiteStar> for Group {
    fn say(&self, _: &WhiteStar) -> Arg {
        (self.0 as i64 + 1).into()
    }
}
impl Word<WhiteStar> for Group {
    fn write(self, _: &WhiteStar) -> String {
        (self.0 + 1).to_string()
    }
    fn all(game: &WhiteStar) -> impl Iterator<Item = Group> {
        Group::first(game.s.groups.len())
    }
}

impl Say<WhiteStar> for Barrage {
    fn say(&self, game: &WhiteStar) -> Arg {
        game.barrage_label(self.0).into()
    }
}
impl Word<WhiteStar> for Barrage {
    fn write(self, game: &WhiteStar) -> String {
        game.s.barrage_name(self.0)
    }
    fn all(game: &WhiteStar) -> impl Iterator<Item = Barrage> {
        Barrage::first(game.s.barrages.len())
    }
}

impl Say<WhiteStar> for Weapon {
    fn say(&self, game: &WhiteStar) -> Arg {
        game.weapon_name(*self).into()
    }
}
impl Word<WhiteStar> for Weapon {
    fn write(self, _: &WhiteStar) -> String {
        self.id().to_owned()
    }
    fn all(_: &WhiteStar) -> impl Iterator<Item = Weapon> {
        [Weapon::Mg, Weapon::At].into_iter()
    }
}

impl Say<WhiteStar> for Craft {
    fn say(&self, game: &WhiteStar) -> Arg {
        game.craft_name(self.0).into()
    }
}
impl Say<WhiteStar> for Marker {
    fn say(&self, game: &WhiteStar) -> Arg {
        game.marker_name(*self).into()
    }
}
impl Say<WhiteStar> for ChaosSum {
    fn say(&self, game: &WhiteStar) -> Arg {
        game.chaos_name(self.0).into()
    }
}
/// Several units are joined as the language joins them.
impl Say<WhiteStar> for Units {
    fn say(&self, game: &WhiteStar) -> Arg {
        Arg::List(members(self.0).map(|unit| Unit(unit).say(game)).collect())
    }
}

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

impl WhiteStar {
    /// A unit: its kind, its number and its formation.
    pub(crate) fn unit_name(&self, unit: u8) -> Msg {
        let formation = self.formation_tag(self.unit(unit).formation);
        match self.unit(unit).role {
            Role::Hq => Msg::new("unit-hq").with("formation", formation),
            Role::Shq => Msg::new("unit-shq").with("formation", formation),
            Role::Combat => Msg::new("unit-platoon")
                .with("name", self.numbered(unit, "short"))
                .with("formation", formation),
        }
    }
    /// A platoon by its kind, long or short, and its number.
    fn numbered(&self, unit: u8, length: &str) -> Msg {
        let kind = Msg::new(format!("kind-{}-{length}", self.kind(unit).id));
        match self.unit(unit).id.rsplit('-').next().and_then(|number| number.parse::<u8>().ok()) {
            Some(number) => Msg::new("unit-numbered").with("kind", kind).with("number", number as i64),
            None => kind,
        }
    }
    /// A unit in a few letters, as printed on its counter.
    pub(crate) fn tag(&self, unit: u8) -> Msg {
        match self.unit(unit).role {
            Role::Hq => Msg::plain("HQ"),
            Role::Shq => Msg::plain("SHQ"),
            Role::Combat => self.numbered(unit, "tag"),
        }
    }
    /// A unit with everything that tells it from others.
    pub(crate) fn long_name(&self, unit: u8) -> Msg {
        let piece = self.unit(unit);
        let key = match piece.role {
            Role::Hq => "unit-hq-long",
            Role::Shq => "unit-shq-long",
            Role::Combat if piece.attached => "unit-long-attached",
            Role::Combat => "unit-long",
        };
        Msg::new(key)
            .with("kind", Msg::new(format!("kind-{}", self.kind(unit).id)))
            .with("formation", self.formation_name(piece.formation))
            .with("id", piece.id.clone())
    }
    /// A formation in a few letters, as printed on its counters.
    pub(crate) fn formation_tag(&self, formation: u8) -> String {
        self.s.formations[formation as usize].tag.clone()
    }
    /// A side.
    pub(crate) fn side_name(&self, side: Seat) -> Msg {
        Msg::new(format!("side-{}", Self::PROFILE.seat_id(side)))
    }
    /// A formation.
    pub(crate) fn formation_name(&self, formation: u8) -> Msg {
        Msg::new(format!("formation-{}", self.s.formations[formation as usize].id))
    }
    /// A hex, with the town it belongs to.
    pub(crate) fn hex_name(&self, cell: Cell) -> Msg {
        match cell {
            WAITING => Msg::new("place-off-map"),
            _ if !on_map(cell) => Msg::new("place-off-map"),
            _ => {
                let label = self.s.ground.label(cell);
                match self.s.ground.town_of(cell) {
                    Some(town) => Msg::new("hex-named")
                        .with("hex", label)
                        .with("name", Msg::new(format!("town-{town}"))),
                    None => Msg::plain(label),
                }
            }
        }
    }
    /// A support weapon.
    pub(crate) fn weapon_name(&self, weapon: Weapon) -> Msg {
        Msg::new(format!("weapon-{}", weapon.id()))
    }
    /// An aircraft.
    pub(crate) fn craft_name(&self, craft: u8) -> Msg {
        Msg::new(format!("aircraft-{}", self.s.aircraft[craft as usize].id))
    }
    /// A marker of the cup.
    pub(crate) fn marker_name(&self, marker: Marker) -> Msg {
        match marker {
            Marker::End => Msg::new("marker-end"),
            Marker::Chaos => Msg::new("marker-chaos"),
            Marker::Designated => Msg::new("marker-designated"),
            Marker::Formation(f) => self.formation_name(f),
            Marker::Aircraft(a) => self.craft_name(a),
        }
    }
    /// A result of the chaos table.
    pub(crate) fn chaos_name(&self, sum: u8) -> Msg {
        Msg::new(format!("chaos-{}", self.chaos[sum as usize - 2].id()))
    }
    /// A stock of barrages.
    pub(crate) fn barrage_label(&self, slot: u8) -> Msg {
        match self.s.barrages.get(slot as usize) {
            Some(barrage) if barrage.smoke => Msg::new("barrage-smoke"),
            Some(barrage) => {
                Msg::new("barrage-he").with("dice", barrage.dice as i64).with("hit", barrage.hit as i64)
            }
            None => Msg::new("barrage-none"),
        }
    }
    /// A line of a tally.
    pub(crate) fn explain_line(&self, line: &Line) -> Msg {
        let msg = Msg::new(line.reason);
        match line.reason {
            "tally-hit" | "tally-hit-extended" => msg.with("hit", line.about as i64),
            "tally-defence" => {
                msg.with("dice", (line.about / 10) as i64).with("save", (line.about % 10) as i64)
            }
            "tally-extended-six" | "tally-ammunition" | "tally-beyond" | "tally-trench" => msg,
            _ => msg.with("unit", self.unit_name(line.about as u8)),
        }
    }
}
