//! What every chapter asks: whose unit, which face, who stands where, who sees whom.

use crate::forces::*;
use crate::tables::Printed;
use crate::*;

impl WhiteStar {
    /// A unit's side.
    #[inline]
    pub fn seat(&self, unit: u8) -> Seat {
        Seat((self.sides[1] >> unit & 1) as u8)
    }
    /// A unit's kind.
    #[inline]
    pub fn kind(&self, unit: u8) -> &Kind {
        self.s.kind(unit)
    }
    /// A unit as printed in the scenario.
    #[inline]
    pub fn unit(&self, unit: u8) -> &Unit {
        &self.s.units[unit as usize]
    }
    /// Headquarters of either kind (1.3.2).
    #[inline]
    pub fn is_hq(&self, unit: u8) -> bool {
        self.hqs >> unit & 1 == 1
    }
    /// Everything about the face that is up.
    #[inline]
    pub(crate) fn printed(&self, p: &Position, unit: u8) -> &Printed {
        self.printed_as(p, unit, Position::is(p.mounted, unit))
    }
    /// The same for either face.
    #[inline]
    pub(crate) fn printed_as(&self, p: &Position, unit: u8, mounted: bool) -> &Printed {
        &self.faces[unit as usize][mounted as usize][Position::is(p.reduced, unit) as usize]
    }
    /// The face that is up (1.3).
    #[inline]
    pub fn face(&self, p: &Position, unit: u8) -> &Face {
        &self.printed(p, unit).face
    }
    /// 1.3: hard or soft, by the face that is up.
    #[inline]
    pub fn is_hard(&self, p: &Position, unit: u8) -> bool {
        self.face(p, unit).hard
    }
    /// 1.3.1: of the infantry family, and on foot.
    #[inline]
    pub fn is_infantry(&self, p: &Position, unit: u8) -> bool {
        self.kind(unit).infantry && !Position::is(p.mounted, unit)
    }
    /// How a unit moves now.
    #[inline]
    pub fn gait(&self, p: &Position, unit: u8) -> (Gait, bool) {
        let printed = self.printed(p, unit);
        (printed.gait, printed.hard)
    }
    /// Movement points of the face that is up, with the bonus of chaos (9.0).
    #[inline]
    pub fn mp(&self, p: &Position, unit: u8) -> u8 {
        let mp = self.printed(p, unit).mp;
        mp + self.drive(p, mp)
    }
    /// 9.0: more movement, except for faces that cannot move.
    #[inline]
    pub(crate) fn drive(&self, p: &Position, mp: u8) -> u8 {
        if p.impulse.chaos == [0; 2] {
            return 0;
        }
        let more = |effect| match effect {
            ChaosResult::DriveOn { mp: more } if mp > 0 => more,
            _ => 0,
        };
        self.effects(p).map(more).sum()
    }
    /// The chaos results that govern the present impulse (9.0).
    #[inline]
    pub(crate) fn effects(&self, p: &Position) -> impl Iterator<Item = ChaosResult> {
        p.impulse.chaos.into_iter().filter(|&sum| sum != 0).map(|sum| self.chaos[sum as usize - 2])
    }
    /// The side whose formation acts.
    #[inline]
    pub(crate) fn active(&self, p: &Position) -> Seat {
        self.s.formations[p.impulse.formation as usize].seat
    }
    /// The formation that acts.
    #[inline]
    pub(crate) fn formation(&self, p: &Position) -> &Formation {
        &self.s.formations[p.impulse.formation as usize]
    }

    /// 1.3.2.4: what a headquarters adds.
    pub(crate) fn leadership(&self, p: &Position, hq: u8) -> u8 {
        let formation = &self.s.formations[self.unit(hq).formation as usize];
        match self.unit(hq).role {
            Role::Shq => formation.shq_leadership,
            _ => formation.leadership[Position::is(p.reduced, hq) as usize],
        }
    }
    /// 7.0: a clear line between two hexes; 9.0: not beyond the haze.
    #[inline]
    pub(crate) fn sees(&self, p: &Position, from: Cell, to: Cell) -> bool {
        let ground = &self.s.ground;
        if p.chaos.haze
            && let Some(ChaosResult::Haze { range }) = self.haze
            && ground.distance(from, to) > range
        {
            return false;
        }
        ground.sees(from, to, &p.wrecks, &p.smoked)
    }

    /// 12.2: the hex is now this side's.
    #[inline]
    pub(crate) fn occupy(&self, p: &mut Position, seat: Seat, cell: Cell) {
        p.control[seat.index()].insert(cell);
        p.control[1 - seat.index()].remove(cell);
    }

    /// 6.1.7, 5.2: a unit leaves the game; what stays behind.
    pub(crate) fn eliminate(&self, p: &mut Position, unit: u8, sink: &mut impl Sink<Event>) {
        let cell = p.place(unit);
        let mask = !bit(unit);
        self.put(p, unit, ELIMINATED);
        p.oc &= mask;
        p.ooc &= mask;
        p.disrupted &= mask;
        p.moving.party &= mask;
        p.moving.inside &= mask;
        p.weapon[unit as usize] = 0;
        sink.tell(|| Event::Eliminated { unit });
        if on_map(cell) && self.kind(unit).wreck && !p.wrecks.has(cell) {
            p.wrecks.insert(cell);
            sink.tell(|| Event::Wreck { hex: cell });
        }
        if self.kind(unit).infantry && !self.is_hq(unit) {
            let seat = self.seat(unit).index();
            p.infantry_lost[seat] += 1;
            p.weapon_checks[seat] += self.keeps_weapons as u8;
        }
    }

    /// 1.3.2.2, 1.3.2.3: a headquarters is lost; it may be replaced, a second one never.
    pub(crate) fn lose_hq(&self, p: &mut Position, hq: u8, sink: &mut impl Sink<Event>) {
        let cell = p.place(hq);
        let replaced = self.unit(hq).role == Role::Hq;
        self.put(p, hq, if replaced { PENDING } else { ELIMINATED });
        p.reduced |= bit(hq);
        p.oc &= !bit(hq);
        p.ooc &= !bit(hq);
        p.moving.party &= !bit(hq);
        sink.tell(|| Event::HqLost { unit: hq });
        if on_map(cell) && self.kind(hq).faces[0][0].hard && !p.wrecks.has(cell) {
            p.wrecks.insert(cell);
            sink.tell(|| Event::Wreck { hex: cell });
        }
    }
}
