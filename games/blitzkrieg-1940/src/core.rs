//! What everybody asks: who is where, whose, and of what kind; and moving counters about.

use crate::Blitzkrieg;
use crate::data::{Counter, FormCard};
use crate::position::*;
use crate::telling::Event;
use crate::words::*;
use engine::{Seat, Sink};

impl Blitzkrieg {
    /// What is printed on a counter.
    #[inline]
    pub fn card(&self, unit: Unit) -> &Counter {
        &self.s.counters[unit.i()]
    }
    /// A formation's card.
    #[inline]
    pub fn form(&self, form: Form) -> &FormCard {
        &self.s.forms[form.i()]
    }
    /// Its side.
    #[inline]
    pub fn side(&self, unit: Unit) -> Seat {
        self.card(unit).side
    }
    /// Whether it is a headquarters.
    #[inline]
    pub fn is_hq(&self, unit: Unit) -> bool {
        self.hqs.has(unit)
    }
    /// 10.3: the formation with which a unit acts.
    #[inline]
    pub fn host(&self, p: &Position, unit: Unit) -> Form {
        p.host[unit.i()]
    }
    /// All counters.
    pub fn all(&self) -> impl Iterator<Item = Unit> + Clone + use<> {
        (0..self.s.counters.len() as u8).map(Unit)
    }
    /// All formations.
    pub fn all_forms(&self) -> impl Iterator<Item = Form> + Clone + use<> {
        (0..self.s.forms.len() as u8).map(Form)
    }
    /// The counters of a set that are in a hex.
    #[inline]
    pub fn those_in(&self, p: &Position, set: Units, hex: Hex) -> Units {
        Units(set.iter().filter(|unit| p.at[unit.i()] == hex).fold(0, |all, unit| all | 1 << unit.0))
    }
    /// Combat units of a side in a hex, passengers included.
    #[inline]
    pub fn units_in(&self, p: &Position, side: Seat, hex: Hex) -> Units {
        if p.count[side.index()][hex.i()] == 0 {
            return Units::NONE;
        }
        self.those_in(p, self.sides[side.index()].without(self.hqs), hex)
    }
    /// Combat units of a side in a hex that the enemy sees.
    #[inline]
    pub fn seen_in(&self, p: &Position, side: Seat, hex: Hex) -> Units {
        if p.seen[side.index()][hex.i()] == 0 {
            return Units::NONE;
        }
        self.those_in(p, self.sides[side.index()].without(self.hqs).without(p.hidden), hex)
    }
    /// Headquarters of a side in a hex.
    #[inline]
    pub fn hqs_in(&self, p: &Position, side: Seat, hex: Hex) -> Units {
        self.those_in(p, self.hqs.and(self.sides[side.index()]), hex)
    }
    /// Whether a headquarters of a side stands in a hex.
    #[inline]
    pub fn hq_there(&self, p: &Position, side: Seat, hex: Hex) -> bool {
        self.hq_list[side.index()].iter().any(|hq| p.at[hq.i()] == hex)
    }
    /// 10.3: units and headquarters that act with a formation.
    pub fn members(&self, p: &Position, form: Form) -> Units {
        // Eight units at a time: a byte that becomes zero is a unit of the formation.
        const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
        const ONES: u64 = 0x0101_0101_0101_0101;
        let wanted = form.0 as u64 * ONES;
        let mut units = 0;
        for (index, eight) in p.host.chunks_exact(8).enumerate() {
            let bytes = u64::from_le_bytes(std::array::from_fn(|i| eight[i].0)) ^ wanted;
            let zero = !(((bytes & LOW) + LOW) | bytes | LOW) >> 7;
            // Gathers the bits of the eight bytes.
            let bits = zero.wrapping_mul(0x0102_0408_1020_4080) >> 56;
            units |= (bits as u128) << (8 * index);
        }
        Units(units & ((1 << self.s.counters.len()) - 1))
    }
    /// 12.1: who rides on this half-track.
    #[inline]
    pub fn passenger(&self, p: &Position, unit: Unit) -> Unit {
        if p.aboard.is_empty() || self.card(unit).class != Class::Apc {
            return Unit::NONE;
        }
        p.aboard.and(self.form(self.card(unit).form).units).first()
    }
    /// 12.1: the half-track of a battalion.
    pub fn carrier(&self, unit: Unit) -> Unit {
        self.form(self.card(unit).form).apc
    }
    /// 10.3: independents are never out of command.
    #[inline]
    pub fn independent(&self, p: &Position, unit: Unit) -> bool {
        let card = self.form(self.card(unit).form);
        card.hq == Unit::NONE
            || p.host[unit.i()] != self.card(unit).form
            || card.early.is_some_and(|(early, _)| early == unit && p.turn < card.enters)
    }

