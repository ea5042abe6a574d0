//! Two or more orders weighed against each other with equal care. A search looks longest at what it likes; whoever wants to know what an
//! order cost must look at both alike.

use crate::tree::Tree;
use crate::{Fancy, Thought};
use engine::{Insight, Seat};

/// Worlds imagined when a game has secrets: a comparison is the mean over all of them.
const WORLDS: usize = 4;

/// What a comparison says of an order.
#[derive(Clone, PartialEq, Debug)]
pub struct Compared<O> {
    /// How good it looks for the seat (0 to 1).
    pub value: f32,
    /// The order, and how the seat would go on until luck or somebody else decides.
    pub line: Vec<O>,
}

/// Weighs orders of `seat`, knowing only its view, with so many playouts for each. `None` if in no imagined world all of them are legal.
pub fn compare<G: Insight>(
    by: Thought<G>,
    view: &G::View,
    seat: Seat,
    orders: &[G::Order],
    playouts: u32,
    fancy: &mut Fancy,
) -> Option<Vec<Compared<G::Order>>> {
    let worlds = if by.has_secrets() { WORLDS } else { 1 };
    let each = (playouts / worlds as u32).max(1);
    let mut sums = vec![0.0; orders.len()];
    let mut lines = Vec::new();
    let mut seen = 0;
    for _ in 0..worlds {
        let world = by.imagine(view, fancy);
        if orders.iter().any(|&order| by.game.judge(&world, order).is_err()) {
            continue;
        }
        let mut tree = Tree::new(by, world, seat);
        tree.choose_among(by, seat, orders);
        for _ in 0..each {
            orders.iter().for_each(|&order| tree.playout(by, Some(order), fancy));
        }
        for (sum, &order) in sums.iter_mut().zip(orders) {
            let found = tree.root_orders().find(|one| one.order == order);
            let value = found.map_or(0.5, |one| one.value);
            *sum += if seat == Seat(0) { value } else { 1.0 - value };
        }
        if seen == 0 {
            lines = orders.iter().map(|&order| tree.line(order, seat)).collect();
        }
        seen += 1;
    }
    let compared = sums.into_iter().zip(lines);
    (seen > 0).then(|| compared.map(|(sum, line)| Compared { value: sum / seen as f32, line }).collect())
}
