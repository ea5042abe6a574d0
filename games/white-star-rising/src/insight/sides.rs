//! Who is there, in what state, and what fire they can bring to bear.

use super::aims::VARIANTS;
use super::{Thought, Weights};
use crate::*;
use arrayvec::ArrayVec;

/// Worth of what is hit, times hits, from which opportunity fire is expected: of anybody, by whoever looks ahead.
const WORTH_A_SHOT: f32 = 0.3;
/// Movement points from an aim at which a gun is near enough: about four hexes.
const REACH: u8 = 5;
/// The longest distance fire is worked out for.
const FAR: usize = 31;

/// A unit on the map.
#[derive(Clone, Copy)]
pub(super) struct Mover {
    pub unit: u8,
    pub side: usize,
    pub cell: Cell,
    pub hq: bool,
    /// What is left of its worth.
    pub power: f32,
    /// Turns it has left.
    pub left: f32,
    /// Where its way stands in the tables, and turns for each movement point.
    pub key: usize,
    pub pace: f32,
    /// Movement points it can still spend in this impulse.
    pub credit: f32,
    /// The same if it would mount.
    pub rides: bool,
    pub riding_key: usize,
    pub riding_pace: f32,
    pub riding_credit: f32,
    /// Movement points from a place at which it is as good as there: of a gun.
    pub reach: u8,
}

/// Both sides at a glance.
pub(super) struct Muster {
    pub movers: ArrayVec<Mover, MAX_UNITS>,
    /// Worth of each side, with those still to come.
    pub total: [f32; 2],
    /// Worth of those that left the map.
    pub left_map: [f32; 2],
    /// Worth of those in command, and of those ready to act.
    pub command: [f32; 2],
    pub ready: [f32; 2],
    /// Who will probably act later in this turn.
    pub due: u64,
}

impl WhiteStar {
    /// What each unit is worth, from its printed values.
    pub(super) fn read_worth(&self) -> [f32; MAX_UNITS] {
        let mut worth = [0.0; MAX_UNITS];
        let fire = |value: Option<Fire>| {
            value.map_or(0.0, |fire| {
                fire.dice as f32 * (7 - fire.hit) as f32 * (1.0 + fire.range as f32 / 10.0)
            })
        };
        for unit in 0..self.s.units.len() as u8 {
            let face = &self.kind(unit).faces[0][0];
            let armour = face.armour.map_or(0.0, |armour| armour.dice as f32 * (7 - armour.save) as f32);
            let assault = face.assault.map_or(0.0, |value| value.dice as f32 * (7 - value.hit) as f32);
            worth[unit as usize] = if self.is_hq(unit) {
                2.5
            } else {
                1.0 + 0.06 * (fire(face.ap.or(face.flak)) + fire(face.he) + armour + assault)
            };
        }
        worth
    }

    /// Hits every face can expect to score on soft and hard targets at every distance.
    pub(super) fn read_punch(&self) -> Vec<[f32; FAR + 1]> {
        let mut punch = Vec::new();
        for kind in self.s.kinds.iter() {
            for face in kind.faces.iter().flatten() {
                for hard in [false, true] {
                    let mut by_distance = [0.0; FAR + 1];
                    for (distance, hits) in by_distance.iter_mut().enumerate() {
                        *hits = expected_hits(face, hard, distance as u8);
                    }
                    punch.push(by_distance);
                }
            }
        }
        punch
    }

    /// What is left of a unit.
    pub(super) fn health(&self, p: &Position, unit: u8) -> f32 {
        if self.is_hq(unit) {
            return if Position::is(p.reduced, unit) { 0.6 } else { 1.0 };
        }
        match (p.good_order(unit), Position::is(p.reduced, unit), self.kind(unit).one_step) {
            (true, false, _) => 1.0,
            (false, false, false) => 0.74,
            (true, true, _) => 0.62,
            (false, true, _) => 0.36,
            (false, false, true) => 0.5,
        }
    }
}

