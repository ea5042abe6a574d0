//! The tree of the search. Equal positions are one node, however they came about: units given orders in another sequence
//! lead to the same place.

use crate::sure::Sure;
use crate::{Fancy, Thought, quiet_value};
use engine::{Game, Insight, Luck, Need, Seat, Silent, Source};
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::hash::{BuildHasher, Hash};

/// How evenly orders are tried: the share of the span between the best and the worst that counts as nearly equal.
const HEAT: f32 = 0.2;
/// The share of attention that is spread evenly, so that nothing is forgotten because it looks bad one step ahead.
const EVEN: f32 = 0.1;
/// How many orders of a position are looked at in one go. Further ones follow when the position proves important: in a
/// game with hundreds of orders most positions of the tree are visited once or twice.
const WIDTH: usize = 48;
/// Visits a position needs for each order looked at before further ones follow.
const WIDEN: f32 = 0.5;
/// The longest walk down the tree.
const DEEPEST: usize = 400;
/// No child yet.
const NONE: u32 = u32::MAX;

/// Positions are kept in the tree, so that walking it costs no rules at all.
pub(crate) struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
    known: FxHashMap<u64, u32>,
    /// Who thinks: positions are judged as this seat sees them, whoever is to decide there.
    judge: Seat,
    /// The lowest and highest value met so far: what counts as good and bad in this tree.
    span: (f32, f32),
    path: Vec<u32>,
}

struct Node<G: Game> {
    position: G::Position,
    /// Its value for seat 0, as far as known.
    value: f32,
    visits: u32,
    /// Who wins for certain, if that is known.
    sure: Option<Sure>,
    /// Settled moments behind it.
    settled: u8,
    kind: Kind<G::Order>,
}

enum Kind<O> {
    /// Not looked into yet.
    Fresh,
    /// Not to be looked into: the game is over, or the search ends here.
    End,
    /// A seat decides. The orders not yet looked at wait in `rest`, the most promising one last. If it is `sifted`, there are legal
    /// orders in neither.
    Decision { seat: Seat, edges: Vec<Edge<O>>, rest: Vec<O>, sifted: bool },
    /// Luck decides.
    Chance(Vec<Branch>),
}

/// What a tree thinks of an order at its root.
pub(crate) struct RootOrder<O> {
    pub(crate) order: O,
    /// How often it was followed.
    pub(crate) visits: u32,
    /// Its value for seat 0, one step ahead and as far as known.
    pub(crate) guess: f32,
    pub(crate) value: f32,
    /// Who wins for certain after it.
    pub(crate) sure: Option<Sure>,
}

struct Edge<O> {
    order: O,
    prior: f32,
    /// Its value for seat 0 when looked at one step ahead.
    guess: f32,
    visits: u32,
    child: u32,
}

struct Branch {
    luck: Luck,
    /// Its probability.
    share: f32,
    guess: f32,
    visits: u32,
    child: u32,
}

/// What a position is found again by. Only this tree uses it, so it need not be the same on every machine.
fn key_of(position: &impl Hash) -> u64 {
    FxBuildHasher.hash_one(position)
}

/// A value for seat 0 as this seat sees it, and back.
fn side(seat: Seat, value: f32) -> f32 {
    if seat == Seat(0) { value } else { 1.0 - value }
}

impl<G: Insight> Tree<G> {
    pub(crate) fn new(by: Thought<G>, root: G::Position, judge: Seat) -> Tree<G> {
        let (nodes, known, path) = (Vec::new(), FxHashMap::default(), Vec::new());
        let mut tree = Tree { nodes, known, judge, span: (1.0, 0.0), path };
        tree.add(by, root, 0.5, 0);
        tree
    }

    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The orders at the root.
    pub(crate) fn root_orders(&self) -> impl Iterator<Item = RootOrder<G::Order>> {
        let edges = match &self.nodes[0].kind {
            Kind::Decision { edges, .. } => edges.as_slice(),
            _ => &[],
        };
        edges.iter().map(|edge| RootOrder {
            order: edge.order,
            visits: edge.visits,
            guess: edge.guess,
            value: self.worth(edge.child, edge.guess),
            sure: self.sure(edge.child),
        })
    }

    /// Whether every order at the root was looked at.
    pub(crate) fn is_complete(&self) -> bool {
        match &self.nodes[0].kind {
            Kind::Fresh => false,
            Kind::Decision { rest, .. } => rest.is_empty(),
            Kind::End | Kind::Chance(_) => true,
        }
    }

