/// A set of up to 128 cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Mask(pub u128);

impl Mask {
    /// The empty set.
    pub const NONE: Mask = Mask(0);

    /// Whether the cell is in the set.
    #[inline]
    pub const fn has(self, cell: u8) -> bool {
        cell < 128 && self.0 >> cell & 1 == 1
    }
    /// Adds a cell.
    #[inline]
    pub fn insert(&mut self, cell: u8) {
        self.0 |= 1 << cell;
    }
    /// The set with one cell more.
    pub fn with(mut self, cell: u8) -> Mask {
        self.insert(cell);
        self
    }
    /// Whether the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// The cells in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let cell = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            Some(cell)
        })
    }
}

impl FromIterator<u8> for Mask {
    fn from_iter<I: IntoIterator<Item = u8>>(cells: I) -> Mask {
        cells.into_iter().fold(Mask::NONE, Mask::with)
    }
}
