//! The words of the game: discs, action spaces, works, tiles, fields, cards; how each is written and what it is called.

use crate::Hegra;
use crate::data::PILES;
use crate::effect::{Effect, Effects, Op};
use crate::position::CARRIERS;
use engine::{Arg, By, Msg, Say, Word, ids, named};

named! {
    /// A type of disc.
    pub struct Disc(u8) as "disc" {
        /// The officer.
        O = "O",
        /// A soldier.
        S = "S",
        /// A volunteer.
        V = "V",
        /// A medic.
        M = "M",
        /// A hunter.
        H = "H",
        /// In bag and reserve: a doubt. In the hospital: the enemy patient (R50).
        X = "X",
    }
    /// An action space of the sections 00 to 05, or a position where a disc is placed like on one.
    pub struct Space(u8) as "space" {
        CONVINCE = "convince", ROUTE = "route",
        FIERCE = "fierce", TELEPHONE = "telephone",
        GUNS = "guns",
        TRAIN = "train", AMBUSH = "ambush",
        SHOVEL = "shovel", REPAIR = "repair", FORTIFY = "fortify", PROMOTE = "promote", INSPIRE = "inspire",
        RADIO = "radio", MAP_ROOM = "mapRoom",
        TREAT = "treat", TREATMENT = "treatment",
        L = "L", A = "A", B = "B", C = "C",
    }
    /// A position (01). The leftmost is never damaged.
    pub struct Post(u8) as "space" { L = "L", A = "A", B = "B", C = "C" }
    /// What can be damaged and repaired: positions, guns, rooms, which are also the kinds of damage tiles; and the machine gun, which is
    /// blocked, never damaged.
    pub struct Work(u8) as "work" {
        POS_A = "posA", POS_B = "posB", POS_C = "posC", GUN_1 = "gun1", GUN_2 = "gun2",
        AMBUSH = "ambush", TELEPHONE = "telephone", TREATMENT = "treatment", MAP_ROOM = "mapRoom", RADIO = "radio",
        MACHINE_GUN = "machineGun",
    }
    /// A kind of hit tile: the ten works that can be damaged, then misses, artillery and air raids.
    pub struct Tile(u8) {
        POS_A = "posA", POS_B = "posB", POS_C = "posC", GUN_1 = "gun1", GUN_2 = "gun2",
        AMBUSH = "ambush", TELEPHONE = "telephone", TREATMENT = "treatment", MAP_ROOM = "mapRoom", RADIO = "radio",
        /// Nothing is hit.
        MISS = "miss",
        /// The artillery track moves.
        ARTILLERY = "artillery",
        AIR_SUPPLY = "airSupply", AIR_MORALE = "airMorale", AIR_WOUND = "airWound",
    }
    /// A row of the map, from the fortress outwards.
    pub struct Row(u8) as "row" { BLUE = "blue", GREEN = "green", YELLOW = "yellow" }
    /// A kind of supply tile: what it brings.
    pub struct Goods(u8) as "goods" {
        SUPPLY = "supply", PATROL = "patrol", MISS = "miss", MORALE = "morale", SOLDIER = "soldier",
    }
    /// The weather of the day.
    pub struct Weather(u8) as "weather" { CLEAR = "clear", CLOUDY = "cloudy", SNOW = "snow" }
    /// A zone of the camp a disc can be posted from.
    pub struct Stock(u8) as "cell" { EXHAUSTED = "exhausted", REST = "rest", READY = "ready" }
    /// What firing at the airfield of Værnes can do: morale rises, misses for the hit bag, the surrender marker goes back; a pile is
    /// the fourth.
    pub struct Airfield(u8) { MORALE = "morale", MISS = "miss", SURRENDER = "surrender" }
}

ids! {
    /// A gun of the fortress, written from 1.
    pub struct Gun(u8);
    /// A bed, written from 1.
    pub struct Bed(u8);
    /// A sector of the infantry board, written from 1.
    pub struct Sector(u8);
    /// A pile of air raid tiles, written from 1.
    pub struct Pile(u8);
    /// A disc on the map: `K1`.
    pub struct Slot(u8);
    /// A field of the map; 0 is the fortress.
    pub struct Field(u8);
    /// A depot, from left to right.
    pub struct Depot(u8);
    /// How well a patient is.
    pub struct Level(u8) in 1..=6;
    /// A morale card, then Hope and Despair.
    pub struct Card(u8);
    /// An event card.
    pub struct EventId(u8);
    /// A mission.
    pub struct MissionId(u8);
    /// A snow tile.
    pub struct SnowId(u8);
}

