//! A scenario file as it is written. The keys are explained in `game.toml`.

use super::file::Side;
use super::notation::{Stock, Tag, Troops};
use super::{Grade, Weapon};
use serde::Deserialize;
use toml::Spanned;

/// Place phrases; the area is all of them together.
pub(super) type Zone = Vec<Spanned<String>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScenarioFile {
    pub id: Spanned<String>,
    pub number: u8,
    pub section: String,
    pub turns: Spanned<u8>,
    pub setup_order: Spanned<[Side; 2]>,
    #[serde(default)]
    pub first: Vec<Spanned<FirstEntry>>,
    #[serde(default)]
    pub chaos: Vec<Spanned<u8>>,
    pub chaos_by_consent: Option<u8>,
    pub provenance: Tag,
    #[serde(rename = "layout_provenance")]
    pub _layout_provenance: Option<Tag>,
    pub map: Vec<MapEntry>,
    #[serde(default)]
    pub terrain: TerrainEntry,
    pub group: Vec<GroupEntry>,
    #[serde(default)]
    pub limit: Vec<LimitEntry>,
    #[serde(default)]
    pub replacement: Vec<ReplacementEntry>,
    #[serde(default)]
    pub forbidden: Vec<ForbiddenEntry>,
    #[serde(default)]
    pub support: SupportEntry,
    #[serde(default)]
    pub aircraft: Vec<AircraftEntry>,
    #[serde(default)]
    pub special: SpecialEntry,
    #[serde(default)]
    pub exits: ExitEntry,
    pub victory: Spanned<VictoryEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FirstEntry {
    pub formation: Option<Spanned<String>>,
    pub choice: Option<Side>,
    pub marker: MarkerPlace,
    #[serde(default)]
    pub optional: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum MarkerPlace {
    Keep,
    Out,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct MapEntry {
    pub sheet: Spanned<String>,
    pub columns: Option<Spanned<String>>,
    #[serde(default)]
    pub at: (i8, i8),
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct TerrainEntry {
    pub no_rivers: bool,
    pub no_hills: bool,
    pub rubble: bool,
    pub clear: Vec<String>,
    pub only_bridge: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GroupEntry {
    pub formation: Spanned<String>,
    #[serde(default)]
    pub units: Vec<Spanned<Troops>>,
    #[serde(default)]
    pub attached: Vec<Spanned<Troops>>,
    #[serde(default)]
    pub weapons: Vec<Weapon>,
    #[serde(default)]
    pub weapon_choice: bool,
    #[serde(default)]
    pub reduced: bool,
    #[serde(default)]
    pub always_in_command: bool,
    pub in_command_turn: Option<u8>,
    pub zone: Option<Zone>,
    pub turn: Option<u8>,
    pub enter: Option<Zone>,
    pub place: Option<Zone>,
    pub dice: Option<Spanned<Vec<Zone>>>,
    pub ambush: Option<Zone>,
    pub ambush_hits: Option<u8>,
    /// Where the automatic set-up wants the group.
    #[serde(default)]
    pub hold: Zone,
    /// Where the even set-up wants it, if that differs.
    pub even: Option<Zone>,
    /// Whether it is proposed mounted.
    #[serde(default)]
    pub mounted: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LimitEntry {
    pub formation: Spanned<String>,
    pub area: Zone,
    pub least: Option<u8>,
    pub most: Option<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ReplacementEntry {
    pub formation: Spanned<String>,
    #[serde(default)]
    pub any: bool,
    #[serde(default)]
    pub kinds: Vec<Spanned<String>>,
    #[serde(rename = "provenance")]
    pub _provenance: Option<Tag>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ForbiddenEntry {
    pub formation: Spanned<String>,
    pub area: Zone,
    #[serde(rename = "provenance")]
    pub _provenance: Option<Tag>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct SupportEntry {
    pub german: SideSupport,
    pub allied: SideSupport,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct SideSupport {
    pub fate: u8,
    pub mines: u8,
    pub trenches: u8,
    pub trench_zone: Option<Zone>,
    pub trenches_manned: bool,
    pub barrages: Vec<Stock>,
}

impl Default for SideSupport {
    fn default() -> SideSupport {
        // R65: a trench has a unit in it at start unless the scenario says otherwise.
        SideSupport {
            fate: 0,
            mines: 0,
            trenches: 0,
            trench_zone: None,
            trenches_manned: true,
            barrages: Vec::new(),
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AircraftEntry {
    pub side: Side,
    #[serde(rename = "type")]
    pub kind: Spanned<String>,
    pub turn: Option<u8>,
    #[serde(default)]
    pub owner_chooses: bool,
    pub near: Option<Zone>,
    pub until: Option<u8>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct SpecialEntry {
    pub m18: bool,
    pub only_callers: Vec<Spanned<String>>,
    pub barrages_per_turn: Option<u8>,
    pub opening_barrage: Option<Side>,
    pub swamped: Option<SwampedEntry>,
    pub demolition: Option<DemolitionEntry>,
    pub designated: Option<DesignatedEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SwampedEntry {
    pub formation: Spanned<String>,
    pub kind: Spanned<String>,
    pub upto: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DemolitionEntry {
    pub bridge: Spanned<String>,
    pub formation: Spanned<String>,
    pub pioneers: Spanned<String>,
    pub turns: u8,
    pub first: u8,
    pub later: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DesignatedEntry {
    pub side: Side,
    pub not_first: Spanned<String>,
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(super) struct ExitEntry {
    pub german: Zone,
    pub allied: Zone,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct VictoryEntry {
    pub side: Option<Side>,
    #[serde(default)]
    pub results: Vec<Spanned<String>>,
    #[serde(default)]
    pub goal: Vec<Spanned<GoalEntry>>,
    #[serde(default)]
    pub score: Vec<Spanned<ScoreEntry>>,
    #[serde(default)]
    pub lead: Vec<LeadEntry>,
    #[serde(default)]
    pub breakthrough: Vec<BreakthroughEntry>,
    pub stopped: Option<Spanned<String>>,
    pub keep: Option<u8>,
    pub stopped_and_kept: Option<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GoalEntry {
    pub control: Option<Zone>,
    pub count: Option<u8>,
    pub bridge: Option<Spanned<String>>,
    pub present: Option<Zone>,
    pub absent: Option<Zone>,
    pub units: Option<Spanned<String>>,
    pub exited: Option<u8>,
    pub eliminated: Option<u8>,
    #[serde(default)]
    pub hq: bool,
    #[serde(default)]
    pub full: bool,
    #[serde(default)]
    pub double_m4: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScoreEntry {
    pub side: Side,
    pub points: u8,
    pub area: Option<Zone>,
    pub each_hex: Option<Zone>,
    pub eliminated: Option<Spanned<String>>,
    pub exited: Option<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LeadEntry {
    pub side: Side,
    pub lead: u8,
    #[serde(default)]
    pub least: u8,
    pub grade: Option<Grade>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BreakthroughEntry {
    pub tanks: u8,
    pub result: Spanned<String>,
}
