//! What bots make of a position: points, what will score, material that counters the enemy's, ways to the objectives, fire.

mod fire;
mod sift;
mod standing;

use crate::tables::Walk;
use crate::*;
use std::borrow::Cow;

learning::weights! {
    /// What things are worth in victory points: one step ahead, without an eye on the enemy's fire.
    pub struct Weights as GLANCE {
        /// An objective with a man on it.
        held = 1.6,
        /// Its flag besides.
        flag = 0.5,
        /// What the man takes away when he leaves the flag alone.
        left = 0.2,
        /// Infantry near an objective.
        near = 0.7,
        /// The way of every man.
        way = 0.05,
        /// A unit, for each point it cost.
        cost = 0.22,
        /// A unit, for what it can do to such enemies.
        counter = 0.45,
        /// A unit, for its bounty.
        bounty = 0.5,
        /// A rivet.
        rivet = 0.2,
        /// A deployment point.
        point = 0.28,
        /// A unit lost by fire, for each point it cost.
        loss = 0.4,
        /// A unit lost by fire that keeps an objective.
        keeper = 0.8,
        /// How much fire of this turn counts.
        shot = 0.9,
        /// How much fire of the next turn counts.
        next = 0.3,
        /// How much fire of the enemy counts while one can still move.
        threat = 0.0,
        /// How much fire of the enemy counts when it is next.
        answer = 0.0,
        /// How much the fire of recruits counts that may come.
        recruits = 0.0,
        /// How much a lead of one point decides.
        slope = 0.42,
    }
}

impl Weights {
    /// For search: with an eye on the enemy's fire; objectives count more than material. Found by games of `greedy` with these
    /// weights against `greedy` with its own.
    pub const STUDIED: Weights = Weights {
        held: 1.8,
        near: 1.0,
        keeper: 0.6,
        cost: 0.14,
        counter: 0.35,
        threat: 0.1,
        answer: 0.3,
        recruits: 0.5,
        ..Weights::GLANCE
    };
}

impl Insight for RivetWars {
    type Mind = Weights;
    const CURIOSITY: f32 = 0.4;

    /// The bot that looks one step ahead does not ask what the other side will shoot at.
    fn mind(&self, schooling: Schooling) -> Weights {
        match schooling {
            Schooling::Plain => Weights::GLANCE,
            Schooling::Studied => Weights::STUDIED,
        }
    }

    fn judge_position(&self, mind: &Weights, p: &Position, seat: Seat) -> f32 {
        self.chance(p, seat, mind)
    }

