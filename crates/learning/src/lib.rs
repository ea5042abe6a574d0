//! What minds of bots are made of: weights by name, a small network, and the teacher that changes its numbers. Knows no game.

mod net;
mod teacher;
mod weights;

pub use net::Net;
pub use teacher::Teacher;
