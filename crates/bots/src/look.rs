//! A deep look: what every order is worth, not only which one to give.
//!
//! A search spends its playouts on the order it likes best and knows little of the others. Here every legal order gets the same number of
//! playouts; then the better half gets as many again, and so on, until two are left that are known best. Luck is followed by exact odds as
//! in the search, and the same seed gives the same look.

use crate::tree::Tree;
use crate::{Fancy, Thought};
use engine::{Insight, Seat};

/// Worlds looked at side by side when a game has secrets.
const WORLDS: usize = 8;

/// What a deep look found.
#[derive(Clone, Debug)]
pub struct Look<O> {
    /// Every legal order and what is known of it, the best first.
    pub orders: Vec<Seen<O>>,
    /// Playouts in all.
    pub playouts: u32,
}

/// What a deep look knows of an order.
#[derive(Clone, Copy, Debug)]
pub struct Seen<O> {
    /// The order.
    pub order: O,
    /// How good it is for the seat, 0 to 1.
    pub value: f32,
    /// How often it was followed.
    pub visits: u32,
    /// It wins for certain, in every world imagined.
    pub wins: bool,
}

impl<O: Copy + PartialEq> Look<O> {
    /// How much better the best order is than the second; nothing if there is no choice.
    pub fn margin(&self) -> f32 {
        match self.orders.as_slice() {
            [best, second, ..] => best.value - second.value,
            _ => 0.0,
        }
    }

    /// How much an order is worse than the best; nothing is known of an order that is not legal.
    pub fn loss(&self, order: O) -> Option<f32> {
        let one = self.orders.iter().find(|one| one.order == order)?;
        Some(self.orders[0].value - one.value)
    }
}

/// Looks at every legal order of `seat`, knowing only its view.
pub fn look<G: Insight>(
    by: Thought<G>,
    view: &G::View,
    seat: Seat,
    playouts: u32,
    fancy: &mut Fancy,
) -> Look<G::Order> {
    let worlds = if by.has_secrets() { WORLDS } else { 1 };
    let trees = (0..worlds)
        .map(|_| {
            let world = by.imagine(view, fancy);
            let mut tree = Tree::new(by, world, seat);
            tree.look_at_all(by, fancy);
            tree
        })
        .collect();
    halve(by, trees, seat, playouts, fancy)
}

/// A quick look at the orders that a sensible player considers, in one world: enough to see that nothing is at stake.
pub fn glance<G: Insight>(
    by: Thought<G>,
    view: &G::View,
    seat: Seat,
    playouts: u32,
    fancy: &mut Fancy,
) -> Look<G::Order> {
    let world = by.imagine(view, fancy);
    let sensible = by.sensible_orders(&world);
    let mut tree = Tree::new(by, world, seat);
    tree.choose_among(by, seat, &sensible);
    while !tree.is_complete() {
        tree.widen(by, 0);
    }
    halve(by, vec![tree], seat, playouts, fancy)
}

/// Every order at the root gets the same playouts, then the better half, until two are left.
fn halve<G: Insight>(
    by: Thought<G>,
    mut trees: Vec<Tree<G>>,
    seat: Seat,
    playouts: u32,
    fancy: &mut Fancy,
) -> Look<G::Order> {
    let worlds = trees.len();
    let mut alive: Vec<G::Order> = trees[0].root_orders().map(|one| one.order).collect();
    let mut left: Vec<Seen<G::Order>> = Vec::new();
    let mut spent = 0;
    let rounds = alive.len().max(2).ilog2() + 1;
    while alive.len() > 1 {
        let each = (playouts / (rounds * alive.len() as u32)).max(1);
        for &order in &alive {
            for n in 0..each {
                trees[(n as usize) % worlds].playout(by, Some(order), fancy);
            }
            spent += each;
        }
        let mut seen = weigh(&trees, seat, &alive);
        let keep = if alive.len() <= 2 { 0 } else { alive.len().div_ceil(2) };
        left.extend(seen.split_off(keep));
        alive = seen.iter().map(|one| one.order).collect();
    }
    // What a playout of another order has found out since counts as well.
    let all: Vec<G::Order> = alive.into_iter().chain(left.into_iter().map(|one| one.order)).collect();
    Look { orders: weigh(&trees, seat, &all), playouts: spent }
}

/// What all worlds together think of these orders, the best first.
fn weigh<G: Insight>(trees: &[Tree<G>], seat: Seat, orders: &[G::Order]) -> Vec<Seen<G::Order>> {
    let mut seen: Vec<Seen<G::Order>> =
        orders.iter().map(|&order| Seen { order, value: 0.0, visits: 0, wins: true }).collect();
    for tree in trees {
        for one in tree.root_orders() {
            let Some(known) = seen.iter_mut().find(|known| known.order == one.order) else { continue };
            known.value += if seat == Seat(0) { one.value } else { 1.0 - one.value };
            known.visits += one.visits;
            known.wins &= one.sure.is_some_and(|sure| sure.wins(seat));
        }
    }
    seen.iter_mut().for_each(|one| one.value /= trees.len() as f32);
    seen.sort_by(|a, b| b.value.total_cmp(&a.value));
    seen
}
