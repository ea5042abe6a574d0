//! Bags and decks with what may still come out of them, and the cards that lie open.

use crate::Hegra;
use crate::data::{Condition, Lasting, Mission};
use crate::kinds::*;
use crate::order::card_id;
use crate::position::*;
use engine::{Game, Msg};
use scene::*;

impl Hegra {
    pub(super) fn decks(&self, p: &Position) -> Vec<Deck<Msg>> {
        let bits = |set: u64| (0..64u8).filter(move |bit| set >> bit & 1 == 1);
        let deck = |id: &str, chits: Vec<Chit<Msg>>| Deck {
            id: id.to_owned(),
            title: Msg::new(format!("deck-{id}")),
            left: Vec::new(),
            gone: Vec::new(),
            chits,
        };
        let chit = |id: &str, name: Msg, icon: &str, left: u8, total: u8| Chit {
            id: id.to_owned(),
            name,
            label: id.to_owned(),
            icon: icon.to_owned(),
            side: String::new(),
            style: String::new(),
            left,
            total,
        };
        let recruits = (0..6u8).filter(|&disc| p.bag[disc as usize] > 0).map(|disc| {
            let left = p.bag[disc as usize];
            let name = if disc == X { Msg::new("odds-doubt") } else { self.disc_name(disc) };
            let side = if disc == X { "" } else { Self::PROFILE.seat_id(crate::PLAYER) };
            let letter = DISCS[disc as usize];
            Chit {
                side: side.to_owned(),
                style: letter.to_owned(),
                ..chit(letter, name, "", left, self.data.total[disc as usize])
            }
        });
        let hits = (0..TILES.len() as u8).filter_map(|kind| {
            let left = p.hit_bag[kind as usize];
            let reserve = if kind == MISS || kind == ARTILLERY { p.tiles_in_reserve(kind) } else { 0 };
            let icon = match kind {
                MISS => "bunker",
                ARTILLERY => "firing",
                AIR_SUPPLY..=AIR_WOUND => "air",
                _ => "damaged",
            };
            let tile = chit(TILES[kind as usize], self.tile_name(kind), icon, left, left + reserve);
            (left > 0).then_some(Chit { label: String::new(), ..tile })
        });
        let patrols = p.patrol_bag.iter().enumerate().filter(|(_, n)| **n > 0).map(|(at, &n)| {
            let number = (at + 1).to_string();
            let name = Msg::new("chit-patrol").with("n", number.clone());
            Chit { style: "german".to_owned(), ..chit(&number, name, "", n, n) }
        });
        let card = |card: u8, left: u8| chit(card_id(&self.data, card), self.card_name(card), "", left, 1);
        let morale = |side: usize| {
            let gone = bits(p.discard[side]).map(|at| card(at, 0));
            bits(p.deck[side]).map(|at| card(at, 1)).chain(gone).collect()
        };
        let events = bits(self.event_deck(p, false))
            .map(|at| chit(&self.data.events[at as usize].id, self.event_name(at), "", 1, 1));
        let snow = (0..self.data.snow.len() as u8).map(|tile| {
            let left = (p.snow_left as u64 >> tile & 1) as u8;
            let id = &self.data.snow[tile as usize].id;
            Chit { label: String::new(), ..chit(id, self.snow_name(tile), "snow", left, 1) }
        });
        vec![
            deck("recruits", recruits.collect()),
            deck("hits", hits.collect()),
            deck("patrols", patrols.collect()),
            deck("events", events.collect()),
            deck("good", morale(0)),
            deck("bad", morale(1)),
            deck("snow", snow.collect()),
        ]
    }

    pub(super) fn cards(&self, p: &Position) -> Vec<CardFace<Msg>> {
        let face = |kind: &str, id: &str, name: Msg, text: Msg| CardFace {
            text: Some(text),
            ..CardFace::new(id, name, Msg::new(format!("card-kind-{kind}")))
        };
        let does = |list| Msg::new("plain").with("text", self.effects_text(list));
        let mut cards = Vec::new();
        if let Some(card) = self.data.events.get(p.event as usize) {
            let wounds: Vec<&str> = card.wound.iter().map(|&disc| DISCS[disc as usize]).collect();
            let text = Msg::new("card-event").with("text", self.effects_text(card.effects));
            let text = text.with("infantry", card.infantry as i64).with("wounds", wounds.join("\u{a0}"));
            cards.push(face("event", &card.id, self.event_name(p.event), text));
        }
        for (index, card) in self.data.events.iter().enumerate() {
            if p.lasting >> index & 1 == 1 {
                let key = match card.lasting {
                    Some(Lasting::Red) => "lasting-red",
                    Some(Lasting::Sniper) => "lasting-sniper",
                    Some(Lasting::Spotter) => "lasting-spotter",
                    _ => "lasting-flames",
                };
                let text =
                    Msg::new(key).with("sector", card.sector as i64 + 1).with("cost", card.cost as i64);
                cards.push(face("lasting", &card.id, self.event_name(index as u8), text));
            }
        }
        if let Some(mission) = self.data.missions.get(p.mission as usize) {
            let text = self.mission_text(mission);
            cards.push(face("mission", &mission.id, self.mission_name(p.mission), text));
        }
        let special = match p.todo.top() {
            Task::Special { card } => Some(card),
            _ => None,
        };
        for card in p.drawn.into_iter().filter(|&card| card != NONE).chain(special) {
            let text = match self.data.morale.get(card as usize) {
                Some(morale) => {
                    let list = morale.chapters[self.chapter(p.day)];
                    Msg::new("card-morale")
                        .with("text", self.effects_text(list))
                        .with("other", self.effects_text(morale.alternative))
                }
                None => does(self.data.specials[card as usize - self.data.morale.len()].effects),
            };
            cards.push(face("morale", card_id(&self.data, card), self.card_name(card), text));
        }
        cards
    }

    /// A mission with its condition and rows.
    fn mission_text(&self, mission: &Mission) -> Msg {
        let key = match mission.condition {
            Condition::Supplies => "mission-supplies",
            Condition::Guns => "mission-guns",
            Condition::Revealed => "mission-revealed",
            Condition::Delivered => "mission-delivered",
        };
        let rows = mission.rows.iter().map(|(round, list)| {
            let row = Msg::new("mission-row").with("round", *round as i64);
            engine::Arg::Text(row.with("text", self.effects_text(*list)))
        });
        Msg::new(key).with("n", mission.limit as i64).with("rows", rows.collect::<Vec<_>>())
    }
}
