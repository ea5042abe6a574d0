//! What the evaluation looks up: worked out once for a game, since it never changes.

use crate::Blitzkrieg;
use crate::odds::WAYS;
use crate::words::*;
use board::Area;
use engine::Seat;

learning::weights! {
    /// What counts how much for bots; about 1 is a company.
    pub struct Weights {
        /// What the danger of the enemy's next shots weighs beside what is lost already.
        danger,
        /// What the danger weighs that the own shots are for the enemy.
        threat,
        /// No unit stands to lose more than this share of its worth.
        most_danger,
        /// What opportunity fire that is kept is worth, for each enemy in sight and range.
        ready,
        /// How much of a firer's attention a target has that is not its best one.
        spread,
        /// What a company in command is worth more.
        command,
        /// What a company that is not neutralised is worth more.
        steady,
        /// A point of Hannut.
        point,
        /// How strongly villages draw those who want them.
        draw,
        /// How strongly they keep those who hold them.
        keep,
        /// How strongly Stonne draws those who want it.
        objective,
        /// What holding Stonne is worth.
        hold,
        /// What every hex of the way to the next place an attacker wants costs each of its units.
        press,
        /// What it is worth more that a defender of a wanted hex is neutralised while attackers are near.
        shaken,
        /// The chance to win that a close combat must have; half of it where victory hangs on the hex.
        dare,
        /// How much of an assault counts that a moving party can still make.
        poise,
        /// How much a headquarters leads the way, for each of its units: a share of `press`.
        lead,
        /// What a headquarters alone within three hexes of the enemy risks.
        lonely,
        /// How much a held objective keeps its attackers of before: a share of `press`.
        guard,
        /// What it is worth that infantry stays in its works.
        works,
        /// What the objective is worth in a close combat for it.
        storm,
        /// What ground won in close combat is worth.
        fight,
        /// What it is worth more where it counts for victory.
        prize,
    }
}

impl Weights {
    /// What counts for a side: the Germans attack, the French defend.
    pub fn of(side: Seat) -> Weights {
        let plain = Weights {
            danger: 0.35,
            threat: 0.35,
            most_danger: 0.7,
            ready: 0.03,
            spread: 1.0,
            command: 0.1,
            steady: 0.15,
            point: 0.5,
            draw: 0.16,
            keep: 0.1,
            objective: 1.6,
            hold: 4.0,
            press: 0.0,
            shaken: 0.0,
            dare: 0.3,
            poise: 0.7,
            lead: 0.4,
            lonely: 0.06,
            guard: 0.6,
            works: 0.08,
            storm: 2.5,
            fight: 0.1,
            prize: 1.2,
        };
        if side == GERMAN {
            Weights { press: 0.06, shaken: 0.2, danger: 0.2, point: 1.0, storm: 5.0, ..plain }
        } else {
            plain
        }
    }
}

/// Tables for the evaluation.
pub struct Book {
    /// The chance of any effect in each column, if a red n counts and if not.
    hits: [[f32; 12]; 2],
    /// What a shot in each column costs on average, if a red n counts and if not.
    harms: [[f32; 12]; 2],
    /// 8.2.1: attack less armour of every unit against every other, by its side that is up.
    edges: Vec<[i8; 2]>,
    /// 6.4: the chance not to exceed a value with two dice.
    pub(super) at_most: [f32; 13],
    /// How near every hex is to every one that counts, for each gait: 1/(1+d), d the way in clear hexes.
    near: [Vec<f32>; 3],
    /// The way itself.
    far: [Vec<f32>; 3],
    /// What a company is worth at full strength.
    pub(super) worth: [f32; MAX_UNITS],
    /// The hexes that count for victory.
    pub(super) prizes: Vec<Hex>,
    /// Those of them that are worth something: a village of no points is not fought for.
    pub(super) wanted: Area,
    /// From every hex: hexes with a free line that some unit can reach by fire.
    pub(super) fields: Vec<Area>,
    /// Every hex and those up to three away.
    pub(super) close: Vec<Area>,
}

