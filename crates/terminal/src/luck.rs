//! Luck: rolled from the seed of the session, or typed in by people with real dice and cards.

use crate::app::App;
use crate::line::Edit;
use crate::panel::{Panel, Topic};
use crate::words::{Say, Words};
use engine::Msg;
use lab::{Seeded, mix};
use table::ChanceFace;

impl App {
    /// Rolls the luck the game awaits. Each step has luck of its own, so that the same seed and the same orders give
    /// the same game, also when it was saved and opened again.
    pub(crate) fn roll(&mut self) -> bool {
        let mut source = Seeded::new(mix(self.seed, self.table.len() as u64));
        self.table.roll(&mut source)
    }

    /// Asks for luck that people have thrown or drawn.
    pub(crate) fn ask_luck(&mut self) {
        self.panels.push(Panel::Line { topic: Topic::Luck, edit: Edit::default(), error: None, sure: false });
    }

    /// Takes the luck typed in, or says what is wrong with it.
    pub(crate) fn type_luck(&mut self, text: &str) -> Result<(), Say> {
        self.table.luck(text).map_err(|error| Say::Game(error.msg()))?;
        self.stepped();
        self.advance();
        Ok(())
    }
}

/// What to throw or draw, as sentences.
pub(crate) fn question(words: &Words, chance: Option<&ChanceFace>) -> Vec<String> {
    match chance {
        None => Vec::new(),
        Some(ChanceFace::Dice { count, sides }) => {
            let example: Vec<String> = (0..*count).map(|n| (n % (*sides).max(1) + 1).to_string()).collect();
            let msg = Msg::new("luck-dice")
                .with("count", *count as i64)
                .with("sides", *sides as i64)
                .with("example", example.join(" "));
            vec![words.own_with(msg)]
        }
        Some(ChanceFace::Draw { names }) => {
            let mut different: Vec<&str> = Vec::new();
            for name in names {
                if !different.contains(&name.as_str()) {
                    different.push(name);
                }
            }
            let example = different.first().copied().unwrap_or_default();
            let ask = Msg::new("luck-draw").with("example", example).with("count", names.len() as i64);
            vec![words.own_with(ask), different.join(" ")]
        }
    }
}
