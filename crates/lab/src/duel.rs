//! Two bots with minds of their own play every scenario from both sides: to find out whether a changed mind plays better.

use crate::{WallClock, WorkClock};
use bots::{BotSpec, Clock, Fancy, Minds};
use engine::*;

/// A bot and what it has in mind.
pub struct Duellist<G: Insight> {
    /// The bot.
    pub bot: BotSpec,
    /// What it has in mind.
    pub minds: Minds<G>,
}

/// Something that one side has in a game and that may help it: what it is called, and who has it as seen from each position in turn.
pub type Edge<G> = (&'static str, fn(&<G as Game>::Position, &mut Option<Seat>));

/// A game that was played.
pub struct Duel {
    /// What came of it.
    pub outcome: Outcome,
    /// Orders given.
    pub orders: u64,
    /// Milliseconds of the longest decision, and of the one that took the processor longest: a machine that pauses is not a bot that
    /// thinks too long.
    pub longest: (u64, u64),
    /// Who had each edge.
    pub edges: Vec<Option<Seat>>,
}

/// One game; `players` in the order of the seats. With `told`, every order is printed.
pub fn duel<G: Insight>(
    game: &G,
    players: &[&Duellist<G>],
    seed: u64,
    edges: &[Edge<G>],
    told: bool,
) -> Duel {
    let (mut luck, mut fancy) = (Fancy::new(seed), Fancy::new(seed ^ 0x00ab_cdef));
    let (clock, work) = (WallClock::new(), WorkClock::new());
    let mut position = game.start();
    let mut held = vec![None; edges.len()];
    let (mut orders, mut longest) = (0, (0, 0));
    loop {
        for ((_, who), held) in edges.iter().zip(&mut held) {
            who(&position, held);
        }
        match game.need(&position) {
            Need::Over(outcome) => return Duel { outcome, orders, longest, edges: held },
            Need::Luck(chance) => game.apply_luck(&mut position, chance.sample(&mut luck), &mut Silent),
            Need::Order(seat) => {
                let Duellist { bot, minds } = players[seat.index()];
                let view = game.view(&position, Viewer::Seat(seat));
                let (before, rested) = (clock.millis(), work.millis());
                let order = bots::choose(*bot, game, minds, &view, seat, &mut fancy, &clock);
                longest = (longest.0.max(clock.millis() - before), longest.1.max(work.millis() - rested));
                let order = order.expect("a seat that decides has a legal order");
                if told {
                    println!("{}: {}", G::PROFILE.seat_id(seat), game.write(order));
                }
                game.apply_order(&mut position, order, &mut Silent);
                orders += 1;
            }
        }
    }
}

/// The program of a game for duels: `BOT BOT [GAMES] [SCENARIO, 0 for all] [SEED] [CHANGE] [CHANGE]`. The changes are what the minds of
/// the first and the second bot have different; `change` applies them. With one game every order is told.
pub fn duel_program<G: Insight>(
    change: impl Fn(&mut G::Mind, &str) -> Result<(), String>,
    edges: &[Edge<G>],
) {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let usage = "BOT BOT [GAMES] [SCENARIO, 0 for all] [SEED] [CHANGE OF THE FIRST MIND] [OF THE SECOND]";
    if args.len() < 2 {
        eprintln!("{usage}");
        return;
    }
    let number = |index: usize, usual: u64| match args.get(index).map(|arg| arg.parse()) {
        Some(Ok(number)) => number,
        Some(Err(_)) => panic!("«{}» is no number: {usage}", args[index]),
        None => usual,
    };
    let (games, only, base) = (number(2, 10).max(1), number(3, 0) as usize, number(4, 0));
    let data = G::load(&DataFiles::shipped(G::FILES)).expect("the shipped data are sound");
    let [first_seat, second_seat] = [0, 1].map(|seat| G::PROFILE.seats[seat]);
    let mut scores: Vec<f32> = Vec::new();
    for (index, scenario) in G::scenarios(&data).into_iter().enumerate() {
        if only > 0 && only != index + 1 {
            continue;
        }
        let game = G::new(&data, &Setup { scenario: scenario.clone(), options: Vec::new() });
        let duellists = [0, 1].map(|which: usize| {
            let bot = args[which].parse().unwrap_or_else(|error| panic!("{error}"));
            let mind = |schooling| {
                let mut mind = game.mind(schooling);
                change(&mut mind, args.get(5 + which).map_or("", String::as_str))
                    .unwrap_or_else(|error| panic!("{error}"));
                mind
            };
            Duellist { bot, minds: Minds::of(mind(Schooling::Plain), mind(Schooling::Studied)) }
        });
        let start = WallClock::new();
        let mut of_first = [0.0; 2];
        let mut results = [0; 3];
        let mut helped = vec![(0.0, 0.0); edges.len()];
        let (mut orders, mut longest) = (0, (0, 0));
        for seed in 0..games {
            // The first bot plays each side in turn.
            let first = (seed % 2) as usize;
            let players = [&duellists[first], &duellists[1 - first]];
            let played = duel(&game, &players, base + seed + index as u64 * 10_000, edges, games == 1);
            let score = played.outcome.score(Seat(first as u8));
            of_first[first] += score;
            scores.push(score);
            results[2 - (played.outcome.score(Seat(0)) * 2.0) as usize] += 1;
            orders += played.orders;
            longest = (longest.0.max(played.longest.0), longest.1.max(played.longest.1));
            for (sum, seat) in helped.iter_mut().zip(played.edges) {
                if let Some(seat) = seat {
                    *sum = (sum.0 + played.outcome.score(seat), sum.1 + 1.0);
                }
            }
        }
        let percent = |share: f32, of: f32| share / of.max(1.0) * 100.0;
        let half = games as f32 / 2.0;
        print!(
            "{scenario}: first bot as {first_seat} {:.0} %, as {second_seat} {:.0} %; {first_seat} wins {}, draws {}, {second_seat} wins {}",
            percent(of_first[0], half),
            percent(of_first[1], half),
            results[0],
            results[1],
            results[2],
        );
        for ((what, _), (won, had)) in edges.iter().zip(helped) {
            print!(", {what} {:.1} %", percent(won, had));
        }
        println!(
            "; {} orders and {:.2} s a game, longest decision {} ms, hardest {} ms of work",
            orders / games,
            start.millis() as f32 / 1000.0 / games as f32,
            longest.0,
            longest.1
        );
    }
    let played = scores.len() as f32;
    let mean = scores.iter().sum::<f32>() / played;
    let spread = scores.iter().map(|score| (score - mean) * (score - mean)).sum::<f32>() / played;
    let wide = 1.96 * (spread / played).sqrt();
    println!("first bot: {:.1} % of {played} games, give or take {:.1}", mean * 100.0, wide * 100.0);
}
