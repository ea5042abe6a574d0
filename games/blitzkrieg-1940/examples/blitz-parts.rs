//! Where the time of random games goes: `cargo run --release -p blitzkrieg-1940 --example blitz-parts -- hannut`. The same games are played again
//! and again, each time with one part done several times over; what that adds is the cost of the part. Copying the position is
//! taken off where a part needs a copy.

use blitzkrieg_1940::position::Position;
use blitzkrieg_1940::{Blitzkrieg, Mind};
use bots::Fancy;
use engine::*;
use std::hash::{Hash, Hasher};
use std::hint::black_box;
use std::time::Instant;

/// Games in a round, and rounds; the fastest counts. Rounds are short so that some are not interrupted.
const GAMES: u64 = 2;
const ROUNDS: usize = 6;
/// How often a part is repeated.
const TIMES: u32 = 2;

#[derive(Clone, Copy, PartialEq)]
enum Part {
    Nothing,
    Copy,
    Orders,
    Apply,
    Luck,
    Throw,
    Judge,
}

const PARTS: [(Part, &str); 7] = [
    (Part::Nothing, "whole games"),
    (Part::Copy, "copying the position, once for each order"),
    (Part::Orders, "listing orders"),
    (Part::Apply, "carrying out orders"),
    (Part::Luck, "carrying out throws and draws"),
    (Part::Throw, "throwing and drawing"),
    (Part::Judge, "judging the position, which random games do not"),
];

fn main() {
    let wanted = std::env::args().nth(1).unwrap_or_else(|| "hannut".to_owned());
    let data = Blitzkrieg::load(&DataFiles::shipped(Blitzkrieg::FILES)).expect("sound data");
    let game = Blitzkrieg::new(&data, &Setup { scenario: wanted.clone(), options: Vec::new() });
    let mind = game.mind(Schooling::Plain);
    let mut best = [f64::MAX; PARTS.len()];
    let mut counts = (0, 0, 0);
    for _ in 0..ROUNDS {
        for (time, (part, _)) in best.iter_mut().zip(PARTS) {
            let start = Instant::now();
            counts = play(&game, &mind, part);
            *time = time.min(start.elapsed().as_secs_f64());
        }
    }
    let whole = best[0];
    let (orders, lucks, offered) = counts;
    println!(
        "digest of seeded games {:016x}: the same before and after a change for speed alone",
        digest(&data, &wanted)
    );
    println!(
        "{wanted}: {:.0} orders/s, {:.1} games/s, {:.0} orders and {:.0} throws a game, {:.1} orders to choose from, {} bytes",
        orders as f64 / whole,
        GAMES as f64 / whole,
        orders as f64 / GAMES as f64,
        lucks as f64 / GAMES as f64,
        offered as f64 / orders as f64,
        size_of::<Position>(),
    );
    let extra = |index: usize| (best[index] - whole).max(0.0) / TIMES as f64;
    let copy = extra(1);
    for (index, (part, name)) in PARTS.into_iter().enumerate() {
        let cost = match part {
            Part::Nothing => whole,
            Part::Apply => extra(index) - copy,
            Part::Luck => extra(index) - copy * lucks as f64 / orders as f64,
            _ => extra(index),
        };
        let each = cost / orders as f64 * 1e9;
        println!("{name:50} {each:7.0} ns an order {:5.1} %", cost / whole * 100.0);
    }
}

/// What was offered and what came of it in random games with and without hidden guns, as one number.
fn digest(data: &blitzkrieg_1940::data::Data, scenario: &str) -> u64 {
    let mut hasher = std::hash::DefaultHasher::new();
    for seed in 0..8 {
        let options =
            if seed % 2 == 0 { Vec::new() } else { vec![("hidden_guns".to_owned(), "on".to_owned())] };
        let game = Blitzkrieg::new(data, &Setup { scenario: scenario.to_owned(), options });
        let mut fancy = Fancy::new(seed);
        let mut p = game.start();
        let mut buffer = Vec::new();
        loop {
            match game.need(&p) {
                Need::Over(_) => break,
                Need::Luck(chance) => game.apply_luck(&mut p, chance.sample(&mut fancy), &mut Silent),
                Need::Order(_) => {
                    buffer.clear();
                    game.orders(&p, &mut buffer);
                    buffer.hash(&mut hasher);
                    let order = buffer[fancy.below(buffer.len() as u64) as usize];
                    game.apply_order(&mut p, order, &mut Silent);
                }
            }
        }
        p.hash(&mut hasher);
    }
    hasher.finish()
}

/// Plays the games of a round; says how many orders and throws they took, and how many orders were offered.
fn play(game: &Blitzkrieg, mind: &Mind, part: Part) -> (u64, u64, u64) {
    let mut fancy = Fancy::new(1);
    let mut buffer = Vec::new();
    let (mut orders, mut lucks, mut offered) = (0, 0, 0);
    let repeat = |of: Part| 0..if part == of { TIMES } else { 0 };
    for _ in 0..GAMES {
        let mut p = game.start();
        loop {
            match game.need(&p) {
                Need::Over(_) => break,
                Need::Luck(chance) => {
                    for _ in repeat(Part::Throw) {
                        black_box(chance.nth(black_box(chance.total() / 2)));
                    }
                    let luck = chance.sample(&mut fancy);
                    for _ in repeat(Part::Luck) {
                        let mut copy = *black_box(&p);
                        game.apply_luck(&mut copy, luck, &mut Silent);
                        black_box(&copy);
                    }
                    game.apply_luck(&mut p, luck, &mut Silent);
                    lucks += 1;
                }
                Need::Order(_) => {
                    for _ in repeat(Part::Orders) {
                        buffer.clear();
                        game.orders(black_box(&p), &mut buffer);
                    }
                    for _ in repeat(Part::Judge) {
                        black_box(game.judge_position(mind, black_box(&p), Seat(0)));
                    }
                    buffer.clear();
                    game.orders(&p, &mut buffer);
                    offered += buffer.len() as u64;
                    let order = buffer[fancy.below(buffer.len() as u64) as usize];
                    for _ in repeat(Part::Copy) {
                        let copy = *black_box(&p);
                        black_box(&copy);
                    }
                    for _ in repeat(Part::Apply) {
                        let mut copy = *black_box(&p);
                        game.apply_order(&mut copy, order, &mut Silent);
                        black_box(&copy);
                    }
                    game.apply_order(&mut p, order, &mut Silent);
                    orders += 1;
                }
            }
        }
    }
    (orders, lucks, offered)
}
