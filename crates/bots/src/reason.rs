//! Why a bot gave an order, in one sentence: the part of the evaluation in which the order does more for its seat than others do.
//!
//! Nothing but the seat's view is looked at. The sentence may still tell what the seat knows: who may hear it is up to the table.

use crate::{BotSpec, Decision, Fancy, Minds, Thought};
use engine::{Insight, Msg, Need, Part, Pending, Seat, Silent};

/// How many lucks are followed exactly before the parts are looked at.
const AHEAD: u32 = 2;
/// How many other orders it is compared with.
const OTHERS: usize = 12;
/// A part counts for nothing below this share of what all parts together make of the order.
const LITTLE: f32 = 0.05;

/// Why the order, for who plays the seat and sees this. Nothing where there was no choice, where nothing is gained at once, and for bots
/// that have no reason.
pub fn reason<G: Insight>(
    spec: BotSpec,
    game: &G,
    minds: &Minds<G>,
    view: &G::View,
    seat: Seat,
    decision: Decision<G::Order>,
) -> Option<Msg> {
    if spec == BotSpec::Random {
        return None;
    }
    // A world of its own, always the same for the same view: asking again gives the same answer.
    let position = game.imagine(view, &mut Fancy::new(0));
    let by = minds.for_bot(game, spec);
    let mut orders = Vec::new();
    game.orders(&position, &mut orders);
    let parts = game.parts(by.mind, &position, seat);
    if orders.len() <= 1 || parts.is_empty() || !orders.contains(&decision.order) {
        return None;
    }
    if decision.wins_in.is_some() {
        return Some(Msg::new("why-certain"));
    }
    game.sift(by.mind, &position, &mut orders);
    orders.retain(|order| *order != decision.order);
    let mut given = vec![0.0; parts.len()];
    after(by, &position, decision.order, seat, 1.0, &mut given);
    // Others from the whole list, not its beginning alone.
    let stride = orders.len().div_ceil(OTHERS).max(1);
    let others: Vec<G::Order> = orders.into_iter().step_by(stride).collect();
    let mut usual = vec![0.0; parts.len()];
    for &order in &others {
        after(by, &position, order, seat, 1.0 / others.len() as f32, &mut usual);
    }
    let gains: Vec<f32> = given.iter().zip(&usual).map(|(given, usual)| given - usual).collect();
    let all: f32 = gains.iter().map(|gain| gain.abs()).sum();
    let best = parts.into_iter().zip(gains).max_by(|a, b| a.1.total_cmp(&b.1));
    match best {
        Some((Part { why, .. }, gain)) if !others.is_empty() && gain > LITTLE * all && gain > 1e-5 => {
            Some(why)
        }
        // Nothing is gained at once: whoever gives it all the same has looked further, and a sentence that says so tells nothing.
        _ => None,
    }
}

/// What the parts come to after an order, by exact odds, added to `sums` with this share.
fn after<G: Insight>(
    by: Thought<G>,
    position: &G::Position,
    order: G::Order,
    seat: Seat,
    share: f32,
    sums: &mut [f32],
) {
    let mut next = position.clone();
    by.apply_order(&mut next, order, &mut Silent);
    quiet(by, &next, seat, AHEAD, share, sums);
}

/// The same for a position, once what is under way has been resolved.
fn quiet<G: Insight>(
    by: Thought<G>,
    position: &G::Position,
    seat: Seat,
    depth: u32,
    share: f32,
    sums: &mut [f32],
) {
    if depth > 0 {
        match (by.pending(by.mind, position), by.need(position)) {
            (Some(Pending::Order(order)), _) => {
                let mut next = position.clone();
                by.apply_order(&mut next, order, &mut Silent);
                return quiet(by, &next, seat, depth, share, sums);
            }
            (Some(Pending::Luck), Need::Luck(chance)) => {
                let total = chance.total() as f32;
                for (luck, weight) in by.branches(position, chance) {
                    let mut next = position.clone();
                    by.apply_luck(&mut next, luck, &mut Silent);
                    quiet(by, &next, seat, depth - 1, share * weight as f32 / total, sums);
                }
                return;
            }
            _ => {}
        }
    }
    let parts = by.parts(by.mind, position, seat);
    debug_assert_eq!(parts.len(), sums.len(), "always the same parts");
    for (sum, part) in sums.iter_mut().zip(parts) {
        *sum += share * part.worth;
    }
}
