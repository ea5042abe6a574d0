//! A set-up for players who want to begin at once: legal, and not foolish.
//!
//! Units are put down one after the other, guns first, each in the hex that suits it best: where its group is told to
//! stand, in cover, with a field of fire, not too crowded, near its formation.

use super::build::Builder;
use super::scenario_file::{GroupEntry, Zone};
use super::{Arrival, Auto, AutoPlace, Kind, Role, Scenario, Weapon};
use crate::ground::{Cell, Ground, Terrain};
use board::Area;
use engine::{DataError, Seat};
use std::cmp::Reverse;

/// A set-up in the making.
struct Draft<'a> {
    scenario: &'a Scenario,
    auto: Auto,
    /// Distance of each cell from where the enemy of each side comes from.
    threat: [Vec<u8>; 2],
}

/// What a group wants.
struct Wish {
    zone: Area,
    hold: Area,
    mounted: bool,
}

impl Builder<'_> {
    /// A set-up in which every group stands where it is told to.
    pub fn auto(
        &self,
        entries: &[&GroupEntry],
        place: impl Fn(&GroupEntry) -> &Zone,
    ) -> Result<Auto, DataError> {
        let scenario = &self.scenario;
        let threat = [0, 1].map(|seat| threat(scenario, Seat(seat)));
        let mut draft = Draft { scenario, auto: Auto::default(), threat };
        for (index, entry) in entries.iter().enumerate() {
            let hold = self.zone(place(entry))?;
            let Arrival::Setup { zone } = scenario.groups[index].arrival else { continue };
            let wish = Wish { zone, hold, mounted: entry.mounted };
            for unit in draft.order(index as u8, wish.mounted) {
                let Some(cell) = draft.best(unit, &wish) else {
                    let what = format!("no hex is left for {}", scenario.units[unit as usize].id);
                    return Err(self.at.error(&entry.formation, what));
                };
                let vehicle = wish.mounted && scenario.kind(unit).transport;
                draft.auto.places.push(AutoPlace { unit, cell, vehicle });
            }
        }
        for formation in &scenario.formations {
            for unit in [formation.hq, formation.shq].into_iter().flatten() {
                let group = &scenario.groups[scenario.units[unit as usize].group as usize];
                if !matches!(group.arrival, Arrival::Setup { .. }) {
                    continue;
                }
                let Some(cell) = draft.command_post(unit) else {
                    return Err(self
                        .at
                        .whole(format!("no hex is left for {}", scenario.units[unit as usize].id)));
                };
                draft.auto.places.push(AutoPlace { unit, cell, vehicle: false });
            }
        }
        draft.weapons();
        draft.trenches();
        Ok(draft.auto)
    }
}

/// How far each cell is from where the enemies of a seat begin or enter.
fn threat(scenario: &Scenario, seat: Seat) -> Vec<u8> {
    let mut origin = Area::NONE;
    for group in &scenario.groups {
        if scenario.formations[group.formation as usize].seat != seat {
            match &group.arrival {
                Arrival::Setup { zone } => origin |= *zone,
                Arrival::Enter { at, turn: 1..=3 } => origin |= *at,
                _ => {}
            }
        }
    }
    let ground = &scenario.ground;
    let distance = |cell: Cell| origin.iter().map(|from| ground.distance(from, cell)).min().unwrap_or(0);
    (0..ground.len() as Cell).map(distance).collect()
}

/// The longest range of a unit's direct fire.
fn reach(kind: &Kind) -> u8 {
    let face = kind.face(false, false);
    [face.ap, face.he, face.flak].into_iter().flatten().map(|fire| fire.range).max().unwrap_or(0)
}

