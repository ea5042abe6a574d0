//! Where cells are: on the plane for the cursor, on a grid of characters for drawing.

use scene::{CellShape, Map};

/// Height of a row of hexes whose width is 1.
const ROW: f32 = 0.866;

/// A cell of any board.
pub(crate) struct Place {
    pub board: usize,
    pub cell: usize,
    pub id: String,
    pub x: f32,
    pub y: f32,
    w: f32,
    h: f32,
    /// Half columns and half rows from the upper left corner; `None` for a box beside the map.
    grid: Option<(i32, i32)>,
    /// Whether it is drawn in a list beside the map.
    pub aside: bool,
}

/// How a board is laid out in characters.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Plan {
    Pointy,
    Flat,
    Square,
    /// Boxes only: drawn where they are.
    Boxes {
        min_w: f32,
        min_h: f32,
    },
}

struct Ground {
    plan: Plan,
    left: f32,
    top: f32,
    /// Size in half columns and half rows.
    cols: i32,
    rows: i32,
    /// Size on the plane.
    width: f32,
    height: f32,
}

/// Characters for one cell, or for one unit of length on a board of boxes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Scale {
    pub w: u16,
    pub h: u16,
}

/// The outer frame of a cell in characters; the frame itself is shared with the neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Frame {
    pub x: i32,
    pub y: i32,
    pub w: i32,
    pub h: i32,
}

/// A direction of the arrow keys.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Arrow {
    Left,
    Right,
    Up,
    Down,
}

/// All cells of all boards.
pub(crate) struct Places {
    pub all: Vec<Place>,
    grounds: Vec<Ground>,
}

/// The largest cell that is still pleasant to look at.
const MOST: Scale = Scale { w: 16, h: 7 };

impl Places {
    pub fn new<T>(map: &Map<T>) -> Places {
        let mut places = Places { all: Vec::new(), grounds: Vec::new() };
        for (number, board) in map.boards.iter().enumerate() {
            let on_grid = || board.cells.iter().filter(|cell| cell.shape != CellShape::Box);
            let plan = match on_grid().next().map(|cell| cell.shape) {
                Some(CellShape::HexPointy) => Plan::Pointy,
                Some(CellShape::HexFlat) => Plan::Flat,
                Some(_) => Plan::Square,
                None => Plan::Boxes {
                    min_w: board.cells.iter().map(|cell| cell.w).fold(f32::MAX, f32::min).max(0.05),
                    min_h: board.cells.iter().map(|cell| cell.h).fold(f32::MAX, f32::min).max(0.05),
                },
            };
            let left = on_grid().map(|cell| cell.x).fold(f32::MAX, f32::min);
            let top = on_grid().map(|cell| cell.y).fold(f32::MAX, f32::min);
            let (mut cols, mut rows) = (0, 0);
            for (index, cell) in board.cells.iter().enumerate() {
                let grid = (cell.shape != CellShape::Box).then(|| {
                    let (x, y) = (cell.x - left, cell.y - top);
                    match plan {
                        Plan::Pointy => ((x * 2.0).round() as i32, (y / ROW).round() as i32 * 2),
                        Plan::Flat => ((x / 0.75).round() as i32 * 2, (y / ROW * 2.0).round() as i32),
                        _ => (x.round() as i32 * 2, y.round() as i32 * 2),
                    }
                });
                if let Some((col, row)) = grid {
                    (cols, rows) = (cols.max(col + 2), rows.max(row + 2));
                }
                places.all.push(Place {
                    board: number,
                    cell: index,
                    id: cell.id.clone(),
                    x: cell.x,
                    y: cell.y,
                    w: cell.w,
                    h: cell.h,
                    grid,
                    aside: grid.is_none() && !matches!(plan, Plan::Boxes { .. }),
                });
            }
            let (width, height) = (board.width, board.height);
            places.grounds.push(Ground { plan, left, top, cols, rows, width, height });
        }
        // A game without a board still has a screen.
        if places.grounds.is_empty() {
            let (left, top, width, height) = (0.0, 0.0, 0.0, 0.0);
            places.grounds.push(Ground { plan: Plan::Square, left, top, cols: 0, rows: 0, width, height });
        }
        places
    }

    /// The cell with this id.
    pub fn find(&self, id: &str) -> Option<usize> {
        self.all.iter().position(|place| place.id == id)
    }

    /// Cells in the order in which one reads: board by board, row by row, boxes last.
    pub fn reading_order(&self, place: usize) -> (usize, bool, i32, i32, usize) {
        let at = &self.all[place];
        (at.board, at.aside, (at.y * 8.0).round() as i32, (at.x * 8.0).round() as i32, place)
    }

    /// The boxes beside a board.
    pub fn aside(&self, board: usize) -> Vec<usize> {
        (0..self.all.len()).filter(|&place| self.all[place].board == board && self.all[place].aside).collect()
    }

