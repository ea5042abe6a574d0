//! What to point at for each order, and the order in words, where it is not as declared.

use crate::orders::NO_PLACE;
use crate::*;
use scene::{Choice, Pick, Verb};

impl RivetWars {
    pub(super) fn picks(&self, p: &Position, order: Order) -> Vec<Pick> {
        let cell = |seg| Pick::Cell(self.grid().name(seg));
        let unit = |unit| Pick::Piece(self.unit_id(unit));
        match order {
            // Beside attacks, which begin with the unit too, these are buttons.
            Order::Dash { .. } | Order::Assault { .. } => Vec::new(),
            // A card that may have a target or none: without one it is a button.
            Order::Play { card, aim: Aim::Nothing }
                if matches!(self.card(card).effect, Effect::Repair { .. }) =>
            {
                Vec::new()
            }
            Order::Attack { unit: u, seg, place: NO_PLACE, .. } => vec![unit(u), cell(seg)],
            Order::Attack { unit: u, seg, place, .. } => {
                let victim = p.formation[seg.index()][place as usize - 1];
                if victim.is_some() { vec![unit(u), unit(victim)] } else { Vec::new() }
            }
            // The units in their new order; the last one follows from the others.
            Order::Form { seg, order } => {
                let units = self.formed(p, seg, order);
                if units.iter().any(|unit| !unit.is_some()) || units.len() != p.units_in(seg).count() {
                    return Vec::new();
                }
                units[..units.len() - 1].iter().map(|&u| unit(u)).collect()
            }
            _ => Pick::all(self, order),
        }
    }

    /// The units of a segment in their new order; nobody for places that are empty.
    fn formed(&self, p: &Position, seg: Seg, order: [u8; 4]) -> Vec<Unit> {
        let named = order.iter().filter(|&&place| place > 0);
        named.map(|&place| p.formation[seg.index()][place as usize - 1]).collect()
    }

    /// What an order does.
    fn verb(&self, order: Order) -> Verb {
        match order {
            Order::Keep | Order::Done | Order::Halt | Order::Close => Verb::End,
            Order::Pass => Verb::Answer,
            Order::Deploy { .. } | Order::Plug { .. } => Verb::Place,
            Order::Play { .. } => Verb::Play,
            Order::Attack { .. } => Verb::Attack,
            Order::Step { .. } | Order::Push { .. } => Verb::Go,
            _ => Verb::Other,
        }
    }

    /// A legal order as something to point at: as declared, with what the moment adds.
    pub(super) fn choice_of(&self, view: &View, order: Order) -> Choice<Msg> {
        let p = &view.open;
        let Choice { label, rule, .. } = Choice::of(self, order);
        let keyed = |key: &str| Msg { key: format!("order-{key}"), ..label.clone() };
        let (rule, label) = match order {
            Order::Play { card, aim: Aim::Nothing }
                if matches!(self.card(card).effect, Effect::Repair { .. }) =>
            {
                (rule, keyed("play-points"))
            }
            Order::Play { aim: Aim::Seg(_) | Aim::Unit(_), .. } => (rule, keyed("play-at")),
            Order::Done => {
                let rule = match p.phase {
                    Phase::Deploy => "6.1",
                    Phase::Combat => "7.1",
                    Phase::Move => "8.1",
                    _ => "8.5",
                };
                (rule.to_owned(), keyed(&format!("done-{}", p.phase.word())))
            }
            Order::Attack { unit, row, seg, place } => {
                let weapon = self.row(p, unit, row).map_or("rifle", |(weapon, _)| weapon.name.as_str());
                let weapon = Msg::new(format!("weapon-{weapon}"));
                match place {
                    NO_PLACE => (rule, label.with("weapon", weapon)),
                    _ => {
                        let victim = p.formation[seg.index()][place as usize - 1];
                        let label = keyed("attack-unit").with("weapon", weapon);
                        ("9.9".to_owned(), label.with("target", victim.say(self)))
                    }
                }
            }
            Order::Step { seg } if self.holds(p, p.other(), seg) => ("9.2".to_owned(), keyed("step-shock")),
            Order::Close => (rule, label.with("seg", p.open.is_some().then_some(p.open).say(self))),
            Order::Form { seg, order } => {
                let units = self.formed(p, seg, order).into_iter().filter(|unit| unit.is_some());
                let units: Vec<Arg> = units.map(|unit| unit.say(self)).collect();
                (rule, label.with("units", units))
            }
            _ => (rule, label),
        };
        Choice { verb: self.verb(order), ..Choice::new(label, self.picks(p, order), rule) }
    }
}
