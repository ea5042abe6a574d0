//! 3: movement.

use crate::*;
use board::Area;

impl TwoBridges {
    /// 3: a unit moves once in a turn, before it fights, to a free hex in reach.
    pub fn may_move(&self, p: &Position, unit: Unit, hex: Hex) -> Result<(), Deny> {
        self.may_act(p, unit)?;
        let (grid, moves) = (&self.data.map.grid, self.data.units[unit].own.moves);
        match () {
            () if p.done[unit] != Done::Fresh => Err(Deny::HasActed { unit }),
            () if p.unit_in(hex).is_some() => Err(Deny::Taken { hex }),
            // A hex costs one point at least: most need no closer look.
            () if grid.distance(p.place[unit].0, hex.0) > moves as u16 => Err(Deny::TooFar { unit, hex }),
            () => self.reach(p, unit)[hex.index()].map(|_| ()).ok_or(Deny::TooFar { unit, hex }),
        }
    }

    /// 3: what it costs a unit to get to each hex. Next to an enemy it stops, and it never moves through one.
    pub fn reach(&self, p: &Position, unit: Unit) -> Vec<Option<u32>> {
        let (units, grid, from) = (&self.data.units, &self.data.map.grid, p.place[unit].0);
        let foes = units.ids().filter(|&foe| p.lives(foe) && self.side(foe) != self.side(unit));
        let enemies: Area = foes.map(|foe| p.place[foe].0).collect();
        let watched: Area = enemies.iter().flat_map(|hex| grid.neighbours(hex)).collect();
        grid.reach(from, units[unit].own.moves as u32, |a, b| {
            let stops = a != from && watched.has(a);
            if stops || enemies.has(b) { None } else { self.step(a, b) }
        })
    }

    /// 3: what one step costs; a river is crossed by a bridge only, which costs one point more.
    fn step(&self, a: u16, b: u16) -> Option<u32> {
        let (data, grid) = (&self.data, &self.data.map.grid);
        let cost = data.map.ground(b).cost as u32 + data.bridges.between(grid, a, b) as u32;
        if data.river.between(grid, a, b) { None } else { Some(cost) }
    }
}
