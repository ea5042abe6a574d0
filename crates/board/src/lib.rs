//! Boards as printed: hex grids with their own coordinates, neighbours, distances and sight lines, as dense tables.

mod area;
mod grid;
mod hex;
mod line;
mod mask;

pub use area::{Area, Cells};
pub use grid::{Grid, Labels, Line, Shape, Shoved, Sides};
pub use hex::{HexGrid, Sighting};
pub use line::{Crossing, crossings};
pub use mask::Mask;
