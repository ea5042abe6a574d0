//! Builds a scenario: battlefield, formations, units and how they arrive.

use super::catalog::{Catalog, is_id};
use super::file::At;
use super::notation::Troops;
use super::scenario_file::{GroupEntry, ScenarioFile, Zone};
use super::zone::{Field, columns};
use super::{
    ALLIED, Arrival, Auto, Command, Formation, GERMAN, Group, MAX_FORMATIONS, MAX_UNITS, RandomEntry, Role,
    Scenario, Special, Trenches, Unit, Victory,
};
use crate::ground::{Cell, Changes, Ground, Maps, Sheet, Terrain};
use board::Area;
use engine::{DataError, DataFiles, parse};
use std::sync::Arc;
use toml::Spanned;

/// A scenario being built.
pub(super) struct Builder<'a> {
    pub at: At<'a>,
    pub catalog: &'a Catalog,
    sheets: Vec<String>,
    pub scenario: Scenario,
}

/// The most turns of a scenario.
const MOST_TURNS: u8 = 20;

/// Id and number of the scenario in a file.
pub(super) fn name(files: &DataFiles, name: &str) -> Result<(String, u8), DataError> {
    let file: ScenarioFile = parse(files, name)?;
    Ok((file.id.into_inner(), file.number))
}

/// Builds the scenario in a file.
pub(super) fn scenario(
    files: &DataFiles,
    name: &str,
    catalog: &Catalog,
    maps: &Maps,
) -> Result<Scenario, DataError> {
    let file: ScenarioFile = parse(files, name)?;
    let at = At { file: name, text: files.get(name)? };
    if !is_id(file.id.get_ref()) {
        return Err(at.error(&file.id, "an id has lower case letters, digits and hyphens only"));
    }
    if !(1..=MOST_TURNS).contains(file.turns.get_ref()) {
        return Err(at.error(&file.turns, format!("a game has 1 to {MOST_TURNS} turns")));
    }
    let [first, second] = *file.setup_order.get_ref();
    if first == second {
        return Err(at.error(&file.setup_order, "both sides set up, one after the other"));
    }
    let ground = lay_out(&at, &file, maps)?;
    let scenario = Scenario {
        id: file.id.get_ref().clone(),
        number: file.number,
        section: file.section.clone(),
        turns: *file.turns.get_ref(),
        ground: Arc::new(ground),
        kinds: catalog.kinds.clone(),
        units: Vec::new(),
        formations: Vec::new(),
        groups: Vec::new(),
        setup_order: vec![first.seat(), second.seat()],
        limits: Vec::new(),
        fate: [0; 2],
        mines: [0; 2],
        trenches: [Trenches::default(); 2],
        barrages: Vec::new(),
        aircraft: Vec::new(),
        chaos: Vec::new(),
        markers: Vec::new(),
        first: Vec::new(),
        special: Special::default(),
        exits: [Area::NONE; 2],
        victory: Victory::Points { scores: Vec::new(), leads: Vec::new() },
        control: [Area::NONE; 2],
        auto: Auto::default(),
        even: Auto::default(),
        has_even: [false; 2],
        provenance: file.provenance.0.clone(),
    };
    let sheets = file.map.iter().map(|map| map.sheet.get_ref().clone()).collect();
    let mut builder = Builder { at, catalog, sheets, scenario };
    let groups = builder.formations(&file)?;
    builder.units(&groups)?;
    builder.groups(&groups)?;
    builder.rules(&file)?;
    builder.scenario.victory = builder.victory(&file.victory)?;
    builder.scenario.auto = builder.auto(&groups, |group| &group.hold)?;
    builder.scenario.even = builder.auto(&groups, |group| group.even.as_ref().unwrap_or(&group.hold))?;
    for (group, entry) in builder.scenario.groups.iter().zip(&groups) {
        let seat = builder.scenario.formations[group.formation as usize].seat;
        builder.scenario.has_even[seat.index()] |= entry.even.is_some();
    }
    Ok(builder.scenario)
}

