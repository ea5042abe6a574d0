//! Best-first search with chance nodes, over positions imagined from the seat's own view.
//!
//! Nothing in the tree is left to luck: a chance node is worth the exact mean of its branches, a decision as much as its
//! best order, and a position that is not looked into yet its [`quiet_value`]. Sampled luck would cost far more playouts than
//! orders differ in worth.
//!
//! Before that a [`Solver`] looks whether there is a win that nothing can prevent; it is played at once, the shortest one. The tree, too,
//! carries up what is won or lost for certain.

use crate::budget::Budget;
use crate::tree::Tree;
use crate::{Clock, Fancy, Level, Solver, Thought};
use engine::{Insight, Seat};

/// Trees grown side by side when a game has secrets: one for each imagined world.
const WORLDS: usize = 8;
/// Playouts in each of them before the next is begun: a plan that is not thought through is worth nothing in any world.
const PER_WORLD: usize = 256;
/// Memory all trees together may take, so that a long think does not eat the machine, and what a node takes beside its position.
const MOST_BYTES: usize = 256 << 20;
const NODE_BYTES: usize = 512;
/// What the one-step look weighs beside visits when trees are compared.
const UNSEEN: f32 = 0.01;
/// Positions the solver may look at for each playout, of which each costs far less than a playout; of time it may take one part in so
/// many. So much the first number; the second once an end of the game is in sight: there a win may be missed.
const SOLVED: [u64; 2] = [32, 128];
const SOLVED_TIME: [u64; 2] = [8, 2];
/// How many orders and lucks the solver looks ahead; without any end of the game in sight after the first few, no further.
const SOLVED_STEPS: u8 = 8;
const IN_SIGHT: u8 = 4;
/// Every so many playouts is asked whether the decision has fallen.
const ASK_EVERY: u32 = 64;

/// What the search found.
pub struct Plan<O> {
    /// Every order looked at: how often it was followed, and how good it looks for the seat (0 to 1). The one to give first.
    pub orders: Vec<(O, u32, f32)>,
    /// Playouts in all.
    pub playouts: u32,
    /// After how many orders and lucks at most the first order wins, if that is certain.
    pub wins_in: Option<u16>,
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
    let mut budget = Budget::new(level, clock);
    let imagined = imagined(by, view, fancy);
    let worlds = imagined.len();
    let most_nodes = MOST_BYTES / (size_of::<G::Position>() + NODE_BYTES) / worlds;
    if let Some(plan) = sure_win(by.game, &imagined, seat, &budget) {
        return plan;
    }
    budget.begin();
    let mut imagined = imagined.into_iter();
    let mut trees: Vec<Tree<G>> = Vec::with_capacity(worlds);
    // Orders at the root not followed yet, the most promising last. Every one is, whatever is thought of it at first sight.
    let mut untried: Option<Vec<G::Order>> = None;
    loop {
        // One world after the other is begun; then they take turns.
        let playouts = budget.playouts;
        let begun = playouts as usize / PER_WORLD;
        let turn = if begun < worlds { begun } else { playouts as usize % worlds };
        if trees.len() <= turn {
            trees.extend(imagined.next().map(|world| Tree::new(by, world, seat)));
        }
        if untried.is_none() && trees[0].is_complete() {
            untried = Some(by_guess(&trees[0], seat));
        }
        let lead = match &mut untried {
            Some(orders) if playouts % 2 == 1 => next_untried(orders, &trees),
            _ => None,
        };
        trees[turn].playout(by, lead, fancy);
        let left = budget.played();
        // At the beginning too: often one order alone is worth a thought.
        let ask = budget.playouts == 1 || budget.playouts.is_multiple_of(ASK_EVERY);
        let fallen =
            ask && has_fallen(&merge(&trees, seat), untried.as_ref().is_none_or(Vec::is_empty), left);
        if left == 0 || fallen || trees[turn].len() > most_nodes {
            break;
        }
    }
    let found = merge(&trees, seat);
    let wins_in = found.first().and_then(|first| first.won);
    Plan {
        orders: found.into_iter().map(|one| (one.order, one.visits, one.value)).collect(),
        playouts: budget.playouts,
        wins_in,
    }
}

/// Worlds as the seat may take them to be: one where there are no secrets.
pub(crate) fn imagined<G: Insight>(by: Thought<G>, view: &G::View, fancy: &mut Fancy) -> Vec<G::Position> {
    let worlds = if by.has_secrets() { WORLDS } else { 1 };
    (0..worlds).map(|_| by.imagine(view, fancy)).collect()
}

/// The shortest win that nothing can prevent, in every world imagined.
pub(crate) fn sure_win<G: Insight>(
    game: &G,
    worlds: &[G::Position],
    seat: Seat,
    budget: &Budget,
) -> Option<Plan<G::Order>> {
    let solver = || match budget.level {
        Level::Playouts(playouts) => {
            let [far, near] = SOLVED.map(|each| playouts as u64 * each / worlds.len() as u64);
            Solver::new(game, seat, far).near(near - far)
        }
        Level::Millis(millis) => {
            let times = SOLVED_TIME.map(|part| budget.start + millis as u64 / part);
            Solver::new(game, seat, u64::MAX).until(budget.clock, times)
        }
    };
    let mut solvers: Vec<Solver<G>> = worlds.iter().map(|_| solver()).collect();
    let mut orders = Vec::new();
    game.orders(&worlds[0], &mut orders);
    for steps in 1..=SOLVED_STEPS {
        for &order in &orders {
            let mut all = true;
            for (world, solver) in worlds.iter().zip(&mut solvers) {
                all = game.judge(world, order).is_ok() && solver.wins_by(world, order, steps).ok()?;
                if !all {
                    break;
                }
            }
            if all {
                return Some(Plan {
                    orders: vec![(order, 0, 1.0)],
                    playouts: 0,
                    wins_in: Some(steps.into()),
                });
            }
        }
        if steps >= IN_SIGHT && solvers[0].ends() == 0 {
            break;
        }
    }
    None
}

