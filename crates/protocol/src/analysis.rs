//! What is told of a finished game that was looked at again.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How a game went and why. Outlooks are those of the first side in ten thousandths: 10000 is a game won for certain. What a part of a
/// change is worth is told in the same unit, for the first side.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Analysis {
    /// The first side: id.
    pub side: String,
    /// The outlook before the first step and after each.
    pub curve: Vec<i32>,
    /// What each step changed: by luck, by decision, by what came to light, by correction of the estimate. Their sum is exactly the change.
    pub steps: Vec<[i32; 4]>,
    /// Where rounds begin: the state and what the round is called.
    pub rounds: Vec<(u32, String)>,
    /// What luck and decisions were worth to each side, for it.
    pub sides: Vec<AnalysisSide>,
    /// What decided the game, in the order of the game.
    pub moments: Vec<AnalysisMoment>,
    /// The mean correction of the estimate, for the first side.
    pub correction: f64,
    /// The mean size of the corrections, whatever their direction.
    pub correction_size: f64,
    /// A summary, sentence by sentence.
    pub summary: Vec<String>,
    /// Playouts of the search for each decision.
    pub playouts: u32,
}

/// What luck and decisions were worth to a side.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct AnalysisSide {
    /// The side.
    pub side: String,
    /// What luck brought it.
    pub luck: i32,
    /// What its decisions cost it: 0 or less.
    pub decisions: i32,
    /// What came to light was worth so much to it.
    pub news: i32,
    /// How often it had a choice.
    pub choices: u32,
    /// How often nothing better was found.
    pub sound: u32,
}

/// A moment that decided the game.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct AnalysisMoment {
    /// What it was.
    pub cause: AnalysisCause,
    /// The state before it.
    pub from: u32,
    /// The state after it.
    pub to: u32,
    /// Who decided; for luck and news the side they favoured.
    pub side: String,
    /// What it was worth to the first side.
    pub points: i32,
    /// Where in the game it is, in words.
    pub place: String,
    /// What it was worth, in words.
    pub headline: String,
    /// What happened, sentence by sentence.
    pub told: Vec<String>,
    /// What would have been better, in words; empty if nothing was found.
    pub better: String,
    /// The better orders in notation, for a table that begins here with them (`then` of a new table).
    pub line: Vec<String>,
}

/// What a moment was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AnalysisCause {
    /// Dice or cards.
    Luck,
    /// An order that cost.
    Decision,
    /// Something came to light.
    News,
}
