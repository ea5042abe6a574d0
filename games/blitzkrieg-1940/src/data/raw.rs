//! The data files as they are written.

use serde::Deserialize;
use std::collections::BTreeMap;

/// A number with the word where it comes from.
#[derive(Deserialize)]
pub struct Tagged<T> {
    pub value: T,
    #[serde(rename = "provenance")]
    pub _provenance: String,
}

#[derive(Deserialize)]
pub struct GameFile {
    pub game: GameHead,
    pub fire: BTreeMap<String, Tagged<i8>>,
    pub indirect: BTreeMap<String, Tagged<i8>>,
    pub reaction: BTreeMap<String, Tagged<i8>>,
    pub formation_factor: BTreeMap<String, Tagged<i8>>,
    pub command: BTreeMap<String, Tagged<i8>>,
    pub cost: BTreeMap<String, Tagged<[i8; 3]>>,
}

#[derive(Deserialize)]
pub struct GameHead {
    pub scenarios: Vec<String>,
}

#[derive(Deserialize)]
pub struct CrtFile {
    pub a: BTreeMap<String, toml::Value>,
    pub b: BTreeMap<String, toml::Value>,
}

#[derive(Deserialize)]
pub struct TypeRow {
    pub name: String,
    pub class: crate::words::Class,
    #[serde(rename = "move")]
    pub gait: crate::words::Gait,
    pub attack: [u8; 2],
    pub armour: u8,
    pub range: u8,
    pub mp: u8,
}

#[derive(Deserialize)]
pub struct FormRow {
    pub side: String,
    pub name: String,
    pub kind: String,
    #[serde(default)]
    pub ff: u8,
    pub units: String,
}

#[derive(Deserialize)]
pub struct MapFile {
    pub map: MapHead,
    pub roads: BTreeMap<String, String>,
    pub places: BTreeMap<String, PlaceRow>,
}

#[derive(Deserialize)]
pub struct MapHead {
    pub first: u8,
    pub second: u8,
    pub lines: String,
    pub turned: bool,
    pub edges: Edges,
    pub terrain: Vec<String>,
    pub level: Vec<String>,
    pub streams: Vec<String>,
    pub bridges: Vec<String>,
}

#[derive(Deserialize)]
pub struct Edges {
    pub french: u8,
    pub german: u8,
}

#[derive(Deserialize)]
pub struct PlaceRow {
    pub name: String,
    pub hexes: Vec<String>,
    #[serde(default)]
    pub vp_each: u8,
    #[serde(default)]
    pub start: String,
}

#[derive(Deserialize)]
pub struct ScenarioFile {
    pub scenario: ScenarioHead,
    pub setup: BTreeMap<String, ZoneRow>,
    #[serde(default)]
    pub enter: BTreeMap<String, EnterRow>,
    pub works: ZoneRow,
    #[serde(default)]
    pub mines: ZoneRow,
    #[serde(default)]
    pub opening: Option<toml::Table>,
    pub markers: BTreeMap<String, MarkerRow>,
    pub salvos: SalvoRow,
    pub victory: VictoryRow,
}

#[derive(Deserialize)]
pub struct ScenarioHead {
    pub turns: u8,
}

#[derive(Deserialize, Default)]
pub struct ZoneRow {
    #[serde(default)]
    pub french: u8,
    pub within: Option<u8>,
    #[serde(default)]
    pub of: Vec<String>,
    #[serde(default)]
    pub printed: Vec<String>,
    pub line: Option<[String; 2]>,
    pub first: Option<[u8; 2]>,
    pub second: Option<[u8; 2]>,
    pub not_within: Option<u8>,
    #[serde(default)]
    pub not_of: Vec<String>,
    #[serde(default)]
    pub with: Vec<String>,
    #[serde(default)]
    pub attached: Vec<String>,
    #[serde(default)]
    pub losses: u8,
    #[serde(default)]
    pub step: u8,
    #[serde(default)]
    pub leaves: u8,
    pub apc: Option<String>,
    pub aboard: Option<String>,
}

#[derive(Deserialize)]
pub struct EnterRow {
    pub turn: u8,
    pub hexes: Vec<String>,
    pub early: Option<EarlyRow>,
}

#[derive(Deserialize)]
pub struct EarlyRow {
    pub unit: String,
    pub turn: u8,
}

#[derive(Deserialize)]
pub struct MarkerRow {
    #[serde(default)]
    pub artillery: i8,
    #[serde(default)]
    pub stuka: i8,
    #[serde(default)]
    pub repeat: i8,
    #[serde(default)]
    pub general: i8,
    #[serde(default)]
    pub later: Vec<LaterRow>,
}

#[derive(Deserialize)]
pub struct LaterRow {
    pub turn: u8,
    #[serde(default)]
    pub artillery: i8,
    #[serde(default)]
    pub repeat: i8,
}

#[derive(Deserialize)]
pub struct SalvoRow {
    pub french: Vec<String>,
    pub german: Vec<String>,
    pub stuka: u8,
}

#[derive(Deserialize)]
pub struct VictoryRow {
    #[serde(default)]
    pub bands: Vec<[u8; 2]>,
    pub objective: Option<String>,
    #[serde(default)]
    pub sets: BTreeMap<String, SetRow>,
}

#[derive(Deserialize)]
pub struct SetRow {
    pub start_german: u8,
    pub french_unit_lost: i8,
    pub german_unit_lost: i8,
}
