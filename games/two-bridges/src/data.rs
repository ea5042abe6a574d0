//! Map, counters and numbers, read from the data files and checked.

use crate::TwoBridges;
use crate::orders::{Hex, Plan, Unit};
use crate::position::UNITS;
use board::Sides;
use components::{GameMap, Roster, numbers};
use engine::{By, DataError, DataFiles, Game, Reader, between};
use scene::DecorKind;
use serde::Deserialize;
use toml::Spanned;

#[derive(Clone)]
pub struct Data {
    pub map: GameMap<Ground>,
    /// Sides that nobody crosses, and those with a bridge.
    pub river: Sides,
    pub bridges: Sides,
    pub units: Roster<Unit, Values>,
    pub start: By<Unit, [Hex; UNITS]>,
    pub numbers: Numbers,
    pub town: Hex,
}

/// What a kind of ground does: movement points to enter, and what it takes from an attack.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ground {
    #[serde(deserialize_with = "between::<1, 9, _, _>")]
    pub cost: u8,
    #[serde(deserialize_with = "between::<0, 9, _, _>")]
    pub cover: u8,
}

/// What is printed on a counter, and where it begins.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Values {
    #[serde(deserialize_with = "between::<1, 9, _, _>")]
    pub strength: u8,
    #[serde(deserialize_with = "between::<1, 9, _, _>")]
    pub moves: u8,
    hex: Spanned<String>,
}

/// The numbers of the rules, explained in `game.toml`.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    town: Spanned<String>,
    #[serde(deserialize_with = "between::<1, 12, _, _>")]
    pub turns: u8,
    #[serde(deserialize_with = "between::<0, 9, _, _>")]
    pub river: u8,
    #[serde(deserialize_with = "between::<0, 9, _, _>")]
    pub guns: u8,
    #[serde(deserialize_with = "between::<0, 9, _, _>")]
    pub range: u8,
}

impl Data {
    pub fn load(files: &DataFiles) -> Result<Data, DataError> {
        let map: GameMap<Ground> = GameMap::load(files, "map.toml")?;
        let reader = Reader::open(files, "map.toml")?;
        if map.grid.len() > 128 {
            return Err(reader.whole("the map must have 128 hexes or less"));
        }
        if let Some(plan) = [Plan::North, Plan::South].iter().find(|plan| map.line(plan.word()).is_none()) {
            return Err(reader.whole(format!("there is no bridge with the id «{}»", plan.word())));
        }
        let units: Roster<Unit, Values> = Roster::load(files, "units.toml", &TwoBridges::PROFILE, UNITS)?;
        let start = units.places((files, "units.toml"), &map, |unit| &unit.hex, 1)?;
        let numbers: Numbers = numbers(files, &TwoBridges::PROFILE)?;
        let town = Hex(map.cell(&Reader::open(files, "game.toml")?, &numbers.town)?);
        let bridges = map.sides(DecorKind::Bridge);
        let river = map.sides(DecorKind::River).without(&bridges, &map.grid);
        Ok(Data { map, river, bridges, units, start, numbers, town })
    }
}
