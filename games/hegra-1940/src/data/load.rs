//! Reading the data files, and checking what TOML cannot.

use super::ranges::{beyond, check_board, check_game};
use super::read::{read_events, read_map, read_sectors};
use super::*;
use crate::Hegra;
use crate::effect::{Effects, Library, Op, Origin};
use engine::{By, DataError, DataFiles, Game, Reader, line_of};
use std::collections::BTreeMap;
use toml::Spanned;

/// Makes errors that name a place in one file.
pub(super) struct At<'a> {
    file: &'a str,
    text: &'a str,
}

impl At<'_> {
    pub(super) fn fail<T>(&self, start: usize, what: impl Into<String>) -> Result<T, DataError> {
        Err(DataError { file: self.file.to_owned(), line: line_of(self.text, start), what: what.into() })
    }
    /// Where a key of a table stands, for errors.
    pub(super) fn place(&self, table: &str, key: &str) -> usize {
        let after = |start: usize, word: &str| self.text[start..].find(word).map(|at| start + at);
        let table = after(0, &format!("[{table}]")).unwrap_or(0);
        after(table, &format!("\n{key} =")).map_or(table, |at| at + 1)
    }
    pub(super) fn effects(
        &self,
        library: &mut Library,
        text: &Spanned<String>,
        origin: Origin,
    ) -> Result<Effects, DataError> {
        library.add(text.get_ref(), origin).or_else(|what| self.fail(text.span().start, what))
    }
    pub(super) fn word(&self, list: &[&str], word: &str, start: usize) -> Result<u8, DataError> {
        match find(list, word) {
            Some(index) => Ok(index),
            None => self.fail(start, format!("«{word}» is not one of {}", list.join(", "))),
        }
    }
    pub(super) fn discs(&self, letters: &str, start: usize) -> Result<u8, DataError> {
        let mut bits = 0;
        for letter in letters.chars() {
            bits |= 1 << self.word(&Disc::WORDS[..5], &letter.to_string(), start)?;
        }
        Ok(bits)
    }
    fn zone(&self, counts: &Spanned<BTreeMap<String, u8>>) -> Result<Zone, DataError> {
        let mut zone = Zone::all(0);
        for (name, &count) in counts.get_ref() {
            let name = if name == "doubt" { "X" } else { name };
            zone[Disc(self.word(Disc::WORDS, name, counts.span().start)?)] = count;
        }
        Ok(zone)
    }
}

