//! What we know about playing White Star Rising well: an evaluation, and which orders are not worth a thought.
//!
//! There are two minds. `greedy` looks at a glance: balance is measured with it. `search` weighs what was learned against it.
//! Both set up in the best way known.

mod aims;
mod plan;
mod sides;
mod sift;

use crate::WhiteStar;
use crate::forces::{GERMAN, Verdict};
use crate::order::Order;
use crate::position::*;
use board::Area;
use engine::{Insight, Pending, Seat};
use std::ops::Deref;

/// What the evaluation adds up: how many things.
const SUMMANDS: usize = 9;
/// How many numbers the evaluation depends on.
pub const FEATURES: usize = 20;

/// What each summand is worth: material, aims reached, strength around them, advance towards them, fire, command, readiness,
/// fate points, the result as things stand; then the numbers named below. Set by self-play with `examples/duel.rs`.
pub const GLANCE: [f32; FEATURES] =
    [8.0, 12.0, 6.0, 8.0, 1.5, 1.5, 0.3, 0.12, 8.0, 0.4, 1.2, 0.8, 0.5, 0.6, 1.0, 0.3, 0.0, 1.0, 0.68, 1.0];
/// The same for search: what won more against `greedy` in games in which many numbers were changed at random at once.
pub const STUDIED: [f32; FEATURES] =
    [8.0, 12.0, 8.0, 5.0, 1.5, 1.5, 0.3, 0.12, 8.0, 0.4, 1.2, 0.8, 0.3, 0.6, 1.0, 0.3, 0.8, 1.6, 0.55, 0.8];
/// How much being early counts, beside being in time.
const HASTE: usize = 9;
/// Turns somebody careful keeps in hand.
const MARGIN: usize = 10;
/// What a movement point still to be spent in this impulse counts.
const CREDIT: usize = 11;
/// The same for who will probably act later in this turn.
const DUE: usize = 12;
/// What the fire of a unit counts that has acted.
const SPENT: usize = 13;
/// What a threatening assault counts.
const CHARGE: usize = 14;
/// What aims count at the beginning.
const EARLY: usize = 15;
/// How far the strength around a single hex decides whether it is as good as held, instead of who is nearest.
const LOCAL: usize = 16;
/// What advance counts towards aims other than holding ground.
const ELSEWHERE: usize = 17;
/// Share of the turns in which a formation acts and a unit of it is in command.
const ACTS: usize = 18;
/// What the fire of a unit counts that will probably act later in this turn.
const LATER: usize = 19;

/// A bot's way of looking at the game.
pub(crate) struct Mind<'a> {
    game: &'a WhiteStar,
    weights: &'a [f32; FEATURES],
}

impl Deref for Mind<'_> {
    type Target = WhiteStar;

    fn deref(&self) -> &WhiteStar {
        self.game
    }
}

/// What bots know about a scenario before it begins.
pub(crate) struct Lore {
    /// What the sides want.
    aims: Vec<aims::Aim>,
    /// Any one of them is enough.
    either: bool,
    /// What the units are worth.
    worth: [f32; MAX_UNITS],
    /// Hits of every face on soft and hard targets at every distance.
    punch: Vec<[f32; 32]>,
    /// Which table of ways a formation uses.
    lane_of: Vec<usize>,
}

impl Lore {
    /// Nothing yet.
    pub(crate) const NONE: Lore = Lore {
        aims: Vec::new(),
        either: false,
        worth: [0.0; MAX_UNITS],
        punch: Vec::new(),
        lane_of: Vec::new(),
    };
}

impl WhiteStar {
    /// Reads the scenario as a player would before the game.
    pub(crate) fn read_lore(&self) -> Lore {
        // Formations that may not go everywhere have ways of their own.
        let mut lanes: Vec<Area> = vec![Area::NONE];
        let mut lane_of = Vec::new();
        for formation in &self.s.formations {
            let known = lanes.iter().position(|lane| *lane == formation.forbidden);
            lane_of.push(known.unwrap_or_else(|| {
                lanes.push(formation.forbidden);
                lanes.len() - 1
            }));
        }
        let (aims, either) = self.read_aims(&lanes);
        Lore { aims, either, worth: self.read_worth(), punch: self.read_punch(), lane_of }
    }

