//! A course for any game: its own orders are tried out, one after the other, on a position imagined from the view.
//!
//! Others are taken to let every reaction pass, which is noted as a danger; where luck or somebody else decides the walk ends.

use crate::{Course, Danger, Leg, Pick, Purse, Scene, Show, Spot, Strike, Verb};
use engine::{Chance, Game, Msg, Need, Seat, Silent, Source, Viewer, hash_of};
use std::collections::{BinaryHeap, HashSet};

/// The most spots a course has.
const SPOTS: usize = 600;
/// The most orders that make pieces ready before their first step: ending another's move, opening their place, setting out.
const READY: usize = 3;
/// The most questions to others that one step brings.
const QUESTIONS: usize = 24;
/// The most lucks that are tried to see whether they touch the pieces, and the most throws one after the other.
const LUCKS: usize = 12;
const THROWS: u8 = 2;
/// How much less danger makes another way worth showing.
const SAFER: f32 = 0.01;

/// Luck for imagining: the same for the same view.
struct Fixed(u64);

impl Source for Fixed {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        ((u128::from(mixed ^ (mixed >> 31)) * u128::from(n)) >> 64) as u64
    }
}

/// The position a course is walked on: what is hidden cannot change it, because it is made from the view alone.
pub fn imagined<G: Game>(game: &G, view: &G::View) -> G::Position {
    game.imagine(view, &mut Fixed(hash_of(view).0))
}

/// The course of [`Show::course`] for games that say no more than [`Show::leg`]. Pieces that cannot go alone are tried with those that may
/// come along.
pub fn walk<G: Show>(game: &G, view: &G::View, who: &[String], via: &[String]) -> Option<Course<Msg>> {
    let own = walk_with(game, view, who, via);
    if own.as_ref().is_some_and(|course| course.spots.len() > 1) {
        return own;
    }
    let others: Vec<String> = game.along(view, who).into_iter().filter_map(|part| part.piece).collect();
    let groups = others.iter().map(|other| vec![other.clone()]).chain([others.clone()]);
    for group in groups.filter(|group| !group.is_empty() && !group.iter().any(|other| who.contains(other))) {
        let party: Vec<String> = who.iter().chain(&group).cloned().collect();
        if let Some(course) = walk_with(game, view, &party, via).filter(|course| course.spots.len() > 1) {
            return Some(course);
        }
    }
    own
}

fn walk_with<G: Show>(game: &G, view: &G::View, who: &[String], via: &[String]) -> Option<Course<Msg>> {
    let position = imagined(game, view);
    let Need::Order(seat) = game.need(&position) else { return None };
    let scene = game.scene(view);
    let here = stands(&scene, who)?;
    let seen: HashSet<&str> = scene.pieces.iter().map(|piece| piece.id.as_str()).collect();
    let Purse { left, unit, forks } = game.purse(view, who);
    let walker = Walker { game, seat, who, seen, forks };
    let strikes = walker.strikes(&position);
    let mut nodes = vec![walker.root(position, here)];
    let mut from = 0;
    for cell in via {
        let reach = walker.reach(&nodes[from], false, Some(cell));
        let Some(goal) = reach.iter().position(|node| node.spot.cell == *cell) else { break };
        from = graft(&mut nodes, reach, from, &[goal])[0];
    }
    let cheap = walker.reach(&nodes[from], false, None);
    let risky = cheap.iter().any(|node| !node.spot.dangers.is_empty());
    let all: Vec<usize> = (1..cheap.len()).collect();
    let safest = if risky { walker.reach(&nodes[from], true, None) } else { Vec::new() };
    let better = |node: &Node<G>| {
        let usual = cheap.iter().find(|usual| usual.spot.cell == node.spot.cell);
        usual.is_some_and(|usual| node.harm + SAFER < usual.harm)
    };
    let safer: Vec<usize> = (1..safest.len()).filter(|&number| better(&safest[number])).collect();
    graft(&mut nodes, cheap, from, &all);
    graft(&mut nodes, safest, from, &safer);
    if nodes.len() == 1 && strikes.is_empty() {
        return None;
    }
    Some(Course {
        who: who.to_vec(),
        budget: left,
        unit: unit.with("count", left.map_or(0, i64::from)),
        parts: game.along(view, who),
        spots: nodes.into_iter().map(|node| node.spot).collect(),
        from: from as u16,
        strikes,
    })
}

/// The cell in which all these pieces stand.
fn stands(scene: &Scene<Msg>, who: &[String]) -> Option<String> {
    let cell_of = |id: &String| scene.pieces.iter().find(|piece| piece.id == *id).map(|piece| &piece.cell);
    let first = cell_of(who.first()?)?;
    who.iter().all(|id| cell_of(id) == Some(first)).then(|| first.clone())
}

