//! Teaches the evaluation: a bot that looks one step ahead with it plays against itself, with a slip now and then, and the network
//! learns to foresee who wins; again and again, each time with what was learned before.
//!
//! `cargo run --release -p mortain --example learn -- [rounds] [games per round] [file to write] [data folder] [file to begin with]`
//!
//! The file written is `src/insight/learned.txt`. Without one to begin with, the shipped numbers are taught further.

use bots::{Fancy, Thought};
use engine::*;
use mortain::data::Arrival;
use mortain::position::{Position, Stage};
use mortain::words::Hex;
use mortain::{GERMAN, Mind, Mortain, Net, US};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |index: usize, fallback: u64| args.get(index).map_or(fallback, |arg| arg.parse().expect("a number"));
    let mut files = DataFiles::shipped(Mortain::FILES);
    if let Some(folder) = args.get(3) {
        for (name, text) in files.0.iter_mut() {
            *text = std::fs::read_to_string(format!("{folder}/{name}")).expect("a data file");
        }
    }
    let data = Mortain::load(&files).expect("sound data");
    let game = Mortain::new(&data, &Setup::default());
    let text = match args.get(4) {
        Some(file) => std::fs::read_to_string(file).expect("a file"),
        None => include_str!("../src/insight/learned.txt").to_owned(),
    };
    let mut net = Net::read(&text).expect("all numbers of a network");
    let play = |net: &Net, seed: u64| play(&game, Mind::Taught(Box::new(net.clone())), seed);
    lab::learn(&mut net, (number(0, 60), number(1, 1000)), play, |net| {
        if let Some(file) = args.get(2) {
            std::fs::write(file, net.write()).expect("the file can be written");
        }
    });
}

/// One game to learn from.
fn play(game: &Mortain, mind: Mind, seed: u64) -> lab::Lesson<{ mortain::FIGURES }> {
    let by = Thought { game, mind: &mind };
    let mut luck = Fancy::new(seed);
    let mut fancy = Fancy::new(seed ^ 0x00ab_cdef);
    // Some games begin in the middle of anything, so that unusual positions are known too.
    let mut position = if seed.is_multiple_of(3) { anything(game, &mut fancy) } else { game.start() };
    let mut seen = Vec::new();
    let mut orders = Vec::new();
    // Some games are played more carelessly than others.
    let slips = [8, 30, 100, 400][seed as usize % 4];
    loop {
        match game.need(&position) {
            Need::Over(outcome) => {
                return lab::Lesson { seen, won: outcome.score(GERMAN), end: outcome.reason };
            }
            Need::Luck(chance) => {
                if position.stage == Stage::Draw {
                    seen.push(game.figures(&position));
                }
                game.apply_luck(&mut position, chance.sample(&mut luck), &mut Silent);
            }
            Need::Order(seat) => {
                if game.pending(&mind, &position).is_none() && fancy.below(3) == 0 {
                    seen.push(game.figures(&position));
                }
                orders.clear();
                game.orders(&position, &mut orders);
                let order = if fancy.below(slips) == 0 {
                    orders[fancy.below(orders.len() as u64) as usize]
                } else {
                    game.sift(&mind, &position, &mut orders);
                    lab::doubtful(by, &position, seat, &orders, &mut fancy)
                };
                game.apply_order(&mut position, order, &mut Silent);
            }
        }
    }
}

/// Any position in which a card is about to be drawn.
fn anything(game: &Mortain, fancy: &mut Fancy) -> Position {
    let data = &game.data;
    loop {
        let mut p = game.start();
        p.stage = Stage::Draw;
        p.round = 1 + fancy.below(data.rounds as u64) as u8;
        for token in 0..52 {
            if p.deck.len() > 8 && fancy.below(5) < 2 {
                p.deck.remove(token);
            }
        }
        // Fronts: where the Germans have come to, and how hard the fighting was.
        let front = 1 + fancy.below(data.map.grid.size().0 as u64) as u8;
        let (harm, out) = (fancy.below(40), fancy.below(30));
        let mut held = vec![(0u8, 0u8); data.map.grid.len()];
        for unit in data.units.ids() {
            let german = data.side(unit) == GERMAN;
            let steps = if fancy.below(100) < harm { 0 } else { 1 + u8::from(fancy.below(60) > harm) };
            p.steps[unit] = steps;
            p.place[unit] = if steps == 0 {
                Hex::ELIMINATED
            } else if german && fancy.below(100) < out {
                Hex::EXITED
            } else if (german || data.units[unit].own.arrival() == Arrival::West) && fancy.below(4) == 0 {
                Hex::WAITING
            } else {
                loop {
                    let hex = Hex(fancy.below(data.map.grid.len() as u64) as u8);
                    let (side, count) = &mut held[hex.index()];
                    let mine = if german { 1 } else { 2 };
                    let ahead = data.col[hex] < front;
                    if (*side == 0 || *side == mine && *count < data.stacking)
                        && (ahead != german || fancy.below(6) == 0)
                    {
                        (*side, *count) = (mine, *count + 1);
                        break hex;
                    }
                }
            };
        }
        let exits = data.of(GERMAN).filter(|&unit| p.at(unit) == Hex::EXITED).count();
        let lives =
            |seat| data.of(seat).any(|unit| p.at(unit) != Hex::ELIMINATED && p.at(unit) != Hex::EXITED);
        if exits < data.exits_to_win as usize && lives(GERMAN) && lives(US) {
            return p;
        }
    }
}
