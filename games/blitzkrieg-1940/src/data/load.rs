//! The data files, read and checked.

use crate::data::ranges::*;
use crate::data::raw::*;
use crate::data::*;
use crate::ground::{Ground, Join, Prize};
use crate::words::*;
use board::Area;
use engine::{DataError, DataFiles, Seat, parse};
use std::collections::BTreeMap;
use std::sync::Arc;

const GAME: &str = "game.toml";

impl Data {
    /// Reads and checks the files.
    pub fn load(files: &DataFiles) -> Result<Data, DataError> {
        let game: GameFile = parse(files, GAME)?;
        let types: BTreeMap<String, TypeRow> = parse(files, "types.toml")?;
        let forms: BTreeMap<String, toml::Table> = parse(files, "formations.toml")?;
        let crt: CrtFile = parse(files, "crt.toml")?;
        let values = values(&game)?;
        check_values(GAME, &values)?;
        for (id, row) in &types {
            check_type(id, row)?;
        }
        let tables = [table(&crt.a)?, table(&crt.b)?];
        let mut scenarios = Vec::new();
        for (number, id) in game.game.scenarios.iter().enumerate() {
            let rows =
                forms.get(id).ok_or_else(|| wrong("formations.toml", format!("no formations for {id}")))?;
            scenarios.push(Arc::new(scenario(files, number, id, &types, rows)?));
        }
        if scenarios.is_empty() {
            return Err(wrong(GAME, "there is no scenario".into()));
        }
        Ok(Data { scenarios, values, tables })
    }
}

fn wrong(file: &str, what: String) -> DataError {
    DataError { file: file.to_owned(), line: 0, what }
}

fn values(game: &GameFile) -> Result<Values, DataError> {
    let get = |table: &BTreeMap<String, Tagged<i8>>, key: &str| {
        table.get(key).map(|row| row.value).ok_or_else(|| wrong(GAME, format!("{key} is missing")))
    };
    let cost = |key: &str| {
        game.cost
            .get(key)
            .map(|row| row.value)
            .ok_or_else(|| wrong(GAME, format!("cost of {key} is missing")))
    };
    let fire = |key| get(&game.fire, key);
    let reaction = |key| get(&game.reaction, key);
    let ff = |key| get(&game.formation_factor, key);
    Ok(Values {
        range_per_hex: fire("range_per_hex_beyond_first")?,
        close_combat: fire("close_combat")?,
        move_and_fire: fire("move_and_fire")?,
        firer_neutralised: fire("firer_neutralised")?,
        firer_exhausted: fire("firer_exhausted")?,
        firer_out_of_command: fire("firer_out_of_command")?,
        firer_column: fire("firer_column")?,
        firer_dispersed: fire("firer_dispersed")?,
        target_column: fire("target_column")?,
        target_dispersed: fire("target_dispersed")?,
        soft_in: [0, fire("soft_in_village")?, fire("soft_in_woods")?, fire("soft_in_orchard")?],
        infantry_in_works: fire("infantry_in_works")?,
        target_higher: fire("target_higher")?,
        indirect: [
            get(&game.indirect, "light")?,
            get(&game.indirect, "medium")?,
            get(&game.indirect, "heavy")?,
            get(&game.indirect, "stuka")?,
        ],
        reaction: [reaction("german")?, reaction("french")?],
        reaction_exhausted: reaction("exhausted")?,
        reaction_out_of_command: reaction("out_of_command")?,
        reaction_neutralised: reaction("neutralised")?,
        reaction_demoralised: reaction("demoralised")?,
        transmission: reaction("transmission")?,
        transmission_neutralised: reaction("transmission_neutralised")?,
        ff_exhausted: ff("exhausted")?,
        ff_hq_neutralised: ff("hq_neutralised")?,
        ff_hq_off_map: ff("hq_off_map")?,
        ff_out_of_command: ff("unit_out_of_command")?,
        ff_least: ff("least")?,
        ff_most: ff("most")?,
        rally: ff("rally")?,
        recovery: ff("recovery")?,
        annul: ff("annul")?,
        mines_gone: ff("mines_gone")?,
        radius: [get(&game.command, "german")?, get(&game.command, "french")?],
        cost: [cost("clear")?, cost("village")?, cost("woods")?, cost("orchard")?],
        road: cost("road")?,
        stream: cost("stream")?,
        up: cost("up")?,
        mine: cost("mine")?,
        exit: cost("exit")?,
    })
}