/// How many discs of each type, doubts (or the enemy) last.
pub type Zone = By<Disc, [u8; 6]>;
/// How many defenders of each type work on a space.
pub type Workers = By<Disc, [u8; 5]>;

impl Disc {
    /// Defenders of all types.
    pub const DEFENDERS: [Disc; 5] = [Disc::O, Disc::S, Disc::V, Disc::M, Disc::H];

    /// Several of them, counted.
    pub(crate) fn counted(self, n: i64) -> Msg {
        Msg::new(format!("discs-{}", self.word())).with("n", n)
    }
}

/// Defenders in a zone.
pub fn defenders(zone: &Zone) -> u8 {
    Disc::DEFENDERS.iter().map(|&disc| zone[disc]).sum()
}
/// Types of defenders in a zone.
pub fn kinds(zone: &Zone) -> impl Iterator<Item = Disc> + '_ {
    Disc::DEFENDERS.into_iter().filter(|&disc| zone[disc] > 0)
}

/// Spaces with workers; the four positions follow.
pub const SPACES: usize = 16;

impl Space {
    /// All with workers.
    pub fn with_workers() -> impl Iterator<Item = Space> {
        Space::first(SPACES)
    }
    /// The position as a place.
    pub const fn of(post: Post) -> Space {
        Space(Space::L.0 + post.0)
    }
    /// The position, if it is one.
    pub fn post(self) -> Option<Post> {
        (self >= Space::L).then(|| Post(self.0 - Space::L.0))
    }
    /// The section it belongs to.
    pub const fn section(self) -> u8 {
        const SECTIONS: [u8; SPACES] = [0, 0, 1, 1, 2, 3, 3, 4, 4, 4, 4, 4, 4, 4, 5, 5];
        SECTIONS[self.index()]
    }
    /// The room it is, if it is one.
    pub const fn room(self) -> Option<Work> {
        match self {
            Space::AMBUSH => Some(Work::AMBUSH),
            Space::TELEPHONE => Some(Work::TELEPHONE),
            Space::TREATMENT => Some(Work::TREATMENT),
            Space::MAP_ROOM => Some(Work::MAP_ROOM),
            Space::RADIO => Some(Work::RADIO),
            _ => None,
        }
    }
}

impl Work {
    /// The rooms that are dug out of the snow.
    pub const ROOMS: [Work; 5] =
        [Work::AMBUSH, Work::TELEPHONE, Work::TREATMENT, Work::MAP_ROOM, Work::RADIO];
    /// The guns.
    pub const GUNS: [Work; 2] = [Work::GUN_1, Work::GUN_2];

    /// All that can be damaged.
    pub fn damageable() -> impl DoubleEndedIterator<Item = Work> {
        Work::first(Work::MACHINE_GUN.index())
    }
    /// The position, if it is one.
    pub fn post(self) -> Option<Post> {
        (self <= Work::POS_C).then(|| Post(self.0 + 1))
    }
    /// The gun, if it is one.
    pub fn gun(self) -> Option<Gun> {
        Work::GUNS.iter().position(|&gun| gun == self).map(Gun::nth)
    }
    /// The bit of a room among the rooms.
    pub const fn room_bit(self) -> u8 {
        1 << (self.0 - Work::AMBUSH.0)
    }
    /// Its damage tile.
    pub const fn tile(self) -> Tile {
        Tile(self.0)
    }
}

impl Tile {
    /// Air raids.
    pub const AIR: [Tile; 3] = [Tile::AIR_SUPPLY, Tile::AIR_MORALE, Tile::AIR_WOUND];

