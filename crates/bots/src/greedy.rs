//! One step ahead: every order is carried out, what it began is resolved by exact odds, and the best result is taken.

use crate::{Fancy, Thought};
use engine::{Insight, Need, Pending, Seat, Silent, Source};

/// How many lucks and completing orders are followed exactly before the position is judged as it stands.
const DEPTH: u32 = 4;

pub(crate) fn choose<G: Insight>(
    by: Thought<G>,
    position: &G::Position,
    seat: Seat,
    mut orders: Vec<G::Order>,
    fancy: &mut Fancy,
) -> Option<G::Order> {
    by.sift(by.mind, position, &mut orders);
    let mut best = None;
    let mut ties = 0;
    for order in orders {
        let mut next = position.clone();
        by.apply_order(&mut next, order, &mut Silent);
        let value = quiet_value(by, &next, seat, DEPTH);
        match best {
            Some((_, high)) if value < high => {}
            // Equal orders are chosen among evenly, so that the bot is no clockwork.
            Some((_, high)) if value == high => {
                ties += 1;
                if fancy.below(ties + 1) == 0 {
                    best = Some((order, value));
                }
            }
            _ => {
                best = Some((order, value));
                ties = 0;
            }
        }
    }
    best.map(|(order, _)| order)
}

/// The order that `greedy` gives with this mind, in a position where somebody decides.
pub(crate) fn plain<G: Insight>(
    by: Thought<G>,
    position: &G::Position,
    seat: Seat,
    fancy: &mut Fancy,
) -> G::Order {
    let mut orders = Vec::new();
    by.orders(position, &mut orders);
    if let [only] = orders[..] {
        return only;
    }
    choose(by, position, seat, orders, fancy).expect("a seat that decides has a legal order")
}

/// Every order that is worth a thought and what it looks like one step ahead, the best first; equals in any order.
pub(crate) fn weighed<G: Insight>(
    by: Thought<G>,
    position: &G::Position,
    seat: Seat,
    fancy: &mut Fancy,
) -> Vec<(G::Order, f32)> {
    let mut orders = by.sensible_orders(position);
    for slot in (1..orders.len()).rev() {
        orders.swap(slot, fancy.below(slot as u64 + 1) as usize);
    }
    let look = |order: G::Order| {
        let mut next = position.clone();
        by.apply_order(&mut next, order, &mut Silent);
        (order, quiet_value(by, &next, seat, DEPTH))
    };
    let mut weighed: Vec<(G::Order, f32)> = orders.into_iter().map(look).collect();
    weighed.sort_by(|a, b| b.1.total_cmp(&a.1));
    weighed
}

/// As [`choose`], by somebody who overlooks every other order: what is left is weighed soundly, so that the errors are those of a
/// beginner and not those of a die.
pub(crate) fn overlook<G: Insight>(
    by: Thought<G>,
    position: &G::Position,
    seat: Seat,
    mut orders: Vec<G::Order>,
    fancy: &mut Fancy,
) -> Option<G::Order> {
    by.sift(by.mind, position, &mut orders);
    let seen: Vec<G::Order> = orders.iter().copied().filter(|_| fancy.below(2) == 0).collect();
    choose(by, position, seat, if seen.is_empty() { orders } else { seen }, fancy)
}

/// The worth of a position for a seat once what is under way has been resolved, by exact odds.
pub fn quiet_value<G: Insight>(by: Thought<G>, position: &G::Position, seat: Seat, depth: u32) -> f32 {
    if depth == 0 {
        return by.judge(position, seat);
    }
    match by.pending(by.mind, position) {
        None => by.judge(position, seat),
        Some(Pending::Order(order)) => {
            let mut next = position.clone();
            by.apply_order(&mut next, order, &mut Silent);
            quiet_value(by, &next, seat, depth)
        }
        Some(Pending::Luck) => {
            let Need::Luck(chance) = by.need(position) else {
                return by.judge(position, seat);
            };
            let total = chance.total() as f32;
            let branches = by.branches(position, chance);
            branches
                .into_iter()
                .map(|(luck, weight)| {
                    let mut next = position.clone();
                    by.apply_luck(&mut next, luck, &mut Silent);
                    quiet_value(by, &next, seat, depth - 1) * weight as f32 / total
                })
                .sum()
        }
    }
}
