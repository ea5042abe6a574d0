//! Orders that a sensible player never needs.

use crate::RivetWars;
use crate::order::Order;
use crate::position::*;

impl RivetWars {
    /// Drops ending a phase or a segment while somebody can still do something, orders that only differ in which of two equal men
    /// acts, and regrouping among equals. At least one order stays.
    pub(super) fn drop_idle(&self, p: &Position, orders: &mut Vec<Order>) {
        let before = orders.len();
        match p.stage {
            Stage::Combat if p.open.is_some() => {
                let attacks = orders.iter().any(|order| matches!(order, Order::Attack { .. }));
                if attacks {
                    orders.retain(|order| !matches!(order, Order::Close));
                }
            }
            Stage::Combat | Stage::Movement if !p.open.is_some() => {
                let useful = |order: &Order| match order {
                    Order::Activate { seg } => self.is_worth_activating(p, *seg),
                    _ => true,
                };
                orders.retain(useful);
                if orders.iter().any(|order| matches!(order, Order::Activate { .. })) {
                    orders.retain(|order| !matches!(order, Order::Done));
                }
            }
            Stage::Movement if orders.iter().any(|order| matches!(order, Order::Move { .. })) => {
                orders.retain(|order| !matches!(order, Order::Close));
            }
            // A formation: only who is in front matters much.
            Stage::Regroup => orders.retain(|order| match order {
                Order::Form { seg, order } => {
                    let front = p.formation[seg.index()][order[0] as usize - 1];
                    let old = p.formation[seg.index()][0];
                    let rest: Vec<u8> = order[1..].iter().copied().filter(|&place| place > 0).collect();
                    self.kind_of(front) != self.kind_of(old) && rest.is_sorted()
                }
                _ => true,
            }),
            _ => {}
        }
        if orders.len() > 1 {
            self.drop_twins(p, orders);
        }
        debug_assert!(!orders.is_empty() || before == 0);
    }

    /// Whether anybody in a segment could do something if it were activated.
    fn is_worth_activating(&self, p: &Position, seg: crate::board::Seg) -> bool {
        let mut next = *p;
        self.activate(&mut next, seg, &mut engine::Silent);
        next.open.is_some()
    }

    /// 17.2: of equal undamaged units in the same segment with the same notes one acts for all.
    fn drop_twins(&self, p: &Position, orders: &mut Vec<Order>) {
        let first = |unit: Unit| {
            if p.acting.unit == unit || p.damage[unit.index()] > 0 {
                return unit;
            }
            let twin = |other: &Unit| {
                self.kind_of(*other) == self.kind_of(unit)
                    && p.damage[other.index()] == 0
                    && p.state[other.index()] == p.state[unit.index()]
                    && p.plug[other.index()] == p.plug[unit.index()]
                    && p.acting.unit != *other
            };
            let seg = p.at[unit.index()];
            if !p.on_board(unit) { unit } else { p.units_in(seg).find(twin).unwrap_or(unit) }
        };
        let twin = |order: &Order| match *order {
            Order::Attack { unit, .. }
            | Order::Move { unit }
            | Order::Dash { unit }
            | Order::Assault { unit }
            | Order::Play { aim: crate::order::Aim::Unit(unit), .. } => first(unit) != unit,
            _ => false,
        };
        orders.retain(|order| !twin(order));
    }
}
