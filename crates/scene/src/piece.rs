use crate::Prompt;
use serde::{Deserialize, Serialize};

/// The part of a game's picture that changes: what stands where and who must decide what.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Scene<T> {
    /// Pieces on cells, lower ones of a stack first.
    pub pieces: Vec<Piece<T>>,
    /// Cells under an effect: cell id and what lies on it.
    pub marks: Vec<(String, T)>,
    /// Tracks with a marker.
    pub tracks: Vec<Track<T>>,
    /// Figures worth knowing.
    pub stats: Vec<Stat<T>>,
    /// Decks and cups with what may still come.
    pub decks: Vec<Deck<T>>,
    /// Cards lying open, newest last.
    pub cards: Vec<CardFace<T>>,
    /// Who must decide what.
    pub prompt: Prompt<T>,
}

/// A counter.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Piece<T> {
    /// Its id, as in notation.
    pub id: String,
    /// The cell it is in.
    pub cell: String,
    /// Seat id of its owner; empty for nobody's.
    pub side: String,
    /// Looks within its side: `regular`, `elite`, ...
    pub style: String,
    /// Its full name.
    pub name: T,
    /// NATO symbol: `infantry`, `armour`, `antitank`, `assault-gun`, `tank-destroyer`, ...
    pub symbol: String,
    /// Size above the symbol: `III`, `II`, `X`.
    pub size: String,
    /// Printed values.
    pub values: Vec<Value<T>>,
    /// Steps it has.
    pub steps: u8,
    /// Steps it began with.
    pub full_steps: u8,
    /// States shown by markers.
    pub markers: Vec<T>,
    /// Whether it has acted and is done for now.
    pub spent: bool,
}

/// A printed value of a counter.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Value<T> {
    /// Where it is printed.
    pub corner: Corner,
    /// The value.
    pub text: String,
    /// What it means.
    pub name: T,
}

/// A place on a counter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Corner {
    /// Lower left.
    LowerLeft,
    /// Lower right.
    LowerRight,
    /// Upper left.
    UpperLeft,
    /// Upper right.
    UpperRight,
}

/// A row of spaces with a marker on one of them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Track<T> {
    /// Its id.
    pub id: String,
    /// Its name.
    pub title: T,
    /// The spaces.
    pub spaces: Vec<T>,
    /// Where the marker is.
    pub at: usize,
}

/// A figure worth knowing.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Stat<T> {
    /// Its id.
    pub id: String,
    /// What it is.
    pub title: T,
    /// Its value.
    pub value: T,
}

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

impl<T> Scene<T> {
    /// The same scene with its texts turned into another form.
    pub fn map_text<U>(&self, f: &dyn Fn(&T) -> U) -> Scene<U> {
        Scene {
            pieces: self.pieces.iter().map(|piece| piece.map_text(f)).collect(),
            marks: self.marks.iter().map(|(cell, text)| (cell.clone(), f(text))).collect(),
            tracks: self
                .tracks
                .iter()
                .map(|t| Track {
                    id: t.id.clone(),
                    title: f(&t.title),
                    spaces: t.spaces.iter().map(f).collect(),
                    at: t.at,
                })
                .collect(),
            stats: self
                .stats
                .iter()
                .map(|s| Stat { id: s.id.clone(), title: f(&s.title), value: f(&s.value) })
                .collect(),
            decks: self
                .decks
                .iter()
                .map(|d| Deck {
                    id: d.id.clone(),
                    title: f(&d.title),
                    left: d.left.clone(),
                    gone: d.gone.clone(),
                })
                .collect(),
            cards: self
                .cards
                .iter()
                .map(|c| CardFace {
                    id: c.id.clone(),
                    rank: c.rank.clone(),
                    suit: c.suit,
                    name: f(&c.name),
                    purpose: f(&c.purpose),
                })
                .collect(),
            prompt: self.prompt.map_text(f),
        }
    }
}

impl<T> Piece<T> {
    fn map_text<U>(&self, f: &dyn Fn(&T) -> U) -> Piece<U> {
        Piece {
            id: self.id.clone(),
            cell: self.cell.clone(),
            side: self.side.clone(),
            style: self.style.clone(),
            name: f(&self.name),
            symbol: self.symbol.clone(),
            size: self.size.clone(),
            values: self
                .values
                .iter()
                .map(|v| Value { corner: v.corner, text: v.text.clone(), name: f(&v.name) })
                .collect(),
            steps: self.steps,
            full_steps: self.full_steps,
            markers: self.markers.iter().map(f).collect(),
            spent: self.spent,
        }
    }
}
