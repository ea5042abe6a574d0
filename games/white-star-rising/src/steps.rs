//! 5.0: every step that can be made.

use crate::movement::Around;
use crate::*;

/// The groups a platoon can go with: with the other platoon or not, with the headquarters or not.
const GROUPS: [(bool, bool); 4] = [(false, false), (false, true), (true, false), (true, true)];

impl WhiteStar {
    /// Every step, flip and exit that can be made now, until `each` returns false.
    pub(crate) fn steps(&self, p: &Position, each: &mut impl FnMut(Order) -> bool) {
        let around = self.look_around(p);
        let moving = matches!(p.stage, Stage::Moving);
        let units = self.formation(p).units;
        let mut ready = units;
        if moving {
            ready = p.moving.party;
            if !self.has_left(p) && ready != 0 {
                // 5.1: others from the same hex may still join.
                let cell = p.place(ready.trailing_zeros() as u8);
                if on_map(cell) {
                    ready |= p.in_cell(cell) & units;
                }
            }
        }
        let able = self.able(p);
        for unit in members(ready & !self.hqs) {
            if able & bit(unit) == 0 {
                let enters = !moving && p.place(unit) == WAITING;
                if enters && !self.entries(p, &around, unit, each) {
                    return;
                }
                continue;
            }
            let flips = self.transports & bit(unit) != 0 && self.may_flip(p, unit).is_ok();
            if flips && !each(Order::Flip { unit }) {
                return;
            }
            if self.mp_left(p, unit) != 0 && !self.steps_of(p, &around, unit, each) {
                return;
            }
        }
    }

    /// The steps of one platoon, alone and with those in its hex. It may act.
    fn steps_of(
        &self,
        p: &Position,
        around: &Around,
        unit: u8,
        each: &mut impl FnMut(Order) -> bool,
    ) -> bool {
        let from = p.place(unit);
        // Where the platoon cannot go, no group with it can.
        let own_reach = self.reach(p, bit(unit), from);
        let exits = self.s.exits[self.active(p).index()].has(from);
        if own_reach == 0 && !exits {
            return true;
        }
        let here = self.stack(p, unit);
        let others = here & !self.hqs & !bit(unit);
        // Two platoons are named by the first of them.
        let mate = others != 0 && others.trailing_zeros() as u8 > unit;
        let mate_reach = if mate { self.reach(p, others, from) } else { u8::MAX };
        let hqs = here & self.hqs;
        let hq_reach = if hqs != 0 { self.reach(p, hqs & hqs.wrapping_neg(), from) } else { u8::MAX };
        for (with_mate, with_hq) in GROUPS {
            if with_mate && !mate || with_hq && hqs == 0 {
                continue;
            }
            let (mut set, mut reach) = (bit(unit), own_reach);
            if with_mate {
                set |= others;
                reach &= mate_reach;
            }
            if with_hq {
                reach &= hq_reach;
            }
            if hqs != 0 {
                let hq = hqs.trailing_zeros() as u8;
                set |= (with_hq as u64) << hq;
                if self.hq_stays(hq, set, here).is_err() {
                    continue;
                }
            }
            if self.may_set_out(p, set).is_err() {
                continue;
            }
            let who = Who { unit, mate: with_mate, hq: with_hq };
            if !self.steps_to(p, around, who, set, reach, each) {
                return false;
            }
            if exits && self.may_exit(p, who).is_ok() && !each(Order::Exit { who }) {
                return false;
            }
        }
        true
    }

    /// The steps of a group that may set out, to the neighbours it can pay for.
    fn steps_to(
        &self,
        p: &Position,
        around: &Around,
        who: Who,
        set: u64,
        reach: u8,
        each: &mut impl FnMut(Order) -> bool,
    ) -> bool {
        let from = p.place(who.unit);
        let neighbours = self.s.ground.neighbours(from);
        // 1.4: where one platoon finds no room, and where two do not.
        let crowded = if who.mate { around.own } else { around.full };
        let disrupted = set & p.disrupted & !self.hqs;
        for to in members(reach as u64).map_while(|slot| neighbours.get(slot as usize).copied()) {
            if crowded.has(to) || who.hq && around.hqs.has(to) {
                continue;
            }
            if around.foes.has(to) {
                if self.may_assault(p, around, who, to).is_ok() && !each(Order::Assault { who, to }) {
                    return false;
                }
                if self.may_overrun(p, around, who, to).is_ok() && !each(Order::Overrun { who, to }) {
                    return false;
                }
                continue;
            }
            let away = members(disrupted).all(|unit| self.retreat_rule(p, around, unit, from, to).is_ok());
            if away && !each(Order::Move { who, to }) {
                return false;
            }
        }
        true
    }
}
