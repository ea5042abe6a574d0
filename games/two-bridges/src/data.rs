//! Map, counters and numbers, read from the data files and checked.

use crate::TwoBridges;
use crate::orders::{Hex, Plan, Unit};
use crate::position::UNITS;
use board::Sides;
use components::{GameMap, Roster};
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
    id: Spanned<String>,
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GameFile {
    game: Numbers,
}

impl Data {
    pub fn load(files: &DataFiles) -> Result<Data, DataError> {
        let map: GameMap<Ground> = GameMap::load(files, "map.toml")?;
        let reader = Reader::open(files, "map.toml")?;
        if map.grid.len() > 128 {
            return Err(reader.whole("the map must have 128 hexes or less"));
        }
        if let Some(missing) = [Plan::North, Plan::South].iter().find(|plan| map.line(plan.word()).is_none())
        {
            return Err(reader.whole(format!("there is no bridge with the id «{}»", missing.word())));
        }

        let units: Roster<Unit, Values> = Roster::load(files, "units.toml", &TwoBridges::PROFILE, UNITS)?;
        let reader = Reader::open(files, "units.toml")?;
        let mut start: By<Unit, [Hex; UNITS]> = By::all(Hex(0));
        for (unit, counter) in units.iter() {
            start[unit] = Hex(map.cell(&reader, &counter.own.hex)?);
            if units.ids().take(unit.index()).any(|other| start[other] == start[unit]) {
                return Err(reader.at(&counter.own.hex, "two units begin in the same hex"));
            }
        }

        let reader = Reader::open(files, "game.toml")?;
        let GameFile { game: numbers } = reader.entries()?;
        if numbers.id.get_ref() != TwoBridges::PROFILE.id {
            return Err(reader.at(&numbers.id, "these are the data of another game"));
        }
        let town = Hex(map.cell(&reader, &numbers.town)?);
        let bridges = map.sides(DecorKind::Bridge);
        let river = map.sides(DecorKind::River).without(&bridges, &map.grid);
        Ok(Data { map, river, bridges, units, start, numbers, town })
    }
}
