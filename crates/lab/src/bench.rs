//! How fast a game is: orders, games, clones, views, one thread.

use crate::Seeded;
use bots::{BotSpec, Fancy, Level, Minds, Timeless};
use engine::*;
use serde::Serialize;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// One line of the benchmark.
#[derive(Clone, Debug, Serialize)]
pub struct BenchLine {
    /// What was measured: `mortain/orders`.
    pub name: String,
    /// How many per second.
    pub per_second: f64,
    /// Size, where it applies.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bytes: Option<usize>,
}

/// Measures a game; each line takes about `time`.
pub fn bench<G: Insight>(game: &G, time: Duration) -> Vec<BenchLine> {
    let id = G::PROFILE.id;
    let size = std::mem::size_of::<G::Position>();
    let line = |what: &str, per_second: f64, bytes: Option<usize>| BenchLine {
        name: format!("{id}/{what}"),
        per_second,
        bytes,
    };
    let mut lines = Vec::new();

    // Whole random games, every legal order listed at every decision.
    let mut luck = Fancy::new(1);
    let (mut orders, mut games) = (0u64, 0u64);
    let mut buffer = Vec::new();
    let start = Instant::now();
    while start.elapsed() < time {
        orders += random_game(game, &mut luck, &mut buffer) as u64;
        games += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    lines.push(line("orders", orders as f64 / seconds, None));
    lines.push(line("random games", games as f64 / seconds, None));

    let positions = sample(game, 256);
    let mut slot = positions[0].clone();
    lines.push(line(
        "clone",
        rate(time, CHEAP, &positions, |position| slot.clone_from(black_box(position))),
        Some(size),
    ));
    lines.push(line(
        "list orders",
        rate(time, CHEAP, &positions, |position| {
            buffer.clear();
            game.orders(black_box(position), &mut buffer);
            black_box(buffer.len());
        }),
        None,
    ));
    lines.push(line(
        "view",
        rate(time, CHEAP, &positions, |position| {
            black_box(game.view(black_box(position), Viewer::Seat(Seat(0))));
        }),
        Some(std::mem::size_of::<G::View>()),
    ));
    let minds = Minds::default();
    let studied = minds.get(game, Schooling::Studied);
    lines.push(line(
        "evaluate",
        rate(time, CHEAP, &positions, |position| {
            black_box(studied.judge(black_box(position), Seat(0)));
        }),
        None,
    ));
    let playouts = 2000;
    let mut fancy = Fancy::new(2);
    let spec = BotSpec::Search(Level::Playouts(playouts));
    let decisions: Vec<G::Position> =
        positions.into_iter().filter(|position| matches!(game.need(position), Need::Order(_))).collect();
    let searches = rate(time, DEAR, &decisions, |position| {
        let Need::Order(seat) = game.need(position) else { return };
        let view = game.view(position, Viewer::Seat(seat));
        black_box(bots::choose(spec, game, &minds, &view, seat, &mut fancy, &Timeless));
    });
    lines.push(line("search playouts", searches * playouts as f64, None));
    lines
}

/// Plays one random game and says how many orders it took.
pub fn random_game<G: Game>(game: &G, luck: &mut impl Source, buffer: &mut Vec<G::Order>) -> u32 {
    let mut position = game.start();
    let mut orders = 0;
    loop {
        match game.need(&position) {
            Need::Over(_) => return orders,
            Need::Luck(chance) => {
                let drawn = chance.sample(luck);
                game.apply_luck(&mut position, drawn, &mut Silent);
            }
            Need::Order(_) => {
                buffer.clear();
                game.orders(&position, buffer);
                let order = buffer[luck.below(buffer.len() as u64) as usize];
                game.apply_order(&mut position, order, &mut Silent);
                orders += 1;
            }
        }
    }
}

/// Positions from random games.
fn sample<G: Game>(game: &G, count: usize) -> Vec<G::Position> {
    let mut luck = Seeded::new(7);
    let mut positions = Vec::new();
    let mut buffer = Vec::new();
    let mut position = game.start();
    let mut step = 0;
    while positions.len() < count {
        match game.need(&position) {
            Need::Over(_) => position = game.start(),
            Need::Luck(chance) => game.apply_luck(&mut position, chance.sample(&mut luck), &mut Silent),
            Need::Order(_) => {
                buffer.clear();
                game.orders(&position, &mut buffer);
                let order = buffer[luck.below(buffer.len() as u64) as usize];
                step += 1;
                if step % 5 == 0 {
                    positions.push(position.clone());
                }
                game.apply_order(&mut position, order, &mut Silent);
            }
        }
    }
    positions
}

/// The clock is looked at after so many times, where looking at it would take longer than the work.
const CHEAP: u64 = 64;
/// The clock is looked at every time: a search takes seconds in a slow game.
const DEAR: u64 = 1;

/// How often a second this can be done.
fn rate<P>(time: Duration, look: u64, positions: &[P], mut work: impl FnMut(&P)) -> f64 {
    let start = Instant::now();
    let mut count = 0u64;
    while start.elapsed() < time {
        for position in positions {
            work(position);
            count += 1;
            if count.is_multiple_of(look) && start.elapsed() >= time {
                break;
            }
        }
    }
    count as f64 / start.elapsed().as_secs_f64()
}
