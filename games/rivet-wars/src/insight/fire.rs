//! What fire can be expected: hits that the units of a side may hope for from where they stand.

use super::{Field, Weights};
use crate::*;

/// A segment under fire.
#[derive(Clone, Copy)]
struct Target {
    seg: Seg,
    /// What each unit loses by a hit, in formation order, and the dice taken off.
    loss: [f32; 4],
    armour: [u8; 4],
    units: u8,
    bolster: u8,
    immune: bool,
    /// The share that earlier fire is expected to have left.
    left: f32,
}

impl Target {
    /// More than everybody cannot be lost.
    fn most(&self) -> f32 {
        self.loss.iter().sum::<f32>() * 0.9
    }
}

impl RivetWars {
    /// What a side can hope to destroy in one combat phase, in victory points. `fresh`: only by those who have not acted in the
    /// combat phase under way.
    pub(super) fn fire(&self, p: &Position, field: &Field, side: Seat, fresh: bool, w: &Weights) -> f32 {
        let mut targets: [Option<Target>; 20] = [None; 20];
        let mut count = 0;
        let enemy = &field.sides[1 - side.index()];
        for &seg in enemy.segs() {
            if count < targets.len() {
                targets[count] = Some(self.target(p, seg, w));
                count += 1;
            }
        }
        if count == 0 {
            return 0.0;
        }
        let mut sum = 0.0;
        for &unit in field.sides[side.index()].units() {
            let waiting = p.is(unit, State::ACTIVE) || !p.is(unit, State::USED);
            if fresh && !waiting {
                continue;
            }
            sum += self.fire_of(p, field, unit, fresh, &mut targets[..count]);
        }
        if fresh || w.recruits == 0.0 {
            sum
        } else {
            sum + w.recruits * self.fire_of_recruits(p, side, &targets[..count])
        }
    }

    /// What recruits of the coming turn can destroy: they fire from where they are deployed, in the same turn (R16).
    fn fire_of_recruits(&self, p: &Position, side: Seat, targets: &[Option<Target>]) -> f32 {
        let points = self.mission().points[side.index()];
        let mut best = 0.0f32;
        for card in self.data.units.iter() {
            if card.side != side || card.rivets > 0 || card.class == Class::Plug || card.cost > points {
                continue;
            }
            let figures = (card.first..card.first + self.limit(card))
                .filter(|&unit| p.at[unit as usize] == Seg::NONE)
                .count() as u8;
            let many = (points / card.cost.max(1)).min(figures) as f32;
            for seg in self.mission().deploy[side.index()].iter() {
                if self.holds(p, Seat(1 - side.0), seg) {
                    continue;
                }
                for weapon in &card.weapons {
                    let near = targets
                        .iter()
                        .flatten()
                        .filter(|target| self.tables.distance(seg, target.seg) <= card.ground_range);
                    let gain = near.map(|target| {
                        let (gain, _) = self.shot(weapon, target, false, 0);
                        (gain * weapon.attacks as f32 * many.min(2.0)).min(target.most()) * target.left
                    });
                    best = best.max(gain.fold(0.0, f32::max));
                }
            }
        }
        best
    }

    fn target(&self, p: &Position, seg: Seg, w: &Weights) -> Target {
        let shared = self.benefits(p, seg);
        let mut target = Target {
            seg,
            loss: [0.0; 4],
            armour: [0; 4],
            units: 0,
            bolster: shared.bolster + self.cover(p, seg),
            immune: shared.gas_immune,
            left: 1.0,
        };
        let keeps = p.marker[seg.index()] == Marker::Objective;
        for (place, unit) in p.units_in(seg).enumerate() {
            let card = self.card_of(unit);
            let plug = p.plug_of(unit).map_or(0, |plug| self.data.units[plug.index()].cost);
            let worth = (card.cost + plug) as f32 * w.loss + card.bounty as f32;
            // Who holds an objective alone takes the points with him.
            let worth = worth + if keeps && place == 0 { w.keeper } else { 0.0 };
            let health = card.hit_points - p.damage[unit.index()];
            target.loss[place] = worth / health.max(1) as f32;
            target.armour[place] = card.armour - 1;
            target.units += 1;
        }
        target
    }

    /// What an attack under way and shells still to fall may be expected to destroy, for the active side: throws come one by one,
    /// and casualties leave together at the end.
    pub(super) fn under_way(&self, p: &Position, w: &Weights) -> f32 {
        let mut sum = 0.0;
        if p.stage == Stage::Sweep {
            let sweep = &p.sweep;
            let mut comes = 1.0;
            for (index, victim) in
                sweep.victims.into_iter().enumerate().filter(|(_, victim)| victim.is_some())
            {
                let done = index < sweep.next as usize;
                let chance = match (done, sweep.manner) {
                    (true, Manner::Together) => (sweep.hits >> index & 1) as f32,
                    // A chain has hurt its victims already.
                    (true, Manner::Chain) => continue,
                    (false, manner) => {
                        let dice = self.dice_against(p, sweep, victim);
                        let chance = self.hit_chance(dice, sweep.precision);
                        if manner == Manner::Chain {
                            comes *= chance;
                        }
                        if manner == Manner::Chain { comes } else { chance }
                    }
                };
                sum += chance * self.loss_of(p, victim, w);
            }
        }
        if p.aim.is_some()
            && p.played != NOTHING
            && let Effect::Strike { dice, gas, .. } = self.card(p.played).effect
        {
            let shells = p.left - (p.stage == Stage::Sweep) as u8;
            let mut each = 0.0;
            for victim in self.grid().neighbours(p.aim).flat_map(|seg| p.units_in(seg)) {
                let dice = self.reduced(p, dice[self.card_of(victim).armour as usize - 1], gas, victim);
                each += self.hit_chance(dice, 0) * self.loss_of(p, victim, w);
            }
            sum += each / 8.0 * shells as f32;
        }
        sum + p.clouds.iter().flatten().map(|cloud| self.drift_worth(p, cloud, w)).sum::<f32>()
    }

