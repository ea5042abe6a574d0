//! The tutorial: day 1 comes in a fixed order, and every phase begins with an explanation.

use crate::morning::first_token;
use crate::*;

impl Hegra {
    /// Whether the tutorial has the word: on its first day.
    pub(crate) fn teaches(&self, p: &Position) -> bool {
        p.day == 1 && self.scenario.script.is_some()
    }

    /// A lesson, on the first day of the tutorial only.
    pub(crate) fn lesson(&self, p: &Position, number: u8, sink: &mut impl Sink<Event>) {
        if self.teaches(p) {
            sink.tell(|| Event::Lesson { number });
        }
    }

    /// Of these tokens only the wanted ones, if the tutorial wants any of them.
    fn told(&self, p: &Position, tokens: u64, wanted: impl Fn(&crate::data::Script) -> u64) -> u64 {
        match &self.scenario.script {
            Some(script) if p.day == 1 && tokens & wanted(script) != 0 => tokens & wanted(script),
            _ => tokens,
        }
    }

    pub(crate) fn told_event(&self, p: &Position, tokens: u64) -> u64 {
        self.told(p, tokens, |script| 1 << script.event.0)
    }

    pub(crate) fn told_recruit(&self, p: &Position, tokens: u64) -> u64 {
        let drawn = defenders(&p.area) as usize;
        self.told(p, tokens, |script| match script.recruits.get(drawn) {
            Some(&disc) => {
                let first = first_token(&self.data.total, disc);
                ((1 << self.data.total[disc]) - 1) << first
            }
            None => 0,
        })
    }

    pub(crate) fn told_card(&self, p: &Position, tokens: u64) -> u64 {
        let drawn = p.drawn.iter().filter(|&&card| card != Card::NONE).count();
        self.told(p, tokens, |script| script.cards.get(drawn).map_or(0, |card| 1 << card.0))
    }

    pub(crate) fn told_patrol(&self, p: &Position, tokens: u64) -> u64 {
        self.told(p, tokens, |script| 0xff << (8 * (script.patrol as u64 - 1)))
    }

    pub(crate) fn told_snow(&self, p: &Position, tokens: u64) -> u64 {
        let seen = p.revealed as usize;
        self.told(p, tokens, |script| script.snow.get(seen).map_or(0, |tile| 1 << tile.0))
    }
}
