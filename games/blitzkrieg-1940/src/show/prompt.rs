//! Who must decide what, and what it is about.

use crate::Blitzkrieg;
use crate::position::*;
use crate::telling::Deny;
use crate::words::*;
use engine::{Game, Msg, Need};
use scene::{Pick, Prompt};

impl Blitzkrieg {
    /// Who must decide what, with the names it is about.
    pub(super) fn prompt(&self, p: &Position) -> Prompt<Msg> {
        let (mut rule, mut now) = self.moment(p);
        // Who cannot stop here is told why.
        if p.top() == Frame::Move && p.mv.begun() {
            match self.may_stop(p) {
                Err(Deny::Full { .. }) => (rule, now) = ("7.3", "moving-full"),
                Err(Deny::BeyondRadius { .. }) => (rule, now) = ("3.4", "moving-far"),
                _ => {}
            }
        }
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
            Frame::Window
                if p.win.trigger == Trigger::Fire && !p.win.targets.iter().any(|unit| p.on_map(unit)) =>
            {
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
        Prompt {
            seat,
            about: self.asked_about(p),
            way: self.way(p),
            parts: self.switches(p),
            ..Prompt::new(text, rule)
        }
    }
    /// The way of whoever moves: for those who may react to it, and for those who may move on.
    fn way(&self, p: &Position) -> Vec<String> {
        let moving = p.top() == Frame::Move || p.top() == Frame::Window && p.win.trigger == Trigger::Step;
        let way = p.mv.path[..p.mv.len as usize].iter().filter(|hex| moving && hex.on_map());
        way.map(|&hex| self.s.ground.label(hex)).collect()
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
            Frame::Flight => vec![piece(p.flight.unit)],
            Frame::Assign(unit) => vec![piece(unit)],
            Frame::Clash if p.clash.hex.on_map() => vec![Pick::Cell(self.s.ground.label(p.clash.hex))],
            Frame::Guns | Frame::Activation if p.guns.hex.on_map() => {
                vec![Pick::Cell(self.s.ground.label(p.guns.hex))]
            }
            _ => Vec::new(),
        }
    }
}
