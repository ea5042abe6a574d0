//! R14 and R15: onto the map and off it.

use crate::movement::Around;
use crate::*;

/// R14: movement points for leaving the map.
const LEAVE: u8 = 1;

impl WhiteStar {
    /// R15: onto the map.
    pub(crate) fn may_enter(
        &self,
        p: &Position,
        around: &Around,
        unit: u8,
        hq: bool,
        to: Cell,
        mounted: bool,
    ) -> Result<u64, Deny> {
        match p.stage {
            Stage::Acting => {}
            Stage::Moving => return Err(Deny::FinishMove),
            _ => return Err(Deny::Moment),
        }
        if self.seat(unit) != self.active(p) {
            return Err(Deny::NotYours { unit });
        }
        if self.unit(unit).formation != p.impulse.formation {
            return Err(Deny::OtherFormation { unit });
        }
        if self.is_hq(unit) {
            return Err(Deny::HqAlone { unit });
        }
        if !self.entry_area(p, unit)?.has(to) || self.is_put(unit) {
            return Err(Deny::NotEntryHex { unit, hex: to });
        }
        if Position::is(p.oc, unit) {
            return Err(Deny::Complete { unit });
        }
        if mounted && !self.kind(unit).transport {
            return Err(Deny::NoVehicle { unit });
        }
        let mut set = bit(unit);
        if hq {
            set |= bit(self.waiting_hq(p, unit, to).ok_or(Deny::NoHq { unit })?);
        }
        self.hq_follows(p, unit, set)?;
        // R63: the face that comes on must be able to pay.
        for member in members(set) {
            let printed = self.printed_as(p, member, member == unit && mounted);
            let cost = self.step_cost_as(p, member, printed, WAITING, to)?;
            let left = self.mp_left_as(p, member, printed);
            if cost > left {
                return Err(Deny::TooFar { unit: member, cost, left });
            }
        }
        self.room(around, set, to)?;
        if around.foes.has(to) {
            self.assault_fit(p, unit, &self.printed_as(p, unit, mounted).face)?;
        } else {
            self.retreat_rule(p, around, unit, WAITING, to)?;
        }
        Ok(set)
    }

    /// R64: as many platoons must stay outside as headquarters of their formation, or one of these could never come.
    fn hq_follows(&self, p: &Position, unit: u8, set: u64) -> Result<(), Deny> {
        let left = self.waiting(p, self.s.formations[self.unit(unit).formation as usize].units & !set);
        let hqs = members(left & self.hqs).filter(|&hq| !self.is_put(hq));
        let companions = members(left & !self.hqs).filter(|&other| {
            let arrival = &self.s.groups[self.unit(other).group as usize].arrival;
            matches!(arrival, Arrival::Enter { .. } | Arrival::Dice(_))
        });
        match hqs.clone().next() {
            Some(hq) if companions.count() < hqs.count() => Err(Deny::HqLeftWaiting { unit, hq }),
            _ => Ok(()),
        }
    }

    /// R64: the headquarters of the unit's formation that can enter with it here; first the one of its own group.
    pub(crate) fn waiting_hq(&self, p: &Position, unit: u8, to: Cell) -> Option<u8> {
        let formation = &self.s.formations[self.unit(unit).formation as usize];
        let waiting = [formation.hq, formation.shq].into_iter().flatten();
        waiting
            .filter(|&hq| self.entry_area(p, hq).is_ok_and(|area| area.has(to)) && !self.is_put(hq))
            .min_by_key(|&hq| self.unit(hq).group != self.unit(unit).group)
    }

    /// R14: off the map.
    pub(crate) fn may_exit(&self, p: &Position, who: Who) -> Result<u64, Deny> {
        let set = self.party(p, who)?;
        self.may_set_out(p, set)?;
        let cell = p.place(who.unit);
        if !self.s.exits[self.active(p).index()].has(cell) {
            return Err(Deny::NoExit { unit: who.unit });
        }
        if p.moving.inside & set != 0 {
            return Err(Deny::MustLeave { hex: cell });
        }
        self.hq_rule(p, set, cell)?;
        for unit in members(set) {
            if self.mp_left(p, unit) < LEAVE {
                return Err(Deny::TooFar { unit, cost: LEAVE, left: self.mp_left(p, unit) });
            }
        }
        Ok(set)
    }

    pub(crate) fn entries(
        &self,
        p: &Position,
        around: &Around,
        unit: u8,
        each: &mut impl FnMut(Order) -> bool,
    ) -> bool {
        let Ok(area) = self.entry_area(p, unit) else { return true };
        if self.unit(unit).formation != p.impulse.formation {
            return true;
        }
        let formation = self.formation(p);
        let hq_waits = [formation.hq, formation.shq].into_iter().flatten().any(|hq| p.place(hq) == WAITING);
        for mounted in [false, true] {
            if mounted && !self.kind(unit).transport {
                continue;
            }
            for to in area.iter() {
                for with_hq in [false, true].into_iter().take(1 + hq_waits as usize) {
                    if self.may_enter(p, around, unit, with_hq, to, mounted).is_ok()
                        && !each(Order::Enter { who: Entrant { unit, hq: with_hq }, to, mounted })
                    {
                        return false;
                    }
                }
            }
        }
        true
    }

    /// R15: a unit comes on.
    pub(crate) fn enter(
        &self,
        p: &mut Position,
        set: u64,
        unit: u8,
        to: Cell,
        mounted: bool,
        sink: &mut impl Sink<Event>,
    ) {
        if mounted {
            p.mounted |= bit(unit);
        } else {
            p.mounted &= !bit(unit);
        }
        let foes = self.platoons(p, to, enemy(self.active(p))) != 0;
        let step = if foes { Step::Assault } else { Step::Plain };
        self.step(p, set, WAITING, to, step, sink);
    }

    /// R14: units leave for good.
    pub(crate) fn exit(&self, p: &mut Position, set: u64, sink: &mut impl Sink<Event>) {
        if matches!(p.stage, Stage::Acting) {
            p.moving = Moving::NONE;
        }
        for unit in members(set) {
            self.put(p, unit, EXITED);
        }
        p.moving.party &= !set;
        p.disrupted &= !set;
        sink.tell(|| Event::Exited { units: set });
        if p.moving.party == 0 {
            p.moving = Moving::NONE;
            self.operations(p, sink);
        } else {
            self.go_on(p, sink);
        }
    }
}
