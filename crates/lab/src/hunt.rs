//! Decisions of a recorded game looked at deeply: where one order is far better than every other, and where the order that was given lost
//! much.

use crate::mix;
use crate::stakes::{Stake, stakes};
use bots::{BotSpec, Fancy, Look, Minds, Seen, Thought, Timeless};
use engine::{Game, Insight, Need, Schooling, Seat, Source, Viewer};
use table::Table;

/// A find is looked at again with so many times the playouts.
pub const DEEPER: u32 = 10;
/// How much better than every other the best order of a puzzle is.
pub const PUZZLE_MARGIN: f32 = 0.15;
/// A glance with so many times fewer playouts must show so many times less, or there is no look: most decisions are quiet.
const GLANCE: (u32, f32) = (5, 3.0);
/// A closer look before the proof, with so many times the playouts, must show so many times less: most finds come to nothing.
const CLOSER: (u32, f32) = (3, 1.25);
/// How often a bot is asked for its answer.
const TRIES: u64 = 3;
/// A decision between fewer orders is no puzzle.
const FEWEST: usize = 3;
/// Two puzzles of one game are so many steps apart: neighbours ask the same thing twice.
const APART: usize = 20;

/// What to look for in a game.
#[derive(Clone, Copy, Debug)]
pub struct Hunt {
    /// Playouts of the look that finds; [`DEEPER`] times as many prove.
    pub playouts: u32,
    /// How much better the best order must be than the second, or than the one given.
    pub margin: f32,
    /// Decisions looked at in one game.
    pub looks: usize,
    /// Only so many of the last decisions of a game: near the end single orders count most.
    pub last: usize,
    /// Finds in one game.
    pub most: usize,
    /// Seed of everything.
    pub seed: u64,
}

/// A decision worth keeping.
#[derive(Clone, Debug)]
pub struct Find<O> {
    /// Steps before it.
    pub step: usize,
    /// Who decides.
    pub seat: Seat,
    /// The order that was given.
    pub given: O,
    /// The deep look.
    pub look: Look<O>,
    /// Playouts that proved it, and their seed.
    pub playouts: u32,
    /// The seed of the deep look.
    pub seed: u64,
    /// How hard it is: 1 if one step ahead shows the best order, 2 if a short search does, else 3.
    pub level: u8,
}

/// The best evaluation there is.
fn studied<'a, G: Insight>(game: &'a G, minds: &'a Minds<G>) -> Thought<'a, G> {
    minds.get(game, Schooling::Studied)
}

/// A deep look at a position, from what the seat that decides may know. The same seed gives the same look.
pub fn deep_look<G: Insight>(
    game: &G,
    minds: &Minds<G>,
    position: &G::Position,
    seat: Seat,
    (playouts, seed): (u32, u64),
) -> Look<G::Order> {
    let view = game.view(position, Viewer::Seat(seat));
    bots::look(studied(game, minds), &view, seat, playouts, &mut Fancy::new(seed))
}

/// The answers of a bot in a position.
pub fn answers<G: Insight>(
    game: &G,
    minds: &Minds<G>,
    position: &G::Position,
    seat: Seat,
    (bot, seed): (BotSpec, u64),
) -> Vec<G::Order> {
    let view = game.view(position, Viewer::Seat(seat));
    let ask = |n| bots::choose(bot, game, minds, &view, seat, &mut Fancy::new(mix(seed, n)), &Timeless);
    (0..TRIES).filter_map(ask).collect()
}

/// Whether a bot finds this order in one of a few tries.
fn is_found_by<G: Insight>(
    game: &G,
    minds: &Minds<G>,
    position: &G::Position,
    (seat, best): (Seat, G::Order),
    asked: (BotSpec, u64),
) -> bool {
    answers(game, minds, position, seat, asked).contains(&best)
}

/// How hard it is to find this order, for somebody who does better than `greedy` or not.
fn level<G: Insight>(
    game: &G,
    minds: &Minds<G>,
    position: &G::Position,
    best: (Seat, G::Order),
    seed: u64,
) -> u8 {
    match () {
        () if is_found_by(game, minds, position, best, (BotSpec::Greedy, seed)) => 1,
        () if is_found_by(
            game,
            minds,
            position,
            best,
            (BotSpec::Search(bots::Level::Playouts(50)), seed),
        ) =>
        {
            2
        }
        () => 3,
    }
}

/// The decisions of a game in the order in which blunders are looked for: any, so that a few of them stand for the whole game.
fn decisions<G: Insight>(table: &Table<G>, hunt: &Hunt) -> Vec<(usize, Seat)> {
    let steps = table.steps().iter().enumerate();
    let mut all: Vec<(usize, Seat)> =
        steps.filter(|(_, step)| !step.passed).filter_map(|(at, step)| Some((at, step.seat?))).collect();
    all.drain(..all.len().saturating_sub(hunt.last));
    let mut fancy = Fancy::new(hunt.seed);
    for slot in (1..all.len()).rev() {
        all.swap(slot, fancy.below(slot as u64 + 1) as usize);
    }
    all
}

/// What is asked about a find before the look that proves it, which costs ten times as much.
pub struct Wanted<'a, G: Game> {
    /// Whether there is room for a puzzle with this best order and of this level.
    pub room: &'a dyn Fn(&Seen<G::Order>, u8) -> bool,
    /// The position to be proved for a decision after so many steps; nothing if it can be none.
    pub made: &'a dyn Fn(usize) -> Option<G::Position>,
}

