//! 1.4: who stands where. Kept up to date with every counter that comes, goes or moves, so that nobody has to search.

use crate::*;

/// What stands where, of both sides. It follows from [`Position::at`] and changes only with it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stacks {
    /// Counters on the map.
    pub there: u64,
    /// Hexes with platoons of each side.
    pub held: [Area; 2],
    /// Hexes with two platoons of each side.
    pub full: [Area; 2],
    /// Hexes with a headquarters of each side.
    pub hqs: [Area; 2],
}

impl Stacks {
    /// An empty map.
    pub const NONE: Stacks =
        Stacks { there: 0, held: [Area::NONE; 2], full: [Area::NONE; 2], hqs: [Area::NONE; 2] };
}

impl WhiteStar {
    /// Where a unit now stands; nothing else changes.
    #[inline]
    pub(crate) fn put(&self, p: &mut Position, unit: u8, cell: Cell) {
        let from = p.place(unit);
        if from == cell {
            return;
        }
        p.at[unit as usize] = cell;
        if on_map(from) {
            self.lift(p, unit, from);
        }
        if on_map(cell) {
            self.lay(p, unit, cell);
        }
    }

    fn lay(&self, p: &mut Position, unit: u8, cell: Cell) {
        let side = self.seat(unit).index();
        p.stacks.there |= bit(unit);
        if self.is_hq(unit) {
            p.stacks.hqs[side].insert(cell);
            return;
        }
        if p.stacks.held[side].has(cell) {
            p.stacks.full[side].insert(cell);
        }
        p.stacks.held[side].insert(cell);
    }

    fn lift(&self, p: &mut Position, unit: u8, cell: Cell) {
        let side = self.seat(unit).index();
        p.stacks.there &= !bit(unit);
        if self.is_hq(unit) {
            if p.those_in(self.sides[side] & self.hqs, cell) == 0 {
                p.stacks.hqs[side].remove(cell);
            }
        } else if !p.stacks.full[side].has(cell) {
            p.stacks.held[side].remove(cell);
        } else if p.those_in(self.sides[side] & !self.hqs, cell).count_ones() < 2 {
            p.stacks.full[side].remove(cell);
        }
    }

    /// Units of both sides that are on the map.
    #[inline]
    pub(crate) fn alive(&self, p: &Position) -> u64 {
        p.stacks.there
    }
    /// A side's platoons in a hex.
    #[inline]
    pub(crate) fn platoons(&self, p: &Position, cell: Cell, seat: Seat) -> u64 {
        if p.stacks.held[seat.index()].has(cell) || !on_map(cell) {
            p.those_in(self.sides[seat.index()] & !self.hqs, cell)
        } else {
            0
        }
    }
    /// The headquarters of a side in a hex.
    #[inline]
    pub(crate) fn hq_at(&self, p: &Position, cell: Cell, seat: Seat) -> Option<u8> {
        if on_map(cell) && !p.stacks.hqs[seat.index()].has(cell) {
            return None;
        }
        let found = p.those_in(self.sides[seat.index()] & self.hqs, cell);
        (found != 0).then(|| found.trailing_zeros() as u8)
    }
    /// A platoon on the map and every own counter in its hex.
    #[inline]
    pub(crate) fn stack(&self, p: &Position, unit: u8) -> u64 {
        let (cell, side) = (p.place(unit), self.seat(unit).index());
        if p.stacks.full[side].has(cell) || p.stacks.hqs[side].has(cell) {
            p.those_in(self.sides[side] & p.stacks.there, cell)
        } else {
            bit(unit)
        }
    }
    /// Hexes with platoons of a side, and those with two.
    #[inline]
    pub(crate) fn held(&self, p: &Position, seat: Seat) -> (Area, Area) {
        (p.stacks.held[seat.index()], p.stacks.full[seat.index()])
    }
}