    fn weights(weights: &mut Weights) -> Numbers<'_> {
        weights.all()
    }

    fn parts(&self, w: &Weights, p: &Position, seat: Seat) -> Vec<Part> {
        let (field, enemy) = (self.field(p), Seat(1 - seat.0));
        let goals = |side| self.prospects(p, &field, side, w);
        let force = |side| self.standing(p, &field, side, w) - goals(side);
        let fire = |side| self.fire(p, &field, side, false, w);
        let shot = if seat == p.active { 1.0 } else { -1.0 };
        vec![
            Part::new("why-goals", goals(seat)),
            Part::new("why-deny", -goals(enemy)),
            Part::new("why-force", force(seat)),
            Part::new("why-hurt", -force(enemy)),
            Part::new("why-fire", w.next * fire(seat)),
            Part::new("why-cover", -w.next * fire(enemy)),
            Part::new("why-shot", shot * self.under_way(p, w)),
        ]
    }

    /// Whether it helps to begin.
    fn habits(&self, played: &Played<RivetWars>) -> Vec<Habit> {
        let Some((end, _)) = played.last() else { return Vec::new() };
        let Stage::Over(outcome) = end.stage else { return Vec::new() };
        let first = played.iter().find(|(p, _)| p.round == 1).map_or(end.first, |(p, _)| p.first);
        let won = |seat: Seat| u32::from(outcome.winner == Winner::Seat(seat));
        vec![
            Habit { what: "games won by the side that began round 1", times: won(first), of: 1 },
            Habit { what: "games won by the side that began the last round", times: won(end.first), of: 1 },
        ]
    }

    fn sift(&self, mind: &Weights, p: &Position, orders: &mut Vec<Order>) {
        self.drop_idle(mind, p, orders);
    }

    fn pending(&self, _: &Weights, p: &Position) -> Option<Pending<Order>> {
        match p.stage {
            Stage::Sweep | Stage::Flip | Stage::DropFlip => Some(Pending::Luck),
            Stage::Targeted => Some(Pending::Order(Order::Pass)),
            Stage::Push => {
                let unit = self.survivor(p);
                let seg = self.refuges(p, unit).next()?;
                Some(Pending::Order(Order::Push { unit, seg }))
            }
            _ => None,
        }
    }

    /// A plan is what one segment does.
    fn settled(&self, _: &Weights, p: &Position) -> bool {
        let between = matches!(p.stage, Stage::Combat | Stage::Movement) && !p.open.is_some();
        between
            || matches!(p.stage, Stage::Discard | Stage::DrawAction | Stage::DrawMission | Stage::Initiative)
    }

    /// Attacks first, then steps towards objectives, cards last.
    fn promise(&self, _: &Weights, p: &Position, order: Order) -> f32 {
        match order {
            Order::Attack { .. } => 3.0,
            Order::Deploy { .. } | Order::Plug { .. } => 2.5,
            Order::Step { .. } | Order::Move { .. } | Order::Activate { .. } => 2.0,
            Order::Play { aim: Aim::Seg(seg), .. } => self.crowd(p, seg),
            Order::Drop { seg } => self.landing(p, seg),
            _ => 1.0,
        }
    }
}

/// The units of a side on the board and the segments they stand in.
#[derive(Clone, Copy)]
struct Army {
    units: [Unit; 40],
    segs: [Seg; 20],
    infantry: [Unit; 24],
    counts: [u8; 3],
}

impl Army {
    const NONE: Army =
        Army { units: [Unit::NONE; 40], segs: [Seg::NONE; 20], infantry: [Unit::NONE; 24], counts: [0; 3] };

    fn units(&self) -> &[Unit] {
        &self.units[..self.counts[0] as usize]
    }
    fn segs(&self) -> &[Seg] {
        &self.segs[..self.counts[1] as usize]
    }
    fn infantry(&self) -> &[Unit] {
        &self.infantry[..self.counts[2] as usize]
    }
    fn enlist(&mut self, unit: Unit, infantry: bool) {
        push(&mut self.units, &mut self.counts[0], unit);
        if infantry {
            push(&mut self.infantry, &mut self.counts[2], unit);
        }
    }
}

/// With more figures than the box has, the last ones go uncounted.
fn push<T>(list: &mut [T], count: &mut u8, what: T) {
    if let Some(slot) = list.get_mut(*count as usize) {
        *slot = what;
        *count += 1;
    }
}

/// Both armies and the ways to the objectives, collected once for an evaluation.
struct Field<'a> {
    sides: [Army; 2],
    ways: Cow<'a, [Walk]>,
    /// Where whoever is on his way can still halt.
    ends: SegSet,
}

impl RivetWars {
    /// How likely a seat wins.
    fn chance(&self, p: &Position, seat: Seat, w: &Weights) -> f32 {
        if let Stage::Over(outcome) = p.stage {
            return outcome.score(seat);
        }
        let field = self.field(p);
        let (active, other) = (p.active, p.other());
        let mut lead = self.standing(p, &field, active, w) - self.standing(p, &field, other, w);
        let fights = matches!(p.phase, Phase::Start | Phase::Cards | Phase::Deploy | Phase::Combat);
        // The other side shoots next, or after the throw for initiative.
        let (ours, theirs) = match (fights, p.second) {
            (true, _) => (w.shot, w.threat),
            (false, false) => (w.next * 0.7, w.answer),
            (false, true) => (w.next * 1.2, w.answer * 0.75),
        };
        // Formations are nothing but an answer to fire.
        let theirs = if p.phase == Phase::Regroup { theirs.max(0.5) } else { theirs };
        lead += ours * self.fire(p, &field, active, fights, w);
        if theirs > 0.0 {
            lead -= theirs * self.fire(p, &field, other, false, w);
        }
        lead += self.under_way(p, w);
        let lead = if seat == active { lead } else { -lead };
        chance(lead * w.slope)
    }

