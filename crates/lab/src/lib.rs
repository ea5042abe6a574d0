//! Mass self-play: many games in parallel, the same results for the same seed whatever the number of threads.

mod ahead;
mod bench;
mod duel;
mod hunt;
mod judge;
mod ladder;
mod learn;
mod play_out;
mod sim;
mod source;
mod stakes;
mod tune;
mod watch;

pub use ahead::played_out;
pub use bench::{BenchLine, bench};
pub use duel::{BotScore, Duel, Duelled, Leg, Score, SideScore, duel, per_scenario};
pub use hunt::{DEEPER, Find, Hunt, PUZZLE_MARGIN, Wanted, answers, blunders, deep_look, puzzles};
pub use judge::{MINDS, weights};
pub use ladder::{ANCHOR, Pairing, Rating, rate};
pub use learn::{Taught, learn};
pub use play_out::play_out;
pub use sim::{Job, Report, Share, interval, share, simulate};
pub use source::{Seeded, WallClock, WorkClock, mix};
pub use tune::{Schoolwork, Tried, tune};
pub use watch::{Vigil, Watched, watch, watch_with};
