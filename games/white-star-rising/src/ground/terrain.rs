//! The terrain effects table.

use super::file::Tag;
use engine::{DataError, DataFiles, parse};
use serde::Deserialize;
use std::collections::BTreeMap;

/// The kinds of ground.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Terrain {
    /// Open ground.
    Clear,
    /// Woods.
    Woods,
    /// Built-up area.
    Town,
    /// Bare hill, level 1.
    Hill,
    /// Wooded hill, level 1.
    WoodedHill,
    /// Rolling ground.
    Rolling,
    /// Fields.
    Cultivated,
    /// River; nobody crosses it except on a bridge.
    River,
    /// A bridge over a river.
    Bridge,
    /// Beach.
    Beach,
    /// Open water.
    Sea,
}

impl Terrain {
    /// All kinds, in the order of their numbers.
    pub const ALL: [Terrain; 11] = [
        Terrain::Clear,
        Terrain::Woods,
        Terrain::Town,
        Terrain::Hill,
        Terrain::WoodedHill,
        Terrain::Rolling,
        Terrain::Cultivated,
        Terrain::River,
        Terrain::Bridge,
        Terrain::Beach,
        Terrain::Sea,
    ];

    /// Its id in data files and pictures.
    pub const fn id(self) -> &'static str {
        match self {
            Terrain::Clear => "clear",
            Terrain::Woods => "woods",
            Terrain::Town => "town",
            Terrain::Hill => "hill",
            Terrain::WoodedHill => "wooded-hill",
            Terrain::Rolling => "rolling",
            Terrain::Cultivated => "cultivated",
            Terrain::River => "river",
            Terrain::Bridge => "bridge",
            Terrain::Beach => "beach",
            Terrain::Sea => "sea",
        }
    }
    /// S2: woods and wooded hills count as woods.
    pub const fn is_wooded(self) -> bool {
        matches!(self, Terrain::Woods | Terrain::WoodedHill)
    }
    /// S3: what is left of it when there are no hills.
    pub const fn levelled(self) -> Terrain {
        match self {
            Terrain::Hill => Terrain::Clear,
            Terrain::WoodedHill => Terrain::Woods,
            other => other,
        }
    }
}

/// How a unit moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gait {
    /// On foot.
    Leg,
    /// On wheels.
    Wheeled,
    /// On tracks or half-tracks.
    Tracked,
}

/// What a hex does to a sight line that meets it (7.1, 7.2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Screen {
    /// Nothing.
    Open,
    /// The second one blocks.
    Degrades,
    /// Blocks alone.
    Blocks,
}

/// What a hex does to a sight line between level 1 and level 0 (7.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Slope {
    /// Nothing.
    Open,
    /// Blocks if it is adjacent to the lower end.
    Shadow,
    /// Blocks if the line has left level 1 before.
    Ridge,
    /// Blocks.
    Blocks,
}

/// Who can be concealed in a hex (6.1.5).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Conceals {
    /// Everybody.
    All,
    /// Infantry only (R21).
    Infantry,
    /// Nobody.
    None,
}

/// The effects of one kind of ground.
#[derive(Clone, Copy, Debug)]
pub struct Effects {
    /// One letter for maps in text.
    pub letter: char,
    /// Height.
    pub level: u8,
    /// Movement points by [`Gait`]; `None` if nobody may enter.
    pub cost: Option<[u8; 3]>,
    /// Defence dice of soft and of hard targets.
    pub defence: [u8; 2],
    /// Who can be concealed.
    pub conceals: Conceals,
    /// On a line between two hexes of level 0, and between two of level 1.
    pub screen: [Screen; 2],
    /// On a line between level 1 and level 0.
    pub slope: Slope,
}

/// The table: effects of every kind of ground, roads, climbing, rubble.
#[derive(Clone, Debug)]
pub struct TerrainTable {
    effects: [Effects; Terrain::ALL.len()],
    /// Movement points over the side of a road.
    pub road: u8,
    /// More movement points from level 0 to level 1.
    pub climb: u8,
    /// Ruined towns (12.2.4).
    pub rubble: Rubble,
}

/// 12.2.4: the ruins of a town.
#[derive(Clone, Copy, Debug)]
pub struct Rubble {
    /// Movement points of soft and of hard units.
    pub cost: [u8; 2],
    /// How much a road through the hex saves.
    pub through: u8,
    /// Defence dice.
    pub defence: u8,
}

