//! Executable rule examples: a TOML file with a position, a script of luck and orders, and what must be true.
//!
//! See `docs/cases.md` for the format.

pub mod exam;
mod example;
mod file;
pub mod lesson;
mod run;

pub use example::{Example, Frame, FrameKind, Line, example, id_of};
pub use file::{CaseError, CaseFile, Title, read};
pub use run::run;