    fn field(&self, p: &Position) -> Field<'_> {
        let mut sides = [Army::NONE; 2];
        for (army, held) in sides.iter_mut().zip(p.held) {
            for seg in held.iter() {
                push(&mut army.segs, &mut army.counts[1], seg);
                for unit in p.units_in(seg) {
                    army.enlist(unit, self.card_of(unit).class == Class::Infantry);
                }
            }
        }
        // Who is on his way stands in no formation.
        if p.moving.left {
            let unit = p.moving.unit;
            sides[self.side_of(unit).index()].enlist(unit, self.card_of(unit).class == Class::Infantry);
        }
        let ends = if p.moving.unit.is_some() { self.ends(p) } else { SegSet::default() };
        Field { sides, ways: self.tables.ways(self.mission(), &p.marker), ends }
    }

    /// 8.3: where the unit on its way can halt with the points it has left. Without this a first step that looks as good as another may
    /// have used up the one diagonal. Who has left his segment does not go back there.
    fn ends(&self, p: &Position) -> SegSet {
        let (unit, at) = (p.moving.unit, p.at[p.moving.unit.index()]);
        let mut ends = SegSet::default();
        if !p.on_board(unit) {
            return ends;
        }
        if self.can_end(p, unit, at) {
            ends.insert(at);
        }
        // The segments reached without a diagonal step and with one.
        let mut edge = [SegSet::default(); 2];
        edge[p.moving.diagonal as usize].insert(at);
        let mut seen = edge;
        if p.moving.left {
            seen.iter_mut().for_each(|seen| seen.insert(p.open));
        }
        for points in (1..=p.moving.points).rev() {
            let mut next = [SegSet::default(); 2];
            for (crossed, segs) in edge.into_iter().enumerate() {
                for from in segs.iter() {
                    for seg in self.grid().neighbours(from) {
                        let crosses = crossed == 1 || self.grid().is_diagonal(from, seg);
                        if seen[crosses as usize].has(seg)
                            || self.may_enter(p, unit, from, seg, points, crossed == 1).is_err()
                        {
                            continue;
                        }
                        seen[crosses as usize].insert(seg);
                        next[crosses as usize].insert(seg);
                        if self.can_end(p, unit, seg) {
                            ends.insert(seg);
                        }
                    }
                }
            }
            edge = next;
        }
        ends
    }

    /// How well shells lie around a segment: enemies beside it, own units not.
    fn crowd(&self, p: &Position, seg: Seg) -> f32 {
        let near = self.grid().neighbours(seg);
        near.map(|at| match self.holder(p, at) {
            Some(side) if side == p.active => -0.35 * p.units_in(at).count() as f32,
            Some(_) => 0.3 * p.units_in(at).count() as f32,
            None => 0.0,
        })
        .sum()
    }

    /// How well parachutes lie around a segment: near objectives that are not held, away from the edge.
    fn landing(&self, p: &Position, seg: Seg) -> f32 {
        let inside = self.grid().neighbours(seg).count() as f32;
        let near = |&goal: &Seg| match self.tables.distance(seg, goal) {
            far if self.holds(p, p.active, goal) => -0.1 * (3 - far.min(3)) as f32,
            far => (4 - far.min(4)) as f32,
        };
        inside * 0.5 + self.tables.objectives.iter().map(near).fold(0.0, f32::max)
    }
}
