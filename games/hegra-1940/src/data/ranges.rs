//! Ranges of the numbers in the data files: what a board, a bag or a throw can hold.

use super::load::At;
use super::raw;
use crate::effect::{Effect, Op};
use crate::position::ALL_TILES;
use crate::words::*;
use engine::DataError;
use std::ops::RangeInclusive;

/// The largest number in an effect of a card or tile.
pub(super) const MOST_EFFECT: i8 = 9;

impl At<'_> {
    /// A number of a table lies between two others; the error names the line of its key.
    pub(super) fn within(
        &self,
        table: &str,
        key: &str,
        number: u8,
        range: RangeInclusive<u8>,
    ) -> Result<(), DataError> {
        if range.contains(&number) {
            return Ok(());
        }
        let what = format!("{key} is {number}; {} to {} are possible", range.start(), range.end());
        self.fail(self.place(table, key), what)
    }

    fn all_within(
        &self,
        table: &str,
        key: &str,
        numbers: &[u8],
        range: RangeInclusive<u8>,
    ) -> Result<(), DataError> {
        numbers.iter().try_for_each(|&number| self.within(table, key, number, range.clone()))
    }
}

/// The numbers of `game.toml`.
pub(super) fn check_game(at: &At, game: &raw::GameFile) -> Result<(), DataError> {
    let n = &game.numbers;
    for (key, number, range) in [
        ("supplies", n.supplies, 0..=20),
        ("infantry", n.infantry, 1..=60),
        ("sector_limit", n.sector_limit, 1..=20),
        ("recruits", n.recruits, 0..=12),
        ("rest", n.rest, 0..=12),
        ("per_morale", n.per_morale, 1..=12),
        ("miss_in_bag", n.miss_in_bag, 0..=ALL_TILES[Tile::MISS]),
        ("artillery_in_bag", n.artillery_in_bag, 0..=ALL_TILES[Tile::ARTILLERY]),
        ("fire_needs", n.fire_needs, 1..=9),
        ("machine_gun_targets", n.machine_gun_targets, 1..=9),
        ("machine_gun_paid", n.machine_gun_paid, 0..=6),
        ("airfield_risk", n.airfield_risk, 1..=7),
        ("delivery_supplies", n.delivery_supplies, 0..=9),
        ("delivery_morale", n.delivery_morale, 0..=6),
    ] {
        at.within("numbers", key, number, range)?;
    }
    let supply = game.supply_track.fields.get_ref();
    at.within("supply_track", "fields", supply.len().min(99) as u8, 1..=9)?;
    at.all_within("supply_track", "fields", supply, 1..=20)?;
    for (table, track, first, longest) in [
        ("snow_track", &game.snow_track, 1, 12),
        ("defence_track", &game.defence_track, 0, 12),
        ("fear_track", &game.fear_track, 0, 12),
    ] {
        let last = *track.last.get_ref();
        at.within(table, "last", last, first..=longest)?;
        at.within(table, "start", track.start, first..=last)?;
    }
    let watch = &game.surveillance_track;
    let last = *watch.last.get_ref();
    at.within("surveillance_track", "last", last, 1..=12)?;
    at.within("surveillance_track", "start", watch.start, 1..=last)?;
    at.within("surveillance_track", "overflow", watch.overflow, 1..=last)?;
    let doubt = &game.doubt_track;
    let fields = doubt.discs.len();
    if fields == 0 || fields > 9 || doubt.morale.len() != fields {
        return at.fail(doubt.start.span().start, "discs and morale have the same number of fields, 1 to 9");
    }
    at.within("doubt_track", "start", *doubt.start.get_ref(), 0..=fields as u8 - 1)?;
    at.all_within("doubt_track", "discs", &doubt.discs, 0..=12)?;
    at.all_within("doubt_track", "morale", &doubt.morale, 0..=6)?;
    at.all_within("artillery_track", "fields", game.artillery_track.fields.get_ref(), 0..=20)?;
    at.all_within("surrender_track", "needed", game.surrender_track.needed.get_ref(), 0..=40)?;
    at.within("surrender_track", "start", game.surrender_track.start, 0..=3)?;
    let w = &game.weather;
    for (key, steps) in [("clear", w.clear), ("cloudy", w.cloudy), ("snow", w.snow)] {
        at.within("weather", key, steps, 1..=12)?;
    }
    let track = &game.round_track;
    at.all_within("round_track", "patrols", track.patrols.get_ref(), 0..=9)?;
    at.all_within("round_track", "red", &track.red, 1..=track.days)?;
    at.within("round_track", "siege_one_until", track.siege_one_until, 0..=track.days)?;
    if track.rows.get_ref().len() != 3 {
        return at.fail(track.rows.span().start, "one row for each of the three chapters");
    }
    Ok(())
}

/// The numbers of `board.toml` that TOML does not check.
pub(super) fn check_board(at: &At, board: &raw::BoardFile, guns: usize) -> Result<(), DataError> {
    for (name, entry) in &board.spaces {
        at.within("spaces", name, *entry.need.get_ref(), 0..=9)?;
    }
    for entry in board.first_attack.iter().chain(&board.fortress) {
        if !(1..=9).contains(&entry.value) {
            return at.fail(entry.hit.span().start, "the hit value of a sector is 1 to 9");
        }
    }
    for &risk in board.map.risk.values() {
        at.within("map", "risk", risk, 0..=7)?;
    }
    let symbols = &board.map.gun_symbols;
    let twice = |at: usize| symbols[..at].iter().any(|other| other.get_ref() == symbols[at].get_ref());
    if let Some(twice) = (0..symbols.len()).find(|&at| twice(at)) {
        return at.fail(symbols[twice].span().start, "a field has one gun symbol at most");
    }
    if symbols.len() < guns {
        return at.fail(
            at.place("map", "gun_symbols"),
            format!("there are {guns} German guns on the artillery track, but {} symbols", symbols.len()),
        );
    }
    at.within("supply_tiles", "each", board.supply_tiles.each, 1..=9)
}

/// What is wrong with the number of an effect, if it cannot be meant.
pub(super) fn beyond(effect: &Effect) -> Option<String> {
    let most = match effect.op {
        Op::EnemyPatient => 6,
        Op::Surrender => 4,
        _ => MOST_EFFECT,
    };
    let far = effect.n.unsigned_abs() > most as u8;
    far.then(|| format!("{} {}: at most {most} is possible", effect.op.word(), effect.n))
}
