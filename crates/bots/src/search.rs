//! Best-first search with chance nodes, over positions imagined from the seat's own view.
//!
//! Nothing in the tree is left to luck: a chance node is worth the exact mean of its branches, a decision as much as its
//! best order, and a position that is not looked into yet its [`quiet_value`]. Sampled luck would cost far more playouts than
//! orders differ in worth.

use crate::tree::Tree;
use crate::{Clock, Fancy, Level};
use engine::{Insight, Seat};

/// Trees grown side by side when a game has secrets: one for each imagined world.
const WORLDS: usize = 8;
/// Positions all trees together may have, so that a long think does not eat the machine.
const MOST_NODES: usize = 400_000;
/// What the one-step look weighs beside visits when trees are compared.
const UNSEEN: f32 = 0.01;

/// What the search found.
pub struct Plan<O> {
    /// Every order looked at: how often it was followed, and how good it looks for the seat (0 to 1). Most followed first.
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

/// Thinks about a decision of `seat`, knowing only its view.
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
        if enough || trees[turn].len() > MOST_NODES / worlds {
            break;
        }
    }
    let mut orders: Vec<(G::Order, u32, f32)> = Vec::new();
    for tree in &trees {
        for (order, visits, value) in tree.root_orders() {
            let value = if seat == Seat(0) { value } else { 1.0 - value };
            let slot = orders.iter().position(|(known, ..)| *known == order).unwrap_or_else(|| {
                orders.push((order, 0, 0.0));
                orders.len() - 1
            });
            // An order never followed has its one-step look alone, which weighs next to nothing beside a visit.
            orders[slot].1 += visits;
            orders[slot].2 += value * (visits as f32 + UNSEEN);
        }
    }
    for (_, visits, value) in &mut orders {
        *value /= *visits as f32 + UNSEEN * trees.len() as f32;
    }
    orders.sort_by(|a, b| (b.1, b.2).partial_cmp(&(a.1, a.2)).expect("values are numbers"));
    Plan { orders, playouts }
}
