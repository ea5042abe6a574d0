//! Changing a position by a fact: what a person wrote down becomes the position.

use crate::Hegra;
use crate::data::{MAX_DEPOTS, MAX_SECTORS, PILES};
use crate::effect::{Origin, read_effect};
use crate::kinds::*;
use crate::morning::DAY;
use crate::order::{card_id, cards};
use crate::position::*;
use engine::{Fact, FactError, Silent};

impl Hegra {
    pub(crate) fn change_fact(&self, p: &mut Position, key: &str, value: &Fact) -> Result<(), FactError> {
        let data = &self.data;
        // A position made by hand is past set-up.
        if matches!(p.todo.top(), Task::Turn { .. } | Task::LayAir { .. } | Task::DrawMission) {
            for pile in 0..2 {
                p.tops[pile] = p.piles[pile].trailing_zeros() as u8;
            }
            p.todo = Todo::EMPTY;
            p.todo.push_all(&DAY);
        }
        let fail = |what: String| Err(FactError(what));
        let num = |least: i64, most: i64| match value.num(key)? {
            n if (least..=most).contains(&n) => Ok(n),
            _ => Err(FactError(format!("{key} must be {least} to {most}"))),
        };
        let word = |list: &[&str], name: &str| {
            find(list, name).ok_or_else(|| FactError(format!("«{name}» is not one of {}", list.join(", "))))
        };
        let ids: Vec<&str> = data.map.ids.iter().map(String::as_str).collect();
        let card_ids: Vec<&str> = (0..cards(data)).map(|card| card_id(data, card)).collect();
        let event_ids: Vec<&str> = data.events.iter().map(|card| card.id.as_str()).collect();
        let snow_ids: Vec<&str> = data.snow.iter().map(|tile| tile.id.as_str()).collect();
        let disc = |name: &str| if name == "none" { Ok(NONE) } else { word(&DISCS, name) };
        let zone = |text: &str| {
            let mut zone = [0; 6];
            if text != "none" {
                for letter in text.chars() {
                    zone[word(&DISCS, &letter.to_string())? as usize] += 1;
                }
            }
            Ok::<Zone, FactError>(zone)
        };
        let set = |list: &[&str]| {
            let mut set = 0u64;
            for name in value.texts(key)? {
                set |= 1 << word(list, &name)?;
            }
            Ok::<u64, FactError>(set)
        };
        if let Some(position) = find(&PLACES[POSITION as usize..], key) {
            p.manned[position as usize] = disc(&value.text(key)?)?;
            return Ok(());
        }
        if let Some(space) = key.strip_prefix("on.") {
            let space = word(&PLACES[..SPACES], space)?;
            p.spaces[space as usize].copy_from_slice(&zone(&value.text(key)?)?[..5]);
            return Ok(());
        }
        if let Some(slot) = key.strip_prefix('K').and_then(|slot| slot.parse::<usize>().ok()) {
            let text = value.text(key)?;
            let (who, rest) = text
                .split_once('@')
                .ok_or_else(|| FactError(format!("{key} is written S@D1 or S@D1+miss")))?;
            let (place, tile) = match rest.split_once('+') {
                Some((place, tile)) => (place, word(&GOODS, tile)?),
                None => (rest, NONE),
            };
            if slot == 0 || slot > CARRIERS {
                return fail(format!("discs on the map are K1 to K{CARRIERS}"));
            }
            let (disc, field) = (disc(who)?, word(&ids, place)?);
            p.carriers[slot - 1] = Carrier { disc, field, tile, moved: Moved::No };
            return Ok(());
        }
        let patient = |text: &str| {
            let level: u8 = text.get(1..).and_then(|level| level.parse().ok()).unwrap_or(0);
            if !(1..=6).contains(&level) {
                return Err(FactError("a patient is written S4: type and level".into()));
            }
            Ok((word(&DISCS, &text[..1])?, level))
        };
        if let Some(bed) = key.strip_prefix("bed").and_then(|bed| bed.parse::<usize>().ok()) {
            if !(1..=3).contains(&bed) {
                return fail("there are three beds".into());
            }
            let (disc, level) = patient(&value.text(key)?)?;
            p.beds[bed - 1] = Patient { disc, level };
            return Ok(());
        }
        if let Some(sector) = key.strip_prefix("sector").and_then(|at| at.parse::<usize>().ok()) {
            let text = value.text(key)?;
            let parts =
                text.split_once('/').and_then(|(up, down)| Some((up.parse().ok()?, down.parse().ok()?)));
            let Some((up, down)) =
                parts.filter(|&(up, down): &(u8, u8)| up.max(down) <= data.numbers.sector_limit)
            else {
                let most = data.numbers.sector_limit;
                return fail(format!("{key} is written 4/1: ready/pinned, at most {most} in all (R38)"));
            };
            if sector == 0 || sector > MAX_SECTORS {
                return fail(format!("sectors are 1 to {MAX_SECTORS}"));
            }
            (p.up[sector - 1], p.down[sector - 1]) = (up, down);
            return Ok(());
        }
        if let Some(depot) = key.strip_prefix("depot").and_then(|at| at.parse::<usize>().ok()) {
            let text = value.text(key)?;
            let parts = text.split_once(' ').and_then(|(kind, n)| Some((kind, n.parse().ok()?)));
            let (Some((kind, n)), 1..=MAX_DEPOTS) =
                (parts.filter(|&(_, n): &(&str, u8)| n <= data.goods_each), depot)
            else {
                let each = data.goods_each;
                return fail(format!("a depot is written depot1 = \"supply 3\", with at most {each} tiles"));
            };
            p.depots[depot - 1] = (word(&GOODS, kind)?, n);
            p.goods &= !(1 << p.depots[depot - 1].0);
            return Ok(());
        }
        match key {
            "day" => p.day = num(1, data.days as i64)? as u8,
            "weather" => p.weather = word(&WEATHER, &value.text(key)?)?,
            "supply_track" => {
                let n = num(0, 255)? as u8;
                match data.supply_fields.iter().position(|&field| field == n) {
                    Some(at) => p.supply_track = at as u8,
                    None => return fail("the supply track has no such field".into()),
                }
            }
            "supplies" => p.supplies = num(0, 99)? as u8,
            "snow" => p.snow = num(1, data.snow_last as i64)? as u8,
            "surrender" => p.surrender = num(0, 3)? as u8,
            "morale" => p.morale = num(-3, 3)? as i8,
            "morale_next" => p.morale_next = num(-9, 9)? as i8,
            "surveillance" => p.surveillance = num(1, data.surveillance_last as i64)? as u8,
            "defence" => p.defence = num(0, data.defence_last as i64)? as u8,
            "fear" => p.fear = num(0, data.fear_last as i64)? as u8,
            "doubt" => p.doubt = num(0, data.doubt_discs.len() as i64 - 1)? as u8,
            "artillery" | "track_guns" => {
                let mut at = 0u8;
                let names: Vec<String> = match value {
                    Fact::Words(words) => words.clone(),
                    other => vec![other.text(key)?],
                };
                let mut marker = 0;
                for name in names {
                    match data.artillery_fields.iter().position(|field| field.to_string() == name) {
                        Some(field) => (at, marker) = (at | 1 << field, field as u8),
                        None => return fail(format!("the artillery track has no field {name}")),
                    }
                }
                if key == "artillery" { p.artillery = marker } else { p.track_guns = at }
            }
            "map_guns" => p.map_guns = set(&ids)? as u32,
            "patrols" => {
                p.patrols.fill(0);
                p.patrol_bag = data.patrol_tiles;
                for name in value.texts(key)? {
                    let field = word(&ids, &name)?;
                    let number = data.map.number[field as usize] as usize;
                    if number == 0 || p.patrol_bag[number - 1] == 0 {
                        return fail(format!("no patrol can stand in {name}"));
                    }
                    p.patrols[field as usize] += 1;
                    p.patrol_bag[number - 1] -= 1;
                }
            }
            "patrol_bag" => {
                if num(0, 0)? == 0 {
                    p.patrol_bag = [0; 8];
                }
            }
            "event" => p.event = word(&event_ids, &value.text(key)?)?,
            "lasting" => p.lasting = set(&event_ids)?,
            "good_deck" => p.deck[0] = set(&card_ids)?,
            "bad_deck" => p.deck[1] = set(&card_ids)?,
            "good_discard" => p.discard[0] = set(&card_ids)?,
            "bad_discard" => p.discard[1] = set(&card_ids)?,
            "hope" | "despair" => {
                let pile = (key == "despair") as usize;
                p.piles[pile] = set(&card_ids)?;
                p.tops[pile] = if p.piles[pile] == 0 { NONE } else { p.piles[pile].trailing_zeros() as u8 };
            }
            "mission" => {
                let missions: Vec<&str> = data.missions.iter().map(|card| card.id.as_str()).collect();
                p.mission = word(&missions, &value.text(key)?)?;
            }
            "hit_bag" => {
                p.hit_bag = [0; TILES.len()];
                for name in value.texts(key)? {
                    let kind = word(&TILES, &name)?;
                    if p.tiles_in_reserve(kind) == 0 {
                        return fail(format!("there are not so many tiles «{name}»"));
                    }
                    p.hit_bag[kind as usize] += 1;
                }
            }
            "air_piles" => {
                let n = num(0, PILES as i64)? as usize;
                p.air[..PILES - n].fill([NONE; 2]);
            }
            "reserve" => p.reserve = zone(&value.text(key)?)?,
            "bag" => p.bag = zone(&value.text(key)?)?,
            "area" => p.area = zone(&value.text(key)?)?,
            "ready" => p.ready = zone(&value.text(key)?)?,
            "rest" => p.rest = zone(&value.text(key)?)?,
            "exhausted" => p.exhausted = zone(&value.text(key)?)?,
            "morgue" => p.morgue = zone(&value.text(key)?)?,
            "waiting" => {
                p.waiting = [[0; 6]; 6];
                for name in value.texts(key)? {
                    let (disc, level) = patient(&name)?;
                    p.waiting[level as usize - 1][disc as usize] += 1;
                }
            }
            "infantry" => p.infantry = num(0, 99)? as u8,
            "damaged" => {
                (p.damaged, p.rooms_damaged) = (0, 0);
                for name in value.texts(key)? {
                    match word(&WORKS, &name)? {
                        work @ 0..=2 => p.damaged |= 1 << work,
                        work @ 5..=9 => p.rooms_damaged |= 1 << (work - ROOM),
                        _ => return fail("guns are written gun1 = \"oxD\"".into()),
                    }
                }
            }
            "gun1" | "gun2" => {
                let gun = (key == "gun2") as usize;
                let text = value.text(key)?;
                if text.len() != 3 || text.chars().any(|c| !"oxDX".contains(c)) {
                    return fail(
                        "three letters, left to right: o ready, x blocked, D damaged, X both".into(),
                    );
                }
                p.gun_two |= gun == 1;
                (p.gun_damage[gun], p.gun_blocked[gun]) = (0, 0);
                for (space, c) in text.chars().enumerate() {
                    p.gun_damage[gun] |= ("DX".contains(c) as u8) << space;
                    p.gun_blocked[gun] |= ("xX".contains(c) as u8) << space;
                }
            }
            "machine_gun" => {
                let states = [MachineGun::Away, MachineGun::Ready, MachineGun::Blocked];
                p.machine_gun = states[word(&["away", "ready", "blocked"], &value.text(key)?)? as usize];
            }
            "rooms" => p.rooms = set(&WORKS[ROOM as usize..MACHINE_GUN as usize])? as u8,
            "snow_left" => p.snow_left = set(&snow_ids)? as u16,
            "snow_top" => {
                p.snow_top = [NONE; 3];
                for (slot, name) in p.snow_top.iter_mut().zip(value.text(key)?.split_whitespace()) {
                    *slot = word(&snow_ids, name)?;
                }
            }
            "revealed" => p.revealed = num(0, 16)? as u8,
            "goods" => p.goods = set(&GOODS)? as u8,
            "delivered" => p.delivered = num(0, 15)? as u8,
            "when" => return self.begin(p, &value.text(key)?),
            _ => {
                return fail(format!(
                    "unknown fact «{key}»; zones (ready = \"SSV\"), on.<space>, L, A, B, C, K1.., bed1-3, waiting, \
                     sector1.., depot1.., tracks, decks, hit_bag, when, ... can be set"
                ));
            }
        }
        Ok(())
    }

