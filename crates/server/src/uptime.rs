//! How long the tables of a database have been served, over all starts. Abandoned tables are told by this clock and not by
//! the calendar: nobody can come while the server is off, and a calendar that jumps must not cost anybody a game. Where several
//! servers share a database it is the clock of all of them (club time), and it runs while one of them serves.

use std::sync::Mutex;
use std::time::Instant;

/// Seconds of service.
pub struct Uptime(Mutex<(i64, Instant)>);

impl Uptime {
    /// Goes on from what the store remembers.
    pub fn after(before: i64) -> Uptime {
        Uptime(Mutex::new((before, Instant::now())))
    }

    /// Seconds of service until now.
    pub fn now(&self) -> i64 {
        let (before, begun) = *self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        before + begun.elapsed().as_secs() as i64
    }

    /// Sets the clock by what the store says. It never runs back.
    pub fn set(&self, seconds: i64) {
        let now = self.now();
        if seconds > now {
            *self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = (seconds, Instant::now());
        }
    }
}
