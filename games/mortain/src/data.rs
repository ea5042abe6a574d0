//! Map, counters and numbers, read from data files and checked.

use crate::words::{Hex, Hexes, Unit, Units};
use crate::{GERMAN, US};
use board::{Grid, Labels, Line, Shape, Shoved};
use engine::{By, DataError, DataFiles, Seat, line_of, parse, words};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Display;
use std::ops::RangeInclusive;
use toml::Spanned;

/// The most units a game can have.
pub const MAX_UNITS: usize = 24;

/// The most units that may be allowed in a hex.
pub const MAX_STACKING: usize = 4;

/// The most rounds of a game.
const MOST_ROUNDS: u8 = 12;
/// The highest AT, AI and support value: the highest card is a 10, and modifiers add up.
const MOST_STRENGTH: u8 = 20;
/// The largest terrain modifier, up or down.
const MOST_MODIFIER: i16 = 10;
/// The longest range.
const MOST_RANGE: u8 = 12;

/// From where a hex is threatened, roughly: what bots ask.
#[derive(Clone, Copy, Debug)]
pub struct Threat {
    /// Hexes that have it in reach.
    pub now: Hexes,
    /// These, and those a unit may come into reach from by one move.
    pub soon: Hexes,
}

/// Everything the data files say, ready for use.
#[derive(Clone, Debug)]
pub struct Data {
    /// The grid.
    pub grid: Grid,
    /// Terrain kinds.
    pub terrain: Vec<Terrain>,
    /// Terrain kind of each hex.
    pub ground: By<Hex, Vec<u8>>,
    /// Names of hexes.
    pub names: Vec<(Hex, PlaceName)>,
    /// Roads as hexes to run through.
    pub roads: Vec<Vec<Hex>>,
    /// Rivers as hexes to run through.
    pub rivers: Vec<Vec<Hex>>,
    /// Units, German ones first.
    pub units: By<Unit, Vec<Counter>>,
    /// How many of them are German.
    pub germans: usize,
    /// Number of rounds.
    pub rounds: u8,
    /// German exits that win.
    pub exits_to_win: u8,
    /// First round of the US reserves.
    pub reserves_from_round: u8,
    /// Ground units of a side in a hex.
    pub stacking: u8,
    /// Strength of an air strike.
    pub air: u8,
    /// Strength of an artillery strike.
    pub artillery: u8,
    /// Scenarios: id and units set up in advance.
    pub scenarios: Vec<(String, Vec<(Unit, Hex)>)>,
    /// Adjacent hexes.
    pub near: By<Hex, Vec<Hexes>>,
    /// Hexes that can be fired at from each hex: in range and in sight (6.2, 6.3).
    pub reach: By<Hex, Vec<Hexes>>,
    /// From where each hex is threatened.
    pub threats: By<Hex, Vec<Threat>>,
    /// Column of each hex, from 1.
    pub col: By<Hex, Vec<u8>>,
    /// The Tiger.
    pub tiger: Units,
    /// Tanks.
    pub tanks: Units,
    /// AT of each unit at 0, 1 and 2 steps.
    pub at: By<Unit, [[u8; 3]; MAX_UNITS]>,
    /// AI of each unit at 0, 1 and 2 steps.
    pub ai: By<Unit, [[u8; 3]; MAX_UNITS]>,
    /// The westernmost column.
    pub west: Hexes,
    /// The easternmost column.
    pub east: Hexes,
}

/// The name of a place.
#[derive(Clone, Debug)]
pub enum PlaceName {
    /// As printed.
    Plain(String),
    /// A hill of this height.
    Hill(i64),
}

/// A kind of ground (6.2, 6.3, 6.6).
#[derive(Clone, Debug)]
pub struct Terrain {
    /// Its id.
    pub id: String,
    /// Its letter on the map.
    pub letter: char,
    /// Added to the card when the target stands here.
    pub modifier: i16,
    /// Whether one cannot fire through it.
    pub blocks: bool,
    /// Range of units standing here.
    pub range: u8,
}

words! {
    /// What a unit is, for AT and AI values (6.4).
    #[derive(Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Class {
        /// Tanks, self-propelled tank destroyers, assault guns.
        Tank = "tank",
        /// Infantry.
        Inf = "inf",
        /// Towed guns.
        Gun = "gun",
    }
}

