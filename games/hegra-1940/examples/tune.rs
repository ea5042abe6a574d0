//! Tunes the evaluation: weights are changed at random, and what holds the fortress longer is kept.
//!
//! `cargo run --release -p hegra-1940 --example tune -- [rounds] [games per trial] [bot] [scenario]`

use bots::{BotSpec, Fancy, Timeless};
use engine::*;
use hegra::position::Ending;
use hegra::{Hegra, PLAYER};
use rayon::prelude::*;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let word = |index: usize, fallback: &str| args.get(index).cloned().unwrap_or(fallback.to_owned());
    let rounds: u64 = word(0, "200").parse().expect("a number of rounds");
    let games: u64 = word(1, "1000").parse().expect("a number of games");
    let bot: BotSpec = word(2, "greedy").parse().expect("a bot");
    let data = Hegra::load(&DataFiles::shipped(Hegra::FILES)).expect("sound data");
    let mut game = Hegra::new(&data, &Setup { scenario: word(3, "normal"), options: Vec::new() });
    let mut fancy = Fancy::new(7);
    // Both sides of a comparison play the same luck, and every round another one.
    for round in 0..rounds {
        let seeds = round * games..(round + 1) * games;
        let before = trial(&game, bot, seeds.clone());
        let kept = game.weights.clone();
        let count = game.weights.all().len() as u64;
        for _ in 0..1 + fancy.below(5) {
            let which = fancy.below(count) as usize;
            let factor = 0.6 + fancy.below(1000) as f32 / 1000.0;
            *game.weights.all()[which].1 *= factor;
        }
        let after = trial(&game, bot, seeds);
        if after.0 <= before.0 {
            game.weights = kept;
        } else {
            println!(
                "round {round}: {:.3} -> {:.3}, won {:.1} % -> {:.1} %",
                before.0, after.0, before.1, after.1
            );
        }
    }
    for (name, value) in game.weights.all() {
        println!("    {name} = {value:.4},");
    }
}

/// Mean worth of the games (days held, and much more for holding out), and the share won.
fn trial(game: &Hegra, bot: BotSpec, seeds: std::ops::Range<u64>) -> (f32, f32) {
    let count = (seeds.end - seeds.start) as f32;
    let played: Vec<(f32, f32)> = seeds.into_par_iter().map(|seed| play(game, bot, seed)).collect();
    let sum = played.iter().fold((0.0, 0.0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
    (sum.0 / count, sum.1 / count * 100.0)
}

fn play(game: &Hegra, bot: BotSpec, seed: u64) -> (f32, f32) {
    let mut luck = Fancy::new(seed);
    let mut fancy = Fancy::new(seed ^ 0x00ab_cdef);
    let mut p = game.start();
    loop {
        match game.need(&p) {
            Need::Over(_) => {
                let men = (p.uninjured() as f32 / 12.0).min(1.0);
                return match p.ending {
                    Ending::Held(_) => (20.0 + 2.0 * men, 1.0),
                    _ => (p.day as f32 + men, 0.0),
                };
            }
            Need::Luck(chance) => game.apply_luck(&mut p, chance.sample(&mut luck), &mut Silent),
            Need::Order(_) => {
                let order = bots::choose(bot, game, &p, PLAYER, &mut fancy, &Timeless);
                game.apply_order(&mut p, order.expect("there is always an order"), &mut Silent);
            }
        }
    }
}