/// The orders at the root, the one that looks best one step ahead last.
fn by_guess<G: Insight>(tree: &Tree<G>, seat: Seat) -> Vec<G::Order> {
    let mut orders: Vec<(f32, G::Order)> =
        tree.root_orders().map(|one| (seen_by(seat, one.guess), one.order)).collect();
    orders.sort_by(|a, b| a.0.total_cmp(&b.0));
    orders.into_iter().map(|(_, order)| order).collect()
}

/// The next order that no tree has followed.
fn next_untried<G: Insight>(orders: &mut Vec<G::Order>, trees: &[Tree<G>]) -> Option<G::Order> {
    loop {
        let order = orders.pop()?;
        let tried = |tree: &Tree<G>| tree.root_orders().any(|one| one.order == order && one.visits > 0);
        if !trees.iter().any(tried) {
            return Some(order);
        }
    }
}

/// A value for seat 0 as a seat sees it.
fn seen_by(seat: Seat, value: f32) -> f32 {
    if seat == Seat(0) { value } else { 1.0 - value }
}

/// What all trees together think of an order.
struct Merged<O> {
    order: O,
    visits: u32,
    value: f32,
    /// After how many orders and lucks it wins for certain in every tree, or loses for certain in some.
    won: Option<u16>,
    lost: Option<u16>,
    wins: usize,
}

/// The orders at the root of all trees, the one to give first: what wins for certain, soonest first; then what was followed most; last what
/// loses for certain, latest first.
fn merge<G: Insight>(trees: &[Tree<G>], seat: Seat) -> Vec<Merged<G::Order>> {
    let mut orders: Vec<Merged<G::Order>> = Vec::new();
    for tree in trees {
        for one in tree.root_orders() {
            let slot = orders.iter().position(|known| known.order == one.order).unwrap_or_else(|| {
                orders.push(Merged {
                    order: one.order,
                    visits: 0,
                    value: 0.0,
                    won: None,
                    lost: None,
                    wins: 0,
                });
                orders.len() - 1
            });
            let known = &mut orders[slot];
            let value = seen_by(seat, one.value);
            // An order never followed has its one-step look alone, which weighs next to nothing beside a visit.
            known.visits += one.visits;
            known.value += value * (one.visits as f32 + UNSEEN);
            match one.sure {
                Some(sure) if sure.wins(seat) => {
                    known.wins += 1;
                    known.won = known.won.max(Some(sure.steps + 1));
                }
                Some(sure) => known.lost = known.lost.max(Some(sure.steps + 1)),
                None => {}
            }
        }
    }
    for one in &mut orders {
        one.value /= one.visits as f32 + UNSEEN * trees.len() as f32;
        // Certain is what is certain in every world.
        if one.wins < trees.len() {
            one.won = None;
        }
    }
    let rank = |one: &Merged<G::Order>| match (one.won, one.lost) {
        (Some(steps), _) => (2, u16::MAX - steps),
        (None, None) => (1, 0),
        (None, Some(steps)) => (0, steps),
    };
    orders.sort_by(|a, b| {
        (rank(b), b.visits, b.value).partial_cmp(&(rank(a), a.visits, a.value)).expect("values are numbers")
    });
    orders
}

/// Whether no other order can come before the first any more: it wins for certain, or, once all were `tried`, no other can be followed
/// as often.
fn has_fallen<O>(orders: &[Merged<O>], tried: bool, left: u32) -> bool {
    let open = |one: &&Merged<O>| one.lost.is_none();
    match orders {
        [first, ..] if first.won.is_some() => true,
        [first, rest @ ..] if !rest.is_empty() => {
            let second = rest.iter().filter(open).map(|one| one.visits).max();
            tried && second.is_none_or(|second| first.visits > second.saturating_add(left))
        }
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order(order: u8, visits: u32) -> Merged<u8> {
        Merged { order, visits, value: 0.5, won: None, lost: None, wins: 0 }
    }

    #[test]
    fn thinking_ends_when_no_other_order_can_catch_up() {
        let orders = [order(1, 50), order(2, 30), order(3, 2)];
        assert!(has_fallen(&orders, true, 19));
        assert!(!has_fallen(&orders, true, 20));
        assert!(!has_fallen(&orders, false, 0), "some were never followed");
    }

    #[test]
    fn thinking_ends_with_what_is_certain() {
        let won = Merged { won: Some(3), ..order(1, 2) };
        assert!(has_fallen(&[won, order(2, 30)], false, 1000));
        let lost = Merged { lost: Some(4), ..order(2, 30) };
        assert!(has_fallen(&[order(1, 2), lost], true, 1000), "nothing else is left");
        assert!(has_fallen(&[order(1, 1)], true, 1000), "there is no choice");
    }
}