impl Data {
    /// Reads and checks `game.toml`, `board.toml` and `cards.toml`.
    pub fn load(files: &DataFiles) -> Result<Data, DataError> {
        files.only(Hegra::FILES)?;
        let game: raw::GameFile = Reader::open(files, "game.toml")?.entries()?;
        let board: raw::BoardFile = Reader::open(files, "board.toml")?.entries()?;
        let cards: raw::CardFile = Reader::open(files, "cards.toml")?.entries()?;
        let mut library = Library::default();
        let at = At { file: "game.toml", text: files.get("game.toml")? };
        if game.game.id.get_ref() != "hegra-1940" {
            return at.fail(game.game.id.span().start, "these are not the data of hegra-1940");
        }
        let (total, ready, reserve) =
            (at.zone(&game.discs.total)?, at.zone(&game.discs.ready)?, at.zone(&game.discs.reserve)?);
        if total.values().iter().map(|&n| n as u32).sum::<u32>() > 64 || total[Disc::O] != 1 {
            return at.fail(game.discs.total.span().start, "there is one officer and at most 64 discs");
        }
        for disc in total.ids() {
            if ready[disc] as u16 + reserve[disc] as u16 > total[disc] as u16 {
                return at.fail(game.discs.total.span().start, "more discs at the start than there are");
            }
        }
        check_game(&at, &game)?;
        if total[Disc::S] + total[Disc::V] + total[Disc::H] > crate::position::CARRIERS as u8 {
            return at.fail(game.discs.total.span().start, "at most 26 soldiers, volunteers and hunters");
        }
        let supply = game.supply_track.fields.get_ref();
        let on_supply = |n: u8| supply.iter().position(|&field| field == n);
        let start = game.supply_track.fields.span().start;
        let (Some(supply_start), Some(extreme_start)) =
            (on_supply(game.supply_track.start), on_supply(game.supply_track.extreme_start))
        else {
            return at.fail(start, "the track begins on one of its fields");
        };
        let artillery = game.artillery_track.fields.get_ref();
        if artillery.len() < 2 || artillery.len() > 8 {
            return at.fail(game.artillery_track.fields.span().start, "2 to 8 fields");
        }
        if game.surrender_track.needed.get_ref().len() != 4 {
            return at.fail(game.surrender_track.needed.span().start, "four fields stand before the skull");
        }
        if game.morale_track.fields.get_ref().len() != 7 {
            return at.fail(game.morale_track.fields.span().start, "seven fields from -3 to +3");
        }
        let mut morale_texts = Vec::new();
        for (deck, draw, resolve) in game.morale_track.fields.get_ref() {
            let good = at.word(&["bad", "good"], deck, game.morale_track.fields.span().start)? == 1;
            if *draw > 3 || resolve > draw {
                return at.fail(game.morale_track.fields.span().start, "at most 3 cards are drawn");
            }
            morale_texts.push(MoraleText { good, draw: *draw, resolve: *resolve });
        }
        let days = game.round_track.days;
        if game.round_track.patrols.get_ref().len() != days as usize || !(3..=30).contains(&days) {
            return at.fail(game.round_track.patrols.span().start, "one number of patrols for each day");
        }
        let mut patrol_rows = [Row::BLUE; 3];
        for (slot, row) in patrol_rows.iter_mut().zip(game.round_track.rows.get_ref()) {
            *slot = Row(at.word(Row::WORDS, row, game.round_track.rows.span().start)?);
        }
        let start = &game.weather.start;
        let weather_start = Weather(at.word(Weather::WORDS, start.get_ref(), start.span().start)?);

        let at = At { file: "board.toml", text: files.get("board.toml")? };
        check_board(&at, &board, artillery.len() - 1)?;
        let mut spaces = By::all(SpaceData { need: 0, double: 0, forbidden: 0 });
        for (name, entry) in &board.spaces {
            let start = entry.need.span().start;
            let space = Space(at.word(&Space::WORDS[..SPACES], name, start)?);
            if *entry.need.get_ref() == 0 {
                return at.fail(start, "an action needs at least one worker");
            }
            spaces[space] = SpaceData {
                need: *entry.need.get_ref(),
                double: at.discs(&entry.double, start)?,
                forbidden: at.discs(&entry.forbidden, start)?,
            };
        }
        if let Some(missing) = spaces.find(|space| space.need == 0) {
            return at.fail(0, format!("[spaces] lacks {}", missing.word()));
        }
        let boards = [read_sectors(&board.first_attack, &at)?, read_sectors(&board.fortress, &at)?];
        let map = read_map(&board.map, &at)?;
        let piles = board.air_raid.piles.get_ref();
        let start = board.air_raid.piles.span().start;
        let mut air_piles = [Tile::NONE; PILES];
        if piles.len() != PILES {
            return at.fail(start, "there are six piles");
        }
        let mut of_kind = [0; 3];
        for (slot, pile) in air_piles.iter_mut().zip(piles) {
            let kind = at.word(&Tile::WORDS[Tile::AIR_SUPPLY.index()..], pile, start)? as usize;
            *slot = Tile::AIR[kind];
            of_kind[kind] += 1;
        }
        if of_kind != [2, 2, 2] {
            return at.fail(start, "two piles of each kind");
        }
        let mut patrol_tiles = [0; 8];
        for &number in board.patrols.numbers.get_ref() {
            if number == 0 || map.rows.values().iter().any(|row| number as usize > row.len()) || number > 8 {
                return at.fail(board.patrols.numbers.span().start, format!("no field has number {number}"));
            }
            patrol_tiles[number as usize - 1] += 1;
        }
        let start = board.supply_tiles.depots.span().start;
        let mut depots: By<Depot, Vec<u8>> = By::default();
        let mut seen = 0u8;
        for kinds in board.supply_tiles.depots.get_ref() {
            let mut bits = 0;
            for kind in kinds {
                bits |= 1 << at.word(Goods::WORDS, kind, start)?;
            }
            seen |= bits;
            depots.push(bits);
        }
        if depots.len() != map.depots.len() || depots.len() > MAX_DEPOTS || seen != 0b11111 {
            return at.fail(start, "every depot takes a kind of tile, and every kind has a depot");
        }
        let mut bonus = By::all(Effects::default());
        for (name, text) in &board.supply_tiles.bonus {
            bonus[Goods(at.word(Goods::WORDS, name, text.span().start)?)] =
                at.effects(&mut library, text, Origin::Goods)?;
        }
        let mut snow: By<SnowId, Vec<Snow>> = By::default();
        let actions = &Work::WORDS[Work::GUN_2.index()..Work::MACHINE_GUN.index()];
        for entry in &board.snow {
            let start = entry.id.span().start;
            let (action, bonus) = match (&entry.action, &entry.bonus) {
                (Some(action), None) => {
                    (Work(at.word(actions, action, start)? + Work::GUN_2.0), Effects::default())
                }
                (None, Some(bonus)) => (Work::NONE, at.effects(&mut library, bonus, Origin::Snow)?),
                _ => return at.fail(start, "a snow tile has either an action or a bonus"),
            };
            snow.push(Snow { id: entry.id.get_ref().clone(), name: entry.name.clone(), action, bonus });
        }
        if snow.len() > 16 {
            return at.fail(0, "at most 16 snow tiles");
        }

        let at = At { file: "cards.toml", text: files.get("cards.toml")? };
        let (events, decks, advanced) = read_events(&cards.event, &mut library, &at)?;
        let mut morale: By<Card, Vec<MoraleCard>> = By::default();
        for entry in &cards.morale {
            let start = entry.chapters.span().start;
            let mut chapters = [Effects::default(); 3];
            for (slot, text) in chapters.iter_mut().zip(entry.chapters.get_ref()) {
                *slot = library.add(text, Origin::Morale).or_else(|what| at.fail(start, what))?;
            }
            morale.push(MoraleCard {
                id: entry.id.get_ref().clone(),
                name: entry.name.clone(),
                good: at.word(&["bad", "good"], &entry.deck, start)? == 1,
                chapters,
                alternative: at.effects(&mut library, &entry.alternative, Origin::Morale)?,
            });
        }
        let mut specials = Vec::new();
        for entry in &cards.special {
            specials.push(Special {
                id: entry.id.get_ref().clone(),
                name: entry.name.clone(),
                hope: at.word(&["despair", "hope"], &entry.kind, entry.id.span().start)? == 1,
                effects: at.effects(&mut library, &entry.effects, Origin::Morale)?,
            });
        }
        if morale.len() + specials.len() > 64 {
            return at.fail(0, "at most 64 morale, Hope and Despair cards");
        }
        let mut missions: By<MissionId, Vec<Mission>> = By::default();
        for entry in &cards.mission {
            let start = entry.condition.span().start;
            let words: Vec<&str> = entry.condition.get_ref().split_whitespace().collect();
            let (condition, limit) = match words[..] {
                ["supplies", ">=", n] => (Condition::Supplies, n),
                ["guns", "<=", n] => (Condition::Guns, n),
                ["revealed", ">=", n] => (Condition::Revealed, n),
                ["delivered", ">=", n] => (Condition::Delivered, n),
                _ => {
                    return at.fail(
                        start,
                        "conditions are «supplies >= n», «guns <= n», «revealed >= n», «delivered >= n»",
                    );
                }
            };
            let Ok(limit) = limit.parse() else { return at.fail(start, "the limit is no number") };
            let mut rows = Vec::new();
            if let Some((round, _)) =
                entry.rows.get_ref().iter().find(|(round, _)| !(1..=days).contains(round))
            {
                return at.fail(entry.rows.span().start, format!("there is no day {round}"));
            }
            for (round, text) in entry.rows.get_ref() {
                let effects = library
                    .add(text, Origin::Mission)
                    .or_else(|what| at.fail(entry.rows.span().start, what))?;
                rows.push((*round, effects));
            }
            let (id, name) = (entry.id.get_ref().clone(), entry.name.clone());
            missions.push(Mission { id, name, condition, limit, rows });
        }
        // Cards refer to each other by id, so no id may come twice.
        let mut ids: Vec<&str> = events.values().iter().map(|card| card.id.as_str()).collect();
        ids.extend(morale.values().iter().map(|card| card.id.as_str()));
        ids.extend(specials.iter().map(|card| card.id.as_str()));
        ids.extend(missions.values().iter().map(|card| card.id.as_str()));
        ids.sort();
        if let Some(twice) = ids.windows(2).find(|pair| pair[0] == pair[1]) {
            return at.fail(0, format!("the id {} is used twice", twice[0]));
        }
        let sectors = boards.iter().map(|board| board.len()).max().unwrap_or(0) as u8;
        if let Some(what) = library.effects.iter().find_map(beyond) {
            return at.fail(0, what);
        }
        let far = |effect: &&crate::effect::Effect| {
            matches!(effect.op, Op::Advance | Op::Mark) && effect.what >= sectors
        };
        if let Some(effect) = library.effects.iter().find(far) {
            return at.fail(0, format!("there is no sector {}", effect.what + 1));
        }

        let at = At { file: "game.toml", text: files.get("game.toml")? };
        let mut scenarios = Vec::new();
        for entry in &game.scenario {
            let start = entry.final_preparations.span().start;
            let first = *entry.final_preparations.get_ref();
            if first == 0 || entry.retreat <= first || entry.retreat >= days {
                return at.fail(start, "final preparations come before the retreat, and that before the end");
            }
            let script = match &entry.script {
                None => None,
                Some(script) => {
                    let unknown = |id: &str| DataError {
                        file: "game.toml".to_owned(),
                        line: line_of(at.text, start),
                        what: format!("the script names «{id}», which does not exist"),
                    };
                    let tiles = patrol_tiles.get(script.patrol.wrapping_sub(1) as usize);
                    if tiles.is_none_or(|&tiles| tiles == 0) {
                        return at.fail(start, format!("no patrol has number {}", script.patrol));
                    }
                    let mut recruits = Vec::new();
                    for letter in &script.recruits {
                        recruits.push(Disc(at.word(Disc::WORDS, letter, start)?));
                    }
                    let mut drawn = Vec::new();
                    for id in &script.cards {
                        drawn.push(morale.find(|card| card.id == *id).ok_or_else(|| unknown(id))?);
                    }
                    let mut tiles = Vec::new();
                    for id in &script.snow {
                        tiles.push(snow.find(|tile| tile.id == *id).ok_or_else(|| unknown(id))?);
                    }
                    Some(Script {
                        event: events
                            .find(|card| card.id == script.event)
                            .ok_or_else(|| unknown(&script.event))?,
                        recruits,
                        cards: drawn,
                        patrol: script.patrol,
                        snow: tiles,
                    })
                }
            };
            scenarios.push(Scenario {
                id: entry.id.clone(),
                final_preparations: first,
                retreat: entry.retreat,
                script,
            });
        }
        if scenarios.is_empty() {
            return at.fail(0, "there must be at least one [[scenario]]");
        }
        Ok(Data {
            library,
            total,
            ready,
            reserve,
            supply_fields: supply.clone(),
            supply_start: supply_start as u8,
            extreme_start: extreme_start as u8,
            snow_last: *game.snow_track.last.get_ref(),
            snow_start: game.snow_track.start,
            surveillance_last: *game.surveillance_track.last.get_ref(),
            surveillance_start: game.surveillance_track.start,
            surveillance_overflow: game.surveillance_track.overflow,
            defence_last: *game.defence_track.last.get_ref(),
            defence_start: game.defence_track.start,
            fear_last: *game.fear_track.last.get_ref(),
            fear_start: game.fear_track.start,
            doubt_start: *game.doubt_track.start.get_ref(),
            doubt_discs: game.doubt_track.discs,
            doubt_morale: game.doubt_track.morale,
            artillery_fields: artillery.clone(),
            retreat_moves_marker: game.artillery_track.retreat_moves_marker,
            needed: game.surrender_track.needed.into_inner(),
            surrender_start: game.surrender_track.start,
            morale_texts,
            steps: By::new([game.weather.clear, game.weather.cloudy, game.weather.snow]),
            weather_start,
            patrols_drawn: game.round_track.patrols.into_inner(),
            red_days: game.round_track.red.iter().fold(0, |bits, &day| bits | 1 << (day as u32 & 31)),
            days,
            siege_one_until: game.round_track.siege_one_until,
            patrol_rows,
            numbers: game.numbers,
            scenarios,
            spaces,
            boards,
            map,
            air_piles,
            patrol_tiles,
            goods_each: board.supply_tiles.each,
            depots,
            bonus,
            snow,
            events,
            morale,
            specials,
            missions,
            decks,
            advanced,
        })
    }
}
