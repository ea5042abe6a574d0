//! The map: distances, roads, streams, heights, and the lines of sight of section 4, worked out in advance.

use crate::words::*;
use board::{Area, Crossing, crossings};

/// Farther than this no unit fires or sees.
const FAR: u8 = 8;

/// A map with everything that never changes.
#[derive(Clone, Debug)]
pub struct Ground {
    /// How many first pairs there are.
    pub first: u8,
    /// How many second pairs there are.
    pub second: u8,
    /// Hexes stand on a corner, first pairs are rows.
    pub turned: bool,
    /// Kind of ground of every hex.
    pub terrain: Vec<Terrain>,
    /// Height of every hex.
    pub level: Vec<u8>,
    /// Neighbours of every hex, by direction.
    pub next: Vec<[Hex; 6]>,
    /// Directions in which a road leaves a hex, one bit each.
    pub roads: Vec<u8>,
    /// Hexsides with a stream.
    pub streams: Vec<u8>,
    /// Those with a bridge.
    pub bridges: Vec<u8>,
    /// First pair of the own edge of each side (8.5.1).
    pub edge: [u8; 2],
    /// Names of places.
    pub places: Vec<(Hex, String)>,
    /// Points for villages, and who holds them at the start.
    pub prizes: Vec<Prize>,
    distance: Vec<u8>,
    /// Every hex and those up to so many away.
    discs: Vec<[Area; FAR as usize + 1]>,
    free: Vec<Area>,
    blind: Vec<Area>,
}

/// A village that counts (12.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prize {
    /// Its hex.
    pub hex: Hex,
    /// What it counts.
    pub points: u8,
    /// Whether the Germans hold it at the start.
    pub german: bool,
}

impl Ground {
    /// An empty map of this size.
    pub fn new(first: u8, second: u8, turned: bool) -> Ground {
        let len = first as usize * second as usize;
        let mut ground = Ground {
            first,
            second,
            turned,
            terrain: vec![Terrain::Clear; len],
            level: vec![0; len],
            next: Vec::new(),
            roads: vec![0; len],
            streams: vec![0; len],
            bridges: vec![0; len],
            edge: [0; 2],
            places: Vec::new(),
            prizes: Vec::new(),
            distance: vec![0; len * len],
            discs: vec![[Area::NONE; FAR as usize + 1]; len],
            free: vec![Area::NONE; len],
            blind: vec![Area::NONE; len],
        };
        for hex in ground.hexes() {
            let (a, y) = ground.doubled(hex);
            let steps = [(0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)];
            let found = steps.map(|(da, dy)| ground.at_doubled(a + da, y + dy).unwrap_or(Hex::NONE));
            ground.next.push(found);
        }
        for one in ground.hexes() {
            for two in ground.hexes() {
                let distance = ground.measure(one, two);
                ground.distance[one.i() * len + two.i()] = distance;
                for far in distance..=FAR {
                    ground.discs[one.i()][far as usize].insert(two.0);
                }
            }
        }
        ground
    }

