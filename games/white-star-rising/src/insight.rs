//! What we know about playing White Star Rising well: an evaluation, and which orders are not worth a thought.

use crate::WhiteStar;
use crate::forces::{Fire, GERMAN, Goal, Per, Verdict, Victory};
use crate::ground::Cell;
use crate::order::{Order, Use};
use crate::position::*;
use board::Area;
use engine::{Insight, Pending, Seat};

/// What the evaluation adds up: how many things.
pub const FEATURES: usize = 7;

/// What each is worth: material, aims, fire, command, readiness, fate points, aims reached as things stand. Set by
/// hand and checked by self-play with `examples/duel.rs`.
pub const WEIGHTS: [f32; FEATURES] = [4.0, 30.0, 0.6, 4.0, 0.1, 0.1, 3.0];

/// Something a side wants, as bots see it.
#[derive(Clone, Debug)]
pub(crate) struct Aim {
    /// Who wants it.
    seat: Seat,
    /// What it is.
    what: What,
    /// How much it counts.
    weight: f32,
    /// Distance of every hex to where it happens.
    near: Vec<u8>,
}

#[derive(Clone, Debug)]
enum What {
    /// So many hexes of the area.
    Hold(Area, u32),
    /// So many of these units off the map.
    Leave(u64, f32),
    /// So many of these enemies eliminated.
    Kill(u64, f32),
    /// One of these units in the area.
    Be(u64, Area),
    /// None of these enemies in the area.
    Clear(u64, Area),
}

impl WhiteStar {
    /// The aims of both sides, from the victory conditions.
    pub(crate) fn read_aims(&self) -> Vec<Aim> {
        let mut aims = Vec::new();
        let mut add = |seat: Seat, what: What, weight: f32| {
            let area = match &what {
                What::Hold(area, _) | What::Be(_, area) | What::Clear(_, area) => *area,
                What::Leave(..) => self.s.exits[seat.index()],
                What::Kill(..) => Area::NONE,
            };
            aims.push(Aim { seat, what, weight, near: self.distances(&area) });
        };
        match &self.s.victory {
            Victory::Goals { seat, goals, .. } => {
                for goal in goals {
                    let weight = 1.0 / goals.len() as f32;
                    match goal {
                        Goal::Control { area, count } => add(*seat, What::Hold(*area, *count as u32), weight),
                        Goal::Bridge { area } => add(*seat, What::Hold(*area, 1), weight),
                        Goal::Present { units, area } => add(*seat, What::Be(*units, *area), weight),
                        Goal::Absent { units, area } => add(*seat, What::Clear(*units, *area), weight),
                        Goal::Exited { units, count, .. } => {
                            add(*seat, What::Leave(*units, *count as f32), weight)
                        }
                        Goal::Eliminated { units, count } => {
                            add(*seat, What::Kill(*units, *count as f32), weight)
                        }
                    }
                }
            }
            Victory::Points { scores, .. } => {
                for score in scores {
                    let points = score.points as f32;
                    match &score.per {
                        Per::Area(area) => {
                            add(score.seat, What::Hold(*area, area.len() as u32), points / 6.0)
                        }
                        Per::Hex(area) => {
                            for cell in area.iter() {
                                add(score.seat, What::Hold(Area::of(cell), 1), points / 6.0);
                            }
                        }
                        Per::Eliminated(units) => add(score.seat, What::Kill(*units, 4.0), points / 2.0),
                        Per::Exited(units) => add(score.seat, What::Leave(*units, 3.0), points / 2.0),
                    }
                }
            }
            Victory::Breakthrough { seat, tanks, keep, .. } => {
                add(*seat, What::Leave(*tanks, 3.0), 1.0);
                add(*seat, What::Kill(*keep, 6.0), 0.3);
            }
        }
        aims
    }

    /// Distance of every hex to the nearest of an area.
    fn distances(&self, area: &Area) -> Vec<u8> {
        let cells = 0..self.s.ground.len() as Cell;
        cells.map(|cell| area.iter().map(|to| self.s.ground.distance(cell, to)).min().unwrap_or(0)).collect()
    }

