//! How minds are taught: a network by games it plays against itself, weights by changes that are kept if they help.

use bots::{Fancy, Thought, quiet_value};
use engine::{Insight, Seat, Silent, Source};
use learning::{Net, Teacher};
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::ops::Range;

/// How far results reach back: a position is taught what followed soon and, less, how the game ended.
const LAMBDA: f32 = 0.9;
/// Rounds of games remembered: taught by the last games alone, play would swing between extremes.
const MEMORY: usize = 12;
const BATCH: usize = 512;

/// A game to learn from.
pub struct Lesson<const FIGURES: usize> {
    /// What the network saw, one position after the other.
    pub seen: Vec<[f32; FIGURES]>,
    /// What it should have foreseen, 0 to 1.
    pub won: f32,
    /// How the game ended.
    pub end: &'static str,
}

impl<const FIGURES: usize> Lesson<FIGURES> {
    /// What each position should have led the network to expect.
    fn samples<const HIDDEN: usize>(&self, net: &Net<FIGURES, HIDDEN>) -> Vec<([f32; FIGURES], f32)> {
        let mut target = self.won;
        let mut samples = Vec::with_capacity(self.seen.len());
        for (n, figures) in self.seen.iter().enumerate().rev() {
            samples.push((*figures, target));
            if n > 0 {
                target = LAMBDA * target + (1.0 - LAMBDA) * net.chance(figures);
            }
        }
        samples
    }
}

/// Teaches a network: games are played with what it knows, it learns from them, again and again. `after` hears of every round and can
/// save the numbers.
pub fn learn<const FIGURES: usize, const HIDDEN: usize>(
    net: &mut Net<FIGURES, HIDDEN>,
    (rounds, games): (u64, u64),
    play: impl Fn(&Net<FIGURES, HIDDEN>, u64) -> Lesson<FIGURES> + Sync,
    mut after: impl FnMut(&Net<FIGURES, HIDDEN>),
) {
    let mut teacher = Teacher::default();
    let mut memory: Vec<Vec<([f32; FIGURES], f32)>> = Vec::new();
    for round in 0..rounds {
        let known = &*net;
        let lessons: Vec<Lesson<FIGURES>> =
            (0..games).into_par_iter().map(|seed| play(known, round * games + seed)).collect();
        let won: f32 = lessons.iter().map(|lesson| lesson.won).sum();
        let mut ends: BTreeMap<&str, u32> = BTreeMap::new();
        lessons.iter().for_each(|lesson| *ends.entry(lesson.end).or_default() += 1);
        if memory.len() == MEMORY {
            memory.remove(0);
        }
        memory.push(lessons.iter().flat_map(|lesson| lesson.samples(known)).collect());
        let slow = 0.002 * (1.0 - 0.9 * round as f32 / rounds as f32);
        let mut all: Vec<&([f32; FIGURES], f32)> = memory.iter().flatten().collect();
        let mut fancy = Fancy::new(round);
        let steps = (2 * memory.last().map_or(0, Vec::len) / BATCH).max(50);
        let batch = BATCH.min(all.len());
        let mut error = 0.0;
        for _ in 0..steps {
            for slot in 0..batch {
                let other = slot + fancy.below((all.len() - slot) as u64) as usize;
                all.swap(slot, other);
            }
            error += teacher.teach(net, &all[..batch], slow);
        }
        println!(
            "round {round}: won {:.1} %, {} positions, error {:.4}, {ends:?}",
            won / games as f32 * 100.0,
            all.len(),
            error / steps as f32
        );
        after(net);
    }
}

/// The best order one step ahead, with a little doubt so that games differ.
pub fn doubtful<G: Insight>(
    by: Thought<G>,
    position: &G::Position,
    seat: Seat,
    orders: &[G::Order],
    fancy: &mut Fancy,
) -> G::Order {
    let mut best = (orders[0], f32::MIN);
    if orders.len() > 1 {
        for &order in orders {
            let mut next = position.clone();
            by.apply_order(&mut next, order, &mut Silent);
            let value = quiet_value(by, &next, seat, 2) + fancy.below(1000) as f32 * 1e-5;
            if value > best.1 {
                best = (order, value);
            }
        }
    }
    best.0
}

/// Tunes weights: some are changed at random, and what plays better is kept. `numbers` gives the weights to be changed; `trial` says how
/// well they play the games of these seeds, and something to be told. Both sides of a comparison play the same luck.
pub fn tune<W: Clone>(
    weights: &mut W,
    (rounds, games): (u64, u64),
    numbers: impl Fn(&mut W) -> Vec<(&'static str, &mut f32)>,
    trial: impl Fn(&W, Range<u64>) -> (f32, String),
) {
    let mut fancy = Fancy::new(7);
    for round in 0..rounds {
        let seeds = round * games..(round + 1) * games;
        let before = trial(weights, seeds.clone());
        let mut changed = weights.clone();
        for _ in 0..1 + fancy.below(5) {
            let mut numbers = numbers(&mut changed);
            let which = fancy.below(numbers.len() as u64) as usize;
            *numbers[which].1 *= 0.6 + fancy.below(1000) as f32 / 1000.0;
        }
        let after = trial(&changed, seeds);
        if after.0 > before.0 {
            println!("round {round}: {:.3} -> {:.3}, {} -> {}", before.0, after.0, before.1, after.1);
            *weights = changed;
        }
    }
    for (name, value) in numbers(weights) {
        println!("    {name}: {value:.4},");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tuning_keeps_what_plays_better() {
        let mut weights = [1.0f32, 1.0];
        let worth =
            |weights: &[f32; 2], _| (-(weights[0] - 3.0).abs() - (weights[1] - 0.2).abs(), String::new());
        fn numbers(weights: &mut [f32; 2]) -> Vec<(&'static str, &mut f32)> {
            let [first, second] = weights;
            vec![("first", first), ("second", second)]
        }
        tune(&mut weights, (300, 1), numbers, worth);
        assert!((weights[0] - 3.0).abs() < 0.3 && (weights[1] - 0.2).abs() < 0.1, "{weights:?}");
    }

    #[test]
    fn a_network_learns_from_games_how_they_end() {
        // What is seen is who wins.
        let game = |_: &Net<1, 2>, seed: u64| {
            let won = (seed % 2) as f32;
            Lesson { seen: vec![[won]; 3], won, end: "over" }
        };
        let mut net = Net::BLANK;
        let mut heard = 0;
        learn(&mut net, (12, 20), game, |_| heard += 1);
        assert_eq!(heard, 12);
        assert!(net.chance(&[1.0]) > 0.55 && net.chance(&[0.0]) < 0.45);
    }
}