impl Book {
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
        let worthless = |prize: &&crate::ground::Prize| prize.points == 0 && !game.set_b;
        let worthless: Area = g.prizes.iter().filter(worthless).map(|prize| prize.hex.0).collect();
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
        let mut worth = [0.0; MAX_UNITS];
        for (unit, card) in game.s.counters.iter().enumerate() {
            worth[unit] = 0.4 + 0.06 * card.attack[0] as f32 + 0.08 * card.armour as f32;
        }
        let far = [Gait::Foot, Gait::Tracked, Gait::Wheeled].map(|gait| -> Vec<f32> {
            let ways: Vec<Vec<f32>> = prizes.iter().map(|&to| ways_to(game, gait, to)).collect();
            g.hexes().flat_map(|from| ways.iter().map(move |way| way[from.i()])).collect()
        });
        let near = far.each_ref().map(|far| far.iter().map(|far| 1.0 / (1.0 + far)).collect());
        Book {
            hits: mean_of(game, |outcome, red| match outcome {
                Outcome::Nothing => 0.0,
                Outcome::Red => f32::from(red),
                Outcome::Black | Outcome::Step => 1.0,
            }),
            harms: mean_of(game, |outcome, red| match outcome {
                Outcome::Nothing => 0.0,
                Outcome::Red => f32::from(red) * 0.2,
                Outcome::Black => 0.2,
                Outcome::Step => 0.5,
            }),
            edges,
            at_most,
            near,
            far,
            worth,
            fields: g.hexes().map(|hex| *g.free_from(hex) & within(hex, farthest)).collect(),
            close: g.hexes().map(|hex| within(hex, 3)).collect(),
            prizes,
            wanted: game.matters - worthless,
        }
    }
    /// How near a hex is to each hex that counts, for those who go like this.
    #[inline]
    pub(super) fn near(&self, gait: Gait, hex: Hex) -> &[f32] {
        let many = self.prizes.len();
        &self.near[gait.column()][hex.i() * many..(hex.i() + 1) * many]
    }
    /// How far it is to each of them, in clear hexes.
    #[inline]
    pub(super) fn far(&self, gait: Gait, hex: Hex) -> &[f32] {
        let many = self.prizes.len();
        &self.far[gait.column()][hex.i() * many..(hex.i() + 1) * many]
    }
    /// The chance that a shot in this column has any effect; `red` if a red n counts.
    #[inline]
    pub(super) fn hit(&self, red: bool, column: i8) -> f32 {
        if column < -1 { 0.0 } else { self.hits[red as usize][(column.min(10) + 1) as usize] }
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

/// What a shot in each column comes to on average, if a red n counts and if not.
fn mean_of(game: &Blitzkrieg, worth: impl Fn(Outcome, bool) -> f32) -> [[f32; 12]; 2] {
    [false, true].map(|red| {
        std::array::from_fn(|index| {
            let cost = |sum: u8| worth(game.table.result(index as i8 - 1, sum), red);
            (2..=12u8).map(|sum| cost(sum) * WAYS[sum as usize] as f32 / 36.0).sum()
        })
    })
}

/// The way from every hex to one of them, in clear hexes; over land or by road, whichever is shorter.
fn ways_to(game: &Blitzkrieg, gait: Gait, to: Hex) -> Vec<f32> {
    let g = &game.s.ground;
    let v = &game.values;
    let c = gait.column();
    let step = |from: Hex, to: Hex| -> Option<u32> {
        let d = g.direction(from, to)?;
        // A road makes any ground as good as clear; nobody goes in column where there is fire.
        let by_road = (g.roads[from.i()] >> d & 1 == 1).then_some(v.cost[Terrain::Clear as usize][c]);
        let dry = g.streams[from.i()] >> d & 1 == 0 || g.bridges[from.i()] >> d & 1 == 1;
        let up = if g.level[to.i()] > g.level[from.i()] { v.up[c] } else { 0 };
        let stream = if dry { Some(0) } else { Some(v.stream[c]).filter(|&cost| cost >= 0) };
        let over_land = stream.map(|stream| v.cost[g.terrain(to) as usize][c] + stream + up);
        by_road.into_iter().chain(over_land).min().map(|cost| cost.max(0) as u32)
    };
    let mut far = vec![u32::MAX; g.len()];
    far[to.i()] = 0;
    let mut open = vec![to];
    // Few hexes and small costs: going over them until nothing gets shorter is quick enough.
    while let Some(hex) = open.pop() {
        for from in g.around(hex) {
            let Some(cost) = step(from, hex) else { continue };
            let way = far[hex.i()] + cost;
            if way < far[from.i()] {
                far[from.i()] = way;
                open.insert(0, from);
            }
        }
    }
    let clear = v.cost[Terrain::Clear as usize][c].max(1) as f32;
    far.into_iter().map(|cost| if cost == u32::MAX { 60.0 } else { cost as f32 / clear }).collect()
}
