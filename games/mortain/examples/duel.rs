//! Measures a network against the evaluation made by hand: both look one step ahead, changing sides every game.
//!
//! `cargo run --release -p mortain --example duel -- [games] [seed] [file of a network]`
//!
//! Without a file the shipped network plays. Prints the share of games the network wins, with its 95 % interval.

use bots::{BotSpec, Fancy, Timeless, quiet_value};
use engine::*;
use mortain::net::Net;
use mortain::{GERMAN, Mortain, US};
use rayon::prelude::*;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |index: usize, usual: u64| args.get(index).map_or(usual, |arg| arg.parse().expect("a number"));
    let (games, seed) = (number(0, 200), number(1, 1));
    let data = Mortain::load(&DataFiles::shipped(Mortain::FILES)).expect("sound data");
    let mut game = Mortain::new(&data, &Setup::default());
    if let Some(file) = args.get(2) {
        let text = std::fs::read_to_string(file).expect("a file");
        *game.net = Net::read(&text).expect("all numbers of a network");
    }
    let results: Vec<(f32, f32)> = (0..games).into_par_iter().map(|n| play(&game, seed + n)).collect();
    let won: f32 = results.iter().map(|(won, _)| won).sum();
    let german: f32 = results.iter().map(|(_, german)| german).sum();
    let (n, share) = (games as f32, won / games as f32);
    let z = 1.96f32;
    let middle = (share + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z / (1.0 + z * z / n) * (share * (1.0 - share) / n + z * z / (4.0 * n * n)).sqrt();
    println!(
        "the network won {:.1} % of {games} games ({:.1} to {:.1}); the German side {:.1} %",
        share * 100.0,
        (middle - half) * 100.0,
        (middle + half) * 100.0,
        german / n * 100.0
    );
}

/// One game: what the network made of it, and what the German side did.
fn play(game: &Mortain, seed: u64) -> (f32, f32) {
    // Both games of a pair have the same luck.
    let mut luck = Fancy::new(seed / 2);
    let mut fancy = Fancy::new(seed ^ 0x5eed);
    let network = if seed.is_multiple_of(2) { GERMAN } else { US };
    let mut position = game.start();
    let mut orders = Vec::new();
    loop {
        match game.need(&position) {
            Need::Over(outcome) => return (outcome.score(network), outcome.score(GERMAN)),
            Need::Luck(chance) => game.apply_luck(&mut position, chance.sample(&mut luck), &mut Silent),
            Need::Order(seat) if seat != network => {
                let order = bots::choose(BotSpec::Greedy, game, &position, seat, &mut fancy, &Timeless);
                game.apply_order(&mut position, order.expect("a legal order"), &mut Silent);
            }
            Need::Order(seat) => {
                orders.clear();
                game.orders(&position, &mut orders);
                game.sift(&position, &mut orders);
                let value = |order: &mortain::orders::Order| {
                    let mut next = position;
                    game.apply_order(&mut next, *order, &mut Silent);
                    quiet_value(game, &next, seat, 4)
                };
                let best =
                    orders.iter().map(|order| (order, value(order))).max_by(|a, b| a.1.total_cmp(&b.1));
                let order = *best.expect("a legal order").0;
                game.apply_order(&mut position, order, &mut Silent);
            }
        }
    }
}
