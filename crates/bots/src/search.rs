//! Best-first search with chance nodes, over positions imagined from the seat's own view.
//!
//! Nothing in the tree is left to luck: a chance node is worth the exact mean of its branches, a decision as much as its
//! best order, and a position that is not looked into yet its [`quiet_value`]. Sampled luck would cost far more playouts than
//! orders differ in worth.

use crate::tree::Tree;
use crate::{Clock, Fancy, Level};
use engine::{Insight, Seat, Source};

/// Trees grown side by side when a game has secrets: one for each imagined world.
const WORLDS: usize = 8;
/// Positions all trees together may have, so that a long think does not eat the machine.
const MOST_NODES: usize = 400_000;
/// An order can be chosen if at least this much is known of it, as a share of what is known of the best known one.
const TRIED: f32 = 0.25;

/// What the search found.
pub struct Plan<O> {
    /// Every order looked at: how often it was followed, and how good it looks for the seat (0 to 1). Best first.
    pub orders: Vec<(O, u32, f32)>,
    /// Playouts in all.
    pub playouts: u32,
}

impl<O: Copy> Plan<O> {
    /// The order to give.
    pub fn best(&self) -> Option<O> {
        self.orders.first().map(|&(order, ..)| order)
    }
}

/// Thinks about a decision of `seat`, knowing only its view. Ends early when nothing is left to find out.
pub fn search<G: Insight>(
    game: &G,
    view: &G::View,
    seat: Seat,
    level: Level,
    fancy: &mut Fancy,
    clock: &dyn Clock,
) -> Plan<G::Order> {
    let worlds = if G::PROFILE.secrets { WORLDS } else { 1 };
    let start = clock.millis();
    let mut trees: Vec<Tree<G>> = Vec::with_capacity(worlds);
    let mut playouts = 0;
    loop {
        let turn = playouts as usize % worlds;
        if trees.len() <= turn {
            trees.push(Tree::new(game, game.imagine(view, fancy)));
        }
        trees[turn].playout(game, fancy);
        playouts += 1;
        let enough = match level {
            Level::Playouts(most) => playouts >= most,
            Level::Millis(most) => clock.millis().saturating_sub(start) >= most as u64,
        };
        let known = trees.len() == worlds && trees.iter().all(Tree::is_solved);
        if enough || known || trees[turn].len() > MOST_NODES / worlds {
            break;
        }
    }
    let mut found: Vec<Found<G::Order>> = Vec::new();
    for tree in &trees {
        let busiest = tree.root_orders().map(|look| look.visits).max().unwrap_or(0);
        for look in tree.root_orders() {
            let value = if seat == Seat(0) { look.value } else { 1.0 - look.value };
            // What is known for certain needs no visits; what was never followed still has its one-step look.
            let weight = if look.solved { busiest.max(1) as f32 } else { look.visits as f32 + 0.01 };
            let slot = found.iter().position(|known| known.order == look.order).unwrap_or_else(|| {
                found.push(Found { order: look.order, visits: 0, value: 0.0, weight: 0.0 });
                found.len() - 1
            });
            found[slot].visits += look.visits;
            found[slot].value += value * weight;
            found[slot].weight += weight;
        }
    }
    // Equal orders are chosen among evenly, so that the bot is no clockwork.
    for slot in (1..found.len()).rev() {
        found.swap(slot, fancy.below(slot as u64 + 1) as usize);
    }
    found.iter_mut().for_each(|found| found.value /= found.weight);
    let most = found.iter().map(|found| found.weight).fold(0.0, f32::max);
    let rank = |found: &Found<G::Order>| (found.weight >= most * TRIED, found.value);
    found.sort_by(|a, b| rank(b).partial_cmp(&rank(a)).expect("values are numbers"));
    let orders = found.into_iter().map(|found| (found.order, found.visits, found.value)).collect();
    Plan { orders, playouts }
}

/// An order with what all trees say of it.
struct Found<O> {
    order: O,
    visits: u32,
    value: f32,
    /// How much is known of it, in visits.
    weight: f32,
}