    /// Number of hexes.
    pub fn len(&self) -> usize {
        self.terrain.len()
    }
    /// Never.
    pub fn is_empty(&self) -> bool {
        self.terrain.is_empty()
    }
    /// All hexes in the order of their numbers.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + use<> {
        (0..self.terrain.len() as u16).map(Hex)
    }
    /// Both pairs of a hex number.
    pub fn pairs(&self, hex: Hex) -> (u8, u8) {
        ((hex.0 / self.second as u16) as u8 + 1, (hex.0 % self.second as u16) as u8 + 1)
    }
    /// The hex with these pairs.
    pub fn at(&self, first: u8, second: u8) -> Option<Hex> {
        let inside = (1..=self.first).contains(&first) && (1..=self.second).contains(&second);
        inside.then(|| Hex((first as u16 - 1) * self.second as u16 + second as u16 - 1))
    }
    /// The printed number.
    pub fn label(&self, hex: Hex) -> String {
        let (first, second) = self.pairs(hex);
        format!("{first:02}{second:02}")
    }
    /// The hex with this number.
    pub fn find(&self, label: &str) -> Option<Hex> {
        if label.len() != 4 || !label.bytes().all(|byte| byte.is_ascii_digit()) {
            return None;
        }
        self.at(label[..2].parse().ok()?, label[2..].parse().ok()?)
    }
    /// First pair, and second pair doubled: even first pairs stand half a hex further.
    pub fn doubled(&self, hex: Hex) -> (i32, i32) {
        let (a, b) = self.pairs(hex);
        (a as i32, 2 * b as i32 + i32::from(a % 2 == 0))
    }
    fn at_doubled(&self, a: i32, y: i32) -> Option<Hex> {
        let b = (y - i32::from(a % 2 == 0)) / 2;
        if a < 1 || b < 1 {
            return None;
        }
        self.at(u8::try_from(a).ok()?, u8::try_from(b).ok()?)
    }
    fn measure(&self, one: Hex, two: Hex) -> u8 {
        let ((a1, y1), (a2, y2)) = (self.doubled(one), self.doubled(two));
        let (da, dy) = ((a1 - a2).abs(), (y1 - y2).abs());
        (da + ((dy - da) / 2).max(0)) as u8
    }
    /// 0: hexes from one to the other, the first left out and the last counted.
    #[inline]
    pub fn distance(&self, one: Hex, two: Hex) -> u8 {
        self.distance[one.i() * self.terrain.len() + two.i()]
    }
    /// A hex and all up to so many away, eight at most.
    #[inline]
    pub fn disc(&self, hex: Hex, far: u8) -> &Area {
        &self.discs[hex.i()][far.min(FAR) as usize]
    }
    /// How far the nearest of these hexes is; [`u8::MAX`] if there is none.
    #[inline]
    pub fn nearest(&self, from: Hex, hexes: &Area) -> u8 {
        let near = (0..=FAR).find(|&far| self.discs[from.i()][far as usize].intersects(hexes));
        let far = || hexes.iter().map(|hex| self.distance(from, Hex(hex))).min().unwrap_or(u8::MAX);
        near.unwrap_or_else(far)
    }
    /// Whether one of these hexes is nearer than this.
    #[inline]
    pub fn any_within(&self, from: Hex, hexes: &Area, than: u8) -> bool {
        match than {
            0 => false,
            1..=9 => self.discs[from.i()][than as usize - 1].intersects(hexes),
            _ => hexes.iter().any(|hex| self.distance(from, Hex(hex)) < than),
        }
    }
    /// The neighbours of a hex.
    #[inline]
    pub fn around(&self, hex: Hex) -> impl Iterator<Item = Hex> + use<> {
        self.next[hex.i()].into_iter().filter(|next| next.on_map())
    }
    /// The direction from a hex to its neighbour.
    #[inline]
    pub fn direction(&self, from: Hex, to: Hex) -> Option<usize> {
        self.next[from.i()].iter().position(|&next| next == to)
    }
    /// Whether a road crosses the side between two neighbours.
    #[inline]
    pub fn road(&self, from: Hex, to: Hex) -> bool {
        self.direction(from, to).is_some_and(|d| self.roads[from.i()] >> d & 1 == 1)
    }
    /// Kind of ground.
    #[inline]
    pub fn terrain(&self, hex: Hex) -> Terrain {
        self.terrain[hex.i()]
    }
    /// Joins two neighbours by road, stream or bridge; false if they are none.
    pub fn join(&mut self, what: Join, one: Hex, two: Hex) -> bool {
        let (Some(there), Some(back)) = (self.direction(one, two), self.direction(two, one)) else {
            return false;
        };
        let list = match what {
            Join::Road => &mut self.roads,
            Join::Stream => &mut self.streams,
            Join::Bridge => &mut self.bridges,
        };
        list[one.i()] |= 1 << there;
        list[two.i()] |= 1 << back;
        true
    }
    /// Hexes from here to the own edge of a side (8.5.1).
    #[inline]
    pub fn to_edge(&self, side: engine::Seat, hex: Hex) -> u8 {
        self.pairs(hex).0.abs_diff(self.edge[side.index()])
    }

    /// 4.3: whether the line between two hexes up to eight apart is free. Spotting is another question.
    #[inline]
    pub fn line_free(&self, from: Hex, to: Hex) -> bool {
        self.free[from.i()].has(to.0)
    }
    /// Hexes to which the line is free.
    #[inline]
    pub fn free_from(&self, from: Hex) -> &Area {
        &self.free[from.i()]
    }
    /// Works out all lines of sight; once terrain and heights are known.
    pub fn trace(&mut self) {
        for one in self.hexes() {
            for two in self.hexes() {
                if self.distance(one, two) > 8 {
                    continue;
                }
                let high = self.level[one.i()];
                match self.blocker(one, two) {
                    None => self.free[one.i()].insert(two.0),
                    Some(by) if self.level[two.i()] < high && self.level[by.i()] < high => {
                        self.blind[one.i()].insert(two.0);
                    }
                    Some(_) => {}
                }
            }
        }
    }
    /// 4.3: the hex that blocks the line first; none if it is free.
    pub fn blocker(&self, from: Hex, to: Hex) -> Option<Hex> {
        if self.distance(from, to) <= 1 {
            return None;
        }
        let ((a1, y1), (a2, y2)) = (self.doubled(from), self.doubled(to));
        let at = |(da, dy): (i32, i32)| self.at_doubled(a1 + da, y1 + dy);
        let blocks = |hex: Hex| self.blocks(from, to, hex);
        for crossing in crossings(a2 - a1, y2 - y1) {
            match crossing {
                Crossing::Through(hex) => {
                    if let Some(hex) = at(hex).filter(|&hex| blocks(hex)) {
                        return Some(hex);
                    }
                }
                // R21: hexside by hexside; beyond the edge of the map nothing is open.
                Crossing::Along(one, two) => match (at(one), at(two)) {
                    (Some(one), Some(two)) if blocks(one) && blocks(two) => return Some(one),
                    (Some(hex), None) | (None, Some(hex)) if blocks(hex) => return Some(hex),
                    _ => {}
                },
            }
        }
        None
    }
    /// 4.3.1, 4.3.2: whether a hex on the way blocks the line between two others.
    fn blocks(&self, one: Hex, two: Hex, hex: Hex) -> bool {
        let (level, obstacle) = (self.level[hex.i()], self.terrain(hex).obstacle());
        let (l1, l2) = (self.level[one.i()], self.level[two.i()]);
        if l1 == l2 {
            return level > l1 || obstacle && level == l1;
        }
        let (high, low) = if l1 > l2 { (one, two) } else { (two, one) };
        // R22: the higher unit must stand on the crest.
        level >= self.level[high.i()]
            // R23: only the hex right behind an obstacle is blind, unless the obstacle touches both.
            || obstacle
                && level >= self.level[low.i()]
                && self.distance(hex, low) == 1
                && self.distance(hex, high) >= 2
    }
    /// 4.3.2: lower hexes that cannot be seen from here because of an obstacle in front of them.
    pub fn blind_from(&self, hex: Hex) -> &Area {
        &self.blind[hex.i()]
    }
}

/// What joins two neighbours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Join {
    /// A road.
    Road,
    /// A stream along their common side.
    Stream,
    /// A bridge over it.
    Bridge,
}
