//! One grid for every board: hexes on a corner or on a side, and squares.
//!
//! ```text
//!   pointy, even rows shoved      flat, even columns shoved     square
//!    / \ / \                       ___     ___                  +--+--+
//!   |0101|0201|                   /A01\___/C01\                 |A1|B1|
//!    \ / \ / \                    \___/B01\___/                 +--+--+
//!     |0102|0202|                 /A02\___/C02\                 |A2|B2|
//!      \ / \ /                    \___/   \___/                 +--+--+
//! ```

use crate::{Crossing, crossings};
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// How the cells of a grid stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// Hexes on a corner, in rows; every second row stands half a hex to the east.
    Pointy(Shoved),
    /// Hexes on a side, in columns; every second column stands half a hex to the south.
    Flat(Shoved),
    /// Squares with four neighbours.
    Square,
    /// Squares with eight neighbours.
    SquareDiagonal,
}

/// Which rows or columns, counted from 1, are shoved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shoved {
    /// The first, the third and so on.
    Odd,
    /// The second, the fourth and so on.
    Even,
}

/// How cells are numbered in print.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Labels {
    /// Column and row, two digits each: `0703`.
    Digits,
    /// A letter for the column, then the row with two digits: `K08`; after Z follow AA, BB.
    LetterDigits,
    /// A letter for the column, then the row as it is: `C4`.
    LetterNumber,
}

/// A rectangle of cells, numbered row by row from the north-west.
///
/// ```
/// use board::{Grid, Labels, Shape, Shoved};
///
/// let grid = Grid::new(Shape::Pointy(Shoved::Even), Labels::Digits, 9, 5);
/// let hex = grid.find("0703").unwrap();
/// let around: Vec<String> = grid.neighbours(hex).map(|hex| grid.label(hex)).collect();
/// assert_eq!(around, ["0702", "0803", "0704", "0604", "0603", "0602"]); // clockwise from the north-east
/// assert_eq!(grid.distance(hex, grid.find("0101").unwrap()), 7);
/// ```
#[derive(Clone, Debug)]
pub struct Grid {
    shape: Shape,
    labels: Labels,
    cols: u16,
    rows: u16,
    /// For each cell its neighbour in each direction.
    around: Vec<[u16; 8]>,
}

/// No cell.
const NONE: u16 = u16::MAX;

/// What a straight line between the centres of two hexes meets on its way.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Line {
    /// Cells it runs through, in order.
    pub through: Vec<u16>,
    /// Pairs of cells along whose common side it runs; the second may lie off the map.
    pub along: Vec<(u16, Option<u16>)>,
}

impl Grid {
    /// A grid of this many columns and rows.
    ///
    /// # Panics
    /// Without cells, or with more than can be numbered.
    pub fn new(shape: Shape, labels: Labels, cols: u16, rows: u16) -> Grid {
        assert!(cols > 0 && rows > 0 && cols as u32 * rows as u32 <= 60_000, "a grid holds 1 to 60000 cells");
        let mut grid = Grid { shape, labels, cols, rows, around: Vec::new() };
        grid.around = (0..grid.len() as u16)
            .map(|cell| {
                let (u, v) = grid.place(cell);
                let mut around = [NONE; 8];
                for (direction, (du, dv)) in grid.steps().iter().enumerate() {
                    around[direction] = grid.at_place(u + du, v + dv).unwrap_or(NONE);
                }
                around
            })
            .collect();
        grid
    }

