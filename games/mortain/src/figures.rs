//! What the evaluation looks at, each from the German point of view and roughly between 0 and 1.

use crate::data::MAX_UNITS;
use crate::net::FIGURES;
use crate::position::*;
use crate::{GERMAN, Mortain, US};
use engine::Seat;

/// What counts for each side, in this order.
const EACH: usize = 14;

impl Mortain {
    /// What the network sees of a position.
    pub fn figures(&self, p: &Position) -> [f32; FIGURES] {
        let data = &self.data;
        let cols = data.grid.cols() as f32;
        let mut f = [0.0f32; FIGURES];
        // Way to the west edge of every German unit, nearest first.
        let mut ways = [f32::MAX; MAX_UNITS];
        let mut exited = 0.0;
        let mut alive = 0.0;
        for (seat, enemy) in [(GERMAN, US), (US, GERMAN)] {
            let side = &mut f[seat.index() * EACH..][..EACH];
            for unit in data.of(seat) {
                let (place, steps) = (p.at(unit), p.steps[unit as usize] as usize);
                if place == EXITED {
                    exited += 1.0;
                }
                if place == ELIMINATED || place == EXITED {
                    continue;
                }
                let (at, ai) = (data.at[unit as usize][steps] as f32, data.ai[unit as usize][steps] as f32);
                side[0] += 0.125;
                side[1] += at / 32.0;
                side[2] += ai / 32.0;
                // Steps, tanks and others apart: the enemy fires at them with different values.
                side[if data.is_tank(unit) { 3 } else { 4 }] += steps as f32 / 8.0;
                let col = if on_map(place) { data.col[place as usize] as f32 } else { cols + 1.0 };
                if seat == GERMAN {
                    let slot = ways.partition_point(|&way| way <= col);
                    if slot < MAX_UNITS {
                        ways.copy_within(slot..MAX_UNITS - 1, slot + 1);
                        ways[slot] = col;
                    }
                    alive += 1.0;
                }
                if !on_map(place) {
                    side[5] += 0.125;
                    continue;
                }
                side[6] += col / cols / 8.0;
                side[7] += data.terrain(place).modifier as f32 / 8.0;
                // What a hit costs: fire power, and the unit itself with the last step.
                let cost = (at + ai
                    - data.at[unit as usize][steps - 1] as f32
                    - data.ai[unit as usize][steps - 1] as f32)
                    / 10.0
                    + if steps == 1 { 0.5 } else { 0.0 };
                let (now, soon) = self.danger(p, unit, enemy);
                side[8] += now * cost / 2.0;
                side[9] = side[9].max(now * cost);
                side[10] += soon * cost / 2.0;
                side[11] = side[11].max(soon * cost);
                side[12] += if steps == 1 { 0.125 } else { 0.0 };
                side[13] += if data.terrain(place).range > 2 { 0.25 } else { 0.0 };
            }
        }
        let mut at = EACH * 2;
        let mut add = |value: f32| {
            f[at] = value;
            at += 1;
        };
        let deck = p.deck.len() as f32 / 53.0;
        let left = ((data.rounds - p.round) as f32 + deck) / data.rounds as f32;
        let needed = (data.exits_to_win as f32 - exited).max(0.0);
        let way: f32 = ways.iter().take(needed as usize).map(|way| way.min(cols + 3.0)).sum();
        add(left);
        add(deck);
        add(exited / 5.0);
        add(needed / 5.0);
        add(((alive - needed) / 3.0).clamp(-1.0, 1.0));
        add(way / 50.0);
        add((way / 50.0 / (left + 0.05)).min(4.0) / 2.0);
        add(if p.support_used { 1.0 } else { 0.0 });
        add(if p.joker_void { 1.0 } else { 0.0 });
        let [german, us] = p.activated;
        add(if german && us { 1.0 } else { 0.0 });
        // Activations still to come with the present card.
        let acting = matches!(p.stage, Stage::Acting | Stage::Declaring | Stage::Court | Stage::CombatDraw);
        let budget = if acting { p.acting.budget as f32 / 5.0 } else { 0.0 };
        add(if acting && p.side() == GERMAN { budget } else { 0.0 });
        add(if acting && p.side() == US { budget } else { 0.0 });
        let tiger = acting && p.side() == GERMAN && p.acting.used & data.tiger == 0;
        add(if tiger { 1.0 } else { 0.0 });
        // How open the way is: German units with no US unit ahead, and US units in front of many.
        let mut free = 0.0;
        let mut walls = 0.0;
        // US units in each column and the columns west of it; the last one has all of them.
        let mut west = [0u8; 129];
        for unit in data.of(US).filter(|&unit| on_map(p.at(unit))) {
            west[data.col[p.at(unit) as usize] as usize] += 1;
        }
        let east = data.grid.cols() as usize;
        for col in 1..=east {
            west[col] += west[col - 1];
        }
        for unit in data.of(GERMAN) {
            let place = p.at(unit);
            if place > WAITING {
                continue;
            }
            let col = if on_map(place) { data.col[place as usize] as usize } else { east };
            let ahead = west[col] as f32;
            walls += ahead / 64.0;
            if ahead == 0.0 {
                free += 0.2;
            }
        }
        add(free);
        add(walls);
        add(data.of(US).filter(|&unit| p.at(unit) == UNPLACED).count() as f32 / 5.0);
        f
    }

    /// The chance, roughly, that the enemy takes a step off this unit: with what is in reach, and with what can come
    /// into reach by one move.
    fn danger(&self, p: &Position, unit: u8, enemy: Seat) -> (f32, f32) {
        let place = p.at(unit);
        let values = if self.data.is_tank(unit) { &self.data.at } else { &self.data.ai };
        let cover = self.data.terrain(place).modifier as i32;
        let (mut now, mut soon) = (0, 0);
        for other in self.data.of(enemy) {
            let at = p.at(other);
            if !on_map(at) {
                continue;
            }
            let value = values[other as usize][p.steps[other as usize] as usize] as i32;
            if self.data.sees(at, place) {
                now += value;
            } else if self.data.near(at, place) {
                soon += value;
            }
        }
        let chance = |strength: i32| {
            if strength == 0 { 0.0 } else { (strength - cover).clamp(0, 10) as f32 / 10.0 }
        };
        (chance(now), chance(now + soon))
    }
}
