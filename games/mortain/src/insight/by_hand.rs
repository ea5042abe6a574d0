//! An evaluation made by hand, for the bot that looks one step ahead.

use crate::position::*;
use crate::words::*;
use crate::{GERMAN, Mortain, US};
use engine::{Part, Seat, chance};

// What counts, in log-odds of a win.
const UNIT: f32 = 0.25;
const FIRE_POWER: f32 = 0.5;
const WAY_MADE: f32 = 0.5;
const IN_DANGER: f32 = 0.3;
const GONE_WEST: f32 = 1.2;
const ROUND_MISSING: f32 = 0.9;
const UNIT_MISSING: f32 = 0.15;
const MAP_EMPTY: f32 = 4.0;
const ENOUGH_LEAVE: f32 = 6.0;

impl Mortain {
    /// The chance of a German win, as a player might estimate it: units, fire power, the way made, fire in reach, units gone west.
    pub(super) fn estimate(&self, p: &Position) -> f32 {
        let data = &self.data;
        let (mut ahead, mut alive, mut exited) = (0.0, 0.0, 0.0);
        for unit in data.of(GERMAN) {
            match p.at(unit) {
                Hex::ELIMINATED => {}
                Hex::EXITED => exited += 1.0,
                place => {
                    alive += 1.0;
                    ahead += self.unit_worth(p, unit, US);
                    if place.on_map() {
                        let cols = data.map.grid.size().0 as f32;
                        ahead += WAY_MADE * (cols + 1.0 - data.col[place] as f32) / cols;
                    }
                }
            }
        }
        for unit in data.of(US).filter(|&unit| p.at(unit) != Hex::ELIMINATED) {
            ahead -= self.unit_worth(p, unit, GERMAN);
        }
        let needed = data.exits_to_win as f32 - exited;
        let left = (data.rounds - p.round) as f32 + p.deck.len() as f32 / 53.0;
        ahead += GONE_WEST * exited;
        // R26: reserves that stay away to the end do not count.
        if !data.of(US).any(|unit| p.at(unit).on_map()) {
            ahead += MAP_EMPTY * (1.0 - left).max(0.0);
        }
        if exited + self.may_leave_now(p) as f32 >= data.exits_to_win as f32 {
            ahead += ENOUGH_LEAVE;
        }
        ahead -= ROUND_MISSING * (needed - left).max(0.0) + UNIT_MISSING * (needed - alive).max(0.0);
        chance(ahead)
    }

    /// What speaks for each side, for reasons: the same as the estimate, told apart.
    pub(super) fn parts_of(&self, p: &Position, seat: Seat) -> Vec<Part> {
        let data = &self.data;
        let (mut way, mut gone) = (0.0, 0.0);
        // Units without danger, and what danger takes from them.
        let mut force = [0.0; 2];
        let mut danger = [0.0; 2];
        for (side, enemy) in [(GERMAN, US), (US, GERMAN)] {
            for unit in data.of(side).filter(|&unit| !matches!(p.at(unit), Hex::ELIMINATED | Hex::EXITED)) {
                let whole = UNIT + FIRE_POWER * self.power(unit, p.steps[unit] as usize);
                force[side.index()] += whole;
                danger[side.index()] += whole - self.unit_worth(p, unit, enemy);
            }
        }
        for unit in data.of(GERMAN) {
            match p.at(unit) {
                Hex::EXITED => gone += GONE_WEST + ROUND_MISSING,
                place if place.on_map() => {
                    let cols = data.map.grid.size().0 as f32;
                    way += WAY_MADE * (cols + 1.0 - data.col[place] as f32) / cols;
                }
                _ => {}
            }
        }
        let own = seat.index();
        let (toward, whose) =
            if seat == GERMAN { (1.0, ["why-west", "why-gone"]) } else { (-1.0, ["why-stop"; 2]) };
        vec![
            Part::new("why-force", force[own]),
            Part::new("why-hurt", -force[1 - own]),
            Part::new("why-danger", -danger[own]),
            Part::new("why-threat", danger[1 - own]),
            Part::new(whose[0], toward * way),
            Part::new(whose[1], toward * gone),
        ]
    }

    /// AT and AI of a unit with so many steps.
    fn power(&self, unit: Unit, steps: usize) -> f32 {
        (self.data.at[unit][steps] + self.data.ai[unit][steps]) as f32 / 10.0
    }

    /// How many units can still leave with the present card.
    fn may_leave_now(&self, p: &Position) -> usize {
        if p.stage != Stage::Acting || p.side() != GERMAN {
            return 0;
        }
        let leaving: Units = self.data.of(GERMAN).filter(|&unit| self.may_exit(p, unit).is_ok()).collect();
        let paying = leaving & !self.data.tiger;
        let most = if p.card.is_court() {
            // One hex acts.
            let beside = |unit: Unit| paying.iter().filter(|&other| p.at(other) == p.at(unit)).count();
            paying.iter().map(beside).max().unwrap_or(0)
        } else {
            paying.len().min(p.acting.budget as usize)
        };
        most + (leaving & self.data.tiger).len()
    }

    /// A unit with its fire power, less what the enemy's fire in reach may cost.
    fn unit_worth(&self, p: &Position, unit: Unit, enemy: Seat) -> f32 {
        let data = &self.data;
        let (place, steps) = (p.at(unit), p.steps[unit] as usize);
        let power = |steps: usize| self.power(unit, steps);
        let worth = UNIT + FIRE_POWER * power(steps);
        if !place.on_map() {
            return worth;
        }
        let values = if data.is_tank(unit) { &data.at } else { &data.ai };
        let firing = data.of(enemy).filter(|&other| p.at(other).on_map() && data.sees(p.at(other), place));
        let strength: i32 = firing.map(|other| values[other][p.steps[other] as usize] as i32).sum();
        if strength == 0 {
            return worth;
        }
        let chance = (strength - data.terrain(place).modifier as i32).clamp(0, 10) as f32 / 10.0;
        // A hit costs fire power, and the unit itself with the last step.
        let cost = power(steps) - power(steps - 1) + if steps == 1 { 0.5 } else { 0.0 };
        worth - IN_DANGER * chance * cost
    }
}