    /// Number of cells.
    pub fn len(&self) -> usize {
        self.cols as usize * self.rows as usize
    }
    /// Never: a grid has at least one cell.
    pub fn is_empty(&self) -> bool {
        false
    }
    /// How its cells stand.
    pub fn shape(&self) -> Shape {
        self.shape
    }
    /// Columns and rows.
    pub fn size(&self) -> (u16, u16) {
        (self.cols, self.rows)
    }
    /// All cells.
    pub fn cells(&self) -> std::ops::Range<u16> {
        0..self.len() as u16
    }
    /// Column and row of a cell, from 1.
    pub fn col_row(&self, cell: u16) -> (u16, u16) {
        (cell % self.cols + 1, cell / self.cols + 1)
    }
    /// The cell in this column and row, from 1.
    pub fn at(&self, col: u16, row: u16) -> Option<u16> {
        let inside = (1..=self.cols).contains(&col) && (1..=self.rows).contains(&row);
        inside.then(|| (row - 1) * self.cols + col - 1)
    }

    /// The printed number of a cell.
    pub fn label(&self, cell: u16) -> String {
        let (col, row) = self.col_row(cell);
        let letters = || {
            let letter = (b'A' + ((col - 1) % 26) as u8) as char;
            letter.to_string().repeat((col as usize - 1) / 26 + 1)
        };
        match self.labels {
            Labels::Digits => format!("{col:02}{row:02}"),
            Labels::LetterDigits => format!("{}{row:02}", letters()),
            Labels::LetterNumber => format!("{}{row}", letters()),
        }
    }
    /// The cell with this printed number.
    pub fn find(&self, label: &str) -> Option<u16> {
        if !label.is_ascii() {
            return None;
        }
        let cell = match self.labels {
            Labels::Digits if label.len() == 4 => self.at(label[..2].parse().ok()?, label[2..].parse().ok()?),
            Labels::Digits => None,
            _ => {
                let digits = label.find(|sign: char| sign.is_ascii_digit())?;
                let letter = label.bytes().next().filter(u8::is_ascii_uppercase)?;
                let col = (letter - b'A') as u16 + 26 * (digits as u16).checked_sub(1)? + 1;
                self.at(col, label[digits..].parse().ok()?)
            }
        }?;
        // Only the printed form is meant: neither `A1` for `A01` nor `+703`.
        (self.label(cell) == label).then_some(cell)
    }

