//! Reading sectors, the map and the event cards.

use super::load::At;
use super::*;
use crate::effect::{Library, Op, Origin};
use engine::DataError;

pub(super) fn read_sectors(entries: &[raw::SectorEntry], at: &At) -> Result<Vec<Sector>, DataError> {
    if entries.is_empty() || entries.len() > MAX_SECTORS {
        return at.fail(0, format!("a board has 1 to {MAX_SECTORS} sectors"));
    }
    let mut sectors = Vec::new();
    for entry in entries {
        let start = entry.hit.span().start;
        let mut faces = [3; 6];
        for (column, list) in [&entry.grenades, entry.hit.get_ref(), &entry.advance].into_iter().enumerate() {
            for &face in list {
                if !(1..=6).contains(&face) || faces[face as usize - 1] != 3 {
                    return at.fail(start, "every face of the die leads to one box at most");
                }
                faces[face as usize - 1] = column as u8;
            }
        }
        let symbols = at.discs(&entry.range, start)?;
        sectors.push(Sector { faces, value: entry.value, red: entry.red, symbols });
    }
    Ok(sectors)
}

pub(super) fn read_map(entry: &raw::MapEntry, at: &At) -> Result<MapData, DataError> {
    let mut map = MapData::default();
    let counts = [
        ("B", *entry.blue.get_ref()),
        ("G", entry.green),
        ("Y", entry.yellow),
        ("W", entry.upland),
        ("D", entry.depots),
    ];
    map.ids.push("F".to_owned());
    map.row_of.push(NONE);
    map.number.push(0);
    map.depot_of.push(NONE);
    for (group, (letter, count)) in counts.iter().enumerate() {
        for number in 1..=*count {
            let field = map.ids.len() as u8;
            map.ids.push(format!("{letter}{number}"));
            map.row_of.push(if group < 3 { group as u8 } else { NONE });
            map.number.push(if group < 3 { number } else { 0 });
            map.depot_of.push(if group == 4 { number - 1 } else { NONE });
            if group < 3 {
                map.rows[group].push(field);
            }
            if group == 4 {
                map.depots.push(field);
            }
        }
    }
    if map.ids.len() > MAX_FIELDS || map.rows.iter().any(Vec::is_empty) {
        return at.fail(entry.blue.span().start, "at most 31 fields, and none of the three rows is empty");
    }
    map.edges = vec![0; map.ids.len()];
    let field = |map: &MapData, name: &str, start: usize| match map.ids.iter().position(|id| id == name) {
        Some(field) => Ok(field as u8),
        None => at.fail(start, format!("there is no field «{name}»")),
    };
    let join = |map: &mut MapData, a: u8, b: u8| {
        map.edges[a as usize] |= 1 << b;
        map.edges[b as usize] |= 1 << a;
    };
    for &near in &map.rows[BLUE as usize].clone() {
        join(&mut map, 0, near);
    }
    for path in &entry.paths {
        let start = path.span().start;
        let Some((a, b)) = path.get_ref().split_once('-') else {
            return at.fail(start, "a path is written B1-G1");
        };
        let (a, b) = (field(&map, a, start)?, field(&map, b, start)?);
        join(&mut map, a, b);
    }
    for symbol in &entry.gun_symbols {
        let here = field(&map, symbol.get_ref(), symbol.span().start)?;
        map.symbols.push(here);
    }
    for (name, &risk) in &entry.risk {
        map.risk[at.word(&ROWS, name, entry.blue.span().start)? as usize] = risk;
    }
    for (id, name) in &entry.names {
        let here = field(&map, id, entry.blue.span().start)?;
        map.names.push((here, name.clone()));
    }
    map.stops = map.depots.iter().fold(1, |bits, &depot| bits | 1 << depot);
    map.distance = (0..map.ids.len()).map(|from| distances(&map.edges, from)).collect();
    map.far = map.distance[0].clone();
    if let Some(lost) = map.far.iter().position(|&far| far == NONE) {
        return at.fail(entry.blue.span().start, format!("no path leads to {}", map.ids[lost]));
    }
    Ok(map)
}

/// Steps from a field to every other; [`NONE`] where no path leads.
fn distances(edges: &[u32], from: usize) -> Vec<u8> {
    let mut far = vec![NONE; edges.len()];
    far[from] = 0;
    for distance in 0..edges.len() as u8 {
        for at in 0..edges.len() {
            if far[at] == distance {
                for (to, steps) in far.iter_mut().enumerate() {
                    if edges[at] >> to & 1 == 1 && *steps == NONE {
                        *steps = distance + 1;
                    }
                }
            }
        }
    }
    far
}

pub(super) type Events = (Vec<EventCard>, [u64; 5], u64);

pub(super) fn read_events(
    entries: &[raw::EventEntry],
    library: &mut Library,
    at: &At,
) -> Result<Events, DataError> {
    let mut events = Vec::new();
    let (mut decks, mut advanced) = ([0u64; 5], 0u64);
    if entries.len() > 64 {
        return at.fail(0, "at most 64 event cards");
    }
    for (index, entry) in entries.iter().enumerate() {
        let start = entry.id.span().start;
        let id = entry.id.get_ref();
        let Some(deck) = id.get(..1).and_then(|letter| find(&["M", "F", "G", "H", "L"], letter)) else {
            return at.fail(start, "the id of an event begins with M, F, G, H or L, its deck");
        };
        decks[deck as usize] |= 1 << index;
        let mut wound = [0; 5];
        let letters = entry.wound.get_ref();
        if letters.len() != 5 || at.discs(letters, start)? != 0b11111 {
            return at
                .fail(entry.wound.span().start, "the wound list names O, S, V, M and H once each (R49)");
        }
        for (slot, letter) in wound.iter_mut().zip(letters.chars()) {
            *slot = find(&DISCS, &letter.to_string()).unwrap_or(0);
        }
        let origin = Origin::DECKS[deck as usize];
        let effects = at.effects(library, &entry.effects, origin)?;
        let mark = library.list(effects).iter().find(|effect| effect.op == Op::Mark).copied();
        let lasting = match &entry.lasting {
            None => None,
            Some(word) => Some(
                [Lasting::Red, Lasting::Sniper, Lasting::Spotter, Lasting::Flames][at.word(
                    &["red", "sniper", "spotter", "flames"],
                    word.get_ref(),
                    word.span().start,
                )?
                    as usize],
            ),
        };
        if entry.advanced != mark.is_some() || entry.advanced != lasting.is_some() {
            return at.fail(start, "an advanced card marks a sector and says what lasts; no other card does");
        }
        let discard = entry.discard.as_deref().unwrap_or("empty");
        let shelled = at.word(&["empty", "empty-or-shelled"], discard, start)? == 1;
        if entry.advanced {
            advanced |= 1 << index;
        }
        if entry.infantry > 20 || entry.cost.unwrap_or(0) > 9 {
            return at.fail(start, "a card brings at most 20 infantry and costs at most 9 supplies");
        }
        events.push(EventCard {
            id: id.clone(),
            name: entry.name.clone(),
            weather: at.word(&WEATHER, &entry.weather, start)?,
            infantry: entry.infantry,
            wound,
            effects,
            origin,
            lasting,
            sector: mark.map_or(0, |mark| mark.what),
            shelled,
            cost: entry.cost.unwrap_or(0),
        });
    }
    if decks.contains(&0) || decks.iter().any(|deck| deck & !advanced == 0) {
        return at.fail(0, "each of the decks M, F, G, H and L needs a card that is not advanced");
    }
    Ok((events, decks, advanced))
}
