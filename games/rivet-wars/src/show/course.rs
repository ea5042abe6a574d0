//! Moves by destination: which orders make a figure ready, and which are steps.

use crate::*;
use scene::{Leg, Pick, Purse, Tone};

impl RivetWars {
    /// 8: what an order means to a figure that is to go somewhere.
    pub(super) fn leg_of(&self, p: &Position, who: &[String], order: Order) -> Leg {
        let [name] = who else { return Leg::Other };
        let Some(chosen) = self.unit_named(name) else { return Leg::Other };
        match order {
            Order::Activate { seg } if p.at[chosen.index()] == seg => Leg::Ready,
            Order::Move { unit } if unit == chosen => Leg::Ready,
            Order::Step { seg } if p.moving.unit == chosen => {
                Leg::Step { cell: self.grid().name(seg), cost: 1 }
            }
            Order::Halt => Leg::Halt,
            Order::Attack { unit, .. } if unit == chosen => {
                match self.picks(p, order).into_iter().next_back() {
                    Some(target @ (Pick::Cell(_) | Pick::Piece(_))) => Leg::Strike(target),
                    _ => Leg::Other,
                }
            }
            _ => Leg::Other,
        }
    }

    /// 8.2: movement points.
    pub(super) fn purse_of(&self, p: &Position, who: &[String]) -> Purse {
        let left = |unit: Unit| {
            if p.moving.unit == unit { p.moving.points } else { self.move_points(p, unit) }
        };
        let chosen = who.first().and_then(|name| self.unit_named(name));
        // Only one step may be diagonal, so that the shortest way is not always the one that leads on.
        Purse { forks: true, ..Purse::points(chosen.map(left)) }
    }

    /// What whoever gives the order hopes for.
    pub(super) fn hoped(&self, result: &str) -> Tone {
        match result {
            "hit" | "hit-two" | "hit-three" | "hit-four" | "eliminated" | "mover-through" => Tone::Good,
            _ => Tone::Bad,
        }
    }
}
