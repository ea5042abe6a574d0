//! What a person sees of White Star Rising.

mod attempts;
mod board;
mod choice;
mod course;
mod cue;
mod fate;
mod figures;
mod luck;
mod overlay;
mod pieces;
mod prompt;
mod reaction;
mod themes;
mod tokens;

use crate::*;
use scene::{Part, Roll, *};

impl Show for WhiteStar {
    scene::shipped!();
    const THEMES: &'static [(&'static str, &'static [&'static str])] = themes::THEMES;
    const REACTIONS: &'static [&'static str] = reaction::KINDS;

    fn map(&self) -> Map<Msg> {
        self.draw_map()
    }

    fn scene(&self, p: &Position) -> Scene<Msg> {
        let mut pieces: Vec<Piece<Msg>> =
            (0..self.s.units.len() as u8).map(|unit| self.piece(p, unit)).collect();
        pieces.extend(self.tokens(p).map(|token| self.token_piece(p, token)));
        Scene {
            pieces,
            marks: self.marks(p),
            tracks: Vec::from_iter(self.round(p).map(|turn| turn.track("turn", self.s.turns))),
            stats: self.figures(p),
            decks: vec![self.cup(p)],
            ..Scene::new(self.prompt(p))
        }
    }

    fn choice(&self, p: &Position, order: Order) -> Choice<Msg> {
        self.as_choice(p, order)
    }
    fn attempts(&self, p: &Position, picks: &[Pick]) -> Vec<Order> {
        self.meant_by(p, picks)
    }
    fn round(&self, p: &Position) -> Option<Round> {
        Some(Round::new(p.turn.max(1), "track-turn"))
    }
    fn reaction(&self, p: &Position, seat: Seat) -> Option<Reaction<Order>> {
        self.asked_to_react(p, seat)
    }
    fn roll(&self, before: &Position, event: &Event) -> Option<Roll<Msg>> {
        self.told_roll(before, event)
    }
    fn cue(&self, before: &Position, event: &Event) -> Option<Cue> {
        self.cue_of(before, event)
    }
    fn leg(&self, p: &Position, who: &[String], order: Order) -> Leg {
        self.leg_of(p, who, order)
    }
    fn purse(&self, p: &Position, who: &[String]) -> Purse {
        self.purse_of(p, who)
    }
    fn along(&self, p: &Position, who: &[String]) -> Vec<Part<Msg>> {
        self.company(p, who)
    }
    fn result_tone(&self, result: &str) -> Tone {
        self.hoped(result)
    }
    fn overlays(&self) -> Vec<Overlay<Msg>> {
        self.all_overlays()
    }
    fn overlay(&self, p: &Position, id: &str, target: Option<&Pick>) -> Vec<Tint<Msg>> {
        self.answer_overlay(p, id, target)
    }
}
