//! Rate limits and quotas: connections and sockets at a time, and how often an address may ask for what is expensive.
//!
//! Nobody can shut out the others: what one address takes is counted for that address.

use crate::Limits;
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
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
        let enough = self.has_one(now);
        if enough {
            self.left -= 1.0;
        }
        enough
    }

    /// Takes more than one; what is missing must come in again first.
    pub fn spend(&mut self, many: f64) {
        self.left -= many;
    }

    fn has_one(&mut self, now: Instant) -> bool {
        self.fill(now);
        self.left >= 1.0
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

/// What is counted by address and time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ask {
    /// Opening a table.
    Table,
    /// Saying `hello`, which may lay out a table.
    Hello,
    /// A `hello` with a token that opens nothing.
    WrongToken,
    /// A list of tables.
    List,
    /// Agreeing that a game is shown to everybody; counted by the hour.
    Publish,
}

impl Ask {
    /// All of them.
    pub const ALL: [Ask; 5] = [Ask::Table, Ask::Hello, Ask::WrongToken, Ask::List, Ask::Publish];

    /// A name for figures.
    pub fn name(self) -> &'static str {
        match self {
            Ask::Table => "table",
            Ask::Hello => "hello",
            Ask::WrongToken => "wrong_token",
            Ask::List => "list",
            Ask::Publish => "publish",
        }
    }
}

/// What comes in at once, altogether and for each address.
pub struct Counted {
    most: usize,
    most_each: usize,
    all: AtomicUsize,
    each: Mutex<HashMap<IpAddr, usize>>,
}

/// Why one more is not let in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Full {
    /// The house is full.
    House,
    /// This address has its share.
    Address,
}

impl Counted {
    fn new(most: usize, most_each: usize) -> Arc<Counted> {
        Arc::new(Counted { most, most_each, all: AtomicUsize::new(0), each: Mutex::default() })
    }

    /// How many there are.
    pub fn now(&self) -> usize {
        self.all.load(Ordering::Acquire)
    }

    /// One more, if there is room. No address: it counts for all only.
    pub fn enter(self: &Arc<Self>, from: Option<IpAddr>) -> Result<Pass, Full> {
        let from = from.map(neighbourhood);
        if let Some(from) = from {
            let mut each = lock(&self.each);
            let count = each.entry(from).or_default();
            if *count >= self.most_each {
                return Err(Full::Address);
            }
            *count += 1;
        }
        // From here on dropping the pass counts it out again.
        let pass = Pass { counted: self.clone(), from };
        match self.all.fetch_add(1, Ordering::AcqRel) < self.most {
            true => Ok(pass),
            false => Err(Full::House),
        }
    }
}

/// Counted until it is dropped.
pub struct Pass {
    counted: Arc<Counted>,
    from: Option<IpAddr>,
}

impl Drop for Pass {
    fn drop(&mut self) {
        self.counted.all.fetch_sub(1, Ordering::AcqRel);
        let Some(from) = self.from else { return };
        let mut each = lock(&self.counted.each);
        if let Some(count) = each.get_mut(&from) {
            *count -= 1;
            if *count == 0 {
                each.remove(&from);
            }
        }
    }
}

/// Counts what comes in.
pub struct Limiter {
    /// Sockets open now.
    pub sockets: Arc<Counted>,
    /// HTTP connections open now.
    pub connections: Arc<Counted>,
    asks: [Asked; Ask::ALL.len()],
}

struct Asked {
    most: f64,
    per_second: f64,
    refused: AtomicU64,
    buckets: Mutex<HashMap<IpAddr, Bucket>>,
}

impl Limiter {
    /// Nobody is in yet.
    pub fn new(limits: &Limits) -> Limiter {
        let asked = |ask| {
            let (most, seconds) = match ask {
                Ask::Table => (limits.tables_per_minute, 60.0),
                Ask::Hello => (limits.hellos_per_minute, 60.0),
                Ask::WrongToken => (limits.wrong_tokens_per_minute, 60.0),
                Ask::List => (limits.lists_per_minute, 60.0),
                Ask::Publish => (limits.published_per_hour, 3600.0),
            };
            Asked { most, per_second: most / seconds, refused: AtomicU64::new(0), buckets: Mutex::default() }
        };
        Limiter {
            sockets: Counted::new(limits.sockets, limits.sockets_per_address),
            connections: Counted::new(limits.connections, limits.connections_per_address),
            asks: Ask::ALL.map(asked),
        }
    }

