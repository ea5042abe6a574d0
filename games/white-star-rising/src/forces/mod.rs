//! Counters, formations, scenarios and the chaos table: read from data files, checked, resolved to cells and sets.

mod chaos;
mod kind;
mod scenario;
mod stand_in;
mod victory;

pub use chaos::ChaosResult;
pub use kind::{Armour, Assault, Face, Fire, Kind, Weapon};
pub use scenario::{
    Aircraft, Ambush, Arrival, Auto, AutoPlace, Barrage, Command, Demolition, Designated, First, Formation,
    Group, Limit, MAX_BARRAGES, MAX_FORMATIONS, MAX_MARKERS, MAX_UNITS, Marker, RandomEntry, Role, Scenario,
    Special, Swamped, Trenches, Unit, When,
};
pub use victory::{Goal, Grade, Lead, Per, Score, Verdict, Victory};

use engine::Seat;
pub use stand_in::{Area, Cell, Gait, Ground};
use std::sync::Arc;

/// The German side.
pub const GERMAN: Seat = Seat(0);
/// The American or British side.
pub const ALLIED: Seat = Seat(1);

/// Everything the data files say about forces.
#[derive(Clone, Debug)]
pub struct Data {
    /// All kinds of counters.
    pub kinds: Arc<Vec<Kind>>,
    /// The scenarios in the order of their numbers.
    pub scenarios: Vec<Arc<Scenario>>,
    /// The chaos table: the result of a throw of two dice is `chaos[throw - 2]`.
    pub chaos: [ChaosResult; 11],
}

impl Data {
    /// The scenario with this id.
    pub fn find(&self, id: &str) -> Option<&Arc<Scenario>> {
        self.scenarios.iter().find(|scenario| scenario.id == id)
    }
}
