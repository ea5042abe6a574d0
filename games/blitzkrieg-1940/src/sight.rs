//! 4: sight lines and lines of fire.

use crate::Blitzkrieg;
use crate::position::*;
use crate::telling::Deny;
use crate::words::*;

impl Blitzkrieg {
    /// 4.1: how far away a unit can be seen in its present hex.
    #[inline]
    pub fn spotting(&self, p: &Position, target: Unit) -> u8 {
        let soft = self.card(target).class.soft() && !p.aboard.has(target);
        match (soft, self.s.ground.terrain(p.place(target)) == Terrain::Clear) {
            (false, true) => 8,
            (false, false) | (true, true) => 4,
            (true, false) => 2,
        }
    }
    /// 4.1, 4.3: whether a unit is seen from a hex.
    #[inline]
    pub fn sees(&self, p: &Position, from: Hex, target: Unit) -> bool {
        let to = p.place(target);
        let distance = self.s.ground.distance(from, to);
        distance <= 1 || distance <= self.spotting(p, target) && self.s.ground.line_free(from, to)
    }
    /// 4.1, 4.3: every hex from which a unit is seen; lines are free in both directions or in none.
    pub(crate) fn seen_from(&self, p: &Position, target: Unit) -> board::Area {
        let g = &self.s.ground;
        let at = p.place(target);
        *g.disc(at, self.spotting(p, target)) & *g.free_from(at) | *g.disc(at, 1)
    }
    /// 4.2, R75: whether a visible enemy combat unit stands next to a hex.
    #[inline]
    pub fn enemy_beside(&self, p: &Position, side: engine::Seat, hex: Hex) -> bool {
        self.s.ground.around(hex).any(|next| p.foes(enemy(side), next) > 0)
    }
    /// 4.2: how far a unit can fire now.
    pub fn range(&self, p: &Position, unit: Unit, opportunity: bool) -> u8 {
        let rider = self.passenger(p, unit);
        let mut range = self.card(unit).range;
        let mut weak = p.neutralised.has(unit);
        if rider != Unit::NONE {
            // R113: the smaller range, and either's marker.
            range = range.min(self.card(rider).range);
            weak |= p.neutralised.has(rider);
        }
        let short = weak
            || opportunity && p.demoralised.has(self.host(p, unit))
            || self.enemy_beside(p, self.side(unit), p.place(unit));
        if short { range.min(1) } else { range }
    }
    /// 4.2, 8.1: whether a unit can aim at another at all: seen, within range, a lawful target.
    pub(crate) fn may_aim(&self, p: &Position, unit: Unit, target: Unit, kind: Aim) -> Result<(), Deny> {
        if self.side(unit) == self.side(target) {
            return Err(Deny::OwnTarget { unit: target });
        }
        if !p.on_map(target) || p.hidden.has(target) || p.aboard.has(target) {
            return Err(Deny::NoTarget { unit: target });
        }
        let (from, to) = (p.place(unit), p.place(target));
        if self.is_hq(target) && p.foes(self.side(target), to) > 0 {
            return Err(Deny::HqCovered { unit: target });
        }
        if self.is_hq(unit) {
            return Err(Deny::HqFires { unit });
        }
        if p.aboard.has(unit) {
            return Err(Deny::Aboard { unit });
        }
        let distance = self.s.ground.distance(from, to);
        let mut range = self.range(p, unit, kind == Aim::Opportunity);
        if self.card(unit).range == 0 {
            if kind != Aim::Return {
                return Err(Deny::RangeZero { unit });
            }
            range = 1;
        }
        if distance > range {
            return Err(Deny::OutOfRange { unit, target, distance, range });
        }
        if !self.sees(p, from, target) {
            return Err(Deny::NotSeen { unit, target });
        }
        Ok(())
    }
}

/// Who aims: it matters for the range.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// An active unit.
    Active,
    /// 6.3.1.
    Opportunity,
    /// 6.3.2.
    Return,
}