    fn at_a_glance(&self) -> Mind<'_> {
        Mind { game: self, weights: &self.glance }
    }

    fn studied(&self) -> Mind<'_> {
        Mind { game: self, weights: &self.studied }
    }
}

impl Mind<'_> {
    /// How good the position is for a seat.
    fn judge(&self, p: &Position, seat: Seat) -> f32 {
        if let Stage::Over(outcome) = p.stage {
            return outcome.score(seat);
        }
        let muster = self.muster(p);
        let fire = self.fire_power(p, &muster);
        let time = p.turn as f32 / self.s.turns as f32;
        let press = self.weights[EARLY] + (1.5 - self.weights[EARLY]) * time * time;
        let (mut reached, mut presence, mut advance) = (0.0, 0.0, 0.0);
        let mut best = f32::NEG_INFINITY;
        for aim in &self.lore.aims {
            let progress = self.aim_progress(p, aim, &muster);
            let weight = if aim.seat == GERMAN { aim.weight } else { -aim.weight };
            let sums =
                [progress.reached - 0.5, progress.presence - 0.5, progress.advance].map(|sum| sum * weight);
            if self.lore.either {
                // One of them is enough: the most promising counts alone.
                let promise = progress.reached * press * self.weights[1]
                    + progress.presence * self.weights[2]
                    + progress.advance * self.weights[3];
                if promise > best {
                    best = promise;
                    [reached, presence, advance] = sums;
                }
            } else {
                reached += sums[0];
                presence += sums[1];
                advance += sums[2];
            }
        }
        let now = match self.judge_game(p) {
            Verdict::Draw => 0.0,
            Verdict::Win(GERMAN, _) => 1.0,
            Verdict::Win(..) => -1.0,
        };
        let total = muster.total[0] + muster.total[1];
        let share = |values: [f32; 2]| (values[0] - values[1]) / total;
        let features: [f32; SUMMANDS] = [
            share(muster.total),
            reached * press,
            presence,
            advance,
            share(fire),
            share(muster.command),
            share(muster.ready),
            (p.fate[0] as f32 - p.fate[1] as f32) * (1.1 - time),
            now * time * time * time,
        ];
        let ahead: f32 = features.iter().zip(self.weights).map(|(value, weight)| value * weight).sum();
        // Never flat: even far ahead it must be worth something to come closer to the goal.
        let german = 0.5 + 0.5 * ahead / (1.0 + ahead.abs());
        if seat == GERMAN { german } else { 1.0 - german }
    }
}

impl Insight for WhiteStar {
    /// An impulse is some ten orders long, with thirty to choose from each time.
    const CURIOSITY: f32 = 0.1;

    fn judge_position(&self, p: &Position, seat: Seat) -> f32 {
        self.studied().judge(p, seat)
    }

    fn glance(&self, p: &Position, seat: Seat) -> f32 {
        self.at_a_glance().judge(p, seat)
    }

    fn sift(&self, p: &Position, orders: &mut Vec<Order>) {
        self.studied().sift_orders(p, orders);
    }

    fn sift_at_a_glance(&self, p: &Position, orders: &mut Vec<Order>) {
        self.at_a_glance().sift_orders(p, orders);
    }

    /// An impulse is planned to its end.
    fn settled(&self, p: &Position) -> bool {
        p.stage == Stage::Draw
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
            Stage::Window(_) | Stage::LayMine | Stage::Flak => Some(Pending::Order(Order::Pass)),
            Stage::Opportunity => Some(Pending::Order(self.studied().likely_shot(p).unwrap_or(Order::Pass))),
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
            for judge in [WhiteStar::judge_position, WhiteStar::glance] {
                let sum: f32 = [Seat(0), Seat(1)].iter().map(|&seat| judge(&game, &p, seat)).sum();
                assert!((sum - 1.0).abs() < 1e-5);
            }
        }
    }
}
