//! 2, 5.6: the turn, the administrative phase and the cup.

use crate::Blitzkrieg;
use crate::data::FormKind;
use crate::position::*;
use crate::telling::Event;
use crate::words::*;
use engine::{Seat, Sink, Tokens};

impl Blitzkrieg {
    /// The owner of a marker.
    #[inline]
    pub fn owner(&self, token: u8) -> Seat {
        self.markers[token as usize].side
    }
    /// What a marker is.
    #[inline]
    pub fn kind(&self, token: u8) -> Marker {
        self.markers[token as usize].marker
    }
    /// Markers of a kind that a side has in a zone.
    pub fn among(&self, zone: Tokens, side: Seat, wanted: impl Fn(Marker) -> bool) -> Option<u8> {
        zone.iter().find(|&token| self.owner(token) == side && wanted(self.kind(token)))
    }
    /// 5.5: the marker a side has stored.
    pub fn stored(&self, p: &Position, side: Seat) -> Option<u8> {
        self.among(p.stored, side, |_| true)
    }
    /// 5.5: a GENERAL in hand, committed or not.
    pub fn general(&self, p: &Position, side: Seat) -> Option<u8> {
        self.among(p.hand, side, |marker| marker == Marker::General)
    }
    /// 5.5: a GENERAL that is not committed to a stored marker.
    pub fn free_general(&self, p: &Position, side: Seat) -> Option<u8> {
        self.general(p, side).filter(|_| self.stored(p, side).is_none())
    }
    /// 5.3: whether a side holds a REPEAT.
    pub fn holds_repeat(&self, p: &Position, side: Seat) -> bool {
        p.extra_repeat[side.index()] || self.among(p.hand, side, |marker| marker == Marker::Repeat).is_some()
    }

    /// 2.A: a turn begins.
    pub(crate) fn begin_turn(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        p.turn += 1;
        p.passes = 0;
        sink.tell(|| Event::Turn { turn: p.turn });
        p.push(Frame::Admin(AdminStep::Events));
    }
    /// 2.A, R3: goes on with the administrative phase.
    pub(crate) fn run_admin(&self, p: &mut Position, step: AdminStep, sink: &mut impl Sink<Event>) {
        match step {
            AdminStep::Events => {
                p.swap(Frame::Admin(AdminStep::Recover(p.demoralised)));
                for token in p.later.iter() {
                    let card = self.markers[token as usize];
                    let comes = match card.marker {
                        Marker::Formation(form) => self.in_play(p, form),
                        _ => card.from <= p.turn,
                    };
                    if comes {
                        p.later.remove(token);
                        p.cup.insert(token);
                        sink.tell(|| Event::MarkerComes { token });
                    }
                }
                p.repeated = Forms::NONE;
                p.activations = [0; MAX_FORMATIONS];
                // S19: a gun that arrives is attached; S20: the early company rejoins its formation.
                for unit in self.all() {
                    let single = self.form(self.card(unit).form).kind == FormKind::Single;
                    if single && self.card(unit).enters == p.turn && p.place(unit) == Hex::WAITING {
                        p.push(Frame::Assign(unit));
                    }
                }
            }
            AdminStep::Recover(mut forms) => match forms.iter().next() {
                Some(form) => {
                    forms.remove(form);
                    p.swap(Frame::Admin(AdminStep::Recover(forms)));
                    if p.demoralised.has(form) && !p.ended.has(form) {
                        p.push(Frame::Roll(Purpose::Recovery(form)));
                    }
                }
                None => p.swap(Frame::Admin(AdminStep::Rest)),
            },
            AdminStep::Rest => {
                self.check_all_command(p, sink);
                p.opp = Units::NONE;
                p.moved = Units::NONE;
                p.cup = Tokens(p.cup.0 | p.used.0 | p.skipped.0);
                p.used = Tokens::default();
                p.skipped = Tokens::default();
                p.pop();
            }
        }
    }
    /// R107, S20: whether a formation has a unit on the map or due to enter.
    pub fn in_play(&self, p: &Position, form: Form) -> bool {
        !p.ended.has(form)
            && !self.split(p, form)
            && self.members(p, form).without(self.hqs).iter().any(|unit| {
                p.on_map(unit) || p.place(unit) == Hex::WAITING && self.card(unit).enters <= p.turn
            })
    }

