//! Moves by destination: which orders are steps, what they cost, who comes along.

use super::board::box_id;
use crate::*;
use scene::{Leg, Part, Pick, Purse, Tone};

impl WhiteStar {
    /// Whether these counters are the chosen pieces, and nobody else.
    fn are(&self, set: u64, who: &[String]) -> bool {
        set.count_ones() as usize == who.len() && members(set).all(|unit| who.contains(&self.unit(unit).id))
    }

    fn leg_to(&self, p: &Position, set: u64, from: Cell, to: Cell) -> Leg {
        let costs = members(set).filter_map(|unit| self.step_cost(p, unit, from, to).ok());
        Leg::Step { cell: self.s.ground.label(to), cost: u16::from(costs.max().unwrap_or(0)) }
    }

    /// 5.1: what an order means to counters that are to go somewhere.
    pub(super) fn leg_of(&self, p: &Position, who: &[String], order: Order) -> Leg {
        match order {
            Order::Move { who: party, to } => match self.party(p, party) {
                Ok(set) if self.are(set, who) => self.leg_to(p, set, p.place(party.unit), to),
                _ => Leg::Other,
            },
            Order::Enter { who: Entrant { unit, hq }, to, mounted: false } => {
                let leader = if hq { self.waiting_hq(p, unit, to) } else { None };
                let set = bit(unit) | leader.map_or(0, bit);
                if self.are(set, who) { self.leg_to(p, set, WAITING, to) } else { Leg::Other }
            }
            Order::Exit { who: party } => match self.party(p, party) {
                Ok(set) if self.are(set, who) => {
                    Leg::Step { cell: box_id("exit", self.seat(party.unit)), cost: 1 }
                }
                _ => Leg::Other,
            },
            Order::Stop => Leg::Halt,
            Order::Fire { unit, target, with: With::PLAIN } if self.are(bit(unit), who) => {
                Leg::Strike(Pick::Piece(self.unit(target).id.clone()))
            }
            Order::Shell { unit, cell, leader: false } if self.are(bit(unit), who) => {
                Leg::Strike(Pick::Cell(self.s.ground.label(cell)))
            }
            Order::Assault { who: party, to } => match self.party(p, party) {
                Ok(set) if self.are(set, who) => Leg::Strike(Pick::Cell(self.s.ground.label(to))),
                _ => Leg::Other,
            },
            _ => Leg::Other,
        }
    }

    /// 5.1: the points of the slowest.
    pub(super) fn purse_of(&self, p: &Position, who: &[String]) -> Purse {
        let units = who.iter().filter_map(|id| self.s.find_unit(id));
        Purse::points(units.map(|unit| self.mp_left(p, unit)).min())
    }

    /// 5.1: those in the hex of the first.
    pub(super) fn company(&self, p: &Position, who: &[String]) -> Vec<Part<Msg>> {
        let first = who.first().and_then(|id| self.s.find_unit(id)).filter(|&unit| on_map(p.place(unit)));
        let Some(first) = first else { return Vec::new() };
        let part = |unit: u8| {
            let id = self.unit(unit).id.clone();
            let on = who.contains(&id);
            Part { label: self.unit_name(unit), icon: String::new(), piece: Some(id.clone()), on, id }
        };
        members(self.stack(p, first) & !bit(first)).map(part).collect()
    }

    /// What whoever gives the order hopes for.
    pub(super) fn hoped(&self, result: &str) -> Tone {
        match result {
            "disrupted" | "reduced" | "eliminated" | "taken" | "through" | "cleared" | "on-target"
            | "flak-hit" | "down" => Tone::Good,
            _ => Tone::Bad,
        }
    }
}
