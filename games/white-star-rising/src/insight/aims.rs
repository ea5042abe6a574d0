//! What the sides want, how far each unit is from it, and how near they have come.

use super::Thought;
use super::sides::{Mover, Muster};
use crate::forces::{Goal, Per, Verdict, Victory};
use crate::*;
use arrayvec::ArrayVec;

/// Ways to move: gaits, soft and hard.
pub(super) const VARIANTS: usize = 6;
/// Turns more to keep in hand for leaving the map: one impulse missed at the end is one too many.
const TO_LEAVE: f32 = 1.5;
/// How much more leaving counts than holding.
const LEAVING: f32 = 1.5;
/// Strength where there is none, so that shares can be formed.
const LITTLE: f32 = 0.05;
/// Movement points from where there is no way.
const NO_WAY: u8 = 255;

/// Something a side wants, as bots see it.
#[derive(Clone, Debug)]
pub(crate) struct Aim {
    /// Who wants it.
    pub seat: Seat,
    /// What it is.
    what: What,
    /// How much it counts.
    pub weight: f32,
    /// Where it is.
    pub area: Area,
    /// The way to each hex of it, or to the nearest one.
    ways: Vec<Way>,
}

/// The way to a place from everywhere.
#[derive(Clone, Debug)]
struct Way {
    to: Area,
    /// Movement points, by lane, hex and variant.
    cost: Vec<u8>,
}

#[derive(Clone, Debug)]
enum What {
    /// So many hexes of the area.
    Hold(u32),
    /// So many of these units off the map; these count twice; only at full strength.
    Leave(u64, u64, bool, f32),
    /// So many of these enemies eliminated.
    Kill(u64, f32),
    /// One of these units in the area.
    Be(u64),
    /// None of these enemies in the area.
    Clear(u64),
}

/// How near an aim is.
#[derive(Clone, Copy, Default)]
pub(super) struct Progress {
    /// What is reached, or as good as reached: 0 to 1.
    pub reached: f32,
    /// Share of the strength around it.
    pub presence: f32,
    /// How near the whole force is.
    pub advance: f32,
}

impl WhiteStar {
    /// The aims of both sides, from the victory conditions, and whether any one of them is enough.
    pub(super) fn read_aims(&self, lanes: &[Area]) -> (Vec<Aim>, bool) {
        let mut aims = Vec::new();
        let mut either = false;
        let mut add = |seat: Seat, what: What, area: Area, weight: f32| {
            let ways = match what {
                What::Hold(_) => area.iter().map(|cell| self.way(Area::of(cell), lanes)).collect(),
                What::Kill(..) => Vec::new(),
                _ => vec![self.way(area, lanes)],
            };
            aims.push(Aim { seat, what, weight, area, ways });
        };
        let exits = |seat: Seat| self.s.exits[seat.index()];
        match &self.s.victory {
            Victory::Goals { seat, goals, results } => {
                either = goals.len() > 1 && matches!(results[1], Verdict::Win(winner, _) if winner == *seat);
                let weight = if either { 1.0 } else { 1.0 / goals.len() as f32 };
                for goal in goals {
                    match goal {
                        Goal::Control { area, count } => add(*seat, What::Hold(*count as u32), *area, weight),
                        Goal::Bridge { area } => add(*seat, What::Hold(1), *area, weight),
                        Goal::Present { units, area } => add(*seat, What::Be(*units), *area, weight),
                        Goal::Absent { units, area } => add(*seat, What::Clear(*units), *area, weight),
                        Goal::Exited { units, double, full, count } => {
                            let what = What::Leave(*units, *double, *full, *count as f32);
                            add(*seat, what, exits(*seat), weight * LEAVING)
                        }
                        Goal::Eliminated { units, count } => {
                            add(*seat, What::Kill(*units, *count as f32), Area::NONE, weight)
                        }
                    }
                }
            }
            Victory::Points { scores, .. } => {
                for score in scores {
                    let (seat, points) = (score.seat, score.points as f32);
                    match &score.per {
                        Per::Area(area) => add(seat, What::Hold(area.len() as u32), *area, points / 6.0),
                        Per::Hex(area) => {
                            for cell in area.iter() {
                                add(seat, What::Hold(1), Area::of(cell), points / 6.0);
                            }
                        }
                        Per::Eliminated(units) => {
                            add(seat, What::Kill(*units, 4.0), Area::NONE, points / 2.0)
                        }
                        Per::Exited(units) => {
                            add(seat, What::Leave(*units, 0, false, 3.0), exits(seat), points / 2.0)
                        }
                    }
                }
            }
            Victory::Breakthrough { seat, tanks, keep, .. } => {
                add(*seat, What::Leave(*tanks, 0, false, 3.0), exits(*seat), 1.0);
                add(*seat, What::Kill(*keep, 6.0), Area::NONE, 0.2);
            }
        }
        (aims, either)
    }

