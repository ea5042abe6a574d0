//! A position as facts a person can write down: `PzA = "0803"`, `PzA.steps = 1`, `card = "8S"`.

use crate::Mortain;
use crate::cards::{Card, FULL_DECK, JOKER, NO_CARD};
use crate::data::Arrival;
use crate::position::*;
use crate::{GERMAN, US};
use engine::{Fact, FactError, Facts, Game, Need, Tokens, Winner};

impl Mortain {
    pub(crate) fn all_facts(&self, p: &Position) -> Facts {
        let place_word = |place: Place| match place {
            UNPLACED => "unplaced".to_owned(),
            WAITING => "waiting".to_owned(),
            EXITED => "exited".to_owned(),
            ELIMINATED => "eliminated".to_owned(),
            NOWHERE => "none".to_owned(),
            hex => self.data.grid.label(hex),
        };
        let cards = |tokens: Tokens| Fact::Words(tokens.iter().map(|token| Card(token).name()).collect());
        let mut facts: Facts = Vec::new();
        for (unit, card) in self.data.units.iter().enumerate() {
            facts.push((card.id.clone(), Fact::word(place_word(p.place[unit]))));
            facts.push((format!("{}.steps", card.id), Fact::Num(p.steps[unit] as i64)));
        }
        let decides = match self.need(p) {
            Need::Order(seat) => Self::PROFILE.seat_id(seat),
            Need::Luck(_) => "luck",
            Need::Over(_) => "nobody",
        };
        let winner = match self.need(p) {
            Need::Over(outcome) => match outcome.winner {
                Winner::Seat(seat) => Self::PROFILE.seat_id(seat),
                _ => "nobody",
            },
            _ => "open",
        };
        let stage = match p.stage {
            Stage::Setup => "setup",
            Stage::Draw => "draw",
            Stage::Acting => "acting",
            Stage::Declaring => "declaring",
            Stage::CombatDraw => "combat-draw",
            Stage::Court => "court",
            Stage::Over(_) => "over",
        };
        let result = match p.attack.result {
            None => "none",
            Some(AttackResult::Hit) => "hit",
            Some(AttackResult::Miss) => "miss",
            Some(AttackResult::Interrupted) => "interrupted",
        };
        facts.extend(
            [
                ("decides", Fact::word(decides)),
                ("winner", Fact::word(winner)),
                ("stage", Fact::word(stage)),
                ("round", Fact::Num(p.round as i64)),
                ("card", Fact::word(p.card.name())),
                ("budget", Fact::Num(p.acting.budget as i64)),
                ("joker_void", Fact::Flag(p.joker_void)),
                ("german.activated", Fact::Flag(p.activated[GERMAN.index()])),
                ("us.activated", Fact::Flag(p.activated[US.index()])),
                ("support_used", Fact::Flag(p.support_used)),
                ("suppressed", Fact::word(place_word(p.suppressed))),
                ("exited", Fact::Num(p.exited(&self.data) as i64)),
                ("deck", cards(p.deck)),
                ("drawn", cards(Tokens(FULL_DECK.0 & !p.deck.0))),
                ("cards_left", Fact::Num(p.deck.len() as i64)),
                ("last_attack", Fact::word(result)),
            ]
            .map(|(key, fact)| (key.to_owned(), fact)),
        );
        facts
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
        let card =
            |name: &str| Card::find(name).ok_or_else(|| FactError(format!("there is no card «{name}»")));
        let hex = |name: &str| {
            self.data.grid.find(name).ok_or_else(|| FactError(format!("there is no hex «{name}»")))
        };
        // A position made by hand is past set-up.
        if p.stage == Stage::Setup && key != "stage" {
            p.stage = Stage::Draw;
            for place in p.place.iter_mut().filter(|place| **place == UNPLACED) {
                *place = ELIMINATED;
            }
        }
        if let Some(unit) = self.data.find_unit(key) {
            let word = value.text(key)?;
            let place = match word.as_str() {
                "waiting" if self.data.units[unit as usize].arrival == Arrival::Setup => {
                    return fail(format!("{key} is set up before round 1 and never waits (3)"));
                }
                "exited" if self.data.side(unit) == US => {
                    return fail(format!("{key} cannot leave the map (5.5, R23)"));
                }
                "waiting" => WAITING,
                "exited" => EXITED,
                "eliminated" => ELIMINATED,
                name => hex(name)?,
            };
            p.place[unit as usize] = place;
            p.steps[unit as usize] = if place == ELIMINATED { 0 } else { p.steps[unit as usize].max(1) };
            return Ok(());
        }
        if let Some(unit) = key.strip_suffix(".steps").and_then(|id| self.data.find_unit(id)) {
            p.steps[unit as usize] = range(value.num(key)?, 1, 2)?;
            return Ok(());
        }
        match key {
            "stage" => match value.text(key)?.as_str() {
                "setup" => return Ok(()),
                _ => return fail("only «setup» can be set; give a card to begin in the middle".into()),
            },
            "round" => p.round = range(value.num(key)?, 1, self.data.rounds as i64)?,
            "card" => {
                let card = card(&value.text(key)?)?;
                if card == JOKER {
                    return fail("the joker activates nobody".into());
                }
                p.card = card;
                p.deck.remove(card.0);
                p.acting = Acting { budget: self.budget(card), ..Acting::NONE };
                p.stage = Stage::Acting;
            }
            "joker_void" => {
                p.joker_void = value.flag(key)?;
                if p.joker_void {
                    p.deck.remove(JOKER.0);
                }
            }
            "german.activated" => p.activated[GERMAN.index()] = value.flag(key)?,
            "us.activated" => p.activated[US.index()] = value.flag(key)?,
            "support_used" => p.support_used = value.flag(key)?,
            "suppressed" => p.suppressed = hex(&value.text(key)?)?,
            "deck" => {
                p.deck = Tokens::default();
                for name in value.texts(key)? {
                    p.deck.insert(card(&name)?.0);
                }
            }
            "drawn" => {
                for name in value.texts(key)? {
                    p.deck.remove(card(&name)?.0);
                }
            }
            _ => {
                return fail(format!(
                    "unknown fact «{key}»; a unit's id, <unit>.steps, round, card, deck, drawn, joker_void, \
                     german.activated, us.activated, support_used, suppressed can be set"
                ));
            }
        }
        Ok(())
    }

    pub(crate) fn check_facts(&self, p: &Position) -> Result<(), FactError> {
        for hex in 0..self.data.grid.len() as u8 {
            let count = |side| {
                let there = self.data.of(side).filter(|&unit| p.at(unit) == hex);
                there.filter(|&unit| !self.data.units[unit as usize].tiger).count()
            };
            let held = |side| self.data.of(side).any(|unit| p.at(unit) == hex);
            let label = self.data.grid.label(hex);
            if held(GERMAN) && held(US) {
                return Err(FactError(format!("both sides stand in {label} (5.1, R12)")));
            }
            if [GERMAN, US].into_iter().any(|side| count(side) > self.data.stacking as usize) {
                return Err(FactError(format!("too many units stand in {label} (5.2)")));
            }
        }
        if p.card != NO_CARD && p.deck.has(p.card.0) {
            return Err(FactError(format!("the open card {} cannot be in the deck too", p.card.name())));
        }
        if p.stage == Stage::Draw && p.deck.is_empty() {
            return Err(FactError("there is no card left to draw".into()));
        }
        Ok(())
    }
}
