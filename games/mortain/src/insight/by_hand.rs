//! An evaluation made by hand, for the bot that looks one step ahead.

use crate::*;

// What counts, in log-odds of a win.
const UNIT: f32 = 0.25;
const FIRE_POWER: f32 = 0.5;
const WAY_MADE: f32 = 0.5;
const IN_DANGER: f32 = 0.3;
const GONE_WEST: f32 = 1.2;
const ROUND_MISSING: f32 = 0.9;
const UNIT_MISSING: f32 = 0.15;
const MAP_EMPTY: f32 = 4.0;
const HUNT: f32 = 0.1;
const ENOUGH_LEAVE: f32 = 6.0;

impl Mortain {
    /// The chance of a German win, as a player might estimate it: units, fire power, the way made, fire in reach, units gone west.
    pub(super) fn estimate(&self, p: &Position) -> f32 {
        let data = &self.data;
        let (mut ahead, mut alive, mut exited, mut way) = (0.0, 0.0, 0.0, 0.0);
        for unit in data.of(GERMAN) {
            match p.at(unit) {
                Hex::ELIMINATED => {}
                Hex::EXITED => exited += 1.0,
                place => {
                    alive += 1.0;
                    ahead += self.unit_worth(p, unit, US);
                    way += self.way_made(place);
                }
            }
        }
        for unit in data.of(US).filter(|&unit| p.at(unit) != Hex::ELIMINATED) {
            ahead -= self.unit_worth(p, unit, GERMAN);
        }
        let left = (data.rounds - p.round) as f32 + p.deck.len() as f32 / 53.0;
        if exited + alive >= data.exits_to_win as f32 {
            ahead += WAY_MADE * way + GONE_WEST * exited;
        } else {
            // Who has left is of no use any more.
            exited = 0.0;
            ahead -= HUNT * self.far_from_enemies(p);
        }
        let needed = data.exits_to_win as f32 - exited;
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
                place => way += WAY_MADE * self.way_made(place),
            }
        }
        // Too few are left to win in the west.
        let lost = data.of(GERMAN).filter(|&unit| p.at(unit) == Hex::ELIMINATED).count();
        if data.of(GERMAN).count() - lost < data.exits_to_win as usize {
            (way, gone) = (0.0, 0.0);
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

    /// How far a unit has come on its way west.
    fn way_made(&self, place: Hex) -> f32 {
        if !place.on_map() {
            return 0.0;
        }
        let cols = self.data.map.grid.size().0 as f32;
        (cols + 1.0 - self.data.col[place] as f32) / cols
    }

    /// How far German units are from the nearest enemy, added up: when five can no longer leave, only the death of all enemies wins.
    fn far_from_enemies(&self, p: &Position) -> f32 {
        let data = &self.data;
        let on_map = |seat: Seat| data.of(seat).map(|unit| p.at(unit)).filter(|place| place.on_map());
        let nearest = |from: Hex| on_map(US).map(|to| data.distance(from, to)).min().unwrap_or(0);
        on_map(GERMAN).map(|from| nearest(from) as f32).sum()
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
