//! A position as facts a person can write down: `beck-panther-1 = "K08"`, `beck-panther-1.is = ["disrupted"]`.

use crate::WhiteStar;
use crate::forces::{ALLIED, GERMAN, Marker, Weapon};
use crate::ground::Cell;
use crate::position::*;
use crate::stacks::Stacks;
use board::Area;
use engine::{Fact, FactError, Facts, Game, Need, Seat, Silent, Tokens, Winner};

const STATES: [&str; 6] = ["disrupted", "reduced", "ooc", "oc", "mounted", "commanded"];

impl WhiteStar {
    fn place_word(&self, place: Cell) -> String {
        match place {
            UNPLACED => "unplaced".to_owned(),
            WAITING => "waiting".to_owned(),
            EXITED => "exited".to_owned(),
            ELIMINATED => "eliminated".to_owned(),
            PENDING => "pending".to_owned(),
            cell if on_map(cell) => self.s.ground.label(cell),
            _ => "none".to_owned(),
        }
    }

    pub(crate) fn all_facts(&self, p: &Position) -> Facts {
        let mut facts: Facts = Vec::new();
        for (index, unit) in self.s.units.iter().enumerate() {
            let bits = [p.disrupted, p.reduced, p.ooc, p.oc, p.mounted, p.commanded];
            let words = bits.iter().zip(STATES).filter(|(set, _)| *set >> index & 1 == 1);
            facts.push((unit.id.clone(), Fact::word(self.place_word(p.at[index]))));
            facts.push((
                format!("{}.is", unit.id),
                Fact::Words(words.map(|(_, word)| word.to_owned()).collect()),
            ));
            facts.push((format!("{}.spent", unit.id), Fact::Num(p.spent[index] as i64)));
            facts.push((format!("{}.mp_left", unit.id), Fact::Num(self.mp_left(p, index as u8) as i64)));
            let weapon = ["none", "mg", "at"][p.weapon[index] as usize];
            facts.push((format!("{}.weapon", unit.id), Fact::word(weapon)));
        }
        let hexes = |area: &Area| Fact::Words(area.iter().map(|cell| self.s.ground.label(cell)).collect());
        let markers =
            |tokens: Tokens| Fact::Words(tokens.iter().map(|token| self.marker_word(token)).collect());
        let formations = |set: u8| {
            let all = self.s.formations.iter().enumerate().filter(|(f, _)| set >> f & 1 == 1);
            Fact::Words(all.map(|(_, formation)| formation.id.clone()).collect())
        };
        let decides = match self.need(p) {
            Need::Order(seat) => Self::PROFILE.seat_id(seat),
            Need::Luck(_) => "luck",
            Need::Over(_) => "nobody",
        };
        let (winner, verdict) = match self.need(p) {
            Need::Over(outcome) => match outcome.winner {
                Winner::Seat(seat) => (Self::PROFILE.seat_id(seat), outcome.reason),
                _ => ("nobody", outcome.reason),
            },
            _ => ("open", "open"),
        };
        let formation = match p.impulse.formation {
            NOBODY => "none",
            f => &self.s.formations[f as usize].id,
        };
        let needs_dice = if p.stage == Stage::Roll { p.roll.count as i64 } else { 0 };
        facts.extend(
            [
                ("decides", Fact::word(decides)),
                ("winner", Fact::word(winner)),
                ("verdict", Fact::word(verdict)),
                ("stage", Fact::word(self.moment(p.stage).1)),
                ("turn", Fact::Num(p.turn as i64)),
                ("impulse", Fact::word(formation)),
                ("dice_needed", Fact::Num(needs_dice)),
                ("cup", markers(p.cup)),
                ("activated", formations(p.activated)),
                ("missed", formations(p.missed)),
                ("fate.german", Fact::Num(p.fate[0] as i64)),
                ("fate.allied", Fact::Num(p.fate[1] as i64)),
                ("held.german", Fact::Num(p.held[0] as i64)),
                ("held.allied", Fact::Num(p.held[1] as i64)),
                ("mines_left.german", Fact::Num(p.mines_left[0] as i64)),
                ("mines_left.allied", Fact::Num(p.mines_left[1] as i64)),
                ("infantry_lost.german", Fact::Num(p.infantry_lost[0] as i64)),
                ("infantry_lost.allied", Fact::Num(p.infantry_lost[1] as i64)),
                ("barrages", Fact::Words(self.stock_words(p))),
                ("weapons_left", Fact::Words(self.weapon_words(p))),
                ("wrecks", hexes(&p.wrecks)),
                ("trenches", hexes(&p.trenches)),
                ("mines", hexes(&p.mines)),
                ("smoke2", hexes(&p.smoke[0])),
                ("smoke1", hexes(&p.smoke[1])),
                ("control.german", hexes(&p.control[0])),
                ("control.allied", hexes(&p.control[1])),
                ("attack_dice", Fact::Num(p.attack.volley.dice as i64)),
                ("attack_cap", Fact::Num(p.attack.volley.cap as i64)),
                ("attack_hit", Fact::Num(p.attack.volley.hit as i64)),
                ("hits", Fact::Num(p.attack.hits as i64)),
                ("chaos", Fact::Num(p.chaos.next[0].max(p.impulse.chaos[0]) as i64)),
                ("haze", Fact::Flag(p.chaos.haze)),
                ("ends", Fact::Num(p.ends as i64)),
                ("charges", Fact::Num(p.special.charges as i64)),
                ("attempts", Fact::Num(p.special.attempts as i64)),
                ("ambush", Fact::Flag(p.special.ambush)),
                ("crossed", Fact::Flag(p.special.crossed)),
                ("bridge_down", Fact::Flag(p.special.down)),
                ("last_fight", Fact::word(p.upshot.map_or("none", |upshot| upshot.id()))),
            ]
            .map(|(key, fact)| (key.to_owned(), fact)),
        );
        facts
    }