    /// 2.B, 5.6: between markers.
    pub(crate) fn run_cup(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        if p.passes == 0b11 {
            sink.tell(|| Event::BothPassed);
            self.end_turn(p, sink);
        } else if !p.opening.is_empty() {
            p.ask = Ask::Order(GERMAN);
        } else if p.carry != NO_TOKEN {
            let token = p.carry;
            p.carry = NO_TOKEN;
            self.drawn(p, token, sink);
        } else if p.cup.len() <= 1 {
            if let Some(token) = p.cup.iter().next() {
                p.cup.remove(token);
                p.carry = token;
                sink.tell(|| Event::Carried { token });
            }
            self.end_turn(p, sink);
        } else {
            p.ask = Ask::Draw;
        }
    }
    /// 2.B.1: a marker is drawn, carried over, or one of the opening.
    pub(crate) fn drawn(&self, p: &mut Position, token: u8, sink: &mut impl Sink<Event>) {
        p.cup.remove(token);
        p.opening.remove(token);
        sink.tell(|| Event::Drawn { token });
        p.marker = Current { token, ..Current::NONE };
        p.push(Frame::Marker);
    }
    /// 5.5, R13: the enemy may annul, if they hold a free GENERAL.
    pub(crate) fn open_annul(&self, p: &mut Position, owner: Seat) {
        p.annulled = false;
        if self.free_general(p, enemy(owner)).is_some() {
            p.push(Frame::Annul(enemy(owner)));
        }
    }
    /// 2.2: goes on with the marker.
    pub(crate) fn run_marker(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let token = p.marker.token;
        let (owner, kind) = (self.owner(token), self.kind(token));
        let form = if let Marker::Formation(form) = kind { form } else { Form::NONE };
        match p.marker.step {
            MarkerStep::Drawn => {
                p.marker.step = MarkerStep::Stands;
                self.open_annul(p, owner);
            }
            MarkerStep::Stands => {
                if p.annulled {
                    p.annulled = false;
                    p.used.insert(token);
                    p.marker.step = MarkerStep::Finish;
                    return;
                }
                p.marker.step = MarkerStep::Recovering;
                if form != Form::NONE && p.hq_due[form.i()] != 0 && p.hq_due[form.i()] <= p.turn {
                    p.push(Frame::HqReturn(form));
                }
            }
            MarkerStep::Recovering => {
                p.marker.step = MarkerStep::Choice;
                if form != Form::NONE && p.demoralised.has(form) {
                    p.push(Frame::Roll(Purpose::Recovery(form)));
                }
            }
            MarkerStep::Choice => self.choice(p, owner, kind, sink),
            MarkerStep::After => {
                let formation = form != Form::NONE;
                if formation && self.can_play(p, owner) {
                    p.ask = Ask::Order(owner);
                } else {
                    p.marker.step = MarkerStep::Finish;
                }
            }
            MarkerStep::Finish => {
                let Current { passed, played, .. } = p.marker;
                if passed && !played {
                    p.passes |= 1 << owner.0;
                    sink.tell(|| Event::Passed { side: owner });
                } else {
                    p.passes = 0;
                }
                p.marker = Current::NONE;
                p.pop();
            }
        }
    }
    /// 2.2: the owner's choice, where there is one.
    fn choice(&self, p: &mut Position, owner: Seat, kind: Marker, sink: &mut impl Sink<Event>) {
        let token = p.marker.token;
        match kind {
            Marker::Formation(form) if p.demoralised.has(form) => {
                // The recovery failed; the formation has gone back.
                self.put_away(p, token, false);
                p.marker.step = MarkerStep::Finish;
            }
            Marker::Formation(form) if p.ended.has(form) => p.marker.step = MarkerStep::Finish,
            Marker::General if self.general(p, owner).is_none() => {
                p.hand.insert(token);
                sink.tell(|| Event::Kept { token });
                p.marker.step = MarkerStep::Finish;
            }
            Marker::Repeat if self.holds_repeat(p, owner) && self.repeat_targets(p, owner).is_empty() => {
                p.used.insert(token);
                sink.tell(|| Event::NoEffect { token });
                p.marker.step = MarkerStep::Finish;
            }
            _ => p.ask = Ask::Order(owner),
        }
    }
    /// A marker goes to the used or skipped row; one of a formation that is out leaves the game (R119).
    pub(crate) fn put_away(&self, p: &mut Position, token: u8, skipped: bool) {
        if token == NO_TOKEN || self.marker_out(p, token) || p.later.has(token) {
            return;
        }
        if skipped { p.skipped.insert(token) } else { p.used.insert(token) }
    }
    /// 3.2: where the headquarters returns.
    pub(crate) fn run_hq_return(&self, p: &mut Position, form: Form, sink: &mut impl Sink<Event>) {
        let hexes = self.return_hexes(p, form);
        match (hexes.first(), hexes.len()) {
            (None, _) => {
                p.pop();
            }
            (Some(hex), 1) => {
                p.pop();
                self.hq_returns(p, form, Hex(hex), sink);
            }
            _ => p.ask = Ask::Order(self.form(form).side),
        }
    }

    /// 5.6: operations end; R14: a stored marker counts as skipped.
    fn end_turn(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        for token in p.stored.iter() {
            p.skipped.insert(token);
        }
        p.stored = Tokens::default();
        // S15: who leaves at the end of this turn, attached units along with their formation.
        let turn = p.turn;
        for form in self.all_forms().filter(|&form| self.form(form).leaves == turn) {
            for unit in self.members(p, form).without(self.hqs).iter() {
                if !p.on_map(unit) {
                    continue;
                }
                let lost = p.losses;
                self.take_off(p, unit, Hex::LEFT, sink);
                p.losses = lost;
            }
            self.check_formation(p, form, sink);
        }
        if let Some(verdict) = self.verdict(p) {
            sink.tell(|| Event::Over { verdict });
            p.phase = Phase::Over(verdict);
            p.ask = Ask::Over;
        } else {
            self.begin_turn(p, sink);
        }
    }
}
