//! In one go: carriers walk to a place on the map, a crew goes to its work.

use super::picks::disc_piece;
use crate::*;
use scene::{Danger, Leg, Part, Pick, Purse, Tone};

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
            Order::Place { disc, place } if disc_piece("ready", disc) == *chosen => {
                Leg::Strike(Pick::Cell(place.word().to_owned()))
            }
            _ => Leg::Other,
        }
    }

    /// 7 step 3: who goes along, so that the space can be used once more: others of the same type; for Promote whoever it lacks.
    pub(super) fn fellows(&self, p: &Position, order: Order) -> Vec<Part<Msg>> {
        let Order::Place { disc, place } = order else { return Vec::new() };
        if place.post().is_some() || self.may_place(p, disc, place).is_err() {
            return Vec::new();
        }
        let likes: &[Disc] = match (place, disc) {
            (Space::PROMOTE, Disc::O) => &[Disc::V, Disc::H],
            (Space::PROMOTE, _) => &[Disc::O],
            _ => &[disc],
        };
        let before = self.executions(p, place);
        let mut after = *p;
        self.place(&mut after, disc, place, &mut Silent);
        let mut parts = Vec::new();
        while self.executions(&after, place) == before {
            let Some(&next) = likes.iter().find(|&&like| self.may_place(&after, like, place).is_ok()) else {
                // A crew that is not complete goes one by one.
                return Vec::new();
            };
            self.place(&mut after, next, place, &mut Silent);
            parts.push(Part {
                id: self.write(Order::Place { disc: next, place }),
                label: next.name(),
                icon: String::new(),
                piece: Some(disc_piece("ready", next)),
                on: true,
            });
        }
        parts
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
