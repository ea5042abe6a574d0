//! Lets two bots play from both sides: `cargo run --release -p blitzkrieg-1940 --example blitz-duel -- greedy random 20`. After the number of
//! games can follow: a scenario (`-`: both), the first seed, weights for the first bot (`danger=0.5,german.press=1`; `both` after them: for both). With one game it
//! is told in sentences, with the points at the end of every turn. `option:key=value` and `data:FOLDER` anywhere in the line change options and data. Tells who wins and in which turn games end.

use blitzkrieg_1940::Blitzkrieg;
use blitzkrieg_1940::telling::Event;
use blitzkrieg_1940::words::{FRENCH, GERMAN};
use bots::{BotSpec, Clock, Fancy, Minds};
use engine::*;
use scene::Show;
use text::{Lang, Texts};

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
    let only = args.get(3).filter(|only| *only != "-");
    let base: u64 = args.get(4).map_or(0, |arg| arg.parse().expect("a number"));
    let data = Blitzkrieg::load(&files()).expect("sound data");
    let texts = Texts::new(Blitzkrieg::TEXTS).expect("sound texts");
    let mut total = [0.0; 2];
    let mut played = [0.0f32; 2];
    for scenario in Blitzkrieg::scenarios(&data) {
        if only.is_some_and(|only| *only != scenario) {
            continue;
        }
        // Each bot has its own idea of the game.
        let game = Blitzkrieg::new(&data, &Setup { scenario: scenario.clone(), options: options() });
        let both = args.get(6).is_some_and(|arg| arg == "both");
        let changes = |word: &str| -> String {
            let name = |change: &str| change.split('=').next().unwrap_or_default().to_owned();
            let of_side = |change: &&str| !name(change).contains('.') || change.starts_with(word);
            let all = args
                .get(5)
                .filter(|arg| !arg.contains(':'))
                .map_or("", String::as_str)
                .split(',')
                .filter(of_side);
            all.map(|change| change.strip_prefix(word).unwrap_or(change)).collect::<Vec<_>>().join(",")
        };
        let mind = |changed: bool, schooling: Schooling| {
            let mut mind = game.mind(schooling);
            if changed {
                for (side, word) in [(GERMAN, "german."), (FRENCH, "french.")] {
                    mind.weights[side.index()].change(&changes(word)).expect("weights");
                }
            }
            mind
        };
        let minds = [true, both]
            .map(|changed| Minds::of(mind(changed, Schooling::Plain), mind(changed, Schooling::Studied)));
        let start = std::time::Instant::now();
        let mut of_first = [0.0; 2];
        let mut count = [0.0f32; 2];
        let mut results = [0; 3];
        // Games over after each turn: won by the Germans, by the French, drawn.
        let mut turns = [[0; 3]; 16];
        let mut lost = [0.0; 2];
        // Points, or at Stonne who holds it, after every turn, and how many games came so far.
        let mut course = [(0.0, 0.0f32); 16];
        let mut orders = 0;
        for seed in 0..games {
            let first = (seed % 2) as usize;
            let told = (games == 1).then_some(&texts);
            // Both games of a pair are played with the same luck; bots that are alike would play the same game twice.
            let alike = bots[0] == bots[1]
                && (args.get(5).is_none_or(|arg| !arg.contains('=') || arg.contains(':'))
                    || args.get(6).is_some_and(|arg| arg == "both"));
            let luck = if alike { base + seed } else { base + seed / 2 };
            let result = play(&game, &minds, bots, first, luck, told);
            let score = result.outcome.score(Seat(first as u8));
            of_first[first] += score;
            count[first] += 1.0;
            total[first] += score;
            played[first] += 1.0;
            let winner = match result.outcome.winner {
                Winner::Seat(GERMAN) => 0,
                Winner::Seat(_) => 1,
                _ => 2,
            };
            results[winner] += 1;
            turns[result.turn as usize][winner] += 1;
            lost[0] += result.lost[0] as f32;
            lost[1] += result.lost[1] as f32;
            orders += result.orders;
            for (sum, points) in course.iter_mut().zip(result.course) {
                *sum = (sum.0 + points, sum.1 + 1.0);
            }
        }
        let share = |side: usize| of_first[side] / count[side].max(1.0) * 100.0;
        println!(
            "{scenario}: first bot as German {:.0} %, as French {:.0} %; German {}, French {}, drawn {}; over after turn (German, French, drawn) {:?}; units lost {:.1} German, {:.1} French; {} orders and {:.2} s a game",
            share(0),
            share(1),
            results[0],
            results[1],
            results[2],
            &turns[1..=game.s.turns as usize],
            lost[GERMAN.index()] / games as f32,
            lost[FRENCH.index()] / games as f32,
            orders / games,
            start.elapsed().as_secs_f32() / games as f32
        );
        let means = course.iter().filter(|sum| sum.1 > 0.0).map(|sum| format!("{:.2}", sum.0 / sum.1));
        println!(
            "  mean points (Stonne: share held by the Germans) after turn {}",
            means.collect::<Vec<_>>().join(" ")
        );
    }
    let all = played[0] + played[1];
    let mean: f32 = (total[0] + total[1]) / all;
    let wide = 1.96 * (mean * (1.0 - mean) / all).sqrt();
    println!(
        "first bot: {:.1} % of {all} games, give or take {:.1}; as German {:.1} %, as French {:.1} %",
        mean * 100.0,
        wide * 100.0,
        total[0] / played[0].max(1.0) * 100.0,
        total[1] / played[1].max(1.0) * 100.0
    );
}

