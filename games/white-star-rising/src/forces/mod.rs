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

use crate::WhiteStar;
use crate::ground::Maps;
use catalog::Catalog;
use engine::{DataError, DataFiles, Game, Seat};
use std::sync::{Arc, LazyLock};

/// The German side.
pub const GERMAN: Seat = Seat(0);
/// The American or British side.
pub const ALLIED: Seat = Seat(1);

/// The files of forces; `maps.toml` and `terrain.toml` belong to the ground, scenarios are `scenario-*.toml`.
const FILES: [&str; 6] =
    ["game.toml", "units.toml", "formations.toml", "chaos.toml", "maps.toml", "terrain.toml"];

/// Everything the data files say about forces.
pub struct Data {
    /// All kinds of counters.
    pub kinds: Arc<Vec<Kind>>,
    /// The scenarios in the order of their numbers, each built when it is first wanted: lines of sight and set-ups take time.
    scenarios: Vec<(String, Built)>,
    /// The chaos table: the result of a throw of two dice is `chaos[throw - 2]`.
    pub chaos: [ChaosResult; 11],
}

type Built = LazyLock<Arc<Scenario>, Box<dyn FnOnce() -> Arc<Scenario> + Send>>;

impl Data {
    /// Reads the files. An owner's scenarios are built to check them; of the shipped ones tests have done that.
    pub fn load(files: &DataFiles) -> Result<Data, DataError> {
        let same = |(name, text): &(&str, &str)| files.0.get(*name).is_some_and(|own| own == text);
        let shipped = files.0.len() == WhiteStar::FILES.len() && WhiteStar::FILES.iter().all(same);
        let own = Arc::new(files.clone());
        let maps = Arc::new(Maps::load(files)?);
        let catalog = Arc::new(Catalog::load(files)?);
        let mut scenarios: Vec<(u8, String, Built)> = Vec::new();
        for file in files.0.keys() {
            let fail = |what: &str| DataError { file: file.clone(), line: 0, what: what.to_owned() };
            if FILES.contains(&file.as_str()) {
                continue;
            }
            if !file.starts_with("scenario-") {
                return Err(fail("unknown file; scenarios are called scenario-01.toml and so on"));
            }
            let (id, number) = build::name(files, file)?;
            if scenarios.iter().any(|(other, name, _)| *name == id || *other == number) {
                return Err(fail("another scenario has the same id or number"));
            }
            let (own, file, catalog, maps) = (own.clone(), file.clone(), catalog.clone(), maps.clone());
            let build = move || build::scenario(&own, &file, &catalog, &maps).map(Arc::new);
            let built: Built = match shipped {
                true => LazyLock::new(Box::new(move || build().expect("the shipped scenarios are sound"))),
                false => {
                    let scenario = build()?;
                    LazyLock::new(Box::new(move || scenario))
                }
            };
            scenarios.push((number, id, built));
        }
        if scenarios.is_empty() {
            return Err(DataError {
                file: "scenario-01.toml".into(),
                line: 0,
                what: "there is no scenario".into(),
            });
        }
        scenarios.sort_by_key(|(number, ..)| *number);
        let scenarios = scenarios.into_iter().map(|(_, id, built)| (id, built)).collect();
        Ok(Data { kinds: catalog.kinds.clone(), scenarios, chaos: catalog.chaos })
    }

    /// The ids of the scenarios in the order of their numbers.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.scenarios.iter().map(|(id, _)| id.as_str())
    }

    /// All scenarios in the order of their numbers.
    pub fn scenarios(&self) -> impl Iterator<Item = &Arc<Scenario>> {
        self.scenarios.iter().map(|(_, built)| &**built)
    }

    /// The scenario with this id; the first if there is none.
    pub fn find(&self, id: &str) -> &Arc<Scenario> {
        let found = self.scenarios.iter().find(|(name, _)| name == id);
        &found.unwrap_or(&self.scenarios[0]).1
    }
}
