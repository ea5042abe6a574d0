//! A position as facts a person can write down: `beck-panther-1 = "K08"`, `beck-panther-1.is = ["disrupted"]`.

use crate::stacks::Stacks;
use crate::words::{Formation, Group, Hex, Unit};
use crate::*;

type Table<'a> = FactTable<'a, WhiteStar>;
/// A part of the position by its name.
type Part<T> = (&'static str, fn(&mut Position) -> &mut T);

/// What a unit can be, and the set of those that are.
const STATES: [Part<u64>; 6] = [
    ("disrupted", |p| &mut p.disrupted),
    ("reduced", |p| &mut p.reduced),
    ("ooc", |p| &mut p.ooc),
    ("oc", |p| &mut p.oc),
    ("mounted", |p| &mut p.mounted),
    ("commanded", |p| &mut p.commanded),
];

fn fail<T>(what: impl Into<String>) -> Result<T, FactError> {
    Err(FactError(what.into()))
}
fn num(n: u8) -> Fact {
    Fact::Num(n as i64)
}
fn hexes(area: &Area) -> Vec<Hex> {
    area.iter().map(Hex).collect()
}
fn area(hexes: Vec<Hex>) -> Area {
    hexes.into_iter().map(|hex| hex.0).collect()
}

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

    pub(crate) fn facts_and_setters(&self) -> Table<'_> {
        let mut facts = FactTable::new(self);
        for unit in Unit::all(self) {
            self.unit_facts(&mut facts, unit);
        }
        for seat in [GERMAN, ALLIED] {
            self.side_facts(&mut facts, seat);
        }
        self.turn_facts(&mut facts);
        self.hex_facts(&mut facts);
        self.stock_facts(&mut facts);
        self.attack_facts(&mut facts);
        self.scenario_facts(&mut facts);
        facts
    }

    fn unit_facts<'a>(&'a self, facts: &mut Table<'a>, unit: Unit) {
        let (id, at) = (unit.write(self), unit.index());
        let Unit(unit) = unit;
        let key = id.clone();
        let place = move |p: &Position| Fact::word(self.place_word(p.at[at]));
        facts.partly(id.clone(), place, move |p, fact| {
            let place = match fact.text(&key)?.as_str() {
                "waiting" => WAITING,
                "exited" => EXITED,
                "eliminated" => ELIMINATED,
                "pending" if self.is_hq(unit) => PENDING,
                name => fact_word::<_, Hex>(self, &key, name)?.0,
            };
            self.put(p, unit, place);
            if on_map(place) {
                self.occupy(p, self.seat(unit), place);
            }
            Ok(())
        });
        let key = format!("{id}.is");
        let states = move |p: &Position| {
            let its = STATES.iter().filter(|(_, set)| *set(&mut { *p }) & bit(unit) != 0);
            Fact::Words(its.map(|(word, _)| (*word).to_owned()).collect())
        };
        facts.both(key.clone(), states, move |p, fact| {
            for (_, set) in STATES {
                *set(p) &= !bit(unit);
            }
            for word in fact.texts(&key)? {
                let fits = |name: &str| name == word && (name != "mounted" || self.kind(unit).transport);
                let Some((_, set)) = STATES.iter().find(|(name, _)| fits(name)) else {
                    return fail(format!("«{word}» is none of {}", STATES.map(|(name, _)| name).join(", ")));
                };
                *set(p) |= bit(unit);
            }
            Ok(())
        });
        facts.number(format!("{id}.spent"), 0..=20, move |p| &mut p.spent[at]);
        facts.shown(format!("{id}.mp_left"), move |p| num(self.mp_left(p, unit)));
        const WEAPONS: [&str; 3] = ["none", "mg", "at"];
        let weapon = move |p: &Position| WEAPONS[p.weapon[at] as usize].to_owned();
        facts.text(format!("{id}.weapon"), "none, mg or at", weapon, move |p, text| {
            p.weapon[at] = WEAPONS.iter().position(|weapon| *weapon == text)? as u8;
            Some(())
        });
    }

    fn side_facts<'a>(&'a self, facts: &mut Table<'a>, seat: Seat) {
        let (side, at) = (Self::PROFILE.seat_id(seat), seat.index());
        facts.number(format!("fate.{side}"), 0..=40, move |p| &mut p.fate[at]);
        facts.number(format!("held.{side}"), 0..=2, move |p| &mut p.held[at]);
        facts.number(format!("mines_left.{side}"), 0..=9, move |p| &mut p.mines_left[at]);
        facts.number(format!("infantry_lost.{side}"), 0..=30, move |p| &mut p.infantry_lost[at]);
        let controlled = move |p: &Position| hexes(&p.control[at]);
        facts.words(format!("control.{side}"), controlled, move |p, hexes| {
            p.control[at] = Area::NONE;
            hexes.into_iter().for_each(|hex| self.occupy(p, seat, hex.0));
            // Who stands in a hex controls it, whatever was written first.
            for unit in 0..self.s.units.len() as u8 {
                if on_map(p.place(unit)) {
                    self.occupy(p, self.seat(unit), p.place(unit));
                }
            }
            Ok(())
        });
    }

    fn turn_facts<'a>(&'a self, facts: &mut Table<'a>) {
        facts.shown("verdict", |p| match self.need(p) {
            Need::Over(outcome) => Fact::word(outcome.reason),
            _ => Fact::word("open"),
        });
        let stage = |p: &Position| Fact::word(self.moment(p.stage).1);
        facts.partly("stage", stage, |p, fact| match fact.text("stage")?.as_str() {
            "setup" if matches!(p.stage, Stage::Setup(_)) => Ok(()),
            "setup" if p.turn == 0 => {
                // Omaha throws for its tanks first.
                p.roll = Roll::NONE;
                self.next_setup(p, 0, &mut Silent);
                Ok(())
            }
            "setup" => fail("write «setup» before the other facts: they lead past it"),
            _ => fail("only «setup» can be set; give «impulse» to begin in the middle of one"),
        });
        let last = self.s.turns;
        facts.partly(
            "turn",
            |p| num(p.turn),
            move |p, fact| match fact.num("turn")? {
                turn if (1..=last as i64).contains(&turn) => {
                    p.turn = turn as u8;
                    Ok(())
                }
                _ => fail(format!("turn must be 1 to {last}")),
            },
        );
        let impulse = |p: &Position| match p.impulse.formation {
            NOBODY => Fact::word("none"),
            formation => Fact::word(Formation(formation).write(self)),
        };
        facts.both("impulse", impulse, |p, fact| {
            let name = fact.text("impulse")?;
            if name == "none" {
                (p.impulse, p.stage) = (Impulse::NONE, Stage::Draw);
                return Ok(());
            }
            let Formation(formation) = fact_word(self, "impulse", &name)?;
            p.impulse = Impulse { formation, ..Impulse::NONE };
            p.stage = Stage::Acting;
            let token = self.token_of(Marker::Formation(formation));
            p.cup.remove(token);
            p.aside.insert(token);
            Ok(())
        });
        let cup = |p: &Position| Fact::Words(p.cup.iter().map(|token| self.marker_word(token)).collect());
        facts.both("cup", cup, |p, fact| {
            (p.cup, p.offered) = (Tokens::default(), 0);
            for name in fact.texts("cup")? {
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
            Ok(())
        });
        let activated = |p: &Position| members(p.activated as u64).map(Formation).collect();
        facts.words("activated", activated, |p, all| {
            p.activated = all.iter().fold(0, |set, formation| set | 1 << formation.0);
            p.offered |= p.activated;
            Ok(())
        });
        facts.bits::<Formation, _>("missed", |p| &mut p.missed);
        facts.number("ends", 0..=2, |p| &mut p.ends);
        let chaos = |p: &Position| num(p.chaos.next[0].max(p.impulse.chaos[0]));
        facts.both("chaos", chaos, |p, fact| match fact.num("chaos")? {
            sum @ 0..=12 => {
                p.chaos.next[0] = sum as u8;
                Ok(())
            }
            _ => fail("chaos must be 0 to 12"),
        });
        facts.flag("haze", |p| &mut p.chaos.haze);
    }

    fn hex_facts<'a>(&'a self, facts: &mut Table<'a>) {
        const MARKED: [Part<Area>; 5] = [
            ("wrecks", |p| &mut p.wrecks),
            ("trenches", |p| &mut p.trenches),
            ("mines", |p| &mut p.mines),
            ("smoke2", |p| &mut p.smoke[0]),
            ("smoke1", |p| &mut p.smoke[1]),
        ];
        for (key, marked) in MARKED {
            facts.words(
                key,
                move |p| hexes(marked(&mut { *p })),
                move |p, hexes| {
                    *marked(p) = area(hexes);
                    p.spread_smoke(|cell| *self.s.ground.around(cell));
                    Ok(())
                },
            );
        }
    }

    fn stock_facts<'a>(&'a self, facts: &mut Table<'a>) {
        facts.shown("barrages", |p| {
            let stocks = 0..self.s.barrages.len() as u8;
            let each = stocks.flat_map(|slot| (0..p.barrages[slot as usize]).map(move |_| slot));
            Fact::Words(each.map(|slot| self.s.barrage_name(slot)).collect())
        });
        let weapons = |p: &Position| {
            let kinds =
                Group::all(self).flat_map(|group| Weapon::all(self).map(move |weapon| (group, weapon)));
            let each = kinds.flat_map(|(group, weapon)| {
                let words = format!("{} {}", group.write(self), weapon.id());
                (0..p.weapons_left[group.index()][weapon as usize]).map(move |_| words.clone())
            });
            Fact::Words(each.collect())
        };
        facts.both("weapons_left", weapons, |p, fact| {
            p.weapons_left = [[0; 2]; MAX_GROUPS];
            for text in fact.texts("weapons_left")? {
                let (whose, kind) = text.split_once(' ').unwrap_or((&text, ""));
                let unit = self.s.find_unit(whose).map(|unit| Group(self.unit(unit).group));
                let (Some(group), Some(weapon)) =
                    (unit.or_else(|| Group::read(whose, self)), Weapon::read(kind, self))
                else {
                    return fail("write a unit of the group or its number, and mg or at: \"beck-pzgren-1 mg\", \"2 at\"");
                };
                p.weapons_left[group.index()][weapon as usize] += 1;
            }
            Ok(())
        });
    }

    fn attack_facts<'a>(&'a self, facts: &mut Table<'a>) {
        facts.shown("dice_needed", |p| num(if p.stage == Stage::Roll { p.roll.count } else { 0 }));
        facts.shown("attack_dice", |p| num(p.attack.volley.dice));
        facts.shown("attack_cap", |p| num(p.attack.volley.cap));
        facts.shown("attack_hit", |p| num(p.attack.volley.hit));
        facts.shown("hits", |p| num(p.attack.hits));
        facts.shown("last_fight", |p| Fact::word(p.upshot.map_or("none", |upshot| upshot.id())));
    }

    /// What the scenarios' own rules keep in mind.
    fn scenario_facts<'a>(&'a self, facts: &mut Table<'a>) {
        facts.both(
            "charges",
            |p| num(p.special.charges),
            |p, fact| match fact.num("charges")? {
                charges @ 0..=3 => {
                    (p.special.charges, p.special.attempt_from) = (charges as u8, p.turn);
                    Ok(())
                }
                _ => fail("charges must be 0 to 3"),
            },
        );
        facts.number("attempts", 0..=9, |p| &mut p.special.attempts);
        facts.flag("crossed", |p| &mut p.special.crossed);
        facts.flag("bridge_down", |p| &mut p.special.down);
        facts.both(
            "ambush",
            |p| Fact::Flag(p.special.ambush),
            |p, fact| {
                p.special.ambush = fact.flag("ambush")? && self.s.special.ambush.is_some();
                if let Some(rule) = self.s.special.ambush.filter(|_| p.special.ambush) {
                    self.put(p, rule.unit, WAITING);
                }
                Ok(())
            },
        );
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
        if key != "stage" {
            self.past_setup(p);
        }
        self.fact_table().set(p, key, value)
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
