//! 1.3.2: what becomes of headquarters.

use crate::*;

impl WhiteStar {
    /// 1.3.2.2: after an attack on a hex. Returns whether dice are needed.
    pub(crate) fn check_hq(&self, p: &mut Position, seat: Seat, sink: &mut impl Sink<Event>) -> bool {
        let attack = p.attack;
        if attack.hurt & self.sides[seat.index()] == 0 {
            return false;
        }
        let Some(hq) = self.hq_at(p, attack.cell, seat) else { return false };
        if self.is_deserted(p, hq) {
            // R51: nobody of its formation is left in the hex.
            self.lose_hq(p, hq, sink);
            return false;
        }
        self.throw(p, Purpose::Headquarters(hq), 1, seat);
        true
    }

    /// 1.3.2: no platoon of its formation stands with it.
    pub(crate) fn is_deserted(&self, p: &Position, hq: u8) -> bool {
        let formation = &self.s.formations[self.unit(hq).formation as usize];
        p.in_cell(p.place(hq)) & formation.units & !self.hqs == 0
    }

    /// 1.3.2.2: the die; 2 less if a unit was eliminated there.
    pub(crate) fn hq_rolled(&self, p: &mut Position, hq: u8, sink: &mut impl Sink<Event>) {
        let seat = self.seat(hq);
        let minus = if p.attack.killed & self.sides[seat.index()] != 0 { 2 } else { 0 };
        let result = p.roll.faces[0] as i32 - minus;
        if result > 1 {
            sink.tell(|| Event::HqSafe { unit: hq });
        } else if Position::is(p.reduced, hq) || self.unit(hq).role == crate::forces::Role::Shq {
            self.lose_hq(p, hq, sink);
        } else {
            p.reduced |= bit(hq);
            sink.tell(|| Event::HqReduced { unit: hq });
        }
        self.attack_done(p, sink);
    }

    /// 1.3.2.3: the next headquarters to replace, if any.
    pub(crate) fn replace_hqs(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        for f in 0..self.s.formations.len() as u8 {
            let formation = &self.s.formations[f as usize];
            let Some(hq) = formation.hq.filter(|&hq| p.place(hq) == PENDING) else { continue };
            if p.special.replaced >> f & 1 == 1 {
                continue;
            }
            if let Some(shq) = formation.shq.filter(|&shq| on_map(p.place(shq))) {
                let cell = p.place(shq);
                self.put(p, shq, ELIMINATED);
                p.oc &= !bit(shq);
                p.ooc &= !bit(shq);
                self.bring_back(p, f, hq, cell, sink);
                continue;
            }
            let places = self.replacement_hexes(p, f);
            match places.len() {
                0 => p.special.replaced |= 1 << f,
                1 => self.bring_back(p, f, hq, places.first().expect("one"), sink),
                _ => {
                    p.impulse.unit = f;
                    p.stage = Stage::Replace;
                    return;
                }
            }
        }
        p.special.replaced = 0;
        self.markers_back(p, sink);
    }

    fn bring_back(&self, p: &mut Position, f: u8, hq: u8, cell: Cell, sink: &mut impl Sink<Event>) {
        self.put(p, hq, cell);
        p.reduced |= bit(hq);
        p.special.replaced |= 1 << f;
        sink.tell(|| Event::HqReplaced { unit: hq, hex: cell });
    }

    /// 1.3.2.3: hexes with a unit of its type and no other headquarters (R52).
    pub(crate) fn replacement_hexes(&self, p: &Position, f: u8) -> Area {
        let formation = &self.s.formations[f as usize];
        let mut area = Area::NONE;
        for unit in members(formation.replacement & !self.hqs) {
            let cell = p.place(unit);
            if on_map(cell) && self.hq_at(p, cell, formation.seat).is_none() {
                area.insert(cell);
            }
        }
        area
    }

    /// The formation whose headquarters is being replaced.
    pub(crate) fn replacing(&self, p: &Position) -> u8 {
        p.impulse.unit
    }

    pub(crate) fn may_replace(&self, p: &Position, formation: u8, cell: Cell) -> Result<(), Deny> {
        if p.stage != Stage::Replace {
            return Err(Deny::Moment);
        }
        if formation != self.replacing(p) {
            return Err(Deny::NotThisFormation { formation });
        }
        if !self.replacement_hexes(p, formation).has(cell) {
            return Err(Deny::NoReplacement { hex: cell });
        }
        Ok(())
    }

    pub(crate) fn replace(&self, p: &mut Position, formation: u8, cell: Cell, sink: &mut impl Sink<Event>) {
        let hq = self.s.formations[formation as usize].hq.expect("it has one");
        self.bring_back(p, formation, hq, cell, sink);
        self.replace_hqs(p, sink);
    }
}
