//! What comes in every box: a map and counters. Read from data files, checked, with file and line in every error, and drawn.
//!
//! [`GameMap`] reads a map and [`Roster`] counters; each entry may have fields of the game's own. [`Picture`] makes the board of a map that
//! clients draw.

mod fields;
mod map;
mod numbers;
mod picture;
mod roster;
mod words;

pub use fields::Place;
#[doc(hidden)]
pub use fields::{Bounded, Named, Within};
pub use map::{GameMap, Ground, Line, Name};
pub use numbers::numbers;
pub use picture::Picture;
pub use roster::{Counter, Roster};
#[doc(hidden)]
pub use serde;
