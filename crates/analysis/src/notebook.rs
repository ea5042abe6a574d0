//! What was measured so far. It is kept as text; work that was stopped is taken up where it ended.

use crate::{Analyst, Measured};
use serde::{Deserialize, Serialize};

/// Raised when a moment is measured otherwise than before: what was measured then is measured again.
const METHOD: u32 = 1;

/// The findings of a game, in the order of its moments.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Notebook {
    method: u32,
    /// The game and its last position.
    of: String,
    playouts: u32,
    found: Vec<Measured>,
}

impl Notebook {
    /// An empty one. `of` names the record.
    pub fn new(of: &str, playouts: u32) -> Notebook {
        Notebook { method: METHOD, of: of.to_owned(), playouts, found: Vec::new() }
    }

    /// What was kept, if it is about this record.
    pub fn read(text: &str, of: &str) -> Option<Notebook> {
        let kept: Notebook = serde_json::from_str(text).ok()?;
        (kept.method == METHOD && kept.of == of).then_some(kept)
    }

    /// As text.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("numbers and words are JSON")
    }

    /// Playouts for each decision.
    pub fn playouts(&self) -> u32 {
        self.playouts
    }

    /// Moments looked at so far.
    pub fn done(&self) -> usize {
        self.found.len()
    }

    /// The findings so far.
    pub fn found(&self) -> &[Measured] {
        &self.found
    }

    /// Whether every moment was looked at.
    pub fn is_complete(&self, analyst: &dyn Analyst) -> bool {
        self.found.len() >= analyst.moments()
    }

    /// Looks at the next moment; false if there is none.
    pub fn go_on(&mut self, analyst: &dyn Analyst) -> bool {
        if self.is_complete(analyst) {
            return false;
        }
        self.found.push(analyst.measure(self.found.len(), self.playouts));
        true
    }
}
