//! The files of counters, formations and chaos as they are written.

use super::notation::{Pace, Pair, Power, Tag};
use super::{ALLIED, Armour, Assault, ChaosResult, Fire, GERMAN};
use engine::{DataError, Seat, line_of};
use serde::Deserialize;
use toml::Spanned;

/// Makes errors that name a place in one file.
pub(super) struct At<'a> {
    pub file: &'a str,
    pub text: &'a str,
}

impl At<'_> {
    pub fn error<T>(&self, place: &Spanned<T>, what: impl Into<String>) -> DataError {
        DataError {
            file: self.file.to_owned(),
            line: line_of(self.text, place.span().start),
            what: what.into(),
        }
    }
    pub fn whole(&self, what: impl Into<String>) -> DataError {
        DataError { file: self.file.to_owned(), line: 0, what: what.into() }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Side {
    German,
    Allied,
}

impl Side {
    pub fn seat(self) -> Seat {
        match self {
            Side::German => GERMAN,
            Side::Allied => ALLIED,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct UnitFile {
    pub kind: Vec<KindEntry>,
    pub aircraft: Vec<AircraftKind>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct KindEntry {
    pub id: Spanned<String>,
    pub short: Spanned<String>,
    pub nation: Nation,
    pub symbol: String,
    #[serde(default)]
    pub flags: Vec<Flag>,
    pub full: FaceEntry,
    pub reduced: Option<FaceEntry>,
    pub vehicle: Option<FaceEntry>,
    pub vehicle_reduced: Option<FaceEntry>,
    #[serde(rename = "provenance")]
    pub _provenance: Tag,
    pub values_provenance: Tag,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Nation {
    German,
    Us,
    Uk,
}

impl Nation {
    pub fn id(self) -> &'static str {
        match self {
            Nation::German => "german",
            Nation::Us => "us",
            Nation::Uk => "uk",
        }
    }
    pub fn seat(self) -> Seat {
        if self == Nation::German { GERMAN } else { ALLIED }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Flag {
    Infantry,
    Pioneer,
    Recon,
    Gun,
    Para,
    M4,
    M18,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FaceEntry {
    pub ap: Option<Fire>,
    pub he: Option<Fire>,
    pub flak: Option<Fire>,
    pub mortar: Option<Fire>,
    pub armour: Option<Armour>,
    pub mp: Pace,
    pub assault: Option<Assault>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AircraftKind {
    pub id: String,
    pub nation: Nation,
    pub air: Power,
    pub armour: Armour,
    #[serde(rename = "provenance")]
    pub _provenance: Tag,
    #[serde(rename = "values_provenance")]
    pub _values_provenance: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FormationFile {
    pub formation: Vec<FormationEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FormationEntry {
    pub id: Spanned<String>,
    pub tag: String,
    pub side: Side,
    pub style: String,
    pub morale: u8,
    pub hq: HqEntry,
    pub shq: Option<ShqEntry>,
    #[serde(rename = "provenance")]
    pub _provenance: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HqEntry {
    pub kind: Spanned<String>,
    pub range: Pair,
    pub leadership: Pair,
    pub mp: Pace,
    #[serde(rename = "provenance")]
    pub _provenance: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ShqEntry {
    pub kind: Spanned<String>,
    pub range: u8,
    pub leadership: u8,
    pub mp: Pace,
    #[serde(rename = "provenance")]
    pub _provenance: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ChaosFile {
    pub result: Vec<ChaosEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ChaosEntry {
    pub throw: Spanned<u8>,
    pub effect: ChaosResult,
    #[serde(rename = "provenance")]
    pub _provenance: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GameFile {
    pub game: GameEntry,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GameEntry {
    pub id: Spanned<String>,
    pub end_markers: Spanned<u8>,
    #[serde(rename = "provenance")]
    pub _provenance: Tag,
}
