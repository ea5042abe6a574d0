//! 3.2 to 3.5: headquarters, doctrine and command.

use crate::Blitzkrieg;
use crate::position::*;
use crate::telling::Event;
use crate::words::*;
use engine::Sink;

impl Blitzkrieg {
    /// 3.4: the command radius of a side.
    #[inline]
    pub fn radius(&self, unit: Unit) -> u8 {
        self.values.radius[self.side(unit).index()] as u8
    }
    /// 3.4, R17: whether the doctrine limits this unit.
    #[inline]
    pub fn limited(&self, p: &Position, unit: Unit) -> bool {
        if self.is_hq(unit) || self.independent(p, unit) {
            return false;
        }
        !self.doctrine_companies || matches!(self.card(unit).class, Class::Infantry | Class::Tank)
    }
    /// Where a unit's headquarters stands for it: on the map, or in the entry hex until it enters (R94).
    pub fn hq_hex(&self, p: &Position, unit: Unit) -> Option<Hex> {
        let card = self.form(self.card(unit).form);
        if card.hq == Unit::NONE {
            return None;
        }
        match p.place(card.hq) {
            hex if hex.on_map() => Some(hex),
            Hex::WAITING => card.entry.first().map(Hex),
            _ => None,
        }
    }
    /// 3.5: whether a unit is beyond the radius of its headquarters, or has none on the map.
    pub fn astray(&self, p: &Position, unit: Unit) -> bool {
        if !self.limited(p, unit) || !p.on_map(unit) {
            return false;
        }
        match self.hq_hex(p, unit) {
            Some(hq) => self.s.ground.distance(p.place(unit), hq) > self.radius(unit),
            None => true,
        }
    }
    /// 3.4, R18, R103: whether a unit that began at `start` may end in this hex.
    #[inline]
    pub fn may_end_in(&self, p: &Position, unit: Unit, start: Hex, hex: Hex) -> bool {
        if !self.limited(p, unit) {
            return true;
        }
        let Some(mut hq) = self.hq_hex(p, unit) else { return true };
        // A headquarters that moves along stands where the stack will stand.
        let own_hq = self.form(self.card(unit).form).hq;
        if p.mv.party.has(own_hq) && p.mv.party.has(unit) {
            hq = hex;
        }
        let end = self.s.ground.distance(hex, hq);
        end <= self.radius(unit) || start.on_map() && end <= self.s.ground.distance(start, hq)
    }
    /// 3.5: marks the unit if it is out of command; the marker comes off only in the administrative phase (R19).
    pub(crate) fn check_command(&self, p: &mut Position, unit: Unit, sink: &mut impl Sink<Event>) {
        if self.is_hq(unit) {
            // R73: a headquarters that goes back takes its command along.
            for own in self.form(self.card(unit).form).units.iter() {
                self.check_command(p, own, sink);
            }
        } else if !p.ooc.has(unit) && self.astray(p, unit) {
            p.ooc.insert(unit);
            let secret = p.hidden.has(unit);
            sink.tell(|| Event::OutOfCommand { unit, secret });
        }
    }
    /// 2.A, 3.5: everybody is looked at.
    pub(crate) fn check_all_command(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        for unit in self.all() {
            let astray = self.astray(p, unit);
            if astray && !p.ooc.has(unit) {
                let secret = p.hidden.has(unit);
                sink.tell(|| Event::OutOfCommand { unit, secret });
            } else if !astray && p.ooc.has(unit) {
                let secret = p.hidden.has(unit);
                sink.tell(|| Event::InCommand { unit, secret });
            }
            p.ooc.set(unit, astray);
        }
    }
    /// 3.2: headquarters alone with an enemy are overrun.
    pub(crate) fn overrun_in(
        &self,
        p: &mut Position,
        side: engine::Seat,
        hex: Hex,
        sink: &mut impl Sink<Event>,
    ) {
        if p.own(side, hex) > 0 {
            return;
        }
        for hq in self.hqs_in(p, side, hex).iter() {
            let form = self.card(hq).form;
            sink.tell(|| Event::Overrun { unit: hq, hex });
            self.relocate(p, hq, Hex::OVERRUN);
            p.neutralised.remove(hq);
            p.withdrew.remove(hq);
            p.hq_due[form.i()] = p.turn + 1;
            for unit in self.form(form).units.iter() {
                self.check_command(p, unit, sink);
            }
        }
    }
    /// 3.2, R72: hexes in which an overrun headquarters may return.
    pub fn return_hexes(&self, p: &Position, form: Form) -> board::Area {
        let units = self.form(form).units;
        units
            .iter()
            .filter(|&unit| p.on_map(unit) && !p.hidden.has(unit))
            .map(|unit| p.place(unit).0)
            .collect()
    }
    /// 3.2, R72: it returns; units within the radius are in command at once.
    pub(crate) fn hq_returns(&self, p: &mut Position, form: Form, hex: Hex, sink: &mut impl Sink<Event>) {
        let hq = self.form(form).hq;
        p.hq_due[form.i()] = 0;
        self.relocate(p, hq, hex);
        sink.tell(|| Event::Returned { unit: hq, hex });
        for unit in self.form(form).units.iter() {
            if p.ooc.has(unit) && !self.astray(p, unit) {
                p.ooc.remove(unit);
                let secret = p.hidden.has(unit);
                sink.tell(|| Event::InCommand { unit, secret });
            }
        }
    }
}