    /// Coordinates in which lines are straight: doubled ones for hexes, plain ones for squares.
    fn place(&self, cell: u16) -> (i32, i32) {
        let (col, row) = self.col_row(cell);
        let (col, row) = (col as i32, row as i32);
        match self.shape {
            Shape::Pointy(shoved) => (row, 2 * col + shove(shoved, row)),
            Shape::Flat(shoved) => (col, 2 * row + shove(shoved, col)),
            Shape::Square | Shape::SquareDiagonal => (col, row),
        }
    }
    fn at_place(&self, u: i32, v: i32) -> Option<u16> {
        let (col, row) = match self.shape {
            Shape::Pointy(shoved) => ((v - shove(shoved, u)).div_euclid(2), u),
            Shape::Flat(shoved) => (u, (v - shove(shoved, u)).div_euclid(2)),
            Shape::Square | Shape::SquareDiagonal => (u, v),
        };
        let cell = self.at(u16::try_from(col).ok()?, u16::try_from(row).ok()?)?;
        (self.place(cell) == (u, v)).then_some(cell)
    }
    /// Steps to the neighbours, clockwise: from the north, for hexes on a corner from the north-east.
    fn steps(&self) -> &'static [(i32, i32)] {
        match self.shape {
            Shape::Pointy(_) => &[(-1, 1), (0, 2), (1, 1), (1, -1), (0, -2), (-1, -1)],
            Shape::Flat(_) => &[(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)],
            Shape::Square => &[(0, -1), (1, 0), (0, 1), (-1, 0)],
            Shape::SquareDiagonal => &[(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)],
        }
    }

    /// How many directions there are.
    pub fn directions(&self) -> usize {
        self.steps().len()
    }
    /// The neighbour in a direction, clockwise from 0: the north, for hexes on a corner the north-east.
    #[inline]
    pub fn neighbour(&self, cell: u16, direction: usize) -> Option<u16> {
        Some(self.around[cell as usize][direction]).filter(|&cell| cell != NONE)
    }
    /// Adjacent cells, clockwise.
    #[inline]
    pub fn neighbours(&self, cell: u16) -> impl Iterator<Item = u16> + '_ {
        self.around[cell as usize].iter().copied().filter(|&cell| cell != NONE)
    }
    /// The direction from a cell to an adjacent one.
    pub fn direction(&self, from: u16, to: u16) -> Option<usize> {
        self.around[from as usize].iter().position(|&cell| cell == to && cell != NONE)
    }
    /// Distance in cells.
    pub fn distance(&self, a: u16, b: u16) -> u16 {
        let ((au, av), (bu, bv)) = (self.place(a), self.place(b));
        let (du, dv) = ((au - bu).abs(), (av - bv).abs());
        (match self.shape {
            Shape::Pointy(_) | Shape::Flat(_) => du + ((dv - du) / 2).max(0),
            Shape::Square => du + dv,
            Shape::SquareDiagonal => du.max(dv),
        }) as u16
    }

    /// What the straight line between the centres of two hexes meets strictly between them.
    ///
    /// # Panics
    /// On squares: no game has asked yet what a line through their corners meets.
    pub fn line(&self, from: u16, to: u16) -> Line {
        assert!(matches!(self.shape, Shape::Pointy(_) | Shape::Flat(_)), "lines are for hexes");
        let mut line = Line::default();
        let ((au, av), (bu, bv)) = (self.place(from), self.place(to));
        let at = |(u, v): (i32, i32)| self.at_place(au + u, av + v);
        for crossing in crossings(bu - au, bv - av) {
            match crossing {
                Crossing::Through(hex) => line.through.extend(at(hex)),
                Crossing::Along(one, two) => match (at(one), at(two)) {
                    (Some(one), two) => line.along.push((one, two)),
                    (None, Some(two)) => line.along.push((two, None)),
                    (None, None) => {}
                },
            }
        }
        line
    }
    /// Whether one hex sees another: no hex between them blocks, and of two along whose side the line runs not both.
    pub fn sees(&self, from: u16, to: u16, blocks: impl Fn(u16) -> bool) -> bool {
        let line = self.line(from, to);
        !line.through.iter().any(|&hex| blocks(hex))
            && !line.along.iter().any(|&(one, two)| blocks(one) && two.is_none_or(&blocks))
    }

    /// What it costs to get to each cell, if it can be done within the budget. `cost` is that of one step; `None` where there is
    /// no way.
    ///
    /// ```
    /// # use board::{Grid, Labels, Shape};
    /// let grid = Grid::new(Shape::Square, Labels::LetterNumber, 4, 1);
    /// let reach = grid.reach(0, 3, |_, to| if to == 2 { Some(2) } else { Some(1) });
    /// assert_eq!(reach, [Some(0), Some(1), Some(3), None]);
    /// ```
    pub fn reach(&self, from: u16, budget: u32, cost: impl Fn(u16, u16) -> Option<u32>) -> Vec<Option<u32>> {
        let mut best: Vec<Option<u32>> = vec![None; self.len()];
        let mut open = BinaryHeap::from([Reverse((0, from))]);
        best[from as usize] = Some(0);
        while let Some(Reverse((spent, cell))) = open.pop() {
            if best[cell as usize].is_some_and(|known| known < spent) {
                continue;
            }
            for next in self.neighbours(cell) {
                let Some(sum) = cost(cell, next).map(|step| spent + step).filter(|&sum| sum <= budget) else {
                    continue;
                };
                if best[next as usize].is_none_or(|known| sum < known) {
                    best[next as usize] = Some(sum);
                    open.push(Reverse((sum, next)));
                }
            }
        }
        best
    }

    /// The centre of a cell, drawn one wide (squares, hexes on a corner) or one high (hexes on a side).
    pub fn centre(&self, cell: u16) -> (f32, f32) {
        let (u, v) = self.place(cell);
        match self.shape {
            Shape::Pointy(_) => ((v - 1) as f32 / 2.0, (u - 1) as f32 * HIGH + RADIUS),
            Shape::Flat(_) => ((u - 1) as f32 * HIGH + RADIUS, (v - 1) as f32 / 2.0),
            Shape::Square | Shape::SquareDiagonal => (u as f32 - 0.5, v as f32 - 0.5),
        }
    }
    /// Width and height of a cell.
    pub fn cell_size(&self) -> (f32, f32) {
        match self.shape {
            Shape::Pointy(_) => (1.0, 2.0 * RADIUS),
            Shape::Flat(_) => (2.0 * RADIUS, 1.0),
            Shape::Square | Shape::SquareDiagonal => (1.0, 1.0),
        }
    }
    /// Width and height of the whole board.
    pub fn extent(&self) -> (f32, f32) {
        let (w, h) = self.cell_size();
        let far = |pick: fn((f32, f32)) -> f32| {
            self.cells().map(|cell| pick(self.centre(cell))).fold(0.0, f32::max)
        };
        (far(|(x, _)| x) + w / 2.0, far(|(_, y)| y) + h / 2.0)
    }
    /// The two corners of the side between adjacent cells, for drawing; `None` if they share no side.
    pub fn corners(&self, a: u16, b: u16) -> Option<[(f32, f32); 2]> {
        self.direction(a, b)?;
        let ((ax, ay), (bx, by)) = (self.centre(a), self.centre(b));
        let (dx, dy) = (bx - ax, by - ay);
        let half = match self.shape {
            Shape::Pointy(_) | Shape::Flat(_) => RADIUS / 2.0,
            _ if dx != 0.0 && dy != 0.0 => return None,
            _ => 0.5,
        };
        let (x, y) = ((ax + bx) / 2.0, (ay + by) / 2.0);
        Some([(x - dy * half, y + dx * half), (x + dy * half, y - dx * half)])
    }
}

