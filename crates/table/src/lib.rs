//! A running game: record, undo, views, odds, "why not?", bots in seats. No I/O, no clock, no randomness of its own.
//!
//! [`Table`] knows its game's types; [`AnyTable`] is the same table for callers that know no game by name: orders and
//! luck are notation, everything shown is a scene of messages to be rendered.

mod analysed;
mod any;
mod error;
mod lesson;
mod notation;
mod puzzle;
mod report;
mod rolls;
mod running;
mod seen;
mod standing;
mod thinker;
mod told;

pub use analysed::{Analysed, ToldMoment, game_name, page, sparkline};
pub use any::{AnyTable, ChanceFace, Fight, LogEntry, LogLine, WhyNot};
pub use error::{OrderError, ReplayError, UndoStop};
pub use lesson::{LESSON, Lesson, LessonFace, Task, fits};
pub use notation::{chance_face, read_luck, write_luck};
pub use puzzle::{PUZZLE, Riddle, percent};
pub use report::{About, report};
pub use running::{Step, Table};
pub use standing::{Disturbance, Instructions, ReactionFace};
pub use thinker::{Onward, Thinker, Thought};
pub use told::{dice_lines, finish_msg, note_msg, winner_msg};