    /// Only these orders count at the root, each legal there.
    pub(crate) fn choose_among(&mut self, by: Thought<G>, seat: Seat, orders: &[G::Order]) {
        let (edges, rest) = (Vec::new(), orders.to_vec());
        self.nodes[0].kind = Kind::Decision { seat, edges, rest, sifted: false };
        self.widen(by, 0);
    }

    /// An order at the root, and how its seat goes on as far as that was looked into, until luck or another seat decides.
    pub(crate) fn line(&self, order: G::Order, seat: Seat) -> Vec<G::Order> {
        let mut line = vec![order];
        let mut at = 0;
        let mut wanted = Some(order);
        while line.len() < DEEPEST {
            let Kind::Decision { seat: decides, edges, .. } = &self.nodes[at as usize].kind else { break };
            if *decides != seat {
                break;
            }
            let lead = wanted.take();
            let edge = match lead {
                Some(order) => edges.iter().find(|edge| edge.order == order),
                // Of equals the first, so that the same tree always gives the same line.
                None => edges.iter().rev().max_by_key(|edge| edge.visits).filter(|edge| edge.visits > 0),
            };
            let Some(edge) = edge else { break };
            if lead.is_none() {
                line.push(edge.order);
            }
            if edge.child == NONE {
                break;
            }
            at = edge.child;
        }
        line
    }

    /// Looks at every legal order at the root one step ahead, also at those that a sensible player never needs.
    pub(crate) fn look_at_all(&mut self, by: Thought<G>, fancy: &mut Fancy) {
        self.open(by, 0, fancy);
        while !self.is_complete() {
            self.widen(by, 0);
        }
        // Only now: what still waits would come twice.
        if matches!(self.nodes[0].kind, Kind::Decision { sifted: true, .. }) {
            self.unsift(by, 0);
        }
        while !self.is_complete() {
            self.widen(by, 0);
        }
    }

    fn worth(&self, child: u32, guess: f32) -> f32 {
        if child == NONE { guess } else { self.nodes[child as usize].value }
    }

    fn sure(&self, child: u32) -> Option<Sure> {
        if child == NONE { None } else { self.nodes[child as usize].sure }
    }

    /// The node of a position; a new one if it is not known.
    fn add(&mut self, by: Thought<G>, position: G::Position, guess: f32, settled: u8) -> u32 {
        let key = key_of(&position);
        if let Some(&at) = self.known.get(&key)
            && self.nodes[at as usize].position == position
        {
            return at;
        }
        let settled = settled + (!self.nodes.is_empty() && by.settled(by.mind, &position)) as u8;
        let (kind, value, sure) = match by.need(&position) {
            Need::Over(outcome) => (Kind::End, outcome.score(Seat(0)), Sure::over(outcome)),
            _ if settled > G::HORIZON => (Kind::End, guess, None),
            _ => (Kind::Fresh, guess, None),
        };
        let at = self.nodes.len() as u32;
        self.nodes.push(Node { position, value, visits: 0, sure, settled, kind });
        self.known.insert(key, at);
        at
    }

    /// Looks into a node for the first time: every branch, or the first orders, one step ahead.
    fn open(&mut self, by: Thought<G>, at: u32, fancy: &mut Fancy) {
        let judge = self.judge;
        let Node { position, value, .. } = &self.nodes[at as usize];
        let kind = match by.need(position) {
            Need::Over(_) => return,
            Need::Luck(chance) => {
                let total = chance.total() as f32;
                let lucks = by.branches(position, chance);
                let few = lucks.len() <= WIDTH;
                let branch = |(luck, weight)| {
                    let guess = if few {
                        let mut next = position.clone();
                        by.apply_luck(&mut next, luck, &mut Silent);
                        first_look(by, &next, judge)
                    } else {
                        *value
                    };
                    Branch { luck, share: weight as f32 / total, guess, visits: 0, child: NONE }
                };
                Kind::Chance(lucks.into_iter().map(branch).collect())
            }
            Need::Order(seat) => {
                let mut rest = Vec::new();
                by.orders(position, &mut rest);
                let legal = rest.len();
                by.sift(by.mind, position, &mut rest);
                let sifted = rest.len() < legal;
                // Among equals chance decides, so that the bot is no clockwork and no unit comes always first.
                for slot in (1..rest.len()).rev() {
                    rest.swap(slot, fancy.below(slot as u64 + 1) as usize);
                }
                if rest.len() > WIDTH {
                    let mut ranked: Vec<(f32, G::Order)> =
                        rest.iter().map(|&order| (by.promise(by.mind, position, order), order)).collect();
                    ranked.sort_by(|a, b| a.0.total_cmp(&b.0));
                    rest = ranked.into_iter().map(|(_, order)| order).collect();
                }
                Kind::Decision { seat, edges: Vec::new(), rest, sifted }
            }
        };
        self.nodes[at as usize].kind = kind;
        self.widen(by, at);
    }

