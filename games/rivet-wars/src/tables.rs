//! What never changes in a mission and is asked all the time: distances, ways of infantry, the bite of weapons.

use crate::board::{Grid, SEGMENTS, Seg, SegSet};
use crate::data::{Data, Marker, Mission, Special};

/// Turns to walk that count as out of reach.
const FAR: u8 = 12;
/// The longest range that segments are listed for; longer ones cover the board.
const LONGEST: usize = 24;

/// Tables for one mission.
pub(crate) struct Tables {
    distance: Vec<[u8; SEGMENTS]>,
    within: Vec<[SegSet; LONGEST + 1]>,
    /// The objectives, and for each how many turns a common infantryman walks there from every segment.
    pub(crate) objectives: Vec<Seg>,
    turns: Vec<[u8; SEGMENTS]>,
    /// Hits an activation of each kind can hope for against each armour class.
    pub(crate) bite: Vec<[f32; 5]>,
}

impl Tables {
    pub(crate) fn new(data: &Data, mission: &Mission) -> Tables {
        let grid = mission.grid;
        let distance: Vec<[u8; SEGMENTS]> = grid
            .segs()
            .map(|from| {
                let mut row = [0; SEGMENTS];
                grid.segs().for_each(|to| row[to.index()] = grid.distance(from, to));
                row
            })
            .collect();
        let within = |from: &[u8; SEGMENTS]| {
            let mut sets = [SegSet::default(); LONGEST + 1];
            for (range, set) in sets.iter_mut().enumerate() {
                grid.segs().filter(|to| from[to.index()] as usize <= range).for_each(|to| set.insert(to));
            }
            sets
        };
        let within = distance.iter().map(within).collect();
        let objectives: Vec<Seg> =
            grid.segs().filter(|seg| mission.markers[seg.index()] == Marker::Objective).collect();
        let marches: Vec<Vec<Seg>> = grid.segs().map(|seg| march(grid, mission, seg)).collect();
        let turns = objectives.iter().map(|&goal| walk(&marches, goal)).collect();
        let hit = |dice: u8| 1.0 - (2.0f32 / 3.0).powi(dice as i32);
        let bite = |card: &crate::data::UnitCard| {
            let mut sum = [0.0; 5];
            for weapon in &card.weapons {
                let spread = if matches!(weapon.special, Special::Flat | Special::Gas) { 1.4 } else { 1.0 };
                for (sum, &dice) in sum.iter_mut().zip(&weapon.dice) {
                    *sum += hit(dice) * weapon.attacks as f32 * spread;
                }
            }
            sum
        };
        Tables { distance, within, objectives, turns, bite: data.units.iter().map(bite).collect() }
    }

    /// 2.3: how far apart two segments are.
    pub(crate) fn distance(&self, a: Seg, b: Seg) -> u8 {
        self.distance[a.index()][b.index()]
    }
    /// 2.3: the segments within a range, the one it is counted from among them.
    pub(crate) fn within(&self, from: Seg, range: u8) -> SegSet {
        self.within[from.index()][(range as usize).min(LONGEST)]
    }
    /// Turns an infantryman walks from a segment to an objective.
    pub(crate) fn turns(&self, objective: usize, from: Seg) -> u8 {
        self.turns[objective][from.index()]
    }
}

/// Where a common infantryman can get in one movement phase: one point, one more from a duckboard, around wire.
fn march(grid: Grid, mission: &Mission, from: Seg) -> Vec<Seg> {
    let open = |seg: Seg| mission.markers[seg.index()] != Marker::Wire;
    let marked = matches!(mission.markers[from.index()], Marker::Bunker | Marker::Objective);
    let runs = marked || mission.duckboard.has(from);
    let mut reached: Vec<Seg> = grid.neighbours(from).filter(|&seg| open(seg)).collect();
    if runs {
        for first in reached.clone() {
            let crossed = grid.is_diagonal(from, first);
            reached.extend(
                grid.neighbours(first).filter(|&seg| open(seg) && !(crossed && grid.is_diagonal(first, seg))),
            );
        }
    }
    reached
}

/// Turns to the goal from everywhere.
fn walk(marches: &[Vec<Seg>], goal: Seg) -> [u8; SEGMENTS] {
    let mut turns = [FAR; SEGMENTS];
    turns[goal.index()] = 0;
    for turn in 1..FAR {
        for (from, reached) in marches.iter().enumerate() {
            if turns[from] == FAR && reached.iter().any(|seg| turns[seg.index()] == turn - 1) {
                turns[from] = turn;
            }
        }
    }
    turns
}
