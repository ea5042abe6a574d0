//! What the next shots can do: fire at will, reactions, close combat.

use super::{Look, Weights};
use crate::fire::Manner;
use crate::position::*;
use crate::words::*;
use engine::Seat;

/// No further unit in a hex.
const LAST: u8 = 255;

/// Where everybody stands, so that only those are compared who can meet.
pub(super) struct Scan {
    /// Hexes with visible combat units of each side.
    pub(super) held: [board::Area; 2],
    /// The first visible unit in each hex, and the next of each unit.
    first: [u8; MAX_HEXES],
    next: [u8; MAX_UNITS],
    /// Combat units on the map that can fire, by side.
    pub(super) there: [Units; 2],
    /// 8.2: what hangs on the target alone.
    cover: [i8; MAX_UNITS],
    /// 4.1: how far it is seen.
    spot: [u8; MAX_UNITS],
}

impl Look<'_> {
    /// Looks once at every unit.
    pub(super) fn scan(&self, p: &Position) -> Scan {
        let mut scan = Scan {
            held: [board::Area::NONE; 2],
            first: [LAST; MAX_HEXES],
            next: [LAST; MAX_UNITS],
            there: [Units::NONE; 2],
            cover: [0; MAX_UNITS],
            spot: [0; MAX_UNITS],
        };
        for side in [GERMAN, FRENCH] {
            for unit in self.sides[side.index()].without(self.hqs).without(p.aboard).iter() {
                let at = p.place(unit);
                if !at.on_map() {
                    continue;
                }
                scan.there[side.index()].insert(unit);
                if p.hidden.has(unit) {
                    continue;
                }
                scan.held[side.index()].insert(at.0);
                scan.next[unit.i()] = scan.first[at.i()];
                scan.first[at.i()] = unit.0;
                scan.spot[unit.i()] = self.spotting(p, unit);
                let mut cover = if self.in_column(p, unit) { self.values.target_column } else { 0 };
                self.target_lines(p, unit, &mut |value, _, _, _| cover += value);
                scan.cover[unit.i()] = cover;
            }
        }
        scan
    }
    /// 8.2: what hangs on the firer alone, without its attack.
    fn aim_of(&self, p: &Position, unit: Unit) -> i8 {
        let v = &self.values;
        let rider = self.passenger(p, unit);
        let mut sum = 0;
        if rider != Unit::NONE {
            sum += self.card(rider).attack[(p.steps[rider.i()] < 2) as usize] as i8;
        }
        if p.neutralised.has(unit) || rider != Unit::NONE && p.neutralised.has(rider) {
            sum += v.firer_neutralised;
        }
        if p.exhausted.has(self.host(p, unit)) {
            sum += v.firer_exhausted;
        }
        if p.ooc.has(unit) {
            sum += v.firer_out_of_command;
        }
        if self.in_column(p, unit) {
            sum += v.firer_column;
        }
        if self.dispersed(p, unit) {
            sum += v.firer_dispersed;
        }
        sum
    }
    /// Whether a red n counts against it.
    #[inline]
    fn reddens(&self, target: Unit) -> bool {
        matches!(self.card(target).class, Class::Infantry | Class::Hq)
    }
    /// What a shot in this column costs a target, as a share of its worth.
    #[inline]
    pub(super) fn harm_of(&self, target: Unit, column: i8) -> f32 {
        self.mind.book.harm(self.reddens(target), column)
    }
    /// What each side stands to lose by the next shots of the other, as the Germans count it; `judge` weighs it.
    pub(super) fn danger(&self, p: &Position, scan: &Scan, w: &Weights, judge: Seat) -> f32 {
        let g = &self.s.ground;
        let mut stake = [0.0f32; MAX_UNITS];
        let mut ready = 0.0;
        for side in [GERMAN, FRENCH] {
            let foes = scan.held[enemy(side).index()];
            let sign = if side == GERMAN { w.ready } else { -w.ready };
            for unit in scan.there[side.index()].iter() {
                let at = p.place(unit);
                let targets = self.mind.book.fields[at.i()] & foes;
                if targets.is_empty() {
                    continue;
                }
                // 4.2: next to the enemy, or neutralised, a unit fires no farther than one hex.
                let range = self.range(p, unit, false);
                let aim = self.aim_of(p, unit);
                let reduced = p.steps[unit.i()] < 2;
                let level = self.s.ground.level[at.i()];
                let mut bites: arrayvec::ArrayVec<(u8, f32), MAX_UNITS> = arrayvec::ArrayVec::new();
                let mut best = 0.0f32;
                for hex in targets.iter() {
                    let distance = g.distance(at, Hex(hex));
                    if distance > range {
                        continue;
                    }
                    let mut far = aim + self.values.range_per_hex * (distance as i8 - 1).max(0);
                    if self.values.target_higher != 0 && g.level[hex as usize] > level {
                        far += self.values.target_higher;
                    }
                    let mut next = scan.first[hex as usize];
                    while next != LAST {
                        let target = Unit(next);
                        next = scan.next[target.i()];
                        if distance > 1 && distance > scan.spot[target.i()] {
                            continue;
                        }
                        let column =
                            self.mind.book.edge(unit, target, reduced) + far + scan.cover[target.i()];
                        let bite = self.harm_of(target, column) * self.unit_worth(target);
                        if bite > 0.0 {
                            best = best.max(bite);
                            bites.push((target.0, bite));
                        }
                    }
                }
                for &(target, bite) in &bites {
                    // Whoever has several targets fires at one of them, most likely the best.
                    let attention = w.spread + (1.0 - w.spread) * bite / best;
                    stake[target as usize] += bite * attention;
                    ready += if p.opp.has(unit) { 0.0 } else { sign };
                }
            }
        }
        let mut sum = 0.0;
        for side in [GERMAN, FRENCH] {
            let mut own = 0.0;
            for unit in scan.there[side.index()].iter() {
                own += stake[unit.i()].min(w.most_danger * self.unit_worth(unit));
            }
            let weight = if side == judge { w.danger } else { w.threat };
            sum += weight * if side == FRENCH { own } else { -own };
        }
        sum + ready
    }
    /// 6.3: what those who may react now will do to whoever gave the occasion.
    pub(super) fn reactions(&self, p: &Position, w: &Weights) -> f32 {
        if p.top() != Frame::Window || p.win.trigger == Trigger::Salvo {
            return 0.0;
        }
        let side = self.reactor(p);
        let g = &self.s.ground;
        let mut sum = 0.0;
        for target in p.win.targets.iter().filter(|&unit| p.on_map(unit)) {
            let there = p.place(target);
            let mut stake = 0.0;
            for unit in self.sides[side.index()].without(self.hqs).without(p.aboard).iter() {
                let at = p.place(unit);
                if !at.on_map() || p.opp.has(unit) || p.win.reacted.has(unit) {
                    continue;
                }
                let distance = g.distance(at, there);
                if distance > self.card(unit).range
                    || distance > self.range(p, unit, true)
                    || !self.sees(p, at, target)
                {
                    continue;
                }
                let column = self.factor(p, unit, target, Manner::PLAIN);
                let bite = self.harm_of(target, column) * self.unit_worth(target);
                let passed = self.mind.book.at_most[self.reaction_value(p, unit).clamp(0, 12) as usize];
                stake += (bite * passed - w.ready).max(0.0);
            }
            sum += stake.min(w.most_danger * self.unit_worth(target));
        }
        if side == GERMAN { sum } else { -sum }
    }
    /// 9: how a close combat under way will end.
    pub(super) fn fight(&self, p: &Position, w: &Weights) -> f32 {
        let Some(share) = self.clash_share(p) else { return 0.0 };
        let gain = self.gain_of(&p.clash, share, w);
        if p.act.side == GERMAN { gain } else { -gain }
    }
    /// 9.1: the chance of the attackers in the close combat under way, roughly: how many rounds each side needs to wear the
    /// other down. A hit costs a step or drives away.
    pub(super) fn clash_share(&self, p: &Position) -> Option<f32> {
        let clash = &p.clash;
        if !clash.hex.on_map() || clash.attackers.is_empty() || clash.defenders.is_empty() {
            return None;
        }
        let manner = Manner { moving: false, round: clash.round.max(1) };
        let rate = |from: Units, at: Units| {
            let best = |unit: Unit| {
                let hits = at.iter().map(|target| {
                    self.mind.book.hit(self.reddens(target), self.factor(p, unit, target, manner))
                });
                hits.fold(0.0, f32::max)
            };
            from.iter().map(best).sum::<f32>() + 0.02
        };
        let lives = |units: Units| {
            let of = |unit: Unit| {
                let before = if clash.before.has(unit) { 0.5 } else { 0.0 };
                0.5 + 0.5 * p.steps[unit.i()] as f32 - before
            };
            units.iter().map(of).sum::<f32>()
        };
        let first = if matches!(clash.part, ClashPart::Mines | ClashPart::Defence) { 0.5 } else { 0.0 };
        let wins = lives(clash.defenders) / rate(clash.attackers, clash.defenders) + first;
        let loses = lives(clash.attackers) / rate(clash.defenders, clash.attackers);
        Some(loses * loses / (wins * wins + loses * loses))
    }
    /// Whether an enemy that can be seen stands within three hexes.
    #[inline]
    pub(super) fn foe_close(&self, scan: &Scan, side: Seat, hex: Hex) -> bool {
        !(self.mind.book.close[hex.i()] & scan.held[enemy(side).index()]).is_empty()
    }
}