    /// 10.3: a cloud drifts to one of eight sides and asks nobody whose men stand there. Where it has drifted already, much can change
    /// before it does so again.
    fn drift_worth(&self, p: &Position, cloud: &Cloud, w: &Weights) -> f32 {
        let victims = self.grid().neighbours(cloud.at).flat_map(|seg| p.units_in(seg));
        let losses = victims.map(|victim| {
            let dice = self.reduced(p, cloud.dice[self.card_of(victim).armour as usize - 1], true, victim);
            self.hit_chance(dice, cloud.precision) * self.loss_of(p, victim, w)
        });
        losses.sum::<f32>() / 8.0 * if cloud.drifted { 0.4 } else { 1.0 }
    }

    fn hit_chance(&self, dice: u8, precision: u8) -> f32 {
        let needed = self.data.numbers.hit.saturating_sub(precision).clamp(1, 7);
        1.0 - ((needed - 1) as f32 / 6.0).powi(dice as i32)
    }

    /// What the active side gains by a hit on this unit; less than nothing if it is its own.
    fn loss_of(&self, p: &Position, unit: Unit, w: &Weights) -> f32 {
        let card = self.card_of(unit);
        let keeps = p.marker[p.at[unit.index()].index()] == Marker::Objective;
        let worth = card.cost as f32 * w.loss + card.bounty as f32 + if keeps { w.keeper } else { 0.0 };
        let worth = worth / (card.hit_points - p.damage[unit.index()]).max(1) as f32;
        if card.side == p.active { -worth } else { worth }
    }

    /// The fire of one unit on whatever suits each of its rows best.
    fn fire_of(
        &self,
        p: &Position,
        field: &Field,
        unit: Unit,
        fresh: bool,
        targets: &mut [Option<Target>],
    ) -> f32 {
        let at = p.at[unit.index()];
        let active = fresh && p.is(unit, State::ACTIVE);
        let powers = if active {
            self.powers(p, unit)
        } else {
            self.own_abilities(p, unit).with(self.benefits(p, at))
        };
        // 9.5: who comes nearer first shoots farther.
        let rushed = active && p.acting.unit == unit && (p.acting.rushed || p.acting.attacked);
        let rushing = active && p.moving.unit == unit && p.moving.way == Way::Assault;
        let rush = match () {
            () if rushing => p.moving.points,
            () if active && p.moving.unit == unit => return 0.0,
            () if rushed || (active && p.again) => 0,
            () => powers.rapid_assault,
        };
        let mut sum = 0.0;
        for (row, weapon, card) in self.rows(p, unit) {
            let range = self.range(card, Layer::Ground, &powers);
            let attacks = if active { self.attacks_left(p, unit, row) } else { weapon.attacks };
            if range == 0 || attacks == 0 {
                continue;
            }
            let mut best = (0.0, 0, 0.0);
            for (index, target) in targets.iter().flatten().enumerate() {
                let far = self.tables.distance(at, target.seg);
                if far > range + rush {
                    continue;
                }
                let sure = match () {
                    () if far <= range => 1.0,
                    // Who is on his way knows where he can still halt.
                    () if rushing && field.ends.both(self.tables.within(target.seg, range)).is_empty() => {
                        continue;
                    }
                    () if rushing => 0.95,
                    () => 0.7,
                };
                let (gain, hits) = self.shot(weapon, target, powers.sniper, powers.precision);
                let gain = (gain * attacks as f32).min(target.most()) * target.left * sure;
                if gain > best.0 {
                    best = (gain, index, hits * attacks as f32);
                }
            }
            if best.0 > 0.0
                && let Some(target) = targets[best.1].as_mut()
            {
                target.left *= 1.0 - (best.2 / target.units.max(1) as f32).min(0.85);
                sum += best.0;
            }
        }
        sum
    }

    /// What one attack of a row may be expected to destroy there, and how many it hits.
    fn shot(&self, weapon: &Weapon, target: &Target, sniper: bool, precision: u8) -> (f32, f32) {
        let chance = |place: usize| {
            let dice = weapon.dice[target.armour[place] as usize];
            if dice == 0 || weapon.special == Special::Gas && target.immune {
                return 0.0;
            }
            let dice = dice.saturating_sub(target.bolster).max(1);
            self.hit_chance(dice, precision)
        };
        let places = 0..target.units as usize;
        match weapon.special {
            Special::Flat | Special::Gas => places.fold((0.0, 0.0), |sum, place| {
                (sum.0 + chance(place) * target.loss[place], sum.1 + chance(place))
            }),
            Special::Chain => {
                let mut sum = (0.0, 0.0);
                let mut comes = 1.0;
                for place in places {
                    comes *= chance(place);
                    sum = (sum.0 + comes * target.loss[place], sum.1 + comes);
                }
                sum
            }
            _ if sniper => {
                places.map(|place| (chance(place) * target.loss[place], chance(place))).fold((0.0, 0.0), max)
            }
            _ if target.units > 0 => (chance(0) * target.loss[0], chance(0)),
            _ => (0.0, 0.0),
        }
    }
}

fn max(a: (f32, f32), b: (f32, f32)) -> (f32, f32) {
    if b.0 > a.0 { b } else { a }
}
