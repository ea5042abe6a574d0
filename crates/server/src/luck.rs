//! Where the dice come from: from the secret of the table and the seeds of its players. Tables from before there were such dice
//! go on with a generator seeded afresh by the operating system for every order.

use crate::token::random;
use dice::{Dice, Phase, Sum, number};
use engine::Source;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha20Rng;

/// Luck nobody can foresee.
pub struct Fortune<'a>(From<'a>);

enum From<'a> {
    /// A fresh generator.
    System(Box<ChaCha20Rng>),
    /// Secret and seeds.
    Dice {
        dice: &'a mut Dice,
        key: Sum,
        /// The step the luck will get.
        step: u32,
    },
}

impl Fortune<'static> {
    /// Luck that nobody wants to verify.
    pub fn fresh() -> Fortune<'static> {
        Fortune(From::System(Box::new(ChaCha20Rng::from_seed(random()))))
    }
}

impl<'a> Fortune<'a> {
    /// The luck of a table with these dice; none as long as seeds are waited for.
    pub fn of(dice: Option<&'a mut Dice>) -> Option<Fortune<'a>> {
        let Some(dice) = dice else { return Some(Fortune::fresh()) };
        let key = dice.key(dice.drawn).filter(|_| dice.phase() == Phase::Ready)?;
        Some(Fortune(From::Dice { dice, key, step: 0 }))
    }

    /// What is drawn next gets this number in the record.
    pub fn at(&mut self, at: usize) {
        if let From::Dice { step, .. } = &mut self.0 {
            *step = at as u32;
        }
    }
}

impl Source for Fortune<'_> {
    fn below(&mut self, n: u64) -> u64 {
        match &mut self.0 {
            From::System(generator) => generator.random_range(0..n),
            From::Dice { dice, key, step } => {
                let drawn = number(key, &dice.table, dice.drawn, *step, n);
                dice.drawn += 1;
                drawn
            }
        }
    }

    fn draw(&self) -> Option<u32> {
        match &self.0 {
            From::System(_) => None,
            From::Dice { dice, .. } => dice.drawn.checked_sub(1),
        }
    }
}
