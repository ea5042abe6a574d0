//! What bots make of a position: points, what will score, material that counters the enemy's, ways to the objectives.

mod sift;

use crate::RivetWars;
use crate::board::Seg;
use crate::data::*;
use crate::order::Order;
use crate::position::*;
use engine::{Insight, Pending, Seat};

/// What things are worth in victory points.
const HELD: f32 = 1.5;
const NEAR: f32 = 0.5;
const COST: f32 = 0.22;
const COUNTER: f32 = 0.45;
const RIVET: f32 = 0.15;
const CARD: f32 = 0.3;
const POINT: f32 = 0.12;
/// How much a lead of one point decides.
const SLOPE: f32 = 0.42;

impl Insight for RivetWars {
    const CURIOSITY: f32 = 0.4;

    fn judge_position(&self, p: &Position, seat: Seat) -> f32 {
        if let Stage::Over(outcome) = p.stage {
            return outcome.score(seat);
        }
        let own = self.standing(p, seat);
        let other = self.standing(p, Seat(1 - seat.0));
        1.0 / (1.0 + (-(own - other) * SLOPE).exp())
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
            Order::Play { aim: crate::order::Aim::Seg(seg), .. } | Order::Drop { seg } => {
                // Around enemies, away from own units.
                let near = self.grid().neighbours(seg);
                near.map(|at| match self.holder(p, at) {
                    Some(side) if side == p.active => -0.3,
                    Some(_) => 0.3,
                    None => 0.0,
                })
                .sum()
            }
            _ => 1.0,
        }
    }
}

impl RivetWars {
    /// What a side has, in victory points.
    fn standing(&self, p: &Position, side: Seat) -> f32 {
        let (s, enemy) = (side.index(), Seat(1 - side.0));
        let goal = self.mission().goal[s] as f32;
        let points = p.vp[s] as f32;
        // Points weigh more the nearer the goal is.
        let mut sum = points * (1.0 + points / goal);
        sum += p.rivets[s].min(6) as f32 * RIVET + p.hands[s].len() as f32 * CARD;
        if p.active == side {
            sum += (p.points + p.purse) as f32 * POINT;
            for secret in p.secrets[s].iter() {
                let (reached, wanted) = self.progress(p, side, secret);
                let share = (reached.min(wanted) as f32 / wanted as f32).powi(2);
                sum += share * self.data.secrets[secret as usize].points as f32 * 0.8;
            }
        }
        let armour = self.armour_of(p, enemy);
        let mut infantry: [Seg; 20] = [Seg::NONE; 20];
        let mut count = 0;
        for unit in self
            .units_of(p, side)
            .chain((p.moving.left && self.side_of(p.moving.unit) == side).then_some(p.moving.unit))
        {
            let card = self.card_of(unit);
            let health = 1.0 - 0.7 * p.damage[unit.index()] as f32 / card.hit_points as f32;
            let plug = p.plug_of(unit).map_or(0.0, |plug| {
                let plug = &self.data.units[plug.index()];
                plug.cost as f32 * COST + self.bite(plug, &armour) * COUNTER
            });
            sum += (card.cost as f32 * COST + card.bounty as f32 * 0.5 + plug) * health
                + self.bite(card, &armour) * COUNTER;
            if card.class == Class::Infantry && count < infantry.len() {
                infantry[count] = p.at[unit.index()];
                count += 1;
            }
            sum += self.poise(p, unit, card, enemy);
        }
        sum + self.prospects(p, side, &infantry[..count])
    }

    /// What objectives will bring: those held, and those that infantry is near to.
    fn prospects(&self, p: &Position, side: Seat, infantry: &[Seg]) -> f32 {
        let s = side.index();
        let pays = self.mission().objective_vp[s].max(self.mission().objective_vp[1 - s]) as f32;
        let mut sum = 0.0;
        for seg in self.grid().segs().filter(|seg| p.marker[seg.index()] == Marker::Objective) {
            let stands = infantry.contains(&seg);
            let flag = p.flags[s].has(seg);
            let enemy = self.holds(p, Seat(1 - side.0), seg);
            sum += match (stands, flag) {
                (true, true) => HELD + 0.5,
                (true, false) => HELD,
                (false, true) if enemy => 0.3,
                (false, true) => HELD - 0.3,
                (false, false) => 0.0,
            } * pays;
            if !stands {
                let far = infantry.iter().map(|&at| self.grid().distance(at, seg)).min().unwrap_or(12);
                sum += NEAR * pays * (8.0 - far as f32).max(0.0) / 8.0;
            }
        }
        // Everybody forward: the sum of ways, so that the second man does not stay at home.
        for &at in infantry {
            let near = self.grid().segs().filter(|seg| p.marker[seg.index()] == Marker::Objective);
            let far = near.map(|seg| self.grid().distance(at, seg)).min().unwrap_or(0);
            sum -= far as f32 * 0.03;
        }
        sum
    }

    /// Whether a unit stands well: within its range of somebody, vehicles not too far behind.
    fn poise(&self, p: &Position, unit: Unit, card: &UnitCard, enemy: Seat) -> f32 {
        let at = p.at[unit.index()];
        let nearest = self.grid().segs().filter(|&seg| self.holds(p, enemy, seg));
        let Some(far) = nearest.map(|seg| self.grid().distance(at, seg)).min() else {
            // Nobody to fight: forward.
            let middle = self.grid().rows as f32 / 2.0;
            return -0.02 * (self.grid().place(at).1 as f32 - middle).abs();
        };
        let reach = card.ground_range;
        // Who still can attack in this activation wants a target.
        let eager = if p.acting.unit == unit && p.phase == Phase::Combat { 0.15 } else { 0.05 };
        if far <= reach { eager } else { -0.02 * (far - reach) as f32 }
    }

    /// How many enemies there are of each armour class, with some infantry to be expected anyway.
    fn armour_of(&self, p: &Position, side: Seat) -> [f32; 5] {
        let mut armour = [2.0, 0.8, 0.6, 0.2, 0.0];
        for unit in self.units_of(p, side) {
            let card = self.card_of(unit);
            armour[card.armour as usize - 1] += card.cost as f32;
        }
        let sum: f32 = armour.iter().sum();
        armour.map(|share| share / sum)
    }

    /// Hits an activation can hope for against such enemies.
    fn bite(&self, card: &UnitCard, armour: &[f32; 5]) -> f32 {
        let hit = |dice: u8| 1.0 - (2.0f32 / 3.0).powi(dice as i32);
        card.weapons
            .iter()
            .map(|weapon| {
                let expected: f32 =
                    weapon.dice.iter().zip(armour).map(|(&dice, share)| hit(dice) * share).sum();
                let spread = if matches!(weapon.special, Special::Flat | Special::Gas) { 1.4 } else { 1.0 };
                expected * weapon.attacks as f32 * spread
            })
            .sum()
    }
}