/// Puts these nodes of a reach, with those on the way to them, behind the others; returns where they are then. The first node of
/// a reach is the one it began at.
fn graft<G: Game>(
    nodes: &mut Vec<Node<G>>,
    reach: Vec<Node<G>>,
    from: usize,
    wanted: &[usize],
) -> Vec<usize> {
    let mut needed: HashSet<usize> = HashSet::new();
    for &number in wanted {
        let mut at = number;
        while at != 0 && needed.insert(at) {
            at = usize::from(reach[at].spot.back);
        }
    }
    let mut places = vec![from; reach.len()];
    for (number, mut node) in reach.into_iter().enumerate() {
        if number > 0 && needed.contains(&number) && nodes.len() < SPOTS {
            node.spot.back = places[usize::from(node.spot.back)] as u16;
            places[number] = nodes.len();
            nodes.push(node);
        }
    }
    wanted.iter().map(|&number| places[number]).collect()
}

/// A place that was reached.
struct Node<G: Game> {
    position: G::Position,
    spot: Spot<Msg>,
    /// The chance that something happens on the way.
    harm: f32,
    /// Luck or somebody else decides here.
    ended: bool,
}

/// A step that may be made next.
struct Ahead<O> {
    key: (u32, u32),
    number: usize,
    back: usize,
    before: Vec<O>,
    order: O,
    cell: String,
    cost: u16,
    sure: bool,
}

impl<O> PartialEq for Ahead<O> {
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number
    }
}
impl<O> Eq for Ahead<O> {}
impl<O> PartialOrd for Ahead<O> {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
impl<O> Ord for Ahead<O> {
    /// The cheapest is the greatest; of equals the first that was found.
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (other.key, other.number).cmp(&(self.key, self.number))
    }
}

struct Walker<'a, G: Show> {
    game: &'a G,
    seat: Seat,
    who: &'a [String],
    /// The pieces the seat sees.
    seen: HashSet<&'a str>,
    forks: bool,
}

