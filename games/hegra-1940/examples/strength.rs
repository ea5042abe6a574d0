//! How often `search` holds the fortress, and how the games end.
//!
//! `cargo run --release -p hegra-1940 --example strength -- [scenario] [games] [bot] [key=value ...] [data folder]`

use bots::{BotSpec, Fancy, Minds};
use engine::*;
use hegra::{Hegra, PLAYER};
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::time::Instant;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let word = |index: usize, fallback: &str| args.get(index).cloned().unwrap_or(fallback.to_owned());
    let games: u64 = word(1, "100").parse().expect("a number of games");
    let bot: BotSpec = word(2, "search:200").parse().expect("a bot");
    let mut files = DataFiles::shipped(Hegra::FILES);
    let mut options = Vec::new();
    for extra in args.iter().skip(3) {
        match extra.split_once('=') {
            Some((key, value)) => options.push((key.to_owned(), value.to_owned())),
            None => {
                for (name, text) in files.0.iter_mut() {
                    *text = std::fs::read_to_string(format!("{extra}/{name}")).expect("a data file");
                }
            }
        }
    }
    let data = Hegra::load(&files).expect("sound data");
    let game = Hegra::new(&data, &Setup { scenario: word(0, "normal"), options });
    let minds = Minds::default();
    let start = Instant::now();
    let played: Vec<(String, u32, u8)> =
        (0..games).into_par_iter().map(|seed| play(&game, &minds, bot, seed)).collect();
    let mut ends: BTreeMap<String, u32> = BTreeMap::new();
    let (mut won, mut orders) = (0, 0);
    for (ending, given, day) in played {
        won += ending.starts_with("Held") as u32;
        orders += given;
        let key = if ending.starts_with("Held") { ending } else { format!("{ending} day {day}") };
        *ends.entry(key).or_default() += 1;
    }
    let share = won as f64 / games as f64 * 100.0;
    let each = orders as u64 / games;
    println!("{share:.1} % of {games} won, {each} orders each, {:.0} s", start.elapsed().as_secs_f64());
    println!("{ends:?}");
}

fn play(game: &Hegra, minds: &Minds<Hegra>, bot: BotSpec, seed: u64) -> (String, u32, u8) {
    let mut luck = Fancy::new(seed);
    let mut fancy = Fancy::new(seed ^ 0x00ab_cdef);
    let clock = lab::WallClock::new();
    let mut p = game.start();
    let mut given = 0;
    loop {
        match game.need(&p) {
            Need::Over(_) => return (format!("{:?}", p.ending), given, p.day),
            Need::Luck(chance) => game.apply_luck(&mut p, chance.sample(&mut luck), &mut Silent),
            Need::Order(_) => {
                let order = bots::choose(bot, game, minds, &p, PLAYER, &mut fancy, &clock);
                game.apply_order(&mut p, order.expect("there is always an order"), &mut Silent);
                given += 1;
            }
        }
    }
}
