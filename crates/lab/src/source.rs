use bots::Clock;
use engine::Source;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::time::Instant;

/// Luck from a seed: the same on every machine.
#[derive(Clone)]
pub struct Seeded(ChaCha8Rng);

impl Seeded {
    /// Luck from a seed.
    pub fn new(seed: u64) -> Seeded {
        Seeded(ChaCha8Rng::seed_from_u64(seed))
    }
}

impl Source for Seeded {
    fn below(&mut self, n: u64) -> u64 {
        self.0.random_range(0..n)
    }
}

/// Real time.
pub struct WallClock(Instant);

impl WallClock {
    /// A clock that starts now.
    pub fn new() -> WallClock {
        WallClock(Instant::now())
    }
}

impl Default for WallClock {
    fn default() -> WallClock {
        WallClock::new()
    }
}

impl Clock for WallClock {
    fn millis(&self) -> u64 {
        self.0.elapsed().as_millis() as u64
    }
}

/// The time this thread has had the processor, where the system tells; else real time. By it a bot with a time limit plays as it does
/// on a machine that has nothing else to do.
pub struct WorkClock(WallClock);

impl WorkClock {
    /// A clock of the thread that asks.
    pub fn new() -> WorkClock {
        WorkClock(WallClock::new())
    }
}

impl Default for WorkClock {
    fn default() -> WorkClock {
        WorkClock::new()
    }
}

impl Clock for WorkClock {
    fn millis(&self) -> u64 {
        let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
        let nanos = text.split(' ').next().and_then(|nanos| nanos.parse::<u64>().ok());
        nanos.map_or_else(|| self.0.millis(), |nanos| nanos / 1_000_000)
    }
}

/// A seed from a seed and a number, far from its neighbours.
pub fn mix(seed: u64, n: u64) -> u64 {
    let mut z = seed.wrapping_add(n.wrapping_mul(0x9e37_79b9_7f4a_7c15)).wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
