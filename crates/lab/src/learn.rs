//! Weights are taught by games of a bot against itself: what a position promises is drawn towards what came of it, soon and in the end.

use crate::judge::{mind, pool, weights};
use crate::tune::{Schoolwork, repeatable};
use crate::{Seeded, mix};
use bots::{Fancy, Minds};
use engine::*;
use learning::{Changes, Teacher};
use rayon::prelude::*;
use std::collections::VecDeque;
use std::sync::Arc;

/// How far results reach back: a position is taught what followed soon and, less, how the game ended.
const LAMBDA: f32 = 0.9;
/// Rounds of games remembered: taught by the last games alone, play would swing between extremes.
const MEMORY: usize = 12;
/// Positions kept of each game: neighbours teach the same.
const KEPT: usize = 24;
/// Positions looked at for one step.
const BATCH: usize = 256;
/// In every game one order in so many is given at random, so that what is rarely done is seen, too. Some games are more careless than others.
const SLIPS: [u64; 4] = [8, 30, 100, 400];
/// Every third game begins with up to so many random orders, so that unusual positions are known.
const ASTRAY: u64 = 60;
/// How far a weight moves in one step at first, as a share of its size, and the least size that counts.
const SPEED: (f32, f32) = (0.02, 0.05);
/// Chances are kept so far from 0 and 1.
const SURE: f32 = 1e-3;

/// What a round brought.
#[derive(Clone, Debug)]
pub struct Taught {
    /// The round, from 1.
    pub round: u32,
    /// How often the first side won; a drawn game counts half.
    pub won: f32,
    /// Positions remembered.
    pub positions: usize,
    /// How far the forecasts missed, before this round's lessons: 0.69 is knowing nothing.
    pub error: f32,
}

/// A position, and what should have been expected of it.
struct Lesson<G: Game> {
    scenario: usize,
    position: G::Position,
    seat: Seat,
    expected: f32,
}

/// Teaches the weights of a game over these scenarios. `hear` is told every round and what is known after it.
pub fn learn<G: Insight>(
    games: &[(String, Arc<G>)],
    work: &Schoolwork,
    hear: &mut dyn FnMut(&Taught, &Changes),
) -> Result<Changes, String> {
    repeatable(work.bot)?;
    let mut known = weights(&*games[0].1, Schooling::Studied, &work.from)?;
    let sizes: Vec<f32> = known.numbers.iter().map(|(_, number)| number.abs().max(SPEED.1)).collect();
    let mut teacher = Teacher::new(sizes.len());
    let mut fancy = Fancy::new(work.seed);
    let mut memory: VecDeque<Vec<Lesson<G>>> = VecDeque::new();
    let pool = pool(work.threads);
    let mut minds = Vec::new();
    for (_, game) in games {
        minds.push(mind(&**game, Schooling::Studied, &known)?);
    }
    for round in 0..work.rounds {
        let mut made = Vec::new();
        for (_, game) in games {
            made.push(Minds::with(work.bot.schooling(), mind(&**game, Schooling::Studied, &known)?));
        }
        let first = u64::from(round) * u64::from(work.games);
        let played: Vec<(Vec<Lesson<G>>, f32)> = pool.install(|| {
            (0..u64::from(work.games)).into_par_iter().map(|n| play(games, &made, work, first + n)).collect()
        });
        let won = played.iter().map(|(_, won)| won).sum::<f32>() / work.games as f32;
        if memory.len() == MEMORY {
            memory.pop_front();
        }
        memory.push_back(played.into_iter().flat_map(|(lessons, _)| lessons).collect());
        let all: Vec<&Lesson<G>> = memory.iter().flatten().collect();
        let steps = (2 * memory.back().map_or(0, Vec::len) / BATCH).max(10);
        let slow = SPEED.0 * (1.0 - 0.9 * round as f32 / work.rounds as f32);
        let speed: Vec<f32> = sizes.iter().map(|size| size * slow).collect();
        let mut error = 0.0;
        for _ in 0..steps {
            let batch: Vec<&Lesson<G>> =
                (0..BATCH.min(all.len())).map(|_| all[fancy.below(all.len() as u64) as usize]).collect();
            for mind in &mut minds {
                known.apply(G::weights(mind))?;
            }
            let (missed, slope) = pool.install(|| slope(games, &mut minds, &batch));
            let mut numbers: Vec<f32> = known.numbers.iter().map(|(_, number)| *number).collect();
            teacher.step(&mut numbers, &slope, &speed);
            known.numbers.iter_mut().zip(numbers).for_each(|((_, known), number)| *known = number);
            error += missed / steps as f32;
        }
        hear(&Taught { round: round + 1, won, positions: all.len(), error }, &known);
    }
    Ok(known)
}

