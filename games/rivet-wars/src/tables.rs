//! What never changes in a mission and is asked all the time: distances, ways of infantry, the bite of weapons.

use crate::*;
use std::borrow::Cow;
use std::sync::OnceLock;

/// Turns to walk that count as out of reach.
const FAR: u8 = 12;
/// The longest range that segments are listed for; longer ones cover the board.
const LONGEST: usize = 24;

/// Turns a common infantryman walks to one objective from every segment.
pub(crate) type Walk = [u8; SEGMENTS];

/// Tables for one mission.
pub(crate) struct Tables {
    distance: Vec<[u8; SEGMENTS]>,
    within: Vec<[SegSet; LONGEST + 1]>,
    /// The objectives, and for each the ways there.
    pub(crate) objectives: Vec<Seg>,
    walks: Vec<Walk>,
    /// The same with the wire of one segment lifted or laid: made when first wanted, since few ever are.
    changed: Vec<OnceLock<Vec<Walk>>>,
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
        let walks = walks(mission, &objectives, wire_of(&mission.markers));
        let changed = grid.segs().map(|_| OnceLock::new()).collect();
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
        let bite = data.units.iter().map(bite).collect();
        Tables { distance, within, objectives, walks, changed, bite }
    }

    /// 2.3: how far apart two segments are.
    pub(crate) fn distance(&self, a: Seg, b: Seg) -> u8 {
        self.distance[a.index()][b.index()]
    }
    /// 2.3: the segments within a range, the one it is counted from among them.
    pub(crate) fn within(&self, from: Seg, range: u8) -> SegSet {
        self.within[from.index()][(range as usize).min(LONGEST)]
    }
    /// The ways to each objective as the wire lies now. Where wire was lifted in several places, or laid in several, the change of
    /// each counts alone: that is seldom wrong and always cheap.
    pub(crate) fn ways(&self, mission: &Mission, markers: &[Marker; SEGMENTS]) -> Cow<'_, [Walk]> {
        let before = &mission.markers;
        let mut ways = Cow::Borrowed(self.walks.as_slice());
        for (index, (&old, &new)) in before.iter().zip(markers).enumerate() {
            if old == new || (old != Marker::Wire && new != Marker::Wire) {
                continue;
            }
            let changed = self.changed[index].get_or_init(|| {
                let wire = SegSet(wire_of(before).0 ^ (1 << index));
                walks(mission, &self.objectives, wire)
            });
            let laid = new == Marker::Wire;
            for (way, changed) in ways.to_mut().iter_mut().flatten().zip(changed.iter().flatten()) {
                *way = if laid { (*way).max(*changed) } else { (*way).min(*changed) };
            }
        }
        ways
    }
}

/// The segments with wire.
fn wire_of(markers: &[Marker]) -> SegSet {
    let mut wire = SegSet::default();
    let segs = (0..markers.len()).filter(|&index| markers[index] == Marker::Wire);
    segs.for_each(|index| wire.insert(Seg(index as u8)));
    wire
}

/// The ways to each objective if the wire lies so.
fn walks(mission: &Mission, objectives: &[Seg], wire: SegSet) -> Vec<Walk> {
    let segs = mission.grid.segs();
    let marches: Vec<Vec<Seg>> = segs.map(|seg| march(mission, wire, seg)).collect();
    objectives.iter().map(|&goal| walk(&marches, goal)).collect()
}

/// Where a common infantryman can get in one movement phase: one point, one more from a duckboard, around wire.
fn march(mission: &Mission, wire: SegSet, from: Seg) -> Vec<Seg> {
    let grid = mission.grid;
    let open = |seg: Seg| !wire.has(seg);
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
fn walk(marches: &[Vec<Seg>], goal: Seg) -> Walk {
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
