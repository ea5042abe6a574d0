//! R34: sheets laid side by side, and what a scenario changes on them.

use super::file::{COLUMNS, Maps, Spot};
use super::terrain::Terrain;
use super::{Cell, Ground, cost, places, sight};
use arrayvec::ArrayVec;
use board::{Area, Plane};
use std::collections::BTreeMap;

/// One sheet of a layout.
#[derive(Clone, Copy, Debug)]
pub struct Sheet<'a> {
    /// Its name: A to D.
    pub map: &'a str,
    /// First and last playable column, from 0 to 20.
    pub columns: (u8, u8),
    /// Its place: one to the east, one to the south of the sheet at (0, 0).
    pub at: (i8, i8),
}

/// What a scenario changes about the sheets.
#[derive(Clone, Debug, Default)]
pub struct Changes {
    /// River hexes do not exist: the ground under them counts (S3).
    pub no_rivers: bool,
    /// Hills do not exist: they are clear, wooded ones are woods (S3).
    pub no_hills: bool,
    /// Towns lie in ruins (12.2.4).
    pub rubble: bool,
    /// Hexes that are clear and without road.
    pub clear: Vec<String>,
    /// The only bridge; other bridges count as river.
    pub only_bridge: Option<String>,
}

/// A sheet in its place.
#[derive(Clone, Debug)]
pub(super) struct Placed {
    pub map: String,
    columns: (u8, u8),
    origin: (i32, i32),
}

impl Placed {
    /// Column and doubled height of a hex of the sheet, if it is playable.
    pub fn place(&self, spot: Spot) -> Option<(i32, i32)> {
        let playable = (self.columns.0..=self.columns.1).contains(&spot.column);
        playable.then(|| (self.origin.0 + spot.column as i32, self.origin.1 + spot.y() as i32))
    }
}

impl Ground {
    /// Joins sheets and applies what the scenario changes. At most two sheets, side by side or one below the other.
    pub fn new(maps: &Maps, sheets: &[Sheet], changes: &Changes) -> Result<Ground, String> {
        let mut ground = Ground::lay(maps, place(maps, sheets)?);
        ground.draw(maps);
        ground.change(maps, changes)?;
        ground.high = ground.all().iter().filter(|&cell| ground.effects(cell).level == 1).collect();
        ground.bonus = (0..ground.len() as Cell).map(|cell| ground.defence(cell)).collect();
        ground.costs = cost::Costs::of(&ground);
        ground.places = places::Places::of(&ground, maps);
        ground.views = sight::Views::of(&ground);
        Ok(ground)
    }

    /// Numbers the hexes of the sheets; seam hexes lie on two sheets.
    fn lay(maps: &Maps, sheets: Vec<Placed>) -> Ground {
        let mut names: BTreeMap<(i32, i32), ArrayVec<(u8, Spot), 2>> = BTreeMap::new();
        for (number, sheet) in sheets.iter().enumerate() {
            for spot in Spot::all() {
                if let Some(at) = sheet.place(spot) {
                    names.entry(at).or_default().push((number as u8, spot));
                }
            }
        }
        let plane = Plane::lay(names.keys().copied());
        Ground {
            table: maps.table.clone(),
            lines: maps.lines.clone(),
            terrain: names
                .values()
                .map(|names| maps.sheets[&sheets[names[0].0 as usize].map].terrain(names[0].1))
                .collect(),
            links: vec![0; plane.len()],
            names: names.into_values().collect(),
            sheets,
            plane,
            high: Area::NONE,
            ways_out: Area::NONE,
            stubs: Vec::new(),
            roads: Vec::new(),
            rivers: Vec::new(),
            rubble: false,
            costs: cost::Costs::default(),
            bonus: Vec::new(),
            places: places::Places::default(),
            views: sight::Views::default(),
        }
    }

    /// Roads and rivers as lines of cells.
    fn draw(&mut self, maps: &Maps) {
        let mut ends: Vec<(String, Cell)> = Vec::new();
        for sheet in self.sheets.clone() {
            let cell = |ground: &Ground, spot: Spot| ground.plane.find(sheet.place(spot)?);
            let data = &maps.sheets[&sheet.map];
            for road in &data.roads {
                let path: Vec<Option<Cell>> = road.hexes.iter().map(|&spot| cell(self, spot)).collect();
                for (pair, spots) in path.windows(2).zip(road.hexes.windows(2)) {
                    match pair {
                        [Some(one), Some(two)] => self.link(*one, *two),
                        [Some(out), None] => self.stubs.push((*out, step(spots[0], spots[1]))),
                        [None, Some(out)] => self.stubs.push((*out, step(spots[1], spots[0]))),
                        _ => {}
                    }
                }
                for (end, &spot) in path.iter().zip(&road.hexes) {
                    let is_end = [road.hexes.first(), road.hexes.last()].contains(&Some(&spot));
                    if let (Some(end), Some(step), true) = (*end, spot.outward(), is_end) {
                        self.stubs.push((end, step));
                        ends.push((sheet.map.clone(), end));
                    }
                }
                self.roads.extend(runs(&path));
            }
            for river in &data.rivers {
                let path: Vec<Option<Cell>> = river.iter().map(|&spot| cell(self, spot)).collect();
                self.rivers.extend(runs(&path));
            }
        }
        self.ways_out = self.stubs.iter().map(|stub| stub.0).collect();
        // Where roads run off two sheets at adjacent hexes they are one road.
        for (map, end) in &ends {
            for (other_map, other) in &ends {
                if map < other_map && self.around(*end).has(*other) {
                    self.link(*end, *other);
                    self.roads.push(vec![*end, *other]);
                }
            }
        }
    }

