//! What the evaluation looks at, each from the German point of view and roughly between 0 and 1.

use crate::*;

/// Figures the network looks at.
pub const FIGURES: usize = 44;
/// Their names.
#[rustfmt::skip]
pub const NAMES: [&str; FIGURES] = [
    "german_units", "german_at", "german_ai", "german_tank_steps", "german_other_steps", "german_off_map", "german_columns",
    "german_cover", "german_danger_now", "german_worst_now", "german_danger_soon", "german_worst_soon", "german_weak", "german_heights",
    "us_units", "us_at", "us_ai", "us_tank_steps", "us_other_steps", "us_off_map", "us_columns",
    "us_cover", "us_danger_now", "us_worst_now", "us_danger_soon", "us_worst_soon", "us_weak", "us_heights",
    "time_left", "deck", "exited", "needed", "spare", "way", "way_in_time", "support_used",
    "joker_void", "all_activated", "german_budget", "us_budget", "tiger", "free", "walls", "us_unplaced",
];
/// What counts for each side, in this order.
const EACH: usize = 14;
/// Columns of the widest map, and two beyond.
const COLUMNS: usize = 130;

/// The fire power of a side on the map.
struct Guns {
    held: Hexes,
    /// AT and AI in each hex.
    strength: [By<Hex, [u8; 128]>; 2],
}

impl Guns {
    const NONE: Guns = Guns { held: Hexes::NONE, strength: [By::all(0); 2] };

    /// The chance, roughly, that who fires from these hexes takes a step off a unit.
    #[inline]
    fn danger(&self, from: Hexes, tank: bool, cover: i32) -> f32 {
        let values = &self.strength[!tank as usize];
        let strength: i32 = (self.held & from).iter().map(|hex| values[hex] as i32).sum();
        if strength == 0 { 0.0 } else { (strength - cover).clamp(0, 10) as f32 / 10.0 }
    }
}

/// What counts for a side, added up.
#[derive(Default)]
struct Side {
    units: i32,
    at: i32,
    ai: i32,
    /// Steps of tanks, and of others.
    steps: [i32; 2],
    off_map: i32,
    unplaced: i32,
    exited: i32,
    columns: i32,
    cover: i32,
    /// Units with one step left.
    weak: i32,
    /// Units that see far.
    heights: i32,
    /// What enemy fire may cost, now and soon: in all, and at one place.
    danger: [f32; 2],
    worst: [f32; 2],
}

impl Side {
    fn write(&self, f: &mut [f32], width: f32) {
        let each: [f32; EACH] = [
            self.units as f32 / 8.0,
            self.at as f32 / 32.0,
            self.ai as f32 / 32.0,
            self.steps[0] as f32 / 8.0,
            self.steps[1] as f32 / 8.0,
            self.off_map as f32 / 8.0,
            self.columns as f32 / width / 8.0,
            self.cover as f32 / 8.0,
            self.danger[0] / 2.0,
            self.worst[0],
            self.danger[1] / 2.0,
            self.worst[1],
            self.weak as f32 / 8.0,
            self.heights as f32 / 4.0,
        ];
        f[..EACH].copy_from_slice(&each);
    }
}

impl Mortain {
    /// What the network sees of a position.
    pub fn figures(&self, p: &Position) -> [f32; FIGURES] {
        let data = &self.data;
        let cols = data.map.grid.size().0 as usize;
        let width = cols as f32;
        let mut f = [0.0f32; FIGURES];
        // Units of each side in each column; German ones still to come beyond the last.
        let mut columns = [[0u8; COLUMNS]; 2];
        let mut guns = [Guns::NONE, Guns::NONE];
        self.find_guns(p, &mut guns);
        let mut sides = [Side::default(), Side::default()];
        for seat in [GERMAN, US] {
            let side = &mut sides[seat.index()];
            let columns = &mut columns[seat.index()];
            for unit in data.of(seat) {
                self.count(p, unit, &guns[1 - seat.index()], side, columns);
            }
            side.write(&mut f[seat.index() * EACH..], width);
        }
        let exited = sides[GERMAN.index()].exited as f32;
        let alive = sides[GERMAN.index()].units as f32;
        let needed = (data.exits_to_win as f32 - exited).max(0.0);
        let west = look_west(&columns, cols, needed as u8);
        let mut at = EACH * 2;
        let mut add = |value: f32| {
            f[at] = value;
            at += 1;
        };
        let deck = p.deck.len() as f32 / 53.0;
        let left = ((data.rounds - p.round) as f32 + deck) / data.rounds as f32;
        add(left);
        add(deck);
        add(exited / 5.0);
        add(needed / 5.0);
        add(((alive - needed) / 3.0).clamp(-1.0, 1.0));
        add(west.way / 50.0);
        add((west.way / 50.0 / (left + 0.05)).min(4.0) / 2.0);
        add(if p.support_used { 1.0 } else { 0.0 });
        add(if p.joker_void { 1.0 } else { 0.0 });
        add(if p.activated == By::all(true) { 1.0 } else { 0.0 });
        // Activations still to come with the present card.
        let acting = matches!(p.stage, Stage::Acting | Stage::Declaring | Stage::Court | Stage::CombatDraw);
        let budget = if acting { p.acting.budget as f32 / 5.0 } else { 0.0 };
        add(if acting && p.side() == GERMAN { budget } else { 0.0 });
        add(if acting && p.side() == US { budget } else { 0.0 });
        let tiger = acting && p.side() == GERMAN && !p.acting.used.meets(data.tiger);
        add(if tiger { 1.0 } else { 0.0 });
        add(west.free);
        add(west.walls);
        add(sides[US.index()].unplaced as f32 / 5.0);
        f
    }

