//! The data files as they are written.
#![allow(missing_docs)] // the names are those of the files

use serde::Deserialize;
use std::collections::BTreeMap;
use toml::Spanned;

macro_rules! tables {
    ($($(#[$meta:meta])* $name:ident { $($(#[$field_meta:meta])* $field:ident: $kind:ty,)* })*) => {
        $(
            $(#[$meta])*
            #[derive(Deserialize)]
            #[serde(deny_unknown_fields)]
            pub struct $name {
                $($(#[$field_meta])* pub $field: $kind,)*
            }
        )*
    };
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameFile {
    pub game: GameEntry,
    pub discs: DiscEntry,
    pub numbers: Numbers,
    pub supply_track: SupplyTrack,
    pub snow_track: Track,
    pub surveillance_track: Surveillance,
    pub defence_track: Track,
    pub fear_track: Track,
    pub doubt_track: DoubtTrack,
    pub artillery_track: ArtilleryTrack,
    pub surrender_track: SurrenderTrack,
    pub morale_track: MoraleTrack,
    pub weather: Weather,
    pub round_track: RoundTrack,
    pub scenario: Vec<ScenarioEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardFile {
    pub spaces: BTreeMap<String, SpaceEntry>,
    pub first_attack: Vec<SectorEntry>,
    pub fortress: Vec<SectorEntry>,
    pub map: MapEntry,
    pub air_raid: AirEntry,
    pub patrols: PatrolEntry,
    pub supply_tiles: SupplyTiles,
    pub snow: Vec<SnowEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardFile {
    pub event: Vec<EventEntry>,
    pub morale: Vec<MoraleEntry>,
    pub special: Vec<SpecialEntry>,
    pub mission: Vec<MissionEntry>,
}

tables! {
    GameEntry { id: Spanned<String>, }
    DiscEntry {
        total: Spanned<BTreeMap<String, u8>>,
        ready: Spanned<BTreeMap<String, u8>>,
        reserve: Spanned<BTreeMap<String, u8>>,
    }
    /// Constants of the rules.
    #[derive(Clone, Debug)]
    Numbers {
        supplies: u8,
        infantry: u8,
        sector_limit: u8,
        recruits: u8,
        rest: u8,
        per_morale: u8,
        miss_in_bag: u8,
        artillery_in_bag: u8,
        fire_needs: u8,
        machine_gun_targets: u8,
        machine_gun_paid: u8,
        airfield_risk: u8,
        delivery_supplies: u8,
        delivery_morale: u8,
    }
    SupplyTrack { fields: Spanned<Vec<u8>>, start: u8, extreme_start: u8, }
    Track { last: Spanned<u8>, start: u8, }
    Surveillance { last: Spanned<u8>, start: u8, overflow: u8, }
    DoubtTrack { discs: Vec<u8>, morale: Vec<u8>, start: Spanned<u8>, }
    ArtilleryTrack { fields: Spanned<Vec<u8>>, retreat_moves_marker: bool, }
    SurrenderTrack { needed: Spanned<Vec<u8>>, start: u8, }
    MoraleTrack { fields: Spanned<Vec<(String, u8, u8)>>, }
    Weather { clear: u8, cloudy: u8, snow: u8, start: Spanned<String>, }
    RoundTrack {
        patrols: Spanned<Vec<u8>>,
        red: Vec<u8>,
        days: u8,
        siege_one_until: u8,
        rows: Spanned<Vec<String>>,
    }
    ScenarioEntry {
        id: String,
        final_preparations: Spanned<u8>,
        retreat: u8,
        script: Option<Script>,
    }
    SpaceEntry {
        need: Spanned<u8>,
        #[serde(default)]
        double: String,
        #[serde(default)]
        forbidden: String,
    }
    SectorEntry {
        #[serde(default)]
        grenades: Vec<u8>,
        hit: Spanned<Vec<u8>>,
        advance: Vec<u8>,
        value: u8,
        #[serde(default)]
        red: bool,
        #[serde(default)]
        range: String,
    }
    MapEntry {
        blue: Spanned<u8>,
        green: u8,
        yellow: u8,
        upland: u8,
        depots: u8,
        paths: Vec<Spanned<String>>,
        gun_symbols: Vec<Spanned<String>>,
        risk: BTreeMap<String, u8>,
        names: BTreeMap<String, String>,
    }
    AirEntry { piles: Spanned<Vec<String>>, }
    PatrolEntry { numbers: Spanned<Vec<u8>>, }
    SupplyTiles {
        each: u8,
        depots: Spanned<Vec<Vec<String>>>,
        bonus: BTreeMap<String, Spanned<String>>,
    }
    SnowEntry { id: Spanned<String>, action: Option<String>, bonus: Option<Spanned<String>>, name: Option<String>, }
    EventEntry {
        id: Spanned<String>,
        weather: String,
        infantry: u8,
        wound: Spanned<String>,
        effects: Spanned<String>,
        #[serde(default)]
        advanced: bool,
        lasting: Option<Spanned<String>>,
        discard: Option<String>,
        cost: Option<u8>,
        name: Option<String>,
    }
    MoraleEntry {
        id: Spanned<String>,
        deck: String,
        chapters: Spanned<[String; 3]>,
        alternative: Spanned<String>,
        name: Option<String>,
    }
    SpecialEntry { id: Spanned<String>, kind: String, effects: Spanned<String>, name: Option<String>, }
    MissionEntry {
        id: Spanned<String>,
        condition: Spanned<String>,
        rows: Spanned<Vec<(u8, String)>>,
        name: Option<String>,
    }
}

/// What comes on day 1 of the tutorial.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Script {
    pub event: String,
    pub recruits: Vec<String>,
    pub cards: Vec<String>,
    pub patrol: u8,
    pub snow: Vec<String>,
}