    fn stock_words(&self, p: &Position) -> Vec<String> {
        let mut words = Vec::new();
        for slot in 0..self.s.barrages.len() as u8 {
            for _ in 0..p.barrages[slot as usize] {
                words.push(self.s.barrage_name(slot));
            }
        }
        words
    }

    /// Support weapons in stock, with the number of their group: `2 mg`.
    fn weapon_words(&self, p: &Position) -> Vec<String> {
        let mut words = Vec::new();
        for (group, left) in p.weapons_left.iter().enumerate() {
            for weapon in [Weapon::Mg, Weapon::At] {
                for _ in 0..left[weapon as usize] {
                    words.push(format!("{} {}", group + 1, weapon.id()));
                }
            }
        }
        words
    }

    /// A position made by hand is past set-up, and only who is named takes part.
    fn past_setup(&self, p: &mut Position) {
        if p.turn != 0 {
            return;
        }
        p.turn = 1;
        p.stage = Stage::Draw;
        p.roll = Roll::NONE;
        p.special.firsts = self.s.first.len() as u8;
        p.special.opening = true;
        p.special.ambush = false;
        p.at = [ELIMINATED; MAX_UNITS];
        p.stacks = Stacks::NONE;
        p.trenches_left = [0; 2];
        p.weapons_left = [[0; 2]; MAX_GROUPS];
        p.cup = Tokens::default();
        for (token, marker) in self.s.markers.iter().enumerate() {
            if matches!(marker, Marker::End | Marker::Formation(_)) {
                p.cup.insert(token as u8);
                if let Marker::Formation(f) = marker {
                    p.offered |= 1 << f;
                }
            }
        }
    }

