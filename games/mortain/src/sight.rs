//! 6.2 and 6.3: how far units fire, and what stops them.

use crate::*;

/// 6.3: the hex that blocks the line of fire between two hexes, if one does.
///
/// A line along a hexside is blocked only if both hexes beside it block (R39).
pub fn blocker(data: &Data, from: Hex, to: Hex) -> Option<Hex> {
    let blocks = |hex: &u16| data.terrain(Hex(*hex as u8)).blocks;
    let line = data.line(from, to);
    let along = || line.along.iter().find(|(one, two)| blocks(one) && two.as_ref().is_some_and(blocks));
    let by = line.through.iter().copied().find(blocks).or_else(|| along().map(|(one, _)| *one));
    by.map(|hex| Hex(hex as u8))
}

/// 6.2: the range of a unit in a hex: 2, from a hill 3 (R41).
pub fn range(data: &Data, hex: Hex) -> u8 {
    data.terrain(hex).range
}

/// For every hex, the hexes that can be fired at from it.
pub fn reach(data: &Data) -> By<Hex, Vec<Hexes>> {
    let visible = |from: Hex, to: Hex| {
        from != to && data.distance(from, to) <= range(data, from) && blocker(data, from, to).is_none()
    };
    data.hexes().map(|from| data.hexes().filter(|&to| visible(from, to)).collect()).collect()
}
