//! Several maps laid together: their hexes in one plane, numbered through, whatever outline they have.
//!
//! Hexes stand on a side. A hex has a column, counted from the west, and a doubled height, counted from the north: 2 from hex to hex
//! in a column, 1 to the neighbours in the next. For hexes on a corner turn the page: rows are the columns.

use crate::{Area, Crossing, crossings};
use arrayvec::ArrayVec;

/// No hex.
pub const NOWHERE: u16 = u16::MAX;

/// The steps to the six neighbours in column and doubled height, clockwise from north.
pub const STEPS: [(i8, i8); 6] = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)];

/// Room for the doubled height of a column.
const STRIDE: usize = 64;

/// Up to 512 hexes in one plane, numbered column by column from the north-west: the hexes of a column have successive numbers.
///
/// ```
/// use board::Plane;
///
/// // A sheet of three columns of three hexes, every second column half a hex farther south.
/// let sheet = |east: i32| (0..3).flat_map(move |x| (0..3).map(move |row| (east + x, 2 * row + x % 2)));
/// // Two of them side by side: the hexes of the last column are those of the first.
/// let plane = Plane::lay(sheet(0).chain(sheet(2)));
/// assert_eq!(plane.len(), 15);
/// let (a, b) = (plane.find((0, 0)).unwrap(), plane.find((4, 4)).unwrap());
/// assert_eq!(plane.distance(a, b), 4);
/// assert_eq!(plane.neighbours(a).len(), 2);
/// ```
#[derive(Clone, Debug)]
pub struct Plane {
    /// Column and doubled height of every hex.
    at: Vec<(i8, i8)>,
    /// The hex at `column * STRIDE + y`.
    slots: Vec<u16>,
    /// For every column its first hex and that hex's y; one more entry for the end.
    columns: Vec<(u16, i8)>,
    all: Area,
    around: Vec<Area>,
    neighbours: Vec<ArrayVec<u16, 6>>,
}

impl Plane {
    /// Numbers the hexes at these places, by column and doubled height; a place named twice is one hex.
    ///
    /// # Panics
    /// Without hexes, with more than 512, or with a place before the first column, above the first row, beyond row 32 or
    /// column 126, or with a column left out.
    pub fn lay(places: impl IntoIterator<Item = (i32, i32)>) -> Plane {
        let mut places: Vec<(i32, i32)> = places.into_iter().collect();
        places.sort_unstable();
        places.dedup();
        let fits = |&(x, y): &(i32, i32)| (0..127).contains(&x) && (0..STRIDE as i32).contains(&y);
        assert!(
            !places.is_empty() && places.len() <= Area::SIZE as usize && places.iter().all(fits),
            "a plane holds 1 to 512 hexes in columns 0 to 126 and doubled heights 0 to 63"
        );
        let at: Vec<(i8, i8)> = places.iter().map(|&(column, y)| (column as i8, y as i8)).collect();
        let width = at[at.len() - 1].0 as usize + 1;
        let mut slots = vec![NOWHERE; width * STRIDE];
        let mut columns: Vec<(u16, i8)> = Vec::new();
        for (cell, &(column, y)) in at.iter().enumerate() {
            slots[column as usize * STRIDE + y as usize] = cell as u16;
            assert!(column as usize <= columns.len(), "column {} has no hex", columns.len());
            if columns.len() == column as usize {
                columns.push((cell as u16, y));
            }
        }
        columns.push((at.len() as u16, 0));
        let mut all = Area::NONE;
        all.insert_range(0, at.len() as u16);
        let mut plane = Plane { at, slots, columns, all, around: Vec::new(), neighbours: Vec::new() };
        let beside = |&(column, y): &(i8, i8)| {
            let step = |(dx, dy): (i8, i8)| plane.find(((column + dx) as i32, (y + dy) as i32));
            STEPS.into_iter().filter_map(step).collect()
        };
        let neighbours: Vec<ArrayVec<u16, 6>> = plane.at.iter().map(beside).collect();
        plane.around = neighbours.iter().map(|cells| cells.iter().copied().collect()).collect();
        plane.neighbours = neighbours;
        plane
    }

