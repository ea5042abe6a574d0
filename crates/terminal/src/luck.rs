//! Luck: rolled from the seed of the session, or typed in by people with real dice and cards, who may correct themselves.

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

impl App {
    /// The last luck that was typed in, and the step it led away from.
    pub(crate) fn last_luck(&self) -> Option<(usize, String)> {
        if !self.physical {
            return None;
        }
        let entries = self.table.record().entries;
        let step = entries.iter().rposition(|entry| entry.is_luck())?;
        Some((step, entries[step].what.clone()))
    }

    /// Goes back to before the last luck and asks for it again: a die misread or a card mistyped is no luck. What was ordered
    /// because of it is taken back, too.
    pub(crate) fn correct_luck(&mut self) {
        let Some((step, typed)) = self.last_luck() else {
            return self.complain(Say::Own(Msg::new("correct-none")));
        };
        let later = self.table.len() - step - 1;
        self.thinking = None;
        self.table.rewind(step);
        self.news_from = self.news_from.min(step);
        self.stepped();
        // The game asks for the luck again by itself; the line begins with what was typed before.
        self.advance();
        if let Some(Panel::Line { topic: Topic::Luck, edit, error, .. }) = self.panels.last_mut() {
            *edit = Edit::new(&typed);
            *error = (later > 0).then(|| Say::Own(Msg::new("correct-later").with("count", later as i64)));
        }
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
