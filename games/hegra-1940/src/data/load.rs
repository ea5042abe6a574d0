//! Reading the data files, and checking what no bounds of a single number can.

use super::*;
use crate::Hegra;
use crate::effect::{Effect, Library, Op, Origin};
use crate::position::CARRIERS;
use components::Place;
use engine::{By, DataError, DataFiles, Game, Reader, ensure};
use std::collections::BTreeMap;

impl Data {
    /// Reads and checks `game.toml`, `board.toml` and `cards.toml`.
    pub fn load(files: &DataFiles) -> Result<Data, DataError> {
        files.only(Hegra::FILES)?;
        let at = Reader::open(files, "game.toml")?;
        let mut game: GameFile = at.entries()?;
        let id = &game.game.id;
        ensure(id.get_ref() == "hegra-1940", at.at(id, "these are not the data of hegra-1940"))?;
        let [total, ready, reserve] = zones(&at, &game.discs)?;
        check_tracks(&at, &game)?;
        let supply_start = [game.supply_track.start, game.supply_track.extreme_start]
            .map(|start| game.supply_track.fields.iter().position(|&field| field == start));
        let [Some(supply), Some(extreme)] = supply_start else {
            return Err(at.key("supply_track", "fields", "the track begins on one of its fields"));
        };

        let mut library = Library::default();
        let on_board = Reader::open(files, "board.toml")?;
        let board: BoardFile = on_board.entries()?;
        let spaces = read_spaces(&on_board, &board.spaces)?;
        let boards = [
            map::read_sectors(&board.first_attack, &on_board)?,
            map::read_sectors(&board.fortress, &on_board)?,
        ];
        let map = map::read_map(board.map, game.artillery_track.fields.len() - 1, &on_board)?;
        let air_piles = air_piles(&on_board, board.air_raid.piles)?;
        let mut patrol_tiles = [0; 8];
        for number in board.patrols.numbers {
            let known =
                map.rows.values().iter().all(|row| (1..=row.len().min(8)).contains(&(number as usize)));
            if !known {
                return Err(on_board.key("patrols", "numbers", format!("no field has number {number}")));
            }
            patrol_tiles[number as usize - 1] += 1;
        }
        let goods = board.supply_tiles;
        let bits = |kinds: &Vec<Goods>| kinds.iter().fold(0, |bits, kind| bits | 1 << kind.0);
        let depots: By<Depot, Vec<u8>> = goods.depots.iter().map(bits).collect();
        let all = depots.values().iter().fold(0, |seen, bits| seen | bits) == 0b11111;
        ensure(
            all && depots.len() == map.depots.len() && depots.len() <= MAX_DEPOTS,
            on_board.key(
                "supply_tiles",
                "depots",
                "every depot takes a kind of tile, and every kind has a depot",
            ),
        )?;
        let mut bonus = By::all(Effects::default());
        for (&kind, text) in &goods.bonus {
            bonus[kind] = library.read(&on_board, text, Origin::Goods)?;
        }
        let snow = cards::read_snow(&on_board, board.snow, &mut library)?;

        let on_cards = Reader::open(files, "cards.toml")?;
        let cards: CardFile = on_cards.entries()?;
        let (events, decks, advanced) = cards::read_events(cards.event, &mut library, &on_cards)?;
        let morale = cards::read_morale(&on_cards, cards.morale, &mut library)?;
        let specials = cards::read_specials(&on_cards, cards.special, &mut library)?;
        ensure(
            morale.len() + specials.len() <= 64,
            on_cards.whole("at most 64 morale, Hope and Despair cards"),
        )?;
        let missions = cards::read_missions(&on_cards, cards.mission, game.round_track.days, &mut library)?;
        let scenarios = std::mem::take(&mut game.scenario);
        let mut data = Data {
            game,
            library,
            total,
            ready,
            reserve,
            supply_start: [supply as u8, extreme as u8],
            scenarios: Vec::new(),
            spaces,
            boards,
            map,
            air_piles,
            patrol_tiles,
            goods_each: goods.each,
            depots,
            bonus,
            snow,
            events,
            morale,
            specials,
            missions,
            decks,
            advanced,
        };
        data.check_cards(&on_cards)?;
        for entry in scenarios {
            let scenario = data.read_scenario(&at, entry)?;
            data.scenarios.push(scenario);
        }
        ensure(!data.scenarios.is_empty(), at.whole("there must be at least one [[scenario]]"))?;
        Ok(data)
    }

