//! What bots make of a position. [`worth`]: strength, ground and the advance. [`danger`]: what the next shots can do. [`assault`]: close
//! combat that could be sought. [`book`]: tables and weights. [`sift`]: what a sensible player does with a marker.

mod assault;
mod book;
mod danger;
mod sift;
mod worth;

pub(crate) use book::Book;
pub use book::Weights;

use crate::Blitzkrieg;
use crate::kinds::*;
use crate::order::Order;
use crate::position::*;
use engine::{Insight, Need, Pending, Schooling, Seat};

impl Insight for Blitzkrieg {
    type Mind = ();
    const CURIOSITY: f32 = 0.5;

    fn mind(&self, _: Schooling) {}

    fn judge_position(&self, _: &(), p: &Position, seat: Seat) -> f32 {
        if let Phase::Over(verdict) = p.phase {
            return match verdict.winner {
                engine::Winner::Seat(winner) => f32::from(winner == seat),
                _ => 0.5,
            };
        }
        let german = self.german_lead(p, seat);
        let own = if seat == GERMAN { german } else { -german };
        1.0 / (1.0 + (-own / 6.0).exp())
    }

    fn sift(&self, _: &(), p: &Position, orders: &mut Vec<Order>) {
        self.sensible(p, orders);
    }

    fn pending(&self, _: &(), p: &Position) -> Option<Pending<Order>> {
        if let Ask::Dice(_) = p.ask {
            return Some(Pending::Luck);
        }
        let first = || {
            let mut found = None;
            self.candidates(p, &mut |order| {
                found = Some(order);
                false
            });
            found.map(Pending::Order)
        };
        match p.top() {
            Frame::Effect(unit) if p.clash.hex.on_map() && p.steps[unit.i()] > 1 => {
                Some(Pending::Order(Order::Step))
            }
            Frame::Effect(_) => Some(Pending::Order(Order::Accept)),
            // What may be fired now is weighed by the evaluation (`reactions`).
            Frame::Window if p.win.trigger != Trigger::Salvo => None,
            Frame::Window | Frame::Annul(_) => Some(Pending::Order(Order::Pass)),
            Frame::Shot => Some(Pending::Order(Order::Reply)),
            Frame::Stay(_) => Some(Pending::Order(Order::Stay)),
            Frame::Must(_) => Some(Pending::Order(Order::GiveWay)),
            Frame::Lose(_) | Frame::Flight | Frame::Clash | Frame::HqReturn(_) => first(),
            Frame::Guns | Frame::Activation if p.guns.hex.on_map() => Some(Pending::Order(Order::Shoot)),
            // A stack is made for an attack.
            Frame::Move if !p.mv.begun() && p.mv.party.len() > 1 => {
                let w = &self.weights[p.act.side.index()];
                self.stack_attack(p).or_else(|| self.stack_march(p, w)).map(Pending::Order)
            }
            _ => None,
        }
    }
    /// A plan ends with the activation.
    fn settled(&self, _: &(), p: &Position) -> bool {
        matches!(engine::Game::need(self, p), Need::Luck(engine::Chance::Draw { .. }) | Need::Over(_))
            || p.top() == Frame::Marker
    }
    fn promise(&self, _: &(), _: &Position, order: Order) -> f32 {
        match order {
            Order::Strike { .. } | Order::Fire { first: false, .. } | Order::Opportunity { .. } => 3.0,
            Order::Assault { .. } | Order::Aim { .. } | Order::Reply => 2.0,
            Order::Move { .. } | Order::Enter { .. } => 1.0,
            _ => 0.0,
        }
    }
}
