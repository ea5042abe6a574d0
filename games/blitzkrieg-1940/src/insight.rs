//! What bots make of a position: strength, ground, and how near it brings the aim of the scenario.

use crate::Blitzkrieg;
use crate::kinds::*;
use crate::order::Order;
use crate::position::*;
use engine::{Insight, Need, Pending, Seat};

impl Insight for Blitzkrieg {
    fn judge_position(&self, p: &Position, seat: Seat) -> f32 {
        if let Phase::Over(verdict) = p.phase {
            return match verdict.winner {
                engine::Winner::Seat(winner) => f32::from(winner == seat),
                _ => 0.5,
            };
        }
        let german = self.strength(p, GERMAN) - self.strength(p, FRENCH) + self.ground_worth(p);
        let own = if seat == GERMAN { german } else { -german };
        1.0 / (1.0 + (-own / 6.0).exp())
    }

    /// Set-ups are made by the automatic one; markers are used, not wasted.
    fn sift(&self, p: &Position, orders: &mut Vec<Order>) {
        if matches!(p.phase, Phase::Setup { .. }) {
            let done = orders.iter().copied().find(|order| matches!(order, Order::Auto));
            let done = done.or_else(|| orders.iter().copied().find(|order| matches!(order, Order::Ready)));
            if let Some(order) = done {
                orders.clear();
                orders.push(order);
            }
            return;
        }
        let mut keep = |wanted: &dyn Fn(&Order) -> bool| {
            if orders.iter().any(wanted) {
                orders.retain(wanted);
            }
        };
        match p.top() {
            Frame::None => keep(&|order| matches!(order, Order::Use { .. })),
            Frame::Marker => {
                let side = self.owner(p.marker.token);
                let shaken = p.neutralised.and(self.sides[side.index()]).len();
                match p.marker.step {
                    MarkerStep::Choice => {
                        let tired = matches!(self.kind(p.marker.token), Marker::Formation(form) if p.exhausted.has(form));
                        keep(&|order| match order {
                            Order::Pair | Order::Repeat { .. } => true,
                            Order::Remove => shaken >= 4,
                            Order::Skip => tired,
                            Order::Activate => !tired,
                            _ => false,
                        });
                    }
                    _ => keep(&|order| match order {
                        Order::Repeat { .. } | Order::Done => true,
                        Order::Take => self.near_enemies(p, side) >= 4,
                        Order::Remove => shaken >= 4,
                        _ => false,
                    }),
                }
            }
            // A marker of a strong formation is worth a GENERAL; others are not.
            Frame::Annul(side) => {
                let worth = match self.kind(p.marker.token) {
                    Marker::Formation(form) => {
                        self.form(form).units.len() >= 4 && self.near_enemies(p, enemy(side)) >= 3
                    }
                    Marker::Artillery | Marker::Stuka => true,
                    _ => false,
                };
                keep(&|order| matches!(order, Order::Annul) == worth);
            }
            _ => {}
        }
    }

    fn pending(&self, p: &Position) -> Option<Pending<Order>> {
        if let Ask::Dice(_) = p.ask {
            return Some(Pending::Luck);
        }
        let first = || {
            let mut orders = Vec::new();
            self.list(p, &mut orders);
            orders.first().copied().map(Pending::Order)
        };
        match p.top() {
            Frame::Effect(unit) if p.clash.hex.on_map() && p.steps[unit.i()] > 1 => {
                Some(Pending::Order(Order::Step))
            }
            Frame::Effect(_) => Some(Pending::Order(Order::Accept)),
            Frame::Window | Frame::Annul(_) => Some(Pending::Order(Order::Pass)),
            Frame::Shot => Some(Pending::Order(Order::Reply)),
            Frame::Stay(_) => Some(Pending::Order(Order::Stay)),
            Frame::Must(_) => Some(Pending::Order(Order::GiveWay)),
            Frame::Lose(_) | Frame::Flight | Frame::Clash | Frame::HqReturn(_) => first(),
            Frame::Guns | Frame::Activation if p.guns.hex.on_map() => Some(Pending::Order(Order::Shoot)),
            _ => None,
        }
    }
    /// A plan ends with the activation.
    fn settled(&self, p: &Position) -> bool {
        matches!(engine::Game::need(self, p), Need::Luck(engine::Chance::Draw { .. }) | Need::Over(_))
            || p.top() == Frame::Marker
    }
    fn promise(&self, _: &Position, order: Order) -> f32 {
        match order {
            Order::Strike { .. } | Order::Fire { first: false, .. } | Order::Opportunity { .. } => 3.0,
            Order::Assault { .. } | Order::Aim { .. } | Order::Reply => 2.0,
            Order::Move { .. } | Order::Enter { .. } => 1.0,
            _ => 0.0,
        }
    }
}

