//! Teaches the evaluation: a bot that looks one step ahead with it plays against itself, with a slip now and then, and the network
//! learns to foresee who wins; again and again, each time with what was learned before.
//!
//! `cargo run --release -p mortain --example learn -- [rounds] [games per round] [file to write] [data folder] [file to begin with]`
//!
//! The file written is `src/insight/learned.txt`. Without one to begin with, the shipped numbers are taught further.

use bots::{Fancy, quiet_value};
use engine::*;
use mortain::data::Arrival;
use mortain::net::{FIGURES, HIDDEN, Net, ROWS};
use mortain::position::{Position, Stage};
use mortain::words::Hex;
use mortain::{GERMAN, Mortain, US};
use rayon::prelude::*;

type Figures = [f32; FIGURES];
type Sample = (Figures, f32);

/// How far results reach back: a position is taught what followed soon and, less, how the game ended.
const LAMBDA: f32 = 0.9;
/// Rounds of games remembered: taught by the last games alone, play would swing between extremes.
const MEMORY: usize = 12;
const BATCH: usize = 512;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |index: usize, fallback: u64| args.get(index).map_or(fallback, |arg| arg.parse().expect("a number"));
    let (rounds, games) = (number(0, 60), number(1, 1000));
    let file = args.get(2);
    let mut files = DataFiles::shipped(Mortain::FILES);
    if let Some(folder) = args.get(3) {
        for (name, text) in files.0.iter_mut() {
            *text = std::fs::read_to_string(format!("{folder}/{name}")).expect("a data file");
        }
    }
    let data = Mortain::load(&files).expect("sound data");
    let mut game = Mortain::new(&data, &Setup::default());
    if let Some(file) = args.get(4) {
        let text = std::fs::read_to_string(file).expect("a file");
        *game.net = Net::read(&text).expect("all numbers of a network");
    }
    let mut teacher = Teacher::new();
    let mut memory: Vec<Vec<Sample>> = Vec::new();
    for round in 0..rounds {
        let played: Vec<Played> =
            (0..games).into_par_iter().map(|seed| play(&game, round * games + seed)).collect();
        let won: f32 = played.iter().map(|played| played.won).sum();
        let mut ends = std::collections::BTreeMap::new();
        played.iter().for_each(|played| *ends.entry(played.end).or_insert(0) += 1);
        if memory.len() == MEMORY {
            memory.remove(0);
        }
        memory.push(played.into_iter().flat_map(|played| played.samples).collect());
        let slow = 0.002 * (1.0 - 0.9 * round as f32 / rounds as f32);
        let mut all: Vec<&Sample> = memory.iter().flatten().collect();
        let mut fancy = Fancy::new(round);
        let steps = 2 * memory.last().map_or(0, Vec::len) / BATCH;
        let mut error = 0.0;
        for _ in 0..steps.max(50) {
            for slot in 0..BATCH.min(all.len()) {
                let other = slot + fancy.below((all.len() - slot) as u64) as usize;
                all.swap(slot, other);
            }
            error += teacher.teach(&mut game.net, &all[..BATCH.min(all.len())], slow);
        }
        println!(
            "round {round}: German {:.1} %, {} positions, error {:.4}, {ends:?}",
            won / games as f32 * 100.0,
            all.len(),
            error / steps.max(50) as f32
        );
        if let Some(file) = file {
            std::fs::write(file, game.net.write()).expect("the file can be written");
        }
    }
}

struct Played {
    won: f32,
    end: &'static str,
    samples: Vec<Sample>,
}

