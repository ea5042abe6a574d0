//! Executable rule examples: a TOML file with a position, a script of luck and orders, and what must be true.
//!
//! See `docs/cases.md` for the format.

mod cut;
pub mod exam;
mod example;
mod file;
pub mod lesson;
pub mod puzzle;
mod run;

pub use cut::{Cut, cut, quoted};
pub use example::{Example, Frame, FrameKind, Line, example, id_of};
pub use file::{CaseError, CaseFile, Title, read};
pub use run::{play, run};