    pub(crate) fn change_fact(&self, p: &mut Position, key: &str, value: &Fact) -> Result<(), FactError> {
        let fail = |what: String| Err(FactError(what));
        let range = |n: i64, least: i64, most: i64| {
            if (least..=most).contains(&n) {
                Ok(n as u8)
            } else {
                Err(FactError(format!("{key} must be {least} to {most}")))
            }
        };
        let hex = |name: &str| {
            self.s
                .ground
                .find(name)
                .ok_or_else(|| FactError(format!("there is no hex «{name}» in this scenario")))
        };
        let area = |value: &Fact| -> Result<Area, FactError> {
            let mut area = Area::NONE;
            for name in value.texts(key)? {
                area.insert(hex(&name)?);
            }
            Ok(area)
        };
        let formation = |name: &str| {
            self.s
                .find_formation(name)
                .ok_or_else(|| FactError(format!("there is no formation «{name}» here")))
        };
        if key == "stage" {
            return match value.text(key)?.as_str() {
                "setup" if matches!(p.stage, Stage::Setup(_)) => Ok(()),
                "setup" if p.turn == 0 => {
                    // Omaha throws for its tanks first.
                    p.roll = Roll::NONE;
                    self.next_setup(p, 0, &mut Silent);
                    Ok(())
                }
                "setup" => fail("write «setup» before the other facts: they lead past it".into()),
                _ => fail("only «setup» can be set; give «impulse» to begin in the middle of one".into()),
            };
        }
        self.past_setup(p);
        if let Some(unit) = self.s.find_unit(key) {
            let place = match value.text(key)?.as_str() {
                "waiting" => WAITING,
                "exited" => EXITED,
                "eliminated" => ELIMINATED,
                "pending" if self.is_hq(unit) => PENDING,
                name => hex(name)?,
            };
            self.put(p, unit, place);
            if on_map(place) {
                self.occupy(p, self.seat(unit), place);
            }
            return Ok(());
        }
        if let Some(unit) = key.strip_suffix(".is").and_then(|id| self.s.find_unit(id)) {
            for set in
                [&mut p.disrupted, &mut p.reduced, &mut p.ooc, &mut p.oc, &mut p.mounted, &mut p.commanded]
            {
                *set &= !bit(unit);
            }
            for word in value.texts(key)? {
                let set = match word.as_str() {
                    "disrupted" => &mut p.disrupted,
                    "reduced" => &mut p.reduced,
                    "ooc" => &mut p.ooc,
                    "oc" => &mut p.oc,
                    "mounted" if self.kind(unit).transport => &mut p.mounted,
                    "commanded" => &mut p.commanded,
                    _ => return fail(format!("«{word}» is none of {}", STATES.join(", "))),
                };
                *set |= bit(unit);
            }
            return Ok(());
        }
        if let Some(unit) = key.strip_suffix(".weapon").and_then(|id| self.s.find_unit(id)) {
            p.weapon[unit as usize] = match value.text(key)?.as_str() {
                "none" => 0,
                "mg" => 1,
                "at" => 2,
                other => return fail(format!("«{other}» is none of none, mg, at")),
            };
            return Ok(());
        }
        if let Some(unit) = key.strip_suffix(".spent").and_then(|id| self.s.find_unit(id)) {
            p.spent[unit as usize] = range(value.num(key)?, 0, 20)?;
            return Ok(());
        }
        let two = |key: &str| -> Option<Seat> {
            match key {
                "german" => Some(GERMAN),
                "allied" => Some(ALLIED),
                _ => None,
            }
        };
        if let Some((what, side)) = key.split_once('.')
            && let Some(seat) = two(side)
        {
            let index = seat.index();
            match what {
                "fate" => p.fate[index] = range(value.num(key)?, 0, 20)?,
                "held" => p.held[index] = range(value.num(key)?, 0, 2)?,
                "mines_left" => p.mines_left[index] = range(value.num(key)?, 0, 9)?,
                "infantry_lost" => p.infantry_lost[index] = range(value.num(key)?, 0, 30)?,
                "control" => {
                    p.control[index] = Area::NONE;
                    for cell in area(value)?.iter() {
                        self.occupy(p, seat, cell);
                    }
                    // Who stands in a hex controls it, whatever was written first.
                    for unit in 0..self.s.units.len() as u8 {
                        if on_map(p.place(unit)) {
                            self.occupy(p, self.seat(unit), p.place(unit));
                        }
                    }
                }
                _ => return fail(format!("unknown fact «{key}»")),
            }
            return Ok(());
        }
        match key {
            "turn" => p.turn = range(value.num(key)?, 1, self.s.turns as i64)?,
            "impulse" => {
                let f = formation(&value.text(key)?)?;
                p.impulse = Impulse { formation: f, ..Impulse::NONE };
                p.stage = Stage::Acting;
                let token = self.token_of(Marker::Formation(f));
                p.cup.remove(token);
                p.aside.insert(token);
            }
            "cup" => {
                p.cup = Tokens::default();
                p.offered = 0;
                for name in value.texts(key)? {
                    let free = (0..self.s.markers.len() as u8)
                        .find(|&token| self.marker_word(token) == name && !p.cup.has(token));
                    let Some(token) = free else {
                        return fail(format!("there is no further marker «{name}»"));
                    };
                    p.cup.insert(token);
                    if let Marker::Formation(f) = self.s.markers[token as usize] {
                        p.offered |= 1 << f;
                    }
                }
            }
            "activated" | "missed" => {
                let mut set = 0;
                for name in value.texts(key)? {
                    set |= 1 << formation(&name)?;
                }
                if key == "missed" {
                    p.missed = set;
                } else {
                    p.activated = set;
                    p.offered |= set;
                }
            }
            "ends" => p.ends = range(value.num(key)?, 0, 1)?,
            "chaos" => p.chaos.next[0] = range(value.num(key)?, 0, 12)?,
            "haze" => p.chaos.haze = value.flag(key)?,
            "wrecks" => p.wrecks = area(value)?,
            "trenches" => p.trenches = area(value)?,
            "mines" => p.mines = area(value)?,
            "smoke2" | "smoke1" => {
                p.smoke[(key == "smoke1") as usize] = area(value)?;
                p.spread_smoke(|cell| *self.s.ground.around(cell));
            }
            "charges" => {
                p.special.charges = range(value.num(key)?, 0, 3)?;
                p.special.attempt_from = p.turn;
            }
            "attempts" => p.special.attempts = range(value.num(key)?, 0, 9)?,
            "crossed" => p.special.crossed = value.flag(key)?,
            "bridge_down" => p.special.down = value.flag(key)?,
            "ambush" => {
                p.special.ambush = value.flag(key)? && self.s.special.ambush.is_some();
                if let Some(rule) = self.s.special.ambush.filter(|_| p.special.ambush) {
                    self.put(p, rule.unit, WAITING);
                }
            }
            "weapons" => {
                for name in value.texts(key)? {
                    let (id, kind) = name.split_once(' ').unwrap_or((&name, ""));
                    let Some(unit) = self.s.find_unit(id) else {
                        return fail(format!("there is no unit «{id}»"));
                    };
                    let weapon = match kind {
                        "mg" => Weapon::Mg,
                        "at" => Weapon::At,
                        _ => {
                            return fail(
                                "write a unit of the group and mg or at: \"beck-pzgren-1 mg\"".into(),
                            );
                        }
                    };
                    p.weapons_left[self.unit(unit).group as usize][weapon as usize] += 1;
                }
            }
            "weapons_left" => {
                p.weapons_left = [[0; 2]; MAX_GROUPS];
                for name in value.texts(key)? {
                    let (group, kind) = name.split_once(' ').unwrap_or((&name, ""));
                    let weapon = [Weapon::Mg, Weapon::At].into_iter().find(|weapon| weapon.id() == kind);
                    let group = group.parse::<usize>().ok().filter(|n| (1..=self.s.groups.len()).contains(n));
                    let (Some(weapon), Some(group)) = (weapon, group) else {
                        return fail("write the number of a group and mg or at: \"2 mg\"".into());
                    };
                    p.weapons_left[group - 1][weapon as usize] += 1;
                }
            }
            _ => {
                return fail(format!(
                    "unknown fact «{key}»; a unit's id, <unit>.is, <unit>.weapon, <unit>.spent, turn, impulse, cup, \
                     activated, missed, ends, fate.<side>, held.<side>, mines_left.<side>, infantry_lost.<side>, \
                     control.<side>, wrecks, trenches, mines, smoke2, smoke1, chaos, haze, charges, attempts, crossed, \
                     bridge_down, ambush, weapons, weapons_left can be set"
                ));
            }
        }
        Ok(())
    }

