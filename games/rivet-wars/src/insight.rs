//! What bots make of a position: points, what will score, material that counters the enemy's, ways to the objectives, fire.

mod fire;
mod sift;
mod standing;
mod tables;

use crate::RivetWars;
use crate::board::Seg;
use crate::data::*;
use crate::order::{Aim, Order};
use crate::position::*;
use engine::{Insight, Pending, Seat};
pub(crate) use tables::Tables;

/// How much a lead of one point decides.
const SLOPE: f32 = 0.42;

impl Insight for RivetWars {
    const CURIOSITY: f32 = 0.4;

    fn judge_position(&self, p: &Position, seat: Seat) -> f32 {
        self.chance(p, seat, true)
    }

    /// The bot that looks one step ahead does not ask what the other side will shoot at.
    fn glance(&self, p: &Position, seat: Seat) -> f32 {
        self.chance(p, seat, p.phase == Phase::Regroup)
    }

    fn sift(&self, p: &Position, orders: &mut Vec<Order>) {
        self.drop_idle(p, orders);
    }

    fn pending(&self, p: &Position) -> Option<Pending<Order>> {
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
    fn settled(&self, p: &Position) -> bool {
        let between = matches!(p.stage, Stage::Combat | Stage::Movement) && !p.open.is_some();
        between
            || matches!(p.stage, Stage::Discard | Stage::DrawAction | Stage::DrawMission | Stage::Initiative)
    }

    /// Attacks first, then steps towards objectives, cards last.
    fn promise(&self, p: &Position, order: Order) -> f32 {
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

/// Both armies, collected once for an evaluation.
struct Field {
    sides: [Army; 2],
}

impl RivetWars {
    /// How likely a seat wins; `wary`: with an eye on the enemy's fire.
    fn chance(&self, p: &Position, seat: Seat, wary: bool) -> f32 {
        if let Stage::Over(outcome) = p.stage {
            return outcome.score(seat);
        }
        let field = self.field(p);
        let (active, other) = (p.active, p.other());
        let mut lead = self.standing(p, &field, active) - self.standing(p, &field, other);
        let fights = matches!(p.phase, Phase::Start | Phase::Cards | Phase::Deploy | Phase::Combat);
        if fights {
            // What can still be shot in this turn; before one can move away.
            lead += 0.9 * self.fire(p, &field, active, true);
        } else {
            lead += if p.second { 0.35 } else { 0.2 } * self.fire(p, &field, active, false);
        }
        if wary {
            let weight = match (fights, p.second) {
                (true, _) => 0.25,
                // The other side shoots next, or after the throw for initiative.
                (false, false) => 0.8,
                (false, true) => 0.6,
            };
            lead -= weight * self.fire(p, &field, other, false);
        }
        let lead = if seat == active { lead } else { -lead };
        1.0 / (1.0 + (-lead * SLOPE).exp())
    }

    fn field(&self, p: &Position) -> Field {
        let mut sides = [Army::NONE; 2];
        for seg in self.grid().segs() {
            let first = p.formation[seg.index()][0];
            if !first.is_some() {
                continue;
            }
            let army = &mut sides[self.side_of(first).index()];
            push(&mut army.segs, &mut army.counts[1], seg);
            for unit in p.units_in(seg) {
                army.enlist(unit, self.card_of(unit).class == Class::Infantry);
            }
        }
        // Who is on his way stands in no formation.
        if p.moving.left {
            let unit = p.moving.unit;
            sides[self.side_of(unit).index()].enlist(unit, self.card_of(unit).class == Class::Infantry);
        }
        Field { sides }
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
