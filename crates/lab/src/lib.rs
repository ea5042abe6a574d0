//! Mass self-play: many games in parallel, the same results for the same seed whatever the number of threads.

mod bench;
mod sim;
mod source;

pub use bench::{BenchLine, bench};
pub use sim::{Job, Report, Share, interval, simulate};
pub use source::{Seeded, WallClock, mix};