    /// Cards refer to each other by id, and their effects to sectors.
    fn check_cards(&self, at: &Reader) -> Result<(), DataError> {
        let mut ids: Vec<&str> = self.events.values().iter().map(|card| card.id.as_str()).collect();
        ids.extend((0..self.cards()).map(|card| self.card_id(Card::nth(card))));
        ids.extend(self.missions.values().iter().map(|card| card.id.as_str()));
        ids.sort();
        if let Some(twice) = ids.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(at.whole(format!("the id {} is used twice", twice[0])));
        }
        let sectors = self.boards.iter().map(|board| board.len()).max().unwrap_or(0) as u8;
        let wrong = |effect: &Effect| match effect.op {
            Op::Advance | Op::Mark if effect.what >= sectors => {
                Some(format!("there is no sector {}", effect.what + 1))
            }
            _ => beyond(effect),
        };
        self.library.effects.iter().find_map(wrong).map_or(Ok(()), |what| Err(at.whole(what)))
    }

    fn read_scenario(&self, at: &Reader, entry: ScenarioEntry) -> Result<Scenario, DataError> {
        let first = *entry.final_preparations.get_ref();
        ensure(
            first > 0 && (first + 1..self.game.round_track.days).contains(&entry.retreat),
            at.at(
                &entry.final_preparations,
                "final preparations come before the retreat, and that before the end",
            ),
        )?;
        let script = entry.script.map(|script| self.read_script(at, script)).transpose()?;
        Ok(Scenario { id: entry.id, final_preparations: first, retreat: entry.retreat, script })
    }

    fn read_script(&self, at: &Reader, script: ScriptEntry) -> Result<Script, DataError> {
        let unknown =
            |id: &Place| at.at(id, format!("the script names «{}», which does not exist", id.get_ref()));
        let patrol = *script.patrol.get_ref();
        let tiles = self.patrol_tiles.get(patrol.wrapping_sub(1) as usize);
        if tiles.is_none_or(|&tiles| tiles == 0) {
            return Err(at.at(&script.patrol, format!("no patrol has number {patrol}")));
        }
        let card = |id: &Place| self.morale.find(|card| card.id == *id.get_ref()).ok_or_else(|| unknown(id));
        let tile = |id: &Place| self.snow.find(|tile| tile.id == *id.get_ref()).ok_or_else(|| unknown(id));
        let event = self.events.find(|card| card.id == *script.event.get_ref());
        Ok(Script {
            event: event.ok_or_else(|| unknown(&script.event))?,
            recruits: script.recruits,
            cards: script.cards.iter().map(card).collect::<Result<_, _>>()?,
            patrol,
            snow: script.snow.iter().map(tile).collect::<Result<_, _>>()?,
        })
    }
}

impl Library {
    /// The effects a file writes down.
    pub(super) fn read(&mut self, at: &Reader, text: &Place, origin: Origin) -> Result<Effects, DataError> {
        self.add(text.get_ref(), origin).map_err(|what| at.at(text, what))
    }
}

/// All discs, those that are ready at the start, and the reserve.
fn zones(at: &Reader, discs: &Discs) -> Result<[Zone; 3], DataError> {
    let fail = |key: &str, what: &str| at.key("discs", key, what);
    let read = |key: &str, counts: &BTreeMap<String, u8>| {
        let mut zone = Zone::all(0);
        for (name, &count) in counts {
            let disc = Disc::find(if name == "doubt" { "X" } else { name });
            let unknown = || fail(key, &format!("«{name}» is not one of O, S, V, M, H, doubt"));
            zone[disc.ok_or_else(unknown)?] = count;
        }
        Ok(zone)
    };
    let total = read("total", &discs.total)?;
    let (ready, reserve) = (read("ready", &discs.ready)?, read("reserve", &discs.reserve)?);
    let many: u32 = total.values().iter().map(|&n| n as u32).sum();
    ensure(many <= 64 && total[Disc::O] == 1, fail("total", "there is one officer and at most 64 discs"))?;
    let enough = |disc: Disc| ready[disc] as u16 + reserve[disc] as u16 <= total[disc] as u16;
    ensure(total.ids().all(enough), fail("total", "more discs at the start than there are"))?;
    ensure(
        total[Disc::S] + total[Disc::V] + total[Disc::H] <= CARRIERS as u8,
        fail("total", "at most 26 soldiers, volunteers and hunters"),
    )?;
    Ok([total, ready, reserve])
}