    /// The cell nearest to the middle of a board.
    pub fn middle(&self, board: usize) -> usize {
        let here = |place: &&usize| self.all[**place].board == board && !self.all[**place].aside;
        let order: Vec<usize> = (0..self.all.len()).collect();
        let cells: Vec<usize> = order.iter().filter(here).copied().collect();
        let mean = |f: fn(&Place) -> f32| {
            cells.iter().map(|&c| f(&self.all[c])).sum::<f32>() / cells.len().max(1) as f32
        };
        let (x, y) = (mean(|place| place.x), mean(|place| place.y));
        let away = |place: usize| (self.all[place].x - x).hypot(self.all[place].y - y);
        cells.into_iter().min_by(|&a, &b| away(a).total_cmp(&away(b))).unwrap_or(0)
    }

    /// The smallest cells in which a map can still be read.
    fn least(&self, board: usize) -> Scale {
        match self.grounds[board].plan {
            Plan::Pointy | Plan::Square => Scale { w: 8, h: 3 },
            Plan::Flat => Scale { w: 8, h: 4 },
            Plan::Boxes { min_w, min_h } => {
                // The frame, a name cut short and a piece below it.
                Scale { w: (7.2 / min_w).ceil() as u16, h: (2.8 / min_h).ceil() as u16 }
            }
        }
    }

    /// The largest cells with which the board fits; the smallest readable ones if none do.
    pub fn fit(&self, board: usize, width: u16, height: u16) -> Scale {
        let ground = &self.grounds[board];
        let least = self.least(board);
        let (w, h) = match ground.plan {
            Plan::Boxes { .. } => {
                let per = |room: u16, size: f32| (room.saturating_sub(1) as f32 / size.max(0.1)) as u16;
                (per(width, ground.width), per(height, ground.height))
            }
            plan => {
                let per = |room: u16, halves: i32| (room.saturating_sub(1) as i32 * 2 / halves.max(1)) as u16;
                let (w, h) = (per(width, ground.cols).min(MOST.w), per(height, ground.rows).min(MOST.h));
                // Neighbouring rows, or columns, stand half a cell apart.
                (if plan == Plan::Pointy { w & !1 } else { w }, if plan == Plan::Flat { h & !1 } else { h })
            }
        };
        Scale { w: w.max(least.w), h: h.max(least.h) }
    }

    /// Characters a board takes.
    pub fn size(&self, board: usize, scale: Scale) -> (i32, i32) {
        let ground = &self.grounds[board];
        match ground.plan {
            Plan::Boxes { .. } => (
                (ground.width * scale.w as f32).ceil() as i32 + 1,
                (ground.height * scale.h as f32).ceil() as i32 + 1,
            ),
            _ => (ground.cols * scale.w as i32 / 2 + 1, ground.rows * scale.h as i32 / 2 + 1),
        }
    }

    /// The frame of a cell; `None` for boxes beside the map.
    pub fn frame(&self, place: usize, scale: Scale) -> Option<Frame> {
        let place = &self.all[place];
        let (w, h) = (scale.w as i32, scale.h as i32);
        match place.grid {
            Some((col, row)) => Some(Frame { x: col * w / 2, y: row * h / 2, w, h }),
            None if place.aside => None,
            None => {
                let at = |middle: f32, size: f32, scale: i32| {
                    let from = ((middle - size / 2.0) * scale as f32).round() as i32;
                    let to = ((middle + size / 2.0) * scale as f32).round() as i32;
                    (from, to - from)
                };
                let ((x, w), (y, h)) = (at(place.x, place.w, w), at(place.y, place.h, h));
                Some(Frame { x, y, w, h })
            }
        }
    }

    /// A point of the plane in characters.
    pub fn point(&self, board: usize, (x, y): (f32, f32), scale: Scale) -> (i32, i32) {
        let ground = &self.grounds[board];
        let (w, h) = (scale.w as f32, scale.h as f32);
        let (dx, dy) = (x - ground.left, y - ground.top);
        let (x, y) = match ground.plan {
            Plan::Pointy => (dx * w + w / 2.0, dy / ROW * h + h / 2.0),
            Plan::Flat => (dx / 0.75 * w + w / 2.0, dy / ROW * h + h / 2.0),
            Plan::Square => (dx * w + w / 2.0, dy * h + h / 2.0),
            Plan::Boxes { .. } => (x * w, y * h),
        };
        (x.round() as i32, y.round() as i32)
    }

    /// The cell an arrow key leads to from a cell on the map. Among equally near ones the one nearer to where the
    /// cursor came from is taken, so that going up a hex map zigzags around a straight line.
    pub fn step(&self, from: usize, arrow: Arrow, aim: (f32, f32)) -> Option<usize> {
        let aside = self.all[from].aside;
        self.nearest(from, arrow, aim, 1.05, |place| place.aside == aside)
    }

    /// The box beside the map an arrow key leads to from the edge of the map.
    pub fn step_aside(&self, from: usize, arrow: Arrow) -> Option<usize> {
        let here = &self.all[from];
        self.nearest(from, arrow, (here.x, here.y), 3.0, |place| place.aside)
    }

