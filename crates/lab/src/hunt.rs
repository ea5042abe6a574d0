//! Decisions of a recorded game looked at deeply: where one order is far better than every other, and where the order that was given lost
//! much.

use crate::{mix, play_out};
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
/// Games to the end after the best order and after those that come next: a look trusts the evaluation, games to the end do not.
const PLAYED: u32 = 200;
const RIVALS: usize = 7;
/// So many games at least, and so many standard errors, settle it sooner.
const FEW: f32 = 20.0;
const SURE: f32 = 2.5;
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

/// How hard it is to find this order.
pub fn level<G: Insight>(
    game: &G,
    minds: &Minds<G>,
    position: &G::Position,
    (seat, best): (Seat, G::Order),
    seed: u64,
) -> u8 {
    let finds = |bot: BotSpec| answers(game, minds, position, seat, (bot, seed)).contains(&best);
    match () {
        () if finds(BotSpec::Greedy) => 1,
        () if finds(BotSpec::Search(bots::Level::Playouts(50))) => 2,
        () => 3,
    }
}

/// Whether the best order of a look is also ahead when games are played to the end after it and after its rivals. A certain win needs no
/// such proof. Games are played a few at a time: a rival that is clearly behind is played no more, and one that clearly is not refutes.
pub fn played_out<G: Insight>(
    game: &G,
    minds: &Minds<G>,
    position: &G::Position,
    (seat, look): (Seat, &Look<G::Order>),
    seed: u64,
) -> bool {
    let Some((best, rest)) = look.orders.split_first() else { return false };
    if best.wins {
        return true;
    }
    let score = |order, n| play_out(game, minds, position, (seat, order), n..n + 1, seed);
    let mut rivals: Vec<Lead> = rest.iter().take(RIVALS).map(|_| Lead::default()).collect();
    for n in 0..PLAYED {
        let mut waiting = false;
        let won = score(best.order, n);
        for (lead, rival) in rivals.iter_mut().zip(rest) {
            if lead.verdict() == Some(true) {
                continue;
            }
            lead.add(won - score(rival.order, n));
            match lead.verdict() {
                Some(false) => return false,
                verdict => waiting |= verdict.is_none(),
            }
        }
        if !waiting {
            return true;
        }
    }
    rivals.iter().all(|lead| lead.mean() >= 0.0)
}

/// By how much the best order is ahead of a rival in games played so far, pair by pair with the same luck.
#[derive(Clone, Copy, Debug, Default)]
struct Lead {
    games: f32,
    sum: f32,
    squares: f32,
}

impl Lead {
    fn add(&mut self, won: f32) {
        self.games += 1.0;
        self.sum += won;
        self.squares += won * won;
    }

    fn mean(self) -> f32 {
        self.sum / self.games.max(1.0)
    }

    /// Whether it is ahead, once there are games enough to tell.
    fn verdict(self) -> Option<bool> {
        if self.games < FEW {
            return None;
        }
        let spread = (self.squares / self.games - self.mean().powi(2)).max(1.0 / self.games);
        let error = SURE * (spread / self.games).sqrt();
        (self.mean().abs() > error).then_some(self.mean() > 0.0)
    }
}

/// The decisions of a game in the order in which they are looked at: any, so that a few of them stand for the whole game.
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

/// Decisions with one order that is far better than every other, by the evaluation: whether games to the end agree is for the caller
/// ([`played_out`]), who knows what of the position can be written down.
pub fn puzzles<G: Insight>(table: &Table<G>, hunt: &Hunt, wanted: Wanted<G>) -> Vec<Find<G::Order>> {
    search(table, hunt, (FEWEST, APART), (&|look, _| Some(look.margin()), wanted))
}

/// Decisions at which the order given lost much, as far as its seat could know.
pub fn blunders<G: Insight>(table: &Table<G>, hunt: &Hunt) -> Vec<Find<G::Order>> {
    search(
        table,
        hunt,
        (2, 0),
        (&|look, given| look.loss(given), &|step, _, _| Some(table.position_at(step).clone())),
    )
}

/// What makes a decision worth keeping, from its look and the order given.
type Worth<'a, O> = &'a dyn Fn(&Look<O>, O) -> Option<f32>;

/// The position to be proved if a decision after so many steps is wanted, from its best order and its level: asked before the look that
/// proves it, which costs ten times as much.
pub type Wanted<'a, G> = &'a dyn Fn(usize, &Seen<<G as Game>::Order>, u8) -> Option<<G as Game>::Position>;

fn search<G: Insight>(
    table: &Table<G>,
    hunt: &Hunt,
    (fewest, apart): (usize, usize),
    (worth, wanted): (Worth<G::Order>, Wanted<G>),
) -> Vec<Find<G::Order>> {
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
        if orders.len() < fewest || game.need(position) != Need::Order(seat) {
            continue;
        }
        let near = |find: &Find<G::Order>| find.step.abs_diff(step) < apart;
        if finds.iter().any(near) {
            continue;
        }
        looks += 1;
        let seed = mix(hunt.seed, step as u64);
        let found = |position: &G::Position, (playouts, seed): (u32, u64), margin: f32| {
            let look = deep_look(game, minds, position, seat, (playouts, seed));
            worth(&look, given).is_some_and(|worth| worth >= margin).then_some(look)
        };
        let (fewer, less) = GLANCE;
        if found(position, (hunt.playouts.div_ceil(fewer), seed), hunt.margin / less).is_none() {
            continue;
        }
        let Some(quick) = found(position, (hunt.playouts, seed), hunt.margin) else { continue };
        let best = &quick.orders[0];
        let level = level(game, minds, position, (seat, best.order), seed);
        let Some(position) = wanted(step, best, level) else { continue };
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