/// One game, and what is to be learned from it.
fn play(game: &Mortain, seed: u64) -> Played {
    let mut luck = Fancy::new(seed);
    let mut fancy = Fancy::new(seed ^ 0x00ab_cdef);
    // Some games begin in the middle of anything, so that unusual positions are known too.
    let mut position = if seed.is_multiple_of(3) { anything(game, &mut fancy) } else { game.start() };
    let mut seen: Vec<Figures> = Vec::new();
    let mut orders = Vec::new();
    // Some games are played more carelessly than others.
    let slips = [8, 30, 100, 400][seed as usize % 4];
    loop {
        match game.need(&position) {
            Need::Over(outcome) => {
                let won = outcome.score(GERMAN);
                let mut target = won;
                let mut samples = Vec::with_capacity(seen.len());
                for (n, figures) in seen.iter().enumerate().rev() {
                    samples.push((*figures, target));
                    if n > 0 {
                        target = LAMBDA * target + (1.0 - LAMBDA) * game.net.chance(figures);
                    }
                }
                return Played { won, end: outcome.reason, samples };
            }
            Need::Luck(chance) => {
                if position.stage == Stage::Draw {
                    seen.push(game.figures(&position));
                }
                game.apply_luck(&mut position, chance.sample(&mut luck), &mut Silent);
            }
            Need::Order(seat) => {
                if game.pending(&position).is_none() && fancy.below(3) == 0 {
                    seen.push(game.figures(&position));
                }
                orders.clear();
                game.orders(&position, &mut orders);
                let order = if fancy.below(slips) == 0 {
                    orders[fancy.below(orders.len() as u64) as usize]
                } else {
                    game.sift(&position, &mut orders);
                    let mut best = (orders[0], f32::MIN);
                    if orders.len() > 1 {
                        for &order in &orders {
                            let mut next = position;
                            game.apply_order(&mut next, order, &mut Silent);
                            let value = quiet_value(game, &next, seat, 2) + fancy.below(1000) as f32 * 1e-5;
                            if value > best.1 {
                                best = (order, value);
                            }
                        }
                    }
                    best.0
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
        let front = 1 + fancy.below(data.grid.size().0 as u64) as u8;
        let (harm, out) = (fancy.below(40), fancy.below(30));
        let mut held = vec![(0u8, 0u8); data.grid.len()];
        for unit in data.units.ids() {
            let german = data.side(unit) == GERMAN;
            let steps = if fancy.below(100) < harm { 0 } else { 1 + u8::from(fancy.below(60) > harm) };
            p.steps[unit] = steps;
            p.place[unit] = if steps == 0 {
                Hex::ELIMINATED
            } else if german && fancy.below(100) < out {
                Hex::EXITED
            } else if (german || data.units[unit].arrival == Arrival::West) && fancy.below(4) == 0 {
                Hex::WAITING
            } else {
                loop {
                    let hex = Hex(fancy.below(data.grid.len() as u64) as u8);
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

/// Gradient descent with Adam's step sizes.
struct Teacher {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Teacher {
    fn new() -> Teacher {
        let n = ROWS * (HIDDEN + 1) + HIDDEN;
        Teacher { mean: vec![0.0; n], square: vec![0.0; n], steps: 0 }
    }

    /// One step towards what the samples say; the mean error before it.
    fn teach(&mut self, net: &mut Net, samples: &[&Sample], speed: f32) -> f32 {
        let mut slope = Box::new(Net { rows: [([0.0; HIDDEN], 0.0); ROWS], last: [0.0; HIDDEN] });
        let mut error = 0.0;
        for (figures, target) in samples {
            let (cells, ahead) = net.look(figures);
            let chance = 1.0 / (1.0 + (-ahead).exp());
            error -= target * chance.max(1e-6).ln() + (1.0 - target) * (1.0 - chance).max(1e-6).ln();
            let miss = chance - target;
            let mut back = [0.0; HIDDEN];
            for (h, &cell) in cells.iter().enumerate() {
                slope.last[h] += miss * cell;
                back[h] = if cell > 0.0 { miss * net.last[h] } else { 0.0 };
            }
            // The last row counts always.
            for ((slopes, straight), amount) in slope.rows.iter_mut().zip(figures.iter().chain(&[1.0])) {
                *straight += miss * amount;
                slopes.iter_mut().zip(&back).for_each(|(slope, back)| *slope += back * amount);
            }
        }
        self.steps += 1;
        let n = samples.len() as f32;
        let fix = (1.0 - 0.999f32.powi(self.steps)).sqrt() / (1.0 - 0.9f32.powi(self.steps));
        let moved = self.mean.iter_mut().zip(&mut self.square);
        for ((weight, slope), (mean, square)) in net.weights().zip(slope.weights()).zip(moved) {
            let slope = *slope / n + 1e-5 * *weight;
            *mean = 0.9 * *mean + 0.1 * slope;
            *square = 0.999 * *square + 0.001 * slope * slope;
            *weight -= speed * fix * *mean / (square.sqrt() + 1e-8);
        }
        error / n
    }
}