impl Thought<'_> {
    /// Looks at every unit once.
    pub(super) fn muster(&self, p: &Position) -> Muster {
        let mut muster = Muster {
            movers: ArrayVec::new(),
            total: [0.01; 2],
            left_map: [0.0; 2],
            command: [0.0; 2],
            ready: [0.0; 2],
            due: 0,
        };
        let turns = self.s.turns.saturating_sub(p.turn) as f32;
        let mut due = 0u64;
        for token in p.cup.iter() {
            if let crate::forces::Marker::Formation(f) = self.s.markers[token as usize] {
                due |= self.s.formations[f as usize].units;
            }
        }
        if p.turn <= 1 {
            // Forced first activations are not in the cup.
            for (f, formation) in self.s.formations.iter().enumerate() {
                due |= if p.activated >> f & 1 == 0 { formation.units } else { 0 };
            }
        }
        muster.due = due;
        // Who can still move in this impulse.
        let mut able = 0;
        if p.impulse.formation != NOBODY {
            able = self.formation(p).units & !p.oc & !p.ooc & (!p.moved | p.moving.party);
        }
        for unit in 0..self.s.units.len() as u8 {
            let side = self.seat(unit).index();
            let cell = p.place(unit);
            let here = on_map(cell);
            if !here && !matches!(cell, WAITING | UNPLACED | EXITED) {
                continue;
            }
            let power = self.lore.worth[unit as usize] * self.health(p, unit);
            muster.total[side] += power;
            if cell == EXITED {
                muster.left_map[side] += power;
            }
            if !here {
                continue;
            }
            let hq = self.is_hq(unit);
            let (gait, hard) = self.gait(p, unit);
            let mp = if hq { self.unit(unit).mp } else { self.face(p, unit).mp };
            let lane = self.lore.lane_of[self.unit(unit).formation as usize];
            let base = (lane * self.s.ground.len() + cell as usize) * VARIANTS;
            let variant = |gait: Gait, hard: bool| base + gait as usize * 2 + hard as usize;
            let pace = |mp: u8| 1.0 / (self.weights.acts * (mp as f32).max(0.4));
            let mut mover = Mover {
                unit,
                side,
                cell,
                hq,
                power,
                left: turns,
                key: variant(gait, hard),
                pace: pace(mp),
                credit: 0.0,
                rides: false,
                riding_key: base,
                riding_pace: 0.0,
                riding_credit: 0.0,
                reach: 0,
            };
            if self.weights.guns > 0.0 && !hq && self.kind(unit).gun {
                mover.reach = REACH;
            }
            if !hq && self.kind(unit).transport && !Position::is(p.mounted, unit) && p.good_order(unit) {
                let face = self.kind(unit).face(true, Position::is(p.reduced, unit));
                mover.rides = true;
                mover.riding_key = variant(face.gait, face.hard);
                mover.riding_pace = pace(face.mp);
            }
            let (credit, left) = if able >> unit & 1 == 1 {
                (self.weights.credit, self.mp_left(p, unit))
            } else if due >> unit & 1 == 1 {
                (self.weights.due, mp)
            } else {
                (0.0, 0)
            };
            mover.credit = credit * left as f32;
            if mover.rides && left == mp {
                let face = self.kind(unit).face(true, Position::is(p.reduced, unit));
                mover.riding_credit = credit * face.mp.saturating_sub(3) as f32;
            }
            muster.movers.push(mover);
            if hq {
                continue;
            }
            muster.command[side] += power * self.command_chance(p, unit);
            if (p.oc | p.moved | p.ooc) & bit(unit) == 0 && p.good_order(unit) {
                muster.ready[side] += power;
            }
        }
        muster
    }

    /// Chance that a unit will be in command next time, falling with the distance so that the headquarters follows.
    fn command_chance(&self, p: &Position, unit: u8) -> f32 {
        if self.in_range(p, unit) {
            return 1.0;
        }
        let formation = &self.s.formations[self.unit(unit).formation as usize];
        let Some(hq) = formation.hq.filter(|&hq| on_map(p.place(hq))) else { return 0.4 };
        let distance = self.s.ground.distance(p.place(unit), p.place(hq));
        (0.6 - 0.03 * distance as f32).max(0.2)
    }

    /// What the fire of each side can be expected to cost the other: every unit has one shot, and more to choose from is
    /// better.
    pub(super) fn fire_power(&self, p: &Position, muster: &Muster) -> [f32; 2] {
        let mut squares = [0.0f32; MAX_UNITS];
        let ground = &self.s.ground;
        let &Weights { charge, spent, later, .. } = self.weights;
        for target in muster.movers.iter().filter(|mover| !mover.hq) {
            let view = ground.view(target.cell);
            let hard = self.is_hard(p, target.unit);
            let saved = 0.7 * self.saves(p, target, hard);
            let stays = self.staying_power(p, target.unit) as f32;
            let loss = target.power / stays;
            for (firer, square) in muster.movers.iter().zip(&mut squares) {
                if firer.hq || firer.side == target.side || !p.good_order(firer.unit) {
                    continue;
                }
                let distance = ground.distance(firer.cell, target.cell);
                let mut value = 0.0;
                if view.has(firer.cell) {
                    let scored = self.punch(p, firer.unit, hard, distance);
                    if scored > 0.0 && self.sees(p, firer.cell, target.cell) {
                        // A hit more or less than saved is a matter of luck: never quite nothing.
                        value = (scored - saved).max(scored * 0.2).min(stays) * loss;
                    }
                }
                if distance <= 2 {
                    value = value.max(charge * self.charge(p, firer, target, hard, distance));
                }
                if (p.oc | p.moved) >> firer.unit & 1 == 1 {
                    value *= spent;
                }
                if muster.due >> firer.unit & 1 == 1 {
                    value *= later;
                }
                *square += value * value;
            }
        }
        let mut fire = [0.0; 2];
        for (mover, square) in muster.movers.iter().zip(squares) {
            fire[mover.side] += square.sqrt();
        }
        fire
    }

    /// 6.3: what an assault of one unit on another can be expected to cost the other more than itself.
    fn charge(&self, p: &Position, firer: &Mover, target: &Mover, hard: bool, distance: u8) -> f32 {
        let Some(blow) = self.face(p, firer.unit).assault.filter(|blow| !blow.star) else { return 0.0 };
        let (gait, rolls) = self.gait(p, firer.unit);
        let ground = &self.s.ground;
        if distance == 1 && ground.cost(firer.cell, target.cell, gait, rolls).is_none() {
            return 0.0;
        }
        let infantry = self.is_infantry(p, firer.unit);
        let hits = |dice: u8, plus: bool, hit: u8| {
            (dice as f32 + if plus { 0.5 } else { 0.0 }) * (7.0 - hit as f32) / 6.0
        };
        let scored = hits(blow.dice, blow.plus, blow.hit - (infantry && hard) as u8);
        let scored = scored - p.trenches.has(target.cell) as u8 as f32;
        let answer = self.face(p, target.unit).assault.map_or(0.0, |blow| {
            let easier = self.is_infantry(p, target.unit) && rolls && p.good_order(target.unit);
            let hit = if p.good_order(target.unit) { blow.hit - easier as u8 } else { 6 };
            hits(blow.dice, blow.plus, hit)
        });
        let stays = |unit: u8| self.staying_power(p, unit) as f32;
        let (theirs, ours) = (stays(target.unit), stays(firer.unit));
        let mut gain = scored.min(theirs) * target.power / theirs - answer.min(ours) * firer.power / ours;
        if self.weights.storm > 0.0 && gain > 0.0 && self.lore.ground.has(target.cell) {
            // 6.3: who suffers more leaves the hex.
            gain += self.weights.storm * (scored - answer).clamp(0.0, 1.0);
        }
        gain.max(0.0) * if distance == 1 { 1.0 } else { 0.6 }
    }

    /// 6.2: the shot the other side will probably fire at who just entered a hex, if it is worth while.
    pub(super) fn likely_shot(&self, p: &Position) -> Option<Order> {
        let mut best = (WORTH_A_SHOT, None);
        self.opportunities(p, &mut |order| {
            let (unit, target, leader) = match order {
                Order::Fire { unit, target, with } if with.weapon != Use::Hold => (unit, target, with.leader),
                Order::Shell { unit, leader, .. } => {
                    (unit, (p.moving.stepped & !self.hqs).trailing_zeros() as u8, leader)
                }
                _ => return true,
            };
            let hard = self.is_hard(p, target);
            let distance = self.s.ground.distance(p.place(unit), p.moving.to);
            let bonus = self.s.ground.bonus(p.moving.to, hard) as f32;
            let saved = match self.face(p, target).armour.filter(|_| hard) {
                Some(armour) => (armour.dice as f32 + bonus.min(2.0)) * (7 - armour.save) as f32 / 6.0,
                None => bonus / 3.0,
            };
            let scored = self.punch(p, unit, hard, distance) + if leader { 0.3 } else { 0.0 };
            let left = (scored - 0.7 * saved).max(scored * 0.2).min(self.staying_power(p, target) as f32);
            let value = left * self.lore.worth[target as usize];
            if value > best.0 {
                best = (value, Some(order));
            }
            true
        });
        best.1
    }

    #[inline]
    fn punch(&self, p: &Position, unit: u8, hard: bool, distance: u8) -> f32 {
        let mounted = Position::is(p.mounted, unit);
        let face = (self.unit(unit).kind as usize * 2 + mounted as usize) * 2;
        let slot = (face + Position::is(p.reduced, unit) as usize) * 2 + hard as usize;
        let hits = self.lore.punch[slot][(distance as usize).min(FAR)];
        match p.weapon[unit as usize] {
            1 if !hard && !mounted => hits * 1.3,
            2 if hard && !mounted => hits * 1.2,
            _ => hits,
        }
    }

    /// Hits a target can expect to save where it stands.
    fn saves(&self, p: &Position, target: &Mover, hard: bool) -> f32 {
        let cell = target.cell;
        let trench = p.trenches.has(cell);
        let covered =
            trench || p.wrecks.has(cell) || self.s.ground.covers(cell, self.is_infantry(p, target.unit));
        let hidden = if covered && p.oc >> target.unit & 1 == 0 { 0.6 } else { 0.0 };
        let bonus = self.s.ground.bonus(cell, hard) as f32 + hidden;
        let saved = match self.face(p, target.unit).armour.filter(|_| hard) {
            Some(armour) => (armour.dice as f32 + bonus.min(2.0)) * (7 - armour.save) as f32 / 6.0,
            None => bonus / 3.0,
        };
        saved + trench as u8 as f32
    }
}

/// 6.1: hits a face can expect on a kind of target at a distance.
fn expected_hits(face: &Face, hard: bool, distance: u8) -> f32 {
    let value = match (hard, face.flak) {
        (true, Some(flak)) => Some(Fire { hit: 6, fixed: true, ..flak }),
        (true, None) => face.ap,
        (false, _) => face.he,
    };
    let Some(value) = value else { return 0.0 };
    let far = if value.fixed { value.range } else { 2 * value.range };
    if distance > far {
        return 0.0;
    }
    let mut hit = value.hit as f32;
    if distance > value.range {
        hit += 1.0;
    } else if !value.fixed && distance <= value.range / 2 {
        hit -= 1.0;
    }
    let dice = value.dice as f32 + if value.plus { 0.6 } else { 0.0 };
    dice * ((7.0 - hit) / 6.0).clamp(0.08, 0.9)
}
