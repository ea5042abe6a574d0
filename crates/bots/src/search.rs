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
/// An order counts as tried if it was followed at least this often, as a share of the most followed one.
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
    let mut orders: Vec<(G::Order, u32, f32)> = Vec::new();
    let mut weights: Vec<f32> = Vec::new();
    for tree in &trees {
        for (order, visits, value) in tree.root_orders() {
            // An order never followed still has its one-step look.
            let weight = visits as f32 + 0.01;
            let value = if seat == Seat(0) { value } else { 1.0 - value };
            match orders.iter().position(|(known, ..)| *known == order) {
                Some(slot) => {
                    orders[slot].1 += visits;
                    orders[slot].2 += value * weight;
                    weights[slot] += weight;
                }
                None => {
                    orders.push((order, visits, value * weight));
                    weights.push(weight);
                }
            }
        }
    }
    for ((_, _, value), weight) in orders.iter_mut().zip(weights) {
        *value /= weight;
    }
    // Equal orders are chosen among evenly, so that the bot is no clockwork.
    for slot in (1..orders.len()).rev() {
        orders.swap(slot, fancy.below(slot as u64 + 1) as usize);
    }
    let most = orders.iter().map(|&(_, visits, _)| visits).max().unwrap_or(0) as f32;
    let solved = trees.iter().all(Tree::is_solved);
    let rank = |&(_, visits, value): &(G::Order, u32, f32)| (solved || visits as f32 >= most * TRIED, value);
    orders.sort_by(|a, b| rank(b).partial_cmp(&rank(a)).expect("values are numbers"));
    Plan { orders, playouts }
}