/// The most movement points a hex costs.
const MOST_COST: u8 = 24;
/// The most defence dice ground gives.
const MOST_DEFENCE: u8 = 4;

impl TerrainTable {
    /// The effects of a kind of ground.
    pub fn of(&self, terrain: Terrain) -> &Effects {
        &self.effects[terrain as usize]
    }

    /// Reads and checks `terrain.toml`.
    pub(super) fn load(files: &DataFiles) -> Result<TerrainTable, DataError> {
        let file: File = parse(files, "terrain.toml")?;
        let fail = |what: String| DataError { file: "terrain.toml".to_owned(), line: 0, what };
        let mut effects = Vec::new();
        for terrain in Terrain::ALL {
            let id = terrain.id();
            let entry = file.terrain.get(id).ok_or_else(|| fail(format!("[terrain.{id}] is missing")))?;
            if entry.level > 1 {
                return Err(fail(format!("[terrain.{id}]: the level is 0 or 1")));
            }
            if entry.cost.as_ref().is_some_and(|cost| [cost.leg, cost.wheeled, cost.tracked].contains(&0)) {
                return Err(fail(format!(
                    "[terrain.{id}]: every hex costs at least 1; leave cost out to forbid"
                )));
            }
            let costs = entry.cost.as_ref().map_or([0; 3], |cost| [cost.leg, cost.wheeled, cost.tracked]);
            if costs.iter().any(|&cost| cost > MOST_COST)
                || entry.defence.hard.max(entry.defence.soft) > MOST_DEFENCE
            {
                return Err(fail(format!(
                    "[terrain.{id}]: a hex costs at most {MOST_COST} and gives at most {MOST_DEFENCE} defence dice"
                )));
            }
            effects.push(Effects {
                letter: entry.letter,
                level: entry.level,
                cost: entry.cost.as_ref().map(|cost| [cost.leg, cost.wheeled, cost.tracked]),
                defence: [entry.defence.soft, entry.defence.hard],
                conceals: entry.conceals,
                screen: [entry.sight.low, entry.sight.high],
                slope: entry.sight.slope,
            });
        }
        if let Some(id) = file.terrain.keys().find(|id| !Terrain::ALL.iter().any(|known| known.id() == *id)) {
            return Err(fail(format!("there is no terrain «{id}»")));
        }
        if file.road.cost == 0 || file.rubble.soft == 0 || file.rubble.hard == 0 {
            return Err(fail("roads and rubble cost at least 1".to_owned()));
        }
        let costs = [file.road.cost, file.climb.cost, file.rubble.soft, file.rubble.hard];
        if costs.iter().any(|&cost| cost > MOST_COST) || file.rubble.defence > MOST_DEFENCE {
            return Err(fail(format!(
                "roads, climbing and rubble cost at most {MOST_COST}; rubble gives at most {MOST_DEFENCE} defence dice"
            )));
        }
        if file.rubble.through >= file.rubble.soft.min(file.rubble.hard) {
            return Err(fail("a road through rubble saves less than the rubble costs".to_owned()));
        }
        Ok(TerrainTable {
            effects: effects.try_into().expect("one entry for each kind"),
            road: file.road.cost,
            climb: file.climb.cost,
            rubble: Rubble {
                cost: [file.rubble.soft, file.rubble.hard],
                through: file.rubble.through,
                defence: file.rubble.defence,
            },
        })
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    road: CostEntry,
    climb: CostEntry,
    rubble: RubbleEntry,
    terrain: BTreeMap<String, TerrainEntry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CostEntry {
    cost: u8,
    #[serde(rename = "provenance")]
    _provenance: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RubbleEntry {
    soft: u8,
    hard: u8,
    through: u8,
    defence: u8,
    #[serde(rename = "provenance")]
    _provenance: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TerrainEntry {
    letter: char,
    level: u8,
    cost: Option<CostsEntry>,
    defence: DefenceEntry,
    conceals: Conceals,
    sight: SightEntry,
    #[serde(rename = "cost_provenance")]
    _cost_provenance: Tag,
    #[serde(rename = "defence_provenance")]
    _defence_provenance: Tag,
    #[serde(rename = "sight_provenance")]
    _sight_provenance: Tag,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CostsEntry {
    leg: u8,
    wheeled: u8,
    tracked: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct DefenceEntry {
    hard: u8,
    soft: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SightEntry {
    low: Screen,
    high: Screen,
    slope: Slope,
}