fn table(rows: &BTreeMap<String, toml::Value>) -> Result<Crt, DataError> {
    let mut crt = Crt { cells: [[Outcome::Nothing; 13]; 13] };
    for sum in 2..=12 {
        let row = rows.get(&format!("r{sum}")).and_then(|row| row.as_str()).unwrap_or("");
        let cells: Vec<&str> = row.split(' ').collect();
        if cells.len() != 13 {
            return Err(wrong("crt.toml", format!("row r{sum} needs 13 results")));
        }
        for (column, cell) in cells.iter().enumerate() {
            crt.cells[column][sum] = match *cell {
                "-" => Outcome::Nothing,
                "n" => Outcome::Red,
                "N" => Outcome::Black,
                "1" => Outcome::Step,
                other => return Err(wrong("crt.toml", format!("row r{sum}: no result is called {other}"))),
            };
        }
    }
    Ok(crt)
}

fn map(files: &DataFiles, id: &str) -> Result<Ground, DataError> {
    let file = format!("map-{id}.toml");
    let raw: MapFile = parse(files, &file)?;
    let bad = |what: String| wrong(&file, what);
    let head = &raw.map;
    if head.first as usize * head.second as usize > MAX_HEXES || head.first == 0 || head.second == 0 {
        return Err(bad(format!("a map holds 1 to {MAX_HEXES} hexes")));
    }
    let mut ground = Ground::new(head.first, head.second, head.turned);
    let by_first = head.lines == "first";
    let (lines, letters) = if by_first { (head.first, head.second) } else { (head.second, head.first) };
    for (name, rows) in [("terrain", &head.terrain), ("level", &head.level)] {
        if rows.len() != lines as usize || rows.iter().any(|row| row.len() != letters as usize) {
            return Err(bad(format!("{name} needs {lines} lines of {letters} letters")));
        }
        for (line, row) in rows.iter().enumerate() {
            for (place, letter) in row.bytes().enumerate() {
                let (a, b) = if by_first { (line, place) } else { (place, line) };
                let hex = ground.at(a as u8 + 1, b as u8 + 1).expect("inside the map");
                match letter {
                    b'.' => ground.terrain[hex.i()] = Terrain::Clear,
                    b'V' => ground.terrain[hex.i()] = Terrain::Village,
                    b'W' => ground.terrain[hex.i()] = Terrain::Woods,
                    b'O' => ground.terrain[hex.i()] = Terrain::Orchard,
                    b'0'..=b'9' => ground.level[hex.i()] = letter - b'0',
                    other => return Err(bad(format!("{name}: «{}» means nothing", other as char))),
                }
            }
        }
    }
    let hex = |ground: &Ground, label: &str| {
        ground.find(label).ok_or_else(|| bad(format!("there is no hex «{label}»")))
    };
    for chain in raw.roads.values() {
        let hexes: Vec<Hex> = chain.split(' ').map(|label| hex(&ground, label)).collect::<Result<_, _>>()?;
        for pair in hexes.windows(2) {
            if !ground.join(Join::Road, pair[0], pair[1]) {
                let (one, two) = (ground.label(pair[0]), ground.label(pair[1]));
                return Err(bad(format!("the road goes from {one} to {two}, which are no neighbours")));
            }
        }
    }
    for (what, sides) in [(Join::Stream, &head.streams), (Join::Bridge, &head.bridges)] {
        for side in sides {
            let (one, two) = side.split_once('/').ok_or_else(|| bad(format!("«{side}» is no hexside")))?;
            let (one, two) = (hex(&ground, one)?, hex(&ground, two)?);
            if !ground.join(what, one, two) {
                return Err(bad(format!("«{side}» is no hexside")));
            }
        }
    }
    for place in raw.places.values() {
        for label in &place.hexes {
            let hex = hex(&ground, label)?;
            ground.places.push((hex, place.name.clone()));
            let german = place.start == "german";
            // S22: a German village that counts nothing in set A still counts in set B.
            if place.vp_each > 0 || german {
                ground.prizes.push(Prize { hex, points: place.vp_each, german });
            }
        }
    }
    ground.places.sort();
    ground.prizes.sort_by_key(|prize| prize.hex);
    let on_edge = |edge: u8| edge == 1 || edge == head.first;
    if !on_edge(head.edges.german) || !on_edge(head.edges.french) {
        return Err(bad("an own edge is the first or the last row of the map".into()));
    }
    if raw.places.values().any(|place| place.vp_each > 20) {
        return Err(bad("a village counts 20 points at most".into()));
    }
    ground.edge = [head.edges.german, head.edges.french];
    ground.trace();
    Ok(ground)
}

