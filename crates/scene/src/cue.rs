use crate::{Pick, Tone};
use serde::{Deserialize, Serialize};

/// What an event looks like on the board, so that a client can show it happen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Cue {
    /// What happens.
    pub kind: CueKind,
    /// Who does it, or where it comes from.
    pub from: Option<Pick>,
    /// The way it takes, cell by cell.
    pub path: Vec<String>,
    /// Whom or what it meets.
    pub to: Vec<Pick>,
    /// How it ends for whoever acts.
    pub tone: Tone,
}

/// A kind of cue.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum CueKind {
    /// A piece travels.
    Move,
    /// Somebody fires at somebody.
    Shot,
    /// Something bursts over a place.
    Blast,
    /// Somebody attacks at close quarters.
    Assault,
    /// A piece is lost.
    Loss,
    /// A piece recovers.
    Rally,
    /// Something hidden is seen.
    Reveal,
    /// Something is drawn from a deck or cup.
    Draw,
    /// A card is played.
    Card,
    /// A place changes hands.
    Capture,
    /// Somebody's time to act begins: an activation, an impulse, a phase. The log has a heading there.
    Phase,
    /// Anything else worth looking at.
    #[default]
    Other,
}

impl Cue {
    /// Something that happens to these, without a way.
    pub fn new(kind: CueKind, from: Option<Pick>, to: Vec<Pick>) -> Cue {
        Cue { kind, from, path: Vec::new(), to, tone: Tone::Plain }
    }
}
