//! A position as facts a person can write down: `E5 = ["Rif1", "Roc1"]`, `"Stu1.damage" = 2`, `"allied.hand" = ["dig-1"]`.

use crate::RivetWars;
use crate::board::{SEGMENTS, Seg, SegSet};
use crate::data::*;
use crate::position::*;
use engine::{Fact, FactError, Facts, Game, Need, Tokens, Winner};

const SIDES: [&str; 2] = ["allied", "bismark"];

impl RivetWars {
    pub(crate) fn all_facts(&self, p: &Position) -> Facts {
        let mut facts: Facts = Vec::new();
        let mut tell = |key: String, fact: Fact| facts.push((key, fact));
        let names = |set: SegSet| Fact::Words(set.iter().map(|seg| self.grid().name(seg)).collect());
        for seg in self.grid().segs() {
            let name = self.grid().name(seg);
            let mut units: Vec<String> = p.units_in(seg).map(|unit| self.unit_id(unit)).collect();
            // Who is on his way stands in no formation yet.
            if p.moving.left && p.at[p.moving.unit.index()] == seg {
                units.push(self.unit_id(p.moving.unit));
            }
            // The order of a list does not matter to facts, but it does to a formation.
            let order = if units.is_empty() { "none".to_owned() } else { units.join(" ") };
            tell(format!("{name}.order"), Fact::word(order));
            tell(name.clone(), Fact::Words(units));
            let marker = p.marker[seg.index()];
            tell(format!("{name}.marker"), Fact::word(marker.name()));
            if marker == Marker::Objective {
                let flag = (0..2).find(|&side| p.flags[side].has(seg));
                tell(format!("{name}.flag"), Fact::word(flag.map_or("none", |side| SIDES[side])));
            }
            let gas = p.cloud_at(seg).map(|cloud| format!("{} {}", SIDES[cloud.owner.index()], cloud.age));
            tell(format!("{name}.gas"), Fact::word(gas.unwrap_or("none".to_owned())));
        }
        for unit in self.all_units() {
            let id = self.unit_id(unit);
            tell(format!("{id}.damage"), Fact::Num(p.damage[unit.index()] as i64));
            let at = p.at[unit.index()];
            let place = match at {
                Seg::NONE => "pool".to_owned(),
                DEAD => "dead".to_owned(),
                seg => self.grid().name(seg),
            };
            tell(format!("{id}.at"), Fact::word(place));
            if self.card_of(unit).sockets > 0 {
                let plug = p.plug_of(unit).map(|plug| self.data.units[plug.index()].id.clone());
                tell(format!("{id}.plug"), Fact::word(plug.unwrap_or("none".to_owned())));
            }
        }
        let cards = |set: Tokens| Fact::Words(set.iter().map(|card| self.card_id(card)).collect());
        let secrets = |set: Tokens| {
            Fact::Words(set.iter().map(|one| self.data.secrets[one as usize].id.clone()).collect())
        };
        for (side, name) in SIDES.iter().enumerate() {
            tell(format!("{name}.vp"), Fact::Num(p.vp[side] as i64));
            tell(format!("{name}.last_vp"), Fact::Num(p.last_vp[side] as i64));
            tell(format!("{name}.rivets"), Fact::Num(p.rivets[side] as i64));
            tell(format!("{name}.hand"), cards(p.hands[side]));
            tell(format!("{name}.cards"), Fact::Num(p.hands[side].len() as i64));
            tell(format!("{name}.missions"), secrets(p.secrets[side]));
        }
        tell("deck".into(), cards(p.deck));
        tell("deck_size".into(), Fact::Num(p.deck.len() as i64));
        tell("discards".into(), cards(p.discards));
        tell("mission_deck".into(), secrets(p.secret_deck));
        tell("mission_discards".into(), secrets(p.secret_discards));
        tell("dp".into(), Fact::Num(p.points as i64));
        tell("purse".into(), Fact::Num(p.purse as i64));
        tell("asked".into(), names(p.asked));
        tell("dug".into(), names(p.dug));
        tell("clouds".into(), Fact::Num(p.clouds.iter().flatten().count() as i64));
        tell("round".into(), Fact::Num(p.round as i64));
        tell("turn".into(), Fact::Num(1 + p.second as i64));
        tell("active".into(), Fact::word(SIDES[p.active.index()]));
        tell("first".into(), Fact::word(SIDES[p.first.index()]));
        tell("phase".into(), Fact::word(p.phase.name()));
        let open = if p.open.is_some() { self.grid().name(p.open) } else { "none".to_owned() };
        tell("open".into(), Fact::word(open));
        let dice = if p.stage == Stage::Sweep { self.dice_awaited(p) } else { 0 };
        tell("dice".into(), Fact::Num(dice as i64));
        let victim = p.sweep.victims[p.sweep.next as usize & 3];
        let victim = if p.stage == Stage::Sweep { self.unit_id(victim) } else { "none".to_owned() };
        tell("victim".into(), Fact::word(victim));
        let decides = match self.need(p) {
            Need::Order(seat) => SIDES[seat.index()],
            Need::Luck(_) => "luck",
            Need::Over(_) => "nobody",
        };
        tell("decides".into(), Fact::word(decides));
        let winner = match p.stage {
            Stage::Over(outcome) => match outcome.winner {
                Winner::Seat(seat) => SIDES[seat.index()],
                _ => "draw",
            },
            _ => "open",
        };
        tell("winner".into(), Fact::word(winner));
        facts
    }

