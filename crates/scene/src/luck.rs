//! Luck as it lies on the table: decks, cups, open cards, dice.

use crate::Tone;
use serde::{Deserialize, Serialize};

/// A deck, cup or bag with what may still come out of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Deck<T> {
    /// Its id.
    pub id: String,
    /// Its name.
    pub title: T,
    /// What is left in it, in notation.
    pub left: Vec<String>,
    /// What has left it, in notation.
    pub gone: Vec<String>,
    /// The kinds of chits or blocks, for a cup or bag; nothing for a deck of playing cards. If it is given, `left` and `gone`
    /// need not be.
    pub chits: Vec<Chit<T>>,
}

/// A kind of chit in a cup, or of block in a bag.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Chit<T> {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: T,
    /// Up to three signs to print on it.
    pub label: String,
    /// NATO symbol or marker id to draw on it; may be empty.
    pub icon: String,
    /// Seat id of its side; empty for nobody's.
    pub side: String,
    /// Looks within its side, as for pieces.
    pub style: String,
    /// How many are still in.
    pub left: u8,
    /// How many there are.
    pub total: u8,
}

/// An open card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct CardFace<T> {
    /// The card in notation.
    pub id: String,
    /// Its rank as printed: `7`, `K`; empty for none.
    pub rank: String,
    /// Its suit.
    pub suit: Suit,
    /// The card in words.
    pub name: T,
    /// What it was drawn for.
    pub purpose: T,
    /// What it says, for cards with text.
    pub text: Option<T>,
    /// Its kind, which names the colour of its band: `action`, `mission`, `event`; empty for none.
    pub band: String,
    /// Marker id or symbol to draw on it; may be empty.
    pub icon: String,
    /// When it can be played.
    pub when: Option<T>,
    /// How far its owner has come with what it asks for.
    pub progress: Option<T>,
}

/// The cards somebody holds.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Hand<T> {
    /// Its id.
    pub id: String,
    /// Its name.
    pub title: T,
    /// Seat id of whose it is.
    pub side: String,
    /// The cards the viewer may see.
    pub cards: Vec<CardFace<T>>,
    /// How many cards there are besides that the viewer may not see.
    pub backs: u8,
    /// How many cards may be held; 0 if there is no limit.
    pub limit: u8,
    /// Whether its cards are for their owner's eyes only for the whole game, such as secret missions: they lie apart.
    pub secret: bool,
}

/// The suit of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Suit {
    /// Spades.
    Spades,
    /// Clubs.
    Clubs,
    /// Hearts.
    Hearts,
    /// Diamonds.
    Diamonds,
    /// Joker.
    Joker,
    /// A card without suit.
    Plain,
}

/// A throw of dice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Roll<T> {
    /// What it was thrown for.
    pub title: T,
    /// Seat id of who threw; empty for nobody.
    pub side: String,
    /// The dice.
    pub dice: Vec<Die>,
    /// What came of it, once it is known.
    pub result: Option<T>,
}

/// One die.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Die {
    /// How many sides it has.
    pub sides: u8,
    /// The face it shows.
    pub face: u8,
    /// What it counts after modifiers; the same as `face` if nothing modifies it.
    pub value: i16,
    /// Whether it hit (good), missed (plain) or did harm (bad).
    pub tone: Tone,
}

impl Deck<engine::Msg> {
    /// A cup, a bag or a deck with these kinds of chits, called by the text `deck-<id>`.
    pub fn of(id: &str, chits: Vec<Chit<engine::Msg>>) -> Deck<engine::Msg> {
        let title = engine::Msg::new(format!("deck-{id}"));
        Deck { id: id.to_owned(), title, left: Vec::new(), gone: Vec::new(), chits }
    }
}

impl<T> Chit<T> {
    /// So many of so many are left; the rest is filled in with `Chit { label, ..Chit::new(…) }`.
    pub fn new(id: impl Into<String>, name: T, left: u8, total: u8) -> Chit<T> {
        let (label, icon, side, style) = Default::default();
        Chit { id: id.into(), name, label, icon, side, style, left, total }
    }
}

impl<T> Deck<T> {
    /// The same deck with its texts turned into another form.
    pub fn map_text<U>(&self, f: &dyn Fn(&T) -> U) -> Deck<U> {
        Deck {
            id: self.id.clone(),
            title: f(&self.title),
            left: self.left.clone(),
            gone: self.gone.clone(),
            chits: self.chits.iter().map(|chit| chit.map_text(f)).collect(),
        }
    }
}

impl<T> Chit<T> {
    fn map_text<U>(&self, f: &dyn Fn(&T) -> U) -> Chit<U> {
        Chit {
            id: self.id.clone(),
            name: f(&self.name),
            label: self.label.clone(),
            icon: self.icon.clone(),
            side: self.side.clone(),
            style: self.style.clone(),
            left: self.left,
            total: self.total,
        }
    }
}

impl<T> CardFace<T> {
    /// A card without rank, suit and text; the rest is filled in with `CardFace { text, ..CardFace::new(...) }`.
    pub fn new(id: impl Into<String>, name: T, purpose: T) -> CardFace<T> {
        CardFace {
            id: id.into(),
            rank: String::new(),
            suit: Suit::Plain,
            name,
            purpose,
            text: None,
            band: String::new(),
            icon: String::new(),
            when: None,
            progress: None,
        }
    }

    /// The same card with its texts turned into another form.
    pub fn map_text<U>(&self, f: &dyn Fn(&T) -> U) -> CardFace<U> {
        CardFace {
            id: self.id.clone(),
            rank: self.rank.clone(),
            suit: self.suit,
            name: f(&self.name),
            purpose: f(&self.purpose),
            text: self.text.as_ref().map(f),
            band: self.band.clone(),
            icon: self.icon.clone(),
            when: self.when.as_ref().map(f),
            progress: self.progress.as_ref().map(f),
        }
    }
}

impl<T> Hand<T> {
    /// The same hand with its texts turned into another form.
    pub fn map_text<U>(&self, f: &dyn Fn(&T) -> U) -> Hand<U> {
        Hand {
            id: self.id.clone(),
            title: f(&self.title),
            side: self.side.clone(),
            cards: self.cards.iter().map(|card| card.map_text(f)).collect(),
            backs: self.backs,
            limit: self.limit,
            secret: self.secret,
        }
    }
}

impl<T> Roll<T> {
    /// The same throw with its texts turned into another form.
    pub fn map_text<U>(&self, f: &dyn Fn(&T) -> U) -> Roll<U> {
        Roll {
            title: f(&self.title),
            side: self.side.clone(),
            dice: self.dice.clone(),
            result: self.result.as_ref().map(f),
        }
    }
}
