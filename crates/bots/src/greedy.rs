//! One step ahead: every order is carried out, what it began is resolved by exact odds, and the best result is taken.

use crate::Fancy;
use engine::{Insight, Need, Pending, Seat, Silent, Source};

/// How many lucks and completing orders are followed exactly before the position is judged as it stands.
const DEPTH: u32 = 4;

pub(crate) fn choose<G: Insight>(
    game: &G,
    position: &G::Position,
    seat: Seat,
    mut orders: Vec<G::Order>,
    fancy: &mut Fancy,
) -> Option<G::Order> {
    game.sift_at_a_glance(position, &mut orders);
    let mut best = None;
    let mut ties = 0;
    for order in orders {
        let mut next = position.clone();
        game.apply_order(&mut next, order, &mut Silent);
        let value = resolved(game, &next, DEPTH, &|position| game.glance(position, seat));
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

/// The worth of a position for a seat once what is under way has been resolved, by exact odds.
pub fn quiet_value<G: Insight>(game: &G, position: &G::Position, seat: Seat, depth: u32) -> f32 {
    resolved(game, position, depth, &|position| game.judge_position(position, seat))
}

fn resolved<G: Insight>(
    game: &G,
    position: &G::Position,
    depth: u32,
    judge: &impl Fn(&G::Position) -> f32,
) -> f32 {
    if depth == 0 {
        return judge(position);
    }
    match game.pending(position) {
        None => judge(position),
        Some(Pending::Order(order)) => {
            let mut next = position.clone();
            game.apply_order(&mut next, order, &mut Silent);
            resolved(game, &next, depth, judge)
        }
        Some(Pending::Luck) => {
            let Need::Luck(chance) = game.need(position) else {
                return judge(position);
            };
            let total = chance.total() as f32;
            let branches = game.branches(position, chance);
            branches
                .into_iter()
                .map(|(luck, weight)| {
                    let mut next = position.clone();
                    game.apply_luck(&mut next, luck, &mut Silent);
                    resolved(game, &next, depth - 1, judge) * weight as f32 / total
                })
                .sum()
        }
    }
}
