//! Bags and decks with what may still come out of them, and the cards that lie open.

use crate::data::Mission;
use crate::*;
use scene::*;

impl Hegra {
    pub(super) fn decks(&self, p: &Position) -> Vec<Deck<Msg>> {
        let bits = |set: u64| (0..64u8).filter(move |bit| set >> bit & 1 == 1);
        // Discs, patrols and cards are printed with their id.
        let chit = |id: &str, name: Msg, left: u8, total: u8| Chit {
            label: id.to_owned(),
            ..Chit::new(id, name, left, total)
        };
        let recruits = Disc::ALL.iter().filter(|&&disc| p.bag[disc] > 0).map(|&disc| {
            let left = p.bag[disc];
            let name = if disc == Disc::X { Msg::new("odds-doubt") } else { disc.name() };
            let side = if disc == Disc::X { "" } else { Self::PROFILE.seat_id(crate::PLAYER) };
            let letter = disc.word();
            Chit {
                side: side.to_owned(),
                style: letter.to_owned(),
                ..chit(letter, name, left, self.data.total[disc])
            }
        });
        let hits = Tile::ALL.iter().filter_map(|&tile| {
            let left = p.hit_bag[tile];
            let drawn = tile == Tile::MISS || tile == Tile::ARTILLERY;
            let reserve = if drawn { p.tiles_in_reserve(tile) } else { 0 };
            let icon = match tile {
                Tile::MISS => "bunker",
                Tile::ARTILLERY => "firing",
                _ if tile.work().is_some() => "damaged",
                _ => "air",
            };
            let chit = Chit::new(tile.word(), tile.name(), left, left + reserve);
            (left > 0).then_some(Chit { icon: icon.to_owned(), ..chit })
        });
        let patrols = p.patrol_bag.iter().enumerate().filter(|(_, n)| **n > 0).map(|(at, &n)| {
            let number = (at + 1).to_string();
            let name = Msg::new("chit-patrol").with("n", number.clone());
            Chit { style: "german".to_owned(), ..chit(&number, name, n, n) }
        });
        let card = |card: u8, left: u8| {
            let card = Card(card);
            chit(self.data.card_id(card), card.name(self), left, 1)
        };
        let morale = |side: usize| {
            let gone = bits(p.discard[side]).map(|at| card(at, 0));
            bits(p.deck[side]).map(|at| card(at, 1)).chain(gone).collect()
        };
        let events = bits(self.event_deck(p, false))
            .map(EventId)
            .map(|card| chit(&self.data.events[card].id, card.name(self), 1, 1));
        let snow = self.data.snow.ids().map(|tile| {
            let left = (p.snow_left >> tile.0 & 1) as u8;
            let id = &self.data.snow[tile].id;
            Chit { icon: "snow".to_owned(), ..Chit::new(id, tile.name(self), left, 1) }
        });
        vec![
            Deck::of("recruits", recruits.collect()),
            Deck::of("hits", hits.collect()),
            Deck::of("patrols", patrols.collect()),
            Deck::of("events", events.collect()),
            Deck::of("good", morale(0)),
            Deck::of("bad", morale(1)),
            Deck::of("snow", snow.collect()),
        ]
    }

    pub(super) fn cards(&self, p: &Position) -> Vec<CardFace<Msg>> {
        let face = |kind: &str, id: &str, name: Msg, text: Msg| CardFace {
            text: Some(text),
            ..CardFace::new(id, name, Msg::new(format!("card-kind-{kind}")))
        };
        let does = |list| Msg::new("plain").with("text", self.effects_text(list));
        let mut cards = Vec::new();
        if let Some(card) = self.data.events.get(p.event) {
            let wounds: Vec<&str> = card.wound.iter().map(|&disc| disc.word()).collect();
            let text = Msg::new("card-event").with("text", self.effects_text(card.effects));
            let text = text.with("infantry", card.infantry).with("wounds", wounds.join("\u{a0}"));
            cards.push(face("event", &card.id, p.event.name(self), text));
        }
        for (id, card) in self.data.events.iter() {
            if p.lasting >> id.0 & 1 == 1 {
                let text = card.lasting.unwrap_or(Lasting::Flames).name();
                let text = text.with("sector", card.sector.say(self)).with("cost", card.cost);
                cards.push(face("lasting", &card.id, id.name(self), text));
            }
        }
        if let Some(mission) = self.data.missions.get(p.mission) {
            let text = self.mission_text(mission);
            cards.push(face("mission", &mission.id, p.mission.name(self), text));
        }
        let special = match p.todo.top() {
            Task::Special { card } => Some(card),
            _ => None,
        };
        for card in p.drawn.into_iter().filter(|&card| card != Card::NONE).chain(special) {
            let text = match self.data.morale.get(card) {
                Some(morale) => {
                    let list = morale.chapters[self.chapter(p.day)];
                    Msg::new("card-morale")
                        .with("text", self.effects_text(list))
                        .with("other", self.effects_text(morale.alternative))
                }
                None => self.data.special(card).map_or(Msg::plain(""), |face| does(face.effects)),
            };
            cards.push(face("morale", self.data.card_id(card), card.name(self), text));
        }
        cards
    }

    /// A mission with its condition and rows.
    fn mission_text(&self, mission: &Mission) -> Msg {
        let rows = mission.rows.iter().map(|(round, list)| {
            let row = Msg::new("mission-row").with("round", *round);
            engine::Arg::Text(row.with("text", self.effects_text(*list)))
        });
        mission.condition.name().with("n", mission.limit).with("rows", rows.collect::<Vec<_>>())
    }
}
