//! A position as facts a person can write down: `1c-1 = "1503"`, `"1c-1.is" = ["neutralised"]`, `active = "1c"`.

use crate::Blitzkrieg;
use crate::position::*;
use crate::words::*;
use board::Area;
use engine::{Fact, FactError, Facts, Game, Need, Seat, Tokens, Winner};

impl Blitzkrieg {
    fn place_word(&self, hex: Hex) -> String {
        match hex {
            Hex::UNPLACED => "unplaced".to_owned(),
            Hex::WAITING => "waiting".to_owned(),
            Hex::OVERRUN => "overrun".to_owned(),
            Hex::LEFT => "left".to_owned(),
            Hex::LOST => "eliminated".to_owned(),
            Hex::SECRET => "secret".to_owned(),
            hex if hex.on_map() => self.s.ground.label(hex),
            _ => "none".to_owned(),
        }
    }
    fn hex_words(&self, area: &Area) -> Fact {
        Fact::Words(area.iter().map(|hex| self.s.ground.label(Hex(hex))).collect())
    }
    fn token_words(&self, tokens: Tokens) -> Fact {
        Fact::Words(tokens.iter().map(|token| self.token_word(token)).collect())
    }
    fn side_word(&self, side: Seat) -> &'static str {
        if side == GERMAN { "german" } else { "french" }
    }
    /// States of a unit, with the sets that hold them.
    fn states(p: &Position, unit: Unit) -> Vec<String> {
        let list = [
            ("neutralised", p.neutralised),
            ("ooc", p.ooc),
            ("opp", p.opp),
            ("hidden", p.hidden),
            ("aboard", p.aboard),
            ("returned", p.returned),
            ("withdrew", p.withdrew),
            ("acted", p.acted),
            ("moved", p.moved),
        ];
        list.into_iter().filter(|(_, set)| set.has(unit)).map(|(word, _)| word.to_owned()).collect()
    }

    pub(crate) fn all_facts(&self, p: &Position) -> Facts {
        let mut facts: Facts = Vec::new();
        let mut add = |key: String, fact: Fact| facts.push((key, fact));
        for unit in self.all() {
            let id = &self.card(unit).id;
            add(id.clone(), Fact::word(self.place_word(p.place(unit))));
            add(format!("{id}.is"), Fact::Words(Self::states(p, unit)));
            if !self.is_hq(unit) {
                add(format!("{id}.steps"), Fact::Num(p.steps[unit.i()] as i64));
                let host = self.host(p, unit);
                let word = self.s.forms.get(host.i()).map_or("none", |card| card.id.as_str());
                add(format!("{id}.with"), Fact::word(word));
                add(
                    format!("{id}.range"),
                    Fact::Num(if p.on_map(unit) { self.range(p, unit, false) } else { 0 } as i64),
                );
                add(format!("{id}.dispersed"), Fact::Flag(p.on_map(unit) && self.dispersed(p, unit)));
                add(format!("{id}.column"), Fact::Flag(p.on_map(unit) && self.in_column(p, unit)));
                let sees = self.all().filter(|&other| {
                    p.on_map(unit)
                        && p.on_map(other)
                        && self.side(other) != self.side(unit)
                        && self.sees(p, p.place(unit), other)
                });
                add(
                    format!("{id}.sees"),
                    Fact::Words(sees.map(|other| self.card(other).id.clone()).collect()),
                );
            }
            if self.is_hq(unit) {
                let blind =
                    if p.on_map(unit) { *self.s.ground.blind_from(p.place(unit)) } else { Area::NONE };
                add(format!("{id}.blind"), self.hex_words(&blind));
            }
            add(format!("{id}.spent"), Fact::Num(p.spent[unit.i()] as i64));
            add(format!("{id}.mp"), Fact::Num(self.mp(p, unit) as i64));
        }
        for form in self.all_forms() {
            let id = &self.form(form).id;
            let list = [
                ("exhausted", p.exhausted),
                ("demoralised", p.demoralised),
                ("repeated", p.repeated),
                ("ended", p.ended),
            ];
            let words = list.into_iter().filter(|(_, set)| set.has(form)).map(|(word, _)| word.to_owned());
            add(format!("formation.{id}"), Fact::Words(words.collect()));
            add(format!("lost.{id}"), Fact::Num(p.lost[form.i()] as i64));
            add(format!("steps.{id}"), Fact::Num(self.initial_steps(p, form) as i64));
            add(format!("activations.{id}"), Fact::Num(p.activations[form.i()] as i64));
            add(format!("ff.{id}"), Fact::Num(self.ff(p, form, Unit::NONE) as i64));
            add(format!("hq_due.{id}"), Fact::Num(p.hq_due[form.i()] as i64));
        }
        let decides = match self.need(p) {
            Need::Order(seat) => self.side_word(seat),
            Need::Luck(_) => "luck",
            Need::Over(_) => "nobody",
        };
        let (winner, verdict) = match p.phase {
            Phase::Over(verdict) => (
                match verdict.winner {
                    Winner::Seat(seat) => self.side_word(seat),
                    _ => "draw",
                },
                verdict.reason,
            ),
            _ => ("open", "open"),
        };
        let needed = match p.top() {
            Frame::Roll(purpose) => self.needed(p, purpose) as i64,
            _ => 0,
        };
        let factor = match p.top() {
            Frame::Roll(Purpose::Fire) => {
                let manner = crate::fire::Manner { moving: p.shot.moving, round: 0 };
                self.factor(p, p.shot.firer, p.shot.target, manner)
            }
            Frame::Roll(Purpose::Reply) => {
                self.factor(p, p.shot.target, p.shot.firer, crate::fire::Manner::PLAIN)
            }
            Frame::Roll(Purpose::Close) => {
                self.factor(p, p.clash.firer, p.clash.target, self.close_manner(p))
            }
            _ => 0,
        };
        let purpose = match p.top() {
            Frame::Roll(purpose) => match purpose {
                Purpose::Annul => "annul",
                Purpose::Recovery(_) => "recovery",
                Purpose::Exhaustion(_) => "exhaustion",
                Purpose::Rally(_) => "rally",
                Purpose::Panic(_) => "panic",
                Purpose::Morale(_) => "morale",
                Purpose::Opportunity(..) => "opportunity",
                Purpose::Return(_) => "return",
                Purpose::Withdrawal(..) => "withdrawal",
                Purpose::Fire => "fire",
                Purpose::Reply => "reply",
                Purpose::Close => "close",
                Purpose::Transmission => "transmission",
                Purpose::Salvo => "salvo",
                Purpose::Mines(..) => "mines",
                Purpose::Depletion(_) => "depletion",
            },
            _ => "none",
        };
        let token = |token: u8| if token == NO_TOKEN { "none".to_owned() } else { self.token_word(token) };
        let active = p.act.forms.into_iter().filter(|&form| form != Form::NONE);
        let salvos = Calibre::ALL
            .into_iter()
            .flat_map(|c| std::iter::repeat_n(c.id().to_owned(), p.guns.left[c.i()] as usize));
        for (key, fact) in [
            ("decides", Fact::word(decides)),
            ("winner", Fact::word(winner)),
            ("verdict", Fact::word(verdict)),
            ("stage", Fact::word(self.moment(p).1)),
            ("throw", Fact::word(purpose)),
            ("needed", Fact::Num(needed)),
            ("factor", Fact::Num(factor as i64)),
            ("turn", Fact::Num(p.turn as i64)),
            ("points", Fact::Num(self.points(p) as i64)),
            ("marker", Fact::word(token(p.marker.token))),
            ("carry", Fact::word(token(p.carry))),
            ("cup", self.token_words(p.cup)),
            ("hand", self.token_words(p.hand)),
            ("stored", self.token_words(p.stored)),
            ("used", self.token_words(p.used)),
            ("skipped", self.token_words(p.skipped)),
            ("later", self.token_words(p.later)),
            ("german.extra_repeat", Fact::Flag(p.extra_repeat[GERMAN.index()])),
            ("french.extra_repeat", Fact::Flag(p.extra_repeat[FRENCH.index()])),
            ("german.lost", Fact::Num(p.losses[GERMAN.index()] as i64)),
            ("french.lost", Fact::Num(p.losses[FRENCH.index()] as i64)),
            ("active", Fact::Words(active.map(|form| self.form(form).id.clone()).collect())),
            ("salvos", Fact::Words(salvos.collect())),
            ("german.holds", self.hex_words(&(p.german & self.matters))),
            ("works", self.hex_words(&p.works)),
            ("mines", self.hex_words(&p.mines)),
            ("round", Fact::Num(if p.clash.hex.on_map() { p.clash.round } else { 0 } as i64)),
        ] {
            add(key.to_owned(), fact);
        }
        facts
    }

    /// A position made by hand is past set-up, and only who is named takes part.
    fn leave_setup(&self, p: &mut Position) {
        if !matches!(p.phase, Phase::Setup { .. } | Phase::Opening) {
            return;
        }
        p.phase = Phase::Play;
        p.turn = 1;
        for unit in self.all() {
            if p.place(unit) == Hex::UNPLACED {
                p.at[unit.i()] = if self.is_hq(unit) { Hex::LEFT } else { Hex::LOST };
            }
        }
        p.setup = SetupLeft { works: 0, mines: 0, losses: 0 };
        for prize in self.s.ground.prizes.iter().filter(|prize| prize.german) {
            p.german.insert(prize.hex.0);
        }
        self.fill_cup(p);
        p.ask = Ask::Draw;
    }
    pub(crate) fn change_fact(&self, p: &mut Position, key: &str, value: &Fact) -> Result<(), FactError> {
        self.leave_setup(p);
        let fail = |what: String| Err(FactError(what));
        let range = |n: i64, least: i64, most: i64| {
            if (least..=most).contains(&n) {
                Ok(n as u8)
            } else {
                Err(FactError(format!("{key} must be {least} to {most}")))
            }
        };
        let hex = |name: &str| {
            self.s.ground.find(name).ok_or_else(|| FactError(format!("there is no hex «{name}»")))
        };
        let area = |value: &Fact| -> Result<Area, FactError> {
            value
                .texts(key)?
                .iter()
                .map(|name| hex(name).map(|hex| hex.0))
                .collect::<Result<Vec<_>, _>>()
                .map(|list| list.into_iter().collect())
        };
        let form = |name: &str| {
            self.find_form(name).ok_or_else(|| FactError(format!("there is no formation «{name}»")))
        };
        let tokens = |value: &Fact, p: &Position| -> Result<Tokens, FactError> {
            let mut tokens = Tokens::default();
            for name in value.texts(key)? {
                let all = (0..self.markers.len() as u8).filter(|&token| self.token_word(token) == name);
                let taken = |token: u8| tokens.has(token) || p.hand.has(token) || p.stored.has(token);
                let spare = all.clone().find(|&token| !taken(token) && !p.cup.has(token));
                let free =
                    spare.or_else(|| all.clone().find(|&token| !taken(token))).or_else(|| all.clone().next());
                tokens.insert(free.ok_or_else(|| FactError(format!("there is no marker «{name}»")))?);
            }
            Ok(tokens)
        };
        if let Some(unit) = self.find_unit(key) {
            let place = match value.text(key)?.as_str() {
                "waiting" => Hex::WAITING,
                "overrun" => Hex::OVERRUN,
                "left" => Hex::LEFT,
                "eliminated" => Hex::LOST,
                name => hex(name)?,
            };
            p.steps[unit.i()] = if place == Hex::LOST { 0 } else { p.steps[unit.i()].max(1) };
            self.relocate(p, unit, place);
            if place == Hex::OVERRUN {
                p.hq_due[self.card(unit).form.i()] = p.turn.max(1);
            }
            if place.on_map() && !self.is_hq(unit) {
                let german = self.side(unit) == GERMAN;
                if german { p.german.insert(place.0) } else { p.german.remove(place.0) }
            }
            self.settle(p, unit);
            return Ok(());
        }
        if let Some((id, what)) = key.rsplit_once('.') {
            if let Some(unit) = self.find_unit(id) {
                match what {
                    "steps" => p.steps[unit.i()] = range(value.num(key)?, 1, 2)?,
                    "spent" => p.spent[unit.i()] = range(value.num(key)?, 0, 99)?,
                    "with" => p.host[unit.i()] = form(&value.text(key)?)?,
                    "is" => {
                        for word in value.texts(key)? {
                            let set = match word.as_str() {
                                "neutralised" => &mut p.neutralised,
                                "ooc" => &mut p.ooc,
                                "opp" => &mut p.opp,
                                "returned" => &mut p.returned,
                                "withdrew" => &mut p.withdrew,
                                "acted" => &mut p.acted,
                                "moved" => &mut p.moved,
                                "hidden" => {
                                    if p.on_map(unit) && !p.hidden.has(unit) {
                                        let (side, hex) = (self.side(unit).index(), p.place(unit));
                                        p.seen[side][hex.i()] -= 1;
                                        p.trodden[side].remove(hex.0);
                                    }
                                    &mut p.hidden
                                }
                                "aboard" => {
                                    let apc = self.carrier(unit);
                                    if apc == Unit::NONE || apc == unit {
                                        return fail(format!("{id} has no half-track"));
                                    }
                                    self.set_aboard(p, unit, true);
                                    continue;
                                }
                                other => return fail(format!("no state is called «{other}»")),
                            };
                            set.insert(unit);
                        }
                    }
                    _ => return fail(format!("unknown fact «{key}»")),
                }
                return Ok(());
            }
            if let Some(form) = self.find_form(what) {
                match id {
                    "formation" => {
                        for word in value.texts(key)? {
                            match word.as_str() {
                                "exhausted" => p.exhausted.insert(form),
                                "demoralised" => p.demoralised.insert(form),
                                "repeated" => p.repeated.insert(form),
                                other => return fail(format!("no state is called «{other}»")),
                            }
                        }
                    }
                    "lost" => p.lost[form.i()] = range(value.num(key)?, 0, 99)?,
                    "activations" => p.activations[form.i()] = range(value.num(key)?, 0, 2)?,
                    "hq_due" => p.hq_due[form.i()] = range(value.num(key)?, 0, 99)?,
                    _ => return fail(format!("unknown fact «{key}»")),
                }
                return Ok(());
            }
        }
        match key {
            "turn" => {
                p.turn = range(value.num(key)?, 1, self.s.turns as i64)?;
                for token in p.later.iter() {
                    let card = self.markers[token as usize];
                    if card.from <= p.turn {
                        p.later.remove(token);
                        // Whoever says what is in the cup means all of it.
                        if p.used.is_empty() { p.cup.insert(token) } else { p.used.insert(token) }
                    }
                }
            }
            "active" => {
                let forms: Vec<Form> =
                    value.texts(key)?.iter().map(|name| form(name)).collect::<Result<_, _>>()?;
                let Some(&first) = forms.first() else { return Ok(()) };
                let second = forms.get(1).copied().unwrap_or(Form::NONE);
                let side = self.form(first).side;
                let token = self.token_of(first);
                p.act = Activation { side, forms: [first, second], checking: 2, ..Activation::NONE };
                for token in forms.iter().map(|&form| self.token_of(form)).filter(|&token| token != NO_TOKEN)
                {
                    p.cup.remove(token);
                    p.used.insert(token);
                }
                p.marker = Current { token, step: MarkerStep::After, ..Current::NONE };
                p.depth = 0;
                p.push(Frame::Marker);
                p.push(Frame::Activation);
                p.ask = Ask::Order(side);
            }
            "salvos" => {
                let side = if p.depth > 0 {
                    p.act.side
                } else {
                    return fail("name the active formation or the marker first".into());
                };
                p.guns = Guns { side, ..Guns::NONE };
                for name in value.texts(key)? {
                    let Some(calibre) = Calibre::find(&name) else {
                        return fail(format!("no calibre is called «{name}»"));
                    };
                    p.guns.left[calibre.i()] += 1;
                }
            }
            "cup" => {
                let cup = tokens(value, p)?;
                p.used = Tokens(p.used.0 | p.cup.0 & !cup.0 & !p.hand.0);
                p.cup = cup;
                p.used = Tokens(p.used.0 & !cup.0);
            }
            "hand" => {
                p.hand = tokens(value, p)?;
                p.cup = Tokens(p.cup.0 & !p.hand.0);
                p.used = Tokens(p.used.0 & !p.hand.0);
            }
            "stored" => {
                p.stored = tokens(value, p)?;
                p.cup = Tokens(p.cup.0 & !p.stored.0);
                p.used = Tokens(p.used.0 & !p.stored.0);
            }
            "skipped" => {
                p.skipped = tokens(value, p)?;
                p.cup = Tokens(p.cup.0 & !p.skipped.0);
            }
            "carry" => {
                let name = value.text(key)?;
                p.carry = self
                    .find_token(&name)
                    .ok_or_else(|| FactError(format!("there is no marker «{name}»")))?;
                p.cup.remove(p.carry);
                p.used.remove(p.carry);
            }
            "passed" => {
                for name in value.texts(key)? {
                    p.passes |= if name == "german" { 1 << GERMAN.0 } else { 1 << FRENCH.0 };
                }
            }
            "german.holds" => {
                let held = area(value)?;
                p.german = (p.german - self.matters) | held;
            }
            "german.lost" => p.losses[GERMAN.index()] = range(value.num(key)?, 0, 99)?,
            "french.lost" => p.losses[FRENCH.index()] = range(value.num(key)?, 0, 99)?,
            "german.extra_repeat" => p.extra_repeat[GERMAN.index()] = value.flag(key)?,
            "french.extra_repeat" => p.extra_repeat[FRENCH.index()] = value.flag(key)?,
            "works" => {
                p.works = area(value)?;
                for unit in self.all().collect::<Vec<_>>() {
                    self.settle(p, unit);
                }
            }
            "mines" => p.mines = area(value)?,
            _ => {
                return fail(format!(
                    "unknown fact «{key}»; a unit's id, <unit>.is, .steps, .with, .spent, formation.<id>, lost.<id>, \
                     activations.<id>, turn, active, salvos, cup, hand, stored, skipped, carry, passed, works, mines, \
                     german.holds can be set"
                ));
            }
        }
        Ok(())
    }

    pub(crate) fn check_facts(&self, p: &Position) -> Result<(), FactError> {
        for hex in self.s.ground.hexes() {
            let label = self.s.ground.label(hex);
            let held = |side: Seat| p.own(side, hex) > 0 || !self.hqs_in(p, side, hex).is_empty();
            if held(GERMAN) && held(FRENCH) {
                return Err(FactError(format!("both sides stand in {label}")));
            }
            if [GERMAN, FRENCH].into_iter().any(|side| p.own(side, hex) > 3) {
                return Err(FactError(format!("more than three units stand in {label} (7.3)")));
            }
        }
        let astray = p.aboard.iter().find(|&unit| p.place(self.carrier(unit)) != p.place(unit));
        if let Some(unit) = astray {
            return Err(FactError(format!("{} has no half-track in its hex", self.card(unit).id)));
        }
        if p.ask == Ask::Draw && p.cup.len() < 2 && p.carry == NO_TOKEN && p.depth == 0 {
            return Err(FactError("the cup needs two markers, or the turn would be over".into()));
        }
        Ok(())
    }
}