    /// Movement points from every hex to the nearest of an area, for every lane and variant.
    fn way(&self, to: Area, lanes: &[Area]) -> Way {
        let ground = &self.s.ground;
        let cells = ground.len();
        let mut cost = vec![NO_WAY; lanes.len() * cells * VARIANTS];
        let gaits = [Gait::Leg, Gait::Wheeled, Gait::Tracked];
        for (lane, forbidden) in lanes.iter().enumerate() {
            for variant in 0..VARIANTS {
                let (gait, hard) = (gaits[variant / 2], variant % 2 == 1);
                let slot = |cell: Cell| (lane * cells + cell as usize) * VARIANTS + variant;
                let mut open: Vec<Cell> = to.iter().collect();
                open.iter().for_each(|&cell| cost[slot(cell)] = 0);
                // Costs are small: correcting what was found too dear is simpler than a queue.
                while let Some(cell) = open.pop() {
                    let so_far = cost[slot(cell)];
                    for &from in ground.neighbours(cell) {
                        let Some(step) = ground.cost(from, cell, gait, hard) else { continue };
                        let sum = so_far.saturating_add(step).min(NO_WAY - 1);
                        if sum < cost[slot(from)] && !forbidden.has(cell) && !forbidden.has(from) {
                            cost[slot(from)] = sum;
                            open.push(from);
                        }
                    }
                }
            }
        }
        Way { to, cost }
    }
}

impl Thought<'_> {
    /// How much being early counts for an aim, and the turns to keep in hand.
    fn temper(&self, what: &What) -> (f32, f32) {
        let margin = if let What::Leave(..) = what { TO_LEAVE } else { 0.0 };
        (self.weights.haste, self.weights.margin + margin)
    }

    /// How far an aim has come.
    pub(super) fn aim_progress(&self, p: &Position, aim: &Aim, muster: &Muster) -> Progress {
        let (own, foe) = (aim.seat.index(), 1 - aim.seat.index());
        let temper = self.temper(&aim.what);
        let mut nearest = [0.0f32; MAX_UNITS];
        let mut reached = 0.0;
        for way in &aim.ways {
            let mut best = [0.0f32; 2];
            let mut local = [LITTLE; 2];
            for (mover, nearest) in muster.movers.iter().zip(&mut nearest) {
                let near = way.near(mover, temper);
                *nearest = nearest.max(near);
                if !mover.hq {
                    best[mover.side] = best[mover.side].max(near);
                    local[mover.side] += mover.power * near * near;
                }
            }
            if let What::Hold(_) = aim.what {
                let share = local[own] / (local[own] + local[foe]);
                // Who is nearest, and who is stronger around it.
                let (by_distance, by_strength) = if way.to.intersects(&p.control[own]) {
                    (1.0 - 0.4 * best[foe] * (1.0 - 0.6 * best[own]), 1.0 - 0.7 * (1.0 - share))
                } else {
                    (0.5 * best[own] * (1.0 - 0.3 * best[foe]), share * best[own])
                };
                reached += by_distance + self.weights.local * (by_strength - by_distance);
            }
        }
        let mut strength = [LITTLE; 2];
        // Who has left the map is where he wanted to be.
        let mut advance = muster.left_map[own];
        let mut advance_of_foe = 0.0;
        for (mover, near) in muster.movers.iter().zip(nearest) {
            let weighed = mover.power * near;
            if !mover.hq {
                strength[mover.side] += weighed;
            }
            if mover.side == own {
                advance += weighed;
            } else {
                advance_of_foe += weighed;
            }
        }
        let presence = strength[own] / (strength[own] + strength[foe]);
        let advance = advance / muster.total[own];
        match aim.what {
            What::Hold(count) => Progress { reached: enough(reached / count as f32), presence, advance },
            What::Leave(units, double, full, count) => {
                let reached = self.leaving(p, &aim.ways[0], muster, (units, double, full), count);
                Progress { reached, presence: 0.5, advance: advance * self.weights.elsewhere }
            }
            What::Kill(units, count) => {
                let gone = |unit| match p.place(unit) {
                    ELIMINATED => 1.0,
                    cell if on_map(cell) => 0.4 * (1.0 - self.health(p, unit)),
                    _ => 0.0,
                };
                let gone: f32 = members(units).map(gone).sum();
                Progress { reached: enough(gone / count), presence: 0.5, advance: 0.0 }
            }
            What::Be(units) => {
                let best =
                    muster.movers.iter().zip(nearest).filter(|(mover, _)| units >> mover.unit & 1 == 1);
                let best = best.map(|(_, near)| near).fold(0.0, f32::max);
                let there = if best >= 1.0 { 1.0 } else { 0.6 * best };
                // The others must come to drive them out.
                let advance = (advance - advance_of_foe / muster.total[foe]) * self.weights.elsewhere;
                Progress { reached: there, presence, advance }
            }
            What::Clear(units) => {
                let there = |(mover, near): (&Mover, f32)| {
                    if units >> mover.unit & 1 == 0 {
                        0.0
                    } else if near >= 1.0 {
                        0.3 + 0.7 * self.health(p, mover.unit)
                    } else {
                        0.3 * near * self.health(p, mover.unit)
                    }
                };
                let there: f32 = muster.movers.iter().zip(nearest).map(there).sum();
                Progress {
                    reached: 1.0 / (1.0 + 0.4 * there),
                    presence,
                    advance: advance * self.weights.elsewhere,
                }
            }
        }
    }

    /// Worth of the guns of each side that stand ready to fire, by how near they are to where it matters: what a gun covers need not be
    /// in sight yet.
    pub(super) fn ready_guns(&self, muster: &Muster) -> [f32; 2] {
        let mut ready = [0.0; 2];
        if self.weights.guns == 0.0 {
            return ready;
        }
        for mover in muster.movers.iter().filter(|mover| mover.rides && mover.reach > 0) {
            let near = |aim: &Aim| {
                let temper = self.temper(&aim.what);
                aim.ways.iter().map(|way| way.near(mover, temper)).fold(0.0, f32::max)
            };
            let near = self.lore.aims.iter().map(near).fold(0.0, f32::max);
            ready[mover.side] += mover.power * near;
        }
        ready
    }

    /// Units that left or will leave: as many as are needed count fully, the others are a reserve.
    fn leaving(
        &self,
        p: &Position,
        way: &Way,
        muster: &Muster,
        (units, double, full): (u64, u64, bool),
        count: f32,
    ) -> f32 {
        let temper = (self.weights.haste, self.weights.margin + TO_LEAVE);
        let mut shares: ArrayVec<f32, MAX_UNITS> = ArrayVec::new();
        let times = |unit: u8| 1.0 + (double >> unit & 1) as f32;
        let counts = |unit: u8| !(full && Position::is(p.reduced, unit));
        let mut gone = 0.0;
        for unit in members(units) {
            if p.place(unit) == EXITED && counts(unit) {
                gone += times(unit);
            }
        }
        for mover in muster.movers.iter().filter(|mover| units >> mover.unit & 1 == 1) {
            let fit = if counts(mover.unit) { self.health(p, mover.unit) } else { 0.1 };
            shares.push(0.7 * way.near(mover, temper) * fit * times(mover.unit));
        }
        shares.sort_by(|a, b| b.total_cmp(a));
        let mut sum = gone;
        for (index, share) in shares.iter().enumerate() {
            sum += share * if gone + (index as f32) < count { 1.0 } else { 0.15 };
        }
        enough(sum / count)
    }
}

