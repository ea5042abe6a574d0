//! 5.0: what it costs to enter a hex.

use super::terrain::{Gait, Terrain};
use super::{Cell, Ground};

/// Movement points for which the way on is worked out in advance; more are rare.
const FEW: usize = 12;

/// Costs for every gait, soft and hard; 0 where nobody may enter.
type Variants = [u8; 6];

/// Movement costs, worked out in advance.
#[derive(Clone, Debug, Default)]
pub(super) struct Costs {
    /// By cell left and way of moving, for each of its neighbours in their order.
    steps: Vec<[[u8; 6]; 6]>,
    /// By cell left, way of moving and points left: the neighbours that can be entered, one bit each.
    open: Vec<[[u8; FEW + 1]; 6]>,
    /// From off the map.
    entry: Vec<Variants>,
}

#[inline]
const fn variant(gait: Gait, hard: bool) -> usize {
    gait as usize * 2 + hard as usize
}

/// The steps that so many points pay for, one bit each.
fn payable(steps: &[u8; 6], points: u8) -> u8 {
    (0..6).fold(0, |open, slot| open | ((1..=points).contains(&steps[slot]) as u8) << slot)
}

impl Costs {
    pub fn of(ground: &Ground) -> Costs {
        let each = |cost: &dyn Fn(Gait, bool) -> Option<u8>| {
            let mut variants = Variants::default();
            for gait in [Gait::Leg, Gait::Wheeled, Gait::Tracked] {
                for hard in [false, true] {
                    variants[variant(gait, hard)] = cost(gait, hard).unwrap_or(0);
                }
            }
            variants
        };
        let mut costs = Costs::default();
        for cell in 0..ground.len() as Cell {
            let mut steps = [[0; 6]; 6];
            for (slot, &to) in ground.neighbours(cell).iter().enumerate() {
                let variants = each(&|gait, hard| ground.step_cost(cell, to, gait, hard));
                for (steps, cost) in steps.iter_mut().zip(variants) {
                    steps[slot] = cost;
                }
            }
            costs.steps.push(steps);
            costs.open.push(steps.map(|steps| std::array::from_fn(|points| payable(&steps, points as u8))));
            let road = ground.ways_out.has(cell);
            costs.entry.push(each(&|gait, hard| ground.enter_over(cell, road, false, gait, hard)));
        }
        costs
    }
}

impl Ground {
    /// 5.1: movement points for a step to an adjacent hex; nothing if it is not adjacent or nobody may go there: into
    /// water, or onto and off a bridge except along its road.
    #[inline]
    pub fn cost(&self, from: Cell, to: Cell, gait: Gait, hard: bool) -> Option<u8> {
        let slot = self.neighbours(from).iter().position(|&cell| cell == to)?;
        let cost = self.costs(from, gait, hard)[slot];
        (cost != 0).then_some(cost)
    }
    /// 5.1: the same for all neighbours of a hex, in their order; 0 where nobody may go.
    #[inline]
    pub fn costs(&self, from: Cell, gait: Gait, hard: bool) -> &[u8; 6] {
        &self.costs.steps[from as usize][variant(gait, hard)]
    }
    /// 5.1: the neighbours that can be entered with so many points, one bit each in their order.
    #[inline]
    pub fn open(&self, from: Cell, gait: Gait, hard: bool, points: u8) -> u8 {
        let open = &self.costs.open[from as usize][variant(gait, hard)];
        open.get(points as usize).copied().unwrap_or_else(|| payable(self.costs(from, gait, hard), points))
    }
    /// R15: movement points to enter an edge hex from off the map. A road that runs off the map there is used.
    #[inline]
    pub fn entry_cost(&self, cell: Cell, gait: Gait, hard: bool) -> Option<u8> {
        let cost = self.costs.entry[cell as usize][variant(gait, hard)];
        (cost != 0).then_some(cost)
    }

    fn step_cost(&self, from: Cell, to: Cell, gait: Gait, hard: bool) -> Option<u8> {
        let road = self.road(from, to);
        let bridge = self.terrain(from) == Terrain::Bridge || self.terrain(to) == Terrain::Bridge;
        if (bridge && !road) || !self.is_passable(from) {
            return None;
        }
        self.enter_over(to, road, self.level(to) > self.level(from), gait, hard)
    }

    /// Entering a hex, along a road or not, uphill or not.
    fn enter_over(&self, cell: Cell, road: bool, uphill: bool, gait: Gait, hard: bool) -> Option<u8> {
        let terrain = self.terrain(cell);
        let cost = self.table.of(terrain).cost?[gait as usize];
        if terrain == Terrain::Town && self.rubble {
            // S6: a road helps only if it runs through the hex.
            let rubble = &self.table.rubble;
            let sides = self.links[cell as usize].count_ones() + self.ways_out.has(cell) as u32;
            let saved = if road && sides >= 2 { rubble.through } else { 0 };
            return Some(rubble.cost[hard as usize].saturating_sub(saved).max(1));
        }
        match road {
            true => Some(self.table.road),
            false => Some(cost + if uphill { self.table.climb } else { 0 }),
        }
    }
}