    /// Looks at the next orders of a decision one step ahead.
    pub(crate) fn widen(&mut self, by: Thought<G>, at: u32) {
        let judge = self.judge;
        let Node { position, kind: Kind::Decision { seat, edges, rest, .. }, .. } =
            &mut self.nodes[at as usize]
        else {
            return;
        };
        let known = edges.len();
        let mut over = Vec::new();
        for order in rest.drain(rest.len().saturating_sub(WIDTH)..).rev() {
            let mut next = position.clone();
            by.apply_order(&mut next, order, &mut Silent);
            let guess = first_look(by, &next, judge);
            if let Need::Over(_) = by.need(&next) {
                over.push((edges.len(), next));
            }
            edges.push(Edge { order, prior: 0.0, guess, visits: 0, child: NONE });
        }
        weigh(edges, *seat);
        debug_assert!(edges.len() > known || rest.is_empty());
        // An order that ends the game need not be followed to know what it is worth.
        for (slot, next) in over {
            let child = self.add(by, next, 0.5, 0);
            if let Kind::Decision { edges, .. } = &mut self.nodes[at as usize].kind {
                edges[slot].child = child;
            }
        }
    }

    /// Walks down to a position not looked into yet, looks into it, and tells everybody on the way back.
    /// `lead` is the order to follow at the root.
    pub(crate) fn playout(&mut self, by: Thought<G>, lead: Option<G::Order>, fancy: &mut Fancy) {
        self.path.clear();
        let mut at = 0;
        while self.path.len() < DEEPEST {
            self.path.push(at);
            // Nothing is left to find out here. At the root orders are still compared.
            if at != 0 && self.nodes[at as usize].sure.is_some() {
                break;
            }
            let fresh = matches!(self.nodes[at as usize].kind, Kind::Fresh);
            if fresh {
                self.open(by, at, fancy);
            }
            let Node { kind, visits, .. } = &self.nodes[at as usize];
            let slot = match kind {
                Kind::End | Kind::Fresh => break,
                // Where there is but one order nothing was found out yet.
                Kind::Decision { edges, .. } if fresh && edges.len() > 1 => break,
                Kind::Decision { edges, rest, .. }
                    if !rest.is_empty() && (at == 0 || *visits as f32 >= edges.len() as f32 * WIDEN) =>
                {
                    self.widen(by, at);
                    break;
                }
                Kind::Decision { seat, edges, .. } => {
                    let led = lead.filter(|_| at == 0);
                    let led = led.and_then(|order| edges.iter().position(|edge| edge.order == order));
                    led.unwrap_or_else(|| self.pick(edges, *visits, *seat))
                }
                Kind::Chance(branches) => self.next_branch(branches, *visits),
            };
            at = self.step(by, at, slot);
        }
        for step in (0..self.path.len()).rev() {
            self.refresh(by, self.path[step]);
        }
    }

    /// Follows an order or a branch.
    fn step(&mut self, by: Thought<G>, at: u32, slot: usize) -> u32 {
        let node = &self.nodes[at as usize];
        let (known, guess) = match &node.kind {
            Kind::Decision { edges, .. } => (edges[slot].child, edges[slot].guess),
            Kind::Chance(branches) => (branches[slot].child, branches[slot].guess),
            Kind::End | Kind::Fresh => return at,
        };
        let child = if known == NONE {
            let mut next = node.position.clone();
            match &node.kind {
                Kind::Decision { edges, .. } => by.apply_order(&mut next, edges[slot].order, &mut Silent),
                Kind::Chance(branches) => by.apply_luck(&mut next, branches[slot].luck, &mut Silent),
                Kind::End | Kind::Fresh => {}
            }
            let settled = node.settled;
            self.add(by, next, guess, settled)
        } else {
            known
        };
        let node = &mut self.nodes[at as usize];
        node.visits += 1;
        match &mut node.kind {
            Kind::Decision { edges, .. } => {
                edges[slot].child = child;
                edges[slot].visits += 1;
            }
            Kind::Chance(branches) => {
                branches[slot].child = child;
                branches[slot].visits += 1;
            }
            Kind::End | Kind::Fresh => {}
        }
        child
    }

