//! Lets two bots play every scenario from both sides: `cargo run --release -p white-star-rising --example duel -- greedy random 20`.

use bots::{BotSpec, Fancy, Timeless};
use engine::*;
use white_star_rising::WhiteStar;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let bot = |index: usize| args[index].parse::<BotSpec>().expect("a bot");
    let (one, two) = (bot(0), bot(1));
    let games: u64 = args.get(2).map_or(10, |arg| arg.parse().expect("a number"));
    let only: Option<usize> = args.get(3).map(|arg| arg.parse().expect("a number")).filter(|&only| only > 0);
    let data = WhiteStar::load(&DataFiles::shipped(WhiteStar::FILES)).expect("sound data");
    let mut total = (0.0, 0.0);
    for (number, scenario) in WhiteStar::scenarios(&data).into_iter().enumerate() {
        if only.is_some_and(|only| only != number + 1) {
            continue;
        }
        let mut game = WhiteStar::new(&data, &Setup { scenario: scenario.clone(), options: Vec::new() });
        if let Some(weights) = args.get(4) {
            for (weight, text) in game.weights.iter_mut().zip(weights.split(',')) {
                *weight = text.parse().expect("a number");
            }
        }
        let start = std::time::Instant::now();
        // Points of the first bot as German and as Allied; points of the German side.
        let mut points = [0.0; 2];
        let mut german = 0.0;
        let mut orders = 0u64;
        for seed in 0..games {
            let first = (seed % 2) as usize;
            let bots = if first == 0 { [one, two] } else { [two, one] };
            let (score, given) = play(&game, bots, seed);
            german += score;
            orders += given;
            points[first] += if first == 0 { score } else { 1.0 - score };
        }
        let half = (games as f32 / 2.0).max(1.0);
        println!(
            "{scenario}: first bot as German {:.0} %, as Allied {:.0} %; German side {:.0} %; {} orders a game, {:.2} s a game",
            points[0] / half * 100.0,
            points[1] / half * 100.0,
            german / games as f32 * 100.0,
            orders / games,
            start.elapsed().as_secs_f32() / games as f32
        );
        total.0 += points[0] + points[1];
        total.1 += games as f32;
    }
    println!("first bot: {:.1} % of {} games", total.0 / total.1 * 100.0, total.1);
}

fn play(game: &WhiteStar, bots: [BotSpec; 2], seed: u64) -> (f32, u64) {
    let mut luck = Fancy::new(seed);
    let mut fancy = Fancy::new(seed ^ 0x00ab_cdef);
    let mut position = game.start();
    let mut orders = 0;
    loop {
        match game.need(&position) {
            Need::Over(outcome) => return (outcome.score(Seat(0)), orders),
            Need::Luck(chance) => game.apply_luck(&mut position, chance.sample(&mut luck), &mut Silent),
            Need::Order(seat) => {
                let view = game.view(&position, Viewer::Seat(seat));
                let order = bots::choose(bots[seat.index()], game, &view, seat, &mut fancy, &Timeless);
                game.apply_order(&mut position, order.expect("an order"), &mut Silent);
                orders += 1;
            }
        }
    }
}