    /// How many hexes there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.at.len()
    }
    /// Never: a plane has at least one hex.
    pub fn is_empty(&self) -> bool {
        false
    }
    /// How many columns there are.
    pub fn width(&self) -> usize {
        self.columns.len() - 1
    }
    /// The greatest doubled height.
    pub fn lowest(&self) -> i8 {
        self.at.iter().map(|at| at.1).max().unwrap_or(0)
    }
    /// All hexes.
    #[inline]
    pub fn all(&self) -> &Area {
        &self.all
    }
    /// Column and doubled height of a hex.
    #[inline]
    pub fn at(&self, cell: u16) -> (i8, i8) {
        self.at[cell as usize]
    }
    /// The hex at a column and doubled height.
    pub fn find(&self, (column, y): (i32, i32)) -> Option<u16> {
        if column < 0 || !(0..STRIDE as i32).contains(&y) {
            return None;
        }
        self.slots.get(column as usize * STRIDE + y as usize).copied().filter(|&cell| cell != NOWHERE)
    }
    /// The adjacent hexes, clockwise from north.
    #[inline]
    pub fn neighbours(&self, cell: u16) -> &[u16] {
        &self.neighbours[cell as usize]
    }
    /// The adjacent hexes.
    #[inline]
    pub fn around(&self, cell: u16) -> &Area {
        &self.around[cell as usize]
    }
    /// Which of [`STEPS`] leads from a hex to an adjacent one.
    #[inline]
    pub fn direction(&self, from: u16, to: u16) -> Option<usize> {
        let (a, b) = (self.at[from as usize], self.at[to as usize]);
        STEPS.iter().position(|&step| step == (b.0 - a.0, b.1 - a.1))
    }
    /// The distance of two hexes.
    #[inline]
    pub fn distance(&self, a: u16, b: u16) -> u8 {
        let (a, b) = (self.at[a as usize], self.at[b as usize]);
        let (dx, dy) = (a.0.abs_diff(b.0), a.1.abs_diff(b.1));
        dx + dy.saturating_sub(dx) / 2
    }
    /// The hexes at most this far away, the hex itself among them.
    pub fn within(&self, cell: u16, range: u8) -> Area {
        let (column, y) = self.at[cell as usize];
        let (column, y, range) = (column as i32, y as i32, range as i32);
        let mut area = Area::NONE;
        let last = self.columns.len() as i32 - 2;
        for near in (column - range).max(0)..=(column + range).min(last) {
            let (first, top) = self.columns[near as usize];
            let until = self.columns[near as usize + 1].0;
            let reach = 2 * range - (near - column).abs();
            let from = (y - reach - top as i32).max(0) / 2;
            let to = (y + reach - top as i32).div_euclid(2) + 1;
            let to = (first as i32 + to).clamp(first as i32, until as i32);
            area.insert_range(first + from as u16, to as u16);
        }
        area
    }
    /// What the line between two hexes meets between them, in order: a hex, twice, or the two hexes along whose side it
    /// runs. A hex beyond the edge is [`NOWHERE`].
    #[inline]
    pub fn crossed<'a>(&'a self, lines: &'a Lines, a: u16, b: u16) -> impl Iterator<Item = [u16; 2]> + 'a {
        let (from, to) = (self.at[a as usize], self.at[b as usize]);
        let slot = from.0 as usize * STRIDE + from.1 as usize;
        let cell = move |step: i16| self.slots[slot.wrapping_add_signed(step as isize)];
        let line = lines.to((to.0 - from.0) as i32, (to.1 - from.1) as i32);
        line.iter().map(move |&[one, two]| [cell(one), cell(two)])
    }
}

/// What lines meet, by where they lead. The geometry is the same wherever a line begins, so one table serves every plane.
#[derive(Clone, Debug)]
pub struct Lines {
    /// Farthest a line leads, in columns and in doubled height.
    far: (i32, i32),
    /// Where the crossings of a line begin; those of the next begin where they end.
    starts: Vec<u32>,
    /// The hex the line crosses, twice, or the two hexes along whose side it runs, as steps between slots.
    crossings: Vec<[i16; 2]>,
}

