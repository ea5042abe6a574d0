//! Which orders are legal: all of them, listed for speed, and one of them, with the reason if it is not.

use crate::*;

impl Mortain {
    /// Every legal order.
    pub(crate) fn list(&self, p: &Position, out: &mut Vec<Order>) {
        match p.stage {
            Stage::Setup => {
                let ground = Ground::new(&self.data, p);
                for unit in self.data.of(US) {
                    let free = self.data.hexes().filter(|&hex| self.may_place(&ground, p, unit, hex).is_ok());
                    out.extend(free.map(|hex| Order::Place { unit, hex }));
                }
            }
            Stage::Acting => {
                self.actions(p, &mut |order| {
                    out.push(order);
                    true
                });
                if self.may_call(p).is_ok() {
                    let strikes = self.data.of(GERMAN).filter(|&unit| self.may_strike(p, unit).is_ok());
                    out.extend(strikes.map(|unit| Order::Strike { unit }));
                    if self.may_suppress(p).is_ok() {
                        out.extend(self.data.hexes().map(|hex| Order::Suppress { hex }));
                    }
                }
                out.push(if p.acting.used.is_empty() { Order::Pass } else { Order::Done });
            }
            Stage::Declaring => {
                out.push(Order::Shoot);
                if p.attack.support.is_some() {
                    let more = self.data.of(GERMAN).filter(|&unit| self.may_target(p, unit).is_ok());
                    out.extend(more.map(|unit| Order::Target { unit }));
                } else {
                    let more = self.data.of(p.side()).filter(|&unit| self.may_join(p, unit).is_ok());
                    out.extend(more.map(|unit| Order::Join { unit }));
                }
            }
            Stage::Court => out.extend([Order::Redraw, Order::Miss]),
            Stage::Draw | Stage::CombatDraw | Stage::Over(_) => {}
        }
    }

    /// Whether an order is legal, or why not.
    pub(crate) fn may(&self, p: &Position, order: Order) -> Result<(), Deny> {
        let ground = Ground::new(&self.data, p);
        match order {
            Order::Place { unit, hex } => self.may_place(&ground, p, unit, hex),
            Order::Pass => self.may_stop(p, true),
            Order::Done => self.may_stop(p, false),
            Order::Move { unit, hex } => self.may_move(&ground, p, unit, hex),
            Order::Enter { unit, hex } => self.may_enter(&ground, p, unit, hex),
            Order::Exit { unit } => self.may_exit(p, unit),
            Order::Fire { unit, target } => self.may_fire(p, unit, target),
            Order::Join { unit } => self.may_join(p, unit),
            Order::Shoot => p.must_be(Stage::Declaring),
            Order::Redraw | Order::Miss => p.must_be(Stage::Court),
            Order::Strike { unit } => self.may_strike(p, unit),
            Order::Target { unit } => self.may_target(p, unit),
            Order::Suppress { .. } => self.may_suppress(p),
        }
    }

    /// 4.4: every action of every unit that can be activated, until `each` returns false.
    ///
    /// Whether a unit is activated is asked once for all its actions; otherwise this says the same as `may_move`,
    /// `may_enter`, `may_exit` and `may_fire`, which give reasons.
    pub(crate) fn actions(&self, p: &Position, each: &mut impl FnMut(Order) -> bool) {
        let ground = Ground::new(&self.data, p);
        let side = p.side();
        let enemy = enemy_of(side);
        for unit in self.data.of(side) {
            let place = p.at(unit);
            if place > Hex::WAITING || self.may_activate(p, unit).is_err() {
                continue;
            }
            if place == Hex::WAITING {
                for hex in self.entries(&ground, p, unit).iter() {
                    if !each(Order::Enter { unit, hex }) {
                        return;
                    }
                }
                continue;
            }
            for hex in self.moves(&ground, p, unit).iter() {
                if !each(Order::Move { unit, hex }) {
                    return;
                }
            }
            if side == GERMAN && self.data.west.has(place) && !each(Order::Exit { unit }) {
                return;
            }
            if !self.data.reach[place].meets(ground.held[enemy]) {
                continue;
            }
            for target in self.data.of(enemy) {
                let to = p.at(target);
                let hits = to.on_map() && self.data.sees(place, to) && self.strength(p, unit, target) > 0;
                if hits && !each(Order::Fire { unit, target }) {
                    return;
                }
            }
        }
    }
}
