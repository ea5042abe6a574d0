//! Map, counters and numbers, read from data files and checked.

use crate::words::{Hex, Hexes, Unit, Units};
use crate::{GERMAN, Mortain, US};
use board::Line;
use components::{GameMap, Roster};
use engine::{By, DataError, DataFiles, Game, Msg, Reader, Seat, words};
use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

/// The most units a game can have.
pub const MAX_UNITS: usize = 24;

/// The most units that may be allowed in a hex.
pub const MAX_STACKING: usize = 4;

/// The most rounds of a game.
const MOST_ROUNDS: u8 = 12;
/// The highest AT, AI and support value: the highest card is a 10, and modifiers add up.
const MOST_STRENGTH: u8 = 20;

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
    /// The map.
    pub map: GameMap<Terrain, PlaceName>,
    /// Units, German ones first.
    pub units: Roster<Unit, Values>,
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

/// The name of a place: as printed, or the height of a hill.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlaceName {
    text: Option<String>,
    hill: Option<i64>,
}

impl From<&PlaceName> for Msg {
    fn from(name: &PlaceName) -> Msg {
        match (&name.text, name.hill) {
            (None, Some(height)) => Msg::new("place-hill").with("height", height.to_string()),
            (text, _) => Msg::plain(text.clone().unwrap_or_default()),
        }
    }
}

/// A kind of ground (6.2, 6.3, 6.6).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terrain {
    /// Added to the card when the target stands here.
    #[serde(deserialize_with = "engine::between::<-10, 10, _, _>")]
    pub modifier: i16,
    /// Whether one cannot fire through it.
    pub blocks: bool,
    /// Range of units standing here.
    #[serde(deserialize_with = "engine::between::<1, 12, _, _>")]
    pub range: u8,
}

words! {
    /// What a unit is, for AT and AI values (6.4).
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

/// What a counter says, besides what all counters say.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Values {
    /// Its class.
    pub class: Class,
    /// AT and AI on the front and on the back.
    full: Spanned<[u8; 2]>,
    reduced: Spanned<[u8; 2]>,
    /// Where it comes from.
    arrival: Spanned<Arrival>,
    /// Whether it is the Tiger battalion (R13, R14, R28).
    #[serde(default)]
    pub tiger: bool,
}

