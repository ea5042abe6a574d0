//! Best-first search with chance nodes, over positions imagined from the seat's own view.
//!
//! Nothing in the tree is left to luck: a chance node is worth the exact mean of its branches, a decision as much as its
//! best order, and a position that is not looked into yet its [`quiet_value`]. Sampled luck would cost far more playouts than
//! orders differ in worth.

use crate::tree::Tree;
use crate::{Clock, Fancy, Level, Thought};
use engine::{Insight, Seat};

/// Trees grown side by side when a game has secrets: one for each imagined world.
const WORLDS: usize = 8;
/// Memory all trees together may take, so that a long think does not eat the machine, and what a node takes beside its position.
const MOST_BYTES: usize = 256 << 20;
const NODE_BYTES: usize = 512;
/// What the one-step look weighs beside visits when trees are compared.
const UNSEEN: f32 = 0.01;
/// Every so many playouts is asked whether the decision has fallen.
const ASK_EVERY: u32 = 64;
/// Another playout, as slow as the slowest so far, may exceed the time by one part in so many.
const SLACK: u64 = 10;

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
    by: Thought<G>,
    view: &G::View,
    seat: Seat,
    level: Level,
    fancy: &mut Fancy,
    clock: &dyn Clock,
) -> Plan<G::Order> {
    let worlds = if by.has_secrets() { WORLDS } else { 1 };
    let most_nodes = MOST_BYTES / (size_of::<G::Position>() + NODE_BYTES) / worlds;
    let start = clock.millis();
    let mut trees: Vec<Tree<G>> = Vec::with_capacity(worlds);
    let mut playouts = 0;
    let (mut spent, mut slowest) = (0, 0);
    loop {
        let turn = playouts as usize % worlds;
        if trees.len() <= turn {
            trees.push(Tree::new(by, by.imagine(view, fancy)));
        }
        trees[turn].playout(by, fancy);
        playouts += 1;
        // Playouts that may still follow.
        let left = match level {
            Level::Playouts(most) => most.saturating_sub(playouts),
            Level::Millis(most) => {
                let (now, most) = (clock.millis().saturating_sub(start), most as u64);
                slowest = slowest.max(now.saturating_sub(spent));
                spent = now;
                if spent + slowest > most + most / SLACK {
                    break;
                }
                (playouts as u64 * most.saturating_sub(spent) / spent.max(1)).min(u32::MAX as u64) as u32
            }
        };
        // At the beginning too: often one order alone is worth a thought.
        let ask = playouts as usize == worlds || playouts % ASK_EVERY == 0;
        let fallen = ask && has_fallen(&trees, seat, left);
        if left == 0 || fallen || trees[turn].len() > most_nodes {
            break;
        }
    }
    Plan { orders: merge(&trees, seat), playouts }
}

/// The orders at the root of all trees as [`Plan`] has them.
fn merge<G: Insight>(trees: &[Tree<G>], seat: Seat) -> Vec<(G::Order, u32, f32)> {
    let mut orders: Vec<(G::Order, u32, f32)> = Vec::new();
    for tree in trees {
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
    orders
}

/// Whether no other order can be followed as often as the first any more.
fn has_fallen<G: Insight>(trees: &[Tree<G>], seat: Seat, left: u32) -> bool {
    match merge(trees, seat).as_slice() {
        [first, second, ..] => first.1 - second.1 > left,
        _ => true,
    }
}
