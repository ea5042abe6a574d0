//! Numbers that cannot be meant are refused when the data are read: a game must not break because of a slip of the pen.

use crate::data::raw::{ScenarioFile, TypeRow};
use crate::data::{FormCard, FormKind, MarkerCard, Values};
use engine::DataError;
use std::ops::RangeInclusive;

/// The most markers of a scenario; options add some.
const MOST_MARKERS: usize = 50;
/// The longest way of a unit must fit into a position.
const MOST_POINTS: u8 = 15;

fn within(
    file: &str,
    what: &str,
    number: impl Into<i64>,
    range: RangeInclusive<i64>,
) -> Result<(), DataError> {
    let number = number.into();
    if range.contains(&number) {
        return Ok(());
    }
    let what = format!("{what} is {number}; it must be {} to {}", range.start(), range.end());
    Err(DataError { file: file.to_owned(), line: 0, what })
}

fn refuse(file: &str, what: String) -> Result<(), DataError> {
    Err(DataError { file: file.to_owned(), line: 0, what })
}

/// Modifiers, values and costs.
pub(crate) fn check_values(file: &str, v: &Values) -> Result<(), DataError> {
    let fire = [
        v.range_per_hex,
        v.close_combat,
        v.move_and_fire,
        v.firer_neutralised,
        v.firer_exhausted,
        v.firer_out_of_command,
        v.firer_column,
        v.firer_dispersed,
        v.target_column,
        v.target_dispersed,
        v.infantry_in_works,
        v.target_higher,
    ];
    for number in fire.into_iter().chain(v.soft_in) {
        within(file, "a modifier of fire", number, -4..=4)?;
    }
    for number in v.indirect {
        within(file, "the column of a salvo", number, 0..=12)?;
    }
    for number in v.reaction.into_iter().chain([v.transmission]) {
        within(file, "the value of a check", number, 2..=12)?;
    }
    for number in [
        v.reaction_exhausted,
        v.reaction_out_of_command,
        v.reaction_neutralised,
        v.reaction_demoralised,
        v.transmission_neutralised,
    ] {
        within(file, "a modifier of a check", number, 0..=6)?;
    }
    for number in
        [v.ff_exhausted, v.ff_hq_neutralised, v.ff_hq_off_map, v.ff_out_of_command, v.rally, v.recovery]
    {
        within(file, "a modifier of the formation factor", number, -6..=0)?;
    }
    within(file, "the least formation factor", v.ff_least, 2..=12)?;
    within(file, "the highest formation factor", v.ff_most, v.ff_least as i64..=12)?;
    within(file, "annul", v.annul, 0..=6)?;
    within(file, "mines_gone", v.mines_gone, 2..=13)?;
    for number in v.radius {
        within(file, "a command radius", number, 0..=20)?;
    }
    for number in v.cost.into_iter().flatten().chain(v.road).chain(v.exit) {
        within(file, "the cost of a hex", number, 1..=12)?;
    }
    for number in v.stream {
        within(file, "the cost of a stream", number, -1..=12)?;
    }
    for number in v.up.into_iter().chain(v.mine) {
        within(file, "a surcharge", number, 0..=12)?;
    }
    Ok(())
}

/// What is printed on the counters.
pub(crate) fn check_type(id: &str, row: &TypeRow) -> Result<(), DataError> {
    let file = "types.toml";
    within(file, &format!("{id}: attack"), row.attack[0], 0..=20)?;
    within(file, &format!("{id}: attack"), row.attack[1], 0..=20)?;
    within(file, &format!("{id}: armour"), row.armour, 0..=10)?;
    within(file, &format!("{id}: range"), row.range, 0..=8)?;
    within(file, &format!("{id}: mp"), row.mp, 1..=MOST_POINTS as i64)
}

/// The numbers of a scenario.
pub(crate) fn check_scenario(file: &str, raw: &ScenarioFile) -> Result<(), DataError> {
    within(file, "turns", raw.scenario.turns, 1..=20)?;
    for row in raw.markers.values() {
        let later = row.later.iter().flat_map(|later| [later.artillery, later.repeat]);
        for count in [row.artillery, row.stuka, row.repeat, row.general].into_iter().chain(later) {
            within(file, "a number of markers", count, 0..=6)?;
        }
        for later in &row.later {
            within(file, "the turn of a marker", later.turn, 1..=20)?;
        }
    }
    for list in [&raw.salvos.french, &raw.salvos.german] {
        within(file, "the number of salvos", list.len() as i64, 0..=8)?;
    }
    within(file, "the number of strikes", raw.salvos.stuka, 0..=8)?;
    for row in raw.enter.values() {
        within(file, "the turn of an arrival", row.turn, 1..=20)?;
        if let Some(early) = &row.early {
            within(file, "the turn of an early arrival", early.turn, 1..=row.turn as i64)?;
        }
        if row.hexes.is_empty() {
            return refuse(file, "reinforcements need a hex where they enter".into());
        }
    }
    for row in raw.setup.values() {
        within(file, "the turn in which a formation leaves", row.leaves, 0..=20)?;
        within(file, "the part of a set-up", row.step, 0..=2)?;
    }
    for &[least, most] in &raw.victory.bands {
        within(file, "the upper end of a band", most, least as i64..=200)?;
    }
    for set in raw.victory.sets.values() {
        within(file, "start_german", set.start_german, 0..=20)?;
        within(file, "french_unit_lost", set.french_unit_lost, -5..=5)?;
        within(file, "german_unit_lost", set.german_unit_lost, -5..=5)?;
    }
    Ok(())
}

/// Whether everybody finds room at the start, wherever the others stand.
pub(crate) fn check_room(file: &str, forms: &[FormCard]) -> Result<(), DataError> {
    let placed = || forms.iter().filter(|card| card.enters == 0 && card.hosts.is_empty());
    for card in placed() {
        if card.losses as u32 > card.units.len() {
            return refuse(file, format!("{} has fewer units than losses", card.id));
        }
        within("formations.toml", &format!("{}: ff", card.id), card.ff, 0..=12)?;
        let others = placed().filter(|other| !(other.zone & card.zone).is_empty());
        if others.clone().any(|other| other.side != card.side) {
            return refuse(file, format!("the area of {} overlaps with one of the enemy", card.id));
        }
        let guests = forms.iter().filter(|other| other.side == card.side && !other.hosts.is_empty());
        let units: u32 = others.chain(guests).map(|other| other.units.len()).sum();
        if 3 * (card.zone.len() as u32) < units {
            return refuse(file, format!("the area of {} has no room for all who may stand there", card.id));
        }
    }
    for card in forms.iter().filter(|card| card.kind != FormKind::Single) {
        within("formations.toml", &format!("{}: ff", card.id), card.ff, 0..=12)?;
    }
    Ok(())
}

/// Whether the markers fit into the cup.
pub(crate) fn check_markers(file: &str, markers: &[MarkerCard]) -> Result<(), DataError> {
    if markers.len() > MOST_MARKERS {
        return refuse(file, format!("there are more than {MOST_MARKERS} markers"));
    }
    Ok(())
}
