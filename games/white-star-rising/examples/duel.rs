//! Lets two bots play every scenario from both sides: `cargo run --release -p white-star-rising --example duel -- greedy random 20`.
//! After the number of games can follow: a scenario (0: all), the first seed, then weights of the evaluation for the first and
//! the second bot, numbers with commas. Every game has a seed of its own.

use bots::{BotSpec, Clock, Fancy};
use engine::*;
use white_star_rising::WhiteStar;

struct Watch(std::time::Instant);

impl Clock for Watch {
    fn millis(&self) -> u64 {
        self.0.elapsed().as_millis() as u64
    }
}

/// Milliseconds this program has had the processor, where the system tells: a machine that pauses is not a bot that thinks too long.
fn worked() -> u64 {
    let text = std::fs::read_to_string("/proc/thread-self/schedstat").unwrap_or_default();
    text.split(' ').next().and_then(|nanos| nanos.parse::<u64>().ok()).map_or(0, |nanos| nanos / 1_000_000)
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let bots = [0, 1].map(|index: usize| args[index].parse::<BotSpec>().expect("a bot"));
    let games: u64 = args.get(2).map_or(10, |arg| arg.parse().expect("a number"));
    let only: Option<usize> = args.get(3).map(|arg| arg.parse().expect("a number")).filter(|&only| only > 0);
    let base: u64 = args.get(4).map_or(0, |arg| arg.parse().expect("a number"));
    let data = WhiteStar::load(&DataFiles::shipped(WhiteStar::FILES)).expect("sound data");
    let (mut points, mut squares, mut played) = (0.0, 0.0, 0.0);
    for (number, scenario) in WhiteStar::scenarios(&data).into_iter().enumerate() {
        if only.is_some_and(|only| only != number + 1) {
            continue;
        }
        // Each bot has its own idea of the game.
        let minds = [5, 6].map(|index: usize| {
            let mut game = WhiteStar::new(&data, &Setup { scenario: scenario.clone(), options: Vec::new() });
            if let Some(weights) = args.get(index) {
                for minds in [&mut game.glance, &mut game.studied] {
                    for (weight, text) in minds.iter_mut().zip(weights.split(',')) {
                        *weight = text.parse().expect("a number");
                    }
                }
            }
            game
        });
        let start = std::time::Instant::now();
        let mut of_first = [0.0; 2];
        let mut results = [0; 3];
        let (mut longest, mut hardest) = (0, 0);
        let mut orders = 0;
        for seed in 0..games {
            let first = (seed % 2) as usize;
            let game = play(&minds, bots, first, base + seed + number as u64 * 10_000);
            let score = if first == 0 { game.german } else { 1.0 - game.german };
            of_first[first] += score;
            results[2 - (game.german * 2.0) as usize] += 1;
            orders += game.orders;
            longest = longest.max(game.longest);
            hardest = hardest.max(game.hardest);
            points += score;
            squares += score * score;
            played += 1.0;
        }
        let half = (games as f32 / 2.0).max(1.0);
        println!(
            "{scenario}: first bot as German {:.0} %, as Allied {:.0} %; German wins {}, draws {}, Allied wins {}; {} orders and {:.2} s a game, longest decision {longest} ms, hardest {hardest} ms of work",
            of_first[0] / half * 100.0,
            of_first[1] / half * 100.0,
            results[0],
            results[1],
            results[2],
            orders / games,
            start.elapsed().as_secs_f32() / games as f32
        );
    }
    let mean: f32 = points / played;
    let wide = 1.96 * ((squares / played - mean * mean).max(0.0) / played).sqrt();
    println!("first bot: {:.1} % of {played} games, give or take {:.1}", mean * 100.0, wide * 100.0);
}

struct Played {
    german: f32,
    orders: u64,
    longest: u64,
    hardest: u64,
}

fn play(minds: &[WhiteStar; 2], bots: [BotSpec; 2], first: usize, seed: u64) -> Played {
    let mut luck = Fancy::new(seed);
    let mut fancy = Fancy::new(seed ^ 0x00ab_cdef);
    let clock = Watch(std::time::Instant::now());
    let mut position = minds[0].start();
    let (mut orders, mut longest, mut hardest) = (0, 0, 0);
    loop {
        match minds[0].need(&position) {
            Need::Over(outcome) => {
                return Played { german: outcome.score(Seat(0)), orders, longest, hardest };
            }
            Need::Luck(chance) => {
                minds[0].apply_luck(&mut position, chance.sample(&mut luck), &mut Silent);
            }
            Need::Order(seat) => {
                let who = (seat.index() + first) % 2;
                let game = &minds[who];
                let view = game.view(&position, Viewer::Seat(seat));
                let (before, rested) = (clock.millis(), worked());
                let order = bots::choose(bots[who], game, &view, seat, &mut fancy, &clock);
                longest = longest.max(clock.millis() - before);
                hardest = hardest.max(worked() - rested);
                game.apply_order(&mut position, order.expect("an order"), &mut Silent);
                orders += 1;
            }
        }
    }
}