    /// What it damages, if it is a damage tile.
    pub fn work(self) -> Option<Work> {
        (self < Tile::MISS).then_some(Work(self.0))
    }
    /// Its name.
    pub(crate) fn name(self) -> Msg {
        match self.work() {
            Some(work) => Msg::new("tile-damage").with("work", work.name()),
            None => Msg::new(format!("tile-{}", self.word())),
        }
    }
}
impl<G> Say<G> for Tile {
    fn say(&self, _: &G) -> Arg {
        self.name().into()
    }
}

/// It is part of the sentence.
impl<G> Say<G> for Airfield {
    fn say(&self, _: &G) -> Arg {
        self.word().into()
    }
}
impl Airfield {
    /// A pile of air raid tiles is removed.
    pub const PILE: Airfield = Airfield(3);
}

impl Gun {
    /// Both guns.
    pub const ALL: [Gun; 2] = [Gun(0), Gun(1)];

    /// As a work.
    pub const fn work(self) -> Work {
        Work(Work::GUN_1.0 + self.0)
    }
}
impl Bed {
    /// The three beds.
    pub const ALL: [Bed; 3] = [Bed(0), Bed(1), Bed(2)];
}
impl Field {
    /// The fortress.
    pub const FORTRESS: Field = Field(0);
}
impl Slot {
    /// No disc on the map.
    pub const NONE: Slot = Slot(u8::MAX);
    /// Its name on the map.
    pub(crate) fn id(self) -> String {
        format!("K{}", self.0 + 1)
    }
}

/// Rule changes for one day.
pub const NO_PROMOTE: u8 = 1;
/// Routes need one worker more.
pub const ROUTE_NEED: u8 = 2;
/// Guns cannot be repaired.
pub const NO_GUN_REPAIR: u8 = 4;

/// Things that are counted from 1 in print.
macro_rules! counted {
    ($($Id:ident, $cell:literal: $count:expr;)*) => {
        $(
            impl $Id {
                #[allow(dead_code)] // piles lie on no cell of their own
                /// Where it lies on the board.
                pub(crate) fn cell(self) -> String {
                    format!(concat!($cell, "{}"), self.0 + 1)
                }
            }
            impl Say<Hegra> for $Id {
                fn say(&self, _: &Hegra) -> Arg {
                    Arg::Num(self.0 as i64 + 1)
                }
            }
            impl Word<Hegra> for $Id {
                fn write(self, _: &Hegra) -> String {
                    (self.0 + 1).to_string()
                }
                fn all(game: &Hegra) -> impl Iterator<Item = $Id> {
                    let count: fn(&Hegra) -> usize = $count;
                    $Id::first(count(game))
                }
            }
        )*
    };
}
counted! {
    Gun, "gun": |_| 2;
    Bed, "bed": |_| 3;
    Pile, "pile": |_| PILES;
    Sector, "sector": |game| game.data.boards.iter().map(|board| board.len()).max().unwrap_or(0);
}

/// Things that the data files name.
macro_rules! listed {
    ($($Id:ident: $name:expr, $count:expr, $id:expr;)*) => {
        $(
            impl $Id {
                /// None of them.
                pub const NONE: $Id = $Id(u8::MAX);
                /// What it is called.
                pub(crate) fn name(self, game: &Hegra) -> Msg {
                    let name: fn(&Hegra, $Id) -> Msg = $name;
                    name(game, self)
                }
            }
            impl Say<Hegra> for $Id {
                fn say(&self, game: &Hegra) -> Arg {
                    self.name(game).into()
                }
            }
            impl Word<Hegra> for $Id {
                fn write(self, game: &Hegra) -> String {
                    let id: fn(&Hegra, $Id) -> &str = $id;
                    if self == $Id::NONE { "none".to_owned() } else { id(game, self).to_owned() }
                }
                fn all(game: &Hegra) -> impl Iterator<Item = $Id> {
                    let count: fn(&Hegra) -> usize = $count;
                    $Id::first(count(game))
                }
                fn read(text: &str, game: &Hegra) -> Option<$Id> {
                    <$Id as Word<Hegra>>::all(game).find(|one| one.write(game).eq_ignore_ascii_case(text))
                }
            }
        )*
    };
}
listed! {
    Field: |game, field| game.field_name(field), |game| game.data.map.ids.len(), |game, field| &game.data.map.ids[field];
    Card: |game, card| game.card_name(card), |game| game.data.cards(), |game, card| game.data.card_id(card);
    EventId: |game, card| named(&game.data.events[card].id, &game.data.events[card].name),
        |game| game.data.events.len(), |game, card| &game.data.events[card].id;
    MissionId: |game, card| named(&game.data.missions[card].id, &game.data.missions[card].name),
        |game| game.data.missions.len(), |game, card| &game.data.missions[card].id;
    SnowId: |game, tile| named(&game.data.snow[tile].id, &game.data.snow[tile].name),
        |game| game.data.snow.len(), |game, tile| &game.data.snow[tile].id;
}

