//! Boards, cards, tiles and numbers, read from data files and checked.

pub use files::*;

mod cards;
mod files;
mod load;
mod map;

use crate::effect::{Effects, Library, Origin};
use crate::words::*;
use engine::{By, words};

/// The most sectors of a board.
pub const MAX_SECTORS: usize = 6;
/// The most fields of the map.
pub const MAX_FIELDS: usize = 32;
/// The most depots.
pub const MAX_DEPOTS: usize = 4;
/// Piles of air raid tiles.
pub const PILES: usize = 6;

/// Everything the data files say, ready for use.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // the names are those of the files
pub struct Data {
    /// What `game.toml` says: numbers and tracks.
    pub game: GameFile,
    pub library: Library,
    pub total: Zone,
    pub ready: Zone,
    pub reserve: Zone,
    /// Where the marker begins on it, and where with the extreme option.
    pub supply_start: [u8; 2],
    pub scenarios: Vec<Scenario>,
    pub spaces: By<Space, [SpaceData; SPACES]>,
    pub boards: [By<Sector, Vec<SectorData>>; 2],
    pub map: MapData,
    pub air_piles: [Tile; PILES],
    pub patrol_tiles: [u8; 8],
    pub goods_each: u8,
    /// The kinds of tiles each depot takes, one bit each.
    pub depots: By<Depot, Vec<u8>>,
    pub bonus: By<Goods, [Effects; 5]>,
    pub snow: By<SnowId, Vec<Snow>>,
    pub events: By<EventId, Vec<EventCard>>,
    pub morale: By<Card, Vec<MoraleCard>>,
    pub specials: Vec<Special>,
    pub missions: By<MissionId, Vec<Mission>>,
    /// Bits of the cards of the five event decks.
    pub decks: [u64; 5],
    /// Bits of the advanced cards.
    pub advanced: u64,
}

/// A difficulty.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Scenario {
    pub id: String,
    pub final_preparations: u8,
    pub retreat: u8,
    pub script: Option<Script>,
}

/// What comes on day 1 of the tutorial.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Script {
    pub event: EventId,
    pub recruits: Vec<Disc>,
    pub cards: Vec<Card>,
    pub patrol: u8,
    pub snow: Vec<SnowId>,
}

/// An action space.
#[derive(Clone, Copy, Debug, Default)]
pub struct SpaceData {
    /// Workers for one execution.
    pub need: u8,
    /// Types that count twice, one bit each.
    pub double: u8,
    /// Types that may not stand here, one bit each.
    pub forbidden: u8,
}

/// A sector of an infantry board.
#[derive(Clone, Debug)]
pub struct SectorData {
    /// What each face of the die does: 0 grenades, 1 hit, 2 advance, 3 nothing.
    pub faces: [u8; 6],
    /// Hit value for our guns.
    pub value: u8,
    /// Whether it is red.
    pub red: bool,
    /// Range symbols beside it, one bit for each type.
    pub symbols: u8,
}

/// The map: a graph of fields. Field 0 is the fortress.
#[derive(Clone, Debug, Default)]
pub struct MapData {
    /// Ids of the fields.
    pub ids: By<Field, Vec<String>>,
    /// Neighbours, one bit each.
    pub edges: By<Field, Vec<u32>>,
    /// Fields of the rows blue, green, yellow, by number.
    pub rows: By<Row, [Vec<Field>; 3]>,
    /// Row of each field, or [`Row::NONE`].
    pub row_of: By<Field, Vec<Row>>,
    /// Number of each field in its row, from 1; 0 for others.
    pub number: By<Field, Vec<u8>>,
    /// Depots from left to right.
    pub depots: By<Depot, Vec<Field>>,
    /// The depot of each field.
    pub depot_of: By<Field, Vec<Option<Depot>>>,
    /// Fortress and depots, where several discs may stop.
    pub stops: u32,
    /// Gun symbols in the order they are filled.
    pub symbols: Vec<Field>,
    /// Risk of firing at each row.
    pub risk: By<Row, [u8; 3]>,
    /// Names of places.
    pub names: Vec<(Field, String)>,
    /// Distance from the fortress.
    pub far: By<Field, Vec<u8>>,
    /// Distance between any two fields.
    pub distance: By<Field, Vec<By<Field, Vec<u8>>>>,
}

/// A snow tile.
#[derive(Clone, Debug)]
pub struct Snow {
    /// Its id.
    pub id: String,
    /// A name of its own.
    pub name: Option<String>,
    /// The room or the gun it adds, or nothing ([`Work::NONE`]).
    pub action: Work,
    /// What it gives.
    pub bonus: Effects,
}

/// An event card.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct EventCard {
    pub id: String,
    pub name: Option<String>,
    pub weather: Weather,
    pub infantry: u8,
    pub wound: [Disc; 5],
    pub effects: Effects,
    /// What its effects count as written on.
    pub origin: Origin,
    pub lasting: Option<Lasting>,
    /// The sector it marks, if it is advanced.
    pub sector: Sector,
    /// Shelling the sector is enough to be rid of it.
    pub shelled: bool,
    /// Supplies it costs to be rid of it.
    pub cost: u8,
}

words! {
    /// What an advanced card does as long as it lies there.
    pub enum Lasting {
        /// The sector counts as red.
        Red = "red",
        /// A ready enemy there wounds a position before each attack.
        Sniper = "sniper",
        /// While occupied, one more hit tile is drawn.
        Spotter = "spotter",
        /// Who advances out of it lowers the defence.
        Flames = "flames",
    }
    /// What a mission looks at.
    pub enum Condition as "mission" {
        /// Supplies held, at least.
        Supplies = "supplies",
        /// German guns on the map, at most.
        Guns = "guns",
        /// Snow tiles revealed, at least.
        Revealed = "revealed",
        /// Supply tiles delivered, at least.
        Delivered = "delivered",
    }
}

/// A morale card.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct MoraleCard {
    pub id: String,
    pub name: Option<String>,
    pub good: bool,
    pub chapters: [Effects; 3],
    pub alternative: Effects,
}

/// A Hope or Despair card.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Special {
    pub id: String,
    pub name: Option<String>,
    pub hope: bool,
    pub effects: Effects,
}

/// A mission.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct Mission {
    pub id: String,
    pub name: Option<String>,
    pub condition: Condition,
    pub limit: u8,
    pub rows: Vec<(u8, Effects)>,
}

impl WeatherTable {
    /// Steps of a carrier in this weather.
    pub fn steps(&self, weather: Weather) -> u8 {
        match weather {
            Weather::CLEAR => self.clear,
            Weather::CLOUDY => self.cloudy,
            _ => self.snow,
        }
    }
}

impl Condition {
    /// How it is compared with its limit, in the data files.
    pub(crate) fn sign(self) -> &'static str {
        if self == Condition::Guns { "<=" } else { ">=" }
    }
}

impl Data {
    /// How many morale, Hope and Despair cards there are.
    pub fn cards(&self) -> usize {
        self.morale.len() + self.specials.len()
    }
    /// The face of a Hope or Despair card; other cards have none of this kind.
    pub fn special(&self, card: Card) -> Option<&Special> {
        card.index().checked_sub(self.morale.len()).and_then(|special| self.specials.get(special))
    }
    /// The id of a morale, Hope or Despair card.
    pub fn card_id(&self, card: Card) -> &str {
        self.special(card).map_or_else(|| &self.morale[card].id, |face| &face.id)
    }
}