/// What must hold between the numbers of a track.
fn check_tracks(at: &Reader, game: &GameFile) -> Result<(), DataError> {
    let fields = |table: &str, holds: bool, what: &str| ensure(holds, at.key(table, "fields", what));
    fields("supply_track", (1..=9).contains(&game.supply_track.fields.len()), "1 to 9 fields")?;
    for (table, track, first) in [
        ("snow_track", &game.snow_track, 1),
        ("defence_track", &game.defence_track, 0),
        ("fear_track", &game.fear_track, 0),
    ] {
        at.bounds(table, "last", track.last, first..=12)?;
        at.bounds(table, "start", track.start, first..=track.last)?;
    }
    let watch = &game.surveillance_track;
    at.bounds("surveillance_track", "start", watch.start, 1..=watch.last)?;
    at.bounds("surveillance_track", "overflow", watch.overflow, 1..=watch.last)?;
    let doubt = &game.doubt_track;
    let many = doubt.discs.len();
    ensure(
        (1..=9).contains(&many) && doubt.morale.len() == many,
        at.key("doubt_track", "discs", "discs and morale have the same number of fields, 1 to 9"),
    )?;
    at.bounds("doubt_track", "start", doubt.start, 0..=many as u8 - 1)?;
    fields("artillery_track", (2..=8).contains(&game.artillery_track.fields.len()), "2 to 8 fields")?;
    ensure(
        game.surrender_track.needed.len() == 4,
        at.key("surrender_track", "needed", "four fields stand before the skull"),
    )?;
    let morale = &game.morale_track.fields;
    fields("morale_track", morale.len() == 7, "seven fields from -3 to +3")?;
    let few = morale.iter().all(|&(_, draw, resolve)| draw <= 3 && resolve <= draw);
    fields("morale_track", few, "at most 3 cards are drawn")?;
    let rounds = &game.round_track;
    let fail = |key: &str, what: &str| at.key("round_track", key, what);
    ensure(
        rounds.patrols.len() == rounds.days as usize,
        fail("patrols", "one number of patrols for each day"),
    )?;
    rounds.red.iter().try_for_each(|&day| at.bounds("round_track", "red", day, 1..=rounds.days))?;
    at.bounds("round_track", "siege_one_until", rounds.siege_one_until, 0..=rounds.days)?;
    ensure(rounds.rows.len() == 3, fail("rows", "one row for each of the three chapters"))
}

fn read_spaces(
    at: &Reader,
    entries: &BTreeMap<Space, SpaceEntry>,
) -> Result<By<Space, [SpaceData; SPACES]>, DataError> {
    let mut spaces = By::all(SpaceData::default());
    for (&space, entry) in entries {
        let need = at.within(space.word(), &entry.need, 0..=9)?;
        ensure(need > 0, at.at(&entry.need, "an action needs at least one worker"))?;
        let known = at.at(&entry.need, format!("{} has no workers of its own", space.word()));
        ensure(space.index() < SPACES, known)?;
        spaces[space] = SpaceData { need, double: entry.double.0, forbidden: entry.forbidden.0 };
    }
    match spaces.find(|space| space.need == 0) {
        Some(missing) => Err(at.whole(format!("[spaces] lacks {}", missing.word()))),
        None => Ok(spaces),
    }
}

fn air_piles(at: &Reader, piles: Vec<Tile>) -> Result<[Tile; PILES], DataError> {
    let twice = |kind: &Tile| piles.iter().filter(|pile| *pile == kind).count() == 2;
    let what = "there are six piles, two of each kind of air raid";
    let piles = piles.clone().try_into().ok().filter(|_| Tile::AIR.iter().all(twice));
    piles.ok_or_else(|| at.key("air_raid", "piles", what))
}

/// What is wrong with the number of an effect, if it cannot be meant.
fn beyond(effect: &Effect) -> Option<String> {
    let most = match effect.op {
        Op::EnemyPatient => 6,
        Op::Surrender => 4,
        _ => 9,
    };
    let far = effect.n.unsigned_abs() > most;
    far.then(|| format!("{} {}: at most {most} is possible", effect.op.word(), effect.n))
}
