//! What minds of bots are made of: weights by name and changes of them, a small network, and the teacher that changes its numbers. Knows no game.

mod changes;
mod net;
mod teacher;
mod weights;

pub use changes::Changes;
pub use net::Net;
pub use teacher::Teacher;
