//! Hex grids.
//!
//! Pointy-top rows; even rows (counted from 1) stand half a hex to the east:
//!
//! ```text
//!   / \ / \ / \
//!  |0101|0201|0301|          doubled coordinates: x = 2*col - 1 in odd rows, 2*col in even rows; y = row
//!   \ / \ / \ / \            neighbours: (x±2, y), (x±1, y±1)
//!    |0102|0202|0302|
//!     \ / \ / \ /
//! ```

use crate::{Crossing, Mask, crossings};

/// A rectangular hex grid, its cells numbered row by row from the north-west.
#[derive(Clone, Debug)]
pub struct HexGrid {
    cols: u8,
    rows: u8,
    neighbours: Vec<Mask>,
}

/// What a sight line between two hexes meets on its way.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sighting {
    /// Hexes it runs through.
    pub through: Vec<u8>,
    /// Pairs of hexes along whose common side it runs.
    pub along: Vec<(u8, Option<u8>)>,
}

impl HexGrid {
    /// A grid of this many columns and rows; at most 128 hexes.
    pub fn new(cols: u8, rows: u8) -> HexGrid {
        assert!(cols > 0 && rows > 0 && cols as usize * rows as usize <= 128, "a grid holds 1 to 128 hexes");
        let mut grid = HexGrid { cols, rows, neighbours: Vec::new() };
        grid.neighbours = (0..grid.len() as u8)
            .map(|hex| (0..grid.len() as u8).filter(|&other| grid.distance(hex, other) == 1).collect())
            .collect();
        grid
    }

    /// Number of hexes.
    pub fn len(&self) -> usize {
        self.cols as usize * self.rows as usize
    }
    /// Never: a grid has at least one hex.
    pub fn is_empty(&self) -> bool {
        false
    }
    /// Number of columns.
    pub fn cols(&self) -> u8 {
        self.cols
    }
    /// Number of rows.
    pub fn rows(&self) -> u8 {
        self.rows
    }
    /// Column and row of a hex, from 1.
    pub fn col_row(&self, hex: u8) -> (u8, u8) {
        (hex % self.cols + 1, hex / self.cols + 1)
    }
    /// The hex in this column and row, from 1.
    pub fn at(&self, col: u8, row: u8) -> Option<u8> {
        let inside = (1..=self.cols).contains(&col) && (1..=self.rows).contains(&row);
        inside.then(|| (row - 1) * self.cols + col - 1)
    }
    /// The printed number of a hex: column and row, two digits each.
    pub fn label(&self, hex: u8) -> String {
        let (col, row) = self.col_row(hex);
        format!("{col:02}{row:02}")
    }
    /// The hex with this printed number.
    pub fn find(&self, label: &str) -> Option<u8> {
        if label.len() != 4 || !label.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        self.at(label[..2].parse().ok()?, label[2..].parse().ok()?)
    }
    /// Doubled coordinates: x grows by 2 from hex to hex in a row, y by 1 from row to row.
    pub fn doubled(&self, hex: u8) -> (i32, i32) {
        let (col, row) = self.col_row(hex);
        (2 * col as i32 - (row % 2) as i32, row as i32)
    }
    fn at_doubled(&self, x: i32, y: i32) -> Option<u8> {
        let col = (x + y.rem_euclid(2)) / 2;
        if y < 1 || col < 1 {
            return None;
        }
        self.at(u8::try_from(col).ok()?, u8::try_from(y).ok()?)
    }
    /// Adjacent hexes.
    #[inline]
    pub fn neighbours(&self, hex: u8) -> Mask {
        self.neighbours[hex as usize]
    }
    /// Hexes of a column, from 1.
    pub fn column(&self, col: u8) -> Mask {
        (1..=self.rows).filter_map(|row| self.at(col, row)).collect()
    }
    /// Distance in hexes.
    pub fn distance(&self, a: u8, b: u8) -> u8 {
        let ((ax, ay), (bx, by)) = (self.doubled(a), self.doubled(b));
        let (dx, dy) = ((ax - bx).abs(), (ay - by).abs());
        (dy + ((dx - dy) / 2).max(0)) as u8
    }

    /// What the straight line between the centres of two hexes meets strictly between them.
    pub fn sighting(&self, from: u8, to: u8) -> Sighting {
        let mut sighting = Sighting::default();
        let ((ax, ay), (bx, by)) = (self.doubled(from), self.doubled(to));
        let at = |(rows, x): (i32, i32)| self.at_doubled(ax + x, ay + rows);
        for crossing in crossings(by - ay, bx - ax) {
            match crossing {
                Crossing::Through(hex) => sighting.through.extend(at(hex)),
                Crossing::Along(one, two) => match (at(one), at(two)) {
                    (Some(one), two) => sighting.along.push((one, two)),
                    (None, Some(two)) => sighting.along.push((two, None)),
                    (None, None) => {}
                },
            }
        }
        sighting
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn labels(grid: &HexGrid, hexes: impl IntoIterator<Item = u8>) -> Vec<String> {
        hexes.into_iter().map(|hex| grid.label(hex)).collect()
    }

    #[test]
    fn neighbours_are_those_printed_around_a_hex() {
        let grid = HexGrid::new(9, 5);
        let around = |label| labels(&grid, grid.neighbours(grid.find(label).unwrap()).iter());
        assert_eq!(around("0703"), ["0602", "0702", "0603", "0803", "0604", "0704"]);
        assert_eq!(around("0901"), ["0801", "0802", "0902"]);
        assert_eq!(around("0101"), ["0201", "0102"]);
        assert_eq!(around("0902"), ["0901", "0802", "0903"]);
    }

    #[test]
    fn a_straight_line_runs_through_hexes_and_a_hexside_line_between_them() {
        let grid = HexGrid::new(9, 5);
        let look = |from, to| grid.sighting(grid.find(from).unwrap(), grid.find(to).unwrap());
        assert_eq!(labels(&grid, look("0703", "0903").through), ["0803"]);
        let side = look("0803", "0602");
        assert!(side.through.is_empty());
        let (a, b) = side.along[0];
        let mut pair = labels(&grid, [a, b.unwrap()]);
        pair.sort();
        assert_eq!(pair, ["0702", "0703"]);
        assert_eq!(labels(&grid, look("0802", "0603").through), ["0702", "0703"]);
    }

    #[test]
    fn sight_lines_are_the_same_both_ways() {
        let grid = HexGrid::new(9, 5);
        for a in 0..45 {
            for b in 0..45 {
                let sorted = |mut hexes: Vec<u8>| {
                    hexes.sort();
                    hexes
                };
                let (there, back) = (grid.sighting(a, b), grid.sighting(b, a));
                assert_eq!(sorted(there.through), sorted(back.through));
                assert_eq!(there.along.len(), back.along.len());
            }
        }
    }

    #[test]
    fn labels_that_are_no_hex_are_not_found() {
        let grid = HexGrid::new(9, 5);
        for wrong in ["1001", "0106", "0000", "703", "abcd", "", "０７"] {
            assert_eq!(grid.find(wrong), None, "{wrong}");
        }
    }
}
