//! What a person sees of Rivet Wars.

mod board;
mod choice;
mod course;
mod cue;
mod luck;
mod overlay;
mod pieces;
mod standing;
mod themes;

use crate::*;
use scene::*;

impl Show for RivetWars {
    scene::shipped!();
    const THEMES: &'static [(&'static str, &'static [&'static str])] = themes::THEMES;
    const REACTIONS: &'static [&'static str] = &["dig-in"];

    fn map(&self) -> Map<Msg> {
        self.boards()
    }

    fn scene(&self, view: &View) -> Scene<Msg> {
        Scene {
            pieces: self.pieces(view),
            marks: self.marks(view),
            tracks: vec![self.phases(view)],
            stats: self.stats(view),
            decks: self.decks(view),
            hands: self.hands(view),
            ..Scene::new(self.prompt(view))
        }
    }

    fn choice(&self, view: &View, order: Order) -> Choice<Msg> {
        self.choice_of(view, order)
    }

    fn attempts(&self, view: &View, picks: &[Pick]) -> Vec<Order> {
        let mut universe = Vec::new();
        self.universe(&mut universe);
        // Most orders are attacks, and they begin with the unit.
        let unit = match picks.first() {
            Some(Pick::Piece(id)) => self.unit_named(id),
            _ => None,
        };
        universe.retain(|&order| {
            if matches!(order, Order::Attack { unit: attacker, .. } if unit != Some(attacker)) {
                return false;
            }
            let path = self.picks(&view.open, order);
            !path.is_empty() && path.starts_with(picks)
        });
        // What fits the moment answers "why not?" better than what belongs to another phase.
        universe.sort_by_key(|&order| match self.may(&view.open, order) {
            Ok(()) => 0,
            Err(Deny::Moment | Deny::NothingOpen) => 2,
            Err(_) => 1,
        });
        universe
    }

    fn round(&self, view: &View) -> Option<Round> {
        Some(Round::new(view.open.round.max(1), "round"))
    }

    /// 13.2: the defender may dig in.
    fn reaction(&self, view: &View, seat: Seat) -> Option<Reaction<Order>> {
        let p = &view.open;
        if p.stage != Stage::Targeted {
            return None;
        }
        let holds = self.cards_of(crate::data::Window::Targeted).any(|card| p.hands[seat.index()].has(card));
        Some(Reaction { kind: "dig-in", chance: if holds { 0.3 } else { 0.0 }, decline: Order::Pass })
    }

    fn roll(&self, _before: &View, event: &Event) -> Option<Roll<Msg>> {
        self.roll_of(event)
    }
    fn cue(&self, before: &View, event: &Event) -> Option<Cue> {
        self.cue_of(before, event)
    }
    fn leg(&self, view: &View, who: &[String], order: Order) -> Leg {
        self.leg_of(&view.open, who, order)
    }
    fn purse(&self, view: &View, who: &[String]) -> Purse {
        self.purse_of(&view.open, who)
    }
    fn result_tone(&self, result: &str) -> Tone {
        self.hoped(result)
    }
    fn overlays(&self) -> Vec<Overlay<Msg>> {
        self.all_overlays()
    }
    fn overlay(&self, view: &View, id: &str, target: Option<&Pick>) -> Vec<Tint<Msg>> {
        self.tints(&view.open, id, target)
    }
}
