//! 8.4, 8.5, 5.4: rallying, panic, demoralisation and forced retreats.

use crate::Blitzkrieg;
use crate::position::*;
use crate::telling::Event;
use crate::words::*;
use engine::Sink;

impl Blitzkrieg {
    /// The formation factor (8.4, DATA 4); with a unit for its panic and rally.
    pub fn ff(&self, p: &Position, form: Form, unit: Unit) -> i8 {
        let v = &self.values;
        let card = self.form(form);
        let mut ff = card.ff as i8;
        if p.exhausted.has(form) {
            ff += v.ff_exhausted;
        }
        if card.hq != Unit::NONE {
            if p.neutralised.has(card.hq) {
                ff += v.ff_hq_neutralised;
            }
            let lone = card.early.is_some() && p.turn < card.enters;
            if !p.on_map(card.hq) && !lone {
                ff += v.ff_hq_off_map;
            }
        }
        if unit != Unit::NONE && p.ooc.has(unit) {
            ff += v.ff_out_of_command;
        }
        ff.clamp(v.ff_least, v.ff_most)
    }
    /// What two dice must not exceed for a check (14c).
    pub fn needed(&self, p: &Position, purpose: Purpose) -> i8 {
        let v = &self.values;
        match purpose {
            Purpose::Annul => v.annul,
            Purpose::Recovery(form) => self.ff(p, form, Unit::NONE) + v.recovery,
            // R38: the -2 of the check is the -2 of exhaustion.
            Purpose::Exhaustion(form) => self.ff(p, form, Unit::NONE),
            Purpose::Rally(unit) => self.ff(p, self.host(p, unit), unit) + v.rally,
            Purpose::Panic(unit) => self.ff(p, self.host(p, unit), unit),
            Purpose::Morale(form) => self.ff(p, form, Unit::NONE),
            Purpose::Opportunity(unit, _) | Purpose::Return(unit) | Purpose::Withdrawal(unit, _) => {
                self.reaction_value(p, unit)
            }
            Purpose::Transmission => {
                let weak = p.neutralised.has(p.guns.observer);
                v.transmission - if weak { v.transmission_neutralised } else { 0 }
            }
            _ => 0,
        }
    }
    /// 8.5: steps a formation began with, its attached independents included; a hidden gun does not count (R122).
    pub fn initial_steps(&self, p: &Position, form: Form) -> u8 {
        let card = self.form(form);
        let units = self.members(p, form).without(self.hqs).without(p.hidden).iter();
        let counted =
            units.filter(|&unit| card.early.is_none_or(|(early, _)| early == unit || p.turn >= card.enters));
        2 * counted.count() as u8
    }
    /// 8.5: these formations check if they have lost half their steps.
    pub(crate) fn run_morale(&self, p: &mut Position, forms: Forms) {
        // All bits mean: those hurt in the resolution that ends here.
        let mut left = if forms.0 == u32::MAX { std::mem::take(&mut p.hurt) } else { forms };
        let Some(form) = left.iter().next() else {
            p.pop();
            return;
        };
        left.remove(form);
        p.swap(Frame::Morale(left));
        let half = self.initial_steps(p, form).div_ceil(2);
        let single = self.form(form).kind == crate::data::FormKind::Single;
        if !p.demoralised.has(form) && !p.ended.has(form) && !single && half > 0 && p.lost[form.i()] >= half {
            p.push(Frame::Roll(Purpose::Morale(form)));
        }
    }
    /// 8.5: the dice of a morale check.
    pub(crate) fn morale_fallen(&self, p: &mut Position, form: Form, sum: u8, sink: &mut impl Sink<Event>) {
        let holds = sum as i8 <= self.needed(p, Purpose::Morale(form));
        sink.tell(|| Event::Morale { form, sum, holds });
        if !holds {
            p.demoralised.insert(form);
        }
    }
    /// 8.4: the dice of a panic check.
    pub(crate) fn panic_fallen(&self, p: &mut Position, unit: Unit, sum: u8, sink: &mut impl Sink<Event>) {
        let holds = sum as i8 <= self.needed(p, Purpose::Panic(unit));
        sink.tell(|| Event::Panic { unit, sum, holds });
        if !holds {
            p.neutralised.remove(unit);
            let rider = self.passenger(p, unit);
            if rider != Unit::NONE {
                p.neutralised.remove(rider);
            }
            // R82: a roll of its own, so a check of its own.
            let form = self.host(p, unit);
            let before = p.hurt;
            p.push(Frame::Morale(Forms::of(form)));
            self.lose_step(p, unit, sink);
            p.hurt = before;
        }
    }
    /// 8.4: the dice of a rally.
    pub(crate) fn rally_fallen(&self, p: &mut Position, unit: Unit, sum: u8, sink: &mut impl Sink<Event>) {
        let done = sum as i8 <= self.needed(p, Purpose::Rally(unit));
        if done {
            p.neutralised.remove(unit);
        }
        sink.tell(|| Event::Rallied { unit, sum, done });
    }
    /// 8.5.1: the dice of a recovery; a failure means retreat.
    pub(crate) fn recovery_fallen(&self, p: &mut Position, form: Form, sum: u8, sink: &mut impl Sink<Event>) {
        let done = sum as i8 <= self.needed(p, Purpose::Recovery(form));
        sink.tell(|| Event::Recovered { form, sum, done });
        if done {
            p.demoralised.remove(form);
        } else {
            let todo = self.members(p, form).iter().filter(|&unit| p.on_map(unit) && !p.aboard.has(unit));
            p.forced = Forced { form, todo: todo.collect(), ..Forced::NONE };
            p.push(Frame::Forced);
        }
    }

