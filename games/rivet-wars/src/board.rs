//! 2: segments, distance with one diagonal, sets of segments.

engine::ids! {
    /// A segment of the board: row by row from the north-west, as many to a row as the board is wide.
    pub struct Seg(u8);
}

impl Seg {
    /// No segment.
    pub const NONE: Seg = Seg(u8::MAX);
    /// Whether it is a segment at all.
    pub const fn is_some(self) -> bool {
        self.0 != u8::MAX
    }
}

/// The most segments a board can have: nine tiles of nine.
pub const SEGMENTS: usize = 81;
const _: () = assert!(SEGMENTS < 128, "sets of segments have 128 bits");

/// A set of segments.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct SegSet(pub u128);

impl SegSet {
    /// Whether this segment is in it.
    pub const fn has(self, seg: Seg) -> bool {
        self.0 >> (seg.0 & 127) & 1 == 1
    }
    /// Puts a segment in.
    pub fn insert(&mut self, seg: Seg) {
        self.0 |= 1 << seg.0;
    }
    /// Takes a segment out.
    pub fn remove(&mut self, seg: Seg) {
        self.0 &= !(1 << seg.0);
    }
    /// What is in both.
    pub const fn both(self, other: SegSet) -> SegSet {
        SegSet(self.0 & other.0)
    }
    /// How many.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// All of them in board order (R66).
    pub fn iter(self) -> impl Iterator<Item = Seg> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let seg = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            Some(Seg(seg))
        })
    }
}

engine::named! {
    /// One of the eight directions, clockwise from the north.
    pub struct Direction(u8) as "direction" {
        N = "n",
        NE = "ne",
        E = "e",
        SE = "se",
        S = "s",
        SW = "sw",
        W = "w",
        NW = "nw",
    }
}

impl Direction {
    /// The opposite one.
    pub const fn turned(self) -> Direction {
        Direction((self.0 + 4) % 8)
    }
    const fn step(self) -> (i8, i8) {
        const STEPS: [(i8, i8); 8] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];
        STEPS[self.0 as usize & 7]
    }
}

/// The size of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Grid {
    /// Segments from west to east.
    pub columns: u8,
    /// Segments from north to south.
    pub rows: u8,
}

impl Grid {
    /// How many segments.
    pub const fn len(self) -> u8 {
        self.columns * self.rows
    }
    /// Whether it has none.
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }
    /// All segments in board order.
    pub fn segs(self) -> impl Iterator<Item = Seg> {
        (0..self.len()).map(Seg)
    }
    /// The segment in this column and row, counted from 0.
    pub fn at(self, column: i8, row: i8) -> Option<Seg> {
        let inside = (0..self.columns as i8).contains(&column) && (0..self.rows as i8).contains(&row);
        inside.then(|| Seg(row as u8 * self.columns + column as u8))
    }
    /// Column and row, counted from 0.
    pub const fn place(self, seg: Seg) -> (i8, i8) {
        ((seg.0 % self.columns) as i8, (seg.0 / self.columns) as i8)
    }
    /// 2.1: column letter, then row number: `A1` is the north-west corner.
    pub fn name(self, seg: Seg) -> String {
        let (column, row) = self.place(seg);
        format!("{}{}", (b'A' + column as u8) as char, row + 1)
    }
    /// The segment with this name.
    pub fn named(self, name: &str) -> Option<Seg> {
        let mut signs = name.chars();
        let letter = signs.next()?.to_ascii_uppercase();
        let rest = signs.as_str();
        if !letter.is_ascii_uppercase() || rest.starts_with('0') || rest.starts_with('+') {
            return None;
        }
        let row: i8 = rest.parse().ok()?;
        self.at((letter as u8 - b'A') as i8, row.checked_sub(1)?)
    }
    /// The neighbour in this direction.
    pub fn beside(self, seg: Seg, direction: Direction) -> Option<Seg> {
        let ((column, row), (dx, dy)) = (self.place(seg), direction.step());
        self.at(column + dx, row + dy)
    }
    /// 2.3: the up to eight neighbours, in board order.
    pub fn neighbours(self, seg: Seg) -> impl Iterator<Item = Seg> {
        const ORDER: [u8; 8] = [7, 0, 1, 6, 2, 5, 4, 3];
        ORDER.into_iter().filter_map(move |direction| self.beside(seg, Direction(direction)))
    }
    /// 2.3: the distance, with at most one diagonal step.
    pub const fn distance(self, a: Seg, b: Seg) -> u8 {
        let ((ax, ay), (bx, by)) = (self.place(a), self.place(b));
        let (dx, dy) = ((ax - bx).unsigned_abs(), (ay - by).unsigned_abs());
        if dx == 0 || dy == 0 { dx + dy } else { dx + dy - 1 }
    }
    /// Whether two neighbours touch at a corner only.
    pub const fn is_diagonal(self, a: Seg, b: Seg) -> bool {
        let ((ax, ay), (bx, by)) = (self.place(a), self.place(b));
        ax != bx && ay != by
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_range_covers_as_many_segments_as_the_table_says() {
        // Examples, part C: 8, 20, 36, 56 on an unbounded board.
        let grid = Grid { columns: 11, rows: 11 };
        let middle = grid.named("F6").unwrap();
        let within = |r| grid.segs().filter(|&s| s != middle && grid.distance(middle, s) <= r).count();
        assert_eq!([within(1), within(2), within(3), within(4)], [8, 20, 36, 56]);
    }

    #[test]
    fn names_read_back() {
        let grid = Grid { columns: 12, rows: 6 };
        for seg in grid.segs() {
            assert_eq!(grid.named(&grid.name(seg)), Some(seg));
        }
        for wrong in ["", "A", "A0", "A7", "M1", "A01", "É1", "1A"] {
            assert_eq!(grid.named(wrong), None, "{wrong}");
        }
    }
}
