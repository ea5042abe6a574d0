//! Resolves support, markers, first activations and special rules of a scenario.

use super::build::Builder;
use super::notation::Stock;
use super::scenario_file::{AircraftEntry, FirstEntry, MarkerPlace, ScenarioFile, SideSupport};
use super::{
    ALLIED, Aircraft, Ambush, Arrival, Barrage, Demolition, Designated, First, GERMAN, Limit, MAX_BARRAGES,
    MAX_MARKERS, Marker, Role, Special, Swamped, Trenches, When,
};
use crate::ground::NOWHERE;
use board::Area;
use engine::{DataError, Seat};
use toml::Spanned;

/// The most fate points, mines or trenches of a side.
const MOST_SUPPORT: u8 = 20;

impl Builder<'_> {
    /// Everything but the units and the victory conditions.
    pub fn rules(&mut self, file: &ScenarioFile) -> Result<(), DataError> {
        self.limits(file)?;
        self.headquarters(file)?;
        self.control();
        self.support(GERMAN, &file.support.german)?;
        self.support(ALLIED, &file.support.allied)?;
        if self.scenario.barrages.len() > MAX_BARRAGES {
            return Err(self.at.whole(format!("at most {MAX_BARRAGES} kinds of barrages are possible")));
        }
        for entry in &file.aircraft {
            let aircraft = self.aircraft(entry)?;
            self.scenario.aircraft.push(aircraft);
        }
        for entry in &file.first {
            let first = self.first(entry)?;
            if let First::Forced { formation, keep: false } = first {
                let marker_turn = &mut self.scenario.formations[formation as usize].marker_turn;
                *marker_turn = 2.max(*marker_turn);
            }
            self.scenario.first.push(first);
        }
        for turn in &file.chaos {
            if !(1..=self.scenario.turns).contains(turn.get_ref()) {
                return Err(self.at.error(turn, "the game has no such turn"));
            }
            self.scenario.chaos.push(*turn.get_ref());
        }
        self.scenario.special = self.special(file)?;
        self.scenario.exits[GERMAN.index()] = self.zone(&file.exits.german)?;
        self.scenario.exits[ALLIED.index()] = self.zone(&file.exits.allied)?;
        self.markers()
    }

    /// What the set-up must fulfil besides the zones; forbidden ground.
    fn limits(&mut self, file: &ScenarioFile) -> Result<(), DataError> {
        for entry in &file.limit {
            let formation = self.formation(&entry.formation)?;
            let units =
                self.scenario.select(|unit, _| unit.formation == formation && unit.role == Role::Combat);
            let area = self.zone(&entry.area)?;
            let (least, most) = (entry.least.unwrap_or(0), entry.most.unwrap_or(u8::MAX));
            if (entry.least, entry.most) == (None, None) || least > most {
                return Err(self.at.error(&entry.formation, "a limit needs least or most"));
            }
            self.scenario.limits.push(Limit { units, area, least, most });
        }
        for entry in &file.forbidden {
            let formation = self.formation(&entry.formation)?;
            let area = self.zone(&entry.area)?;
            for group in self.scenario.groups.iter().filter(|group| group.formation == formation) {
                if let Arrival::Setup { zone } = &group.arrival
                    && zone.intersects(&area)
                {
                    return Err(self
                        .at
                        .error(&entry.formation, "its set-up zone reaches into forbidden ground"));
                }
            }
            self.scenario.formations[formation as usize].forbidden = area;
        }
        Ok(())
    }

    /// Where lost headquarters may return, if not beside their own type.
    fn headquarters(&mut self, file: &ScenarioFile) -> Result<(), DataError> {
        for entry in &file.replacement {
            let formation = self.formation(&entry.formation)?;
            if entry.any != entry.kinds.is_empty() {
                return Err(self.at.error(&entry.formation, "write either any = true or kinds"));
            }
            let kinds: Result<Vec<u8>, _> =
                entry.kinds.iter().map(|kind| self.catalog.kind(&self.at, kind)).collect();
            let kinds = kinds?;
            let replacement = self.scenario.select(|unit, _| {
                unit.formation == formation
                    && unit.role == Role::Combat
                    && (entry.any || kinds.contains(&unit.kind))
            });
            self.scenario.formations[formation as usize].replacement = replacement;
        }
        Ok(())
    }

    /// All hexes in which a side may set up.
    fn setup_zone(&self, seat: Seat) -> Area {
        self.scenario.groups.iter().fold(Area::NONE, |area, group| match &group.arrival {
            Arrival::Setup { zone } if self.scenario.formations[group.formation as usize].seat == seat => {
                area | *zone
            }
            _ => area,
        })
    }

    /// R37: a side controls where it could set up; what both could is with the side that sets up first.
    fn control(&mut self) {
        let first = self.scenario.setup_order[0];
        let second = self.scenario.setup_order[1];
        let zone = self.setup_zone(first);
        self.scenario.control[first.index()] = zone;
        self.scenario.control[second.index()] = self.setup_zone(second) - zone;
    }

    fn support(&mut self, seat: Seat, entry: &SideSupport) -> Result<(), DataError> {
        let side = seat.index();
        let most = [("fate", entry.fate), ("mines", entry.mines), ("trenches", entry.trenches)];
        if let Some((what, _)) = most.into_iter().find(|&(_, count)| count > MOST_SUPPORT) {
            return Err(self.at.whole(format!("[support]: {what} is at most {MOST_SUPPORT}")));
        }
        self.scenario.fate[side] = entry.fate;
        self.scenario.mines[side] = entry.mines;
        if entry.trenches > 0 {
            let zone = match &entry.trench_zone {
                Some(zone) => self.zone(zone)?,
                None => self.setup_zone(seat),
            };
            self.scenario.trenches[side] =
                Trenches { count: entry.trenches, zone, manned: entry.trenches_manned };
        }
        for &Stock { count, power } in &entry.barrages {
            let (dice, hit) = power.map_or((0, 0), |power| (power.dice, power.hit));
            self.scenario.barrages.push(Barrage { seat, count, dice, hit, smoke: power.is_none() });
        }
        Ok(())
    }

    fn aircraft(&self, entry: &AircraftEntry) -> Result<Aircraft, DataError> {
        let seat = entry.side.seat();
        let kind = self.catalog.aircraft.iter().find(|kind| kind.id == *entry.kind.get_ref());
        let Some(kind) = kind.filter(|kind| kind.nation.seat() == seat) else {
            return Err(self.at.error(&entry.kind, "units.toml has no such aircraft of this side"));
        };
        let when = match (&entry.near, entry.owner_chooses) {
            (Some(zone), false) => When::Trigger { near: self.zone(zone)? },
            (None, true) => When::OwnerChooses,
            (None, false) if entry.turn.is_some() => When::Fixed,
            _ => return Err(self.at.error(&entry.kind, "write turn, turn and owner_chooses, or near")),
        };
        let turns = 1..=self.scenario.turns;
        if [entry.turn, entry.until].into_iter().flatten().any(|turn| !turns.contains(&turn)) {
            return Err(self.at.error(&entry.kind, "the game has no such turn"));
        }
        Ok(Aircraft {
            id: kind.id.clone(),
            seat,
            dice: kind.air.dice,
            hit: kind.air.hit,
            armour: kind.armour,
            turn: entry.turn.unwrap_or(1),
            when,
            until: entry.until,
        })
    }

    fn first(&self, place: &Spanned<FirstEntry>) -> Result<First, DataError> {
        let entry = place.get_ref();
        let keep = entry.marker == MarkerPlace::Keep;
        match (&entry.formation, entry.choice, entry.optional) {
            (Some(id), None, false) => Ok(First::Forced { formation: self.formation(id)?, keep }),
            (Some(id), None, true) if !keep => Ok(First::Optional { formation: self.formation(id)? }),
            (None, Some(side), false) if !keep => Ok(First::Choice { seat: side.seat() }),
            _ => Err(self.at.error(place, "write formation or choice; an open one has its marker out")),
        }
    }

    fn special(&self, file: &ScenarioFile) -> Result<Special, DataError> {
        let (entry, scenario) = (&file.special, &self.scenario);
        if file.chaos_by_consent.is_some_and(|turn| !(1..=scenario.turns).contains(&turn)) {
            return Err(self.at.whole("chaos_by_consent: the game has no such turn"));
        }
        let mut special = Special {
            barrages_per_turn: entry.barrages_per_turn,
            opening_barrage: entry.opening_barrage.map(|side| side.seat()),
            chaos_by_consent: file.chaos_by_consent,
            ..Special::default()
        };
        if entry.m18 {
            special.m18 = scenario.select(|unit, kind| unit.role == Role::Combat && kind.m18);
        }
        for id in &entry.only_callers {
            let Some(unit) = scenario.find_unit(id.get_ref()) else {
                return Err(self.at.error(id, format!("there is no unit «{}»", id.get_ref())));
            };
            special.only_callers[scenario.units[unit as usize].seat.index()] |= 1 << unit;
        }
        if let Some(entry) = &entry.swamped {
            let (formation, kind) =
                (self.formation(&entry.formation)?, self.catalog.kind(&self.at, &entry.kind)?);
            let units = scenario.select(|unit, _| {
                unit.formation == formation && unit.kind == kind && unit.role == Role::Combat
            });
            if entry.upto > 6 {
                return Err(self.at.error(&entry.formation, "upto is a number of one die"));
            }
            special.swamped = Some(Swamped { units, upto: entry.upto });
        }
        if let Some(entry) = &entry.demolition {
            let (formation, kind) =
                (self.formation(&entry.formation)?, self.catalog.kind(&self.at, &entry.pioneers)?);
            let pioneers = scenario.select(|unit, _| {
                unit.formation == formation && unit.kind == kind && unit.role == Role::Combat
            });
            let bridge = self.bridge(&entry.bridge)?;
            let ends = scenario.ground.bridge_ends(bridge);
            if pioneers == 0 || ends.contains(&NOWHERE) {
                return Err(self
                    .at
                    .error(&entry.bridge, "the bridge needs two ends, and pioneers must be there"));
            }
            if entry.first.max(entry.later) > 6 || !(1..=scenario.turns).contains(&entry.turns) {
                return Err(self.at.error(
                    &entry.bridge,
                    "first and later are numbers of one die, turns those of the game",
                ));
            }
            special.demolition = Some(Demolition {
                bridge,
                ends: Area::of(bridge).with(ends[0]).with(ends[1]),
                pioneers,
                formation,
                turns: entry.turns,
                first: entry.first,
                later: entry.later,
            });
        }
        if let Some(entry) = &entry.designated {
            let not_first = self.formation(&entry.not_first)?;
            special.designated = Some(Designated { seat: entry.side.seat(), not_first });
        }
        for (index, group) in scenario.groups.iter().enumerate() {
            let Arrival::Ambush { at } = &group.arrival else { continue };
            let hits = file.group.iter().find_map(|entry| entry.ambush_hits).unwrap_or(0);
            if group.units.count_ones() != 1 || special.ambush.is_some() {
                return Err(self.at.whole(format!("group {}: a single unit lies in ambush", index + 1)));
            }
            special.ambush = Some(Ambush { unit: group.units.trailing_zeros() as u8, at: *at, hits });
        }
        Ok(special)
    }

    /// All markers the cup can hold.
    fn markers(&mut self) -> Result<(), DataError> {
        let scenario = &mut self.scenario;
        let mut markers = vec![Marker::End; self.catalog.end_markers as usize];
        markers.extend((0..scenario.formations.len()).map(|formation| Marker::Formation(formation as u8)));
        markers.extend(scenario.special.designated.map(|_| Marker::Designated));
        markers.extend((0..scenario.aircraft.len()).map(|aircraft| Marker::Aircraft(aircraft as u8)));
        markers.extend(scenario.chaos.iter().map(|_| Marker::Chaos));
        markers.extend(scenario.special.chaos_by_consent.map(|_| Marker::Chaos));
        scenario.markers = markers;
        match scenario.markers.len() > MAX_MARKERS {
            true => Err(self.at.whole(format!("at most {MAX_MARKERS} markers are possible"))),
            false => Ok(()),
        }
    }
}
