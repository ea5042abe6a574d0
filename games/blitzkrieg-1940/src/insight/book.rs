//! What the evaluation looks up: worked out once for a game, since it never changes.

use crate::Blitzkrieg;
use crate::kinds::*;
use crate::odds::WAYS;
use board::Area;

/// Declares the weights once: the fields, their values, and their names for experiments.
macro_rules! weights {
    ($($(#[$doc:meta])* $name:ident = $value:expr;)*) => {
        /// What counts how much for bots; about 1 is a company.
        #[derive(Clone, Copy, Debug)]
        pub struct Weights {
            $($(#[$doc])* pub $name: f32,)*
        }
        impl Default for Weights {
            fn default() -> Weights {
                Weights { $($name: $value,)* }
            }
        }
        impl Weights {
            /// All of them by name, for experiments.
            pub fn named(&mut self, name: &str) -> Option<&mut f32> {
                match name {
                    $(stringify!($name) => Some(&mut self.$name),)*
                    _ => None,
                }
            }
        }
    };
}

weights! {
    /// What the danger of the next shots weighs beside what is lost already.
    danger = 0.35;
    /// No unit stands to lose more than this share of its worth.
    most_danger = 0.7;
    /// What opportunity fire that is kept is worth, for each enemy in sight and range.
    ready = 0.03;
    /// How much of a firer's attention a target has that is not its best one.
    spread = 1.0;
    /// What a company in command is worth more.
    command = 0.1;
    /// What a company that is not neutralised is worth more.
    steady = 0.15;
    /// A point of Hannut.
    point = 0.5;
    /// How strongly villages draw those who want them.
    draw = 0.16;
    /// How strongly they keep those who hold them.
    keep = 0.1;
    /// How strongly Stonne draws those who want it.
    objective = 1.6;
    /// What holding Stonne is worth.
    hold = 4.0;
    /// What ground won in close combat is worth.
    fight = 0.4;
    /// What it is worth more where it counts for victory.
    prize = 1.2;
}

/// Tables for the evaluation.
pub struct Book {
    /// What a shot in each column costs on average, if a red n counts and if not.
    harms: [[f32; 12]; 2],
    /// 8.2.1: attack less armour of every unit against every other, by its side that is up.
    edges: Vec<[i8; 2]>,
    /// 6.4: the chance not to exceed a value with two dice.
    pub(super) at_most: [f32; 13],
    /// 1/(1+d) from every hex to every one that counts.
    near: Vec<f32>,
    /// The hexes that count for victory.
    pub(super) prizes: Vec<Hex>,
    /// From every hex: hexes with a free line that some unit can reach by fire.
    pub(super) fields: Vec<Area>,
    /// Every hex and those up to three away.
    pub(super) close: Vec<Area>,
}

impl Book {
    /// Nothing yet.
    pub(crate) fn empty() -> Book {
        Book {
            harms: [[0.0; 12]; 2],
            edges: Vec::new(),
            at_most: [0.0; 13],
            near: Vec::new(),
            prizes: Vec::new(),
            fields: Vec::new(),
            close: Vec::new(),
        }
    }
    /// The tables of a game.
    pub(crate) fn new(game: &Blitzkrieg) -> Book {
        let g = &game.s.ground;
        let farthest = game.s.counters.iter().map(|card| card.range).max().unwrap_or(1).max(1);
        let within = |from: Hex, most: u8| -> Area {
            g.hexes().filter(|&to| g.distance(from, to) <= most).map(|hex| hex.0).collect()
        };
        let prizes: Vec<Hex> = match game.s.objective {
            Some(hex) => vec![hex],
            None => g.prizes.iter().map(|prize| prize.hex).collect(),
        };
        let mut edges = vec![[0; 2]; MAX_UNITS * MAX_UNITS];
        for (unit, card) in game.s.counters.iter().enumerate() {
            for (target, other) in game.s.counters.iter().enumerate() {
                let halved = card.class == Class::AtGun && other.class == Class::Infantry;
                edges[unit * MAX_UNITS + target] = card.attack.map(|attack| {
                    let attack = if halved { attack.div_ceil(2) } else { attack };
                    attack as i8 - other.armour as i8
                });
            }
        }
        let mut at_most = [0.0; 13];
        for sum in 2..13 {
            at_most[sum] = at_most[sum - 1] + WAYS[sum] as f32 / 36.0;
        }
        let near = |from: Hex| prizes.iter().map(move |&to| 1.0 / (1.0 + g.distance(from, to) as f32));
        Book {
            harms: mean_harms(game),
            edges,
            at_most,
            near: g.hexes().flat_map(near).collect(),
            fields: g.hexes().map(|hex| *g.free_from(hex) & within(hex, farthest)).collect(),
            close: g.hexes().map(|hex| within(hex, 3)).collect(),
            prizes,
        }
    }
    /// How near a hex is to each hex that counts.
    #[inline]
    pub(super) fn near(&self, hex: Hex) -> &[f32] {
        let many = self.prizes.len();
        &self.near[hex.i() * many..(hex.i() + 1) * many]
    }
    /// 8.2.1: attack less armour.
    #[inline]
    pub(super) fn edge(&self, unit: Unit, target: Unit, reduced: bool) -> i8 {
        self.edges[unit.i() * MAX_UNITS + target.i()][reduced as usize]
    }
    /// What a shot in this column costs a target, as a share of its worth; `red` if a red n counts.
    #[inline]
    pub(super) fn harm(&self, red: bool, column: i8) -> f32 {
        if column < -1 { 0.0 } else { self.harms[red as usize][(column.min(10) + 1) as usize] }
    }
}

/// What a shot in each column costs on average.
fn mean_harms(game: &Blitzkrieg) -> [[f32; 12]; 2] {
    [false, true].map(|red| {
        std::array::from_fn(|index| {
            let cost = |sum: u8| match game.table.result(index as i8 - 1, sum) {
                Outcome::Nothing => 0.0,
                Outcome::Red => f32::from(red) * 0.2,
                Outcome::Black => 0.2,
                Outcome::Step => 0.5,
            };
            (2..=12u8).map(|sum| cost(sum) * WAYS[sum as usize] as f32 / 36.0).sum()
        })
    })
}