/// Decisions with one order that is far better than every other, by the evaluation: whether games to the end agree is for the caller
/// ([`played_out`]), who knows what of the position can be written down.
pub fn puzzles<G: Insight>(table: &Table<G>, hunt: &Hunt, wanted: &Wanted<G>) -> Vec<Find<G::Order>> {
    let (game, minds) = (&**table.game(), &**table.minds());
    let by = studied(game, minds);
    let mut finds: Vec<Find<G::Order>> = Vec::new();
    let mut looks = 0;
    let mut orders = Vec::new();
    for Stake { step, seat, .. } in stakes(table, by, hunt.last) {
        if looks >= hunt.looks || finds.len() >= hunt.most {
            break;
        }
        let position = table.position_at(step);
        orders.clear();
        game.orders(position, &mut orders);
        let Ok(given) = game.read(&table.steps()[step].entry.what) else { continue };
        let near = |find: &Find<G::Order>| find.step.abs_diff(step) < APART;
        if orders.len() < FEWEST || finds.iter().any(near) {
            continue;
        }
        looks += 1;
        let seed = mix(hunt.seed, step as u64);
        let view = game.view(position, Viewer::Seat(seat));
        let (fewer, less) = GLANCE;
        let glance = bots::glance(by, &view, seat, hunt.playouts.div_ceil(fewer), &mut Fancy::new(seed));
        if glance.margin() < hunt.margin / less {
            continue;
        }
        // Most of what stands out one step ahead is what `greedy` does, of which a set has few.
        let easy = |best: &Seen<G::Order>| {
            is_found_by(game, minds, position, (seat, best.order), (BotSpec::Greedy, seed))
        };
        let best = &glance.orders[0];
        if !(wanted.room)(best, if easy(best) { 1 } else { 2 }) {
            continue;
        }
        let found = |position: &G::Position, (playouts, seed): (u32, u64), margin: f32| {
            let look = deep_look(game, minds, position, seat, (playouts, seed));
            (look.margin() >= margin).then_some(look)
        };
        let Some(quick) = found(position, (hunt.playouts, seed), hunt.margin) else { continue };
        let best = &quick.orders[0];
        // An order that no bot considers is judged against plans in which nobody gives it later: that is not fair.
        if !by.sensible_orders(position).contains(&best.order) {
            continue;
        }
        let level = level(game, minds, position, (seat, best.order), seed);
        if !(wanted.room)(best, level) {
            continue;
        }
        let Some(position) = (wanted.made)(step) else { continue };
        // As many digits as people copy without error.
        let (playouts, proof) = (hunt.playouts * DEEPER, mix(seed, 1) >> 40);
        let (more, less) = CLOSER;
        if found(&position, (hunt.playouts * more, proof), hunt.margin / less).is_none() {
            continue;
        }
        let Some(look) = found(&position, (playouts, proof), hunt.margin) else { continue };
        if look.orders[0].order != best.order {
            continue;
        }
        finds.push(Find { step, seat, given, look, playouts, seed: proof, level });
    }
    finds.sort_by_key(|find| find.step);
    finds
}

/// Decisions at which the order given lost much, as far as its seat could know.
pub fn blunders<G: Insight>(table: &Table<G>, hunt: &Hunt) -> Vec<Find<G::Order>> {
    let (game, minds) = (&**table.game(), &**table.minds());
    let mut finds: Vec<Find<G::Order>> = Vec::new();
    let mut looks = 0;
    let mut orders = Vec::new();
    for (step, seat) in decisions(table, hunt) {
        if looks >= hunt.looks || finds.len() >= hunt.most {
            break;
        }
        let position = table.position_at(step);
        orders.clear();
        game.orders(position, &mut orders);
        let Ok(given) = game.read(&table.steps()[step].entry.what) else { continue };
        if orders.len() < 2 || game.need(position) != Need::Order(seat) {
            continue;
        }
        looks += 1;
        let seed = mix(hunt.seed, step as u64);
        let lost = |(playouts, seed): (u32, u64), margin: f32| {
            let look = deep_look(game, minds, position, seat, (playouts, seed));
            look.loss(given).is_some_and(|loss| loss >= margin).then_some(look)
        };
        let (fewer, less) = GLANCE;
        if lost((hunt.playouts.div_ceil(fewer), seed), hunt.margin / less).is_none() {
            continue;
        }
        let Some(quick) = lost((hunt.playouts, seed), hunt.margin) else { continue };
        // As many digits as people copy without error.
        let (playouts, proof) = (hunt.playouts * DEEPER, mix(seed, 1) >> 40);
        let (more, less) = CLOSER;
        if lost((hunt.playouts * more, proof), hunt.margin / less).is_none() {
            continue;
        }
        let Some(look) = lost((playouts, proof), hunt.margin) else { continue };
        let best = quick.orders[0].order;
        if look.orders[0].order != best {
            continue;
        }
        let level = level(game, minds, position, (seat, best), seed);
        finds.push(Find { step, seat, given, look, playouts, seed: proof, level });
    }
    finds.sort_by_key(|find| find.step);
    finds
}
