//! What we know about playing Mortain well: an evaluation and a feeling for promising orders.

use crate::order::Order;
use crate::position::*;
use crate::{GERMAN, Mortain, US};
use engine::{Insight, Pending, Seat};

/// Weights of the evaluation, as log-odds from the German point of view; tuned by self-play (`examples/tune.rs`).
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// A German unit that still exists.
    pub german_unit: f32,
    /// Its fire power (AT + AI), per 10.
    pub german_power: f32,
    /// A US unit that still exists.
    pub us_unit: f32,
    /// Its fire power, per 10.
    pub us_power: f32,
    /// A German unit off the map in the west.
    pub exit: f32,
    /// A German unit one hex nearer to the west.
    pub advance: f32,
    /// Expected loss to German fire in reach.
    pub german_fire: f32,
    /// Expected loss to US fire in reach.
    pub us_fire: f32,
    /// Each German unit that is missing for the exits needed.
    pub short: f32,
    /// Each German unit that a US unit on the map stands west of.
    pub wall: f32,
    /// Each round that is missing for the exits needed.
    pub time: f32,
    /// The German has the first word.
    pub base: f32,
}

impl Weights {
    /// Found by playing `greedy` against itself.
    pub const TUNED: Weights = Weights {
        german_unit: 0.14,
        german_power: 0.25,
        us_unit: 0.13,
        us_power: 0.63,
        exit: 0.48,
        advance: 0.012,
        german_fire: 0.52,
        us_fire: 0.42,
        short: 0.29,
        wall: 0.018,
        time: 0.31,
        base: -0.09,
    };

    /// The weights in a row, for tuning.
    pub fn to_array(self) -> [f32; 12] {
        [
            self.german_unit,
            self.german_power,
            self.us_unit,
            self.us_power,
            self.exit,
            self.advance,
            self.german_fire,
            self.us_fire,
            self.short,
            self.wall,
            self.time,
            self.base,
        ]
    }

    /// The weights from a row.
    pub fn from_array(row: [f32; 12]) -> Weights {
        let [
            german_unit,
            german_power,
            us_unit,
            us_power,
            exit,
            advance,
            german_fire,
            us_fire,
            short,
            wall,
            time,
            base,
        ] = row;
        Weights {
            german_unit,
            german_power,
            us_unit,
            us_power,
            exit,
            advance,
            german_fire,
            us_fire,
            short,
            wall,
            time,
            base,
        }
    }
}

impl Insight for Mortain {
    fn judge_position(&self, p: &Position, seat: Seat) -> f32 {
        if let Stage::Over(outcome) = p.stage {
            return outcome.score(seat);
        }
        let german = 1.0 / (1.0 + (-self.balance(p, &self.weights)).exp());
        if seat == GERMAN { german } else { 1.0 - german }
    }

    fn sift(&self, p: &Position, orders: &mut Vec<Order>) {
        match p.stage {
            // One order of set-up is as good as another.
            Stage::Setup => {
                if let Some(next) = self.data.of(US).find(|&unit| p.at(unit) == UNPLACED) {
                    orders.retain(|order| matches!(order, Order::Place { unit, .. } if *unit == next));
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

    fn promise(&self, p: &Position, order: Order) -> f32 {
        match order {
            Order::Place { hex, .. } => 1.0 + self.data.terrain(hex).modifier as f32,
            Order::Fire { unit, target } => {
                let mut attack = *p;
                attack.attack = Attack { firers: 1 << unit, targets: 1 << target, ..Attack::NONE };
                1.0 + self.tally(&attack).sum().clamp(0, 10) as f32 * 0.35
            }
            Order::Join { .. } | Order::Target { .. } => 2.0,
            Order::Shoot => 1.0 + self.tally(p).sum().clamp(0, 10) as f32 * 0.4,
            Order::Strike { .. } => 2.0,
            Order::Suppress { .. } => 0.3,
            Order::Exit { .. } => 6.0,
            Order::Move { unit, hex } if p.side() == GERMAN => {
                let step = self.data.grid.doubled(p.at(unit)).0 - self.data.grid.doubled(hex).0;
                1.0 + step as f32 * 0.4
            }
            Order::Move { hex, .. } => 0.8 + 0.3 * self.data.terrain(hex).modifier as f32,
            Order::Enter { .. } => 1.5,
            Order::Redraw => 3.0,
            Order::Pass | Order::Done | Order::Miss => 0.5,
        }
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
    /// How far the German is ahead, as log-odds.
    pub fn balance(&self, p: &Position, w: &Weights) -> f32 {
        let data = &self.data;
        let cols = data.grid.cols() as usize;
        let mut sum = w.base;
        let (mut alive, mut exited) = (0, 0);
        // German units east of each column, for the walls.
        let mut east_of = [0u8; 129];
        let worth = |unit: u8, steps: u8, side: Seat| {
            let power = data.at[unit as usize][steps as usize] + data.ai[unit as usize][steps as usize];
            match (side, steps) {
                (_, 0) => 0.0,
                (GERMAN, _) => w.german_unit + w.german_power * power as f32 / 10.0,
                _ => w.us_unit + w.us_power * power as f32 / 10.0,
            }
        };
        for unit in data.of(GERMAN) {
            match p.at(unit) {
                ELIMINATED => {}
                EXITED => {
                    exited += 1;
                    sum += w.exit + worth(unit, p.steps[unit as usize], GERMAN);
                }
                place => {
                    alive += 1;
                    let steps = p.steps[unit as usize];
                    let now = worth(unit, steps, GERMAN);
                    sum += now;
                    let col = if on_map(place) { data.col[place as usize] as usize } else { cols + 1 };
                    if on_map(place) {
                        sum += w.advance * (cols + 1 - col) as f32;
                        let loss = now - worth(unit, steps - 1, GERMAN);
                        sum -= w.us_fire * loss * self.exposure(p, unit, US);
                    }
                    east_of[..col].iter_mut().for_each(|count| *count += 1);
                }
            }
        }
        for unit in data.of(US) {
            let place = p.at(unit);
            if place == ELIMINATED {
                continue;
            }
            let steps = p.steps[unit as usize];
            let now = worth(unit, steps, US);
            sum -= now;
            if on_map(place) {
                let loss = now - worth(unit, steps - 1, US);
                sum += w.german_fire * loss * self.exposure(p, unit, GERMAN);
                sum -= w.wall * east_of[data.col[place as usize] as usize].min(4) as f32;
            }
        }
        let missing = data.exits_to_win as i32 - exited - alive;
        if missing > 0 {
            sum -= w.short * missing as f32;
        }
        let left = (data.rounds - p.round) as f32 + p.deck.len() as f32 / 53.0;
        let to_go = (data.exits_to_win as i32 - exited) as f32;
        sum - w.time * (to_go - left).max(0.0)
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