fn side_of(file: &str, name: &str) -> Result<Seat, DataError> {
    match name {
        "german" => Ok(GERMAN),
        "french" => Ok(FRENCH),
        other => Err(wrong(file, format!("there is no side «{other}»"))),
    }
}

fn zone(ground: &Ground, row: &ZoneRow, of: &[String], file: &str) -> Result<Area, DataError> {
    let hex =
        |label: &String| ground.find(label).ok_or_else(|| wrong(file, format!("there is no hex «{label}»")));
    let centres: Vec<Hex> = of.iter().map(hex).collect::<Result<_, _>>()?;
    let not: Vec<Hex> = row.not_of.iter().map(hex).collect::<Result<_, _>>()?;
    let line = match &row.line {
        Some([one, two]) => Some((hex(one)?, hex(two)?)),
        None => None,
    };
    let inside =
        |range: Option<[u8; 2]>, n: u8| range.is_none_or(|[least, most]| (least..=most).contains(&n));
    Ok(ground
        .hexes()
        .filter(|&hex| {
            let (first, second) = ground.pairs(hex);
            (centres.is_empty()
                || centres.iter().any(|&centre| ground.distance(centre, hex) <= row.within.unwrap_or(0)))
                && line.is_none_or(|(one, two)| (one..=two).contains(&hex))
                && inside(row.first, first)
                && inside(row.second, second)
                && !not.iter().any(|&centre| ground.distance(centre, hex) <= row.not_within.unwrap_or(0))
        })
        .map(|hex| hex.0)
        .collect())
}

