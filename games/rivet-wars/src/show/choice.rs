//! What to point at for each order, and the order in words.

use crate::RivetWars;
use crate::order::{Aim, NO_PLACE, Order};
use crate::position::*;
use crate::view::View;
use engine::Msg;
use scene::{Pick, Verb};

impl RivetWars {
    pub(super) fn picks(&self, p: &Position, order: Order) -> Vec<Pick> {
        let cell = |seg| Pick::Cell(self.grid().name(seg));
        let unit = |unit| Pick::Piece(self.unit_id(unit));
        let card = |card| Pick::Card(self.card_id(card));
        let shop =
            |kind: crate::data::Kind| Pick::Piece(format!("shop-{}", self.data.units[kind.index()].id));
        match order {
            Order::Keep | Order::Done | Order::Halt | Order::Close | Order::Pass => Vec::new(),
            // Beside attacks, which begin with the unit too, these are buttons.
            Order::Dash { .. } | Order::Assault { .. } => Vec::new(),
            Order::Discard { card: c } => vec![card(c)],
            Order::Deploy { kind, seg } => vec![shop(kind), cell(seg)],
            Order::Plug { plug, host } => vec![shop(plug), unit(host)],
            Order::Play { card: c, aim } => match aim {
                // A card that may have a target or none: without one it is a button.
                Aim::Nothing if matches!(self.card(c).effect, crate::data::Effect::Repair { .. }) => {
                    Vec::new()
                }
                Aim::Nothing => vec![card(c)],
                Aim::Seg(seg) => vec![card(c), cell(seg)],
                Aim::Unit(u) => vec![card(c), unit(u)],
            },
            Order::Activate { seg } | Order::Step { seg } | Order::Drop { seg } => vec![cell(seg)],
            Order::Push { unit: u, seg } => vec![unit(u), cell(seg)],
            Order::Attack { unit: u, seg, place: NO_PLACE, .. } => vec![unit(u), cell(seg)],
            Order::Attack { unit: u, seg, place, .. } => {
                let victim = p.formation[seg.index()][place as usize - 1];
                if victim.is_some() { vec![unit(u), unit(victim)] } else { Vec::new() }
            }
            Order::Move { unit: u } => vec![unit(u)],
            // The units in their new order; the last one follows from the others.
            Order::Form { seg, order } => {
                let places: Vec<usize> =
                    order.iter().filter(|&&place| place > 0).map(|&place| place as usize - 1).collect();
                let units: Vec<Unit> = places.iter().map(|&place| p.formation[seg.index()][place]).collect();
                if units.iter().any(|unit| !unit.is_some()) || units.len() != p.units_in(seg).count() {
                    return Vec::new();
                }
                units[..units.len() - 1].iter().map(|&u| unit(u)).collect()
            }
        }
    }

    /// What an order does.
    pub(super) fn verb(&self, order: Order) -> Verb {
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

    /// The section an order is offered under, and the order in words.
    pub(super) fn label(&self, view: &View, order: Order) -> (&'static str, Msg) {
        let p = &view.open;
        let say = |key: &str| Msg::new(format!("order-{key}"));
        let seg = |seg| self.grid().name(seg);
        let unit = |unit| self.unit_name(unit);
        match order {
            Order::Keep => ("5.5", say("keep")),
            Order::Discard { card } => ("5.5", say("discard").with("card", self.card_name(card))),
            Order::Deploy { kind, seg: at } => {
                ("6.2", say("deploy").with("unit", self.kind_name(kind)).with("segment", seg(at)))
            }
            Order::Plug { plug, host } => {
                ("6.3", say("plug").with("plug", self.kind_name(plug)).with("unit", unit(host)))
            }
            Order::Play { card, aim } => {
                let name = self.card_name(card);
                match aim {
                    Aim::Nothing if matches!(self.card(card).effect, crate::data::Effect::Repair { .. }) => {
                        ("13.1", say("play-points").with("card", name))
                    }
                    Aim::Nothing => ("13.1", say("play").with("card", name)),
                    Aim::Seg(at) => ("13.1", say("play-at").with("card", name).with("aim", seg(at))),
                    Aim::Unit(u) => ("13.1", say("play-at").with("card", name).with("aim", unit(u))),
                }
            }
            Order::Done => {
                let rule = match p.phase {
                    Phase::Deploy => "6.1",
                    Phase::Combat => "7.1",
                    Phase::Move => "8.1",
                    _ => "8.5",
                };
                (rule, say(&format!("done-{}", p.phase.name())))
            }
            Order::Activate { seg: at } => ("7.1", say("activate").with("segment", seg(at))),
            Order::Attack { unit: u, row, seg: at, place } => {
                let weapon = self.row(p, u, row).map_or("rifle", |(weapon, _)| weapon.name.as_str());
                let weapon = Msg::new(format!("weapon-{weapon}"));
                let msg = |key| {
                    say(key).with("unit", unit(u)).with("weapon", weapon.clone()).with("segment", seg(at))
                };
                if place == NO_PLACE {
                    return ("7.2", msg("attack"));
                }
                let victim = p.formation[at.index()][place as usize - 1];
                ("9.9", msg("attack-unit").with("target", unit(victim)))
            }
            Order::Dash { unit: u } => ("9.4", say("dash").with("unit", unit(u))),
            Order::Assault { unit: u } => ("9.5", say("assault").with("unit", unit(u))),
            Order::Move { unit: u } => ("8.1", say("move").with("unit", unit(u))),
            Order::Step { seg: at } => {
                let shocks = self.holds(p, p.other(), at);
                let key = if shocks { "step-shock" } else { "step" };
                (if shocks { "9.2" } else { "8.2" }, say(key).with("segment", seg(at)))
            }
            Order::Halt => ("8.3", say("halt")),
            Order::Close => (
                "7.1",
                say("close").with("segment", if p.open.is_some() { seg(p.open) } else { String::new() }),
            ),
            Order::Pass => ("13.2", say("pass")),
            Order::Push { unit: u, seg: at } => {
                ("9.2", say("push").with("unit", unit(u)).with("segment", seg(at)))
            }
            Order::Form { seg: at, order } => {
                let named = order.iter().filter(|&&place| place > 0);
                let units: Vec<engine::Arg> = named
                    .map(|&place| p.formation[at.index()][place as usize - 1])
                    .filter(|unit| unit.is_some())
                    .map(|u| engine::Arg::Text(unit(u)))
                    .collect();
                ("8.5", say("form").with("segment", seg(at)).with("units", units))
            }
            Order::Drop { seg: at } => ("13.3", say("drop").with("segment", seg(at))),
        }
    }
}
