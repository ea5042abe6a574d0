//! Mass self-play: many games in parallel, the same results for the same seed whatever the number of threads.

mod bench;
mod duel;
mod school;
mod sim;
mod source;

pub use bench::{BenchLine, bench};
pub use duel::{Duel, Duellist, Edge, duel, duel_program};
pub use school::{Lesson, doubtful, learn, tune};
pub use sim::{Job, Report, Share, interval, simulate};
pub use source::{Seeded, WallClock, mix};
