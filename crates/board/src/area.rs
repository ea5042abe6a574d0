use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not, Sub, SubAssign};

/// A set of cells, 64 for each word: choose as many words as the largest board needs.
///
/// ```
/// use board::CellSet;
///
/// type Hexes = CellSet<1>; // up to 64 hexes in 8 bytes
/// let (one, two): (Hexes, Hexes) = ([3, 5, 8].into_iter().collect(), [5, 9].into_iter().collect());
/// assert_eq!(one & two, Hexes::of(5));
/// assert_eq!((one | two).len(), 4);
/// assert_eq!((one - two).iter().collect::<Vec<_>>(), [3, 8]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CellSet<const WORDS: usize>(pub [u64; WORDS]);

/// A set of up to 512 cells: enough for most boards.
pub type Area = CellSet<8>;

impl<const WORDS: usize> Default for CellSet<WORDS> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<const WORDS: usize> CellSet<WORDS> {
    /// The empty set.
    pub const NONE: Self = CellSet([0; WORDS]);
    /// How many cells a set can hold: they are numbered from 0 to one less.
    pub const SIZE: u16 = WORDS as u16 * 64;

    /// The set of one cell.
    #[inline]
    pub fn of(cell: u16) -> Self {
        Self::NONE.with(cell)
    }
    /// Whether the cell is in the set; numbers beyond the largest cell never are.
    #[inline]
    pub const fn has(&self, cell: u16) -> bool {
        cell < Self::SIZE && self.0[(cell / 64) as usize] >> (cell % 64) & 1 == 1
    }
    /// Adds a cell.
    #[inline]
    pub fn insert(&mut self, cell: u16) {
        self.0[(cell / 64) as usize] |= 1 << (cell % 64);
    }
    /// Adds all cells from one to another, the first but not the last.
    #[inline]
    pub fn insert_range(&mut self, from: u16, until: u16) {
        let mut cell = from;
        while cell < until {
            let word = cell / 64;
            let end = until.min((word + 1) * 64);
            self.0[word as usize] |= (u64::MAX >> (64 - (end - cell))) << (cell % 64);
            cell = end;
        }
    }
    /// Takes a cell away; one beyond the largest is not there anyway.
    #[inline]
    pub fn remove(&mut self, cell: u16) {
        if cell < Self::SIZE {
            self.0[(cell / 64) as usize] &= !(1 << (cell % 64));
        }
    }
    /// The set with one cell more.
    #[inline]
    pub fn with(mut self, cell: u16) -> Self {
        self.insert(cell);
        self
    }
    /// The set with one cell less.
    #[inline]
    pub fn without(mut self, cell: u16) -> Self {
        self.remove(cell);
        self
    }
    /// Whether the set is empty.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }
    /// How many cells the set has.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }
    /// The cell with the smallest number.
    #[inline]
    pub fn first(&self) -> Option<u16> {
        self.iter().next()
    }
    /// Whether the sets have a cell in common.
    #[inline]
    pub fn intersects(&self, other: &Self) -> bool {
        !(*self & *other).is_empty()
    }
    /// Whether every cell of this set is in the other.
    #[inline]
    pub fn is_inside(&self, other: &Self) -> bool {
        (*self - *other).is_empty()
    }
    /// The cells in ascending order.
    #[inline]
    pub fn iter(&self) -> Cells<WORDS> {
        Cells { area: *self, word: 0, rest: self.0.first().copied().unwrap_or(0) }
    }
    #[inline]
    fn zip(mut self, other: Self, f: impl Fn(u64, u64) -> u64) -> Self {
        for (one, two) in self.0.iter_mut().zip(other.0) {
            *one = f(*one, two);
        }
        self
    }
}

/// The cells of a set in ascending order.
#[derive(Clone, Debug)]
pub struct Cells<const WORDS: usize> {
    area: CellSet<WORDS>,
    /// The word under way, and its cells still to come.
    word: usize,
    rest: u64,
}