/// Where a unit comes from (3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Arrival {
    /// Set up by the US player.
    Setup,
    /// US reserve, west edge.
    West,
    /// German, east edge.
    East,
}

/// What a counter says.
#[derive(Clone, Debug)]
pub struct Counter {
    /// Its id.
    pub id: String,
    /// Its side.
    pub side: Seat,
    /// Its full name.
    pub name: String,
    /// Its class.
    pub class: Class,
    /// Its NATO symbol.
    pub symbol: String,
    /// Its size.
    pub size: String,
    /// AT at 0, 1 and 2 steps.
    pub at: [u8; 3],
    /// AI at 0, 1 and 2 steps.
    pub ai: [u8; 3],
    /// Where it comes from.
    pub arrival: Arrival,
    /// Whether it is the Tiger battalion (R13, R14, R28).
    pub tiger: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MapFile {
    grid: GridEntry,
    rows: BTreeMap<String, Spanned<String>>,
    terrain: BTreeMap<String, TerrainEntry>,
    #[serde(default)]
    name: Vec<NameEntry>,
    #[serde(default)]
    road: Vec<LineEntry>,
    #[serde(default)]
    river: Vec<LineEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GridEntry {
    cols: Spanned<u8>,
    rows: u8,
    #[serde(rename = "provenance")]
    _provenance: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TerrainEntry {
    letter: Spanned<char>,
    modifier: Spanned<i16>,
    blocks: bool,
    range: Spanned<u8>,
    #[serde(rename = "provenance")]
    _provenance: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct NameEntry {
    hex: Spanned<String>,
    text: Option<String>,
    hill: Option<i64>,
    #[serde(rename = "provenance")]
    _provenance: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LineEntry {
    through: Vec<Spanned<String>>,
    #[serde(rename = "provenance")]
    _provenance: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UnitFile {
    unit: Vec<UnitEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UnitEntry {
    id: Spanned<String>,
    side: Side,
    name: String,
    class: Class,
    symbol: String,
    size: String,
    full: Spanned<[u8; 2]>,
    reduced: Spanned<[u8; 2]>,
    arrival: Spanned<Arrival>,
    #[serde(default)]
    tiger: bool,
    #[serde(rename = "provenance")]
    _provenance: Tag,
    #[serde(rename = "values_provenance")]
    _values_provenance: Tag,
}

#[derive(Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Side {
    German,
    Us,
}

/// Where a number comes from. Every entry must say so.
#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum Tag {
    Rulebook,
    Example,
    Public,
    Inferred,
    Reconstructed,
    Own,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GameFile {
    game: GameEntry,
    support: SupportEntry,
    scenario: Vec<ScenarioEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GameEntry {
    id: Spanned<String>,
    rounds: Spanned<u8>,
    exits_to_win: Spanned<u8>,
    reserves_from_round: Spanned<u8>,
    stacking: Spanned<u8>,
    #[serde(rename = "provenance")]
    _provenance: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SupportEntry {
    air: Spanned<u8>,
    artillery: Spanned<u8>,
    #[serde(rename = "provenance")]
    _provenance: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScenarioEntry {
    id: String,
    setup: BTreeMap<String, Spanned<String>>,
    #[serde(rename = "provenance")]
    _provenance: Tag,
}

/// Makes errors that name a place in one file.
struct At<'a> {
    file: &'a str,
    text: &'a str,
}

impl At<'_> {
    fn fail<T>(&self, start: usize, what: impl Into<String>) -> Result<T, DataError> {
        Err(DataError { file: self.file.to_owned(), line: line_of(self.text, start), what: what.into() })
    }
    fn whole<T>(&self, what: impl Into<String>) -> Result<T, DataError> {
        Err(DataError { file: self.file.to_owned(), line: 0, what: what.into() })
    }
    /// A number lies between two others.
    fn within<T: Copy + PartialOrd + Display>(
        &self,
        key: &str,
        number: &Spanned<T>,
        range: RangeInclusive<T>,
    ) -> Result<(), DataError> {
        match range.contains(number.get_ref()) {
            true => Ok(()),
            false => self.fail(
                number.span().start,
                format!("{key} is {}; {} to {} are possible", number.get_ref(), range.start(), range.end()),
            ),
        }
    }
    fn hex(&self, grid: &Grid, label: &Spanned<String>) -> Result<Hex, DataError> {
        let (label, start) = (label.get_ref(), label.span().start);
        let last = || grid.label(grid.len() as u16 - 1);
        match grid.find(label) {
            Some(hex) => Ok(Hex(hex as u8)),
            None => self.fail(start, format!("there is no hex «{label}»; hexes run from 0101 to {}", last())),
        }
    }
}

impl Data {
    /// Reads and checks `map.toml`, `units.toml` and `game.toml`.
    pub fn load(files: &DataFiles) -> Result<Data, DataError> {
        for file in files.0.keys() {
            if !["map.toml", "units.toml", "game.toml"].contains(&file.as_str()) {
                return Err(DataError {
                    file: file.clone(),
                    line: 0,
                    what: "unknown file; Mortain reads map.toml, units.toml and game.toml".into(),
                });
            }
        }
        let map: MapFile = parse(files, "map.toml")?;
        let at = At { file: "map.toml", text: files.get("map.toml")? };
        let (cols, rows) = (*map.grid.cols.get_ref(), map.grid.rows);
        if cols < 3 || rows < 1 || cols as usize * rows as usize > 128 {
            return at.fail(
                map.grid.cols.span().start,
                "the grid must have 3 columns or more and at most 128 hexes",
            );
        }
        let grid = Grid::new(Shape::Pointy(Shoved::Even), Labels::Digits, cols as u16, rows as u16);
        for entry in map.terrain.values() {
            at.within("modifier", &entry.modifier, -MOST_MODIFIER..=MOST_MODIFIER)?;
            at.within("range", &entry.range, 1..=MOST_RANGE)?;
        }
        let terrain: Vec<Terrain> = map
            .terrain
            .iter()
            .map(|(id, entry)| Terrain {
                id: id.clone(),
                letter: *entry.letter.get_ref(),
                modifier: *entry.modifier.get_ref(),
                blocks: entry.blocks,
                range: *entry.range.get_ref(),
            })
            .collect();
        let ground = read_rows(&map, &terrain, &at)?;
        let mut names = Vec::new();
        for entry in &map.name {
            let name = match (&entry.text, entry.hill) {
                (Some(text), None) => PlaceName::Plain(text.clone()),
                (None, Some(height)) => PlaceName::Hill(height),
                _ => return at.fail(entry.hex.span().start, "a name needs either text or hill"),
            };
            names.push((at.hex(&grid, &entry.hex)?, name));
        }
        let line = |entries: &[LineEntry]| -> Result<Vec<Vec<Hex>>, DataError> {
            entries
                .iter()
                .map(|entry| entry.through.iter().map(|label| at.hex(&grid, label)).collect())
                .collect()
        };
        let (roads, rivers) = (line(&map.road)?, line(&map.river)?);

        let units = read_units(files)?;
        let germans = units.values().iter().filter(|unit| unit.side == GERMAN).count();

        let game: GameFile = parse(files, "game.toml")?;
        let at = At { file: "game.toml", text: files.get("game.toml")? };
        if game.game.id.get_ref() != "mortain" {
            return at.fail(game.game.id.span().start, "these are not the data of mortain");
        }
        let rounds = *game.game.rounds.get_ref();
        // A handicap takes or gives one of each.
        at.within("rounds", &game.game.rounds, 2..=MOST_ROUNDS)?;
        at.within("exits_to_win", &game.game.exits_to_win, 2..=germans as u8)?;
        at.within("reserves_from_round", &game.game.reserves_from_round, 1..=rounds)?;
        at.within("stacking", &game.game.stacking, 1..=MAX_STACKING as u8)?;
        at.within("air", &game.support.air, 0..=MOST_STRENGTH)?;
        at.within("artillery", &game.support.artillery, 0..=MOST_STRENGTH)?;
        let first = units.values().iter().filter(|unit| unit.arrival == Arrival::Setup).count();
        let room = (grid.len() - rows as usize) * *game.game.stacking.get_ref() as usize;
        if first > room {
            let what = format!("{first} US units are set up, but west of the last column is room for {room}");
            return at.fail(game.game.stacking.span().start, what);
        }
        if game.scenario.is_empty() {
            return at.whole("there must be at least one [[scenario]]");
        }
        let hexes = || Hex::first(grid.len());
        let column = |col: u16| hexes().filter(|hex| grid.col_row(hex.0 as u16).0 == col).collect::<Hexes>();
        let east = column(cols as u16);
        let mut scenarios = Vec::new();
        for entry in &game.scenario {
            let mut placed: Vec<(Unit, Hex)> = Vec::new();
            for (id, label) in &entry.setup {
                let start = label.span().start;
                let Some(unit) = units.find(|unit| unit.id == *id && unit.arrival == Arrival::Setup) else {
                    return at.fail(start, format!("«{id}» is no unit that is set up before round 1"));
                };
                let hex = at.hex(&grid, label)?;
                let there = placed.iter().filter(|(_, other)| *other == hex).count();
                if east.has(hex) {
                    return at.fail(start, "no US unit may be set up in the easternmost column (3)");
                }
                if there >= *game.game.stacking.get_ref() as usize {
                    return at.fail(start, format!("too many units in {} (5.2)", label.get_ref()));
                }
                placed.push((unit, hex));
            }
            scenarios.push((entry.id.clone(), placed));
        }

        let set = |test: fn(&Counter) -> bool| -> Units {
            units.iter().filter(|(_, unit)| test(unit)).map(|(unit, _)| unit).collect()
        };
        let values = |value: fn(&Counter) -> [u8; 3]| {
            let mut table = By::all([0; 3]);
            units.iter().for_each(|(unit, counter)| table[unit] = value(counter));
            table
        };
        let near = |hex: Hex| grid.neighbours(hex.0 as u16).map(|other| Hex(other as u8)).collect();
        let mut data = Data {
            tiger: set(|unit| unit.tiger),
            tanks: set(|unit| unit.class == Class::Tank),
            at: values(|unit| unit.at),
            ai: values(|unit| unit.ai),
            col: hexes().map(|hex| grid.col_row(hex.0 as u16).0 as u8).collect(),
            near: hexes().map(near).collect(),
            reach: By::default(),
            threats: By::default(),
            west: column(1),
            east,
            grid,
            terrain,
            ground,
            names,
            roads,
            rivers,
            units,
            germans,
            rounds,
            exits_to_win: *game.game.exits_to_win.get_ref(),
            reserves_from_round: *game.game.reserves_from_round.get_ref(),
            stacking: *game.game.stacking.get_ref(),
            air: *game.support.air.get_ref(),
            artillery: *game.support.artillery.get_ref(),
            scenarios,
        };
        data.reach = crate::sight::reach(&data);
        let threat = |to: Hex| {
            let now: Hexes = data.hexes().filter(|&from| data.sees(from, to)).collect();
            Threat { now, soon: now | data.hexes().filter(|&from| data.distance(from, to) <= 3).collect() }
        };
        data.threats = data.hexes().map(threat).collect();
        Ok(data)
    }

    /// All hexes.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + use<> {
        Hex::first(self.grid.len())
    }
    /// The hex with this printed number.
    pub fn find_hex(&self, label: &str) -> Option<Hex> {
        self.grid.find(label).map(|hex| Hex(hex as u8))
    }
    /// Adjacent hexes.
    #[inline]
    pub fn near(&self, hex: Hex) -> Hexes {
        self.near[hex]
    }
    /// Distance in hexes.
    pub fn distance(&self, from: Hex, to: Hex) -> u8 {
        self.grid.distance(from.0 as u16, to.0 as u16) as u8
    }
    /// What lies between two hexes.
    pub fn line(&self, from: Hex, to: Hex) -> Line {
        self.grid.line(from.0 as u16, to.0 as u16)
    }
    /// The terrain of a hex.
    pub fn terrain(&self, hex: Hex) -> &Terrain {
        &self.terrain[self.ground[hex] as usize]
    }
    /// Whether the unit is a tank.
    #[inline]
    pub fn is_tank(&self, unit: Unit) -> bool {
        self.tanks.has(unit)
    }
    /// Whether the unit is the Tiger.
    #[inline]
    pub fn is_tiger(&self, unit: Unit) -> bool {
        self.tiger.has(unit)
    }
    /// The side of a unit.
    #[inline]
    pub fn side(&self, unit: Unit) -> Seat {
        if unit.index() < self.germans { GERMAN } else { US }
    }
    /// Whether a hex can be fired at from another (6.2, 6.3).
    #[inline]
    pub fn sees(&self, from: Hex, to: Hex) -> bool {
        self.reach[from].has(to)
    }
    /// The unit with this id.
    pub fn find_unit(&self, id: &str) -> Option<Unit> {
        self.units.find(|unit| unit.id.eq_ignore_ascii_case(id))
    }
    /// The units of a side.
    #[inline]
    pub fn of(&self, side: Seat) -> impl Iterator<Item = Unit> + use<> {
        let (germans, all) = (self.germans as u8, self.units.len() as u8);
        (if side == GERMAN { 0..germans } else { germans..all }).map(Unit)
    }
}

fn read_rows(map: &MapFile, terrain: &[Terrain], at: &At) -> Result<By<Hex, Vec<u8>>, DataError> {
    let (cols, rows) = (*map.grid.cols.get_ref() as usize, map.grid.rows);
    let mut ground = By::default();
    for row in 1..=rows {
        let key = format!("{row:02}");
        let Some(line) = map.rows.get(&key) else {
            return at.whole(format!("[rows] has no row \"{key}\""));
        };
        if line.get_ref().chars().count() != cols {
            return at.fail(line.span().start, format!("row {key} must have {cols} letters"));
        }
        for letter in line.get_ref().chars() {
            match terrain.iter().position(|kind| kind.letter == letter) {
                Some(kind) => _ = ground.push(kind as u8),
                None => return at.fail(line.span().start, format!("no terrain has the letter «{letter}»")),
            }
        }
    }
    for (key, line) in &map.rows {
        let known = key == "provenance" || key.parse::<u8>().is_ok_and(|row| (1..=rows).contains(&row));
        if !known {
            return at.fail(line.span().start, format!("unknown row \"{key}\""));
        }
    }
    Ok(ground)
}

fn read_units(files: &DataFiles) -> Result<By<Unit, Vec<Counter>>, DataError> {
    let file: UnitFile = parse(files, "units.toml")?;
    let at = At { file: "units.toml", text: files.get("units.toml")? };
    let mut units: Vec<Counter> = Vec::new();
    for entry in file.unit {
        let start = entry.id.span().start;
        let id = entry.id.into_inner();
        let side = if entry.side == Side::German { GERMAN } else { US };
        if id.is_empty() || id.contains([' ', '.', '#', ':']) {
            return at.fail(start, "an id is one word without dots or colons");
        }
        if units.iter().any(|unit| unit.id.eq_ignore_ascii_case(&id)) {
            return at.fail(start, format!("there are two units «{id}»"));
        }
        if (*entry.arrival.get_ref() == Arrival::East) != (side == GERMAN) {
            return at.fail(
                entry.arrival.span().start,
                "German units arrive in the east, US units are set up or arrive in the west",
            );
        }
        let (full, reduced) = (*entry.full.get_ref(), *entry.reduced.get_ref());
        if full.iter().any(|&value| value > MOST_STRENGTH) {
            return at.fail(entry.full.span().start, format!("AT and AI are at most {MOST_STRENGTH}"));
        }
        if reduced[0] > full[0] || reduced[1] > full[1] {
            return at.fail(
                entry.reduced.span().start,
                format!("the reduced side of «{id}» is stronger than the full one"),
            );
        }
        units.push(Counter {
            id,
            side,
            name: entry.name,
            class: entry.class,
            symbol: entry.symbol,
            size: entry.size,
            at: [0, reduced[0], full[0]],
            ai: [0, reduced[1], full[1]],
            arrival: entry.arrival.into_inner(),
            tiger: entry.tiger,
        });
    }
    units.sort_by_key(|unit| unit.side);
    if units.len() > MAX_UNITS {
        return at.whole(format!("there are {} units; at most {MAX_UNITS} are possible", units.len()));
    }
    if !units.iter().any(|unit| unit.side == GERMAN) || !units.iter().any(|unit| unit.side == US) {
        return at.whole("both sides need at least one unit");
    }
    if units.iter().filter(|unit| unit.tiger).count() > 1 {
        return at.whole("only one unit can be the Tiger");
    }
    Ok(By::new(units))
}
