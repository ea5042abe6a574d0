//! How the game shows itself: map, counters, what to point at, reactions, overlays.

mod aids;
mod board;
mod luck;
mod pieces;

use crate::Blitzkrieg;
use crate::event::Event;
use crate::kinds::*;
use crate::order::Order;
use crate::position::*;
use engine::{Game, Msg, Need, Seat};
use scene::*;

impl Show for Blitzkrieg {
    const TEXTS: &'static [(&'static str, &'static str)] =
        &[("de", include_str!("../../text/de.ftl")), ("en", include_str!("../../text/en.ftl"))];
    const RULEBOOK: &'static str = include_str!("../../text/rules.toml");
    const CASES: &'static [(&'static str, &'static str)] = &include!(concat!(env!("OUT_DIR"), "/cases.rs"));
    const REACTIONS: &'static [&'static str] = &["annul", "opportunity-fire", "return-fire", "withdraw"];
    const EXAM: &'static [(&'static str, &'static str)] = &include!(concat!(env!("OUT_DIR"), "/exam.rs"));

    fn map(&self) -> Map<Msg> {
        self.draw_map()
    }
    fn scene(&self, p: &Position) -> Scene<Msg> {
        Scene {
            pieces: self.all().map(|unit| self.piece(p, unit)).collect(),
            marks: self.marks(p),
            tracks: self.tracks(p),
            stats: self.stats(p),
            decks: vec![self.cup(p)],
            ..Scene::new(self.prompt(p))
        }
    }
    /// What the pointed things may mean now: what fits the moment first.
    fn attempts(&self, p: &Position, picks: &[Pick]) -> Vec<Order> {
        let unit = |id: &str| self.find_unit(id);
        let hex = |id: &str| self.s.ground.find(id);
        let mut orders: Vec<Order> = match picks {
            [Pick::Piece(one)] => unit(one)
                .into_iter()
                .flat_map(|unit| {
                    let plain = [
                        Order::Lose { unit },
                        Order::Load { unit },
                        Order::Unload { unit },
                        Order::Steady { unit },
                        Order::Drop { unit },
                    ];
                    plain.into_iter().chain(self.all_forms().map(move |form| Order::Attach { unit, form }))
                })
                .collect(),
            [Pick::Piece(one), Pick::Piece(two)] => match (unit(one), unit(two)) {
                (Some(unit), Some(target)) => vec![
                    Order::Fire { unit, target, first: false },
                    Order::Fire { unit, target, first: true },
                    Order::Stack { unit, with: target },
                    Order::Opportunity { unit, target },
                    Order::Strike { unit, target },
                ],
                _ => Vec::new(),
            },
            [Pick::Piece(one), Pick::Cell(cell)] => match (unit(one), hex(cell)) {
                (Some(unit), Some(hex)) => vec![
                    Order::Move { unit, hex, road: false },
                    Order::Move { unit, hex, road: true },
                    Order::Assault { unit, hex, road: false },
                    Order::Assault { unit, hex, road: true },
                    Order::Enter { unit, hex, road: false },
                    Order::Enter { unit, hex, road: true },
                    Order::Withdraw { unit, hex },
                    Order::Retreat { unit, hex },
                    Order::Return { unit, hex },
                    Order::Place { unit, hex },
                    Order::Hide { unit, hex },
                ],
                _ => Vec::new(),
            },
            [Pick::Cell(cell)] => hex(cell)
                .into_iter()
                .flat_map(|hex| {
                    let guns = Calibre::ALL.into_iter().map(move |calibre| Order::Aim { hex, calibre });
                    [Order::Dig { hex }, Order::Mine { hex }].into_iter().chain(guns)
                })
                .collect(),
            _ => Vec::new(),
        };
        // An order of another moment is the worst answer to "why not?".
        let (_, now) = self.moment(p);
        orders.sort_by_key(|&order| match self.judge(p, order) {
            Ok(()) => 0,
            Err(refusal) => 1 + u8::from(refusal.reason.key == format!("deny-moment-{now}")),
        });
        orders
    }
    fn round(&self, p: &Position) -> Option<Round> {
        Some(Round { number: p.turn.max(1) as u32, title: Msg::new("track-turn") })
    }
    fn reaction(&self, p: &Position, seat: Seat) -> Option<Reaction<Order>> {
        self.asked(p, seat)
    }
    fn roll(&self, before: &Position, event: &Event) -> Option<Roll<Msg>> {
        self.thrown(before, event)
    }
    fn overlays(&self) -> Vec<Overlay<Msg>> {
        self.questions()
    }
    fn overlay(&self, p: &Position, id: &str, target: Option<&Pick>) -> Vec<Tint<Msg>> {
        self.answer(p, id, target)
    }
}

impl Blitzkrieg {
    /// Who must decide what, with the names it is about.
    fn prompt(&self, p: &Position) -> Prompt<Msg> {
        let (rule, now) = self.moment(p);
        let seat = match self.need(p) {
            Need::Order(seat) => Self::PROFILE.seat_id(seat).to_owned(),
            _ => String::new(),
        };
        let mut text = Msg::new(format!("prompt-{now}"));
        match p.top() {
            Frame::Assign(unit) | Frame::Effect(unit) | Frame::Stay(unit) | Frame::Must(unit) => {
                text = text.with("unit", self.unit_name(unit));
            }
            Frame::Marker | Frame::Annul(_) if p.marker.token != NO_TOKEN => {
                text = text.with("marker", self.token_name(p.marker.token));
            }
            Frame::Activation => text = text.with("formation", self.form_name(p.act.forms[0])),
            Frame::Move => {
                let lead = if p.mv.party.is_empty() { p.mv.halted.first() } else { p.mv.party.first() };
                text = text.with("unit", self.unit_name(lead));
            }
            Frame::Window if p.win.trigger == Trigger::Fire && !p.on_map(p.win.targets.first()) => {
                text = Msg::new("prompt-window-shot").with("unit", self.unit_name(p.win.victim));
            }
            Frame::Window => {
                let who = self.unit_name(p.win.targets.first());
                text = text.with("unit", who).with("hex", self.hex_name(p.win.hex));
            }
            Frame::Shot => {
                let (unit, target) = (self.unit_name(p.shot.target), self.unit_name(p.shot.firer));
                text = text.with("unit", unit).with("target", target);
            }
            Frame::Flight => text = text.with("unit", self.unit_name(p.flight.unit)),
            Frame::Clash => {
                text = text.with("hex", self.hex_name(p.clash.hex)).with("round", p.clash.round as i64);
            }
            Frame::Roll(purpose) => {
                let facts = self.throw_word(p, purpose);
                text = text.with("what", facts);
            }
            _ => {}
        }
        Prompt { seat, about: self.asked_about(p), ..Prompt::new(text, rule) }
    }
    /// What a question is about: whoever moved, fired, was hit or goes back.
    fn asked_about(&self, p: &Position) -> Vec<Pick> {
        let piece = |unit: Unit| Pick::Piece(self.card(unit).id.clone());
        match p.top() {
            Frame::Window => p.win.targets.iter().filter(|&unit| p.on_map(unit)).map(piece).collect(),
            Frame::Shot if p.shot.firer != Unit::NONE => vec![piece(p.shot.firer)],
            Frame::Effect(unit) | Frame::Stay(unit) | Frame::Must(unit) | Frame::Lose(unit) => {
                vec![piece(unit)]
            }
            Frame::Clash if p.clash.hex.on_map() => vec![Pick::Cell(self.s.ground.label(p.clash.hex))],
            _ => Vec::new(),
        }
    }
}