impl Blitzkrieg {
    /// Units of a side within four hexes of a visible enemy.
    fn near_enemies(&self, p: &Position, side: Seat) -> usize {
        let foes = self.sides[enemy(side).index()].without(self.hqs).without(p.hidden);
        let own = self.sides[side.index()].without(self.hqs);
        let near = |unit: Unit| {
            foes.iter().any(|foe| p.on_map(foe) && self.s.ground.distance(p.place(unit), p.place(foe)) <= 4)
        };
        own.iter().filter(|&unit| p.on_map(unit) && near(unit)).count()
    }
    /// What the units of a side are worth in their present state.
    fn strength(&self, p: &Position, side: Seat) -> f32 {
        let mut sum = 0.0;
        for unit in self.sides[side.index()].without(self.hqs).iter() {
            let at = p.place(unit);
            if !(at.on_map() || at == Hex::WAITING || at == Hex::UNPLACED || at == Hex::SECRET) {
                continue;
            }
            let card = self.card(unit);
            let worth = 0.4 + 0.06 * card.attack[0] as f32 + 0.08 * card.armour as f32;
            let mut state = if p.steps[unit.i()] < 2 { 0.6 } else { 1.0 };
            if p.neutralised.has(unit) {
                state -= 0.2;
            }
            if p.ooc.has(unit) {
                state -= 0.1;
            }
            sum += worth * state;
            if at.on_map() {
                let ground = self.s.ground.terrain(at);
                let soft = card.class.soft();
                sum += if soft && ground.obstacle() { 0.04 } else { 0.0 };
                sum -= if !soft && ground.obstacle() { 0.03 } else { 0.0 };
            }
        }
        for form in p.demoralised.iter().filter(|&form| self.form(form).side == side) {
            sum -= 0.15 * self.form(form).units.len() as f32;
        }
        for form in p.exhausted.iter().filter(|&form| self.form(form).side == side) {
            sum -= 0.03 * self.form(form).units.len() as f32;
        }
        for hq in self.hqs.and(self.sides[side.index()]).iter() {
            if p.place(hq) == Hex::OVERRUN {
                sum -= 0.5;
            } else if p.on_map(hq) && self.enemy_beside(p, side, p.place(hq)) && p.own(side, p.place(hq)) == 0
            {
                sum -= 0.25;
            }
            // Headquarters stay with their units.
            if p.on_map(hq) {
                for unit in self.form(self.card(hq).form).units.iter().filter(|&unit| p.on_map(unit)) {
                    let far = self.s.ground.distance(p.place(hq), p.place(unit)) as f32;
                    sum -= 0.01 * (far - 1.0).max(0.0);
                }
            }
        }
        sum
    }
    /// Ground, as the Germans count it: what they hold and how near they are to what they need.
    fn ground_worth(&self, p: &Position) -> f32 {
        let mut sum = 0.0;
        let total = self.s.turns as f32;
        match self.s.objective {
            Some(hex) => {
                let late = 0.4 + 0.6 * p.turn as f32 / total;
                sum += if p.german.has(hex.0) { 4.0 } else { -4.0 } * late;
                sum += 1.2 * (self.pull(p, GERMAN, hex) - self.pull(p, FRENCH, hex));
            }
            None => {
                let points = self.points(p) as f32;
                let [least, most] = self.s.bands[(p.turn.max(1) as usize - 1).min(self.s.bands.len() - 1)];
                let middle = (least as f32 + most as f32) / 2.0;
                sum += 0.45 * (points - middle).clamp(-10.0, 10.0);
                for prize in &self.s.ground.prizes {
                    let near = self.pull(p, GERMAN, prize.hex) - self.pull(p, FRENCH, prize.hex);
                    sum += 0.07 * prize.points as f32 * near;
                }
            }
        }
        sum
    }
    /// How strongly a side bears on a hex: its units by distance.
    fn pull(&self, p: &Position, side: Seat, hex: Hex) -> f32 {
        let mut sum = 0.0f32;
        for unit in self.sides[side.index()].without(self.hqs).without(p.aboard).iter() {
            let at = p.place(unit);
            if at.on_map() {
                let distance = self.s.ground.distance(at, hex) as f32;
                let able = if p.neutralised.has(unit) { 0.5 } else { 1.0 };
                sum += able / (1.0 + distance);
            }
        }
        sum.sqrt()
    }
}