    /// What each unit is worth, from its printed values.
    pub(crate) fn read_worth(&self) -> [f32; MAX_UNITS] {
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

    /// What is left of a unit.
    fn health(&self, p: &Position, unit: u8) -> f32 {
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

    /// Hits a unit can expect to score on another, about.
    fn menace(&self, p: &Position, unit: u8, target: u8, distance: u8) -> f32 {
        let face = self.face(p, unit);
        let hard = self.is_hard(p, target);
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
        let scored = dice * ((7.0 - hit) / 6.0).clamp(0.08, 0.9);
        let cell = p.place(target);
        let target_face = self.face(p, target);
        let bonus = self.s.ground.bonus(cell, hard) as f32;
        let saved = match target_face.armour.filter(|_| hard) {
            Some(armour) => (armour.dice as f32 + bonus.min(2.0)) * (7 - armour.save) as f32 / 6.0,
            None => (bonus + 0.4) / 3.0,
        } + p.trenches.has(cell) as u8 as f32;
        // A hit more or less than saved is a matter of luck: never quite nothing.
        (scored - saved * 0.7).max(scored * 0.2)
    }

    /// How much a unit counts that has still so far to go: less if it will hardly be there before the game ends.
    fn in_time(&self, p: &Position, distance: u8) -> f32 {
        const PACE: f32 = 2.5;
        let reach = (self.s.turns.saturating_sub(p.turn) as f32 + 0.5) * PACE;
        let late = (distance as f32 - reach).max(0.0);
        close(distance) / (1.0 + 0.25 * late)
    }

    /// How far an aim has come, 0 to 1, with what is on its way.
    fn aim_progress(&self, p: &Position, aim: &Aim, power: &[f32; MAX_UNITS], at: &Standing) -> f32 {
        let foe = enemy(aim.seat);
        let pull = |units: &[(u8, Cell)]| -> f32 {
            units.iter().map(|&(unit, cell)| power[unit as usize] * close(aim.near[cell as usize])).sum()
        };
        let (own, others) = (&at[aim.seat.index()], &at[foe.index()]);
        match &aim.what {
            What::Hold(area, count) => {
                let control = p.control[aim.seat.index()];
                let mut sum = 0.0;
                for hex in area.iter() {
                    let best = |units: &[(u8, Cell)]| {
                        let near = units.iter().map(|&(_, cell)| self.s.ground.distance(cell, hex)).min();
                        near.map_or(0.0, |distance| self.in_time(p, distance))
                    };
                    sum += if control.has(hex) {
                        1.0 - 0.3 * best(others) * (1.0 - 0.6 * best(own))
                    } else {
                        0.5 * best(own)
                    };
                }
                let held = (sum / *count as f32).min(1.0);
                let (mine, theirs) = (pull(own), pull(others));
                0.75 * held + 0.25 * (mine + 0.05) / (mine + theirs + 0.1)
            }
            What::Leave(units, count) => {
                let mut sum = 0.0;
                for unit in members(*units) {
                    sum += match p.place(unit) {
                        EXITED => 1.0,
                        cell if on_map(cell) => {
                            0.6 * self.in_time(p, aim.near[cell as usize]) * self.health(p, unit)
                        }
                        _ => 0.0,
                    };
                }
                // More than are needed help less.
                let share = sum / count;
                if share > 1.0 { 1.0 + (share - 1.0) * 0.2 } else { share }
            }
            What::Kill(units, count) => {
                let gone: f32 = members(*units)
                    .map(|unit| match p.place(unit) {
                        ELIMINATED => 1.0,
                        cell if on_map(cell) => 0.4 * (1.0 - self.health(p, unit)),
                        _ => 0.0,
                    })
                    .sum();
                (gone / count).min(1.0)
            }
            What::Be(units, area) => {
                let there = members(*units).any(|unit| on_map(p.place(unit)) && area.has(p.place(unit)));
                let mine: f32 = own
                    .iter()
                    .filter(|(unit, _)| units >> unit & 1 == 1)
                    .map(|&(unit, cell)| power[unit as usize] * close(aim.near[cell as usize]))
                    .sum();
                let theirs = pull(others);
                0.5 * there as u8 as f32 + 0.5 * (mine + 0.05) / (mine + theirs + 0.1)
            }
            What::Clear(units, area) => {
                let there: f32 = members(*units)
                    .map(|unit| match p.place(unit) {
                        cell if on_map(cell) && area.has(cell) => 0.3 + 0.7 * self.health(p, unit),
                        cell if on_map(cell) => 0.3 * close(aim.near[cell as usize]) * self.health(p, unit),
                        _ => 0.0,
                    })
                    .sum();
                1.0 / (1.0 + 0.4 * there)
            }
        }
    }
}

/// The units of each side on the map, and where.
type Standing = [arrayvec::ArrayVec<(u8, Cell), MAX_UNITS>; 2];

/// How much a unit counts at a distance: it falls quickly near by, and never quite to nothing far away, so that there is always
/// a way that leads somewhere.
#[inline]
fn close(distance: u8) -> f32 {
    CLOSE[(distance as usize).min(31)]
}

const CLOSE: [f32; 32] = {
    let mut table = [0.0; 32];
    let mut value = 0.55f32;
    let mut index = 0;
    while index < 32 {
        table[index] = value + 0.45 * (1.0 - index as f32 / 32.0);
        value *= 0.75;
        index += 1;
    }
    table
};

impl Insight for WhiteStar {
    fn judge_position(&self, p: &Position, seat: Seat) -> f32 {
        if let Stage::Over(outcome) = p.stage {
            return outcome.score(seat);
        }
        let mut power = [0.0; MAX_UNITS];
        let mut material = [0.001f32; 2];
        let mut command = [0.0f32; 2];
        let mut ready = [0.0f32; 2];
        let mut at: Standing = Default::default();
        for unit in 0..self.s.units.len() as u8 {
            let side = self.seat(unit).index();
            let place = p.place(unit);
            let here = on_map(place);
            if !here && !matches!(place, WAITING | UNPLACED | EXITED) {
                continue;
            }
            let worth = self.worth[unit as usize] * self.health(p, unit);
            material[side] += worth;
            power[unit as usize] = worth;
            if !here || self.is_hq(unit) {
                continue;
            }
            at[side].push((unit, place));
            if self.in_range(p, unit) {
                command[side] += worth;
            }
            // Whoever can still fire this turn is worth more.
            if (p.oc | p.moved) & bit(unit) == 0 && p.good_order(unit) {
                ready[side] += worth;
            }
        }
        let mut fire = [0.0f32; 2];
        for (side, own) in at.iter().enumerate() {
            for &(target, to) in &at[1 - side] {
                let view = self.s.ground.view(to);
                let mut sum = 0.0;
                for &(unit, from) in own {
                    if p.good_order(unit) && view.has(from) && self.sees(p, from, to) {
                        let distance = self.s.ground.distance(from, to);
                        let spent = if (p.oc | p.moved) & bit(unit) != 0 { 0.6 } else { 1.0 };
                        sum += spent * self.menace(p, unit, target, distance);
                    }
                }
                // The first hits matter most.
                fire[side] += power[target as usize] * sum / (1.5 + sum);
            }
        }
        let mut aims = 0.0;
        for aim in &self.aims {
            let progress = self.aim_progress(p, aim, &power, &at) - 0.5;
            aims += aim.weight * if aim.seat == GERMAN { progress } else { -progress };
        }
        let total = material[0] + material[1];
        let late = 0.5 + 1.5 * p.turn as f32 / self.s.turns as f32;
        let now = match self.judge_game(p) {
            Verdict::Draw => 0.0,
            Verdict::Win(GERMAN, _) => 1.0,
            Verdict::Win(..) => -1.0,
        };
        let features: [f32; FEATURES] = [
            (material[0] - material[1]) / total,
            aims * late,
            (fire[0] - fire[1]) / total,
            (command[0] - command[1]) / total,
            (ready[0] - ready[1]) / total,
            p.fate[0] as f32 - p.fate[1] as f32,
            now * late * late,
        ];
        let ahead: f32 = features.iter().zip(&self.weights).map(|(value, weight)| value * weight).sum();
        // Never flat: even far ahead it must be worth something to come closer to the goal.
        let german = 0.5 + 0.5 * ahead / (1.0 + ahead.abs());
        if seat == GERMAN { german } else { 1.0 - german }
    }

    fn sift(&self, p: &Position, orders: &mut Vec<Order>) {
        match p.stage {
            // The proposed set-up is sound, and trying others costs too much.
            Stage::Setup(_) => keep(orders, |order| matches!(order, Order::Auto | Order::Ready)),
            Stage::Landing => {
                let Some(&Order::Place { unit, .. }) = orders.first() else { return };
                keep(
                    orders,
                    |order| matches!(order, Order::Place { unit: other, mounted: false, .. } if *other == unit),
                );
            }
            Stage::Window(seat) => self.sift_window(p, seat, orders),
            Stage::Drawn(_) => keep(orders, |order| !matches!(order, Order::Refresh { .. })),
            Stage::Stray | Stage::Scatter => {
                let foes = self.held(p, enemy(self.decider(p))).0;
                let near = self.s.ground.near(&foes, (p.stage == Stage::Stray) as u8);
                keep(orders, |order| matches!(order, Order::Target { cell } if near.has(*cell)));
            }
            Stage::Acting | Stage::Moving | Stage::Opportunity | Stage::Opening(_) => {
                self.sift_actions(p, orders)
            }
            _ => {}
        }
    }

    fn pending(&self, p: &Position) -> Option<Pending<Order>> {
        match p.stage {
            Stage::Roll => match p.roll.purpose {
                Purpose::Command(_)
                | Purpose::Reorganise(_)
                | Purpose::Entry(_)
                | Purpose::Chaos
                | Purpose::Strength(_)
                | Purpose::Return
                | Purpose::BreakOff => None,
                _ => Some(Pending::Luck),
            },
            Stage::Window(_) | Stage::Opportunity | Stage::LayMine | Stage::Flak => {
                Some(Pending::Order(Order::Pass))
            }
            Stage::Lead(_) => {
                let unit = (0..self.s.units.len() as u8).find(|&unit| self.may_lead(p, unit).is_ok())?;
                Some(Pending::Order(Order::Lead { unit }))
            }
            Stage::Retreat => {
                let unit = p.clash.retreat.trailing_zeros() as u8;
                let cell = self.retreats(p, unit).first()?;
                Some(Pending::Order(Order::Retreat { unit, cell }))
            }
            _ => None,
        }
    }
}

/// Drops orders, but never all of them.
fn keep(orders: &mut Vec<Order>, wanted: impl Fn(&Order) -> bool) {
    if orders.iter().any(&wanted) {
        orders.retain(wanted);
    }
}

impl WhiteStar {
    /// Points are spent where they can change the result.
    fn sift_window(&self, p: &Position, seat: Seat, orders: &mut Vec<Order>) {
        let needed = match p.roll.purpose {
            Purpose::Attack | Purpose::Flak => p.attack.volley.hit,
            Purpose::Defence => self.defence(p).save,
            _ => 0,
        };
        // Whether this side wants high dice.
        let owner = match p.roll.purpose {
            Purpose::Attack => p.attack.by,
            Purpose::Defence => enemy(p.attack.by),
            _ => seat,
        };
        keep(orders, |order| match order {
            Order::Nudge { face, up } if needed > 0 => {
                if owner == seat {
                    *up && face + 1 == needed
                } else {
                    !*up && *face == needed
                }
            }
            Order::Nudge { .. } => true,
            _ => true,
        });
    }

    /// Other ways to write the same thing, and wasted shells.
    fn sift_actions(&self, p: &Position, orders: &mut Vec<Order>) {
        let seat = self.decider(p);
        let (foes, own) = (self.held(p, enemy(seat)).0, self.held(p, seat).0);
        let fate = p.fate[seat.index()];
        let twin = |unit: u8| {
            // Of several alike waiting units the first one stands for all.
            let piece = self.unit(unit);
            (0..unit).any(|other| {
                p.place(other) == WAITING
                    && self.unit(other).group == piece.group
                    && self.unit(other).kind == piece.kind
                    && p.weapon[other as usize] == p.weapon[unit as usize]
                    && !self.is_hq(other)
            })
        };
        keep(orders, |order| match *order {
            Order::Fire { with, .. } => with.weapon != Use::Hold,
            Order::Call { slot, cell } => {
                let area = *self.s.ground.around(cell) | Area::of(cell);
                if self.s.barrages[slot as usize].smoke {
                    return false;
                }
                let hit = (area & foes).len();
                hit >= 1 && foes.has(cell) && hit > (area & own).len()
            }
            Order::Enter { unit, .. } => !twin(unit),
            Order::Refresh { .. } => fate >= 4,
            _ => true,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{DataFiles, Game, Setup};

    #[test]
    fn what_is_good_for_one_is_bad_for_the_other() {
        let data = WhiteStar::load(&DataFiles::shipped(WhiteStar::FILES)).unwrap();
        for scenario in WhiteStar::scenarios(&data) {
            let game = WhiteStar::new(&data, &Setup { scenario, options: Vec::new() });
            let p = game.start();
            let sum: f32 = [Seat(0), Seat(1)].iter().map(|&seat| game.judge_position(&p, seat)).sum();
            assert!((sum - 1.0).abs() < 1e-5);
        }
    }
}
