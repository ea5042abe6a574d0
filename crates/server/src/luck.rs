//! Where the dice come from: a generator seeded afresh by the operating system for every order.

use crate::token::random;
use engine::Source;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha20Rng;

/// Luck nobody can foresee.
pub struct Fortune(ChaCha20Rng);

impl Fortune {
    /// A fresh generator.
    pub fn new() -> Fortune {
        Fortune(ChaCha20Rng::from_seed(random()))
    }
}

impl Source for Fortune {
    fn below(&mut self, n: u64) -> u64 {
        self.0.random_range(0..n)
    }
}
