//! Executable rule examples: a TOML file with a position, a script of luck and orders, and what must be true.
//!
//! See `docs/cases.md` for the format.

pub mod exam;
mod file;
mod run;

pub use file::{CaseError, CaseFile, read};
pub use run::run;
