use crate::Config;
use crate::bots::Pool;
use crate::game_cache::GameCache;
use crate::http::Health;
use crate::limits::Limiter;
use crate::live_tables::LiveTables;
use crate::store::{Reader, Store, Writer};
use crate::uptime::Uptime;
use std::sync::Arc;
use tokio::sync::watch;

/// What every request can reach.
pub struct App {
    /// How to serve.
    pub config: Config,
    /// Where tables are kept, for reading.
    pub store: Arc<dyn Store>,
    /// The one way to write.
    pub writer: Writer,
    /// What other servers have written, asked for many tables at once.
    pub reader: Reader,
    /// Tables in memory.
    pub live: LiveTables,
    /// Games that are open.
    pub games: GameCache,
    /// Bots that think.
    pub pool: Pool,
    /// Rate limits and quotas.
    pub limiter: Limiter,
    /// How long tables have been served.
    pub uptime: Uptime,
    /// Whether everything works, as last found.
    pub health: Health,
    /// Turns true when the server stops.
    pub stop: watch::Receiver<bool>,
}

/// Seconds since 1970.
pub fn now() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |time| time.as_secs())
}