    pub(crate) fn change_fact(&self, p: &mut Position, key: &str, value: &Fact) -> Result<(), FactError> {
        let wrong = |what: String| Err(FactError(what));
        let small = |value: &Fact| match value.num(key)? {
            n @ 0..=200 => Ok(n as u8),
            _ => Err(FactError(format!("{key} wants a number from 0 to 200"))),
        };
        if let Some((name, what)) = key.split_once('.') {
            if let Some(side) = SIDES.iter().position(|side| *side == name) {
                match what {
                    "vp" => p.vp[side] = small(value)? as u16,
                    "last_vp" => p.last_vp[side] = small(value)? as u16,
                    "rivets" => p.rivets[side] = small(value)? as u16,
                    "hand" => {
                        let cards = self.fact_cards(key, value)?;
                        take(&mut p.deck, &mut p.discards, &mut p.hands, cards);
                        p.hands[side] = cards;
                    }
                    "missions" => {
                        let cards = self.fact_secrets(key, value)?;
                        take(&mut p.secret_deck, &mut p.secret_discards, &mut p.secrets, cards);
                        p.secrets[side] = cards;
                    }
                    _ => {
                        return wrong(format!(
                            "unknown fact {key}; a side has vp, last_vp, rivets, hand, missions"
                        ));
                    }
                }
                return Ok(());
            }
            if let Some(seg) = self.grid().named(name) {
                let word = value.text(key)?;
                match what {
                    "marker" => match Marker::ALL.iter().find(|marker| marker.name() == word) {
                        Some(&marker) => p.marker[seg.index()] = marker,
                        None => {
                            return wrong(format!(
                                "{key} wants none, bunker, objective, wire, tank-trap or minefield"
                            ));
                        }
                    },
                    "flag" => {
                        p.flags.iter_mut().for_each(|flags| flags.remove(seg));
                        match SIDES.iter().position(|side| *side == word) {
                            Some(side) => p.flags[side].insert(seg),
                            None if word == "none" => {}
                            None => return wrong(format!("{key} wants allied, bismark or none")),
                        }
                    }
                    "gas" => return self.set_gas(p, key, seg, &word),
                    _ => return wrong(format!("unknown fact {key}; a segment has marker, flag, gas")),
                }
                return Ok(());
            }
            if let Some(unit) = self.unit_named(name) {
                match what {
                    "damage" => p.damage[unit.index()] = small(value)?,
                    "plug" => match self.data.kind_named(&value.text(key)?) {
                        Some(plug) => {
                            p.plug[unit.index()] = plug.0;
                            if self.data.units[plug.index()].hero {
                                p.spent_heroes |= 1 << plug.0;
                            }
                        }
                        None => return wrong(format!("{key} wants a plug")),
                    },
                    "at" if value.text(key)? == "dead" => p.at[unit.index()] = DEAD,
                    _ => {
                        return wrong(format!(
                            "unknown fact {key}; a unit has damage and plug, or at = \"dead\""
                        ));
                    }
                }
                return Ok(());
            }
            return wrong(format!("unknown fact {key}"));
        }
        if let Some(seg) = self.grid().named(key) {
            for unit in p.units_in(seg) {
                p.at[unit.index()] = Seg::NONE;
            }
            p.formation[seg.index()] = [Unit::NONE; 4];
            p.held.iter_mut().for_each(|held| held.remove(seg));
            for name in value.texts(key)? {
                let Some(unit) = self.unit_named(&name) else {
                    return wrong(format!("there is no unit «{name}»"));
                };
                if p.on_board(unit) {
                    return wrong(format!("{name} stands in two segments"));
                }
                if p.formation[seg.index()][3].is_some() {
                    return wrong(format!("{key} is full"));
                }
                p.join(unit, self.side_of(unit), seg);
            }
            return Ok(());
        }
        match key {
            "deck" => {
                let cards = self.fact_cards(key, value)?;
                let all = p.deck.0 | p.discards.0;
                p.deck = Tokens(cards.0 & all);
                p.discards = Tokens(all & !cards.0);
            }
            "discards" => {
                let cards = self.fact_cards(key, value)?;
                p.deck.0 &= !cards.0;
                p.discards = cards;
            }
            "mission_deck" => {
                let cards = self.fact_secrets(key, value)?;
                let all = p.secret_deck.0 | p.secret_discards.0;
                p.secret_deck = Tokens(cards.0 & all);
                p.secret_discards = Tokens(all & !cards.0);
            }
            "dp" => p.points = small(value)?,
            "purse" => p.purse = small(value)?,
            "round" => p.round = small(value)?,
            "turn" => p.second = small(value)? == 2,
            "active" | "first" => {
                let word = value.text(key)?;
                let Some(side) = SIDES.iter().position(|side| *side == word) else {
                    return wrong(format!("{key} is allied or bismark"));
                };
                let seat = engine::Seat(side as u8);
                if key == "active" { p.active = seat } else { p.first = seat }
            }
            "phase" => {
                let word = value.text(key)?;
                let (phase, stage) = match word.as_str() {
                    "deploy" => (Phase::Deploy, Stage::Deploy),
                    "combat" => (Phase::Combat, Stage::Combat),
                    "move" => (Phase::Move, Stage::Movement),
                    "regroup" => (Phase::Regroup, Stage::Regroup),
                    _ => return wrong("phase is deploy, combat, move or regroup".to_owned()),
                };
                (p.phase, p.stage) = (phase, stage);
                p.turns = p.turns.max(2);
            }
            _ => {
                return wrong(format!(
                    "unknown fact {key}; a segment, <segment>.marker, .flag, .gas, <unit>.damage, .plug, <side>.vp, .rivets, .hand, \
                     .missions, deck, discards, dp, purse, round, turn, active, first, phase can be set"
                ));
            }
        }
        Ok(())
    }

