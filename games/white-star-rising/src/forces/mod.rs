//! Counters, formations, scenarios and the chaos table: read from data files, checked, resolved to cells and sets.

mod auto;
mod build;
mod catalog;
mod chaos;
mod file;
mod goals;
mod kind;
mod notation;
mod rules;
mod scenario;
mod scenario_file;
mod special;
#[cfg(test)]
mod tests;
mod victory;
mod zone;

pub use crate::ground::{Cell, Gait, Ground};
pub use board::Area;
pub use chaos::ChaosResult;
pub use kind::{Armour, Assault, Face, Fire, Kind, Weapon};
pub use scenario::{
    Aircraft, Arrival, Auto, AutoPlace, Barrage, Command, First, Formation, Group, Limit, MAX_BARRAGES,
    MAX_FORMATIONS, MAX_MARKERS, MAX_UNITS, Marker, RandomEntry, Role, Scenario, Trenches, Unit, When,
};
pub use special::{Ambush, Demolition, Designated, Special, Swamped};
pub use victory::{Goal, Grade, Lead, Per, Score, Verdict, Victory};

use crate::ground::Maps;
use catalog::Catalog;
use engine::{DataError, DataFiles, Seat};
use std::sync::Arc;

/// The German side.
pub const GERMAN: Seat = Seat(0);
/// The American or British side.
pub const ALLIED: Seat = Seat(1);

/// The files of forces; `maps.toml` and `terrain.toml` belong to the ground, scenarios are `scenario-*.toml`.
const FILES: [&str; 6] =
    ["game.toml", "units.toml", "formations.toml", "chaos.toml", "maps.toml", "terrain.toml"];

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
    /// Reads and checks all files and builds every scenario.
    pub fn load(files: &DataFiles) -> Result<Data, DataError> {
        let maps = Maps::load(files)?;
        let catalog = Catalog::load(files)?;
        let mut scenarios: Vec<Arc<Scenario>> = Vec::new();
        for file in files.0.keys() {
            let fail = |what: &str| DataError { file: file.clone(), line: 0, what: what.to_owned() };
            if FILES.contains(&file.as_str()) {
                continue;
            }
            if !file.starts_with("scenario-") {
                return Err(fail("unknown file; scenarios are called scenario-01.toml and so on"));
            }
            let scenario = build::scenario(files, file, &catalog, &maps)?;
            if scenarios.iter().any(|other| other.id == scenario.id || other.number == scenario.number) {
                return Err(fail("another scenario has the same id or number"));
            }
            scenarios.push(Arc::new(scenario));
        }
        if scenarios.is_empty() {
            return Err(DataError {
                file: "scenario-01.toml".into(),
                line: 0,
                what: "there is no scenario".into(),
            });
        }
        scenarios.sort_by_key(|scenario| scenario.number);
        Ok(Data { kinds: catalog.kinds, scenarios, chaos: catalog.chaos })
    }

    /// The scenario with this id.
    pub fn find(&self, id: &str) -> Option<&Arc<Scenario>> {
        self.scenarios.iter().find(|scenario| scenario.id == id)
    }
}
