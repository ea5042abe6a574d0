//! How long the tables of a database have been served, over all starts. Abandoned tables are told by this clock and not by
//! the calendar: nobody can come while the server is off, and a calendar that jumps must not cost anybody a game.

use std::time::Instant;

/// Seconds of service.
pub struct Uptime {
    before: i64,
    begun: Instant,
}

impl Uptime {
    /// Goes on from what the store remembers.
    pub fn after(before: i64) -> Uptime {
        Uptime { before, begun: Instant::now() }
    }

    /// Seconds of service until now.
    pub fn now(&self) -> i64 {
        self.before + self.begun.elapsed().as_secs() as i64
    }
}
