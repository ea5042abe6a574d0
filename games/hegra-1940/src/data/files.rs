//! The data files as they are written, with the bounds of every number: what a board, a bag or a throw can hold.

use super::{Condition, Lasting};
use crate::words::*;
use components::{Place, fields};
use engine::words;
use serde::de::{Deserialize, Deserializer, Error as _};
use std::collections::BTreeMap;
use toml::Spanned;

words! {
    /// The deck of a morale card.
    pub enum Deck { Bad = "bad", Good = "good" }
    /// What a card beside the morale decks is.
    pub enum Kind { Despair = "despair", Hope = "hope" }
    /// When an advanced card goes.
    pub enum Discard { Empty = "empty", Shelled = "empty-or-shelled" }
}

/// Types of defenders, written by their letters: one bit each.
#[derive(Clone, Copy, Debug, Default)]
pub struct Types(pub u8);

impl<'de> Deserialize<'de> for Types {
    fn deserialize<D: Deserializer<'de>>(file: D) -> Result<Types, D::Error> {
        let bit = |letter: char| {
            let disc = Disc::find(&letter.to_string()).filter(|&disc| disc != Disc::X);
            disc.ok_or_else(|| D::Error::custom(format!("«{letter}» is not one of O, S, V, M, H")))
        };
        let letters = String::deserialize(file)?;
        letters.chars().try_fold(Types(0), |Types(bits), letter| Ok(Types(bits | 1 << bit(letter)?.0)))
    }
}

// game.toml
fields! {
    pub struct GameFile {
        game: Game, discs: Discs, numbers: Numbers, supply_track: SupplyTrack, snow_track: Track,
        surveillance_track: Surveillance, defence_track: Track, fear_track: Track, doubt_track: DoubtTrack,
        artillery_track: ArtilleryTrack, surrender_track: SurrenderTrack, morale_track: MoraleTrack, weather: WeatherTable,
        round_track: RoundTrack, scenario: Vec<ScenarioEntry>,
    }
    pub struct Game { id: Place }
    pub struct Discs { total: BTreeMap<String, u8>, ready: BTreeMap<String, u8>, reserve: BTreeMap<String, u8> }
    /// Constants of the rules. In the bag there are at most as many misses and artillery tiles as in the box.
    pub struct Numbers {
        supplies: u8 in 0..=20, infantry: u8 in 1..=60, sector_limit: u8 in 1..=20,
        recruits: u8 in 0..=12, rest: u8 in 0..=12, per_morale: u8 in 1..=12,
        miss_in_bag: u8 in 0..=10, artillery_in_bag: u8 in 0..=4,
        fire_needs: u8 in 1..=9, machine_gun_targets: u8 in 1..=9, machine_gun_paid: u8 in 0..=6, airfield_risk: u8 in 1..=7,
        delivery_supplies: u8 in 0..=9, delivery_morale: u8 in 0..=6,
    }
    pub struct SupplyTrack { fields: Vec<u8> in 1..=20, start: u8, extreme_start: u8 }
    pub struct Track { last: u8 in 0..=12, start: u8 }
    pub struct Surveillance { last: u8 in 1..=12, start: u8, overflow: u8 }
    pub struct DoubtTrack { discs: Vec<u8> in 0..=12, morale: Vec<u8> in 0..=6, start: u8 }
    pub struct ArtilleryTrack { fields: Vec<u8> in 0..=20, retreat_moves_marker: bool }
    pub struct SurrenderTrack { needed: Vec<u8> in 0..=40, start: u8 in 0..=3 }
    /// For each field the deck, how many cards are drawn, and how many are resolved.
    pub struct MoraleTrack { fields: Vec<(Deck, u8, u8)> }
    /// Steps of a carrier in each weather.
    pub struct WeatherTable { clear: u8 in 1..=12, cloudy: u8 in 1..=12, snow: u8 in 1..=12, start: Weather }
    pub struct RoundTrack {
        patrols: Vec<u8> in 0..=9, red: Vec<u8>, days: u8 in 3..=30, siege_one_until: u8, rows: Vec<Row>,
    }
    pub struct ScenarioEntry { id: String, final_preparations: Spanned<u8>, retreat: u8, script: Option<ScriptEntry> }
    /// What comes on day 1 of the tutorial.
    pub struct ScriptEntry { event: Place, recruits: Vec<Disc>, cards: Vec<Place>, patrol: Spanned<u8>, snow: Vec<Place> }
}

// board.toml
fields! {
    pub struct BoardFile {
        spaces: BTreeMap<Space, SpaceEntry>, first_attack: Vec<SectorEntry>, fortress: Vec<SectorEntry>, map: MapEntry,
        air_raid: AirEntry, patrols: PatrolEntry, supply_tiles: SupplyTiles, snow: Vec<SnowEntry>,
    }
    pub struct SpaceEntry {
        need: Spanned<u8>,
        #[serde(default)]
        double: Types,
        #[serde(default)]
        forbidden: Types,
    }
    pub struct SectorEntry {
        #[serde(default)]
        grenades: Vec<u8>,
        hit: Spanned<Vec<u8>>,
        advance: Vec<u8>,
        value: u8 in 1..=9,
        #[serde(default)]
        red: bool,
        #[serde(default)]
        range: Types,
    }
    pub struct MapEntry {
        blue: u8, green: u8, yellow: u8, upland: u8, depots: u8,
        paths: Vec<Place>, gun_symbols: Vec<Place>, risk: BTreeMap<Row, u8> in 0..=7, names: BTreeMap<String, String>,
    }
    pub struct AirEntry { piles: Vec<Tile> }
    pub struct PatrolEntry { numbers: Vec<u8> }
    pub struct SupplyTiles { each: u8 in 1..=9, depots: Vec<Vec<Goods>>, bonus: BTreeMap<Goods, Place> }
    pub struct SnowEntry { id: Place, action: Option<Work>, bonus: Option<Place>, name: Option<String> }
}

// cards.toml
fields! {
    pub struct CardFile {
        event: Vec<EventEntry>, morale: Vec<MoraleEntry>, special: Vec<SpecialEntry>, mission: Vec<MissionEntry>,
    }
    pub struct EventEntry {
        id: Place, weather: Weather, infantry: u8 in 0..=20, wound: Place, effects: Place,
        #[serde(default)]
        advanced: bool,
        lasting: Option<Lasting>,
        discard: Option<Discard>,
        #[serde(default)]
        cost: u8 in 0..=9,
        name: Option<String>,
    }
    pub struct MoraleEntry { id: String, deck: Deck, chapters: [Place; 3], alternative: Place, name: Option<String> }
    pub struct SpecialEntry { id: String, kind: Kind, effects: Place, name: Option<String> }
    pub struct MissionEntry { id: String, condition: Spanned<Goal>, rows: Vec<(Spanned<u8>, Place)>, name: Option<String> }
}

/// What a mission looks at, and how much of it.
#[derive(Clone, Copy, Debug)]
pub struct Goal(pub Condition, pub u8);

impl<'de> Deserialize<'de> for Goal {
    fn deserialize<D: Deserializer<'de>>(file: D) -> Result<Goal, D::Error> {
        let text = String::deserialize(file)?;
        let words: Vec<&str> = text.split_whitespace().collect();
        let goal = match words[..] {
            [what, sign, limit] => {
                Condition::find(what).filter(|what| what.sign() == sign).zip(limit.parse().ok())
            }
            _ => None,
        };
        let known = "conditions are «supplies >= n», «guns <= n», «revealed >= n», «delivered >= n»";
        goal.map(|(what, limit)| Goal(what, limit)).ok_or_else(|| D::Error::custom(known))
    }
}
