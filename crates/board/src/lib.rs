//! Boards as printed: grids with their own coordinates, neighbours, distances, sides and sight lines, and several maps laid together, as
//! dense tables.

mod area;
mod grid;
mod line;
mod plane;
mod sides;

pub use area::{Area, CellSet, Cells};
pub use grid::{Grid, Labels, Line, Shape, Shoved};
pub use line::{Crossing, crossings};
pub use plane::{Lines, NOWHERE, Plane, STEPS};
pub use sides::Sides;