fn scenario(
    files: &DataFiles,
    number: usize,
    id: &str,
    types: &BTreeMap<String, TypeRow>,
    rows: &toml::Table,
) -> Result<Scenario, DataError> {
    let file = format!("scenario-{id}.toml");
    let raw: ScenarioFile = parse(files, &file)?;
    let ground = map(files, id)?;
    let bad = |what: String| wrong(&file, what);
    let form_rows = form_rows(files, id, rows)?;
    let mut counters: Vec<Counter> = Vec::new();
    let mut forms: Vec<FormCard> = Vec::new();
    for (name, row) in &form_rows {
        let form = Form(forms.len() as u8);
        let side = side_of("formations.toml", &row.side)?;
        let kind = match row.kind.as_str() {
            "formation" => FormKind::Full,
            "stripe" => FormKind::Stripe,
            "single" => FormKind::Single,
            other => return Err(wrong("formations.toml", format!("{name}: no kind is called «{other}»"))),
        };
        let mut units = Units::NONE;
        for (n, kind) in row.units.split(' ').enumerate() {
            let card = types
                .get(kind)
                .ok_or_else(|| wrong("formations.toml", format!("{name}: there is no type «{kind}»")))?;
            units.insert(Unit(counters.len() as u8));
            counters.push(Counter {
                id: format!("{name}-{}", n + 1),
                kind: kind.to_owned(),
                name: card.name.clone(),
                form,
                side,
                class: card.class,
                gait: card.gait,
                attack: card.attack,
                armour: card.armour,
                range: card.range,
                mp: card.mp,
                enters: 0,
            });
        }
        forms.push(FormCard {
            id: name.clone(),
            name: row.name.clone(),
            side,
            kind,
            ff: row.ff,
            units,
            hq: Unit::NONE,
            zone: Area::NONE,
            late: false,
            losses: 0,
            enters: 0,
            entry: Area::NONE,
            leaves: 0,
            early: None,
            hosts: Forms::NONE,
            beside: false,
            apc: Unit::NONE,
            aboard: Unit::NONE,
        });
    }
    for (index, card) in forms.iter_mut().enumerate().filter(|(_, card)| card.kind == FormKind::Full) {
        card.hq = Unit(counters.len() as u8);
        counters.push(Counter {
            id: format!("{}-hq", card.id),
            kind: "hq".to_owned(),
            name: "HQ".to_owned(),
            form: Form(index as u8),
            side: card.side,
            class: Class::Hq,
            gait: Gait::Foot,
            attack: [0; 2],
            armour: 0,
            range: 0,
            mp: 0,
            enters: 0,
        });
    }
    if counters.len() > MAX_UNITS || forms.len() > MAX_FORMATIONS {
        return Err(wrong("formations.toml", format!("{id}: too many counters or formations")));
    }
    let find_form = |forms: &[FormCard], name: &str| {
        forms
            .iter()
            .position(|card| card.id == name)
            .map(|index| Form(index as u8))
            .ok_or_else(|| bad(format!("there is no formation «{name}»")))
    };
    let find_unit = |counters: &[Counter], name: &str| {
        counters
            .iter()
            .position(|card| card.id == name)
            .map(|index| Unit(index as u8))
            .ok_or_else(|| bad(format!("there is no unit «{name}»")))
    };
    let mut printed = Area::NONE;
    for (name, row) in &raw.setup {
        let form = find_form(&forms, name)?;
        let hosts: &[String] = if row.with.is_empty() { &row.attached } else { &row.with };
        let hosts: Vec<Form> = hosts.iter().map(|host| find_form(&forms, host)).collect::<Result<_, _>>()?;
        let area = if hosts.is_empty() { zone(&ground, row, &row.of, &file)? } else { Area::NONE };
        if !row.printed.is_empty() {
            printed = zone(&ground, row, &row.printed, &file)?;
        }
        let card = &mut forms[form.i()];
        card.zone = area;
        card.late = row.step == 2;
        card.losses = row.losses;
        card.leaves = row.leaves;
        card.beside = !row.with.is_empty();
        hosts.iter().for_each(|&host| card.hosts.insert(host));
        if let Some(apc) = &row.apc {
            card.apc = find_unit(&counters, apc)?;
        }
        if let Some(aboard) = &row.aboard {
            card.aboard = find_unit(&counters, aboard)?;
        }
    }
    for (name, row) in &raw.enter {
        let form = find_form(&forms, name)?;
        let card = &mut forms[form.i()];
        card.enters = row.turn;
        for label in &row.hexes {
            let hex = ground.find(label).ok_or_else(|| bad(format!("there is no hex «{label}»")))?;
            card.entry.insert(hex.0);
        }
        for (index, counter) in counters.iter_mut().enumerate().filter(|(_, counter)| counter.form == form) {
            counter.enters = row.turn;
            if let Some(early) = row.early.as_ref().filter(|early| early.unit == counter.id) {
                counter.enters = early.turn;
                card.early = Some((Unit(index as u8), early.turn));
            }
        }
    }
    for card in &forms {
        if card.enters == 0 && card.zone.is_empty() && card.hosts.is_empty() {
            return Err(bad(format!("{} is neither set up nor enters", card.id)));
        }
    }
    let mut markers = Vec::new();
    for (index, card) in forms.iter().enumerate().filter(|(_, card)| card.kind != FormKind::Single) {
        let from = card.early.map_or(card.enters.max(1), |(_, turn)| turn);
        markers.push(MarkerCard { marker: Marker::Formation(Form(index as u8)), side: card.side, from });
    }
    for (name, row) in &raw.markers {
        let side = side_of(&file, name)?;
        let mut add = |marker, count: i8, from| {
            markers.extend((0..count).map(|_| MarkerCard { marker, side, from }));
        };
        add(Marker::Artillery, row.artillery, 1);
        add(Marker::Stuka, row.stuka, 1);
        add(Marker::Repeat, row.repeat, 1);
        add(Marker::General, row.general, 1);
        for later in &row.later {
            add(Marker::Artillery, later.artillery, later.turn);
            add(Marker::Repeat, later.repeat, later.turn);
        }
    }
    let mut salvos = [[0; 4]; 2];
    for (side, list) in [(GERMAN, &raw.salvos.german), (FRENCH, &raw.salvos.french)] {
        for name in list {
            let calibre = Calibre::find(name).ok_or_else(|| bad(format!("no calibre is called «{name}»")))?;
            salvos[side.index()][calibre.i()] += 1;
        }
        salvos[side.index()][Calibre::Stuka.i()] = raw.salvos.stuka;
    }
    let objective = match &raw.victory.objective {
        Some(label) => Some(ground.find(label).ok_or_else(|| bad(format!("there is no hex «{label}»")))?),
        None => None,
    };
    check_scenario(&file, &raw)?;
    check_room(&file, &forms)?;
    check_markers(&file, &markers)?;
    let works = zone(&ground, &raw.works, &raw.works.of, &file)?;
    let mines = zone(&ground, &raw.mines, &raw.mines.of, &file)?;
    if (raw.works.french as u32) > works.len() as u32 || (raw.mines.french as u32) > mines.len() as u32 {
        return Err(bad("there are more works or mines than hexes for them".into()));
    }
    if objective.is_none() && raw.victory.bands.len() != raw.scenario.turns as usize {
        return Err(bad("there must be one band of points for each turn".into()));
    }
    let set_b = raw
        .victory
        .sets
        .get("b")
        .map_or((0, 0, 0), |set| (set.start_german, set.french_unit_lost, set.german_unit_lost));
    Ok(Scenario {
        id: id.to_owned(),
        number,
        turns: raw.scenario.turns,
        works: (raw.works.french, works),
        mines: (raw.mines.french, mines),
        ground,
        counters,
        forms,
        markers,
        opening: raw.opening.is_some(),
        salvos,
        bands: raw.victory.bands,
        set_b,
        objective,
        printed,
    })
}

/// The formations of a scenario in the order of the file: the order of their ids.
fn form_rows(files: &DataFiles, id: &str, rows: &toml::Table) -> Result<Vec<(String, FormRow)>, DataError> {
    let text = files.get("formations.toml")?;
    let start = text.find(&format!("[{id}]")).unwrap_or(0);
    let place = |name: &str| text[start..].find(&format!("\n{name} ")).unwrap_or(usize::MAX);
    let mut list = Vec::new();
    for (name, value) in rows {
        let row: FormRow = value.clone().try_into().map_err(|error: toml::de::Error| {
            wrong("formations.toml", format!("{name}: {}", error.message()))
        })?;
        list.push((place(name), name.clone(), row));
    }
    list.sort_by_key(|(place, ..)| *place);
    Ok(list.into_iter().map(|(_, name, row)| (name, row)).collect())
}
