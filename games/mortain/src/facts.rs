//! A position as facts a person can write down: `PzA = "0803"`, `PzA.steps = 1`, `card = "8S"`.

use crate::*;

fn fail<T>(what: impl Into<String>) -> Result<T, FactError> {
    Err(FactError(what.into()))
}

fn card(name: &str) -> Result<Card, FactError> {
    Card::find(name).map_or_else(|| fail(format!("there is no card «{name}»")), Ok)
}

/// Cards that are together.
fn cards(tokens: Tokens) -> Fact {
    Fact::Words(tokens.iter().map(|token| Card(token).name()).collect())
}

impl Mortain {
    pub(crate) fn facts_and_setters(&self) -> FactTable<'_, Mortain> {
        let mut facts = FactTable::new(self);
        for (unit, counter) in self.data.units.iter() {
            let place = move |p: &Position| Fact::Word(p.at(unit).write(self));
            facts.both(&counter.id, place, move |p, fact| self.put(p, unit, &fact.text(&counter.id)?));
            let key = format!("{}.steps", counter.id);
            let steps = move |p: &Position| Fact::Num(p.steps[unit] as i64);
            facts.both(key.clone(), steps, move |p, fact| match fact.num(&key)? {
                0 => self.put(p, unit, "eliminated"),
                steps @ 1..=2 => {
                    p.steps[unit] = steps as u8;
                    Ok(())
                }
                _ => fail(format!("{key} must be 0 to 2")),
            });
        }
        facts.shown("stage", |p| Fact::word(p.stage.word()));
        facts.number("round", 1..=self.data.rounds as i64, |p| &mut p.round);
        facts.both("card", |p| Fact::Word(p.card.name()), |p, fact| self.open_card(p, &fact.text("card")?));
        facts.shown("budget", |p| Fact::Num(p.acting.budget as i64));
        facts.both(
            "joker_void",
            |p| Fact::Flag(p.joker_void),
            |p, fact| {
                p.joker_void = fact.flag("joker_void")?;
                if p.joker_void {
                    p.deck.remove(JOKER.0);
                }
                Ok(())
            },
        );
        facts.flag("german.activated", |p| &mut p.activated[GERMAN]);
        facts.flag("us.activated", |p| &mut p.activated[US]);
        facts.flag("support_used", |p| &mut p.support_used);
        let suppressed = |p: &Position| Fact::Word(p.suppressed.write(self));
        facts.both("suppressed", suppressed, |p, fact| {
            let hex = self.hex(&fact.text("suppressed")?)?;
            if !hex.on_map() && hex != Hex::NOWHERE {
                return fail("suppressed wants a hex or none");
            }
            p.suppressed = hex;
            Ok(())
        });
        facts.shown("exited", |p| Fact::Num(p.exited(&self.data) as i64));
        facts.both(
            "deck",
            |p| cards(p.deck),
            |p, fact| {
                p.deck = Tokens::default();
                for name in fact.texts("deck")? {
                    p.deck.insert(card(&name)?.0);
                }
                Ok(())
            },
        );
        let drawn = |p: &Position| cards(Tokens(FULL_DECK.0 & !p.deck.0));
        facts.both("drawn", drawn, |p, fact| {
            for name in fact.texts("drawn")? {
                p.deck.remove(card(&name)?.0);
            }
            Ok(())
        });
        facts.shown("cards_left", |p| Fact::Num(p.deck.len() as i64));
        facts.shown("last_attack", |p| Fact::word(p.attack.result.map_or("none", |result| result.word())));
        facts
    }

    /// A position made by hand is past set-up, unless it says that a unit is not set up yet.
    pub(crate) fn begin_by_hand(&self, p: &mut Position) {
        if p.stage == Stage::Setup && *p == self.start() {
            p.stage = Stage::Draw;
            for place in p.place.values_mut().iter_mut().filter(|place| **place == Hex::UNPLACED) {
                *place = Hex::ELIMINATED;
            }
        }
    }

    fn hex(&self, name: &str) -> Result<Hex, FactError> {
        Hex::find(name, self).map_or_else(|| fail(format!("there is no hex «{name}»")), Ok)
    }

    fn put(&self, p: &mut Position, unit: Unit, name: &str) -> Result<(), FactError> {
        let counter = &self.data.units[unit];
        let first = counter.own.arrival() == Arrival::Setup;
        let place = self.hex(name)?;
        match place {
            Hex::WAITING if first => {
                return fail(format!("{} is set up before round 1 and never waits (3)", counter.id));
            }
            Hex::UNPLACED if !first => {
                return fail(format!("{} is not set up before round 1 (3)", counter.id));
            }
            Hex::UNPLACED => p.stage = Stage::Setup,
            Hex::EXITED if counter.side == US => {
                return fail(format!("{} cannot leave the map (5.5, R23)", counter.id));
            }
            Hex::NOWHERE => return fail(format!("{} must be somewhere", counter.id)),
            _ => {}
        }
        p.place[unit] = place;
        p.steps[unit] = if place == Hex::ELIMINATED { 0 } else { p.steps[unit].max(1) };
        Ok(())
    }

    /// The card lies open and nothing has been done with it.
    fn open_card(&self, p: &mut Position, name: &str) -> Result<(), FactError> {
        (p.card, p.acting, p.stage) = (NO_CARD, Acting::NONE, Stage::Draw);
        if name == "none" {
            return Ok(());
        }
        let card = card(name)?;
        if card == JOKER {
            return fail("the joker activates nobody");
        }
        p.card = card;
        p.deck.remove(card.0);
        p.acting.budget = self.budget(card);
        p.stage = Stage::Acting;
        Ok(())
    }

    pub(crate) fn check_facts(&self, p: &Position) -> Result<(), FactError> {
        for hex in self.data.hexes() {
            let count = |side| {
                let there = self.data.of(side).filter(|&unit| p.at(unit) == hex);
                there.filter(|&unit| !self.data.is_tiger(unit)).count()
            };
            let held = |side| self.data.of(side).any(|unit| p.at(unit) == hex);
            let label = hex.write(self);
            if held(GERMAN) && held(US) {
                return fail(format!("both sides stand in {label} (5.1, R12)"));
            }
            if [GERMAN, US].into_iter().any(|side| count(side) > self.data.stacking as usize) {
                return fail(format!("too many units stand in {label} (5.2)"));
            }
        }
        if p.card != NO_CARD && p.deck.has(p.card.0) {
            return fail(format!("the open card {} cannot be in the deck too", p.card.name()));
        }
        if p.stage == Stage::Draw && p.deck.is_empty() {
            return fail("there is no card left to draw");
        }
        Ok(())
    }
}
