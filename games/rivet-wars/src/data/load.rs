//! Reading the data files, and checking what TOML cannot.

use super::*;
use crate::board::SEGMENTS;
use crate::position::{CLOUDS, UNITS};
use engine::{DataError, DataFiles, line_of, parse};
use toml::Spanned;

const FILES: [&str; 4] = ["game.toml", "units.toml", "cards.toml", "missions.toml"];

/// Makes errors that name a place in one file.
struct At<'a> {
    file: &'a str,
    text: &'a str,
}

impl At<'_> {
    fn fail<T>(&self, start: usize, what: impl Into<String>) -> Result<T, DataError> {
        Err(DataError { file: self.file.to_owned(), line: line_of(self.text, start), what: what.into() })
    }
    /// The number of a word in a list.
    fn word(&self, list: &[&str], word: &str, start: usize) -> Result<usize, DataError> {
        match list.iter().position(|known| *known == word) {
            Some(index) => Ok(index),
            None => self.fail(start, format!("«{word}» is not one of {}", list.join(", "))),
        }
    }
}

impl Data {
    /// Reads and checks the four files.
    pub fn load(files: &DataFiles) -> Result<Data, DataError> {
        if let Some(file) = files.0.keys().find(|file| !FILES.contains(&file.as_str())) {
            let what = format!("unknown file; Rivet Wars reads {}", FILES.join(", "));
            return Err(DataError { file: file.clone(), line: 0, what });
        }
        let game: raw::GameFile = parse(files, "game.toml")?;
        let at = At { file: "game.toml", text: files.get("game.toml")? };
        if game.game.id.get_ref() != "rivet-wars" {
            return at.fail(game.game.id.span().start, "these are not the data of rivet-wars");
        }
        if *game.in_box.clouds.get_ref() as usize > CLOUDS {
            return at.fail(game.in_box.clouds.span().start, format!("at most {CLOUDS} clouds"));
        }
        if !(1..=40).contains(game.guards.rounds.get_ref()) {
            return at.fail(game.guards.rounds.span().start, "1 to 40 rounds");
        }
        let numbers = Numbers {
            hit: game.rules.hit_number,
            action_hand: game.rules.action_hand,
            mission_hand: game.rules.mission_hand,
            mine_dice: game.rules.minefield_dice,
            bunker_bolster: game.rules.bunker_bolster,
            cloud_life: game.rules.cloud_life,
            wire: game.in_box.wire,
            minefields: game.in_box.minefields,
            clouds: *game.in_box.clouds.get_ref(),
            rounds: *game.guards.rounds.get_ref(),
            throws: game.guards.initiative_throws,
            flips: game.guards.parachute_flips,
        };
        let at = At { file: "units.toml", text: files.get("units.toml")? };
        let (units, kind_of) = read_units(parse(files, "units.toml")?, &at)?;
        let at = At { file: "cards.toml", text: files.get("cards.toml")? };
        let file: raw::CardFile = parse(files, "cards.toml")?;
        let cards = file.card.iter().map(|card| read_card(card, &at)).collect::<Result<Vec<_>, _>>()?;
        let secrets =
            file.secret_mission.iter().map(|one| read_secret(one, &at)).collect::<Result<Vec<_>, _>>()?;
        if cards.len() != 12 || secrets.len() != 10 {
            return at.fail(0, "there are 12 Action! cards and 10 Secret Missions");
        }
        let at = At { file: "missions.toml", text: files.get("missions.toml")? };
        let file: raw::MissionFile = parse(files, "missions.toml")?;
        let missions =
            file.mission.iter().map(|one| read_mission(one, &units, &at)).collect::<Result<Vec<_>, _>>()?;
        if missions.iter().all(|mission| mission.drill) {
            return at.fail(0, "there is no mission to play");
        }
        Ok(Data { units, cards, secrets, missions, numbers, kind_of })
    }

    /// The kind with this id.
    pub fn kind_named(&self, id: &str) -> Option<Kind> {
        self.units.iter().position(|unit| unit.id.eq_ignore_ascii_case(id)).map(|index| Kind(index as u8))
    }
}

/// R13: with unlimited pools there is room for more figures than the box has.
fn slots(class: Class, hero: bool, figures: u8) -> u8 {
    match class {
        Class::Plug => 0,
        _ if hero => 1,
        Class::Infantry => figures.max(20),
        Class::Cavalry => figures.max(8),
        Class::Support => figures.max(6),
        Class::Tank => figures.max(3),
    }
}