impl Say<Hegra> for Slot {
    fn say(&self, _: &Hegra) -> Arg {
        self.id().into()
    }
}
impl Word<Hegra> for Slot {
    fn write(self, _: &Hegra) -> String {
        self.id()
    }
    fn all(_: &Hegra) -> impl Iterator<Item = Slot> {
        Slot::first(CARRIERS)
    }
    fn read(text: &str, game: &Hegra) -> Option<Slot> {
        Slot::all(game).find(|slot| slot.id().eq_ignore_ascii_case(text))
    }
}

/// A depot is called by its field.
impl Say<Hegra> for Depot {
    fn say(&self, game: &Hegra) -> Arg {
        game.data.map.depots[*self].say(game)
    }
}

/// Discs of a zone, counted.
impl Say<Hegra> for Zone {
    fn say(&self, _: &Hegra) -> Arg {
        Arg::List(kinds(self).map(|disc| disc.counted(self[disc] as i64).into()).collect())
    }
}

fn named(id: &str, name: &Option<String>) -> Msg {
    match name {
        Some(name) => Msg::plain(name.clone()),
        None => Msg::new(format!("card-{id}")),
    }
}

impl Hegra {
    fn field_name(&self, field: Field) -> Msg {
        let id = self.data.map.ids[field].clone();
        match self.data.map.names.iter().find(|(at, _)| *at == field) {
            _ if field == Field::FORTRESS => Msg::new("field-F"),
            Some((_, name)) => Msg::new("field-named").with("id", id).with("name", name.clone()),
            None => Msg::plain(id),
        }
    }
    fn card_name(&self, card: Card) -> Msg {
        match self.data.special(card) {
            Some(face) => named(&face.id, &face.name),
            None => named(&self.data.morale[card].id, &self.data.morale[card].name),
        }
    }
    /// A number of the surrender track.
    pub(crate) fn grade_name(&self, field: u8) -> Msg {
        Msg::new(format!("grade-{field}"))
    }

    /// A list of effects in words.
    pub(crate) fn effects_text(&self, list: Effects) -> Arg {
        let effects = self.data.library.list(list);
        if effects.is_empty() {
            return Arg::Text(Msg::new("effect-none"));
        }
        Arg::List(effects.iter().map(|effect| effect.say(self)).collect())
    }
}

/// An effect in words.
impl Say<Hegra> for Effect {
    fn say(&self, game: &Hegra) -> Arg {
        let msg = Msg::new(format!("effect-{}", self.op.word()));
        let n = self.n as i64;
        match self.op {
            Op::RecruitAdd | Op::RecruitTake | Op::Gain | Op::ReturnToBag => {
                msg.with("discs", Disc(self.what).counted(n))
            }
            Op::HitAdd => msg.with("n", n).with("tile", Tile(self.what).name()),
            Op::Advance => msg.with("n", n).with("sector", Sector(self.what).say(game)),
            Op::Mark => msg.with("sector", Sector(self.what).say(game)),
            Op::Damage => msg.with("work", Work(self.what).name()),
            Op::Today => Msg::new(match self.what {
                NO_PROMOTE => "today-promote",
                ROUTE_NEED => "today-route",
                _ => "today-guns",
            }),
            Op::Choose => {
                let [a, b] = game.data.library.choices[self.what as usize];
                msg.with("a", game.effects_text(a)).with("b", game.effects_text(b))
            }
            _ => {
                let sign = if n > 0 { "up" } else { "down" };
                msg.with("n", n).with("size", n.abs()).with("way", sign)
            }
        }
        .into()
    }
}
