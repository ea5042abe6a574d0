//! How the game shows itself: map, counters, what to point at, reactions, overlays.

mod aids;
mod board;
mod choice;
mod course;
mod cue;
mod luck;
mod pieces;
mod prompt;
mod themes;

use crate::Blitzkrieg;
use crate::orders::Order;
use crate::position::*;
use crate::telling::Event;
use crate::words::*;
use engine::{Game, Msg, Seat};
use scene::*;

impl Show for Blitzkrieg {
    scene::shipped!();
    const REACTIONS: &'static [&'static str] = &["annul", "opportunity-fire", "return-fire", "withdraw"];
    const THEMES: &'static [(&'static str, &'static [&'static str])] = themes::THEMES;

    fn map(&self) -> Map<Msg> {
        self.draw_map()
    }
    fn scene(&self, p: &Position) -> Scene<Msg> {
        Scene {
            pieces: self.all().map(|unit| self.piece(p, unit)).collect(),
            marks: self.marks(p),
            tracks: self.tracks(p),
            stats: self.stats(p),
            decks: vec![self.cup(p)],
            ..Scene::new(self.prompt(p))
        }
    }
    fn choice(&self, _: &Position, order: Order) -> Choice<Msg> {
        self.offered(order)
    }
    /// What the pointed things may mean now: what fits the moment first.
    fn attempts(&self, p: &Position, picks: &[Pick]) -> Vec<Order> {
        let unit = |id: &str| self.find_unit(id);
        let hex = |id: &str| self.s.ground.find(id);
        let mut orders: Vec<Order> = match picks {
            [Pick::Piece(one)] => unit(one)
                .into_iter()
                .flat_map(|unit| {
                    let plain = [
                        Order::Lose { unit },
                        Order::Load { unit },
                        Order::Unload { unit },
                        Order::Steady { unit },
                        Order::Drop { unit },
                    ];
                    plain.into_iter().chain(self.all_forms().map(move |form| Order::Attach { unit, form }))
                })
                .collect(),
            [Pick::Piece(one), Pick::Piece(two)] => match (unit(one), unit(two)) {
                (Some(unit), Some(target)) => vec![
                    Order::Fire { unit, target, first: false },
                    Order::Fire { unit, target, first: true },
                    Order::Stack { unit, with: target },
                    Order::Opportunity { unit, target },
                    Order::Strike { unit, target },
                ],
                _ => Vec::new(),
            },
            [Pick::Piece(one), Pick::Cell(cell)] => match (unit(one), hex(cell)) {
                (Some(unit), Some(hex)) => vec![
                    Order::Move { unit, hex, road: false },
                    Order::Move { unit, hex, road: true },
                    Order::Assault { unit, hex, road: false },
                    Order::Assault { unit, hex, road: true },
                    Order::Enter { unit, hex, road: false },
                    Order::Enter { unit, hex, road: true },
                    Order::Withdraw { unit, hex },
                    Order::Retreat { unit, hex },
                    Order::Return { unit, hex },
                    Order::Place { unit, hex },
                    Order::Hide { unit, hex },
                ],
                _ => Vec::new(),
            },
            [Pick::Cell(cell)] => hex(cell)
                .into_iter()
                .flat_map(|hex| {
                    let guns = Calibre::ALL.into_iter().map(move |calibre| Order::Aim { hex, calibre });
                    [Order::Dig { hex }, Order::Mine { hex }].into_iter().chain(guns)
                })
                .collect(),
            _ => Vec::new(),
        };
        // An order of another moment is the worst answer to "why not?".
        let (_, now) = self.moment(p);
        orders.sort_by_key(|&order| match self.judge(p, order) {
            Ok(()) => 0,
            Err(refusal) => 1 + u8::from(refusal.reason.key == format!("deny-moment-{now}")),
        });
        orders
    }
    fn round(&self, p: &Position) -> Option<Round> {
        Some(Round { number: p.turn.max(1) as u32, title: Msg::new("track-turn") })
    }
    fn reaction(&self, p: &Position, seat: Seat) -> Option<Reaction<Order>> {
        self.asked(p, seat)
    }
    fn other_reactions(&self, p: &Position, seat: Seat) -> Vec<(&'static str, f32)> {
        self.also_asked(p, seat)
    }
    fn cue(&self, before: &Position, event: &Event) -> Option<Cue> {
        self.cue_of(before, event)
    }
    fn roll(&self, before: &Position, event: &Event) -> Option<Roll<Msg>> {
        self.thrown(before, event)
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
        self.questions()
    }
    fn overlay(&self, p: &Position, id: &str, target: Option<&Pick>) -> Vec<Tint<Msg>> {
        self.answer(p, id, target)
    }
}
