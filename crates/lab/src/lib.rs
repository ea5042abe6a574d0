//! Mass self-play: many games in parallel, the same results for the same seed whatever the number of threads.

mod bench;
mod duel;
mod hunt;
mod ladder;
mod play_out;
mod school;
mod sim;
mod source;
mod watch;

pub use bench::{BenchLine, bench};
pub use duel::{Duel, Duellist, Edge, duel, duel_program};
pub use hunt::{
    DEEPER, Find, Hunt, PUZZLE_MARGIN, Wanted, answers, blunders, deep_look, level, played_out, puzzles,
};
pub use ladder::{ANCHOR, Pairing, Rating, rate};
pub use play_out::play_out;
pub use school::{Lesson, doubtful, learn, tune};
pub use sim::{Job, Report, Share, interval, simulate};
pub use source::{Seeded, WallClock, WorkClock, mix};
pub use watch::{Vigil, Watched, watch, watch_with};
