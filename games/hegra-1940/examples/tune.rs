//! Tunes the evaluation: weights are changed at random, and what holds the fortress longer is kept.
//!
//! `cargo run --release -p hegra-1940 --example tune -- [rounds] [games per trial] [bot] [scenario]`

use bots::{BotSpec, Fancy, Minds, Timeless};
use engine::*;
use hegra::position::Ending;
use hegra::{Hegra, PLAYER, Weights};
use rayon::prelude::*;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let word = |index: usize, fallback: &str| args.get(index).cloned().unwrap_or(fallback.to_owned());
    let rounds: u64 = word(0, "200").parse().expect("a number of rounds");
    let games: u64 = word(1, "1000").parse().expect("a number of games");
    let bot: BotSpec = word(2, "greedy").parse().expect("a bot");
    let data = Hegra::load(&DataFiles::shipped(Hegra::FILES)).expect("sound data");
    let game = Hegra::new(&data, &Setup { scenario: word(3, "normal"), options: Vec::new() });
    // Mean worth of the games, and the share won.
    let trial = |weights: &Weights, seeds: std::ops::Range<u64>| {
        let minds = Minds::of(weights.clone(), weights.clone());
        let count = (seeds.end - seeds.start) as f32;
        let played: Vec<(f32, f32)> =
            seeds.into_par_iter().map(|seed| play(&game, &minds, bot, seed)).collect();
        let sum = played.iter().fold((0.0, 0.0), |sum, one| (sum.0 + one.0, sum.1 + one.1));
        (sum.0 / count, format!("won {:.1} %", sum.1 / count * 100.0))
    };
    lab::tune(&mut Weights::TUNED.clone(), (rounds, games), Weights::all, trial);
}

/// The worth of a game (days held, and much more for holding out), and whether it was won.
fn play(game: &Hegra, minds: &Minds<Hegra>, bot: BotSpec, seed: u64) -> (f32, f32) {
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
                let order = bots::choose(bot, game, minds, &p, PLAYER, &mut fancy, &Timeless);
                game.apply_order(&mut p, order.expect("there is always an order"), &mut Silent);
            }
        }
    }
}
