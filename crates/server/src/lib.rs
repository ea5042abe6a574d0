//! The table in the browser: HTTP and WebSocket around [`table::AnyTable`], tables kept in SQLite.
//!
//! The server judges every order against the position and the seat; it acknowledges an order, to anybody, only after it
//! is committed. See `docs/protocol.md` for what clients and server say to each other.

pub mod admin;
mod app;
mod bench;
mod bots;
mod checkup;
mod config;
mod database;
mod error;
mod expire;
mod fault;
mod game_cache;
mod http;
mod limits;
mod live;
mod live_tables;
mod logs;
mod luck;
mod metrics;
mod network;
mod nodes;
mod player;
mod serve;
mod socket;
mod store;
mod texts;
mod token;
mod uptime;

pub use bench::{Load, Pace, Report, bench};
pub use config::{Config, Keep, Limits};
pub use database::Database;
pub use error::Error;
pub use logs::logs;
pub use network::Network;
pub use serve::{run, serve, serve_until};
pub use store::StoreError;
