//! Orders that a sensible player never needs.

use crate::RivetWars;
use crate::board::Seg;
use crate::data::{Class, Effect, Special, Window};
use crate::order::{Aim, Order};
use crate::position::*;

/// How many aims of shells and parachutes are looked at.
const AIMS: usize = 8;

impl RivetWars {
    /// Drops ending a phase or a segment while somebody can still do something, orders that only differ in which of two equal men
    /// acts, and regrouping among equals. At least one order stays.
    pub(super) fn drop_idle(&self, p: &Position, orders: &mut Vec<Order>) {
        let before = orders.len();
        match p.stage {
            Stage::Combat if p.open.is_some() => {
                // Gas drifts: where no enemy is near, it can only hurt one's own.
                let gas = |order: &Order| match *order {
                    Order::Attack { unit, row, seg, .. } => {
                        let weapon = self.row(p, unit, row).map(|(weapon, _)| weapon.special);
                        (weapon == Some(Special::Gas)).then_some(seg)
                    }
                    _ => None,
                };
                let enemy = |seg: Seg| p.held[p.other().index()].has(seg);
                let near = |seg: Seg| enemy(seg) || self.grid().neighbours(seg).any(enemy);
                if orders.iter().any(|order| matches!(order, Order::Close)) {
                    orders.retain(|order| gas(order).is_none_or(near));
                }
                let attacks =
                    orders.iter().any(|order| matches!(order, Order::Attack { .. }) && gas(order).is_none());
                // 9.4: a Dash costs nothing, one may still stay.
                let dashes = orders.iter().any(|order| matches!(order, Order::Dash { .. }));
                if attacks || dashes {
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
            // 5.6: a full hand draws nothing, so that what is useless goes.
            Stage::Discard => {
                let hand = p.hands[p.active.index()];
                let useless = |card: u8| matches!(self.card(card).effect, Effect::LayMines | Effect::Sappers);
                let full = hand.len() >= self.data.numbers.action_hand as u32;
                let thrown = hand.iter().find(|&card| full && useless(card));
                orders.retain(|order| match (*order, thrown) {
                    (Order::Discard { card }, Some(thrown)) => card == thrown,
                    (Order::Keep, None) => true,
                    _ => false,
                });
            }
            // The window closes with the first purchase, and these cards never bring more than now.
            Stage::Deploy if orders.iter().any(|order| self.is_pure_gain(*order)) => {
                orders.retain(|order| self.is_pure_gain(*order));
            }
            Stage::Drop => self.keep_best(orders, |order| match *order {
                Order::Drop { seg } => Some(self.landing(p, seg)),
                _ => None,
            }),
            _ => {}
        }
        self.drop_poor_aims(p, orders);
        if orders.len() > 1 {
            self.drop_twins(p, orders);
        }
        debug_assert!(!orders.is_empty() || before == 0);
    }

    /// Whether an order plays a card for points, rivets, cards or repairs.
    fn is_pure_gain(&self, order: Order) -> bool {
        let Order::Play { card, aim } = order else { return false };
        match self.card(card).effect {
            Effect::Draw(_) | Effect::Points(_) | Effect::Rivets(_) => true,
            Effect::Repair { .. } => aim != Aim::Nothing,
            _ => false,
        }
    }

    /// Shells are aimed where they hit more enemies than friends, mines lie where enemy vehicles come.
    fn drop_poor_aims(&self, p: &Position, orders: &mut Vec<Order>) {
        let effect = |card: u8| self.card(card).effect;
        // A card for the end of a phase waits until everything else is done.
        let busy = orders
            .iter()
            .any(|order| matches!(order, Order::Deploy { .. } | Order::Plug { .. } | Order::Activate { .. }));
        if busy {
            orders.retain(|order| match *order {
                Order::Play { card, .. } => {
                    !matches!(self.card(card).window, Window::DeployEnd | Window::CombatEnd)
                }
                _ => true,
            });
        }
        orders.retain(|order| match *order {
            Order::Play { card, aim: Aim::Seg(seg) } => match effect(card) {
                Effect::Strike { .. } => self.crowd(p, seg) > 0.5,
                Effect::LayMines => self.is_worth_mining(p, seg),
                _ => true,
            },
            _ => true,
        });
        let mines =
            |order: &Order| matches!(*order, Order::Play { card, .. } if effect(card) == Effect::LayMines);
        if orders.iter().any(mines) {
            orders.retain(mines);
        }
        self.keep_best(orders, |order| match *order {
            Order::Play { card, aim: Aim::Seg(seg) } if matches!(effect(card), Effect::Strike { .. }) => {
                Some(self.crowd(p, seg))
            }
            _ => None,
        });
    }

    /// Of orders that a worth is known for only the best few stay.
    fn keep_best(&self, orders: &mut Vec<Order>, worth: impl Fn(&Order) -> Option<f32>) {
        let mut known: Vec<f32> = orders.iter().filter_map(&worth).collect();
        if known.len() > AIMS {
            known.sort_by(|a, b| b.total_cmp(a));
            let least = known[AIMS - 1];
            orders.retain(|order| worth(order).is_none_or(|worth| worth >= least));
        }
    }

    /// Whether an enemy vehicle stands before a segment and no own one does.
    fn is_worth_mining(&self, p: &Position, seg: Seg) -> bool {
        let mut enemies = false;
        for near in self.grid().segs().filter(|&near| self.tables.distance(near, seg) <= 2) {
            let vehicle = p.units_in(near).any(|unit| self.card_of(unit).class != Class::Infantry);
            if vehicle && self.holds(p, p.active, near) {
                return false;
            }
            enemies |= vehicle;
        }
        enemies
    }

    /// Whether anybody in a segment could do something if it were activated.
    fn is_worth_activating(&self, p: &Position, seg: Seg) -> bool {
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
            | Order::Play { aim: Aim::Unit(unit), .. } => first(unit) != unit,
            _ => false,
        };
        orders.retain(|order| !twin(order));
    }
}
