//! Parts of the ground: towns, edges, columns, banks, bridges, the main road.

use super::file::Maps;
use super::terrain::Terrain;
use super::{Cell, Ground, NOWHERE};
use board::Area;

/// An edge of the playable area.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Edge {
    /// Row 1.
    North,
    /// The last row.
    South,
    /// The last column.
    East,
    /// The first column.
    West,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Places {
    towns: Vec<(String, Area)>,
    named: Vec<(String, Area)>,
    edges: [Area; 4],
    bridges: Area,
    main_road: Area,
    north: Area,
    south: Area,
}

impl Places {
    pub fn of(ground: &Ground, maps: &Maps) -> Places {
        let mut places = Places { bridges: ground.of_terrain(Terrain::Bridge), ..Places::default() };
        for sheet in &ground.sheets {
            let cell = |&spot: &super::Spot| ground.plane.find(sheet.place(spot)?);
            for (id, hexes) in &maps.sheets[&sheet.map].towns {
                let area: Area = hexes.iter().filter_map(cell).collect();
                if !area.is_empty() {
                    places.towns.push((id.clone(), area));
                }
            }
            for (id, terrain, hexes) in &maps.sheets[&sheet.map].named {
                let area = hexes.iter().filter_map(cell).collect::<Area>() & ground.of_terrain(*terrain);
                if !area.is_empty() {
                    places.named.push((id.clone(), area));
                }
            }
            for road in maps.sheets[&sheet.map].roads.iter().filter(|road| road.main) {
                places.main_road |= road.hexes.iter().filter_map(cell).collect();
            }
        }
        let last = ground.plane.width() as i8 - 1;
        for cell in ground.all() {
            let (column, y) = ground.plane.at(cell);
            let beyond = |dy: i32| ground.plane.find((column as i32, y as i32 + dy)).is_none();
            let on = [beyond(-2), beyond(2), column == last, column == 0];
            places.edges.iter_mut().zip(on).filter(|(_, on)| *on).for_each(|(edge, _)| edge.insert(cell));
            let mut line = places.main_road.iter().map(|hex| ground.plane.at(hex));
            if line.clone().all(|hex| hex.0 != column || y < hex.1) {
                places.north.insert(cell);
            } else if line.all(|hex| hex.0 != column || y > hex.1) {
                places.south.insert(cell);
            }
        }
        places
    }
}

impl Ground {
    /// The towns with a hex in play: id and hexes.
    pub fn towns(&self) -> impl Iterator<Item = (&str, &Area)> {
        self.places.towns.iter().map(|(id, area)| (id.as_str(), area))
    }
    /// The hexes of a town.
    pub fn town(&self, id: &str) -> Option<&Area> {
        self.towns().find(|town| town.0 == id).map(|town| town.1)
    }
    /// The town a hex belongs to.
    pub fn town_of(&self, cell: Cell) -> Option<&str> {
        self.towns().find(|town| town.1.has(cell)).map(|town| town.0)
    }
    /// Other places with a name and a hex in play: id and hexes.
    pub fn named(&self) -> impl Iterator<Item = (&str, &Area)> {
        self.places.named.iter().map(|(id, area)| (id.as_str(), area))
    }
    /// The hexes along an edge of the playable area.
    pub fn edge(&self, edge: Edge) -> &Area {
        &self.places.edges[edge as usize]
    }
    /// The playable hexes of a sheet, also those it shares with another.
    pub fn map(&self, map: &str) -> Area {
        self.columns(map, 'A', 'U')
    }
    /// The playable hexes of a sheet from one column to another, both included.
    pub fn columns(&self, map: &str, from: char, to: char) -> Area {
        let inside = |&(sheet, spot): &(u8, super::Spot)| {
            let letter = (b'A' + spot.column) as char;
            self.sheets[sheet as usize].map == map && (from..=to).contains(&letter)
        };
        self.all().iter().filter(|&cell| self.names[cell as usize].iter().any(inside)).collect()
    }
    /// All hexes of a kind of terrain.
    pub fn of_terrain(&self, terrain: Terrain) -> Area {
        self.all().iter().filter(|&cell| self.terrain(cell) == terrain).collect()
    }
    /// All hexes at most this far from any hex of an area.
    pub fn near(&self, area: &Area, range: u8) -> Area {
        area.iter().fold(Area::NONE, |near, cell| near | self.within(cell, range))
    }
    /// The hexes connected with a hex without entering a river or a bridge.
    pub fn bank(&self, start: Cell) -> Area {
        let water = self.of_terrain(Terrain::River) | self.of_terrain(Terrain::Bridge);
        self.flood(start, *self.all() - water)
    }
    /// The hexes of this terrain connected with a hex, which is one of them.
    pub fn connected(&self, start: Cell, terrain: Terrain) -> Area {
        self.flood(start, self.of_terrain(terrain))
    }
    pub(super) fn flood(&self, start: Cell, within: Area) -> Area {
        let mut found = Area::of(start) & within;
        let mut rim = found;
        while !rim.is_empty() {
            rim = rim.iter().fold(Area::NONE, |next, cell| next | *self.around(cell)) & (within - found);
            found |= rim;
        }
        found
    }
    /// The bridges.
    pub fn bridges(&self) -> &Area {
        &self.places.bridges
    }
    /// S10: the two hexes joined to a bridge by its road; [`NOWHERE`] for one that is not in play.
    pub fn bridge_ends(&self, bridge: Cell) -> [Cell; 2] {
        let mut ends = self.neighbours(bridge).iter().copied().filter(|&end| self.road(bridge, end));
        [ends.next().unwrap_or(NOWHERE), ends.next().unwrap_or(NOWHERE)]
    }
    /// S11: the road that runs through the sheets from west to east, one hex per column.
    pub fn main_road(&self) -> &Area {
        &self.places.main_road
    }
    /// S11: the hexes north of the main road in their column.
    pub fn north_of_line(&self) -> &Area {
        &self.places.north
    }
    /// S11: the hexes south of the main road in their column.
    pub fn south_of_line(&self) -> &Area {
        &self.places.south
    }
}
