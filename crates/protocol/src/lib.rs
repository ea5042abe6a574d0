//! What the table and its clients say to each other, over HTTP and WebSocket, as JSON.
//!
//! TypeScript types (`web/src/protocol.ts`) and a JSON Schema (`docs/protocol.schema.json`) are made from these types by
//! `cargo run -p protocol`; a test fails when they drift.

mod analysis;
mod generated;
mod http;
mod socket;
mod state;

pub use analysis::*;
pub use generated::generated;
pub use http::*;
pub use socket::*;
pub use state::*;

/// The version of the protocol; a client that speaks another one is told to reload.
pub const VERSION: u32 = 3;