    fn nearest(
        &self,
        from: usize,
        arrow: Arrow,
        aim: (f32, f32),
        cone: f32,
        wanted: impl Fn(&Place) -> bool,
    ) -> Option<usize> {
        let here = &self.all[from];
        let mut best: Option<(usize, (i32, f32))> = None;
        for (number, place) in self.all.iter().enumerate() {
            if number == from || place.board != here.board || !wanted(place) {
                continue;
            }
            let (dx, dy) = (place.x - here.x, place.y - here.y);
            let (along, across, off) = match arrow {
                Arrow::Left => (-dx, dy, place.y - aim.1),
                Arrow::Right => (dx, dy, place.y - aim.1),
                Arrow::Up => (-dy, dx, place.x - aim.0),
                Arrow::Down => (dy, dx, place.x - aim.0),
            };
            if along < 0.2 || across.abs() > along * cone {
                continue;
            }
            let rank = ((dx.hypot(dy) * 10.0).round() as i32, off.abs());
            if best.is_none_or(|(_, least)| rank < least) {
                best = Some((number, rank));
            }
        }
        best.map(|(number, _)| number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use scene::{Board, Cell};

    /// Hexes named by column and row; a row or column of odd number stands half a hex further.
    fn hexes(shape: CellShape, cols: usize, rows: usize) -> Places {
        let mut cells = Vec::new();
        for row in 0..rows {
            for col in 0..cols {
                let (c, r) = (col as f32, row as f32);
                let (x, y) = match shape {
                    CellShape::HexPointy => (c + (row % 2) as f32 / 2.0, r * ROW),
                    CellShape::HexFlat => (c * 0.75, (r + (col % 2) as f32 / 2.0) * ROW),
                    _ => (c, r),
                };
                cells.push(cell(&format!("{col}{row}"), shape, x + 3.0, y + 3.0));
            }
        }
        cells.push(cell("box", CellShape::Box, 20.0, 3.0));
        let board = Board {
            id: String::new(),
            title: "",
            width: 22.0,
            height: 9.0,
            cells,
            decor: Vec::new(),
            picture: None,
        };
        Places::new(&Map { boards: vec![board], terrain: Vec::new(), liveries: Vec::new() })
    }

    fn cell(id: &str, shape: CellShape, x: f32, y: f32) -> Cell<&'static str> {
        Cell::new(id, shape, (x, y), (1.0, 1.0), "", "")
    }

    fn walk(places: &Places, from: &str, arrows: &[Arrow]) -> String {
        let mut at = places.find(from).unwrap();
        let aim = (places.all[at].x, places.all[at].y);
        for &arrow in arrows {
            at = places.step(at, arrow, aim).unwrap_or(at);
        }
        places.all[at].id.clone()
    }

    #[test]
    fn going_up_a_hex_map_zigzags_around_a_straight_line() {
        use Arrow::*;
        let places = hexes(CellShape::HexPointy, 4, 5);
        assert_eq!(walk(&places, "14", &[Up, Up]), "12");
        assert_eq!(walk(&places, "14", &[Up, Up, Up, Up]), "10");
        assert_eq!(walk(&places, "14", &[Right]), "24");
        assert_eq!(walk(&places, "34", &[Right]), "34");
        let flat = hexes(CellShape::HexFlat, 5, 4);
        assert_eq!(walk(&flat, "01", &[Right, Right]), "21");
        assert_eq!(walk(&flat, "01", &[Down]), "02");
        let squares = hexes(CellShape::Square, 3, 3);
        assert_eq!(walk(&squares, "00", &[Right, Down]), "11");
    }

    #[test]
    fn from_the_edge_of_the_map_the_cursor_reaches_the_boxes() {
        let places = hexes(CellShape::HexPointy, 4, 5);
        let edge = places.find("32").unwrap();
        assert_eq!(places.step(edge, Arrow::Right, (0.0, 0.0)), None);
        assert_eq!(places.step_aside(edge, Arrow::Right), places.find("box"));
        assert_eq!(places.step_aside(edge, Arrow::Left), None);
    }

    #[test]
    fn a_map_of_nine_columns_and_five_rows_fits_80_by_24() {
        let places = hexes(CellShape::HexPointy, 9, 5);
        let scale = places.fit(0, 80, 16);
        assert_eq!(scale, Scale { w: 8, h: 3 });
        assert_eq!(places.size(0, scale), (77, 16));
        assert_eq!(places.fit(0, 120, 28), Scale { w: 12, h: 5 });
        assert_eq!(places.frame(places.find("01").unwrap(), scale), Some(Frame { x: 4, y: 3, w: 8, h: 3 }));
    }

    #[test]
    fn flat_hexes_stand_half_a_cell_lower_in_every_other_column() {
        let places = hexes(CellShape::HexFlat, 3, 3);
        let scale = places.fit(0, 40, 12);
        assert_eq!(scale.h % 2, 0);
        let at = |id: &str| places.frame(places.find(id).unwrap(), scale).unwrap();
        assert_eq!(at("10").y - at("00").y, scale.h as i32 / 2);
        assert_eq!(at("10").x - at("00").x, scale.w as i32);
    }
}
