//! The map with the boxes beside it, and the colours of the counters.

use crate::Blitzkrieg;
use crate::words::*;
use engine::{Game, Msg, Seat};
use scene::*;

/// Width of the boxes on either side of the map, with the gap to it.
const COLUMN: f32 = 2.6;
const GAP: f32 = 0.2;
/// Half the height of a hex of width 1 that stands on a side; half the height of a row of hexes that stand on a corner.
const HALF: f32 = 0.433_012_7;
const ROW: f32 = 0.866_025_4;

/// Colours of the formations of a side, so that they can be told apart (3.1).
const GREYS: [&str; 9] =
    ["#6f7a74", "#56605f", "#8d9490", "#3f4a3c", "#23272a", "#7d7364", "#a3a79a", "#4f5a6b", "#646c55"];
const BLUES: [&str; 9] =
    ["#4f6fa8", "#7793c4", "#35517f", "#8aa6c9", "#5d7f9c", "#9bb0d4", "#44608f", "#6c88b8", "#2f4668"];

impl Blitzkrieg {
    /// The centre of a hex on the board.
    pub(super) fn centre(&self, hex: Hex) -> (f32, f32) {
        let (a, y) = self.s.ground.doubled(hex);
        let (a, y) = (a as f32 - 1.0, y as f32 - 1.0);
        if self.s.ground.turned {
            (COLUMN + 0.5 * y, 0.577_35 + ROW * a)
        } else {
            (COLUMN + 0.5 + 0.75 * a, HALF * y)
        }
    }
    /// The common side of two neighbours.
    fn side_line(&self, one: Hex, two: Hex) -> Vec<(f32, f32)> {
        let ((x1, y1), (x2, y2)) = (self.centre(one), self.centre(two));
        let (mx, my) = ((x1 + x2) / 2.0, (y1 + y2) / 2.0);
        let (dx, dy) = (x2 - x1, y2 - y1);
        let length = (dx * dx + dy * dy).sqrt();
        let half = if self.s.ground.turned { 0.288_675 } else { 0.25 } / length;
        vec![(mx - dy * half, my + dx * half), (mx + dy * half, my - dx * half)]
    }
    pub(super) fn draw_map(&self) -> Map<Msg> {
        let g = &self.s.ground;
        let mut cells: Vec<Cell<Msg>> = g.hexes().map(|hex| self.cell(hex)).collect();
        let (width, height) = if g.turned {
            (COLUMN + g.second as f32 + 0.5, 0.288_675 + ROW * g.first as f32 + 0.288_675)
        } else {
            (COLUMN + 0.25 + 0.75 * g.first as f32, 2.0 * HALF * (g.second as f32 + 0.5))
        };
        let mut decor = Vec::new();
        let mut line = |kind, points| decor.push(Decor { kind, points, text: None });
        for one in g.hexes() {
            for (d, two) in
                g.next[one.i()].into_iter().enumerate().filter(|(_, two)| two.on_map() && one < *two)
            {
                let has = |list: &[u8]| list[one.i()] >> d & 1 == 1;
                if g.level[one.i()] != g.level[two.i()] {
                    line(DecorKind::Border, self.side_line(one, two));
                }
                if has(&g.streams) {
                    line(DecorKind::Stream, self.side_line(one, two));
                }
                if has(&g.roads) {
                    line(DecorKind::Road, vec![self.centre(one), self.centre(two)]);
                }
                if has(&g.bridges) {
                    let ((x1, y1), (x2, y2)) = (self.centre(one), self.centre(two));
                    let at = |part: f32| (x1 + (x2 - x1) * part, y1 + (y2 - y1) * part);
                    line(DecorKind::Bridge, vec![at(0.38), at(0.62)]);
                }
            }
        }
        for (seat, x) in [(FRENCH, 0.0), (GERMAN, width + GAP)] {
            for (kind, top, part) in [("reserve", 0.0, 0.7), ("lost", 0.7, 0.3)] {
                let title = Msg::new(format!("box-{kind}")).with("side", self.side_name(seat));
                let name = Some(title.clone());
                let at = (x + (COLUMN - GAP) / 2.0, height * (top + part / 2.0));
                let size = (COLUMN - GAP, height * part - 0.1);
                let id = box_id(kind, seat);
                let role = if kind == "reserve" { CellRole::Tray } else { CellRole::Aside };
                cells.push(Cell { name, role, ..Cell::new(id, CellShape::Box, at, size, "offmap", title) });
            }
        }
        let board = Board {
            id: self.s.id.clone(),
            title: Msg::new(format!("scenario-{}", self.s.id)),
            width: width + COLUMN,
            height,
            cells,
            decor,
            picture: None,
        };
        let terrain =
            ["clear", "hill", "village", "woods", "wooded-hill", "orchard"].map(|id| scene::Terrain {
                id: id.to_owned(),
                name: Msg::new(format!("terrain-{id}")),
                effect: Msg::new(format!("terrain-{id}-effect")),
                letter: match id {
                    "clear" => '.',
                    "hill" => '^',
                    "village" => 'V',
                    "woods" => 'W',
                    "wooded-hill" => 'w',
                    _ => 'O',
                },
            });
        Map { boards: vec![board], terrain: terrain.into(), liveries: self.liveries() }
    }
    /// How a hex looks: the same ground on a height has another look where there is one.
    fn looks(&self, hex: Hex) -> &'static str {
        let high = self.s.ground.level[hex.i()] > 0;
        match self.s.ground.terrain(hex) {
            crate::words::Terrain::Clear if high => "hill",
            crate::words::Terrain::Clear => "clear",
            crate::words::Terrain::Village => "village",
            crate::words::Terrain::Woods if high => "wooded-hill",
            crate::words::Terrain::Woods => "woods",
            crate::words::Terrain::Orchard => "orchard",
        }
    }
    fn cell(&self, hex: Hex) -> Cell<Msg> {
        let (x, y) = self.centre(hex);
        let turned = self.s.ground.turned;
        let terrain = self.looks(hex);
        let place = self.s.ground.places.iter().find(|(at, _)| *at == hex);
        let (shape, h) =
            if turned { (CellShape::HexPointy, 1.154_700_5) } else { (CellShape::HexFlat, 2.0 * HALF) };
        let id = self.s.ground.label(hex);
        let title = Msg::new("cell-title")
            .with("hex", self.hex_name(hex))
            .with("terrain", Msg::new(format!("terrain-{terrain}")))
            .with("level", self.s.ground.level[hex.i()] as i64);
        Cell {
            label: id.clone(),
            name: place.map(|(_, name)| Msg::plain(name.clone())),
            ..Cell::new(id, shape, (x, y), (1.0, h), terrain, title)
        }
    }
    fn liveries(&self) -> Vec<Livery> {
        let mut list = vec![Livery::new("german", "", GREYS[0]), Livery::new("french", "", BLUES[0])];
        for (side, colours) in [(GERMAN, GREYS), (FRENCH, BLUES)] {
            let forms = self.s.forms.iter().filter(|card| card.side == side);
            for (index, card) in forms.enumerate() {
                list.push(Livery::new(
                    Self::PROFILE.seat_id(side),
                    card.id.clone(),
                    colours[index % colours.len()],
                ));
            }
        }
        list
    }
}

/// The id of a box beside the map.
pub(super) fn box_id(kind: &str, seat: Seat) -> String {
    format!("{kind}-{}", if seat == GERMAN { "german" } else { "french" })
}