impl Lines {
    /// The lines that lead at most this far in columns and in doubled height, and no farther than half of it in at least one of
    /// the two: maps lie side by side or one below the other.
    pub fn new(far: (i32, i32)) -> Lines {
        let mut lines = Lines { far, starts: vec![0], crossings: Vec::new() };
        let step = |(u, v): (i32, i32)| (u * STRIDE as i32 + v) as i16;
        for u in -far.0..=far.0 {
            for v in -far.1..=far.1 {
                if (u + v) % 2 == 0 && (u.abs() <= far.0 / 2 || v.abs() <= far.1 / 2) {
                    lines.crossings.extend(crossings(u, v).into_iter().map(|crossing| match crossing {
                        Crossing::Through(hex) => [step(hex); 2],
                        Crossing::Along(one, two) => [step(one), step(two)],
                    }));
                }
                lines.starts.push(lines.crossings.len() as u32);
            }
        }
        lines
    }
    #[inline]
    fn to(&self, u: i32, v: i32) -> &[[i16; 2]] {
        let line = ((u + self.far.0) * (2 * self.far.1 + 1) + v + self.far.1) as usize;
        &self.crossings[self.starts[line] as usize..self.starts[line + 1] as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Grid, Labels, Shape, Shoved};

    /// A sheet of five columns; those with odd numbers have a hex more and begin half a hex farther north.
    fn sheet(east: i32, south: i32) -> impl Iterator<Item = (i32, i32)> {
        (0..5).flat_map(move |x| (1..=4 + x % 2).map(move |row| (east + x, south + 2 * row - x % 2)))
    }

    #[test]
    fn sheets_laid_together_share_the_hexes_of_their_seam() {
        let one = Plane::lay(sheet(0, 0));
        let beside = Plane::lay(sheet(0, 0).chain(sheet(4, 0)));
        assert_eq!((one.len(), beside.len()), (22, 2 * 22 - 4));
        let below = Plane::lay(sheet(0, 0).chain(sheet(0, 8)));
        assert_eq!(
            below.len(),
            2 * 22 - 2,
            "the last hexes of the long columns are the first of the other sheet"
        );
        // Across the seam distances run on.
        let (a, b) = (beside.find((0, 2)).unwrap(), beside.find((8, 2)).unwrap());
        assert_eq!(beside.distance(a, b), 8);
    }

    #[test]
    fn it_agrees_with_the_grid_where_a_grid_can_say_the_same() {
        let grid = Grid::new(Shape::Flat(Shoved::Even), Labels::LetterDigits, 6, 5);
        let place = |cell: u16| {
            let (col, row) = grid.col_row(cell);
            (col as i32 - 1, 2 * row as i32 - 2 + (col as i32 - 1) % 2)
        };
        let plane = Plane::lay(grid.cells().map(place));
        let lines = Lines::new((12, 20));
        let laid: Vec<u16> = grid.cells().map(|cell| plane.find(place(cell)).unwrap()).collect();
        for a in grid.cells() {
            let around: Vec<u16> = grid.neighbours(a).map(|cell| laid[cell as usize]).collect();
            assert_eq!(plane.neighbours(laid[a as usize]), around, "clockwise from north");
            for b in grid.cells() {
                let (c, d) = (laid[a as usize], laid[b as usize]);
                assert_eq!(plane.distance(c, d) as u16, grid.distance(a, b));
                assert_eq!(plane.direction(c, d), grid.direction(a, b));
                for range in 0..5 {
                    assert_eq!(plane.within(c, range).has(d), grid.distance(a, b) <= range as u16);
                }
                let through: Vec<u16> = plane
                    .crossed(&lines, c, d)
                    .filter(|[one, two]| one == two && *one != NOWHERE)
                    .map(|pair| pair[0])
                    .collect();
                let wanted: Vec<u16> =
                    grid.line(a, b).through.iter().map(|&cell| laid[cell as usize]).collect();
                assert_eq!(through, wanted);
            }
        }
    }

    #[test]
    #[should_panic(expected = "column 1 has no hex")]
    fn a_gap_between_the_sheets_is_a_mistake() {
        Plane::lay([(0, 0), (2, 0)]);
    }
}
