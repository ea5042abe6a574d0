//! A game looked at again after its end: how the outlook went, and what every change of it came from.
//!
//! Three stages, each of its own: [`Analyst`] measures one moment of the game after the other and knows its rules; [`Notebook`] keeps what
//! was measured, so that the work may stop and be taken up again; [`Report`] adds it up and knows no game any more.
//!
//! All figures are whole numbers, [`CERTAIN`] being a game won for certain by the first seat: so the parts of a change add up exactly.
//! No clock, no threads, no luck but what follows from the number of the moment: the same game and budget give the same figures.

mod measure;
mod notebook;
mod report;

pub use measure::{Decision, Made, Measured, Played};
pub use notebook::Notebook;
pub use report::{Cause, Correction, Moment, Parts, Report, SideSum};

/// The outlook of a game that the first seat has won.
pub const CERTAIN: i32 = 10_000;

/// Playouts for each decision if nothing else is said: enough to tell a blunder from an even choice, and little enough that a long game
/// is looked at in a minute.
pub const PLAYOUTS: u32 = 40;

/// Somebody who looks at the moments of a game, for callers that know no game by name.
pub trait Analyst: Send {
    /// Moments to be looked at: one more than there were steps.
    fn moments(&self) -> usize;
    /// What is found at one of them. Moments do not depend on each other.
    fn measure(&self, moment: usize, playouts: u32) -> Measured;
}