    /// 8.5.1, R83: goes on with a forced retreat: units in the order of their ids, headquarters last.
    pub(crate) fn run_forced(&self, p: &mut Position, sink: &mut impl Sink<Event>) {
        let unit = p.forced.unit;
        if unit != Unit::NONE {
            // Mines stop who they neutralise.
            let stopped = !p.on_map(unit) || p.neutralised.has(unit) && !p.forced.weak;
            if stopped || p.forced.next >= p.forced.len {
                if !stopped && p.forced.leaves && p.on_map(unit) {
                    sink.tell(|| Event::LeftMap { unit });
                    self.take_off(p, unit, Hex::LEFT, sink);
                } else if p.on_map(unit) {
                    self.settle(p, unit);
                    self.check_command(p, unit, sink);
                }
                p.forced.unit = Unit::NONE;
                return;
            }
            let to = p.forced.path[p.forced.next as usize];
            let from = p.place(unit);
            let side = self.side(unit);
            if p.own(enemy(side), to) > 0 {
                // R87: only a hidden gun can stand there; it is seen, and the way is looked for anew.
                for gun in self.units_in(p, enemy(side), to).iter() {
                    self.reveal(p, gun, sink);
                }
                p.forced.todo.insert(unit);
                p.forced.unit = Unit::NONE;
                return;
            }
            p.forced.next += 1;
            self.reveal(p, unit, sink);
            self.relocate(p, unit, to);
            sink.tell(|| Event::Retreated { unit, hex: to });
            self.check_works(p, from, sink);
            self.take_control(p, unit, to, sink);
            if p.mines.has(to.0) {
                p.push(Frame::Mine(unit, false));
            }
            return;
        }
        let rest = p.forced.todo;
        let first = rest.without(self.hqs).first();
        let unit = if first == Unit::NONE { rest.first() } else { first };
        if unit == Unit::NONE {
            let form = p.forced.form;
            p.forced = Forced::NONE;
            p.pop();
            self.check_formation(p, form, sink);
            return;
        }
        p.forced.todo.remove(unit);
        if !p.on_map(unit) {
            return;
        }
        let (path, len, leaves) = self.forced_way(p, unit);
        p.forced.unit = unit;
        p.forced.path = path;
        p.forced.len = len;
        p.forced.next = 0;
        p.forced.leaves = leaves;
        p.forced.weak = p.neutralised.has(unit);
    }
    /// 8.5.1, R37: movement points in a forced retreat.
    pub fn forced_mp(&self, p: &Position, unit: Unit) -> u8 {
        let mut mp = self.printed_mp(p, unit).0;
        if p.neutralised.has(unit) {
            mp /= 2;
        }
        if p.ooc.has(unit) {
            mp /= 2;
        }
        mp
    }
    /// 8.5.1, R83: the way of a unit: its hexes, how many, and whether it leaves the map.
    pub fn forced_way(&self, p: &Position, unit: Unit) -> ([Hex; 16], u8, bool) {
        let g = &self.s.ground;
        let (side, start) = (self.side(unit), p.place(unit));
        let mp = self.forced_mp(p, unit);
        let (_, gait) = self.printed_mp(p, unit);
        // Cheapest ways; ties: without mines, then lowest numbers.
        const FAR: u16 = u16::MAX;
        let mut cost = [FAR; MAX_HEXES];
        let mut back = [Hex::NONE; MAX_HEXES];
        let mut mined = [0u8; MAX_HEXES];
        cost[start.i()] = 0;
        let mut open: Vec<Hex> = vec![start];
        while let Some(best) =
            (0..open.len()).min_by_key(|&i| (cost[open[i].i()], mined[open[i].i()], open[i]))
        {
            let hex = open.swap_remove(best);
            for next in g.around(hex) {
                if p.foes(enemy(side), next) > 0 || self.hq_there(p, enemy(side), next) {
                    continue;
                }
                let road = self.step_cost(p, gait, hex, next, true);
                let plain = self.step_cost(p, gait, hex, next, false);
                let Some(step) = road.into_iter().chain(plain).min() else { continue };
                let mut total = cost[hex.i()] + step as u16;
                if total > mp as u16 {
                    // The one hex that is always allowed.
                    if hex != start {
                        continue;
                    }
                    total = total.max(mp as u16);
                }
                let mines = mined[hex.i()] + p.mines.has(next.0) as u8;
                if (total, mines, hex) < (cost[next.i()], mined[next.i()], back[next.i()]) {
                    let new = cost[next.i()] == FAR;
                    cost[next.i()] = total;
                    mined[next.i()] = mines;
                    back[next.i()] = hex;
                    if new || !open.contains(&next) {
                        open.push(next);
                    }
                }
            }
        }
        let here = g.to_edge(side, start);
        let exit = self.values.exit[gait.column()] as u16;
        let way = |to: Hex| {
            let (mut path, mut len, mut hex) = ([Hex::NONE; 16], 0u8, to);
            while hex != start && len < 16 {
                path[len as usize] = hex;
                len += 1;
                hex = back[hex.i()];
            }
            path[..len as usize].reverse();
            (path, len)
        };
        let leaving = g
            .hexes()
            .filter(|&hex| {
                g.to_edge(side, hex) == 0 && cost[hex.i()] != FAR && cost[hex.i()] + exit <= mp as u16
            })
            .min_by_key(|&hex| (cost[hex.i()], mined[hex.i()], hex));
        if let Some(hex) = leaving {
            let (path, len) = way(hex);
            return (path, len, true);
        }
        let room = |hex: Hex| hex == start || self.is_hq(unit) || p.own(side, hex) < 3;
        let best = g
            .hexes()
            .filter(|&hex| cost[hex.i()] != FAR && room(hex) && g.to_edge(side, hex) <= here)
            .min_by_key(|&hex| (self.enemy_beside(p, side, hex), g.to_edge(side, hex), cost[hex.i()], hex))
            .unwrap_or(start);
        let (path, len) = way(best);
        (path, len, false)
    }
}
