//! Boards, cards, tiles and numbers, read from data files and checked.

mod load;
mod ranges;
mod read;

use crate::effect::{Effects, Library, Origin};
use crate::kinds::*;
use crate::raw;

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
    pub library: Library,
    pub total: Zone,
    pub ready: Zone,
    pub reserve: Zone,
    pub numbers: raw::Numbers,
    pub supply_fields: Vec<u8>,
    pub supply_start: u8,
    pub extreme_start: u8,
    pub snow_last: u8,
    pub snow_start: u8,
    pub surveillance_last: u8,
    pub surveillance_start: u8,
    pub surveillance_overflow: u8,
    pub defence_last: u8,
    pub defence_start: u8,
    pub fear_last: u8,
    pub fear_start: u8,
    pub doubt_discs: Vec<u8>,
    pub doubt_morale: Vec<u8>,
    pub doubt_start: u8,
    pub artillery_fields: Vec<u8>,
    pub retreat_moves_marker: bool,
    pub needed: Vec<u8>,
    pub surrender_start: u8,
    pub morale_texts: Vec<MoraleText>,
    pub steps: [u8; 3],
    pub weather_start: u8,
    pub patrols_drawn: Vec<u8>,
    pub red_days: u32,
    pub days: u8,
    pub siege_one_until: u8,
    pub patrol_rows: [Row; 3],
    pub scenarios: Vec<Scenario>,
    pub spaces: [SpaceData; SPACES],
    pub boards: [Vec<Sector>; 2],
    pub map: MapData,
    pub air_piles: [u8; PILES],
    pub patrol_tiles: [u8; 8],
    pub goods_each: u8,
    pub depots: Vec<u8>,
    pub bonus: [Effects; 5],
    pub snow: Vec<Snow>,
    pub events: Vec<EventCard>,
    pub morale: Vec<MoraleCard>,
    pub specials: Vec<Special>,
    pub missions: Vec<Mission>,
    /// Bits of the cards of the five event decks.
    pub decks: [u64; 5],
    /// Bits of the advanced cards.
    pub advanced: u64,
}

/// A field of the morale track.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub struct MoraleText {
    pub good: bool,
    pub draw: u8,
    pub resolve: u8,
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
    pub event: u8,
    pub recruits: Vec<Disc>,
    pub cards: Vec<u8>,
    pub patrol: u8,
    pub snow: Vec<u8>,
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
pub struct Sector {
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
    pub ids: Vec<String>,
    /// Neighbours, one bit each.
    pub edges: Vec<u32>,
    /// Fields of the rows blue, green, yellow, by number.
    pub rows: [Vec<u8>; 3],
    /// Row of each field, or [`NONE`].
    pub row_of: Vec<u8>,
    /// Number of each field in its row, from 1; 0 for others.
    pub number: Vec<u8>,
    /// Depots from left to right.
    pub depots: Vec<u8>,
    /// Depot of each field, or [`NONE`].
    pub depot_of: Vec<u8>,
    /// Fortress and depots, where several discs may stop.
    pub stops: u32,
    /// Gun symbols in the order they are filled.
    pub symbols: Vec<u8>,
    /// Risk of firing at each row.
    pub risk: [u8; 3],
    /// Names of places.
    pub names: Vec<(u8, String)>,
    /// Distance from the fortress.
    pub far: Vec<u8>,
    /// Distance between any two fields.
    pub distance: Vec<Vec<u8>>,
}

/// A snow tile.
#[derive(Clone, Debug)]
pub struct Snow {
    /// Its id.
    pub id: String,
    /// A name of its own.
    pub name: Option<String>,
    /// The room it adds (0 to 4), gun 2 (5), or nothing ([`NONE`]).
    pub action: u8,
    /// What it gives.
    pub bonus: Effects,
}

/// An event card.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub struct EventCard {
    pub id: String,
    pub name: Option<String>,
    pub weather: u8,
    pub infantry: u8,
    pub wound: [Disc; 5],
    pub effects: Effects,
    /// What its effects count as written on.
    pub origin: Origin,
    pub lasting: Option<Lasting>,
    /// The sector it marks, if it is advanced.
    pub sector: u8,
    /// Shelling the sector is enough to be rid of it.
    pub shelled: bool,
    /// Supplies it costs to be rid of it.
    pub cost: u8,
}

/// What an advanced card does as long as it lies there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lasting {
    /// The sector counts as red.
    Red,
    /// A ready enemy there wounds a position before each attack.
    Sniper,
    /// While occupied, one more hit tile is drawn.
    Spotter,
    /// Who advances out of it lowers the defence.
    Flames,
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

/// What a mission looks at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// Supplies held, at least.
    Supplies,
    /// German guns on the map, at most.
    Guns,
    /// Snow tiles revealed, at least.
    Revealed,
    /// Supply tiles delivered, at least.
    Delivered,
}
