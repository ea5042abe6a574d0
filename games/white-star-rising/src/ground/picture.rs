//! The map as it is drawn.

use super::terrain::{Conceals, Screen, Terrain};
use super::{Cell, Ground};
use board::Area;
use engine::Msg;
use scene::{Board, CellShape, Decor, DecorKind, Map};

/// Half the height of a hex that is 1 wide and stands on a side.
const HALF: f32 = 0.433;
/// From column to column.
const COLUMN: f32 = 0.75;

impl Ground {
    /// The board with its hexes, roads, rivers and names, and the legend.
    pub fn picture(&self) -> Map<Msg> {
        let board = Board {
            id: "map".to_owned(),
            title: Msg::new("board-map"),
            width: COLUMN * (self.plane.width() as f32 - 1.0) + 1.0,
            height: HALF * (self.plane.lowest() as f32 + 1.0),
            cells: self.all().iter().map(|cell| self.hex(cell)).collect(),
            decor: self.decor(),
            picture: None,
        };
        let used = Terrain::ALL.into_iter().filter(|terrain| self.terrain.contains(terrain));
        Map {
            boards: vec![board],
            terrain: used.map(|terrain| self.legend(terrain)).collect(),
            liveries: Vec::new(),
        }
    }

    /// The centre of a hex on the board.
    pub fn centre(&self, cell: Cell) -> (f32, f32) {
        let (column, y) = self.plane.at(cell);
        (0.5 + COLUMN * column as f32, HALF * y as f32)
    }

    /// The name of a hex with its terrain and, in a town, the town's name.
    pub fn describe(&self, cell: Cell) -> Msg {
        let terrain = Msg::new(format!("terrain-{}", self.terrain(cell).id()));
        let named = self.named().find(|place| place.1.has(cell)).map(|place| place.0);
        match (self.town_of(cell), named) {
            (Some(id), _) => Msg::new("hex-of-place").with("place", Msg::new(format!("town-{id}"))),
            (_, Some(id)) => Msg::new("hex-of-place").with("place", Msg::new(format!("place-{id}"))),
            _ => Msg::new("hex-of-terrain"),
        }
        .with("hex", self.label(cell))
        .with("terrain", terrain)
    }

    fn hex(&self, cell: Cell) -> scene::Cell<Msg> {
        let (size, ground) = ((1.0, 2.0 * HALF), self.terrain(cell).id());
        let (id, title) = (self.label(cell), self.describe(cell));
        scene::Cell {
            label: id.clone(),
            ..scene::Cell::new(id, CellShape::HexFlat, self.centre(cell), size, ground, title)
        }
    }

    fn decor(&self) -> Vec<Decor<Msg>> {
        let line = |kind, points| Decor { kind, points, text: None };
        let centres = |cells: &[Cell]| cells.iter().map(|&cell| self.centre(cell)).collect();
        let mut decor: Vec<Decor<Msg>> = Vec::new();
        decor.extend(self.rivers.iter().map(|cells| line(DecorKind::River, centres(cells))));
        for road in &self.roads {
            let parts = road.chunk_by(|&one, &two| self.road(one, two));
            decor
                .extend(parts.filter(|part| part.len() > 1).map(|part| line(DecorKind::Road, centres(part))));
        }
        for &(cell, (dx, dy)) in self.stubs.iter().filter(|stub| self.ways_out.has(stub.0)) {
            let (column, y) = self.plane.at(cell);
            let inside = (0..self.plane.width() as i8).contains(&(column + dx));
            let on_board =
                inside && (dy == 0 || self.plane.find(((column + dx) as i32, (y + dy) as i32)).is_some());
            if !on_board {
                let (x, y) = self.centre(cell);
                let beyond = (x + COLUMN / 2.0 * dx as f32, y + HALF / 2.0 * dy as f32);
                decor.push(line(DecorKind::Road, vec![(x, y), beyond]));
            }
        }
        let names = self.towns().map(|(id, area)| (format!("town-{id}"), area));
        let names = names.chain(self.named().map(|(id, area)| (format!("place-{id}"), area)));
        decor.extend(names.map(|(key, area)| Decor {
            kind: DecorKind::Label,
            points: vec![self.middle(area)],
            text: Some(Msg::new(key)),
        }));
        decor
    }

    /// The middle of some hexes.
    fn middle(&self, area: &Area) -> (f32, f32) {
        let count = area.len() as f32;
        area.iter()
            .map(|cell| self.centre(cell))
            .fold((0.0, 0.0), |sum, at| (sum.0 + at.0 / count, sum.1 + at.1 / count))
    }

    fn legend(&self, terrain: Terrain) -> scene::Terrain<Msg> {
        let effects = self.table.of(terrain);
        let rubble = &self.table.rubble;
        let effect = match effects.cost {
            None => Msg::new("terrain-effect-water"),
            Some(_) if terrain == Terrain::Town && self.rubble => Msg::new("terrain-effect-rubble")
                .with("soft", rubble.cost[0] as i64)
                .with("hard", rubble.cost[1] as i64)
                .with("saved", rubble.through as i64)
                .with("dice", rubble.defence as i64),
            Some([leg, ..]) if terrain == Terrain::Bridge => {
                Msg::new("terrain-effect-bridge").with("leg", leg as i64)
            }
            Some([leg, wheeled, tracked]) => Msg::new("terrain-effect")
                .with("leg", leg as i64)
                .with("wheeled", wheeled as i64)
                .with("tracked", tracked as i64)
                .with("climb", if effects.level == 1 { self.table.climb as i64 } else { 0 })
                .with("soft", effects.defence[0] as i64)
                .with("hard", effects.defence[1] as i64)
                .with(
                    "sight",
                    match effects.screen[0] {
                        Screen::Open => "open",
                        Screen::Degrades => "degrades",
                        Screen::Blocks => "blocks",
                    },
                )
                .with(
                    "conceals",
                    match effects.conceals {
                        Conceals::All => "all",
                        Conceals::Infantry => "infantry",
                        Conceals::None => "none",
                    },
                ),
        };
        scene::Terrain {
            id: terrain.id().to_owned(),
            name: Msg::new(format!("terrain-{}", terrain.id())),
            effect,
            letter: effects.letter,
        }
    }
}