    fn link(&mut self, a: Cell, b: Cell) {
        for (from, to) in [(a, b), (b, a)] {
            let direction = self.plane.direction(from, to).expect("roads run to adjacent hexes");
            self.links[from as usize] |= 1 << direction;
        }
    }
    fn unlink(&mut self, cell: Cell) {
        for &other in self.plane.neighbours(cell) {
            let direction = self.plane.direction(other, cell).expect("neighbours are adjacent");
            self.links[other as usize] &= !(1 << direction);
        }
        self.links[cell as usize] = 0;
        self.ways_out.remove(cell);
    }

    /// What the scenario changes.
    fn change(&mut self, maps: &Maps, changes: &Changes) -> Result<(), String> {
        let known = |ground: &Ground, label: &String| {
            ground.find(label).ok_or_else(|| format!("there is no hex «{label}» on this ground"))
        };
        if let Some(label) = &changes.only_bridge {
            let only = known(self, label)?;
            if self.terrain(only) != Terrain::Bridge {
                return Err(format!("there is no bridge in «{label}»"));
            }
            for cell in self.all().iter().filter(|&cell| cell != only) {
                if self.terrain(cell) == Terrain::Bridge {
                    self.terrain[cell as usize] = Terrain::River;
                    self.unlink(cell);
                }
            }
        }
        for label in &changes.clear {
            let cell = known(self, label)?;
            self.terrain[cell as usize] = Terrain::Clear;
            self.unlink(cell);
        }
        self.rubble = changes.rubble;
        if changes.no_rivers {
            self.rivers.clear();
            for (cell, names) in self.names.iter().enumerate() {
                let (sheet, spot) = names[0];
                if let Some(&under) = maps.sheets[&self.sheets[sheet as usize].map].under.get(&spot) {
                    self.terrain[cell] = under;
                }
            }
        }
        if changes.no_hills {
            self.terrain.iter_mut().for_each(|terrain| *terrain = terrain.levelled());
        }
        Ok(())
    }

    fn defence(&self, cell: Cell) -> [u8; 2] {
        match self.terrain(cell) {
            Terrain::Town if self.rubble => [self.table.rubble.defence; 2],
            terrain => self.table.of(terrain).defence,
        }
    }
}

/// Where the sheets lie, the western and northern ones first.
fn place(maps: &Maps, sheets: &[Sheet]) -> Result<Vec<Placed>, String> {
    let mut sheets = sheets.to_vec();
    sheets.sort_by_key(|sheet| sheet.at);
    for sheet in &sheets {
        if !maps.sheets.contains_key(sheet.map) {
            return Err(format!("there is no map «{}»", sheet.map));
        }
        if sheet.columns.0 > sheet.columns.1 || sheet.columns.1 >= COLUMNS {
            return Err(format!("map {}: columns run from 0 to 20", sheet.map));
        }
    }
    match &sheets[..] {
        [_] => {}
        [one, two] if one.map == two.map => return Err(format!("map {} exists once only", one.map)),
        [west, east] if east.at == (west.at.0 + 1, west.at.1) => {
            if west.columns.1 != COLUMNS - 1 || east.columns.0 != 0 {
                return Err(format!("columns are missing between maps {} and {}", west.map, east.map));
            }
        }
        [north, south] if south.at == (north.at.0, north.at.1 + 1) && north.columns == south.columns => {}
        _ => return Err("a ground has one sheet or two that touch".to_owned()),
    }
    let (first_column, (west, north)) = (sheets[0].columns.0 as i32, sheets[0].at);
    let placed = |sheet: &Sheet| Placed {
        map: sheet.map.to_owned(),
        columns: sheet.columns,
        origin: (20 * (sheet.at.0 - west) as i32 - first_column, 22 * (sheet.at.1 - north) as i32),
    };
    Ok(sheets.iter().map(placed).collect())
}

/// The step from a hex to an adjacent one, in column and doubled height.
fn step(from: Spot, to: Spot) -> (i8, i8) {
    (to.column as i8 - from.column as i8, to.y() as i8 - from.y() as i8)
}

/// The parts of a path that are on the ground.
fn runs(path: &[Option<Cell>]) -> impl Iterator<Item = Vec<Cell>> {
    let runs = path.split(|cell| cell.is_none()).filter(|run| run.len() > 1);
    runs.map(|run| run.iter().copied().flatten().collect())
}