impl<G: Show> Walker<'_, G> {
    fn root(&self, position: G::Position, cell: String) -> Node<G> {
        let spot =
            Spot { cell, cost: 0, back: 0, orders: Vec::new(), halt: None, rest: true, dangers: Vec::new() };
        let mut root = Node { position, spot, harm: 0.0, ended: false };
        let legs = self.legs(&root.position);
        root.spot.halt = self.halt(&legs);
        root
    }

    /// The legal orders with what they mean here.
    fn legs(&self, position: &G::Position) -> Vec<(G::Order, Leg)> {
        if self.game.need(position) != Need::Order(self.seat) {
            return Vec::new();
        }
        let mut orders = Vec::new();
        self.game.orders(position, &mut orders);
        let view = self.game.view(position, Viewer::Seat(self.seat));
        orders.into_iter().map(|order| (order, self.game.leg(&view, self.who, order))).collect()
    }

    fn halt(&self, legs: &[(G::Order, Leg)]) -> Option<String> {
        legs.iter().find(|(_, leg)| *leg == Leg::Halt).map(|(order, _)| self.game.write(*order))
    }

    /// The first position with a leg of this kind, after as few orders as possible that make these pieces ready: the orders, and
    /// what can be done then.
    #[allow(clippy::type_complexity)]
    fn set_out(
        &self,
        start: &G::Position,
        wanted: impl Fn(&Leg) -> bool,
    ) -> Option<(Vec<G::Order>, G::Position, Vec<(G::Order, Leg)>)> {
        let mut level: Vec<(Vec<G::Order>, G::Position)> = vec![(Vec::new(), start.clone())];
        for _ in 0..=READY {
            let mut next = Vec::new();
            for (orders, position) in level {
                let legs = self.legs(&position);
                if legs.iter().any(|(_, leg)| wanted(leg)) {
                    return Some((orders, position, legs));
                }
                let ready = legs.iter().filter(|(_, leg)| matches!(leg, Leg::Ready | Leg::Halt));
                for (order, _) in ready.take(4) {
                    let mut after = position.clone();
                    self.game.apply_order(&mut after, *order, &mut Silent);
                    if self.game.need(&after) == Need::Order(self.seat) {
                        let mut orders = orders.clone();
                        orders.push(*order);
                        next.push((orders, after));
                    }
                }
            }
            level = next;
        }
        None
    }

    /// Every place that can be reached from here, the cheapest or the safest way; up to the goal, if there is one.
    fn reach(&self, root: &Node<G>, safe: bool, goal: Option<&String>) -> Vec<Node<G>> {
        let mut nodes = vec![Node {
            position: root.position.clone(),
            spot: root.spot.clone(),
            harm: root.harm,
            ended: root.ended,
        }];
        nodes[0].spot.back = 0;
        let mut seen = HashSet::from([root.spot.cell.clone()]);
        let mut heap = BinaryHeap::new();
        let mut number = 0;
        let set_out = if root.ended { None } else { self.set_out(&root.position, onward) };
        if let Some((before, _, legs)) = set_out {
            self.look_ahead(&nodes, 0, &before, &legs, safe, &mut heap, &mut number);
        }
        let mut again: HashSet<String> = HashSet::new();
        while let Some(ahead) = heap.pop() {
            let known = seen.contains(&ahead.cell);
            if nodes.len() >= SPOTS || known && (!self.forks || safe || !again.insert(ahead.cell.clone())) {
                continue;
            }
            let Some((node, legs)) = self.step(&nodes[ahead.back], &ahead) else { continue };
            if safe {
                // What a step risks is known once it is made: it waits its turn again if another is safer.
                let key = (risk(node.harm), u32::from(node.spot.cost));
                if key > ahead.key {
                    heap.push(Ahead { key, ..ahead });
                    continue;
                }
            }
            let fresh = |leg: &Leg| matches!(leg, Leg::Step { cell, .. } if !seen.contains(cell));
            if known && !legs.iter().any(|(_, leg)| fresh(leg)) {
                continue;
            }
            seen.insert(ahead.cell);
            let found = goal == Some(&node.spot.cell);
            nodes.push(node);
            if found {
                break;
            }
            let at = nodes.len() - 1;
            if !nodes[at].ended {
                self.look_ahead(&nodes, at, &[], &legs, safe, &mut heap, &mut number);
            }
        }
        nodes
    }

    #[allow(clippy::too_many_arguments)]
    fn look_ahead(
        &self,
        nodes: &[Node<G>],
        back: usize,
        before: &[G::Order],
        legs: &[(G::Order, Leg)],
        safe: bool,
        heap: &mut BinaryHeap<Ahead<G::Order>>,
        number: &mut usize,
    ) {
        let node = &nodes[back];
        for (order, leg) in legs {
            let (cell, cost, sure) = match leg {
                Leg::Step { cell, cost } => (cell, *cost, true),
                Leg::Perhaps(cell) => (cell, 1, false),
                _ => continue,
            };
            let cost = node.spot.cost.saturating_add(cost);
            let key =
                if safe { (risk(node.harm), u32::from(cost)) } else { (u32::from(cost), risk(node.harm)) };
            *number += 1;
            heap.push(Ahead {
                key,
                number: *number,
                back,
                before: before.to_vec(),
                order: *order,
                cell: cell.clone(),
                cost,
                sure,
            });
        }
    }

    /// Makes a step; `None` if it does not lead where it seemed to.
    #[allow(clippy::type_complexity)]
    fn step(&self, from: &Node<G>, ahead: &Ahead<G::Order>) -> Option<(Node<G>, Vec<(G::Order, Leg)>)> {
        let game = self.game;
        let mut position = from.position.clone();
        ahead.before.iter().for_each(|order| game.apply_order(&mut position, *order, &mut Silent));
        let mut dangers = Vec::new();
        let view = game.view(&position, Viewer::Seat(self.seat));
        dangers.extend(game.hazards(&view, ahead.order));
        game.apply_order(&mut position, ahead.order, &mut Silent);
        let ended = !self.settle(&mut position, &mut dangers);
        if !ahead.sure {
            let view = game.view(&position, Viewer::Seat(self.seat));
            if stands(&game.scene(&view), self.who).as_ref() != Some(&ahead.cell) {
                return None;
            }
        }
        let legs = if ended { Vec::new() } else { self.legs(&position) };
        let safe = dangers.iter().map(|danger| 1.0 - danger.chance).product::<f32>();
        let orders = ahead.before.iter().chain([&ahead.order]).map(|order| game.write(*order));
        let spot = Spot {
            cell: ahead.cell.clone(),
            cost: ahead.cost,
            back: ahead.back as u16,
            orders: orders.collect(),
            halt: self.halt(&legs),
            rest: ended || legs.iter().any(|(_, leg)| !onward(leg)),
            dangers,
        };
        let harm = 1.0 - (1.0 - from.harm) * safe;
        Some((Node { position, spot, harm, ended }, legs))
    }

    /// Lets others pass whatever they may do, and notes it; whether the pieces can go on.
    fn settle(&self, position: &mut G::Position, dangers: &mut Vec<Danger<Msg>>) -> bool {
        let game = self.game;
        for _ in 0..QUESTIONS {
            match game.need(position) {
                Need::Over(_) => return false,
                Need::Luck(chance) => {
                    if self.touches(position, chance, THROWS) {
                        dangers.push(Danger {
                            kind: "luck".to_owned(),
                            by: Vec::new(),
                            chance: 1.0,
                            text: Msg::new("course-luck"),
                            rule: String::new(),
                        });
                    }
                    return false;
                }
                Need::Order(decider) => {
                    let view = game.view(position, Viewer::Seat(decider));
                    match game.reaction(&view, decider) {
                        Some(reaction) => {
                            if decider != self.seat && reaction.chance > 0.0 {
                                dangers.extend(self.danger(position, &view, &reaction));
                            }
                            game.apply_order(position, reaction.decline, &mut Silent);
                        }
                        None => return decider == self.seat,
                    }
                }
            }
        }
        false
    }

    /// Whether the luck can do something to the pieces that go: a card that only says whose turn is next does not.
    fn touches(&self, position: &G::Position, chance: Chance, throws: u8) -> bool {
        let faces = |position: &G::Position| {
            let scene = self.game.scene(&self.game.view(position, Viewer::Seat(self.seat)));
            let own = scene.pieces.into_iter().filter(|piece| self.who.contains(&piece.id));
            own.map(|piece| (piece.id, piece.cell, piece.steps, piece.markers)).collect::<Vec<_>>()
        };
        let before = faces(position);
        let lucks = self.game.branches(position, chance);
        let stride = lucks.len().div_ceil(LUCKS).max(1);
        lucks.iter().step_by(stride).any(|(luck, _)| {
            let mut after = position.clone();
            self.game.apply_luck(&mut after, *luck, &mut Silent);
            match self.game.need(&after) {
                _ if faces(&after) != before => true,
                Need::Luck(next) => throws > 1 && self.touches(&after, next, throws - 1),
                _ => false,
            }
        })
    }

    /// What others may do, if the seat can know of it: what was only imagined, a hidden gun or a card in a hand, is no danger to be
    /// shown.
    fn danger(
        &self,
        position: &G::Position,
        view: &G::View,
        reaction: &crate::Reaction<G::Order>,
    ) -> Option<Danger<Msg>> {
        let game = self.game;
        let mut orders = Vec::new();
        game.orders(position, &mut orders);
        let mut by: Vec<Pick> = Vec::new();
        let mut rule = String::new();
        for order in orders.into_iter().filter(|order| *order != reaction.decline) {
            let choice = game.choice(view, order);
            let seen = |pick: &Pick| matches!(pick, Pick::Piece(id) if self.seen.contains(id.as_str()));
            let first = choice.picks.into_iter().next().filter(seen);
            if let Some(pick) = first.filter(|pick| !by.contains(pick)) {
                by.push(pick);
            }
            if rule.is_empty() {
                rule = choice.rule;
            }
        }
        if by.is_empty() && game.has_secrets() {
            return None;
        }
        let text = Msg::new(format!("reaction-{}", reaction.kind));
        Some(Danger { kind: reaction.kind.to_owned(), by, chance: reaction.chance, text, rule })
    }

    /// What can be attacked from where the pieces stand.
    fn strikes(&self, position: &G::Position) -> Vec<Strike<Msg>> {
        let game = self.game;
        let Some((before, position, legs)) = self.set_out(position, |leg| matches!(leg, Leg::Strike(_)))
        else {
            return Vec::new();
        };
        let view = game.view(&position, Viewer::Seat(self.seat));
        let strike = |(order, leg)| {
            let Leg::Strike(target) = leg else { return None };
            let (joins, close) = game.joins(&view, order);
            let open = before.iter().chain([&order]).map(|order| game.write(*order)).collect();
            Some(Strike { target, label: game.choice(&view, order).label, from: 0, open, joins, close })
        };
        legs.into_iter().filter_map(strike).collect()
    }
}

