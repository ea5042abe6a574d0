//! Fits the evaluation: `search` plays against itself, then the weights are set so that positions predict who won; again
//! and again, each time with what was learned before.
//!
//! `cargo run --release -p mortain --example fit -- [rounds] [games per round] [playouts per decision] [data folder]`

use bots::{BotSpec, Fancy, Level};
use engine::*;
use mortain::position::Stage;
use mortain::{FEATURES, GERMAN, Mortain};
use rayon::prelude::*;

type Sample = ([f32; FEATURES], f32);

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |index: usize, fallback: u64| args.get(index).map_or(fallback, |arg| arg.parse().expect("a number"));
    let (rounds, games, playouts) = (number(0, 4), number(1, 1000), number(2, 20) as u32);
    let mut files = DataFiles::shipped(Mortain::FILES);
    if let Some(folder) = args.get(3) {
        for (name, text) in files.0.iter_mut() {
            *text = std::fs::read_to_string(format!("{folder}/{name}")).expect("a data file");
        }
    }
    let data = Mortain::load(&files).expect("sound data");
    let mut game = Mortain::new(&data, &Setup::default());
    // Everything ever seen is kept: fitted to the last games alone, play would swing between extremes.
    let mut samples: Vec<Sample> = Vec::new();
    for round in 0..rounds {
        let played: Vec<(f32, Vec<Sample>)> =
            (0..games).into_par_iter().map(|seed| play(&game, playouts, round * games + seed)).collect();
        let won: f32 = played.iter().map(|(won, _)| won).sum();
        samples.extend(played.into_iter().flat_map(|(_, samples)| samples));
        game.weights = fit(&samples, game.weights);
        println!("round {round}: German {:.1} %, {} positions", won / games as f32 * 100.0, samples.len());
        println!("{:.3?}", game.weights);
    }
}

/// One game; the features of every position in which a card is about to be drawn, with the result for the German.
fn play(game: &Mortain, playouts: u32, seed: u64) -> (f32, Vec<Sample>) {
    let mut luck = Fancy::new(seed);
    let mut fancy = Fancy::new(seed ^ 0x00ab_cdef);
    let mut position = game.start();
    let mut seen = Vec::new();
    loop {
        match game.need(&position) {
            Need::Over(outcome) => {
                let won = outcome.score(GERMAN);
                return (won, seen.into_iter().map(|features| (features, won)).collect());
            }
            Need::Luck(chance) => {
                if position.stage == Stage::Draw {
                    seen.push(game.features(&position));
                }
                game.apply_luck(&mut position, chance.sample(&mut luck), &mut Silent);
            }
            Need::Order(seat) => {
                // Now and then anything, so that unusual positions are seen too.
                let spec = match fancy.below(25) {
                    0 => BotSpec::Random,
                    _ => BotSpec::Search(Level::Playouts(playouts)),
                };
                let order = bots::choose(spec, game, &position, seat, &mut fancy, &bots::Timeless);
                game.apply_order(
                    &mut position,
                    order.expect("a seat that decides has an order"),
                    &mut Silent,
                );
            }
        }
    }
}

/// Logistic regression by gradient descent, with a slight pull towards zero.
fn fit(samples: &[Sample], start: [f32; FEATURES]) -> [f32; FEATURES] {
    let mut weights = start;
    let mut squares = [1e-6f32; FEATURES];
    for _ in 0..300 {
        let gradient: [f32; FEATURES] = samples
            .par_iter()
            .map(|(features, won)| {
                let ahead: f32 = features.iter().zip(&weights).map(|(value, weight)| value * weight).sum();
                let error = won - 1.0 / (1.0 + (-ahead).exp());
                features.map(|value| value * error)
            })
            .reduce(|| [0.0; FEATURES], |a, b| std::array::from_fn(|i| a[i] + b[i]));
        for i in 0..FEATURES {
            let slope = gradient[i] / samples.len() as f32 - 0.0005 * weights[i];
            squares[i] += slope * slope;
            weights[i] += 0.15 * slope / squares[i].sqrt();
        }
    }
    weights
}
