//! Orders as things to point at: their signs, and what can be switched on and off in them.

use crate::Blitzkrieg;
use crate::orders::Order;
use crate::position::*;
use crate::words::*;
use engine::Msg;
use scene::{Choice, Part, Verb};

/// 7.2.1: by road, in column.
const COLUMN: &str = "column";
/// 6.1: the shot comes before the move.
const FIRST: &str = "first";
/// 13.1: a gun that nobody sees.
const HIDDEN: &str = "hidden";

impl Blitzkrieg {
    /// A legal order with its sign and its switches.
    pub(super) fn offered(&self, order: Order) -> Choice<Msg> {
        let part = match order {
            Order::Move { road: true, .. }
            | Order::Enter { road: true, .. }
            | Order::Assault { road: true, .. } => Some(COLUMN),
            Order::Fire { first: true, .. } => Some(FIRST),
            Order::Hide { .. } => Some(HIDDEN),
            _ => None,
        };
        let verb = match order {
            Order::Move { .. } | Order::Withdraw { .. } | Order::Retreat { .. } => Verb::Go,
            Order::Fire { .. }
            | Order::Assault { .. }
            | Order::Opportunity { .. }
            | Order::Strike { .. }
            | Order::Aim { .. }
            | Order::Shoot => Verb::Attack,
            Order::Place { .. }
            | Order::Hide { .. }
            | Order::Enter { .. }
            | Order::Return { .. }
            | Order::Dig { .. }
            | Order::Mine { .. } => Verb::Place,
            Order::Attach { .. } => Verb::Assign,
            Order::Reply
            | Order::Annul
            | Order::Accept
            | Order::Step
            | Order::Stay
            | Order::GiveWay
            | Order::Lose { .. } => Verb::Answer,
            Order::Pass | Order::Stop | Order::End | Order::Done | Order::Skip | Order::Ready => Verb::End,
            _ => Verb::Other,
        };
        Choice { verb, parts: part.map(str::to_owned).into_iter().collect(), ..Choice::of(self, order) }
    }
    /// The switches of the moment.
    pub(super) fn switches(&self, p: &Position) -> Vec<Part<Msg>> {
        let part = |id: &str, icon: &str, on| Part {
            id: id.to_owned(),
            label: Msg::new(format!("part-{id}")),
            icon: icon.to_owned(),
            piece: None,
            on,
        };
        match (p.phase, p.top()) {
            (Phase::Setup { .. }, _) if self.hidden_guns => vec![part(HIDDEN, "hidden", true)],
            (Phase::Play, Frame::Activation) => {
                vec![part(COLUMN, "column", self.far_from_enemies(p)), part(FIRST, "firing", false)]
            }
            (Phase::Play, Frame::Move) => vec![part(COLUMN, "column", self.far_from_enemies(p))],
            _ => Vec::new(),
        }
    }
    /// Whether no enemy that can be seen is near enough to fire at those who move: then a column costs nothing.
    fn far_from_enemies(&self, p: &Position) -> bool {
        const FAR: u8 = 4;
        let side = p.act.side;
        let movers = if p.top() == Frame::Move { p.mv.party } else { self.sides[side.index()] };
        let foes = self.sides[enemy(side).index()].without(self.hqs).without(p.hidden);
        let own = p.act.forms;
        !movers.iter().filter(|&unit| p.on_map(unit) && own.contains(&self.card(unit).form)).any(|unit| {
            let at = p.place(unit);
            foes.iter().any(|foe| p.on_map(foe) && self.s.ground.distance(at, p.place(foe)) <= FAR)
        })
    }
}
