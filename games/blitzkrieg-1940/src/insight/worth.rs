//! How far the Germans lead: the worth of the units, what each side can do to the other, and how near it brings the aim.

use crate::Blitzkrieg;
use crate::fire::Manner;
use crate::kinds::*;
use crate::odds::at_most;
use crate::position::*;
use engine::Seat;

/// What the danger of the next shots weighs beside what is lost already.
const DANGER: f32 = 0.35;
/// No unit stands to lose more than this share of its worth.
const MOST_DANGER: f32 = 0.7;
/// What opportunity fire that is kept is worth, for each enemy in sight and range.
const READY: f32 = 0.03;
/// 1/(1+d) for every distance on a map.
const NEAR: [f32; 64] = {
    let mut table = [0.0; 64];
    let mut d = 0;
    while d < 64 {
        table[d] = 1.0 / (1.0 + d as f32);
        d += 1;
    }
    table
};

impl Blitzkrieg {
    /// Everything together, as the Germans see it; about 1 is a company.
    pub(super) fn german_lead(&self, p: &Position) -> f32 {
        let mut lead = self.ground_worth(p) + self.danger(p) + self.reactions(p) + self.fight(p);
        lead += self.strength(p, GERMAN) - self.strength(p, FRENCH);
        // Points that are left let a move go on.
        if p.top() == Frame::Move && !p.mv.party.is_empty() {
            let unit = p.mv.party.first();
            let left = self.mp(p, unit).saturating_sub(p.spent[unit.i()]) as f32;
            lead += 0.002 * left * if p.act.side == GERMAN { 1.0 } else { -1.0 };
        }
        lead
    }
    /// What a company is worth at full strength.
    pub(super) fn unit_worth(&self, unit: Unit) -> f32 {
        let card = self.card(unit);
        0.4 + 0.06 * card.attack[0] as f32 + 0.08 * card.armour as f32
    }
    /// What the units of a side are worth in their present state.
    fn strength(&self, p: &Position, side: Seat) -> f32 {
        let mut sum = 0.0;
        for unit in self.sides[side.index()].without(self.hqs).iter() {
            let at = p.place(unit);
            if !(at.on_map() || at == Hex::WAITING || at == Hex::UNPLACED || at == Hex::SECRET) {
                continue;
            }
            let mut state = if p.steps[unit.i()] < 2 { 0.55 } else { 1.0 };
            if p.neutralised.has(unit) {
                state -= 0.15;
            }
            if p.ooc.has(unit) {
                state -= 0.1;
            }
            sum += self.unit_worth(unit) * state;
            // Who waits beside the map does nothing.
            if at == Hex::WAITING && self.card(unit).enters <= p.turn {
                sum -= 0.3;
            }
        }
        for form in p.demoralised.iter().filter(|&form| self.form(form).side == side) {
            sum -= 0.15 * self.form(form).units.len() as f32;
        }
        for form in p.exhausted.iter().filter(|&form| self.form(form).side == side) {
            sum -= 0.03 * self.form(form).units.len() as f32;
        }
        for hq in self.hqs.and(self.sides[side.index()]).iter() {
            sum += self.hq_worth(p, side, hq);
        }
        sum
    }
    /// 3.4: a headquarters near its units, and not alone near the enemy.
    fn hq_worth(&self, p: &Position, side: Seat, hq: Unit) -> f32 {
        let at = p.place(hq);
        if at == Hex::OVERRUN {
            return -0.6;
        }
        if !at.on_map() {
            return 0.0;
        }
        let g = &self.s.ground;
        let mut sum = 0.0;
        let radius = self.radius(hq);
        for unit in self.form(self.card(hq).form).units.iter().filter(|&unit| p.on_map(unit)) {
            let far = g.distance(at, p.place(unit));
            sum -= 0.012 * far.saturating_sub(1) as f32 + if far > radius { 0.05 } else { 0.0 };
        }
        let alone = p.own(side, at) == 0;
        if alone && self.enemy_beside(p, side, at) {
            sum -= 0.4;
        } else if alone {
            let foes = self.sides[enemy(side).index()].without(self.hqs).without(p.hidden);
            let close = foes.iter().any(|foe| p.on_map(foe) && g.distance(at, p.place(foe)) <= 3);
            sum -= if close { 0.12 } else { 0.0 };
        }
        sum
    }
    /// What a shot in this column costs a target, as a share of its worth.
    #[inline]
    fn harm(&self, target: Unit, column: i8) -> f32 {
        if column < -1 {
            return 0.0;
        }
        let class = self.card(target).class;
        let red = class == Class::Infantry || class == Class::Hq;
        self.harms[red as usize][(column.min(10) + 1) as usize]
    }
    /// What a unit can do to another from where they stand.
    fn bite(&self, p: &Position, unit: Unit, target: Unit, range: u8, distance: u8) -> f32 {
        if distance > range || !self.sees(p, p.place(unit), target) {
            return 0.0;
        }
        self.harm(target, self.factor(p, unit, target, Manner::PLAIN)) * self.unit_worth(target)
    }
    /// What each side stands to lose by the next shots of the other.
    fn danger(&self, p: &Position) -> f32 {
        let on_map = |side: Seat| {
            self.sides[side.index()].without(self.hqs).without(p.aboard).iter().filter(|&unit| p.on_map(unit))
        };
        let mut stake = [0.0f32; MAX_UNITS];
        let g = &self.s.ground;
        let mut ready = 0.0;
        let french: arrayvec::ArrayVec<(Unit, Hex, u8), MAX_UNITS> =
            on_map(FRENCH).map(|unit| (unit, p.place(unit), self.card(unit).range)).collect();
        for unit in on_map(GERMAN) {
            let at = p.place(unit);
            let range = self.card(unit).range;
            for &(foe, there, reach) in &french {
                let distance = g.distance(at, there);
                if distance > range.max(reach) {
                    continue;
                }
                // Next to the enemy and neutralised a unit reaches one hex; the enemy beside it is in that hex then.
                let able = |unit: Unit, range: u8| if p.neutralised.has(unit) { range.min(1) } else { range };
                if !p.hidden.has(foe) {
                    let bite = self.bite(p, unit, foe, able(unit, range), distance);
                    stake[foe.i()] += bite;
                    ready += if bite > 0.0 && !p.opp.has(unit) { READY } else { 0.0 };
                }
                if !p.hidden.has(unit) {
                    let bite = self.bite(p, foe, unit, able(foe, reach), distance);
                    stake[unit.i()] += bite;
                    ready -= if bite > 0.0 && !p.opp.has(foe) { READY } else { 0.0 };
                }
            }
        }
        let mut sum = 0.0;
        for unit in self.all().filter(|unit| stake[unit.i()] > 0.0) {
            let most = stake[unit.i()].min(MOST_DANGER * self.unit_worth(unit));
            sum += if self.side(unit) == FRENCH { most } else { -most };
        }
        DANGER * sum + ready
    }
    /// 6.3: what those who may react now will do to whoever gave the occasion.
    fn reactions(&self, p: &Position) -> f32 {
        if p.top() != Frame::Window || p.win.trigger == Trigger::Salvo {
            return 0.0;
        }
        let side = self.reactor(p);
        let g = &self.s.ground;
        let mut sum = 0.0;
        for target in p.win.targets.iter().filter(|&unit| p.on_map(unit)) {
            let mut stake = 0.0;
            for unit in self.sides[side.index()].without(self.hqs).without(p.aboard).iter() {
                if !p.on_map(unit) || p.opp.has(unit) || p.win.reacted.has(unit) {
                    continue;
                }
                let distance = g.distance(p.place(unit), p.place(target));
                if distance > self.card(unit).range || distance > self.range(p, unit, true) {
                    continue;
                }
                let bite = self.bite(p, unit, target, distance, distance);
                stake += (bite * at_most(self.reaction_value(p, unit)) as f32 - READY).max(0.0);
            }
            sum += stake.min(MOST_DANGER * self.unit_worth(target));
        }
        if side == GERMAN { sum } else { -sum }
    }
    /// 9: how a close combat under way will end.
    fn fight(&self, p: &Position) -> f32 {
        let clash = &p.clash;
        if !clash.hex.on_map() || clash.attackers.is_empty() || clash.defenders.is_empty() {
            return 0.0;
        }
        let manner = Manner { moving: false, round: clash.round.max(1) };
        let power = |from: Units, at: Units| {
            let best = |unit: Unit| {
                let harms = at.iter().map(|target| self.harm(target, self.factor(p, unit, target, manner)));
                harms.fold(0.0, f32::max)
            };
            from.iter().map(best).sum::<f32>() + 0.02
        };
        let (attack, defence) = (
            power(clash.attackers, clash.defenders) / clash.defenders.len() as f32,
            power(clash.defenders, clash.attackers) / clash.attackers.len() as f32,
        );
        let share = attack * attack / (attack * attack + defence * defence);
        let prize = 0.4 + if self.matters.has(clash.hex.0) { 1.2 } else { 0.0 };
        let losses = |units: Units| units.iter().map(|unit| 0.4 * self.unit_worth(unit)).sum::<f32>();
        let gain = share * (prize + losses(clash.defenders)) - (1.0 - share) * losses(clash.attackers);
        if p.act.side == GERMAN { gain } else { -gain }
    }
    /// Ground, as the Germans count it: what they hold and how near they are to what they need.
    fn ground_worth(&self, p: &Position) -> f32 {
        let mut sum = 0.0;
        // How much of the turn is still to come.
        let ahead = p.cup.len() as f32 / self.markers.len().max(1) as f32;
        match self.s.objective {
            Some(hex) => {
                let late = 0.4 + 0.6 * p.turn as f32 / self.s.turns as f32;
                let german = p.german.has(hex.0);
                sum += if german { 4.0 } else { -4.0 } * late;
                let last = p.turn >= self.s.turns;
                if last {
                    sum += if german { 6.0 } else { -6.0 } * (1.0 - ahead);
                }
                let (own, theirs) = if german { (1.0, 1.6) } else { (1.6, 1.0) };
                sum += own * self.pull(p, GERMAN, hex) - theirs * self.pull(p, FRENCH, hex);
            }
            None => {
                let points = self.points(p) as f32;
                let band = |turn: u8| self.s.bands[(turn.max(1) as usize - 1).min(self.s.bands.len() - 1)];
                let [least, most] = band(p.turn);
                let middle = (least as f32 + most as f32) / 2.0;
                sum += 0.5 * (points - middle).clamp(-14.0, 14.0);
                if points > most as f32 {
                    sum += 1.0 + 6.0 * (1.0 - ahead);
                } else if points < least as f32 {
                    sum -= 1.0 + 6.0 * (1.0 - ahead);
                }
                for prize in &self.s.ground.prizes {
                    // Villages that must be taken draw more than those that are held.
                    let held = p.german.has(prize.hex.0);
                    let (own, theirs) = if held { (0.04, 0.1) } else { (0.16, 0.08) };
                    let near =
                        own * self.pull(p, GERMAN, prize.hex) - theirs * self.pull(p, FRENCH, prize.hex);
                    sum += prize.points as f32 * near;
                }
            }
        }
        sum
    }
    /// How strongly a side bears on a hex: its units by distance.
    fn pull(&self, p: &Position, side: Seat, hex: Hex) -> f32 {
        let mut sum = 0.0f32;
        for unit in self.sides[side.index()].without(p.aboard).iter() {
            let at = p.place(unit);
            if at.on_map() {
                let near = NEAR[self.s.ground.distance(at, hex).min(63) as usize];
                // Headquarters lead the way, as far as they dare.
                let able = if self.hqs.has(unit) || p.neutralised.has(unit) { 0.5 } else { 1.0 };
                sum += able * near;
            }
        }
        sum.sqrt()
    }
}
