//! 6.2 and 6.3: how far units fire, and what stops them.

use crate::data::Data;
use board::Mask;

/// 6.3: the hex that blocks the line of fire between two hexes, if one does.
///
/// A line along a hexside is blocked only if both hexes beside it block (R39).
pub fn blocker(data: &Data, from: u8, to: u8) -> Option<u8> {
    let blocks = |hex: u8| data.terrain(hex).blocks;
    let line = data.grid.sighting(from, to);
    if let Some(&hex) = line.through.iter().find(|&&hex| blocks(hex)) {
        return Some(hex);
    }
    line.along.iter().find(|(one, two)| blocks(*one) && two.is_some_and(blocks)).map(|(one, _)| *one)
}

/// 6.2: the range of a unit in a hex: 2, from a hill 3 (R41).
pub fn range(data: &Data, hex: u8) -> u8 {
    data.terrain(hex).range
}

/// For every hex, the hexes that can be fired at from it.
pub fn reach(data: &Data) -> Vec<Mask> {
    let hexes = 0..data.grid.len() as u8;
    let visible = |from: u8, to: u8| {
        from != to && data.grid.distance(from, to) <= range(data, from) && blocker(data, from, to).is_none()
    };
    hexes.clone().map(|from| hexes.clone().filter(|&to| visible(from, to)).collect()).collect()
}
