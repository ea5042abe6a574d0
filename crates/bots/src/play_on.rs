//! Orders weighed by games played on: after each order `greedy` plays for everybody until some [lulls](Insight::lull) have passed, and only
//! there the position is judged. Where an evening is full of luck, a tree of exact odds never gets past the beginning of it, and compares
//! positions in the middle of a day with others at its end. Games played on end at moments that compare fairly.
//!
//! A playout is such a game. In game after game all orders have the same luck; what is clearly behind is played no more.

use crate::budget::Budget;
use crate::search::{Plan, imagined, sure_win};
use crate::{Clock, Fancy, Level, Thought, greedy};
use engine::{Insight, Need, Seat, Silent, Source};

/// Games an order has before it can be dropped.
const FEW: usize = 4;
/// At most so many orders are weighed, those that look best one step ahead, and so many that each can have some games.
const MOST: u32 = 16;
const GAMES_EACH: u32 = 6;
/// By how many standard errors an order is dropped, and by how many another must be ahead of what looks best one step ahead.
const BEHIND: f32 = 2.0;
const AHEAD: f32 = 1.0;
/// Smaller differences are none.
const LITTLE: f32 = 1e-6;

/// An order and what came of it, game by game.
struct Candidate<O> {
    order: O,
    guess: f32,
    scores: Vec<f32>,
}

impl<O> Candidate<O> {
    fn new((order, guess): (O, f32)) -> Candidate<O> {
        Candidate { order, guess, scores: Vec::new() }
    }

    fn mean(&self) -> f32 {
        match self.scores.len() {
            0 => self.guess,
            many => self.scores.iter().sum::<f32>() / many as f32,
        }
    }

    /// By how many standard errors it is ahead of another, in the games that both had.
    fn lead(&self, other: &Candidate<O>) -> f32 {
        let leads = || self.scores.iter().zip(&other.scores).map(|(own, other)| own - other);
        let many = leads().count() as f32;
        if many < 2.0 {
            return 0.0;
        }
        let mean = leads().sum::<f32>() / many;
        let spread = leads().map(|lead| (lead - mean).powi(2)).sum::<f32>() / (many - 1.0);
        mean / ((spread / many).sqrt() + LITTLE)
    }
}

/// Thinks about a decision of `seat`, knowing only its view.
pub(crate) fn play_on<G: Insight>(
    by: Thought<G>,
    view: &G::View,
    seat: Seat,
    level: Level,
    fancy: &mut Fancy,
    clock: &dyn Clock,
) -> Plan<G::Order> {
    let mut budget = Budget::new(level, clock);
    let worlds = imagined(by, view, fancy);
    if let Some(plan) = sure_win(by.game, &worlds, seat, &budget) {
        return plan;
    }
    budget.begin();
    let here = &worlds[0];
    let weighed = greedy::weighed(by, here, seat, fancy);
    let mut alive: Vec<Candidate<G::Order>> = weighed.into_iter().map(Candidate::new).collect();
    let mut dropped = Vec::new();
    let seed = fancy.below(u64::MAX);
    'games: for game in 0.. {
        if alive.len() < 2 {
            break;
        }
        let mut slot = 0;
        while slot < alive.len() {
            let one = &mut alive[slot];
            one.scores.push(one_game(by, view, here, (seat, one.order), seed.wrapping_add(game)));
            let left = budget.played();
            if left == 0 {
                break 'games;
            }
            if budget.playouts == 1 {
                let some = ((left + 1) / GAMES_EACH).clamp(2, MOST) as usize;
                dropped.extend(alive.drain(some.min(alive.len())..));
            }
            slot += 1;
        }
        if game + 1 >= FEW as u64 {
            let best = first_by(&alive, Candidate::mean);
            let lead: Vec<f32> = alive.iter().map(|one| alive[best].lead(one)).collect();
            let mut lead = lead.into_iter();
            dropped.extend(alive.extract_if(.., |_| lead.next().is_some_and(|lead| lead > BEHIND)));
        }
    }
    // What looks best one step ahead is given unless another order is clearly better.
    let usual = first_by(&alive, |one| one.guess);
    let best = first_by(&alive, Candidate::mean);
    let choice = if alive[best].lead(&alive[usual]) < AHEAD { usual } else { best };
    alive.swap(0, choice);
    alive[1..].sort_by(|a, b| b.mean().total_cmp(&a.mean()));
    dropped.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
    let orders = alive.into_iter().chain(dropped);
    Plan {
        orders: orders.map(|one| (one.order, one.scores.len() as u32, one.mean())).collect(),
        playouts: budget.playouts,
        wins_in: None,
    }
}

/// The first of those that have most.
fn first_by<T>(all: &[T], most: impl Fn(&T) -> f32) -> usize {
    (0..all.len()).rev().max_by(|&a, &b| most(&all[a]).total_cmp(&most(&all[b]))).unwrap_or(0)
}

/// What comes of an order in one game. The same seed has the same world, and the same luck as long as the same is done.
fn one_game<G: Insight>(
    by: Thought<G>,
    view: &G::View,
    here: &G::Position,
    (seat, order): (Seat, G::Order),
    seed: u64,
) -> f32 {
    let mut fancy = Fancy::new(seed);
    let mut position = if by.has_secrets() { by.imagine(view, &mut fancy) } else { here.clone() };
    if by.game.judge(&position, order).is_err() {
        // Not in this world: it says nothing for or against.
        return by.judge(&position, seat);
    }
    by.apply_order(&mut position, order, &mut Silent);
    let mut lulls = 0;
    loop {
        lulls += u8::from(by.lull(by.mind, &position));
        if lulls == G::PLAYED_ON {
            return by.judge(&position, seat);
        }
        match by.need(&position) {
            Need::Over(outcome) => return outcome.score(seat),
            Need::Luck(chance) => {
                let luck = chance.sample(&mut fancy);
                by.apply_luck(&mut position, luck, &mut Silent);
            }
            Need::Order(seat) => {
                let order = greedy::plain(by, &position, seat, &mut fancy);
                by.apply_order(&mut position, order, &mut Silent);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn candidate(order: u8, scores: &[f32]) -> Candidate<u8> {
        Candidate { order, guess: 0.5, scores: scores.to_vec() }
    }

    #[test]
    fn who_is_a_little_better_with_all_luck_is_ahead() {
        // The luck of each game is far greater than what the orders make of it.
        let (one, other) = (candidate(1, &[0.2, 0.9, 0.5, 0.7]), candidate(2, &[0.19, 0.88, 0.48, 0.69]));
        assert!(one.lead(&other) > BEHIND, "{}", one.lead(&other));
        assert_eq!(one.lead(&other), -other.lead(&one));
        let lucky = candidate(3, &[0.9, 0.2, 0.7, 0.6]);
        assert!(lucky.mean() > one.mean() && lucky.lead(&one) < AHEAD, "{}", lucky.lead(&one));
    }

    #[test]
    fn one_game_proves_nothing() {
        assert_eq!(candidate(1, &[0.9]).lead(&candidate(2, &[0.1, 0.1])), 0.0);
        assert_eq!(candidate(1, &[0.4; 5]).lead(&candidate(2, &[0.4; 5])), 0.0);
    }

    #[test]
    fn of_equals_the_first_comes_first() {
        assert_eq!(first_by(&[0.3, 0.7, 0.7], |one| *one), 1);
    }
}