    /// Whether this address may ask for it once more now; it is counted.
    pub fn may(&self, ask: Ask, from: IpAddr) -> bool {
        self.bucket(ask, from, Bucket::take)
    }

    /// Whether this address could ask for it; nothing is counted.
    pub fn could(&self, ask: Ask, from: IpAddr) -> bool {
        self.bucket(ask, from, Bucket::has_one)
    }

    /// How often it was refused.
    pub fn refused(&self, ask: Ask) -> u64 {
        self.asks[ask as usize].refused.load(Ordering::Relaxed)
    }

    fn bucket(&self, ask: Ask, from: IpAddr, take: impl FnOnce(&mut Bucket, Instant) -> bool) -> bool {
        let asked = &self.asks[ask as usize];
        let now = Instant::now();
        let mut buckets = lock(&asked.buckets);
        if buckets.len() > 10_000 {
            buckets.retain(|_, bucket| !bucket.is_full(now));
        }
        let fresh = || Bucket::new(asked.most, asked.per_second);
        let may = take(buckets.entry(neighbourhood(from)).or_insert_with(fresh), now);
        if !may {
            asked.refused.fetch_add(1, Ordering::Relaxed);
        }
        may
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// An IPv6 customer owns a whole /64.
pub fn neighbourhood(ip: IpAddr) -> IpAddr {
    match ip.to_canonical() {
        IpAddr::V6(v6) => IpAddr::V6((u128::from(v6) >> 64 << 64).into()),
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn a_bucket_refills() {
        let mut bucket = Bucket::new(2.0, 1.0);
        let start = Instant::now();
        assert!(bucket.take(start) && bucket.take(start) && !bucket.take(start));
        assert!(bucket.take(start + Duration::from_secs(2)));
    }

    #[test]
    fn a_socket_counts_until_it_is_gone() {
        let limiter = Limiter::new(&Limits { sockets: 1, ..Limits::default() });
        let first = limiter.sockets.enter(None);
        assert!(first.is_ok());
        assert_eq!(limiter.sockets.enter(Some(ip("192.0.2.1"))).err(), Some(Full::House));
        assert_eq!(limiter.sockets.now(), 1);
        drop(first);
        assert!(limiter.sockets.enter(Some(ip("192.0.2.1"))).is_ok());
        assert!(lock(&limiter.sockets.each).is_empty(), "nobody is remembered who is not here");
    }

    #[test]
    fn an_address_takes_no_more_than_its_share() {
        let limiter = Limiter::new(&Limits { sockets: 10, sockets_per_address: 2, ..Limits::default() });
        let own: Vec<_> = (0..2).map(|_| limiter.sockets.enter(Some(ip("2001:db8::1"))).unwrap()).collect();
        // Another address of the same customer.
        assert_eq!(limiter.sockets.enter(Some(ip("2001:db8::2"))).err(), Some(Full::Address));
        assert!(limiter.sockets.enter(Some(ip("2001:db8:0:1::1"))).is_ok());
        drop(own);
        assert!(limiter.sockets.enter(Some(ip("2001:db8::2"))).is_ok());
    }

    #[test]
    fn one_address_cannot_use_up_what_another_may_ask() {
        let limiter = Limiter::new(&Limits { hellos_per_minute: 3.0, ..Limits::default() });
        let greedy = || limiter.may(Ask::Hello, ip("192.0.2.1"));
        assert!(greedy() && greedy() && greedy() && !greedy());
        assert!(!limiter.could(Ask::Hello, ip("::ffff:192.0.2.1")));
        assert!(limiter.may(Ask::Hello, ip("192.0.2.2")));
        assert!(limiter.could(Ask::List, ip("192.0.2.1")));
        assert_eq!(limiter.refused(Ask::Hello), 2);
    }
}
