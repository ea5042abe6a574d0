//! Boards as printed: hex grids with their own coordinates, neighbours, distances and sight lines, as dense tables.

mod hex;
mod mask;

pub use hex::{HexGrid, Sighting};
pub use mask::Mask;
