//! Reading sectors, the map and the event cards.

use super::load::At;
use super::*;
use crate::effect::{Library, Op, Origin};
use engine::{By, DataError};

pub(super) fn read_sectors(
    entries: &[raw::SectorEntry],
    at: &At,
) -> Result<By<Sector, Vec<SectorData>>, DataError> {
    if entries.is_empty() || entries.len() > MAX_SECTORS {
        return at.fail(0, format!("a board has 1 to {MAX_SECTORS} sectors"));
    }
    let mut sectors: By<Sector, Vec<SectorData>> = By::default();
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
        sectors.push(SectorData { faces, value: entry.value, red: entry.red, symbols });
    }
    Ok(sectors)
}

pub(super) fn read_map(entry: &raw::MapEntry, at: &At) -> Result<MapData, DataError> {
    let mut map = MapData {
        ids: By::default(),
        edges: By::default(),
        rows: By::new([const { Vec::new() }; 3]),
        row_of: By::default(),
        number: By::default(),
        depots: By::default(),
        depot_of: By::default(),
        stops: 0,
        symbols: Vec::new(),
        risk: By::all(0),
        names: Vec::new(),
        far: By::default(),
        distance: By::default(),
    };
    let counts = [
        ("B", *entry.blue.get_ref()),
        ("G", entry.green),
        ("Y", entry.yellow),
        ("W", entry.upland),
        ("D", entry.depots),
    ];
    map.ids.push("F".to_owned());
    map.row_of.push(Row::NONE);
    map.number.push(0);
    map.depot_of.push(None);
    for (group, (letter, count)) in counts.iter().enumerate() {
        for number in 1..=*count {
            let field = map.ids.push(format!("{letter}{number}"));
            map.row_of.push(if group < 3 { Row::nth(group) } else { Row::NONE });
            map.number.push(if group < 3 { number } else { 0 });
            if group < 3 {
                map.rows[Row::nth(group)].push(field);
            }
            let depot = (group == 4).then(|| map.depots.push(field));
            map.depot_of.push(depot);
        }
    }
    if map.ids.len() > MAX_FIELDS || map.rows.values().iter().any(Vec::is_empty) {
        return at.fail(entry.blue.span().start, "at most 31 fields, and none of the three rows is empty");
    }
    map.edges = map.ids.ids().map(|_| 0).collect();
    let field = |map: &MapData, name: &str, start: usize| match map.ids.find(|id| id == name) {
        Some(field) => Ok(field),
        None => at.fail(start, format!("there is no field «{name}»")),
    };
    let join = |map: &mut MapData, a: Field, b: Field| {
        map.edges[a] |= 1 << b.0;
        map.edges[b] |= 1 << a.0;
    };
    for &near in &map.rows[Row::BLUE].clone() {
        join(&mut map, Field::FORTRESS, near);
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
        map.risk[Row(at.word(Row::WORDS, name, entry.blue.span().start)?)] = risk;
    }
    for (id, name) in &entry.names {
        let here = field(&map, id, entry.blue.span().start)?;
        map.names.push((here, name.clone()));
    }
    map.stops = map.depots.values().iter().fold(1, |bits, &field| bits | 1 << field.0);
    map.distance = map.ids.ids().map(|from| distances(map.edges.values(), from)).collect();
    map.far = map.distance[Field::FORTRESS].clone();
    if let Some(lost) = map.far.find(|&far| far == NOWHERE) {
        return at.fail(entry.blue.span().start, format!("no path leads to {}", map.ids[lost]));
    }
    Ok(map)
}

/// No path leads there.
const NOWHERE: u8 = u8::MAX;

/// Steps from a field to every other.
fn distances(edges: &[u32], from: Field) -> By<Field, Vec<u8>> {
    let mut far = vec![NOWHERE; edges.len()];
    far[from.index()] = 0;
    for distance in 0..edges.len() as u8 {
        for at in 0..edges.len() {
            if far[at] == distance {
                for (to, steps) in far.iter_mut().enumerate() {
                    if edges[at] >> to & 1 == 1 && *steps == NOWHERE {
                        *steps = distance + 1;
                    }
                }
            }
        }
    }
    By::new(far)
}

pub(super) type Events = (By<EventId, Vec<EventCard>>, [u64; 5], u64);

pub(super) fn read_events(
    entries: &[raw::EventEntry],
    library: &mut Library,
    at: &At,
) -> Result<Events, DataError> {
    let mut events: By<EventId, Vec<EventCard>> = By::default();
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
        let mut wound = [Disc::O; 5];
        let letters = entry.wound.get_ref();
        if letters.len() != 5 || at.discs(letters, start)? != 0b11111 {
            return at
                .fail(entry.wound.span().start, "the wound list names O, S, V, M and H once each (R49)");
        }
        for (slot, letter) in wound.iter_mut().zip(letters.chars()) {
            *slot = Disc::find(&letter.to_string()).unwrap_or(Disc::O);
        }
        let origin = Origin::DECKS[deck as usize];
        let effects = at.effects(library, &entry.effects, origin)?;
        let mark = library.list(effects).iter().find(|effect| effect.op == Op::Mark).copied();
        let lasting = match &entry.lasting {
            None => None,
            Some(word) => {
                let known: Vec<&str> = Lasting::ALL.iter().map(|lasting| lasting.word()).collect();
                Some(Lasting::ALL[at.word(&known, word.get_ref(), word.span().start)? as usize])
            }
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
            weather: Weather(at.word(Weather::WORDS, &entry.weather, start)?),
            infantry: entry.infantry,
            wound,
            effects,
            origin,
            lasting,
            sector: Sector(mark.map_or(0, |mark| mark.what)),
            shelled,
            cost: entry.cost.unwrap_or(0),
        });
    }
    if decks.contains(&0) || decks.iter().any(|deck| deck & !advanced == 0) {
        return at.fail(0, "each of the decks M, F, G, H and L needs a card that is not advanced");
    }
    Ok((events, decks, advanced))
}
