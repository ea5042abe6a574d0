//! The table in a terminal: a full-screen client that knows no game by name. It draws scenes and sends back choices.
//!
//! [`play`] runs a session from the first order to the end. What happens is in [`App`], which takes [`Input`] and draws
//! frames, and can be driven without a terminal.

mod app;
mod asks;
mod counter;
mod fold;
mod going;
mod hand;
mod keys;
mod lesson;
mod line;
mod log;
mod look;
mod luck;
mod map;
mod overlay;
mod pages;
mod panel;
mod panels;
mod picks;
mod picture;
mod places;
mod result;
mod run;
mod save;
mod screen;
mod session;
mod standing;
mod status;
mod study;
#[cfg(test)]
mod tests;
mod think;
mod turn;
mod words;

pub use app::{App, Input};
pub use picture::picture;
pub use run::play;
pub use session::{End, Error, Player, Session};