impl Values {
    /// Where it comes from.
    pub fn arrival(&self) -> Arrival {
        *self.arrival.get_ref()
    }
    /// AT or AI at 0, 1 and 2 steps.
    fn by_steps(&self, which: usize) -> [u8; 3] {
        [0, self.reduced.get_ref()[which], self.full.get_ref()[which]]
    }
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
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SupportEntry {
    air: Spanned<u8>,
    artillery: Spanned<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScenarioEntry {
    id: String,
    setup: BTreeMap<String, Spanned<String>>,
}

impl Data {
    /// Reads and checks `map.toml`, `units.toml` and `game.toml`.
    pub fn load(files: &DataFiles) -> Result<Data, DataError> {
        files.only(Mortain::FILES)?;
        let map = read_map(files)?;
        let units = read_units(files)?;
        let grid = &map.grid;
        let (cols, rows) = grid.size();
        let germans = units.of(GERMAN).len();

        let at = Reader::open(files, "game.toml")?;
        let game: GameFile = at.entries()?;
        if game.game.id.get_ref() != Mortain::PROFILE.id {
            return Err(at.at(&game.game.id, "these are not the data of mortain"));
        }
        // A handicap takes or gives one of each.
        let rounds = at.within("rounds", &game.game.rounds, 2..=MOST_ROUNDS)?;
        let exits_to_win = at.within("exits_to_win", &game.game.exits_to_win, 2..=germans as u8)?;
        let reserves_from_round =
            at.within("reserves_from_round", &game.game.reserves_from_round, 1..=rounds)?;
        let stacking = at.within("stacking", &game.game.stacking, 1..=MAX_STACKING as u8)?;
        let first = units.iter().filter(|(_, unit)| unit.own.arrival() == Arrival::Setup).count();
        let room = (grid.len() - rows as usize) * stacking as usize;
        if first > room {
            let what = format!("{first} US units are set up, but west of the last column is room for {room}");
            return Err(at.at(&game.game.stacking, what));
        }
        if game.scenario.is_empty() {
            return Err(at.whole("there must be at least one [[scenario]]"));
        }
        let hexes = || Hex::first(grid.len());
        let column = |col: u16| hexes().filter(|hex| grid.col_row(hex.0 as u16).0 == col).collect::<Hexes>();
        let east = column(cols);
        let mut scenarios = Vec::new();
        for entry in &game.scenario {
            let mut placed: Vec<(Unit, Hex)> = Vec::new();
            for (id, label) in &entry.setup {
                let wrong = |what: String| Err(at.at(label, what));
                let found = units.find(id).filter(|&unit| units[unit].own.arrival() == Arrival::Setup);
                let Some(unit) = found else {
                    return wrong(format!("«{id}» is no unit that is set up before round 1"));
                };
                let hex = Hex(map.cell(&at, label)? as u8);
                let there = placed.iter().filter(|(_, other)| *other == hex).count();
                if east.has(hex) {
                    return wrong("no US unit may be set up in the easternmost column (3)".to_owned());
                }
                if there >= stacking as usize {
                    return wrong(format!("too many units in {} (5.2)", label.get_ref()));
                }
                placed.push((unit, hex));
            }
            scenarios.push((entry.id.clone(), placed));
        }

        let set = |test: fn(&Values) -> bool| -> Units {
            units.iter().filter(|(_, unit)| test(&unit.own)).map(|(unit, _)| unit).collect()
        };
        let values = |which: usize| {
            let mut table = By::all([0; 3]);
            units.iter().for_each(|(unit, counter)| table[unit] = counter.own.by_steps(which));
            table
        };
        let near = |hex: Hex| grid.neighbours(hex.0 as u16).map(|other| Hex(other as u8)).collect();
        let mut data = Data {
            tiger: set(|unit| unit.tiger),
            tanks: set(|unit| unit.class == Class::Tank),
            at: values(0),
            ai: values(1),
            col: hexes().map(|hex| grid.col_row(hex.0 as u16).0 as u8).collect(),
            near: hexes().map(near).collect(),
            reach: By::default(),
            threats: By::default(),
            west: column(1),
            east,
            germans,
            rounds,
            exits_to_win,
            reserves_from_round,
            stacking,
            air: at.within("air", &game.support.air, 0..=MOST_STRENGTH)?,
            artillery: at.within("artillery", &game.support.artillery, 0..=MOST_STRENGTH)?,
            scenarios,
            map,
            units,
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
        Hex::first(self.map.grid.len())
    }
    /// The hex with this printed number.
    pub fn find_hex(&self, label: &str) -> Option<Hex> {
        self.map.grid.find(label).map(|hex| Hex(hex as u8))
    }
    /// Adjacent hexes.
    #[inline]
    pub fn near(&self, hex: Hex) -> Hexes {
        self.near[hex]
    }
    /// Distance in hexes.
    pub fn distance(&self, from: Hex, to: Hex) -> u8 {
        self.map.grid.distance(from.0 as u16, to.0 as u16) as u8
    }
    /// What lies between two hexes.
    pub fn line(&self, from: Hex, to: Hex) -> Line {
        self.map.grid.line(from.0 as u16, to.0 as u16)
    }
    /// The terrain of a hex.
    pub fn terrain(&self, hex: Hex) -> &Terrain {
        self.map.ground(hex.0 as u16)
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
        self.units.find(id)
    }
    /// The units of a side.
    #[inline]
    pub fn of(&self, side: Seat) -> impl Iterator<Item = Unit> + use<> {
        let (germans, all) = (self.germans as u8, self.units.len() as u8);
        (if side == GERMAN { 0..germans } else { germans..all }).map(Unit)
    }
}

fn read_map(files: &DataFiles) -> Result<GameMap<Terrain, PlaceName>, DataError> {
    let map: GameMap<Terrain, PlaceName> = GameMap::load(files, "map.toml")?;
    let at = Reader::open(files, "map.toml")?;
    if map.grid.size().0 < 3 || map.grid.len() > 128 {
        return Err(at.whole("the grid must have 3 columns or more and at most 128 hexes"));
    }
    match map.names.iter().find(|(_, name)| name.text.is_some() == name.hill.is_some()) {
        Some((hex, _)) => {
            Err(at.whole(format!("the name of {} needs either text or hill", map.grid.label(*hex))))
        }
        None => Ok(map),
    }
}

fn read_units(files: &DataFiles) -> Result<Roster<Unit, Values>, DataError> {
    let units: Roster<Unit, Values> = Roster::load(files, "units.toml", &Mortain::PROFILE, MAX_UNITS)?;
    let at = Reader::open(files, "units.toml")?;
    for (_, unit) in units.iter() {
        let Values { full, reduced, arrival, .. } = &unit.own;
        if (*arrival.get_ref() == Arrival::East) != (unit.side == GERMAN) {
            let what = "German units arrive in the east, US units are set up or arrive in the west";
            return Err(at.at(arrival, what));
        }
        if full.get_ref().iter().any(|&value| value > MOST_STRENGTH) {
            return Err(at.at(full, format!("AT and AI are at most {MOST_STRENGTH}")));
        }
        if reduced.get_ref().iter().zip(full.get_ref()).any(|(reduced, full)| reduced > full) {
            let what = format!("the reduced side of «{}» is stronger than the full one", unit.id);
            return Err(at.at(reduced, what));
        }
    }
    match units.iter().filter(|(_, unit)| unit.own.tiger).count() {
        0 | 1 => Ok(units),
        _ => Err(at.whole("only one unit can be the Tiger")),
    }
}
