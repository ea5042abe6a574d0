//! Moves by destination: carriers on the map.

use crate::Hegra;
use crate::orders::Order;
use crate::position::*;
use crate::words::*;
use engine::{Msg, Word};
use scene::{Danger, Leg, Pick, Purse, Tone};

impl Hegra {
    /// 8.3: what an order means to a carrier that is to go somewhere.
    pub(super) fn leg_of(&self, p: &Position, who: &[String], order: Order) -> Leg {
        let [chosen] = who else { return Leg::Other };
        match order {
            Order::March { carrier, empty: false } if carrier.id() == *chosen => Leg::Ready,
            Order::Step { field } if p.walker.id() == *chosen => {
                Leg::Step { cell: field.write(self), cost: 1 }
            }
            Order::Halt => Leg::Halt,
            _ => Leg::Other,
        }
    }

    /// 8.3: fields the carrier can go today.
    pub(super) fn fields_left(&self, p: &Position, who: &[String]) -> Purse {
        let slot = who.first().and_then(|id| <Slot as Word<Hegra>>::read(id, self));
        let left = slot.filter(|slot| p.carriers[*slot].disc != Disc::NONE).map(|slot| {
            let carrier = p.carriers[slot];
            let loads = carrier.tile != Goods::NONE || self.tiles_here(p, carrier.field) > 0;
            if p.todo.top() == Task::Stepping && p.walker == slot {
                p.steps
            } else {
                self.allowance(p, carrier.disc, loads)
            }
        });
        Purse { unit: Msg::new("course-fields"), ..Purse::points(left) }
    }

    /// 8.3: patrols and guns on a field must be dealt with.
    pub(super) fn met(&self, p: &Position, order: Order) -> Vec<Danger<Msg>> {
        let Order::Step { field } = order else { return Vec::new() };
        let foes = [(p.patrols[field] > 0, false), (p.map_guns >> field.0 & 1 == 1, true)];
        let met = foes.into_iter().filter(|(there, _)| *there);
        let by: Vec<Pick> = met.map(|(_, gun)| Pick::Piece(self.foe_piece(field, gun))).collect();
        if by.is_empty() {
            return Vec::new();
        }
        let text = Msg::new("course-met");
        vec![Danger { kind: "met".to_owned(), by, chance: 1.0, text, rule: "8.3".to_owned() }]
    }

    /// What whoever gives the order hopes for.
    pub(super) fn hoped(&self, result: &str) -> Tone {
        match result {
            "hit" | "pin" | "pass" | "holds" | "defender" => Tone::Good,
            _ => Tone::Bad,
        }
    }
}