impl Draft<'_> {
    fn ground(&self) -> &Ground {
        &self.scenario.ground
    }

    /// The platoons of a group in the order they are put down: who has a task, guns, infantry, tanks, mortars;
    /// of mounted groups those who fire farthest first.
    fn order(&self, group: u8, mounted: bool) -> Vec<u8> {
        let scenario = self.scenario;
        let mut units: Vec<u8> = (0..scenario.units.len() as u8)
            .filter(|&unit| {
                let unit = &scenario.units[unit as usize];
                unit.group == group && unit.role == Role::Combat
            })
            .collect();
        units.sort_by_key(|&unit| {
            let kind = scenario.kind(unit);
            let face = kind.face(mounted && kind.transport, false);
            (!self.mines_bridge(unit), face.mortar, !kind.gun, face.hard, Reverse(reach(kind)))
        });
        units
    }

    /// Whether it must go to a bridge to blow it up.
    fn mines_bridge(&self, unit: u8) -> bool {
        self.scenario.special.demolition.is_some_and(|demolition| demolition.pioneers >> unit & 1 == 1)
    }

    /// Where the platoons of a side stand so far.
    fn standing(&self, seat: Seat) -> impl Iterator<Item = AutoPlace> + '_ {
        let units = &self.scenario.units;
        self.auto.places.iter().copied().filter(move |place| {
            let unit = &units[place.unit as usize];
            unit.seat == seat && unit.role == Role::Combat
        })
    }

    /// The best free hex for a platoon.
    fn best(&self, unit: u8, wish: &Wish) -> Option<Cell> {
        let seat = self.scenario.units[unit as usize].seat;
        let mut free = wish.zone;
        for limit in self.scenario.limits.iter().filter(|limit| limit.units >> unit & 1 == 1) {
            let inside = self
                .standing(seat)
                .filter(|place| limit.units >> place.unit & 1 == 1 && limit.area.has(place.cell));
            let inside = inside.count() as u8;
            if inside < limit.least {
                free &= limit.area;
            }
            if inside >= limit.most {
                free -= limit.area;
            }
        }
        free.iter()
            .filter(|&cell| self.standing(seat).filter(|place| place.cell == cell).count() < 2)
            .max_by_key(|&cell| (self.worth(unit, cell, wish), Reverse(cell)))
    }

    /// How well a hex suits a platoon.
    fn worth(&self, unit: u8, cell: Cell, wish: &Wish) -> i32 {
        let (scenario, ground) = (self.scenario, self.ground());
        let (seat, formation) = {
            let unit = &scenario.units[unit as usize];
            (unit.seat, unit.formation)
        };
        let kind = scenario.kind(unit);
        let face = kind.face(wish.mounted && kind.transport, false);
        let threat = &self.threat[seat.index()];
        let mut worth = 3 * ground.bonus(cell, face.hard) as i32;
        let hold = match self.scenario.special.demolition {
            Some(demolition) if self.mines_bridge(unit) => demolition.ends,
            _ => wish.hold,
        };
        if let Some(away) = hold.iter().map(|hex| ground.distance(hex, cell)).min() {
            worth += if away == 0 { 10 } else { -3 * away as i32 };
        }
        // Nobody should block a bridge or crowd a hex.
        if ground.terrain(cell) == Terrain::Bridge {
            worth -= 20;
        }
        worth -= 7 * self.standing(seat).filter(|place| place.cell == cell).count() as i32;
        if face.mortar {
            worth += threat[cell as usize].min(10) as i32;
        } else if reach(kind) >= 4 {
            // A field of fire towards the enemy.
            let range = reach(kind).min(8);
            let seen = *ground.view(cell) & ground.within(cell, range);
            let ahead = seen.iter().filter(|&to| threat[to as usize] < threat[cell as usize]).count();
            worth += (ahead as i32 / 6).min(8);
        }
        // In reach of a headquarters in the middle.
        let range = scenario.formations[formation as usize].range[0];
        for place in self.standing(seat) {
            if scenario.units[place.unit as usize].formation == formation {
                worth -= ground.distance(place.cell, cell).saturating_sub(range + 1) as i32;
            }
        }
        worth
    }

    /// The hex of a headquarters: beside a platoon of its formation, in the middle of it (1.3.2, 1.4).
    fn command_post(&self, hq: u8) -> Option<Cell> {
        let (scenario, ground) = (self.scenario, self.ground());
        let own = &scenario.units[hq as usize];
        let mates: Vec<Cell> = self
            .standing(own.seat)
            .filter(|place| scenario.units[place.unit as usize].formation == own.formation)
            .map(|place| place.cell)
            .collect();
        let taken = |cell: Cell| {
            self.auto.places.iter().any(|place| {
                let other = &scenario.units[place.unit as usize];
                place.cell == cell && other.seat == own.seat && other.role != Role::Combat
            })
        };
        let hard = scenario.kind(hq).face(false, false).hard;
        let cost = |cell: Cell| {
            let away = |mate: &Cell| ground.distance(*mate, cell) as i32;
            let worst = mates.iter().map(away).max().unwrap_or(0);
            4 * worst + mates.iter().map(away).sum::<i32>() - ground.bonus(cell, hard) as i32
        };
        mates.iter().copied().filter(|&cell| !taken(cell)).min_by_key(|&cell| (cost(cell), cell))
    }

    /// Support weapons go to the platoons nearest the enemy; pioneers, who lead assaults, come last.
    fn weapons(&mut self) {
        for group in &self.scenario.groups {
            let mut carriers: Vec<u8> = (0..self.scenario.units.len() as u8)
                .filter(|&unit| group.carriers >> unit & 1 == 1)
                .collect();
            carriers.sort_by_key(|&unit| {
                let place = self.auto.places.iter().find(|place| place.unit == unit);
                let seat = self.scenario.units[unit as usize].seat;
                (
                    self.scenario.kind(unit).pioneer,
                    place.map(|place| self.threat[seat.index()][place.cell as usize]),
                )
            });
            self.auto.weapons.extend(carriers.into_iter().zip(group.weapons.iter().copied()));
        }
    }

    /// Trenches go where soft units need them most: little cover, near the enemy. If they may be empty, the rest
    /// go beside those units.
    fn trenches(&mut self) {
        for seat in [0, 1] {
            let trenches = self.scenario.trenches[seat];
            let soft: Area = self
                .standing(Seat(seat as u8))
                .filter(|place| !self.scenario.kind(place.unit).face(place.vehicle, false).hard)
                .map(|place| place.cell)
                .collect();
            let nearby = if trenches.manned { Area::NONE } else { self.ground().near(&soft, 1) - soft };
            let mut cells = Vec::new();
            for area in [soft, nearby] {
                let mut suited: Vec<Cell> = (area & trenches.zone).iter().collect();
                let threat = &self.threat[seat];
                suited.sort_by_key(|&cell| (self.ground().bonus(cell, false), threat[cell as usize], cell));
                cells.extend(suited);
            }
            cells.truncate(trenches.count as usize);
            self.auto.trenches[seat] = cells;
        }
    }
}

impl Auto {
    /// The weapon proposed for a unit.
    pub fn weapon(&self, unit: u8) -> Option<Weapon> {
        self.weapons.iter().find(|(carrier, _)| *carrier == unit).map(|(_, weapon)| *weapon)
    }
}