impl<const WORDS: usize> Iterator for Cells<WORDS> {
    type Item = u16;
    #[inline]
    fn next(&mut self) -> Option<u16> {
        while self.rest == 0 {
            self.word += 1;
            self.rest = *self.area.0.get(self.word)?;
        }
        let cell = self.word as u16 * 64 + self.rest.trailing_zeros() as u16;
        self.rest &= self.rest - 1;
        Some(cell)
    }
    #[inline]
    fn fold<B, F: FnMut(B, u16) -> B>(self, init: B, mut f: F) -> B {
        let mut folded = init;
        let mut rest = self.rest;
        for word in self.word..self.area.0.len() {
            while rest != 0 {
                folded = f(folded, word as u16 * 64 + rest.trailing_zeros() as u16);
                rest &= rest - 1;
            }
            rest = self.area.0.get(word + 1).copied().unwrap_or(0);
        }
        folded
    }
}

impl<const WORDS: usize> IntoIterator for CellSet<WORDS> {
    type Item = u16;
    type IntoIter = Cells<WORDS>;
    #[inline]
    fn into_iter(self) -> Cells<WORDS> {
        self.iter()
    }
}
impl<const WORDS: usize> IntoIterator for &CellSet<WORDS> {
    type Item = u16;
    type IntoIter = Cells<WORDS>;
    #[inline]
    fn into_iter(self) -> Cells<WORDS> {
        self.iter()
    }
}
impl<const WORDS: usize> FromIterator<u16> for CellSet<WORDS> {
    fn from_iter<I: IntoIterator<Item = u16>>(cells: I) -> Self {
        cells.into_iter().fold(Self::NONE, Self::with)
    }
}
impl<const WORDS: usize> BitAnd for CellSet<WORDS> {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        self.zip(other, |one, two| one & two)
    }
}
impl<const WORDS: usize> BitOr for CellSet<WORDS> {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.zip(other, |one, two| one | two)
    }
}
/// The cells of the first set that are not in the second.
impl<const WORDS: usize> Sub for CellSet<WORDS> {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        self.zip(other, |one, two| one & !two)
    }
}
/// All other numbers up to the largest possible, also those that are no cell of a smaller board.
impl<const WORDS: usize> Not for CellSet<WORDS> {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        self.zip(Self::NONE, |one, _| !one)
    }
}
impl<const WORDS: usize> BitAndAssign for CellSet<WORDS> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}
impl<const WORDS: usize> BitOrAssign for CellSet<WORDS> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}
impl<const WORDS: usize> SubAssign for CellSet<WORDS> {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_come_out_in_order_wherever_they_lie() {
        let area: Area = [511, 0, 64, 63, 200].into_iter().collect();
        assert_eq!(area.iter().collect::<Vec<_>>(), [0, 63, 64, 200, 511]);
        assert_eq!((area.len(), area.first()), (5, Some(0)));
        assert_eq!(area.without(0).first(), Some(63));
        assert!(area.has(511) && !area.has(510) && !area.has(512) && !area.has(u16::MAX));
        assert_eq!(area.without(u16::MAX), area);
    }

    #[test]
    fn a_range_is_the_same_as_its_cells_one_by_one() {
        for (from, until) in [(0, 0), (0, 64), (60, 70), (5, 6), (0, 512), (63, 257), (9, 3)] {
            let mut area = Area::NONE;
            area.insert_range(from, until);
            assert_eq!(area, (from..until).collect(), "{from}..{until}");
        }
    }

    #[test]
    fn sets_are_joined_cut_and_subtracted() {
        let (one, two): (Area, Area) =
            ([1, 100, 300].into_iter().collect(), [100, 301].into_iter().collect());
        assert_eq!(one & two, Area::of(100));
        assert_eq!((one | two).len(), 4);
        assert_eq!(one - two, [1, 300].into_iter().collect());
        assert_eq!(!(!one), one);
        assert!(one.intersects(&two) && !Area::of(1).intersects(&two));
        assert!(Area::of(300).is_inside(&one) && !two.is_inside(&one) && Area::NONE.is_empty());
    }
}
