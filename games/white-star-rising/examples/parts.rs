//! Where the time of random games goes: `cargo run --release -p white-star-rising --example parts -- 1`, with the number of a
//! scenario. The same games are played again and again, each time with one part done several times over; what that adds is the
//! cost of the part. Copying the position is taken off where a part needs a copy.

use bots::Fancy;
use engine::*;
use std::hint::black_box;
use std::time::Instant;
use white_star_rising::WhiteStar;
use white_star_rising::forces::Role;
use white_star_rising::position::*;

/// Games in a round, and rounds; the fastest counts. Rounds are short so that some are not interrupted.
const GAMES: u64 = 10;
const ROUNDS: usize = 200;
/// How often a part is repeated.
const TIMES: u32 = 4;

#[derive(Clone, Copy, PartialEq)]
enum Part {
    Nothing,
    Copy,
    Orders,
    Sight,
    Apply,
    Luck,
    Throw,
}

const PARTS: [(Part, &str); 7] = [
    (Part::Nothing, "whole games"),
    (Part::Copy, "copying the position, once for each order"),
    (Part::Orders, "listing orders"),
    (Part::Sight, "  of it lines of sight, at most"),
    (Part::Apply, "carrying out orders"),
    (Part::Luck, "carrying out throws and draws"),
    (Part::Throw, "throwing and drawing"),
];

fn main() {
    let number: usize = std::env::args().nth(1).map_or(1, |arg| arg.parse().expect("a number"));
    let data = WhiteStar::load(&DataFiles::shipped(WhiteStar::FILES)).expect("sound data");
    let scenario = WhiteStar::scenarios(&data)[number - 1].clone();
    let game = WhiteStar::new(&data, &Setup { scenario: scenario.clone(), options: Vec::new() });
    let mut best = [f64::MAX; PARTS.len()];
    let mut counts = (0, 0);
    for _ in 0..ROUNDS {
        for (time, (part, _)) in best.iter_mut().zip(PARTS) {
            let start = Instant::now();
            counts = play(&game, part);
            *time = time.min(start.elapsed().as_secs_f64());
        }
    }
    let whole = best[0];
    let (orders, lucks) = counts;
    println!(
        "{scenario}: {:.0} orders/s, {:.0} games/s, {:.1} orders and {:.1} throws a game",
        orders as f64 / whole,
        GAMES as f64 / whole,
        orders as f64 / GAMES as f64,
        lucks as f64 / GAMES as f64,
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
        println!("{name:44} {:7.1} us {:5.1} %", cost * 1e6 / GAMES as f64, cost / whole * 100.0);
    }
}

/// Plays the games of a round; says how many orders and how many throws they took.
fn play(game: &WhiteStar, part: Part) -> (u64, u64) {
    let mut fancy = Fancy::new(1);
    let mut buffer = Vec::new();
    let (mut orders, mut lucks) = (0, 0);
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
                    for _ in repeat(Part::Sight) {
                        black_box(look(game, black_box(&p)));
                    }
                    buffer.clear();
                    game.orders(&p, &mut buffer);
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
    (orders, lucks)
}

/// Follows every line of sight that matters for the orders of a position; says how many are clear.
fn look(game: &WhiteStar, p: &Position) -> u32 {
    let platoons = game.s.select(|unit, _| unit.role == Role::Combat) & p.stacks.there;
    let ready = platoons & !p.oc & !p.disrupted;
    let side = |unit: u8| game.s.units[unit as usize].seat;
    let sees = |from: u8, to: u8| {
        let ground = &game.s.ground;
        side(from) != side(to) && ground.sees(p.place(from), p.place(to), &p.wrecks, &p.smoked)
    };
    let (firers, targets) = match p.stage {
        Stage::Acting => {
            let formation = &game.s.formations[p.impulse.formation as usize];
            (ready & formation.units & !p.ooc & !p.moved, platoons)
        }
        Stage::Opportunity => (ready, platoons & p.moving.stepped),
        _ => return 0,
    };
    members(firers).map(|from| members(targets).filter(|&to| sees(from, to)).count() as u32).sum()
}
