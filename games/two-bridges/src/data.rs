//! Map, counters and numbers, read from the data files and checked.

use crate::*;
use board::Sides;
use components::{GameMap, Place, Roster, numbers};
use scene::DecorKind;

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

components::fields! {
    /// What a kind of ground does: movement points to enter, and what it takes from an attack.
    pub struct Ground { cost: u8 in 1..=9, cover: u8 in 0..=9 }
    /// What is printed on a counter, and where it begins.
    pub struct Values { strength: u8 in 1..=9, moves: u8 in 1..=9, hex: Place }
    /// The numbers of the rules, explained in `game.toml`.
    pub struct Numbers { town: Place, turns: u8 in 1..=12, river: u8 in 0..=9, guns: u8 in 0..=9, range: u8 in 0..=9 }
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
