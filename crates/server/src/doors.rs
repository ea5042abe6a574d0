//! Who may come in: sockets at once, tables opened per minute.

use crate::Limits;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;

/// A bucket that fills at a steady rate; every request takes one from it.
#[derive(Clone, Debug)]
pub struct Bucket {
    left: f64,
    most: f64,
    per_second: f64,
    last: Instant,
}

impl Bucket {
    /// A full bucket.
    pub fn new(most: f64, per_second: f64) -> Bucket {
        Bucket { left: most, most, per_second, last: Instant::now() }
    }

    /// Takes one, if there is one.
    pub fn take(&mut self, now: Instant) -> bool {
        self.fill(now);
        let enough = self.left >= 1.0;
        if enough {
            self.left -= 1.0;
        }
        enough
    }

    /// Takes more than one; what is missing must come in again first.
    pub fn spend(&mut self, many: f64) {
        self.left -= many;
    }

    fn fill(&mut self, now: Instant) {
        let time = now.saturating_duration_since(self.last).as_secs_f64();
        self.left = (self.left + time * self.per_second).min(self.most);
        self.last = now;
    }

    fn is_full(&mut self, now: Instant) -> bool {
        self.fill(now);
        self.left >= self.most
    }
}

/// Counts what comes in.
pub struct Doors {
    most_sockets: usize,
    tables_per_minute: f64,
    sockets: Arc<AtomicUsize>,
    openers: Mutex<HashMap<IpAddr, Bucket>>,
}

/// A socket that is counted until it is dropped.
pub struct Pass(Arc<AtomicUsize>);

impl Drop for Pass {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::AcqRel);
    }
}

impl Doors {
    /// Doors with these limits.
    pub fn new(limits: &Limits) -> Doors {
        Doors {
            most_sockets: limits.sockets,
            tables_per_minute: limits.tables_per_minute,
            sockets: Arc::default(),
            openers: Mutex::default(),
        }
    }

    /// One more socket, if there is room.
    pub fn enter(&self) -> Option<Pass> {
        let pass = Pass(self.sockets.clone());
        (self.sockets.fetch_add(1, Ordering::AcqRel) < self.most_sockets).then_some(pass)
    }

    /// Sockets open now.
    pub fn sockets(&self) -> usize {
        self.sockets.load(Ordering::Acquire)
    }

    /// Whether this address may open one more table now.
    pub fn may_open(&self, from: IpAddr) -> bool {
        let now = Instant::now();
        let mut openers = self.openers.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if openers.len() > 10_000 {
            openers.retain(|_, bucket| !bucket.is_full(now));
        }
        let fresh = || Bucket::new(self.tables_per_minute, self.tables_per_minute / 60.0);
        openers.entry(neighbourhood(from)).or_insert_with(fresh).take(now)
    }
}

/// An IPv6 customer owns a whole /64.
fn neighbourhood(ip: IpAddr) -> IpAddr {
    match ip {
        IpAddr::V4(_) => ip,
        IpAddr::V6(v6) => match v6.to_ipv4_mapped() {
            Some(v4) => IpAddr::V4(v4),
            None => IpAddr::V6((u128::from(v6) >> 64 << 64).into()),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_bucket_refills() {
        let mut bucket = Bucket::new(2.0, 1.0);
        let start = Instant::now();
        assert!(bucket.take(start) && bucket.take(start) && !bucket.take(start));
        assert!(bucket.take(start + Duration::from_secs(2)));
    }

    #[test]
    fn a_socket_counts_until_it_is_gone() {
        let doors = Doors::new(&Limits { sockets: 1, ..Limits::default() });
        let first = doors.enter();
        assert!(first.is_some() && doors.enter().is_none());
        drop(first);
        assert!(doors.enter().is_some());
    }
}