impl Aim {
    /// The sentences of somebody who wants it, and of the other side; and whether they name the place.
    pub(super) fn reasons(&self) -> ([&'static str; 2], bool) {
        match self.what {
            What::Hold(_) => (["why-hold", "why-deny"], true),
            What::Leave(..) => (["why-leave", "why-stop"], false),
            What::Kill(..) => (["why-kill", "why-save"], false),
            What::Be(_) => (["why-stay", "why-clear"], true),
            What::Clear(_) => (["why-clear", "why-stay"], true),
        }
    }

    /// Movement points to the nearest hex of it.
    pub(super) fn cost(&self, key: usize) -> Option<u8> {
        self.ways.iter().map(|way| way.cost[key]).min()
    }
}

impl Way {
    /// How near a unit is, 1 there, in terms of the turns it needs; little if it will hardly come in time.
    #[inline]
    fn near(&self, mover: &Mover, (haste, margin): (f32, f32)) -> f32 {
        let cost = self.cost[mover.key];
        if cost == 0 {
            return 1.0;
        }
        // A gun need not go where it can fire to.
        let close = |cost: u8| if cost < NO_WAY { cost.saturating_sub(mover.reach).max(1) } else { cost };
        let cost = close(cost);
        // What can still be walked in this impulse is as good as walked.
        let mut turns = 0.1 + (cost as f32 - mover.credit).max(0.0) * mover.pace;
        if mover.rides {
            let rest = (close(self.cost[mover.riding_key]) as f32 - mover.riding_credit).max(0.0);
            turns = turns.min(0.4 + rest * mover.riding_pace);
        }
        let spare = mover.left - turns - margin;
        let in_time = 0.5 + 0.5 * spare / (1.0 + spare.abs());
        haste / (1.0 + turns) + (1.0 - haste) * in_time
    }
}

/// More than is needed helps, but less.
fn enough(share: f32) -> f32 {
    if share > 1.0 { 1.0 + (share - 1.0) * 0.15 } else { share }
}
