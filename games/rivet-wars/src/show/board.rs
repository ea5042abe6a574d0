//! The board: squares, with the recruits of both sides as trays above and below.

use crate::data::Marker;
use crate::*;
use scene::*;

/// Height of the band of boxes above and below the field.
const BAND: f32 = 1.2;
const GAP: f32 = 0.15;

impl RivetWars {
    pub(super) fn boards(&self) -> Map<Msg> {
        let grid = self.grid();
        let (columns, rows) = (grid.columns as f32, grid.rows as f32);
        let top = BAND + GAP;
        let mut cells = Vec::new();
        for seg in grid.segs() {
            let (column, row) = grid.place(seg);
            let name = grid.name(seg);
            let middle = (column as f32 + 0.5, top + row as f32 + 0.5);
            let (ground, title) = (self.ground_id(seg), self.cell_title(seg));
            cells.push(Cell {
                label: name.clone(),
                fields: 4,
                ..Cell::new(name, CellShape::Square, middle, (1.0, 1.0), ground, title)
            });
        }
        for (side, y) in [(1, BAND / 2.0), (0, top + rows + GAP + BAND / 2.0)] {
            let id = format!("{}-shop", ["allied", "bismark"][side]);
            let title = Msg::new(format!("box-shop-{}", ["allied", "bismark"][side]));
            cells.push(Cell {
                name: Some(title.clone()),
                role: CellRole::Tray,
                ..Cell::new(id, CellShape::Box, (columns / 2.0, y), (columns, BAND), "offmap", title)
            });
        }
        let board = Board {
            id: "field".to_owned(),
            title: Msg::new("game-title"),
            width: columns,
            height: rows + 2.0 * (BAND + GAP),
            cells,
            decor: self.borders(top),
            picture: None,
        };
        let looks = ["mud", "duckboard", "offmap"];
        let letters = ['.', '=', ' '];
        let terrain = looks.iter().zip(letters).map(|(id, letter)| Terrain {
            id: (*id).to_owned(),
            name: Msg::new(format!("ground-{id}")),
            effect: Msg::new(format!("ground-{id}-about")),
            letter,
        });
        Map {
            boards: vec![board],
            terrain: terrain.collect(),
            liveries: vec![
                Livery::new("allied", "", "#47618c"),
                Livery::new("bismark", "", "#8c3b38"),
                Livery::new("", "card", "#efe6d0"),
                Livery::new("", "secret", "#3b4657"),
            ],
        }
    }

    /// Printed ground; bunkers and objectives count as duckboards from the start (R80).
    fn ground_id(&self, seg: Seg) -> &'static str {
        let marked = matches!(self.mission().markers[seg.index()], Marker::Bunker | Marker::Objective);
        if marked || self.mission().duckboard.has(seg) { "duckboard" } else { "mud" }
    }

    fn cell_title(&self, seg: Seg) -> Msg {
        let territory = match (0..2).find(|&side| self.mission().territory[side].has(seg)) {
            Some(0) => "territory-allied",
            Some(_) => "territory-bismark",
            None => "territory-none",
        };
        Msg::new("cell-title")
            .with("seg", self.grid().name(seg))
            .with("ground", Msg::new(format!("ground-{}", self.ground_id(seg))))
            .with("territory", Msg::new(territory))
    }

    /// The borders between the territories, along the sides of segments.
    fn borders(&self, top: f32) -> Vec<Decor<Msg>> {
        let grid = self.grid();
        let land = |seg: Seg| (0..2).find(|&side| self.mission().territory[side].has(seg));
        let mut lines = Vec::new();
        for seg in grid.segs() {
            let (column, row) = grid.place(seg);
            let (x, y) = (column as f32, top + row as f32);
            for (next, points) in [
                (grid.at(column, row + 1), vec![(x, y + 1.0), (x + 1.0, y + 1.0)]),
                (grid.at(column + 1, row), vec![(x + 1.0, y), (x + 1.0, y + 1.0)]),
            ] {
                if next.is_some_and(|next| land(next) != land(seg)) {
                    lines.push(Decor { kind: DecorKind::Border, points, text: None });
                }
            }
        }
        lines
    }
}
