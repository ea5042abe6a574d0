//! 10.1 and 10.2: mines and works.

use crate::Blitzkrieg;
use crate::position::*;
use crate::telling::Event;
use crate::words::*;
use engine::{Seat, Sink};

impl Blitzkrieg {
    /// 10.1: the mines of its hex attack a unit.
    pub(crate) fn run_mine(&self, p: &mut Position, unit: Unit, depletion: bool) {
        p.pop();
        if p.on_map(unit) && p.mines.has(p.place(unit).0) {
            p.push(Frame::Roll(Purpose::Mines(unit, depletion)));
        }
    }
    /// 10.1: the dice of a mine attack: armour and cover do not count (R86).
    pub(crate) fn mines_fallen(
        &self,
        p: &mut Position,
        unit: Unit,
        depletion: bool,
        sum: u8,
        sink: &mut impl Sink<Event>,
    ) {
        let hex = p.place(unit);
        let hit = self.hit_of(unit, self.table.mines(sum));
        sink.tell(|| Event::Mined { unit, hex, sum, hit });
        // After the results comes morale, then the throw for the marker: the innermost frame is on top.
        if depletion {
            p.push(Frame::Roll(Purpose::Depletion(hex)));
        }
        p.hurt = Forms::NONE;
        if !hit.is_nothing() {
            p.push(Frame::Morale(Forms(u32::MAX)));
            p.push(Frame::Hit(hit));
        }
    }
    /// 10.1: a throw of 10 to 12 clears the field.
    pub(crate) fn depletion_fallen(&self, p: &mut Position, hex: Hex, sum: u8, sink: &mut impl Sink<Event>) {
        let gone = sum as i8 >= self.values.mines_gone;
        if gone {
            p.mines.remove(hex.0);
        }
        sink.tell(|| Event::Depletion { hex, sum, gone });
    }
    /// 10.2, R50: infantry has settled in works.
    pub(crate) fn settle(&self, p: &mut Position, unit: Unit) {
        let hex = p.place(unit);
        if hex.on_map()
            && p.works.has(hex.0)
            && self.card(unit).class == Class::Infantry
            && !p.aboard.has(unit)
        {
            p.manned.insert(hex.0);
        }
    }
    /// 10.2: works are gone with the last infantry that held them.
    pub(crate) fn check_works(&self, p: &mut Position, hex: Hex, sink: &mut impl Sink<Event>) {
        if !p.works.has(hex.0) || !p.manned.has(hex.0) {
            return;
        }
        let infantry = |side: Seat| {
            self.units_in(p, side, hex)
                .iter()
                .any(|unit| self.card(unit).class == Class::Infantry && !p.aboard.has(unit))
        };
        if !infantry(GERMAN) && !infantry(FRENCH) {
            p.works.remove(hex.0);
            p.manned.remove(hex.0);
            sink.tell(|| Event::WorksGone { hex });
        }
    }
}
