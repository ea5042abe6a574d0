//! Reading the sectors and the map.

use super::*;
use components::Place;
use engine::{By, DataError, Reader, ensure};

pub(super) fn read_sectors(
    entries: &[SectorEntry],
    at: &Reader,
) -> Result<By<Sector, Vec<SectorData>>, DataError> {
    let many = at.whole(format!("a board has 1 to {MAX_SECTORS} sectors"));
    ensure((1..=MAX_SECTORS).contains(&entries.len()), many)?;
    let mut sectors: By<Sector, Vec<SectorData>> = By::default();
    for entry in entries {
        let mut faces = [3; 6];
        for (column, list) in [&entry.grenades, entry.hit.get_ref(), &entry.advance].into_iter().enumerate() {
            for &face in list {
                let free = (1..=6).contains(&face) && faces[face as usize - 1] == 3;
                ensure(free, at.at(&entry.hit, "every face of the die leads to one box at most"))?;
                faces[face as usize - 1] = column as u8;
            }
        }
        sectors.push(SectorData { faces, value: entry.value, red: entry.red, symbols: entry.range.0 });
    }
    Ok(sectors)
}

/// The map, with room for so many German guns.
pub(super) fn read_map(entry: MapEntry, guns: usize, at: &Reader) -> Result<MapData, DataError> {
    let mut map = MapData::default();
    let counts = [
        ("B", entry.blue),
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
        return Err(at.key("map", "blue", "at most 31 fields, and none of the three rows is empty"));
    }
    map.edges = map.ids.ids().map(|_| 0).collect();
    let unknown = |name: &str| format!("there is no field «{name}»");
    let field = |map: &MapData, name: &str, place: &Place| {
        map.ids.find(|id| id == name).ok_or_else(|| at.at(place, unknown(name)))
    };
    let join = |map: &mut MapData, a: Field, b: Field| {
        map.edges[a] |= 1 << b.0;
        map.edges[b] |= 1 << a.0;
    };
    for &near in &map.rows[Row::BLUE].clone() {
        join(&mut map, Field::FORTRESS, near);
    }
    for path in &entry.paths {
        let Some((a, b)) = path.get_ref().split_once('-') else {
            return Err(at.at(path, "a path is written B1-G1"));
        };
        let (a, b) = (field(&map, a, path)?, field(&map, b, path)?);
        join(&mut map, a, b);
    }
    for symbol in &entry.gun_symbols {
        let here = field(&map, symbol.get_ref(), symbol)?;
        ensure(!map.symbols.contains(&here), at.at(symbol, "a field has one gun symbol at most"))?;
        map.symbols.push(here);
    }
    let symbols = map.symbols.len();
    let few = format!("there are {guns} German guns on the artillery track, but {symbols} symbols");
    ensure(symbols >= guns, at.key("map", "gun_symbols", few))?;
    entry.risk.iter().for_each(|(&row, &risk)| map.risk[row] = risk);
    for (id, name) in entry.names {
        let here = map.ids.find(|known| *known == id).ok_or_else(|| at.key("map", "names", unknown(&id)))?;
        map.names.push((here, name));
    }
    map.stops = map.depots.values().iter().fold(1, |bits, &field| bits | 1 << field.0);
    map.distance = map.ids.ids().map(|from| distances(map.edges.values(), from)).collect();
    map.far = map.distance[Field::FORTRESS].clone();
    if let Some(lost) = map.far.find(|&far| far == NOWHERE) {
        return Err(at.key("map", "paths", format!("no path leads to {}", map.ids[lost])));
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
