//! The ground of a scenario: map sheets joined, hexes numbered, everything about them in tables.
//!
//! 2.4: columns run from west to east; a hex stands on a side, and the hexes of every second column lie half a
//! hex farther north. Doubled height y makes that even: 2 from hex to hex in a column, 1 to the neighbours in
//! the next. Cells are numbered column by column from the north-west, so the hexes of a column have successive numbers.

mod cost;
mod file;
mod join;
mod picture;
mod places;
mod sight;
mod terrain;
#[cfg(test)]
mod tests;

pub use file::Maps;
pub use join::{Changes, Sheet};
pub use places::Edge;
pub use sight::Sight;
pub use terrain::{Conceals, Effects, Gait, Rubble, Screen, Slope, Terrain, TerrainTable};

use arrayvec::ArrayVec;
use board::{Area, Lines, Plane};
use file::Spot;
use join::Placed;
use std::sync::Arc;

/// A hex of a ground, from 0.
pub type Cell = u16;

/// No hex.
pub use board::NOWHERE;

/// The hexes of a scenario and all that never changes about them.
#[derive(Clone, Debug)]
pub struct Ground {
    table: Arc<TerrainTable>,
    lines: Arc<Lines>,
    sheets: Vec<Placed>,
    /// All hexes in one plane.
    plane: Plane,
    /// Names of every cell, the one it is called by first.
    names: Vec<ArrayVec<(u8, Spot), 2>>,
    terrain: Vec<Terrain>,
    /// Cells of level 1.
    high: Area,
    /// Road sides of every cell, one bit for each of [`board::STEPS`].
    links: Vec<u8>,
    /// Cells where a road runs off the playable area, or off a sheet; and the steps it takes there.
    ways_out: Area,
    stubs: Vec<(Cell, (i8, i8))>,
    roads: Vec<Vec<Cell>>,
    rivers: Vec<Vec<Cell>>,
    rubble: bool,
    costs: cost::Costs,
    bonus: Vec<[u8; 2]>,
    places: places::Places,
    views: sight::Views,
}

impl Ground {
    /// How many hexes there are.
    pub fn len(&self) -> usize {
        self.plane.len()
    }
    /// Never: a ground has at least one hex.
    pub fn is_empty(&self) -> bool {
        self.plane.is_empty()
    }
    /// All hexes.
    pub fn all(&self) -> &Area {
        self.plane.all()
    }
    /// The name of a hex: `K08` on a single sheet, `A:K08` when two are joined; a seam hex has the name of the western or northern
    /// sheet (R34).
    pub fn label(&self, cell: Cell) -> String {
        let (sheet, spot) = self.names[cell as usize][0];
        match &self.sheets[..] {
            [_] => spot.label(),
            sheets => format!("{}:{}", sheets[sheet as usize].map, spot.label()),
        }
    }
    /// The hex of this name: `A:K08`, `K08` if it fits one hex only, also `K8`. A seam hex has two names.
    pub fn find(&self, label: &str) -> Option<Cell> {
        let (map, hex) = match label.split_once(':') {
            Some((map, hex)) => (Some(map), hex),
            None => (None, label),
        };
        let spot = Spot::read(hex)?;
        let sheets = self.sheets.iter().filter(|sheet| map.is_none_or(|map| map == sheet.map));
        let mut found = sheets.filter_map(|sheet| self.plane.find(sheet.place(spot)?));
        let cell = found.next()?;
        found.all(|other| other == cell).then_some(cell)
    }
    /// The sheet a hex is named after.
    pub fn sheet_of(&self, cell: Cell) -> &str {
        &self.sheets[self.names[cell as usize][0].0 as usize].map
    }
    /// The terrain of a hex.
    #[inline]
    pub fn terrain(&self, cell: Cell) -> Terrain {
        self.terrain[cell as usize]
    }
    /// The level of a hex: 1 on hills, else 0.
    #[inline]
    pub fn level(&self, cell: Cell) -> u8 {
        self.high.has(cell) as u8
    }
    /// The effects of the terrain of a hex. In rubble [`Ground::bonus`] and [`Ground::cost`] know better.
    pub fn effects(&self, cell: Cell) -> &Effects {
        self.table.of(self.terrain(cell))
    }
    /// Whether the hex is a town hex.
    #[inline]
    pub fn is_town(&self, cell: Cell) -> bool {
        self.terrain(cell) == Terrain::Town
    }
    /// Whether the hex counts as woods (S2).
    #[inline]
    pub fn is_wooded(&self, cell: Cell) -> bool {
        self.terrain(cell).is_wooded()
    }
    /// Whether anybody can be in the hex.
    #[inline]
    pub fn is_passable(&self, cell: Cell) -> bool {
        !matches!(self.terrain(cell), Terrain::River | Terrain::Sea)
    }
    /// The adjacent hexes, clockwise from north.
    #[inline]
    pub fn neighbours(&self, cell: Cell) -> &[Cell] {
        self.plane.neighbours(cell)
    }
    /// The adjacent hexes.
    #[inline]
    pub fn around(&self, cell: Cell) -> &Area {
        self.plane.around(cell)
    }
    /// 2.3: the distance of two hexes.
    #[inline]
    pub fn distance(&self, a: Cell, b: Cell) -> u8 {
        self.plane.distance(a, b)
    }
    /// The hexes at most this far away, the hex itself among them.
    pub fn within(&self, cell: Cell, range: u8) -> Area {
        self.plane.within(cell, range)
    }
    /// The defence dice of the terrain for soft or hard targets.
    #[inline]
    pub fn bonus(&self, cell: Cell, hard: bool) -> u8 {
        self.bonus[cell as usize][hard as usize]
    }
    /// 6.1.5: whether the terrain allows concealment, for infantry or for other units.
    #[inline]
    pub fn covers(&self, cell: Cell, infantry: bool) -> bool {
        match self.effects(cell).conceals {
            Conceals::All => true,
            Conceals::Infantry => infantry,
            Conceals::None => false,
        }
    }

    /// Whether a road runs over the side between two adjacent hexes.
    pub fn road(&self, a: Cell, b: Cell) -> bool {
        self.plane.direction(a, b).is_some_and(|direction| self.links[a as usize] >> direction & 1 == 1)
    }
}
