//! 7.0: lines of sight, worked out in advance for every two hexes.

use super::terrain::{Screen, Slope};
use super::{Cell, Ground};
use board::Area;

/// Farthest apart two hexes of two joined sheets can be, in columns and in doubled height.
pub(super) const FAR: (i32, i32) = (40, 44);

/// What a line meets, without wrecks and smoke.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// Nothing that matters.
    Clear,
    /// One hex or pair that degrades: a wreck on the way blocks.
    Degraded,
    /// Something that blocks.
    Blocked,
}

/// What can be seen from every hex, without wrecks and smoke.
#[derive(Clone, Debug, Default)]
pub(super) struct Views {
    seen: Vec<Area>,
    degraded: Vec<Area>,
    /// What each hex does to lines between low and between high ends.
    screens: [Vec<Screen>; 2],
    slopes: Vec<Slope>,
}

impl Views {
    pub fn of(ground: &Ground) -> Views {
        let cells = 0..ground.len() as Cell;
        let screen = |level: usize| cells.clone().map(|cell| ground.effects(cell).screen[level]).collect();
        let mut views = Views {
            seen: cells.clone().map(Area::of).collect(),
            degraded: vec![Area::NONE; ground.len()],
            screens: [screen(0), screen(1)],
            slopes: cells.clone().map(|cell| ground.effects(cell).slope).collect(),
        };
        for a in cells {
            for b in 0..a {
                let degraded = match views.look(ground, a, b, &Area::NONE, &Area::NONE) {
                    Ok(degraded) => degraded,
                    Err(_) => continue,
                };
                views.seen[a as usize].insert(b);
                views.seen[b as usize].insert(a);
                if degraded {
                    views.degraded[a as usize].insert(b);
                    views.degraded[b as usize].insert(a);
                }
            }
        }
        views
    }

    /// Follows the line: whether it is degraded, or the hex that blocks it.
    fn look(&self, ground: &Ground, a: Cell, b: Cell, wrecks: &Area, smoked: &Area) -> Result<bool, Cell> {
        if ground.around(a).has(b) || a == b {
            return Ok(false);
        }
        if let Some(end) = [a, b].into_iter().find(|&end| smoked.has(end)) {
            return Err(end);
        }
        match (ground.level(a), ground.level(b)) {
            (1, 0) => self.look_down(ground, a, b, smoked).map(|()| false),
            (0, 1) => self.look_down(ground, b, a, smoked).map(|()| false),
            (level, _) => self.look_across(ground, a, b, level, wrecks, smoked),
        }
    }

    /// 7.1, 7.2: between two hexes of the same level.
    fn look_across(
        &self,
        ground: &Ground,
        a: Cell,
        b: Cell,
        level: u8,
        wrecks: &Area,
        smoked: &Area,
    ) -> Result<bool, Cell> {
        let screens = &self.screens[level as usize];
        // Beyond the edge of the map there is nothing that hides.
        let screen = |cell: Cell| match screens.get(cell as usize) {
            Some(Screen::Open) if wrecks.has(cell) => Screen::Degrades,
            Some(&screen) => screen,
            None => Screen::Open,
        };
        let mut degraded = false;
        for [one, two] in ground.crossed(a, b) {
            // 7.3: a side hides as much as the better of its two hexes lets through.
            match screen(one).min(screen(two)) {
                Screen::Open => {}
                Screen::Degrades if !degraded => degraded = true,
                _ => return Err(there(one, two)),
            }
            if smoked.has(one) && smoked.has(two) {
                return Err(one);
            }
        }
        Ok(degraded)
    }

    /// 7.2: from level 1 to level 0 or up again (R1).
    fn look_down(&self, ground: &Ground, high: Cell, low: Cell, smoked: &Area) -> Result<(), Cell> {
        let mut left = false;
        // The last hex of the hill the higher end stands on.
        let mut rim = high;
        for [one, two] in ground.crossed(high, low) {
            let hides = |cell: Cell| match self.slopes.get(cell as usize) {
                Some(Slope::Open) | None => false,
                Some(Slope::Shadow) => ground.around(low).has(cell),
                Some(Slope::Ridge) => left,
                Some(Slope::Blocks) => true,
            };
            if (hides(one) && hides(two)) || (smoked.has(one) && smoked.has(two)) {
                return Err(there(one, two));
            }
            match (ground.high.has(one), ground.high.has(two)) {
                (true, true) if !left => rim = one,
                // The own crest, unless the higher end stands at it (R5). At its foot the line ends before it gets here.
                (false, false) if !left && rim != high => return Err(rim),
                (false, false) => left = true,
                _ => {}
            }
        }
        Ok(())
    }
}

/// The hex of a crossing that is on the map.
fn there(one: Cell, two: Cell) -> Cell {
    one.min(two)
}

impl Ground {
    /// What the line between two hexes meets between them, in order: a hex, twice, or the two hexes along whose side it
    /// runs. A hex beyond the edge of the map is [`super::NOWHERE`].
    #[inline]
    fn crossed(&self, a: Cell, b: Cell) -> impl Iterator<Item = [Cell; 2]> {
        self.plane.crossed(&self.lines, a, b)
    }

    /// What the line between two hexes meets if there are no wrecks and no smoke.
    pub fn sight(&self, a: Cell, b: Cell) -> Sight {
        match (self.view(a).has(b), self.views.degraded[a as usize].has(b)) {
            (false, _) => Sight::Blocked,
            (true, true) => Sight::Degraded,
            (true, false) => Sight::Clear,
        }
    }
    /// Every hex in sight of a hex if there are no wrecks and no smoke, the hex itself among them.
    #[inline]
    pub fn view(&self, a: Cell) -> &Area {
        &self.views.seen[a as usize]
    }
    /// 7.0: whether two hexes see each other. `smoked` are the smoke hexes and all their neighbours.
    #[inline]
    pub fn sees(&self, a: Cell, b: Cell, wrecks: &Area, smoked: &Area) -> bool {
        if !self.view(a).has(b) {
            return false;
        }
        // Wrecks and smoke only ever hide more.
        (smoked.is_empty() && (wrecks.is_empty() || self.level(a) != self.level(b)))
            || self.views.look(self, a, b, wrecks, smoked).is_ok()
    }
    /// The hex that hides two hexes from each other, if one does.
    pub fn blocker(&self, a: Cell, b: Cell, wrecks: &Area, smoked: &Area) -> Option<Cell> {
        self.views.look(self, a, b, wrecks, smoked).err()
    }
}
