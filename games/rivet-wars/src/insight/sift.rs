//! Orders that a sensible player never needs.

use super::Weights;
use super::standing::worth_of;
use crate::*;

/// How many aims of shells and parachutes are looked at.
const AIMS: usize = 8;
/// What a way without mines or traps is worth to a vehicle.
const FREE_WAY: f32 = 0.1;

impl RivetWars {
    /// Drops ending a phase or a segment while somebody can still do something, orders that only differ in which of two equal men
    /// acts, and regrouping among equals. At least one order stays.
    pub(super) fn drop_idle(&self, w: &Weights, p: &Position, orders: &mut Vec<Order>) {
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
            // Nobody walks in circles.
            Stage::Stepping if p.moving.left && orders.len() > 1 => {
                orders.retain(|order| !matches!(*order, Order::Step { seg } if seg == p.open));
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
                let useless = |card: u8| match self.card(card).effect {
                    Effect::LayMines => !self.grid().segs().any(|seg| self.is_worth_mining(p, seg)),
                    Effect::Sappers => self.grid().segs().all(|seg| self.sapping(w, p, seg).is_none()),
                    _ => false,
                };
                let full = hand.len() >= self.data.numbers.action_hand as u32;
                let thrown = hand.iter().find(|&card| full && useless(card));
                orders.retain(|order| match (*order, thrown) {
                    (Order::Discard { card }, Some(thrown)) => card == thrown,
                    (Order::Keep, None) => true,
                    _ => false,
                });
            }
            // The window closes with the first purchase, and these cards never bring more than now.
            Stage::Deploy if orders.iter().any(|order| self.is_pure_gain(p, *order)) => {
                orders.retain(|order| self.is_pure_gain(p, *order));
            }
            Stage::Drop => self.keep_best(orders, |order| match *order {
                Order::Drop { seg } => Some(self.landing(p, seg)),
                _ => None,
            }),
            _ => {}
        }
        self.drop_poor_aims(w, p, orders);
        if orders.len() > 1 {
            self.drop_twins(p, orders);
        }
        debug_assert!(!orders.is_empty() || before == 0);
    }

    /// Whether an order plays a card for points, rivets, cards or repairs.
    fn is_pure_gain(&self, p: &Position, order: Order) -> bool {
        let Order::Play { card, aim } = order else { return false };
        match self.card(card).effect {
            Effect::Draw(_) | Effect::Points(_) | Effect::Rivets(_) => true,
            // Who has no tank to mend takes the point.
            Effect::Repair { .. } => {
                let tank = |unit: Unit| self.card_of(unit).class == Class::Tank;
                aim != Aim::Nothing || !self.units_of(p, p.active).any(tank)
            }
            _ => false,
        }
    }

    /// Shells are aimed where they hit more enemies than friends, mines lie where enemy vehicles come, sappers open the own way or close
    /// the enemy's.
    fn drop_poor_aims(&self, w: &Weights, p: &Position, orders: &mut Vec<Order>) {
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
        self.send_sappers(w, p, orders);
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
        self.is_before(p, seg, 2, p.other())
    }

    /// Whether a segment lies so near before a vehicle of a side, and before none of the other.
    fn is_before(&self, p: &Position, seg: Seg, far: u8, side: Seat) -> bool {
        let mut some = false;
        for near in self.grid().segs().filter(|&near| self.tables.distance(near, seg) <= far) {
            let vehicle = p.units_in(near).any(|unit| self.card_of(unit).class != Class::Infantry);
            if vehicle && !self.holds(p, side, near) {
                return false;
            }
            some |= vehicle;
        }
        some
    }

    /// Sappers go where they bring most, or nowhere. The window closes with the first activation.
    fn send_sappers(&self, w: &Weights, p: &Position, orders: &mut Vec<Order>) {
        let aim = |order: &Order| match *order {
            Order::Play { card, aim: Aim::Seg(seg) } if self.card(card).effect == Effect::Sappers => {
                Some(seg)
            }
            _ => None,
        };
        let aims = orders.iter().filter_map(aim).filter_map(|seg| Some((self.sapping(w, p, seg)?, seg)));
        match aims.max_by(|a, b| a.0.total_cmp(&b.0)) {
            Some((_, best)) => orders.retain(|order| aim(order) == Some(best)),
            None => orders.retain(|order| aim(order).is_none()),
        }
    }

    /// What sappers bring in a segment: ways to the objectives opened for own men or closed to the enemy's, mines and traps out of the way of
    /// own vehicles. Nothing if that is less than the card may bring later.
    fn sapping(&self, w: &Weights, p: &Position, seg: Seg) -> Option<f32> {
        self.may_sap(p, seg).ok()?;
        let marker = p.marker[seg.index()];
        let mut next = *p;
        next.marker[seg.index()] = if marker == Marker::None { Marker::Wire } else { Marker::None };
        let lead = |p: &Position| {
            let field = self.field(p);
            self.prospects(p, &field, p.active, w) - self.prospects(p, &field, p.other(), w)
        };
        let far = match marker {
            Marker::Minefield => 2,
            Marker::TankTrap => 1,
            _ => 0,
        };
        let free = if far > 0 && self.is_before(p, seg, far, p.active) { FREE_WAY } else { 0.0 };
        let gain = lead(&next) - lead(p) + free;
        (gain > worth_of(Effect::Sappers)).then_some(gain)
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
