use crate::Config;
use crate::bots::Pool;
use crate::doors::Doors;
use crate::hall::Hall;
use crate::http::Health;
use crate::shop::Shop;
use crate::store::{Store, Writer};
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
    /// Tables in memory.
    pub hall: Hall,
    /// Games unpacked and ready.
    pub shop: Shop,
    /// Bots that think.
    pub pool: Pool,
    /// Who may come in.
    pub doors: Doors,
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
