//! Decks as the viewer may know them, and throws of dice.

use crate::*;
use scene::{Chit, Deck, Die, Roll, Tone};

impl RivetWars {
    /// 17.3: what may still come: to a seat, deck and enemy hand are one.
    pub(super) fn decks(&self, view: &View) -> Vec<Deck<Msg>> {
        let p = &view.open;
        let action = self.data.cards.iter().enumerate().map(|(index, card)| {
            let copies = [2 * index as u8, 2 * index as u8 + 1];
            Chit {
                id: card.id.clone(),
                name: Msg::new(format!("card-{}", card.id)),
                label: copies
                    .map(|copy| self.direction(copy).word().to_uppercase())
                    .join("/")
                    .chars()
                    .take(3)
                    .collect(),
                icon: String::new(),
                side: String::new(),
                style: "card".to_owned(),
                left: copies.iter().filter(|&&copy| p.deck.has(copy)).count() as u8,
                total: 2,
            }
        });
        let secret = self.data.secrets.iter().enumerate().map(|(index, secret)| {
            let (name, left) =
                (Msg::new(format!("secret-{}", secret.id)), p.secret_deck.has(index as u8) as u8);
            Chit {
                label: secret.points.to_string(),
                style: "secret".to_owned(),
                ..Chit::new(&secret.id, name, left, 1)
            }
        });
        let mut decks = vec![Deck::of("action", action.collect())];
        if self.mission().secret_missions {
            decks.push(Deck::of("secret", secret.collect()));
        }
        decks
    }

    pub(super) fn roll_of(&self, event: &Event) -> Option<Roll<Msg>> {
        let side_id = |side: Seat| ["allied", "bismark"][side.index()].to_owned();
        match event {
            Event::Initiative { allied, bismark } => {
                let die = |face: u8, other: u8| Die {
                    sides: 6,
                    face,
                    value: face as i16,
                    tone: if face > other { Tone::Good } else { Tone::Plain },
                };
                Some(Roll {
                    title: Msg::new("roll-initiative"),
                    side: String::new(),
                    dice: vec![die(*allied, *bismark), die(*bismark, *allied)],
                    result: None,
                })
            }
            Event::Thrown { sweep, victim, dice, hit } => {
                let faces = dice.faces().iter().map(|&face| {
                    let value = (face + sweep.precision) as i16;
                    let good = value >= self.data.numbers.hit as i16;
                    Die { sides: 6, face, value, tone: if good { Tone::Good } else { Tone::Plain } }
                });
                let title = Msg::new("roll-attack")
                    .with("cause", self.cause_name(sweep))
                    .with("unit", self.unit_name(*victim));
                let by = if sweep.cause == Cause::Mine { None } else { sweep.by };
                Some(Roll {
                    title,
                    side: by.map(side_id).unwrap_or_default(),
                    dice: faces.collect(),
                    result: Some(Msg::new(if *hit { "odds-hit" } else { "odds-miss" })),
                })
            }
            _ => None,
        }
    }
}