    /// `"bismark 0"`, or `"bismark 1 shells"` for the weaker gas of a card.
    fn set_gas(&self, p: &mut Position, key: &str, seg: Seg, word: &str) -> Result<(), FactError> {
        let words: Vec<&str> = word.split(' ').collect();
        let wrong = || FactError(format!("{key} wants a side and an age, \"bismark 0\""));
        let [side, age, rest @ ..] = &words[..] else { return Err(wrong()) };
        let owner = SIDES.iter().position(|known| known == side).ok_or_else(wrong)?;
        let age = age.parse().map_err(|_| wrong())?;
        let launcher = self.data.units.iter().flat_map(|card| &card.weapons);
        let strong =
            launcher.filter(|weapon| weapon.special == Special::Gas).map(|weapon| weapon.dice).next();
        let weak = self.data.cards.iter().find_map(|card| match card.effect {
            Effect::Strike { dice, gas: true, .. } => Some(dice),
            _ => None,
        });
        let dice = if rest.contains(&"shells") { weak } else { strong }.ok_or_else(wrong)?;
        let cloud =
            Cloud { at: seg, owner: engine::Seat(owner as u8), dice, precision: 0, age, drifted: false };
        let free = p.clouds.iter().position(Option::is_none);
        let free = free.ok_or_else(|| FactError("at most five clouds".to_owned()))?;
        p.clouds[free] = Some(cloud);
        Ok(())
    }