fn lay_out(at: &At, file: &ScenarioFile, maps: &Maps) -> Result<Ground, DataError> {
    let mut sheets = Vec::new();
    for map in &file.map {
        let range = match &map.columns {
            None => ('A', 'U'),
            Some(text) => columns(text.get_ref())
                .ok_or_else(|| at.error(text, "write the playable columns like A-K"))?,
        };
        let column = |letter: char| letter as u8 - b'A';
        sheets.push(Sheet {
            map: map.sheet.get_ref(),
            columns: (column(range.0), column(range.1)),
            at: map.at,
        });
    }
    let terrain = &file.terrain;
    let changes = Changes {
        no_rivers: terrain.no_rivers,
        no_hills: terrain.no_hills,
        rubble: terrain.rubble,
        clear: terrain.clear.clone(),
        only_bridge: terrain.only_bridge.clone(),
    };
    Ground::new(maps, &sheets, &changes).map_err(|what| match file.map.first() {
        Some(map) => at.error(&map.sheet, what),
        None => at.whole(what),
    })
}

impl<'a> Builder<'a> {
    fn field(&self) -> Field<'_> {
        Field { ground: &self.scenario.ground, sheets: &self.sheets }
    }

    /// The hexes of all phrases together; there must be some.
    pub fn zone(&self, zone: &Zone) -> Result<Area, DataError> {
        let mut area = Area::NONE;
        for phrase in zone {
            let part = self.field().area(phrase.get_ref()).map_err(|what| self.at.error(phrase, what))?;
            if part.is_empty() {
                return Err(self.at.error(phrase, format!("no hex fits «{}»", phrase.get_ref())));
            }
            area |= part;
        }
        Ok(area)
    }

    /// A bridge hex.
    pub fn bridge(&self, label: &Spanned<String>) -> Result<Cell, DataError> {
        let cell = self.field().hex(label.get_ref()).map_err(|what| self.at.error(label, what))?;
        match self.scenario.ground.terrain(cell) {
            Terrain::Bridge => Ok(cell),
            _ => Err(self.at.error(label, "there is no bridge")),
        }
    }

    /// The index of a formation of the scenario.
    pub fn formation(&self, id: &Spanned<String>) -> Result<u8, DataError> {
        self.scenario
            .find_formation(id.get_ref())
            .ok_or_else(|| self.at.error(id, format!("formation «{}» is not in this scenario", id.get_ref())))
    }

    /// The formations, German ones first, and the groups in their order.
    fn formations<'f>(&mut self, file: &'f ScenarioFile) -> Result<Vec<&'f GroupEntry>, DataError> {
        let mut groups = Vec::new();
        for seat in [GERMAN, ALLIED] {
            let mut formations: Vec<Formation> = Vec::new();
            for group in &file.group {
                let id = group.formation.get_ref();
                let Some(entry) = self.catalog.formations.iter().find(|entry| entry.id.get_ref() == id)
                else {
                    return Err(self.at.error(&group.formation, format!("formations.toml has no «{id}»")));
                };
                if entry.side.seat() != seat || formations.iter().any(|formation| formation.id == *id) {
                    continue;
                }
                formations.push(Formation {
                    id: id.clone(),
                    seat,
                    tag: entry.tag.clone(),
                    style: entry.style.clone(),
                    morale: entry.morale,
                    units: 0,
                    hq: None,
                    shq: None,
                    range: entry.hq.range.0,
                    leadership: entry.hq.leadership.0,
                    shq_range: entry.shq.as_ref().map_or(0, |shq| shq.range),
                    shq_leadership: entry.shq.as_ref().map_or(0, |shq| shq.leadership),
                    replacement: 0,
                    forbidden: Area::NONE,
                    marker_turn: u8::MAX,
                });
            }
            for formation in &formations {
                groups.extend(file.group.iter().filter(|group| *group.formation.get_ref() == formation.id));
            }
            if formations.is_empty() {
                return Err(self.at.whole("both sides need a formation"));
            }
            self.scenario.formations.extend(formations);
        }
        if self.scenario.formations.len() > MAX_FORMATIONS {
            return Err(self.at.whole(format!("at most {MAX_FORMATIONS} formations are possible")));
        }
        Ok(groups)
    }

    /// The units: by formation, headquarters first, then in the order of the file.
    fn units(&mut self, groups: &[&GroupEntry]) -> Result<(), DataError> {
        let mut units: Vec<Unit> = Vec::new();
        for (index, group) in groups.iter().enumerate() {
            let formation = self.formation(&group.formation)?;
            let seat = self.scenario.formations[formation as usize].seat;
            let own = group.units.iter().map(|troops| (troops, false));
            for (troops, attached) in own.chain(group.attached.iter().map(|troops| (troops, true))) {
                let (count, role, kind, pace) = self.troops(group, troops)?;
                if (self.catalog.kinds[kind as usize].nation == "german") != (seat == GERMAN) {
                    return Err(self.at.error(troops, "the unit belongs to the other side"));
                }
                let face = self.catalog.kinds[kind as usize].face(false, false);
                for _ in 0..count {
                    units.push(Unit {
                        id: String::new(),
                        role,
                        kind,
                        seat,
                        formation,
                        attached,
                        group: index as u8,
                        reduced: group.reduced,
                        mp: pace.map_or(face.mp, |pace| pace.mp),
                        gait: pace.map_or(face.gait, |pace| pace.gait),
                        command: match (group.always_in_command, group.in_command_turn) {
                            (true, _) => Command::Always,
                            (false, Some(turn)) => Command::Turn(turn),
                            (false, None) => Command::Normal,
                        },
                    });
                }
            }
        }
        if units.len() > MAX_UNITS {
            return Err(self.at.whole(format!("at most {MAX_UNITS} units are possible")));
        }
        units.sort_by_key(|unit| (unit.formation, unit.role != Role::Hq, unit.role != Role::Shq));
        for index in 0..units.len() {
            let (before, rest) = units.split_at_mut(index);
            let unit = &mut rest[0];
            let formation = &mut self.scenario.formations[unit.formation as usize];
            formation.units |= 1 << index;
            unit.id = match unit.role {
                Role::Hq => format!("{}-hq", formation.id),
                Role::Shq => format!("{}-shq", formation.id),
                Role::Combat => {
                    let short = |kind: u8| &self.catalog.kinds[kind as usize].short;
                    let alike = |other: &&Unit| {
                        other.role == Role::Combat
                            && other.formation == unit.formation
                            && short(other.kind) == short(unit.kind)
                    };
                    let number = before.iter().filter(alike).count() + 1;
                    format!("{}-{}-{number}", formation.id, short(unit.kind))
                }
            };
            let place = match unit.role {
                Role::Hq => &mut formation.hq,
                Role::Shq => &mut formation.shq,
                Role::Combat => continue,
            };
            if place.replace(index as u8).is_some() {
                return Err(self.at.whole(format!("there are two «{}»", unit.id)));
            }
        }
        self.scenario.units = units;
        Ok(())
    }

    /// What an entry such as `2 us-para` or `hq` stands for.
    fn troops(
        &self,
        group: &GroupEntry,
        troops: &Spanned<Troops>,
    ) -> Result<(u8, Role, u8, Option<super::notation::Pace>), DataError> {
        let id = group.formation.get_ref();
        let formation = self.catalog.formations.iter().find(|entry| entry.id.get_ref() == id);
        let kind = |id: &str| {
            super::catalog::find_kind(&self.catalog.kinds, id)
                .ok_or_else(|| self.at.error(troops, format!("units.toml has no kind «{id}»")))
        };
        match (troops.get_ref(), formation) {
            (Troops::Platoons(count, id), _) => Ok((*count, Role::Combat, kind(id)?, None)),
            (Troops::Hq, Some(entry)) => Ok((1, Role::Hq, kind(entry.hq.kind.get_ref())?, Some(entry.hq.mp))),
            (Troops::Shq, Some(entry)) if entry.shq.is_some() => {
                let shq = entry.shq.as_ref().expect("just seen");
                Ok((1, Role::Shq, kind(shq.kind.get_ref())?, Some(shq.mp)))
            }
            _ => Err(self.at.error(troops, format!("formation «{id}» has no such headquarters"))),
        }
    }

    /// Who arrives together, when, where, and with which weapons.
    fn groups(&mut self, entries: &[&GroupEntry]) -> Result<(), DataError> {
        for (index, entry) in entries.iter().enumerate() {
            let formation = self.formation(&entry.formation)?;
            let of_group = |unit: &Unit| unit.group == index as u8;
            let units = self.scenario.select(|unit, _| of_group(unit));
            let carriers = self
                .scenario
                .select(|unit, kind| of_group(unit) && unit.role == Role::Combat && kind.infantry);
            if entry.weapons.len() > carriers.count_ones() as usize {
                return Err(self
                    .at
                    .error(&entry.formation, "there are more support weapons than infantry platoons"));
            }
            let arrival = self.arrival(entry)?;
            let turn = match &arrival {
                Arrival::Setup { zone } => {
                    let platoons =
                        self.scenario.select(|unit, _| of_group(unit) && unit.role == Role::Combat);
                    if platoons.count_ones() as usize > 2 * zone.len() {
                        return Err(self
                            .at
                            .error(&entry.formation, "the zone is too small for the group (1.4)"));
                    }
                    1
                }
                Arrival::Enter { turn, .. } | Arrival::Place { turn, .. } => *turn,
                Arrival::Dice(_) => 1,
                Arrival::Ambush { .. } => u8::MAX,
            };
            // R40: the marker of a formation that is still off the map waits.
            let marker_turn = &mut self.scenario.formations[formation as usize].marker_turn;
            *marker_turn = turn.min(*marker_turn);
            self.scenario.groups.push(Group {
                units,
                formation,
                arrival,
                weapons: entry.weapons.clone(),
                weapon_choice: entry.weapon_choice,
                carriers,
            });
        }
        for formation in 0..self.scenario.formations.len() {
            let hq = self.scenario.formations[formation].hq;
            // 1.3.2.3: a lost headquarters returns beside a unit of its type and formation.
            self.scenario.formations[formation].replacement = self.scenario.select(|unit, _| {
                unit.formation == formation as u8
                    && unit.role == Role::Combat
                    && hq.is_some_and(|hq| unit.kind == self.scenario.units[hq as usize].kind)
            });
        }
        Ok(())
    }

    fn arrival(&self, entry: &GroupEntry) -> Result<Arrival, DataError> {
        let fail = |what: &str| Err(self.at.error(&entry.formation, what));
        let ways = [&entry.zone, &entry.enter, &entry.place, &entry.ambush];
        if ways.iter().filter(|way| way.is_some()).count() + entry.dice.is_some() as usize != 1 {
            return fail("a group needs one of zone, enter, place, dice and ambush");
        }
        if entry.turn.is_some() != (entry.enter.is_some() || entry.place.is_some()) {
            return fail("enter and place need a turn, the others do not");
        }
        let turns = 1..=self.scenario.turns;
        if [entry.turn, entry.in_command_turn].into_iter().flatten().any(|turn| !turns.contains(&turn)) {
            return fail("the game has no such turn");
        }
        if entry.ambush_hits.is_some_and(|hits| hits > 10) {
            return fail("an ambush adds at most 10 hits");
        }
        let turn = entry.turn.unwrap_or(1);
        if let Some(zone) = &entry.zone {
            return Ok(Arrival::Setup { zone: self.zone(zone)? });
        }
        if let Some(at) = &entry.enter {
            return Ok(Arrival::Enter { turn, at: self.zone(at)? });
        }
        if let Some(at) = &entry.place {
            return Ok(Arrival::Place { turn, at: self.zone(at)? });
        }
        if let Some(at) = &entry.ambush {
            return Ok(Arrival::Ambush { at: self.zone(at)? });
        }
        match &entry.dice {
            Some(dice) if dice.get_ref().len() == 6 => {
                let by_die: Result<_, _> = dice.get_ref().iter().map(|zone| self.zone(zone)).collect();
                Ok(Arrival::Dice(RandomEntry { by_die: by_die? }))
            }
            Some(dice) => Err(self.at.error(dice, "there must be an entry for each number of a die")),
            None => fail("a group needs one of zone, enter, place, dice and ambush"),
        }
    }
}