fn read_units(file: raw::UnitFile, at: &At) -> Result<(Vec<UnitCard>, Vec<Kind>), DataError> {
    let mut units: Vec<UnitCard> = Vec::new();
    let mut kind_of = Vec::new();
    for entry in &file.unit {
        let (unit, start) = (entry.get_ref(), entry.span().start);
        if units.iter().any(|known| known.id == unit.id) {
            return at.fail(start, format!("{} stands there twice", unit.id));
        }
        if unit.id.ends_with(|sign: char| sign.is_ascii_digit()) || unit.id.contains([' ', '.']) {
            return at.fail(start, "an id has no blank, no dot and ends with a letter");
        }
        let side = Seat(at.word(&["allied", "bismark"], &unit.side, start)? as u8);
        let class = at.word(&["infantry", "cavalry", "support", "tank", "plug"], &unit.class, start)?;
        let class = [Class::Infantry, Class::Cavalry, Class::Support, Class::Tank, Class::Plug][class];
        if class != Class::Plug && (!(1..=5).contains(&unit.armour) || unit.hit_points == 0) {
            return at.fail(start, "armour is 1 to 5, and a unit has hit points");
        }
        if class != Class::Plug && !(1..=4).contains(&unit.fields) {
            return at.fail(start, "a unit takes 1 to 4 fields");
        }
        if unit.sockets > 1 || unit.moves > 4 || unit.weapons.len() > 2 {
            return at.fail(start, "at most one socket, move 4 and two weapons");
        }
        let mut weapons = Vec::new();
        for weapon in &unit.weapons {
            let special = at.word(&["", "flat", "chain", "gas", "star"], &weapon.special, start)?;
            let special =
                [Special::None, Special::Flat, Special::Chain, Special::Gas, Special::Star][special];
            if weapon.dice.iter().any(|&dice| dice > 6) {
                return at.fail(start, "at most 6 dice");
            }
            let (name, attacks, dice) = (weapon.name.clone(), weapon.attacks, weapon.dice);
            weapons.push(Weapon { name, attacks, special, dice });
        }
        let slots = slots(class, unit.hero, unit.figures);
        let first = kind_of.len() as u8;
        kind_of.extend((0..slots).map(|_| Kind(units.len() as u8)));
        units.push(UnitCard {
            id: unit.id.clone(),
            side,
            class,
            hero: unit.hero,
            layer: if unit.air { Layer::Air } else { Layer::Ground },
            cost: unit.cost,
            rivets: unit.rivets,
            moves: unit.moves,
            armour: unit.armour,
            hit_points: unit.hit_points,
            fields: unit.fields,
            ground_range: unit.ground_range,
            air_range: unit.air_range,
            bounty: unit.bounty,
            sockets: unit.sockets,
            figures: unit.figures,
            abilities: unit.abilities,
            benefits: unit.benefits,
            weapons,
            first,
            slots,
        });
    }
    if kind_of.len() > UNITS {
        return at.fail(0, format!("at most {UNITS} figures"));
    }
    Ok((units, kind_of))
}

fn read_card(entry: &Spanned<raw::Card>, at: &At) -> Result<CardData, DataError> {
    const WINDOWS: [(&str, Window); 7] = [
        ("deploy_start", Window::DeployStart),
        ("deploy_end", Window::DeployEnd),
        ("combat_start", Window::CombatStart),
        ("before_attack", Window::BeforeAttack),
        ("targeted", Window::Targeted),
        ("combat_end", Window::CombatEnd),
        ("move_start", Window::MoveStart),
    ];
    let (card, start) = (entry.get_ref(), entry.span().start);
    let window = WINDOWS[at.word(&WINDOWS.map(|(name, _)| name), &card.window, start)?].1;
    let mut directions = [Direction(0); 2];
    for (slot, name) in directions.iter_mut().zip(&card.directions) {
        *slot = Direction::nth(at.word(Direction::WORDS, name, start)?);
    }
    let e = &card.effect;
    let mut found = Vec::new();
    found.extend(e.draw.map(Effect::Draw));
    found.extend(e.deployment_points.map(Effect::Points));
    found.extend(e.rivets.map(Effect::Rivets));
    found.extend(e.march.map(Effect::March));
    found.extend(e.strike.as_ref().map(|s| Effect::Strike { dice: s.dice, shells: s.shells, gas: s.gas }));
    if let Some(marker) = &e.lay {
        at.word(&["minefield"], marker, start)?;
        found.push(Effect::LayMines);
    }
    found.extend(e.sappers.map(|_| Effect::Sappers));
    found.extend(e.shot.map(Effect::Shot));
    found.extend(e.dig.map(Effect::Dig));
    found.extend(e.again.map(|_| Effect::Again));
    found.extend(e.repair.as_ref().map(|r| Effect::Repair { damage: r.damage, points: r.deployment_points }));
    let [effect] = found[..] else { return at.fail(start, "a card has exactly one effect") };
    // What a card does belongs to its window: points are spent in deployment, shells fall before the first attack.
    let wanted = match effect {
        Effect::Shot(_) => Window::BeforeAttack,
        Effect::Dig(_) => Window::Targeted,
        Effect::Again => Window::CombatEnd,
        Effect::March(_) | Effect::Sappers => Window::MoveStart,
        Effect::Strike { .. } => Window::CombatStart,
        Effect::LayMines => Window::DeployEnd,
        Effect::Draw(_) | Effect::Points(_) | Effect::Rivets(_) | Effect::Repair { .. } => {
            Window::DeployStart
        }
    };
    if window != wanted {
        return at.fail(start, format!("this effect belongs to the window {}", wanted.word()));
    }
    Ok(CardData { id: card.id.clone(), directions, window, effect })
}