    /// Puts a counter into a hex or a place off the map; a passenger goes along.
    pub(crate) fn relocate(&self, p: &mut Position, unit: Unit, to: Hex) {
        let from = p.at[unit.i()];
        let side = self.side(unit).index();
        let counts = !self.is_hq(unit) && !p.aboard.has(unit);
        let shows = counts && !p.hidden.has(unit);
        if from.on_map() {
            p.count[side][from.i()] -= counts as u8;
            p.seen[side][from.i()] -= shows as u8;
        }
        p.at[unit.i()] = to;
        if to.on_map() {
            p.count[side][to.i()] += counts as u8;
            p.seen[side][to.i()] += shows as u8;
            // Where a hidden gun stands nobody may learn from where its side has been.
            if !p.hidden.has(unit) {
                p.trodden[side].insert(to.0);
            }
        }
        let rider = self.passenger(p, unit);
        if rider != Unit::NONE {
            p.at[rider.i()] = to;
        }
    }
    /// 12.1: a company gets on its half-track or off it.
    pub(crate) fn set_aboard(&self, p: &mut Position, unit: Unit, on: bool) {
        let hex = p.at[unit.i()];
        if p.aboard.has(unit) == on {
            return;
        }
        p.aboard.set(unit, on);
        if hex.on_map() {
            let side = self.side(unit).index();
            if on {
                p.count[side][hex.i()] -= 1;
                p.seen[side][hex.i()] -= 1;
            } else {
                p.count[side][hex.i()] += 1;
                p.seen[side][hex.i()] += 1;
            }
        }
    }
    /// 13.1: a gun is seen from now on.
    pub(crate) fn reveal(&self, p: &mut Position, unit: Unit, sink: &mut impl Sink<Event>) {
        if !p.hidden.has(unit) {
            return;
        }
        p.hidden.remove(unit);
        let hex = p.at[unit.i()];
        if hex.on_map() {
            p.seen[self.side(unit).index()][hex.i()] += 1;
        }
        sink.tell(|| Event::Revealed { unit, hex });
    }
    /// R124: who finds no room because of a gun that nobody sees gives it away.
    pub(crate) fn show_guns(&self, p: &mut Position, side: Seat, hex: Hex, sink: &mut impl Sink<Event>) {
        if p.foes(side, hex) <= 3 {
            for gun in self.units_in(p, side, hex).and(p.hidden).iter() {
                self.reveal(p, gun, sink);
            }
        }
    }
    /// 11: a combat unit takes a hex when it enters.
    pub(crate) fn take_control(&self, p: &mut Position, unit: Unit, hex: Hex, sink: &mut impl Sink<Event>) {
        if self.is_hq(unit) {
            return;
        }
        let german = self.side(unit) == GERMAN;
        if p.german.has(hex.0) != german {
            if german {
                p.german.insert(hex.0)
            } else {
                p.german.remove(hex.0)
            }
            if self.matters.has(hex.0) {
                let side = self.side(unit);
                sink.tell(|| Event::Taken { side, hex });
            }
        }
    }
    /// A counter leaves the game: eliminated, or gone off the map.
    pub(crate) fn take_off(&self, p: &mut Position, unit: Unit, to: Hex, sink: &mut impl Sink<Event>) {
        let hex = p.at[unit.i()];
        let rider = self.passenger(p, unit);
        if rider != Unit::NONE && to == Hex::LOST {
            self.set_aboard(p, rider, false);
        } else if rider != Unit::NONE {
            p.aboard.remove(rider);
            p.at[rider.i()] = hex;
            // The rider left the stack uncounted; count it for a moment so that it can be taken off like any other.
            let side = self.side(rider).index();
            if hex.on_map() {
                p.count[side][hex.i()] += 1;
                p.seen[side][hex.i()] += 1;
            }
            self.take_off(p, rider, to, sink);
        }
        self.reveal(p, unit, sink);
        self.relocate(p, unit, to);
        p.aboard.remove(unit);
        for set in [
            &mut p.neutralised,
            &mut p.ooc,
            &mut p.opp,
            &mut p.returned,
            &mut p.withdrew,
            &mut p.loaded,
            &mut p.moved,
            &mut p.acted,
        ] {
            set.remove(unit);
        }
        if !self.is_hq(unit) {
            p.steps[unit.i()] = if to == Hex::LOST { 0 } else { p.steps[unit.i()] };
            p.losses[self.side(unit).index()] += 1;
        }
        if hex.on_map() {
            self.check_works(p, hex, sink);
        }
        self.check_formation(p, p.host[unit.i()], sink);
    }
    /// R107: without units on the map or due to enter a formation leaves the game; S20: with units to come its marker waits.
    pub(crate) fn check_formation(&self, p: &mut Position, form: Form, sink: &mut impl Sink<Event>) {
        if p.ended.has(form) || self.form(form).kind == crate::data::FormKind::Single {
            return;
        }
        let (mut open, mut secret, mut later) = (false, Unit::NONE, false);
        for unit in self.members(p, form).without(self.hqs).iter() {
            match p.at[unit.i()] {
                hex if hex.on_map() && p.hidden.has(unit) => secret = unit,
                hex if hex.on_map() => open = true,
                Hex::WAITING if self.card(unit).enters <= p.turn => open = true,
                Hex::WAITING => later = true,
                Hex::UNPLACED => open = true,
                _ => {}
            }
        }
        if open {
            return;
        }
        if secret != Unit::NONE {
            // A marker that stays would give the gun away anyway (R122).
            self.reveal(p, secret, sink);
            return;
        }
        let token = self.token_of(form);
        let was = self.zone_take(p, token);
        if later {
            if token != NO_TOKEN {
                p.later.insert(token);
            }
            return;
        }
        p.ended.insert(form);
        p.exhausted.remove(form);
        p.demoralised.remove(form);
        let hq = self.form(form).hq;
        if hq != Unit::NONE && p.at[hq.i()] != Hex::LEFT {
            self.relocate(p, hq, Hex::LEFT);
            p.neutralised.remove(hq);
            // It may have been on the move with the last of its units.
            p.mv.party.remove(hq);
            p.mv.halted.remove(hq);
            p.hq_due[form.i()] = 0;
        }
        if was {
            sink.tell(|| Event::Ended { form });
        }
    }
    /// The token of a formation's marker, or [`NO_TOKEN`].
    pub fn token_of(&self, form: Form) -> u8 {
        let found = self.markers.iter().position(|card| card.marker == Marker::Formation(form));
        found.map_or(NO_TOKEN, |token| token as u8)
    }
    /// Takes a marker from wherever it lies; whether it was in play.
    pub(crate) fn zone_take(&self, p: &mut Position, token: u8) -> bool {
        if token == NO_TOKEN {
            return false;
        }
        let mut found = p.carry == token || p.marker.token == token || p.marker.pair == token;
        if p.carry == token {
            p.carry = NO_TOKEN;
        }
        for zone in [
            &mut p.cup,
            &mut p.hand,
            &mut p.stored,
            &mut p.used,
            &mut p.skipped,
            &mut p.later,
            &mut p.opening,
        ] {
            found |= zone.has(token);
            zone.remove(token);
        }
        found
    }
    /// Whether a marker was taken out of the game for good.
    pub fn marker_out(&self, p: &Position, token: u8) -> bool {
        matches!(self.markers[token as usize].marker, Marker::Formation(form) if p.ended.has(form) || self.split(p, form))
    }
    /// 12.2: whether all units of a stripe formation act with others, so that it has no marker.
    pub fn split(&self, p: &Position, form: Form) -> bool {
        let card = self.form(form);
        card.kind == crate::data::FormKind::Stripe && card.units.iter().all(|unit| p.host[unit.i()] != form)
    }
}
