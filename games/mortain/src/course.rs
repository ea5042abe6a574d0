//! Moves by destination and attacks in one go.

use crate::*;
use scene::{Leg, Part, Pick, Tone};

impl Mortain {
    /// 5.1: what an order means to a unit that is to go somewhere.
    pub(crate) fn leg_of(&self, who: &[String], order: Order, exit: &str) -> Leg {
        let [chosen] = who else { return Leg::Other };
        match order {
            Order::Move { unit, hex } | Order::Enter { unit, hex } if unit.write(self) == *chosen => {
                Leg::Step { cell: hex.write(self), cost: 1 }
            }
            Order::Exit { unit } if unit.write(self) == *chosen => {
                Leg::Step { cell: exit.to_owned(), cost: 1 }
            }
            Order::Fire { unit, target } if unit.write(self) == *chosen => {
                Leg::Strike(Pick::Piece(target.write(self)))
            }
            _ => Leg::Other,
        }
    }

    /// 6.1: who may fire along once an attack is declared, and the order that ends the declaration.
    pub(crate) fn joins_of(&self, p: &Position, order: Order) -> (Vec<Part<Msg>>, Vec<String>) {
        if !matches!(order, Order::Fire { .. }) || self.judge(p, order).is_err() {
            return (Vec::new(), Vec::new());
        }
        let mut declared = *p;
        self.apply_order(&mut declared, order, &mut Silent);
        let mut orders = Vec::new();
        self.orders(&declared, &mut orders);
        let mut joined = declared;
        let part = |order: Order| match order {
            Order::Join { unit } => {
                // All whom the card lets fire along are in; the others can be exchanged for them.
                let on = self.judge(&joined, order).is_ok();
                if on {
                    self.apply_order(&mut joined, order, &mut Silent);
                }
                Some(Part {
                    id: self.write(order),
                    label: Msg::plain(unit.write(self)),
                    icon: String::new(),
                    piece: Some(unit.write(self)),
                    on,
                })
            }
            _ => None,
        };
        let close = orders.contains(&Order::Shoot).then(|| self.write(Order::Shoot));
        (orders.into_iter().filter_map(part).collect(), close.into_iter().collect())
    }

    /// What whoever gives the order hopes for.
    pub(crate) fn hoped(&self, result: &str) -> Tone {
        if matches!(result, "hit" | "eliminated" | "suppressed") { Tone::Good } else { Tone::Bad }
    }
}