fn read_secret(entry: &Spanned<raw::Secret>, at: &At) -> Result<SecretMission, DataError> {
    const GOALS: [(&str, Goal); 9] = [
        ("flags", Goal::Flags),
        ("tank_or_two", Goal::TankOrTwo),
        ("hero_kills", Goal::HeroKills),
        ("cavalry_kills", Goal::CavalryKills),
        ("infantry_kills", Goal::InfantryKills),
        ("takes", Goal::Takes),
        ("behind_lines", Goal::BehindLines),
        ("together_in_bunker", Goal::TogetherInBunker),
        ("force", Goal::Force),
    ];
    let one = entry.get_ref();
    let goal = at.word(&GOALS.map(|(name, _)| name), &one.goal, entry.span().start)?;
    Ok(SecretMission { id: one.id.clone(), goal: GOALS[goal].1, number: one.number, points: one.points })
}

fn read_mission(entry: &Spanned<raw::Mission>, units: &[UnitCard], at: &At) -> Result<Mission, DataError> {
    let (one, start) = (entry.get_ref(), entry.span().start);
    let rows = one.ground.len();
    let columns = one.ground.first().map_or(0, String::len);
    let fits = |rows_of: &[String]| rows_of.len() == rows && rows_of.iter().all(|row| row.len() == columns);
    if !fits(&one.ground) || !fits(&one.things) || !fits(&one.territory) {
        return at.fail(start, "ground, things and territory have the same size");
    }
    if rows == 0 || columns == 0 || columns > 26 || rows * columns > SEGMENTS {
        return at.fail(start, format!("a board has at most {SEGMENTS} segments"));
    }
    let grid = Grid { columns: columns as u8, rows: rows as u8 };
    let mut mission = Mission {
        id: one.id.clone(),
        drill: one.drill,
        grid,
        duckboard: SegSet::default(),
        markers: vec![Marker::None; rows * columns],
        territory: Default::default(),
        deploy: Default::default(),
        points: one.dp.both(),
        infantry_points: one.infantry_dp,
        rivets: one.rivets,
        action_cards: one.action_cards,
        secret_missions: one.secret_missions,
        first: match at.word(&["allied", "bismark", "roll"], &one.first, start)? {
            2 => None,
            side => Some(Seat(side as u8)),
        },
        start: Vec::new(),
        objective_vp: one.objective_vp.both(),
        round_vp: one.round_vp.both(),
        goal: one.goal.both(),
        drop: one.special.iter().any(|word| word == "drop"),
        escalation: one.special.iter().any(|word| word == "escalation"),
    };
    for word in &one.special {
        at.word(&["drop", "escalation"], word, start)?;
    }
    for seg in grid.segs() {
        let (column, row) = grid.place(seg);
        let sign = |rows: &[String]| rows[row as usize].as_bytes()[column as usize] as char;
        match sign(&one.ground) {
            'D' => mission.duckboard.insert(seg),
            '.' => {}
            other => return at.fail(start, format!("«{other}» is no ground")),
        }
        match sign(&one.territory) {
            'a' => mission.territory[0].insert(seg),
            'b' => mission.territory[1].insert(seg),
            '-' => {}
            other => return at.fail(start, format!("«{other}» is no territory")),
        }
        let marker = &mut mission.markers[seg.index()];
        match sign(&one.things) {
            'X' => mission.deploy[1].insert(seg),
            'Y' => mission.deploy[0].insert(seg),
            'O' => *marker = Marker::Objective,
            'B' => *marker = Marker::Bunker,
            'w' => *marker = Marker::Wire,
            't' => *marker = Marker::TankTrap,
            'm' => *marker = Marker::Minefield,
            '.' => {}
            other => return at.fail(start, format!("«{other}» is no marker")),
        }
    }
    for line in &one.start {
        let Some(kind) = units.iter().position(|unit| unit.id == line.unit) else {
            return at.fail(start, format!("there is no unit «{}»", line.unit));
        };
        for place in &line.at {
            let Some(seg) = grid.named(place) else {
                return at.fail(start, format!("there is no segment «{place}»"));
            };
            mission.start.push((Kind(kind as u8), seg));
        }
    }
    Ok(mission)
}
