//! The map with the boxes beside it, and the colours of the counters.

use crate::ground::Cell as Hex;
use crate::*;
use scene::{Cell, *};

/// Width of the boxes on either side of the map, with the gap to it.
const COLUMN: f32 = 2.6;
const GAP: f32 = 0.2;

/// Boxes of a side, from top to bottom: what they are for, and their part of the height.
const RESERVE: (&str, f32) = ("reserve", 0.46);
const SUPPORT: (&str, f32) = ("support", 0.2);
const EXIT: (&str, f32) = ("exit", 0.14);
const LOST: (&str, f32) = ("lost", 0.2);

/// Shades for the formations of a style, so that they can be told apart.
fn shades(style: &str) -> &'static [&'static str] {
    match style {
        "heer" => &["#6f7a74", "#8d9490", "#56605f", "#a3a79a"],
        "ss" => &["#24282a", "#474c50", "#34312c"],
        "us" => &["#7f7d3f", "#9d9a63", "#646334", "#b0aa80"],
        _ => &["#b08d57", "#c6aa7c", "#927142"],
    }
}

impl WhiteStar {
    pub(super) fn draw_map(&self) -> Map<Msg> {
        let mut map = self.s.ground.picture();
        let board = &mut map.boards[0];
        let (width, height) = (board.width, board.height);
        board.title = Msg::new(format!("scenario-{}", self.s.id));
        let arrows: Vec<Decor<Msg>> =
            [GERMAN, ALLIED].iter().filter_map(|&seat| self.exit_arrow(seat, width, height)).collect();
        board.decor.extend(arrows);
        for cell in &mut board.cells {
            cell.x += COLUMN;
        }
        for point in board.decor.iter_mut().flat_map(|decor| &mut decor.points) {
            point.0 += COLUMN;
        }
        board.width = width + 2.0 * COLUMN;
        for (seat, x) in [(GERMAN, 0.0), (ALLIED, width + COLUMN + GAP)] {
            board.cells.extend(self.boxes(seat, x, height));
        }
        map.liveries = self.liveries();
        map
    }

    /// Whether anybody of a side can leave the map.
    pub(super) fn has_exit(&self, seat: Seat) -> bool {
        !self.s.exits[seat.index()].is_empty()
    }

    fn boxes(&self, seat: Seat, x: f32, height: f32) -> Vec<Cell<Msg>> {
        let mut kinds = vec![RESERVE, SUPPORT, LOST];
        if self.has_exit(seat) {
            kinds.insert(2, EXIT);
        }
        let total: f32 = kinds.iter().map(|kind| kind.1).sum();
        let mut top = 0.0;
        kinds
            .into_iter()
            .map(|(kind, part)| {
                let h = height * part / total;
                let middle = top + h / 2.0;
                top += h;
                let title = Msg::new(format!("box-{kind}")).with("side", self.side_name(seat));
                let name = Some(title.clone());
                let (at, size) = ((x + (COLUMN - GAP) / 2.0, middle), (COLUMN - GAP, h - 0.1));
                let waits = [RESERVE.0, SUPPORT.0].contains(&kind);
                let role = if waits { CellRole::Tray } else { CellRole::Aside };
                Cell {
                    name,
                    role,
                    ..Cell::new(box_id(kind, seat), CellShape::Box, at, size, "offmap", title)
                }
            })
            .collect()
    }

    /// R14: where a side may leave the map.
    fn exit_arrow(&self, seat: Seat, width: f32, height: f32) -> Option<Decor<Msg>> {
        let exits = &self.s.exits[seat.index()];
        let (x, y) = self.s.ground.centre(middle_of(exits)?);
        let ways = [(x, (-0.7, 0.0)), (width - x, (0.7, 0.0)), (y, (0.0, -0.6)), (height - y, (0.0, 0.6))];
        let (_, (dx, dy)) = ways.into_iter().min_by(|a, b| a.0.total_cmp(&b.0))?;
        Some(Decor {
            kind: DecorKind::Arrow,
            points: vec![(x, y), (x + dx, y + dy)],
            text: Some(Msg::new("decor-exit").with("side", self.side_name(seat))),
        })
    }

    fn liveries(&self) -> Vec<Livery> {
        let side = |seat: Seat| Self::PROFILE.seat_id(seat);
        let mut liveries =
            vec![Livery::new(side(GERMAN), "", "#6f7a74"), Livery::new(side(ALLIED), "", "#7f7d3f")];
        let formations = &self.s.formations;
        for (index, formation) in formations.iter().enumerate() {
            let before = formations[..index].iter().filter(|other| other.style == formation.style).count();
            let shades = shades(&formation.style);
            let colour = shades[before % shades.len()];
            liveries.push(Livery::new(side(formation.seat), formation.id.clone(), colour));
        }
        liveries
    }
}

/// The id of a side's box.
pub(super) fn box_id(kind: &str, seat: Seat) -> String {
    format!("{kind}-{}", WhiteStar::PROFILE.seat_id(seat))
}

/// The hex in the middle of a list of hexes.
fn middle_of(area: &Area) -> Option<Hex> {
    area.iter().nth(area.len() / 2)
}
