//! Lets two bots play every mission from both sides: `cargo run --release -p rivet-wars --example duel -- greedy random 20`.
//! After the number of games can follow: a mission (0: all), the first seed, weights for the first bot (`held=2,near=0.5`). With one game every
//! order is told. Tells who wins, how long games take, and how often the
//! side wins that began the first and the last round.

use bots::{BotSpec, Clock, Fancy};
use engine::*;
use rivet_wars::RivetWars;

struct Watch(std::time::Instant);

impl Clock for Watch {
    fn millis(&self) -> u64 {
        self.0.elapsed().as_millis() as u64
    }
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let bots = [0, 1].map(|index: usize| args[index].parse::<BotSpec>().expect("a bot"));
    let games: u64 = args.get(2).map_or(10, |arg| arg.parse().expect("a number"));
    let only: Option<usize> = args.get(3).map(|arg| arg.parse().expect("a number")).filter(|&only| only > 0);
    let base: u64 = args.get(4).map_or(0, |arg| arg.parse().expect("a number"));
    let data = RivetWars::load(&DataFiles::shipped(RivetWars::FILES)).expect("sound data");
    let (mut points, mut played, mut as_side) = (0.0, 0.0, [0.0; 2]);
    for (number, scenario) in RivetWars::scenarios(&data).into_iter().enumerate() {
        if only.is_some_and(|only| only != number + 1) {
            continue;
        }
        // Each bot has its own idea of the game.
        let mut minds =
            [0, 1].map(|_| RivetWars::new(&data, &Setup { scenario: scenario.clone(), options: Vec::new() }));
        for weight in args.get(5).iter().flat_map(|arg| arg.split(',')) {
            let (name, value) = weight.split_once('=').expect("weight=number");
            let first = &mut minds[0];
            for weights in [&mut first.glance, &mut first.studied] {
                *weights.named(name).expect("a weight") = value.parse().expect("a number");
            }
        }
        let start = std::time::Instant::now();
        let mut of_first = [0.0; 2];
        let (mut allied, mut began, mut ended, mut rounds, mut orders) = (0.0, 0.0, 0.0, 0, 0);
        for seed in 0..games {
            // The first bot plays each side in turn.
            let first = (seed % 2) as usize;
            let result = play(&minds, bots, first, base + seed + number as u64 * 10_000, games == 1);
            let of_seat = |seat: Seat| if seat == Seat(0) { result.allied } else { 1.0 - result.allied };
            let score = of_seat(Seat(first as u8));
            of_first[first] += score;
            as_side[first] += score;
            allied += result.allied;
            began += of_seat(result.began);
            ended += of_seat(result.ended);
            rounds += result.rounds;
            orders += result.orders;
            points += score;
            played += 1.0;
        }
        let (half, all) = ((games as f32 / 2.0).max(1.0), games as f32);
        println!(
            "{scenario}: first bot as Allied {:.0} %, as Bismark {:.0} %; Allied {:.1} %, began round 1 {:.1} %, began the last {:.1} %; {:.1} rounds, {} orders and {:.2} s a game",
            of_first[0] / half * 100.0,
            of_first[1] / half * 100.0,
            allied / all * 100.0,
            began / all * 100.0,
            ended / all * 100.0,
            rounds as f32 / all,
            orders / games,
            start.elapsed().as_secs_f32() / all
        );
    }
    let mean: f32 = points / played;
    let wide = 1.96 * (mean * (1.0 - mean) / played).sqrt();
    println!(
        "first bot: {:.1} % of {played} games, give or take {:.1}; as Allied {:.1} %, as Bismark {:.1} %",
        mean * 100.0,
        wide * 100.0,
        as_side[0] / played * 200.0,
        as_side[1] / played * 200.0
    );
}

struct Played {
    allied: f32,
    began: Seat,
    ended: Seat,
    rounds: u64,
    orders: u64,
}

fn play(minds: &[RivetWars; 2], bots: [BotSpec; 2], first: usize, seed: u64, told: bool) -> Played {
    let mut luck = Fancy::new(seed);
    let mut fancy = Fancy::new(seed ^ 0x00ab_cdef);
    let clock = Watch(std::time::Instant::now());
    let game = &minds[0];
    let mut position = game.start();
    let mut began = Seat(0);
    let mut orders = 0;
    loop {
        if position.round == 1 {
            began = position.first;
        }
        match game.need(&position) {
            Need::Over(outcome) => {
                let allied = outcome.score(Seat(0));
                return Played {
                    allied,
                    began,
                    ended: position.first,
                    rounds: position.round as u64,
                    orders,
                };
            }
            Need::Luck(chance) => game.apply_luck(&mut position, chance.sample(&mut luck), &mut Silent),
            Need::Order(seat) => {
                let who = (seat.index() + first) % 2;
                let view = game.view(&position, Viewer::Seat(seat));
                let order = bots::choose(bots[who], &minds[who], &view, seat, &mut fancy, &clock);
                let order = order.expect("an order");
                if told {
                    let (round, phase) = (position.round, position.phase.name());
                    println!("{round} {phase} {}: {} {:?}", seat.0, game.write(order), position.vp);
                }
                game.apply_order(&mut position, order, &mut Silent);
                orders += 1;
            }
        }
    }
}