    /// What a node is worth, from what is known of those below it.
    fn refresh(&mut self, by: Thought<G>, at: u32) {
        let (value, sure) = match &self.nodes[at as usize].kind {
            Kind::End | Kind::Fresh => return,
            Kind::Decision { seat, edges, rest, sifted } => {
                let known = edges.iter().map(|edge| self.sure(edge.child));
                let sure = Sure::decided(*seat, known, rest.is_empty());
                if *sifted && sure.is_some_and(|sure| !sure.wins(*seat)) {
                    // What a sensible player never needs may still save this one.
                    return self.unsift(by, at);
                }
                (self.decision(*seat, edges), sure)
            }
            Kind::Chance(branches) => {
                let known = branches.iter().map(|branch| self.sure(branch.child));
                let worth = |branch: &Branch| branch.share * self.worth(branch.child, branch.guess);
                (branches.iter().map(worth).sum(), Sure::drawn(known))
            }
        };
        let value = sure.map_or(value, Sure::value);
        self.nodes[at as usize].sure = sure;
        self.nodes[at as usize].value = value;
        self.span = (self.span.0.min(value), self.span.1.max(value));
    }

    /// What a decision is worth: its best order. What was never followed is expected to disappoint as much as what was.
    fn decision(&self, seat: Seat, edges: &[Edge<G::Order>]) -> f32 {
        let mut lost: (f32, f32) = (0.0, 0.0);
        for edge in edges.iter().filter(|edge| edge.child != NONE) {
            let surprise = side(seat, self.worth(edge.child, edge.guess)) - side(seat, edge.guess);
            lost = (lost.0 + surprise, lost.1 + 1.0);
        }
        let shift = if lost.1 > 0.0 { (lost.0 / lost.1).min(0.0) } else { 0.0 };
        let value = |edge: &Edge<G::Order>| match edge.child {
            NONE => side(seat, edge.guess) + shift,
            child => side(seat, self.nodes[child as usize].value),
        };
        side(seat, edges.iter().map(value).fold(0.0, f32::max))
    }

    /// Brings the orders back that were thought not worth a thought.
    fn unsift(&mut self, by: Thought<G>, at: u32) {
        let Node { position, kind: Kind::Decision { edges, rest, sifted, .. }, .. } =
            &mut self.nodes[at as usize]
        else {
            return;
        };
        by.orders(position, rest);
        rest.retain(|order| edges.iter().all(|edge| edge.order != *order));
        *sifted = false;
    }

    /// The order to follow: good so far, or promising and little tried.
    fn pick(&self, edges: &[Edge<G::Order>], visits: u32, seat: Seat) -> usize {
        // Values are stretched over what this tree has seen, so that small differences count in a quiet position.
        let (low, high) = self.span;
        let scale = if high > low { 1.0 / (high - low) } else { 1.0 };
        let wonder = G::CURIOSITY * ((visits + 1) as f32).sqrt();
        let mut best = (0, f32::NEG_INFINITY);
        for (slot, edge) in edges.iter().enumerate() {
            // What is lost for certain is not looked at again.
            if self.sure(edge.child).is_some_and(|sure| !sure.wins(seat)) {
                continue;
            }
            let worth = side(seat, (self.worth(edge.child, edge.guess) - low) * scale);
            let score = worth + wonder * edge.prior / (1 + edge.visits) as f32;
            if score > best.1 {
                best = (slot, score);
            }
        }
        best.0
    }

    /// The branch that lags furthest behind its share of the visits, of those that are not certain yet.
    fn next_branch(&self, branches: &[Branch], visits: u32) -> usize {
        let mut best = (0, f32::NEG_INFINITY);
        for (slot, branch) in branches.iter().enumerate() {
            let lack = branch.share * (visits + 1) as f32 - branch.visits as f32;
            if lack > best.1 && self.sure(branch.child).is_none() {
                best = (slot, lack);
            }
        }
        best.0
    }
}

/// The worth of a position for seat 0 at first sight, as the seat sees it that thinks. A game may weigh things differently for each side:
/// one who judges as the other does plays the other's game.
fn first_look<G: Insight>(by: Thought<G>, position: &G::Position, judge: Seat) -> f32 {
    side(judge, quiet_value(by, position, judge, G::AHEAD))
}

/// Orders that look better one step ahead are tried first and more often.
fn weigh<O>(edges: &mut [Edge<O>], seat: Seat) {
    let high = edges.iter().map(|edge| side(seat, edge.guess)).fold(0.0, f32::max);
    let low = edges.iter().map(|edge| side(seat, edge.guess)).fold(1.0, f32::min);
    let sharp = 1.0 / (HEAT * (high - low) + 1e-4);
    let mut sum = 0.0;
    for edge in edges.iter_mut() {
        edge.prior = ((side(seat, edge.guess) - high) * sharp).exp();
        sum += edge.prior;
    }
    let share = EVEN / edges.len() as f32;
    edges.iter_mut().for_each(|edge| edge.prior = (1.0 - EVEN) * edge.prior / sum + share);
}