/// Options of the scenario, written `option:key=value` anywhere in the line.
fn options() -> Vec<(String, String)> {
    let words = std::env::args().filter_map(|arg| arg.strip_prefix("option:").map(str::to_owned));
    words
        .filter_map(|word| word.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned())))
        .collect()
}

/// The files of the game; those of a folder, written `data:FOLDER`, stand for the shipped ones.
fn files() -> DataFiles {
    let mut files = DataFiles::shipped(Blitzkrieg::FILES);
    if let Some(folder) = std::env::args().find_map(|arg| arg.strip_prefix("data:").map(str::to_owned)) {
        for (name, text) in files.0.iter_mut() {
            if let Ok(other) = std::fs::read_to_string(std::path::Path::new(&folder).join(name)) {
                *text = other;
            }
        }
    }
    files
}

struct Played {
    outcome: Outcome,
    turn: u8,
    lost: [u8; 2],
    orders: u64,
    course: Vec<f32>,
}

fn play(
    game: &Blitzkrieg,
    minds: &[Minds<Blitzkrieg>; 2],
    bots: [BotSpec; 2],
    first: usize,
    seed: u64,
    told: Option<&Texts>,
) -> Played {
    let mut luck = Fancy::new(seed);
    let mut fancy = Fancy::new(seed ^ 0x00ab_cdef);
    let clock = Watch(std::time::Instant::now());
    let mut p = game.start();
    let mut orders = 0;
    let mut course = Vec::new();
    let args_think = std::env::args().any(|arg| arg == "think");
    let points = |p: &blitzkrieg_1940::position::Position| match game.s.objective {
        Some(hex) => f32::from(p.german.has(hex.0)),
        None => game.points(p) as f32,
    };
    loop {
        let turn = p.turn;
        let mut events: Vec<Event> = Vec::new();
        match game.need(&p) {
            Need::Over(outcome) => {
                course.push(points(&p));
                return Played { outcome, turn: p.turn, lost: p.losses, orders, course };
            }
            Need::Luck(chance) => {
                let luck = chance.sample(&mut luck);
                game.apply_luck(&mut p, luck, &mut events);
            }
            Need::Order(seat) => {
                let who = (seat.index() + first) % 2;
                let view = game.view(&p, Viewer::Seat(seat));
                let order = bots::choose(bots[who], game, &minds[who], &view, seat, &mut fancy, &clock);
                let order = order.expect("an order");
                if told.is_some() {
                    println!("  {} {}", ["G", "F"][seat.index()], game.write(order));
                    if args_think {
                        let mut list = Vec::new();
                        game.orders(&p, &mut list);
                        let by = minds[who].for_bot(game, bots[who]);
                        game.sift(by.mind, &p, &mut list);
                        for order in list {
                            let mut next = p;
                            game.apply_order(&mut next, order, &mut Silent);
                            let parts = game.lead_parts(by.mind, &next, seat);
                            let parts = parts.map(|(name, part)| format!("{name} {part:.3}")).join(", ");
                            println!("      ? {}: {parts}", game.write(order));
                        }
                    }
                }
                game.apply_order(&mut p, order, &mut events);
                orders += 1;
            }
        }
        if p.turn != turn && turn > 0 {
            course.push(points(&p));
        }
        if let Some(texts) = told {
            for (msg, rule) in events.iter().filter_map(|event| game.tell(event, Viewer::Referee)) {
                println!("        {} [{}]", texts.say(Lang::En, &msg), rule.0);
            }
            if p.turn != turn {
                println!("=== turn {} begins, {} points, lost {:?}", p.turn, game.points(&p), p.losses);
            }
        }
    }
}
