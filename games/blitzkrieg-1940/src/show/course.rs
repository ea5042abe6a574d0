//! Moves by destination: which orders are steps, what they cost, who comes along.

use crate::Blitzkrieg;
use crate::orders::Order;
use crate::position::*;
use crate::words::*;
use engine::Msg;
use scene::{Leg, Part, Pick, Purse, Tone};

impl Blitzkrieg {
    fn is_one_of(&self, unit: Unit, who: &[String]) -> bool {
        who.contains(&self.card(unit).id)
    }
    fn are(&self, party: Units, who: &[String]) -> bool {
        party.len() as usize == who.len() && party.iter().all(|unit| self.is_one_of(unit, who))
    }

    /// 7.1: what an order means to counters that are to go somewhere.
    pub(super) fn leg_of(&self, p: &Position, who: &[String], order: Order) -> Leg {
        match order {
            Order::Move { unit, hex, road } if self.is_one_of(unit, who) => {
                let party = self.party_of(p, unit);
                if !self.are(party, who) {
                    return Leg::Other;
                }
                let cost = |unit| self.step_cost(p, self.printed_mp(p, unit).1, p.place(unit), hex, road);
                let most = party.iter().filter_map(cost).max().unwrap_or(0);
                Leg::Step { cell: self.s.ground.label(hex), cost: u16::from(most) }
            }
            Order::Enter { unit, hex, road } if self.are(Units::of(unit), who) => {
                let cost = self.entry_cost(self.printed_mp(p, unit).1, hex, road).unwrap_or(0);
                Leg::Step { cell: self.s.ground.label(hex), cost: u16::from(cost) }
            }
            Order::Stack { unit, with } if self.is_one_of(unit, who) && self.is_one_of(with, who) => {
                Leg::Ready
            }
            Order::Stop => Leg::Halt,
            Order::Fire { unit, target, first: false } if self.are(Units::of(unit), who) => {
                Leg::Strike(Pick::Piece(self.card(target).id.clone()))
            }
            Order::Assault { unit, hex, road: false } if self.are(self.party_of(p, unit), who) => {
                Leg::Strike(Pick::Cell(self.s.ground.label(hex)))
            }
            _ => Leg::Other,
        }
    }

    /// 7.1: the points of the slowest.
    pub(super) fn purse_of(&self, p: &Position, who: &[String]) -> Purse {
        let left = |unit: Unit| self.allowance(p, unit).saturating_sub(p.spent[unit.i()]);
        Purse::points(who.iter().filter_map(|id| self.find_unit(id)).map(left).min())
    }

    /// 7.1: those in the hex of the first that can set out too.
    pub(super) fn company(&self, p: &Position, who: &[String]) -> Vec<Part<Msg>> {
        let first = who.first().and_then(|id| self.find_unit(id)).filter(|&unit| p.on_map(unit));
        let Some(first) = first else { return Vec::new() };
        let mates = self.those_in(p, self.sides[self.side(first).index()], p.place(first));
        let part = |unit: Unit| {
            let id = self.card(unit).id.clone();
            let on = who.contains(&id);
            Part { label: self.unit_name(unit), icon: String::new(), piece: Some(id.clone()), on, id }
        };
        let able = |unit: &Unit| {
            *unit != first
                && (self.is_one_of(*unit, who)
                    || self.may_stack(p, first, *unit).is_ok()
                    || self.may_stack(p, *unit, first).is_ok())
        };
        mates.iter().filter(able).map(part).collect()
    }

    /// What whoever gives the order hopes for.
    pub(super) fn hoped(&self, result: &str) -> Tone {
        match result {
            "neutralised" | "step" | "eliminated" | "passed" | "hit" => Tone::Good,
            _ => Tone::Bad,
        }
    }
}
