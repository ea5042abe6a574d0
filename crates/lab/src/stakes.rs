//! Which decisions of a game are worth a look: those at which something is at stake one step ahead. Most decisions are quiet, and a look at
//! one of them costs a hundred times what it costs to find that out.

use bots::{Thought, quiet_value};
use engine::{Insight, Need, Seat, Silent};
use std::ops::Range;
use table::Table;

/// Lucks and completing orders that are followed exactly, as in the search.
const AHEAD: u32 = 2;
/// A decision between more sensible orders has hardly ever one that stands out, and a look at it costs most.
const MOST: usize = 60;
/// Where the outlook is as good as certain, no order can be much better than another.
const OPEN: Range<f32> = 0.02..0.98;
/// Where the orders differ less one step ahead, from the best to the mean of the others, they are the same.
const LEAST: f32 = 0.001;

/// A decision and what is at stake there.
pub(crate) struct Stake {
    /// Steps before it.
    pub(crate) step: usize,
    /// Who decides.
    pub(crate) seat: Seat,
    /// How far the best order is ahead of the mean of the others, one step ahead.
    at_stake: f32,
}

/// The decisions of a game at which something is at stake, the highest stake first; of the last so many decisions.
pub(crate) fn stakes<G: Insight>(table: &Table<G>, by: Thought<G>, last: usize) -> Vec<Stake> {
    let steps = table.steps().iter().enumerate();
    let all: Vec<(usize, Seat)> =
        steps.filter(|(_, step)| !step.passed).filter_map(|(at, step)| Some((at, step.seat?))).collect();
    let late = &all[all.len().saturating_sub(last)..];
    let mut found: Vec<Stake> =
        late.iter().filter_map(|&(step, seat)| stake(table, by, step, seat)).collect();
    found.sort_by(|a, b| b.at_stake.total_cmp(&a.at_stake));
    found
}

fn stake<G: Insight>(table: &Table<G>, by: Thought<G>, step: usize, seat: Seat) -> Option<Stake> {
    let position = table.position_at(step);
    if by.need(position) != Need::Order(seat) || !OPEN.contains(&by.judge(position, seat)) {
        return None;
    }
    let orders = by.sensible_orders(position);
    if orders.len() < 2 || orders.len() > MOST {
        return None;
    }
    let worth = |order: G::Order| {
        let mut next = position.clone();
        by.apply_order(&mut next, order, &mut Silent);
        quiet_value(by, &next, seat, AHEAD)
    };
    let worths: Vec<f32> = orders.iter().map(|&order| worth(order)).collect();
    let best = worths.iter().copied().fold(0.0, f32::max);
    let others = (worths.iter().sum::<f32>() - best) / (worths.len() - 1) as f32;
    let at_stake = best - others;
    (at_stake >= LEAST).then_some(Stake { step, seat, at_stake })
}
