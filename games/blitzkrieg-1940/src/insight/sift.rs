//! What a sensible player does with markers, and orders that need not be thought about.

use crate::Blitzkrieg;
use crate::kinds::*;
use crate::order::Order;
use crate::position::*;
use engine::Seat;

/// Units near the enemy that make an activation worth a REPEAT.
const WORTHWHILE: i32 = 3;
/// Neutralised units that make a GENERAL worth spending on them.
const SHAKEN: u32 = 4;

impl Blitzkrieg {
    /// Drops what a sensible player never orders; set-ups are made by the automatic one.
    pub(super) fn sensible(&self, p: &Position, orders: &mut Vec<Order>) {
        if matches!(p.phase, Phase::Setup { .. }) {
            let done = orders.iter().copied().find(|order| matches!(order, Order::Auto));
            let done = done.or_else(|| orders.iter().copied().find(|order| matches!(order, Order::Ready)));
            if let Some(order) = done {
                orders.clear();
                orders.push(order);
            }
            return;
        }
        if p.phase == Phase::Opening {
            self.best_form(p, orders);
            return;
        }
        match p.top() {
            // Stukas first, then artillery, then those who go in.
            Frame::None => {
                let rank = |order: &Order| match order {
                    Order::Use { token } => match self.kind(token.0) {
                        Marker::Stuka => 3,
                        Marker::Artillery => 2,
                        _ => 1,
                    },
                    _ => 0,
                };
                let high = orders.iter().map(rank).max().unwrap_or(0);
                orders.retain(|order| rank(order) == high);
            }
            Frame::Marker => self.sift_marker(p, orders),
            Frame::MustRepeat(_) => self.best_form(p, orders),
            Frame::Remove(_) => keep(orders, &|order| !matches!(order, Order::Done)),
            Frame::Annul(side) => {
                let worth = match self.kind(p.marker.token) {
                    Marker::Formation(form) => self.bite_of(p, form) >= 2 * WORTHWHILE,
                    Marker::Artillery | Marker::Stuka => true,
                    _ => false,
                } && self.near_enemies(p, enemy(side)) >= 3;
                keep(orders, &|order| matches!(order, Order::Annul) == worth);
            }
            Frame::Activation | Frame::Move => {
                let dull = |order: &Order| {
                    matches!(order, Order::Drop { .. } | Order::Load { .. } | Order::Fire { first: true, .. })
                        || matches!(order, Order::Stack { unit, .. } if !self.stack_pays(p, *unit))
                };
                keep(orders, &|order| !dull(order));
            }
            _ => {}
        }
    }
    /// 2.2, 5.3, 5.5: activate what can act, rest what is exhausted, spend special markers where they pay.
    fn sift_marker(&self, p: &Position, orders: &mut Vec<Order>) {
        let side = self.owner(p.marker.token);
        let shaken = p.neutralised.and(self.sides[side.index()]).len();
        match p.marker.step {
            MarkerStep::Choice => {
                let tired =
                    matches!(self.kind(p.marker.token), Marker::Formation(form) if p.exhausted.has(form));
                if self.kind(p.marker.token) == Marker::Repeat {
                    let best = self.best_repeat(p, orders);
                    let play = best.is_some_and(|(_, worth)| worth >= WORTHWHILE);
                    keep(orders, &|order| match (order, best) {
                        (Order::Repeat { form }, Some((best, _))) => play && *form == best,
                        (Order::Hold, _) => !play,
                        _ => false,
                    });
                    return;
                }
                keep(orders, &|order| match order {
                    Order::Pair => true,
                    Order::Remove => shaken >= SHAKEN,
                    Order::Skip => tired,
                    Order::Activate => !tired,
                    _ => false,
                });
            }
            _ => {
                let best = self.best_repeat(p, orders);
                let play = best.is_some_and(|(_, worth)| worth >= WORTHWHILE);
                keep(orders, &|order| match (order, best) {
                    (Order::Repeat { form }, Some((best, _))) => play && *form == best,
                    (Order::Remove, _) => !play && shaken >= SHAKEN,
                    (Order::Done, _) => !play,
                    _ => false,
                });
            }
        }
    }
    /// The formation a REPEAT serves best, and what it can do.
    fn best_repeat(&self, p: &Position, orders: &[Order]) -> Option<(Form, i32)> {
        let worth = |form: Form| {
            // Who acts a second time is exhausted; who is exhausted only rests.
            let tired = if p.exhausted.has(form) { 9 } else { p.activations[form.i()] as i32 };
            self.bite_of(p, form) - tired
        };
        let forms = orders.iter().filter_map(|order| match order {
            Order::Repeat { form } => Some((*form, worth(*form))),
            _ => None,
        });
        forms.max_by_key(|(form, worth)| (*worth, std::cmp::Reverse(form.0)))
    }
    /// Leaves the formation that can do most.
    fn best_form(&self, p: &Position, orders: &mut Vec<Order>) {
        let worth = |order: &Order| match order {
            Order::Open { form } | Order::Repeat { form } => self.bite_of(p, *form),
            _ => i32::MIN,
        };
        if let Some(best) = orders.iter().copied().max_by_key(worth) {
            orders.clear();
            orders.push(best);
        }
    }
    /// How much of a formation can do something: its able units near the enemy, tanks twice.
    fn bite_of(&self, p: &Position, form: Form) -> i32 {
        let side = self.form(form).side;
        let foes = self.sides[enemy(side).index()].without(self.hqs).without(p.hidden);
        let units = self.members(p, form).without(self.hqs).without(p.neutralised).without(p.aboard);
        let near = |unit: Unit| {
            p.on_map(unit)
                && foes
                    .iter()
                    .any(|foe| p.on_map(foe) && self.s.ground.distance(p.place(unit), p.place(foe)) <= 4)
        };
        units
            .iter()
            .filter(|&unit| near(unit))
            .map(|unit| if self.card(unit).armour > 1 { 2 } else { 1 })
            .sum()
    }
    /// Whether a stack makes sense: it can assault the hex next to it together.
    fn stack_pays(&self, p: &Position, unit: Unit) -> bool {
        let side = self.side(unit);
        p.mv.party.len() < 3
            && self
                .s
                .ground
                .around(p.place(unit))
                .any(|hex| p.foes(enemy(side), hex) > 0 && self.matters.has(hex.0))
    }
    /// Units of a side within four hexes of a visible enemy.
    fn near_enemies(&self, p: &Position, side: Seat) -> usize {
        let foes = self.sides[enemy(side).index()].without(self.hqs).without(p.hidden);
        let own = self.sides[side.index()].without(self.hqs);
        let near = |unit: Unit| {
            foes.iter().any(|foe| p.on_map(foe) && self.s.ground.distance(p.place(unit), p.place(foe)) <= 4)
        };
        own.iter().filter(|&unit| p.on_map(unit) && near(unit)).count()
    }
}

/// Keeps the wanted orders, if there are any.
fn keep(orders: &mut Vec<Order>, wanted: &dyn Fn(&Order) -> bool) {
    if orders.iter().any(wanted) {
        orders.retain(wanted);
    }
}