/// From the centre of a hex to its corners, if it is one wide.
const RADIUS: f32 = 0.577_350_3;
/// From one row of hexes to the next.
const HIGH: f32 = 0.866_025_4;

fn shove(shoved: Shoved, line: i32) -> i32 {
    (line.rem_euclid(2) == matches!(shoved, Shoved::Odd) as i32) as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Sides;

    fn shapes() -> [Grid; 6] {
        [
            Grid::new(Shape::Pointy(Shoved::Even), Labels::Digits, 9, 5),
            Grid::new(Shape::Pointy(Shoved::Odd), Labels::Digits, 7, 6),
            Grid::new(Shape::Flat(Shoved::Even), Labels::LetterDigits, 30, 8),
            Grid::new(Shape::Flat(Shoved::Odd), Labels::LetterDigits, 5, 8),
            Grid::new(Shape::Square, Labels::LetterNumber, 8, 12),
            Grid::new(Shape::SquareDiagonal, Labels::LetterNumber, 6, 6),
        ]
    }

    #[test]
    fn neighbours_are_the_cells_at_distance_one_both_ways() {
        for grid in shapes() {
            for a in grid.cells() {
                for b in grid.cells() {
                    assert_eq!(grid.direction(a, b).is_some(), grid.distance(a, b) == 1, "{a} {b} {grid:?}");
                    if let (Some(there), Some(back)) = (grid.direction(a, b), grid.direction(b, a)) {
                        assert_eq!((there + grid.directions() / 2) % grid.directions(), back);
                    }
                }
            }
        }
    }

    #[test]
    fn every_label_is_found_again_and_nothing_else_is() {
        for grid in shapes() {
            for cell in grid.cells() {
                assert_eq!(grid.find(&grid.label(cell)), Some(cell));
            }
            for wrong in ["", "0", "0000", "9901", "+101", "A0", "A", "a01", "AB01", "K99", "A001", "０７"]
            {
                assert_eq!(grid.find(wrong), None, "{wrong}");
            }
        }
        assert_eq!(shapes()[2].label(26), "AA01");
    }

    #[test]
    fn neighbours_are_those_printed_around_a_hex() {
        let grid = &shapes()[0];
        let around = |label| {
            let mut labels: Vec<String> =
                grid.neighbours(grid.find(label).unwrap()).map(|hex| grid.label(hex)).collect();
            labels.sort();
            labels
        };
        assert_eq!(around("0703"), ["0602", "0603", "0604", "0702", "0704", "0803"]);
        assert_eq!(around("0901"), ["0801", "0802", "0902"]);
        assert_eq!(around("0101"), ["0102", "0201"]);
        assert_eq!(around("0902"), ["0802", "0901", "0903"]);
    }

    #[test]
    fn a_straight_line_runs_through_hexes_and_a_hexside_line_between_them() {
        let grid = &shapes()[0];
        let look = |from, to| grid.line(grid.find(from).unwrap(), grid.find(to).unwrap());
        let labels = |hexes: &[u16]| hexes.iter().map(|&hex| grid.label(hex)).collect::<Vec<_>>();
        assert_eq!(labels(&look("0703", "0903").through), ["0803"]);
        assert_eq!(labels(&look("0802", "0603").through), ["0702", "0703"]);
        let side = look("0803", "0602");
        assert!(side.through.is_empty());
        let (a, b) = side.along[0];
        let mut pair = labels(&[a, b.unwrap()]);
        pair.sort();
        assert_eq!(pair, ["0702", "0703"]);
    }

    #[test]
    fn lines_are_the_same_both_ways() {
        let grid = &shapes()[0];
        for a in grid.cells() {
            for b in grid.cells() {
                let (mut there, mut back) = (grid.line(a, b), grid.line(b, a));
                there.through.sort();
                back.through.sort();
                assert_eq!(there.through, back.through);
                assert_eq!(there.along.len(), back.along.len());
            }
        }
    }

    #[test]
    fn the_corners_of_a_side_lie_between_both_centres() {
        for grid in shapes() {
            for a in grid.cells() {
                for b in grid.neighbours(a) {
                    let Some(corners) = grid.corners(a, b) else { continue };
                    for (x, y) in corners {
                        let far = |cell| {
                            let (cx, cy) = grid.centre(cell);
                            ((cx - x).powi(2) + (cy - y).powi(2)).sqrt()
                        };
                        assert!((far(a) - far(b)).abs() < 1e-4 && far(a) < 0.72, "{a} {b} {}", far(a));
                    }
                }
            }
        }
    }

    #[test]
    fn a_blocked_hex_hides_what_is_behind_it() {
        let grid = &shapes()[0];
        let hex = |label| grid.find(label).unwrap();
        assert!(grid.sees(hex("0703"), hex("0903"), |_| false));
        assert!(!grid.sees(hex("0703"), hex("0903"), |cell| cell == hex("0803")));
        // Along a side both must block.
        assert!(grid.sees(hex("0803"), hex("0602"), |cell| cell == hex("0702")));
        assert!(!grid.sees(hex("0803"), hex("0602"), |cell| [hex("0702"), hex("0703")].contains(&cell)));
    }

    #[test]
    fn reach_takes_the_cheapest_way_and_stops_at_the_budget() {
        let grid = &shapes()[0];
        let river = {
            let mut river = Sides::new(grid);
            for side in ["0101/0201", "0102/0201", "0102/0202", "0102/0203", "0103/0203"] {
                river.insert(side, grid).unwrap();
            }
            river
        };
        let cost = |a, b| Some(if river.between(grid, a, b) { 3 } else { 1 });
        let reach = grid.reach(grid.find("0101").unwrap(), 4, cost);
        assert_eq!(reach[grid.find("0201").unwrap() as usize], Some(3));
        assert_eq!(reach[grid.find("0301").unwrap() as usize], Some(4));
        assert_eq!(reach[grid.find("0401").unwrap() as usize], None);
    }
}
