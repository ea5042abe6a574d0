//! The client without a terminal, in one binary: several would link the whole project several times.

mod aids;
mod common;
mod lessons;
mod play;
mod screens;
mod words;
