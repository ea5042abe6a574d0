//! What a person sees of Hegra.

mod board;
mod choice;
mod course;
mod cue;
mod luck;
mod picks;
mod picture;
mod pieces;
mod standing;
mod themes;

use crate::*;
use scene::{Part, *};

impl Show for Hegra {
    scene::shipped!();
    const THEMES: &'static [(&'static str, &'static [&'static str])] = themes::THEMES;

    fn map(&self) -> Map<Msg> {
        self.boards()
    }

    fn scene(&self, p: &Position) -> Scene<Msg> {
        Scene {
            pieces: self.pieces(p),
            marks: self.marks(p),
            tracks: self.scene_tracks(p),
            stats: self.stats(p),
            decks: self.decks(p),
            cards: self.cards(p),
            ..Scene::new(self.prompt(p))
        }
    }

    fn round(&self, p: &Position) -> Option<Round> {
        Some(Round::new(p.day, "track-round"))
    }

    fn choice(&self, p: &Position, order: Order) -> Choice<Msg> {
        self.choice_of(p, order)
    }

    fn cue(&self, before: &Position, event: &Event) -> Option<Cue> {
        self.cue_of(before, event)
    }
    fn leg(&self, p: &Position, who: &[String], order: Order) -> Leg {
        self.leg_of(p, who, order)
    }
    fn purse(&self, p: &Position, who: &[String]) -> Purse {
        self.fields_left(p, who)
    }
    fn hazards(&self, p: &Position, order: Order) -> Vec<Danger<Msg>> {
        self.met(p, order)
    }
    fn joins(&self, p: &Position, order: Order) -> (Vec<Part<Msg>>, Vec<String>) {
        (self.fellows(p, order), Vec::new())
    }
    fn result_tone(&self, result: &str) -> Tone {
        self.hoped(result)
    }

    fn attempts(&self, p: &Position, picks: &[Pick]) -> Vec<Order> {
        let mut universe = Vec::new();
        self.universe(&mut universe);
        universe.retain(|&order| {
            let path = self.picks(p, order);
            !path.is_empty() && path.starts_with(picks)
        });
        // What fits the moment answers "why not?" better than what belongs to another phase.
        universe.sort_by_key(|&order| match self.may(p, order) {
            Ok(()) => 0,
            Err(crate::telling::Deny::Moment) => 2,
            Err(_) => 1,
        });
        universe
    }
}