    /// Adds a unit to what counts for its side.
    #[inline]
    fn count(&self, p: &Position, unit: Unit, enemy: &Guns, side: &mut Side, columns: &mut [u8; COLUMNS]) {
        let data = &self.data;
        let (place, steps) = (p.at(unit), p.steps[unit] as usize);
        if place == Hex::EXITED {
            side.exited += 1;
        }
        if place == Hex::ELIMINATED || place == Hex::EXITED {
            return;
        }
        let (ats, ais) = (&data.at[unit], &data.ai[unit]);
        let tank = data.is_tank(unit);
        side.units += 1;
        side.at += ats[steps] as i32;
        side.ai += ais[steps] as i32;
        // Steps, tanks and others apart: the enemy fires at them with different values.
        side.steps[!tank as usize] += steps as i32;
        if !place.on_map() {
            columns[data.map.grid.size().0 as usize + 1] += 1;
            side.off_map += 1;
            side.unplaced += (place == Hex::UNPLACED) as i32;
            return;
        }
        let col = data.col[place];
        columns[col as usize] += 1;
        let terrain = data.terrain(place);
        side.columns += col as i32;
        side.cover += terrain.modifier as i32;
        side.weak += (steps == 1) as i32;
        side.heights += (terrain.range > 2) as i32;
        let threat = &data.threats[place];
        if enemy.held.meets(threat.soon) {
            // What a hit costs: fire power, and the unit itself with the last step.
            let lost = ats[steps] as i32 + ais[steps] as i32 - ats[steps - 1] as i32 - ais[steps - 1] as i32;
            let cost = lost as f32 / 10.0 + if steps == 1 { 0.5 } else { 0.0 };
            for (slot, from) in [threat.now, threat.soon].into_iter().enumerate() {
                let danger = cost * enemy.danger(from, tank, terrain.modifier as i32);
                side.danger[slot] += danger;
                side.worst[slot] = side.worst[slot].max(danger);
            }
        }
    }

    fn find_guns(&self, p: &Position, guns: &mut [Guns; 2]) {
        for unit in self.data.units.ids() {
            let (place, steps) = (p.at(unit), p.steps[unit] as usize);
            if !place.on_map() {
                continue;
            }
            let guns = &mut guns[self.data.side(unit).index()];
            guns.held.insert(place);
            guns.strength[0][place] += self.data.at[unit][steps];
            guns.strength[1][place] += self.data.ai[unit][steps];
        }
    }
}

/// How open the way to the west edge is.
struct West {
    /// Columns the German units that are still needed have before them, the nearest ones.
    way: f32,
    /// German units with no US unit ahead.
    free: f32,
    /// US units in front of German ones.
    walls: f32,
}

fn look_west(columns: &[[u8; COLUMNS]; 2], cols: usize, mut needed: u8) -> West {
    let mut west = West { way: 0.0, free: 0.0, walls: 0.0 };
    let mut ahead = 0;
    let [germans, us] = columns;
    for (col, (&units, &enemies)) in germans.iter().zip(us).enumerate().take(cols + 2).skip(1) {
        // Who is not on the map stands in nobody's way.
        ahead += if col <= cols { enemies } else { 0 };
        let counted = units.min(needed);
        needed -= counted;
        west.way += counted as f32 * col as f32;
        west.walls += (units as u32 * ahead as u32) as f32 / 64.0;
        if ahead == 0 {
            west.free += units as f32 * 0.2;
        }
    }
    // Too few are left.
    west.way += needed as f32 * (cols as f32 + 3.0);
    west
}
