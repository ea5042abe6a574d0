//! Monte Carlo tree search with chance nodes, over positions imagined from the seat's own view.

use crate::{Clock, Fancy, Level, greedy::quiet_value};
use engine::{Game, Insight, Luck, Need, Seat, Silent, Source};

/// How strongly little tried orders are tried before good ones are repeated.
const CURIOSITY: f32 = 1.0;
/// How much the one-step look weighs, in playouts.
const TRUST: f32 = 1.0;
/// How evenly orders are tried: the share of the span between the best and the worst that counts as nearly equal.
const HEAT: f32 = 0.2;
/// How many lucks are followed exactly when an order is looked at one step ahead.
const AHEAD: u32 = 2;
/// Trees grown side by side when a game has secrets: one for each imagined world.
const WORLDS: usize = 8;
/// Nodes a tree may have, so that a long think does not eat the machine.
const MOST_NODES: usize = 200_000;

/// What the search found.
pub struct Plan<O> {
    /// Every order tried: how often, and how good it looked for the seat (0 to 1). Most visited first.
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
    let mut trees: Vec<Tree<G>> = (0..worlds).map(|_| Tree::new(game, game.imagine(view, fancy))).collect();
    let start = clock.millis();
    let mut playouts = 0;
    loop {
        let tree = playouts as usize % worlds;
        trees[tree].playout(game, fancy);
        playouts += 1;
        let enough = match level {
            Level::Playouts(most) => playouts >= most,
            Level::Millis(most) => clock.millis().saturating_sub(start) >= most as u64,
        };
        if enough || trees[tree].nodes.len() > MOST_NODES {
            break;
        }
    }
    let mut orders: Vec<(G::Order, u32, f32)> = Vec::new();
    for tree in &trees {
        let Node::Decision { edges, .. } = &tree.nodes[0] else { continue };
        for edge in edges {
            let value = if seat == Seat(0) { edge.value } else { edge.visits as f32 - edge.value };
            match orders.iter_mut().find(|(order, ..)| *order == edge.order) {
                Some((_, visits, sum)) => {
                    *visits += edge.visits;
                    *sum += value;
                }
                None => orders.push((edge.order, edge.visits, value)),
            }
        }
    }
    for (_, visits, sum) in &mut orders {
        *sum /= (*visits).max(1) as f32;
    }
    orders.sort_by(|a, b| (b.1, b.2).partial_cmp(&(a.1, a.2)).expect("values are numbers"));
    Plan { orders, playouts }
}

/// Positions are kept in the tree, so that walking it costs no rules at all.
struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
    /// The lowest and highest mean value met so far: what counts as good and bad in this tree.
    span: (f32, f32),
    path: Vec<(u32, u32)>,
    orders: Vec<G::Order>,
}

enum Node<G: Game> {
    Decision { seat: Seat, visits: u32, position: G::Position, edges: Vec<Edge<G::Order>> },
    Chance { position: G::Position, branches: Vec<Branch>, total: u64 },
    Over(f32),
}

struct Edge<O> {
    order: O,
    prior: f32,
    /// Its value for seat 0 when looked at one step ahead.
    guess: f32,
    visits: u32,
    /// Sum of values for seat 0.
    value: f32,
    child: u32,
}

struct Branch {
    luck: Luck,
    weight: u64,
    child: u32,
}

/// No child yet.
const NONE: u32 = u32::MAX;

impl<G: Insight> Tree<G> {
    fn new(game: &G, root: G::Position) -> Tree<G> {
        let mut tree = Tree { span: (1.0, 0.0), nodes: Vec::new(), path: Vec::new(), orders: Vec::new() };
        tree.add(game, root);
        tree
    }

    fn add(&mut self, game: &G, position: G::Position) -> u32 {
        let node = match game.need(&position) {
            Need::Over(outcome) => Node::Over(outcome.score(Seat(0))),
            Need::Luck(chance) => {
                let branches = game.branches(&position, chance);
                let branches =
                    branches.into_iter().map(|(luck, weight)| Branch { luck, weight, child: NONE }).collect();
                Node::Chance { position, branches, total: chance.total() }
            }
            Need::Order(seat) => {
                self.orders.clear();
                game.orders(&position, &mut self.orders);
                game.sift(&position, &mut self.orders);
                let mut edges: Vec<Edge<G::Order>> = self
                    .orders
                    .iter()
                    .map(|&order| {
                        let mut next = position.clone();
                        game.apply_order(&mut next, order, &mut Silent);
                        let guess = quiet_value(game, &next, Seat(0), AHEAD);
                        Edge { order, prior: 0.0, guess, visits: 0, value: 0.0, child: NONE }
                    })
                    .collect();
                weigh(&mut edges, seat);
                Node::Decision { seat, visits: 0, position, edges }
            }
        };
        self.nodes.push(node);
        self.nodes.len() as u32 - 1
    }