/// One game to learn from, and what the first side made of it.
fn play<G: Insight>(
    games: &[(String, Arc<G>)],
    minds: &[Minds<G>],
    work: &Schoolwork,
    number: u64,
) -> (Vec<Lesson<G>>, f32) {
    let scenario = (number % games.len() as u64) as usize;
    let (game, minds) = (&*games[scenario].1, &minds[scenario]);
    let by = minds.for_bot(game, work.bot);
    let mut luck = Seeded::new(mix(work.seed, number));
    let mut fancy = Fancy::new(mix(work.seed ^ 0xb07, number));
    let turn = number / games.len() as u64;
    let slips = SLIPS[turn as usize % SLIPS.len()];
    let mut astray = if turn % 3 == 2 { fancy.below(ASTRAY) } else { 0 };
    let mut position = game.start();
    let mut seen: Vec<(Seat, G::Position, f32)> = Vec::new();
    let mut orders = Vec::new();
    loop {
        match game.need(&position) {
            Need::Over(outcome) => {
                let lessons = expectations::<G>(seen, scenario, outcome);
                return (some(lessons, &mut fancy), outcome.score(Seat(0)));
            }
            Need::Luck(chance) => game.apply_luck(&mut position, chance.sample(&mut luck), &mut Silent),
            Need::Order(seat) => {
                let view = game.view(&position, Viewer::Seat(seat));
                let order = if astray > 0 || fancy.below(slips) == 0 {
                    astray = astray.saturating_sub(1);
                    orders.clear();
                    game.orders(&position, &mut orders);
                    orders[fancy.below(orders.len() as u64) as usize]
                } else {
                    if game.pending(by.mind, &position).is_none() {
                        // What the seat may take it for: it judges by that, too.
                        let taken = game.imagine(&view, &mut fancy);
                        let value = by.judge(&taken, seat);
                        seen.push((seat, taken, value));
                    }
                    let order = bots::choose(work.bot, game, minds, &view, seat, &mut fancy, &bots::Timeless);
                    order.expect("a seat that decides has a legal order")
                };
                game.apply_order(&mut position, order, &mut Silent);
            }
        }
    }
}

/// What should have been expected of each position, seen by its seat: what that seat expected next, and in the end how the game ended.
fn expectations<G: Game>(
    seen: Vec<(Seat, G::Position, f32)>,
    scenario: usize,
    outcome: Outcome,
) -> Vec<Lesson<G>> {
    let mut next: Vec<f32> = G::PROFILE.all_seats().map(|seat| outcome.score(seat)).collect();
    let lessons = seen.into_iter().rev().map(|(seat, position, value)| {
        let expected = next[seat.index()];
        next[seat.index()] = LAMBDA * expected + (1.0 - LAMBDA) * value;
        Lesson { scenario, position, seat, expected }
    });
    lessons.collect()
}

/// A few of them, spread over the game.
fn some<T>(mut all: Vec<T>, fancy: &mut Fancy) -> Vec<T> {
    let stride = all.len().div_ceil(KEPT).max(1);
    let first = fancy.below(stride as u64) as usize;
    let mut place = 0;
    all.retain(|_| {
        place += 1;
        (place - 1) % stride == first
    });
    all
}

/// How far forecasts missed, and how that grows with every weight.
fn slope<G: Insight>(
    games: &[(String, Arc<G>)],
    minds: &mut [G::Mind],
    batch: &[&Lesson<G>],
) -> (f32, Vec<f32>) {
    let now = chances(games, minds, batch);
    let many = batch.len().max(1) as f32;
    let both = || now.iter().zip(batch);
    let error = both().map(|(now, lesson)| {
        -(lesson.expected * now.ln() + (1.0 - lesson.expected) * (1.0 - now).ln()) / many
    });
    let error = error.sum();
    let miss: Vec<f32> = both().map(|(now, lesson)| (now - lesson.expected) / many).collect();
    let exact = |lesson: &&Lesson<G>| {
        games[lesson.scenario].1.slope(&minds[lesson.scenario], &lesson.position, lesson.seat)
    };
    if let Some(exact) = batch.par_iter().map(exact).collect::<Option<Vec<Vec<f32>>>>() {
        let mut slope = vec![0.0; exact.first().map_or(0, Vec::len)];
        for (miss, one) in miss.iter().zip(exact) {
            slope.iter_mut().zip(one).for_each(|(sum, one)| *sum += miss * one);
        }
        return (error, slope);
    }
    // Every weight is moved a little, to see what becomes of the forecasts.
    let odds = |chance: f32| (chance / (1.0 - chance)).ln();
    let mut slope = Vec::new();
    for i in 0..G::weights(&mut minds[0]).len() {
        let number = *G::weights(&mut minds[0])[i].1;
        let step = 0.01 * number.abs().max(SPEED.1);
        minds.iter_mut().for_each(|mind| *G::weights(mind)[i].1 = number + step);
        let moved = chances(games, minds, batch);
        minds.iter_mut().for_each(|mind| *G::weights(mind)[i].1 = number);
        let change = moved.iter().zip(&now).map(|(moved, now)| (odds(*moved) - odds(*now)) / step);
        slope.push(change.zip(&miss).map(|(change, miss)| change * miss).sum());
    }
    (error, slope)
}

/// What the positions promise as these minds judge.
fn chances<G: Insight>(games: &[(String, Arc<G>)], minds: &[G::Mind], batch: &[&Lesson<G>]) -> Vec<f32> {
    let chance = |lesson: &&Lesson<G>| {
        let game = &games[lesson.scenario].1;
        let chance = game.judge_position(&minds[lesson.scenario], &lesson.position, lesson.seat);
        chance.clamp(SURE, 1.0 - SURE)
    };
    batch.par_iter().map(chance).collect()
}