    fn fact_cards(&self, key: &str, value: &Fact) -> Result<Tokens, FactError> {
        let mut set = Tokens(0);
        for name in value.texts(key)? {
            let card = self.card_named(&name);
            set.insert(card.ok_or_else(|| FactError(format!("there is no card «{name}»")))?);
        }
        Ok(set)
    }

    fn fact_secrets(&self, key: &str, value: &Fact) -> Result<Tokens, FactError> {
        let mut set = Tokens(0);
        for name in value.texts(key)? {
            let found = self.data.secrets.iter().position(|secret| secret.id == name);
            set.insert(found.ok_or_else(|| FactError(format!("there is no secret mission «{name}»")))? as u8);
        }
        Ok(set)
    }

    /// 18: what must hold of a position made by hand, and of any other.
    pub(crate) fn check_facts(&self, p: &Position) -> Result<(), FactError> {
        let wrong = |what: String| Err(FactError(what));
        for seg in self.grid().segs() {
            let name = self.grid().name(seg);
            let marker = p.marker[seg.index()];
            let mut sides = [false; 2];
            for unit in p.units_in(seg) {
                sides[self.side_of(unit).index()] = true;
                if self.may_stand(p, self.card_of(unit).class, seg).is_err() {
                    return wrong(format!("{} cannot stand in {name} (8)", self.unit_id(unit)));
                }
                if p.damage[unit.index()] >= self.card_of(unit).hit_points {
                    return wrong(format!("{} has too much damage (3.5)", self.unit_id(unit)));
                }
            }
            if sides == [true; 2] {
                return wrong(format!("both sides stand in {name} (2.5)"));
            }
            let first = p.formation[seg.index()][0];
            if self.holder(p, seg) != first.is_some().then(|| self.side_of(first)) {
                return wrong(format!("the formation in {name} and who holds it differ"));
            }
            if self.fields_taken(p, seg) > 4 {
                return wrong(format!("{name} has room for four fields (2.5)"));
            }
            if marker == Marker::Wire && !p.is_empty(seg) {
                return wrong(format!("wire cannot lie under a unit in {name} (8.8)"));
            }
            let flags = (0..2).filter(|&side| p.flags[side].has(seg)).count();
            if flags > 1 || flags == 1 && marker != Marker::Objective {
                return wrong(format!("a flag lies on an objective, one at most: {name} (11.1)"));
            }
        }
        let places = [p.deck, p.discards, p.hands[0], p.hands[1]];
        let mut cards: u32 = places.iter().map(|set| set.len()).sum();
        cards += (p.played != NOTHING) as u32 + (p.flipped != NOTHING) as u32;
        let all = places.iter().fold(0, |all, set| all | set.0).count_ones();
        if cards != 24 || all + (p.played != NOTHING) as u32 + (p.flipped != NOTHING) as u32 != 24 {
            return wrong(format!("there are 24 Action! cards, here {cards}"));
        }
        let places = [p.secret_deck, p.secret_discards, p.secrets[0], p.secrets[1]];
        if places.iter().map(|set| set.len()).sum::<u32>() != 10 {
            return wrong("there are 10 Secret Missions".to_owned());
        }
        for side in 0..2 {
            if p.hands[side].len() > self.data.numbers.action_hand as u32
                || p.secrets[side].len() > self.data.numbers.mission_hand as u32
            {
                return wrong("a hand is too large (5.6)".to_owned());
            }
        }
        for cloud in p.clouds.iter().flatten() {
            if cloud.at.index() >= SEGMENTS || cloud.age >= self.data.numbers.cloud_life {
                return wrong("a cloud is too old or off the board (10.2)".to_owned());
            }
        }
        Ok(())
    }
}

/// Takes cards out of wherever they lie.
fn take(deck: &mut Tokens, discards: &mut Tokens, hands: &mut [Tokens; 2], cards: Tokens) {
    for set in [deck, discards].into_iter().chain(hands) {
        set.0 &= !cards.0;
    }
}