    /// Walks down to a new position, judges it, and tells everybody on the way back.
    fn playout(&mut self, game: &G, fancy: &mut Fancy) {
        self.path.clear();
        let mut at = 0u32;
        let value = loop {
            let (next, slot) = match &self.nodes[at as usize] {
                Node::Over(value) => break *value,
                Node::Decision { seat, visits, position, edges } => {
                    let slot = pick(edges, *visits, *seat, self.span);
                    let edge = &edges[slot];
                    self.path.push((at, slot as u32));
                    if edge.child != NONE {
                        at = edge.child;
                        continue;
                    }
                    let mut next = position.clone();
                    game.apply_order(&mut next, edge.order, &mut Silent);
                    (next, slot)
                }
                Node::Chance { position, branches, total } => {
                    let mut n = fancy.below(*total);
                    let slot = branches
                        .iter()
                        .position(|branch| {
                            let here = n < branch.weight;
                            n = n.saturating_sub(branch.weight);
                            here
                        })
                        .unwrap_or(branches.len() - 1);
                    let branch = &branches[slot];
                    if branch.child != NONE {
                        at = branch.child;
                        continue;
                    }
                    let mut next = position.clone();
                    game.apply_luck(&mut next, branch.luck, &mut Silent);
                    (next, slot)
                }
            };
            let quiet = quiet_value(game, &next, Seat(0), AHEAD);
            let child = self.add(game, next);
            // Whoever decides next will choose what is best for him.
            let value = match &self.nodes[child as usize] {
                Node::Decision { seat, edges, .. } => best_guess(edges, *seat),
                Node::Over(value) => *value,
                Node::Chance { .. } => quiet,
            };
            match &mut self.nodes[at as usize] {
                Node::Decision { edges, .. } => edges[slot].child = child,
                Node::Chance { branches, .. } => branches[slot].child = child,
                Node::Over(_) => {}
            }
            break value;
        };
        for &(node, slot) in &self.path {
            if let Node::Decision { visits, edges, .. } = &mut self.nodes[node as usize] {
                *visits += 1;
                let edge = &mut edges[slot as usize];
                edge.visits += 1;
                edge.value += value;
                let mean = edge.value / edge.visits as f32;
                self.span = (self.span.0.min(mean), self.span.1.max(mean));
            }
        }
    }
}

/// The value for seat 0 if the best looking order is given.
fn best_guess<O>(edges: &[Edge<O>], seat: Seat) -> f32 {
    let guesses = edges.iter().map(|edge| edge.guess);
    if seat == Seat(0) { guesses.fold(0.0, f32::max) } else { guesses.fold(1.0, f32::min) }
}

/// Orders that look better one step ahead are tried first and more often.
fn weigh<O>(edges: &mut [Edge<O>], seat: Seat) {
    let side = |value: f32| if seat == Seat(0) { value } else { 1.0 - value };
    let high = edges.iter().map(|edge| side(edge.guess)).fold(0.0, f32::max);
    let low = edges.iter().map(|edge| side(edge.guess)).fold(1.0, f32::min);
    let sharp = 1.0 / (HEAT * (high - low) + 1e-4);
    let mut sum = 0.0;
    for edge in edges.iter_mut() {
        edge.prior = ((side(edge.guess) - high) * sharp).exp();
        sum += edge.prior;
    }
    edges.iter_mut().for_each(|edge| edge.prior /= sum);
}

/// The edge to follow: good so far, or promising and little tried.
fn pick<O>(edges: &[Edge<O>], visits: u32, seat: Seat, (low, high): (f32, f32)) -> usize {
    // Values are stretched over what this tree has seen, so that small differences count in a quiet position.
    let scale = if high > low { 1.0 / (high - low) } else { 1.0 };
    let side = |value: f32| {
        let share = (value - low) * scale;
        if seat == Seat(0) { share } else { 1.0 - share }
    };
    let wonder = CURIOSITY * ((visits + 1) as f32).sqrt();
    let mut best = (0, f32::NEG_INFINITY);
    for (slot, edge) in edges.iter().enumerate() {
        let known = side((edge.guess * TRUST + edge.value) / (TRUST + edge.visits as f32));
        let score = known + wonder * edge.prior / (1 + edge.visits) as f32;
        if score > best.1 {
            best = (slot, score);
        }
    }
    best.0
}
