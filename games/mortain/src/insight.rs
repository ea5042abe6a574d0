//! What we know about playing Mortain well: an evaluation and a feeling for promising orders.

use crate::order::Order;
use crate::position::*;
use crate::{GERMAN, Mortain, US};
use engine::{Insight, Pending, Seat};

/// What the evaluation looks at, each from the German point of view.
pub const FEATURES: usize = 17;

/// What each feature is worth, as log-odds of a German win. Fitted to games of `search` against itself by
/// `examples/fit.rs`: from any position they predict who won. The worth of a unit gone west is set by hand, since bots that
/// never tried it could not learn it.
pub const FITTED: [f32; FEATURES] = [
    -0.010, 0.219, 0.307, -0.225, -0.695, 1.2, -0.153, 0.535, 0.058, -0.255, 0.323, -0.276, -0.037, -0.878,
    -0.151, -0.044, 0.480,
];

impl Insight for Mortain {
    fn judge_position(&self, p: &Position, seat: Seat) -> f32 {
        if let Stage::Over(outcome) = p.stage {
            return outcome.score(seat);
        }
        let ahead: f32 =
            self.features(p).iter().zip(&self.weights).map(|(value, weight)| value * weight).sum();
        let german = 1.0 / (1.0 + (-ahead).exp());
        if seat == GERMAN { german } else { 1.0 - german }
    }

    fn sift(&self, p: &Position, orders: &mut Vec<Order>) {
        match p.stage {
            // One order of set-up is as good as another; and who may choose takes cover.
            Stage::Setup => {
                if let Some(next) = self.data.of(US).find(|&unit| p.at(unit) == UNPLACED) {
                    orders.retain(|order| matches!(order, Order::Place { unit, .. } if *unit == next));
                }
                let covered = |order: &Order| match order {
                    Order::Place { hex, .. } => self.data.terrain(*hex).modifier > 0,
                    _ => false,
                };
                if orders.iter().any(covered) {
                    orders.retain(covered);
                }
            }
            // A group is the same in whatever order its members are named; more targets cost nothing.
            Stage::Declaring if p.attack.support.is_none() => {
                let last = 31 - p.attack.firers.leading_zeros() as u8;
                orders.retain(|order| !matches!(order, Order::Join { unit } if *unit < last));
            }
            Stage::Declaring if orders.iter().any(|order| matches!(order, Order::Target { .. })) => {
                orders.retain(|order| matches!(order, Order::Target { .. }));
            }
            // Suppression where no German stands nearby is wasted.
            Stage::Acting => {
                let ground = Ground::new(&self.data, p);
                orders.retain(|order| match order {
                    Order::Suppress { hex } => {
                        let area = self.data.grid.neighbours(*hex).with(*hex);
                        (area.0 & ground.held[GERMAN.index()].0).count_ones() >= 2
                    }
                    _ => true,
                });
            }
            _ => {}
        }
    }

    /// A card is planned to its end. What the next card brings is in the evaluation, which was fitted at this moment.
    fn settled(&self, p: &Position) -> bool {
        p.stage == Stage::Draw
    }

    fn pending(&self, p: &Position) -> Option<Pending<Order>> {
        match p.stage {
            Stage::Declaring => Some(Pending::Order(Order::Shoot)),
            Stage::Court => Some(Pending::Order(Order::Redraw)),
            Stage::CombatDraw => Some(Pending::Luck),
            _ => None,
        }
    }
}

impl Mortain {
    /// What the evaluation looks at. The names are those of the comments; the weights stand in [`FITTED`].
    pub fn features(&self, p: &Position) -> [f32; FEATURES] {
        let data = &self.data;
        let cols = data.grid.cols() as usize;
        let power = |unit: u8, steps: u8| {
            (data.at[unit as usize][steps as usize] + data.ai[unit as usize][steps as usize]) as f32 / 10.0
        };
        // What a hit costs: fire power, and the unit itself with the last step.
        let loss = |unit: u8| {
            let steps = p.steps[unit as usize];
            power(unit, steps) - power(unit, steps - 1) + if steps == 1 { 0.5 } else { 0.0 }
        };
        let mut f = [0.0f32; FEATURES];
        let mut exited = 0;
        // German units east of each column, for the walls.
        let mut east_of = [0u8; 129];
        for unit in data.of(GERMAN) {
            match p.at(unit) {
                ELIMINATED => {}
                EXITED => exited += 1,
                place => {
                    f[1] += 1.0; // German units
                    f[2] += power(unit, p.steps[unit as usize]); // German fire power
                    let col = if on_map(place) { data.col[place as usize] as usize } else { cols + 1 };
                    east_of[..col].iter_mut().for_each(|count| *count += 1);
                    if on_map(place) {
                        f[7] += (cols + 1 - col) as f32 / cols as f32; // way made to the west
                        let threat = loss(unit) * self.exposure(p, unit, US);
                        f[9] += threat; // US fire in reach
                        f[11] = f[11].max(threat); // its best shot
                    } else {
                        f[14] += 1.0; // Germans waiting
                    }
                }
            }
        }
        for unit in data.of(US) {
            let place = p.at(unit);
            if place == ELIMINATED {
                continue;
            }
            f[3] += 1.0; // US units
            f[4] += power(unit, p.steps[unit as usize]); // US fire power
            if on_map(place) {
                let threat = loss(unit) * self.exposure(p, unit, GERMAN);
                f[8] += threat; // German fire in reach
                f[10] = f[10].max(threat); // its best shot
                f[12] += east_of[data.col[place as usize] as usize].min(4) as f32; // US units in the way
            } else {
                f[15] += 1.0; // US reserves waiting
            }
        }
        let needed = data.exits_to_win as f32 - exited as f32;
        let left = (data.rounds - p.round) as f32 + p.deck.len() as f32 / 53.0;
        f[0] = 1.0;
        f[5] = exited as f32; // Germans gone west
        f[6] = (needed - f[1]).max(0.0); // Germans missing for the exits
        f[13] = (needed - left).max(0.0); // rounds missing for the exits
        f[16] = left / data.rounds as f32 * (f[2] - f[4]); // fire power counts more while there is time
        f
    }

    /// The chance, roughly, that the enemy's units in reach take a step off this unit.
    fn exposure(&self, p: &Position, unit: u8, enemy: Seat) -> f32 {
        let place = p.at(unit);
        let values = if self.data.is_tank(unit) { &self.data.at } else { &self.data.ai };
        let mut strength = 0;
        for other in self.data.of(enemy) {
            let at = p.at(other);
            if on_map(at) && self.data.sees(at, place) {
                strength += values[other as usize][p.steps[other as usize] as usize] as i32;
            }
        }
        if strength == 0 {
            return 0.0;
        }
        (strength - self.data.terrain(place).modifier as i32).clamp(0, 10) as f32 / 10.0
    }
}