/// Whether a leg leads on.
fn onward(leg: &Leg) -> bool {
    matches!(leg, Leg::Step { .. } | Leg::Perhaps(_))
}

/// A chance as a number that can be compared.
fn risk(harm: f32) -> u32 {
    (harm * 1e6) as u32
}

/// What an order means to pieces that are to go somewhere, as its choice tells: it points at them, then at a cell.
pub fn leg<G: Show>(game: &G, view: &G::View, who: &[String], order: G::Order) -> Leg {
    let choice = game.choice(view, order);
    let own = |pick: &Pick| matches!(pick, Pick::Piece(id) if who.contains(id));
    let pieces = choice.picks.iter().take_while(|pick| own(pick)).count();
    match (choice.verb, &choice.picks[pieces..]) {
        // Somebody is under way already: only the place is pointed at.
        (Verb::Go, [Pick::Cell(cell)]) if pieces == 0 || pieces == who.len() => {
            Leg::Step { cell: cell.clone(), cost: 1 }
        }
        (Verb::Go, []) if pieces == who.len() => Leg::Ready,
        (Verb::Other, [Pick::Cell(cell)]) if pieces == who.len() => Leg::Perhaps(cell.clone()),
        (Verb::Attack, [target]) if pieces == who.len() => Leg::Strike(target.clone()),
        _ => Leg::Other,
    }
}