    pub(crate) fn check_facts(&self, p: &Position) -> Result<(), FactError> {
        if matches!(p.stage, Stage::Setup(_)) || p.turn == 0 {
            return Ok(());
        }
        for cell in self.s.ground.all().iter() {
            let label = self.s.ground.label(cell);
            for seat in [GERMAN, ALLIED] {
                if self.platoons(p, cell, seat).count_ones() > 2 {
                    return Err(FactError(format!(
                        "more than two platoons of a side stand in {label} (1.4)"
                    )));
                }
                if (p.in_cell(cell) & self.sides[seat.index()] & self.hqs).count_ones() > 1 {
                    return Err(FactError(format!("two headquarters of a side stand in {label} (1.4)")));
                }
            }
            if self.platoons(p, cell, GERMAN) != 0 && self.platoons(p, cell, ALLIED) != 0 {
                return Err(FactError(format!("both sides stand in {label} (5.1)")));
            }
        }
        for hq in members(self.hqs).filter(|&hq| (hq as usize) < self.s.units.len()) {
            if on_map(p.place(hq)) && self.is_deserted(p, hq) {
                let id = &self.unit(hq).id;
                return Err(FactError(format!("{id} needs a unit of its formation in its hex (1.3.2)")));
            }
        }
        if p.stage == Stage::Draw && p.cup.is_empty() {
            return Err(FactError("there is no marker left to draw; give «cup» or «impulse»".into()));
        }
        Ok(())
    }
}
