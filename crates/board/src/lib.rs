//! Boards as printed: grids with their own coordinates, neighbours, distances and sight lines, as dense tables.

mod area;
mod grid;
mod line;

pub use area::{Area, Cells};
pub use grid::{Grid, Labels, Line, Shape, Shoved, Sides};
pub use line::{Crossing, crossings};
