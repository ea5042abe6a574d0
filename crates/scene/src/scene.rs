use crate::{CardFace, Deck, Hand, Mark, Piece, Prompt, Roll, Tone};
use engine::Msg;
use serde::{Deserialize, Serialize};

/// The part of a game's picture that changes: what stands where and who must decide what.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Scene<T> {
    /// Pieces on cells, lower ones of a stack first.
    pub pieces: Vec<Piece<T>>,
    /// Markers on cells.
    pub marks: Vec<Mark<T>>,
    /// Tracks with a marker.
    pub tracks: Vec<Track<T>>,
    /// Figures worth knowing.
    pub stats: Vec<Stat<T>>,
    /// Decks and cups with what may still come.
    pub decks: Vec<Deck<T>>,
    /// Cards lying open, newest last.
    pub cards: Vec<CardFace<T>>,
    /// Hands of cards, the viewer's own first.
    pub hands: Vec<Hand<T>>,
    /// The last throws of dice, newest last. The table fills them in from `Show::roll`.
    pub rolls: Vec<Roll<T>>,
    /// Who must decide what.
    pub prompt: Prompt<T>,
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
    /// Spaces that mean something: number and colour.
    pub tones: Vec<(usize, Tone)>,
}

/// The round, turn or day a game is in.
#[derive(Clone, PartialEq, Debug)]
pub struct Round {
    /// Its number, from 1.
    pub number: u32,
    /// What it is called: "Turn".
    pub title: Msg,
}

impl Round {
    /// A round with the text of this name as its title.
    pub fn new(number: u8, title: &str) -> Round {
        Round { number: number as u32, title: Msg::new(title) }
    }
    /// The round on its track, with spaces from 1 to the last.
    pub fn track(&self, id: &str, last: u8) -> Track<Msg> {
        let spaces = (1..=last).map(|space| Msg::plain(space.to_string())).collect();
        Track::new(id, self.title.clone(), spaces, self.number as usize - 1)
    }
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
    /// Whether it must always be in sight, such as both sides' points. At most three are.
    pub key: bool,
    /// Seat id of whose figure it is; empty for nobody's.
    pub side: String,
}

impl<T> Scene<T> {
    /// An empty table with a prompt; the rest is filled in with `Scene { pieces, ..Scene::new(prompt) }`.
    pub fn new(prompt: Prompt<T>) -> Scene<T> {
        Scene {
            pieces: Vec::new(),
            marks: Vec::new(),
            tracks: Vec::new(),
            stats: Vec::new(),
            decks: Vec::new(),
            cards: Vec::new(),
            hands: Vec::new(),
            rolls: Vec::new(),
            prompt,
        }
    }

    /// The same scene with its texts turned into another form.
    pub fn map_text<U>(&self, f: &dyn Fn(&T) -> U) -> Scene<U> {
        Scene {
            pieces: self.pieces.iter().map(|piece| piece.map_text(f)).collect(),
            marks: self.marks.iter().map(|mark| mark.map_text(f)).collect(),
            tracks: self.tracks.iter().map(|track| track.map_text(f)).collect(),
            stats: self
                .stats
                .iter()
                .map(|s| Stat {
                    id: s.id.clone(),
                    title: f(&s.title),
                    value: f(&s.value),
                    key: s.key,
                    side: s.side.clone(),
                })
                .collect(),
            decks: self.decks.iter().map(|deck| deck.map_text(f)).collect(),
            cards: self.cards.iter().map(|card| card.map_text(f)).collect(),
            hands: self.hands.iter().map(|hand| hand.map_text(f)).collect(),
            rolls: self.rolls.iter().map(|roll| roll.map_text(f)).collect(),
            prompt: self.prompt.map_text(f),
        }
    }
}

impl<T> Stat<T> {
    /// A figure of nobody in particular.
    pub fn new(id: impl Into<String>, title: T, value: T) -> Stat<T> {
        Stat { id: id.into(), title, value, key: false, side: String::new() }
    }
}

impl<T> Track<T> {
    /// A track whose spaces are all alike.
    pub fn new(id: impl Into<String>, title: T, spaces: Vec<T>, at: usize) -> Track<T> {
        Track { id: id.into(), title, spaces, at, tones: Vec::new() }
    }

    fn map_text<U>(&self, f: &dyn Fn(&T) -> U) -> Track<U> {
        Track {
            id: self.id.clone(),
            title: f(&self.title),
            spaces: self.spaces.iter().map(f).collect(),
            at: self.at,
            tones: self.tones.clone(),
        }
    }
}