    /// The moment of the day a hand-made position begins with; everything before it counts as done.
    fn begin(&self, p: &mut Position, when: &str) -> Result<(), FactError> {
        let from = |p: &mut Position, tasks: &[Task], step: usize| {
            p.todo = Todo::EMPTY;
            p.todo.push_all(&DAY[step..]);
            p.todo.push_all(tasks);
        };
        p.bonus = self.executions(p, TELEPHONE);
        let (word, rest) = when.split_once(' ').unwrap_or((when, ""));
        let number: u8 = rest.parse().unwrap_or(0);
        match (word, rest) {
            ("event", "") => from(p, &[], 0),
            ("event", id) => {
                let Some(card) = self.data.events.iter().position(|card| card.id == id) else {
                    return Err(FactError(format!("there is no event card «{id}»")));
                };
                from(p, &[], 0);
                self.event_card(p, card as u8, false, &mut Silent);
            }
            ("doubts", "") => from(p, &[Task::Doubts, Task::Recruit], 1),
            ("recruit", "") => from(p, &[Task::Recruit], 1),
            ("shells", "") => from(p, &[Task::AirPile, Task::Shells], 1),
            ("infantry", _) if number > 0 => {
                from(p, &[], 1);
                self.add_infantry(p, number, &mut Silent);
            }
            ("attack", "") => from(p, &[Task::Attack], 1),
            ("advance", "") => from(p, &[Task::AdvanceColumn], 1),
            ("hits", _) if number > 0 => from(p, &[Task::DrawHit { left: number }], 1),
            ("dawn", "") => from(p, &[], 1),
            ("placement", "") => from(p, &[], 3),
            ("section", "0" | "1" | "2") => from(p, &[], 4 + number as usize),
            ("section", "3") => from(p, &[], 7),
            ("section", "4" | "5") => from(p, &[], 6 + number as usize),
            ("adjust", "") => from(p, &[], 12),
            ("evening", "") => from(p, &[], 13),
            ("cards", "") => from(p, &[], 15),
            ("surrender", "") => from(p, &[], 18),
            ("round", "track") => from(p, &[], 19),
            ("next", "day") => from(p, &[], 20),
            ("effect", text) => {
                let origin = Origin::DECKS[self.chapter(p.day)];
                let effect = read_effect(text, origin).map_err(FactError)?;
                from(p, &[Task::Do(effect)], 3);
            }
            _ => {
                return Err(FactError(format!(
                    "«{when}» is no moment; event, event M01, doubts, recruit, shells, infantry 4, attack, advance, \
                     hits 5, dawn, placement, section 0 to section 5, adjust, evening, cards, surrender, round track, \
                     next day, effect wound 1"
                )));
            }
        }
        self.run(p, &mut Silent);
        Ok(())
    }
}
