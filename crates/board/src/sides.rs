//! Sides between cells as things: rivers, walls, bridges.

use crate::Grid;

/// A set of sides between cells.
///
/// ```
/// use board::{Grid, Labels, Shape, Shoved, Sides};
///
/// let grid = Grid::new(Shape::Flat(Shoved::Even), Labels::LetterDigits, 5, 5);
/// let mut river = Sides::new(&grid);
/// river.insert("B02/C02", &grid).unwrap();
/// river.insert("B02/C03", &grid).unwrap();
/// let (b, c) = (grid.find("B02").unwrap(), grid.find("C02").unwrap());
/// assert!(river.between(&grid, c, b));
/// assert_eq!(river.len(), 2);
/// assert!(river.insert("A01/E05", &grid).is_err());
///
/// let mut bridges = Sides::new(&grid);
/// bridges.insert("C02/B02", &grid).unwrap();
/// let wet = river.without(&bridges, &grid);
/// assert!(!wet.between(&grid, b, c) && wet.len() == 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sides {
    /// One bit for each direction of each cell.
    bits: Vec<u8>,
    pairs: Vec<(u16, u16)>,
}

impl Sides {
    /// No sides.
    pub fn new(grid: &Grid) -> Sides {
        Sides { bits: vec![0; grid.len()], pairs: Vec::new() }
    }
    /// The cells on both sides of a side as it is written: `0703/0803`. What is wrong with it is the error.
    pub fn read(side: &str, grid: &Grid) -> Result<(u16, u16), String> {
        let (a, b) =
            side.split_once('/').ok_or_else(|| format!("«{side}» is no side; write two cells: A/B"))?;
        let find = |label: &str| grid.find(label).ok_or_else(|| format!("there is no cell «{label}»"));
        let (a, b) = (find(a)?, find(b)?);
        match grid.direction(a, b) {
            Some(_) => Ok((a, b)),
            None => Err(format!("the cells of «{side}» are not adjacent")),
        }
    }
    /// Adds a side as it is written. What is wrong with it is the error.
    pub fn insert(&mut self, side: &str, grid: &Grid) -> Result<(), String> {
        let (a, b) = Sides::read(side, grid)?;
        self.add(grid, a, b);
        Ok(())
    }
    /// Adds the side between two cells; false if they are not adjacent.
    pub fn add(&mut self, grid: &Grid, a: u16, b: u16) -> bool {
        let (Some(there), Some(back)) = (grid.direction(a, b), grid.direction(b, a)) else { return false };
        if self.bits[a as usize] >> there & 1 == 0 {
            self.pairs.push((a.min(b), a.max(b)));
        }
        self.bits[a as usize] |= 1 << there;
        self.bits[b as usize] |= 1 << back;
        true
    }
    /// Whether the side in this direction of a cell is among them.
    #[inline]
    pub fn has(&self, cell: u16, direction: usize) -> bool {
        self.bits[cell as usize] >> direction & 1 == 1
    }
    /// Whether the side between two cells is among them.
    pub fn between(&self, grid: &Grid, a: u16, b: u16) -> bool {
        grid.direction(a, b).is_some_and(|direction| self.has(a, direction))
    }
    /// The sides as pairs of cells, in the order they were added.
    pub fn iter(&self) -> impl Iterator<Item = (u16, u16)> + '_ {
        self.pairs.iter().copied()
    }
    /// How many there are.
    pub fn len(&self) -> usize {
        self.pairs.len()
    }
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.pairs.is_empty()
    }

    fn gather(sides: impl Iterator<Item = (u16, u16)>, grid: &Grid) -> Sides {
        let mut all = Sides::new(grid);
        sides.for_each(|(a, b)| {
            all.add(grid, a, b);
        });
        all
    }
    /// The sides of both sets.
    pub fn with(&self, other: &Sides, grid: &Grid) -> Sides {
        Sides::gather(self.iter().chain(other.iter()), grid)
    }
    /// The sides that are not in the other set.
    pub fn without(&self, other: &Sides, grid: &Grid) -> Sides {
        Sides::gather(self.iter().filter(|&(a, b)| !other.between(grid, a, b)), grid)
    }
    /// The sides that are in both sets.
    pub fn shared(&self, other: &Sides, grid: &Grid) -> Sides {
        Sides::gather(self.iter().filter(|&(a, b)| other.between(grid, a, b)), grid)
    }

    /// The sides as lines from corner to corner, for drawing: each runs on as long as the next side, in the order they were
    /// added, begins where it ends.
    pub fn outline(&self, grid: &Grid) -> Vec<Vec<(f32, f32)>> {
        let same = |a: (f32, f32), b: (f32, f32)| (a.0 - b.0).abs() + (a.1 - b.1).abs() < 1e-3;
        let mut lines: Vec<Vec<(f32, f32)>> = Vec::new();
        for [one, two] in self.iter().filter_map(|(a, b)| grid.corners(a, b)) {
            let Some(line) = lines.last_mut() else {
                lines.push(vec![one, two]);
                continue;
            };
            // The first side of a line may have been drawn the wrong way round.
            if line.len() == 2 && (same(line[0], one) || same(line[0], two)) {
                line.reverse();
            }
            match line.last() {
                Some(&end) if same(end, one) => line.push(two),
                Some(&end) if same(end, two) => line.push(one),
                _ => lines.push(vec![one, two]),
            }
        }
        lines
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Labels, Shape, Shoved};

    fn sides(grid: &Grid, list: &[&str]) -> Sides {
        let mut sides = Sides::new(grid);
        list.iter().for_each(|side| sides.insert(side, grid).unwrap());
        sides
    }

    #[test]
    fn sets_of_sides_are_joined_cut_and_subtracted() {
        let grid = Grid::new(Shape::Pointy(Shoved::Even), Labels::Digits, 5, 5);
        let river = sides(&grid, &["0201/0301", "0202/0301", "0202/0302"]);
        let bridge = sides(&grid, &["0302/0202", "0401/0301"]);
        assert_eq!(river.with(&bridge, &grid).len(), 4);
        assert_eq!(river.without(&bridge, &grid), sides(&grid, &["0201/0301", "0202/0301"]));
        assert_eq!(river.shared(&bridge, &grid), sides(&grid, &["0202/0302"]));
        assert!(Sides::new(&grid).is_empty() && !river.is_empty());
    }

    #[test]
    fn sides_that_touch_are_drawn_as_one_line() {
        let grid = Grid::new(Shape::Pointy(Shoved::Even), Labels::Digits, 5, 5);
        let river = sides(&grid, &["0201/0301", "0202/0301", "0202/0302", "0202/0303"]);
        let lines = river.outline(&grid);
        assert_eq!(lines.iter().map(Vec::len).collect::<Vec<_>>(), [5]);
        for pair in lines[0].windows(2) {
            let long = ((pair[0].0 - pair[1].0).powi(2) + (pair[0].1 - pair[1].1).powi(2)).sqrt();
            assert!((long - 0.577).abs() < 0.01, "one side long: {long}");
        }
        // Two walls far from each other are two lines, also on squares.
        let grid = Grid::new(Shape::Square, Labels::LetterNumber, 5, 5);
        assert_eq!(sides(&grid, &["A1/B1", "A2/B2", "D4/E4"]).outline(&grid).len(), 2);
    }

    #[test]
    fn what_is_no_side_is_told() {
        let grid = Grid::new(Shape::Square, Labels::LetterNumber, 5, 5);
        assert_eq!(Sides::read("A1", &grid), Err("«A1» is no side; write two cells: A/B".to_owned()));
        assert_eq!(Sides::read("A1/Z9", &grid), Err("there is no cell «Z9»".to_owned()));
        assert_eq!(Sides::read("A1/B2", &grid), Err("the cells of «A1/B2» are not adjacent".to_owned()));
    }
}
