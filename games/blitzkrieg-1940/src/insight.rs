//! What bots make of a position. [`worth`]: strength, ground and the advance. [`danger`]: what the next shots can do. [`assault`]: close
//! combat that could be sought. [`book`]: tables and weights. [`sift`]: what a sensible player does with a marker.

mod assault;
mod book;
mod danger;
mod sift;
mod worth;

pub use book::{Book, Weights};

use crate::Blitzkrieg;
use crate::orders::Order;
use crate::position::*;
use crate::words::*;
use engine::{Habit, Insight, Need, Numbers, Part, Pending, Played, Schooling, Seat, Winner};
use std::ops::Deref;

/// What a bot has in mind at one of these scenarios.
pub struct Mind {
    /// What counts how much for each side.
    pub weights: [Weights; 2],
    /// What it has looked up beforehand.
    book: Book,
}

/// The rules as a bot looks at them.
#[derive(Clone, Copy)]
struct Look<'a> {
    game: &'a Blitzkrieg,
    mind: &'a Mind,
}

impl Deref for Look<'_> {
    type Target = Blitzkrieg;

    fn deref(&self) -> &Blitzkrieg {
        self.game
    }
}

impl Blitzkrieg {
    fn look<'a>(&'a self, mind: &'a Mind) -> Look<'a> {
        Look { game: self, mind }
    }
}

impl Insight for Blitzkrieg {
    type Mind = Mind;
    const CURIOSITY: f32 = 0.5;
    /// Beyond the activation lies a draw from the cup, which says nothing yet: playouts that go there are lost.
    const HORIZON: u8 = 0;
    /// A shot, the check of who answers it, the answer and its panic: before that nothing is applied.
    const AHEAD: u32 = 4;

    fn mind(&self, _: Schooling) -> Mind {
        Mind { weights: [Weights::of(GERMAN), Weights::of(FRENCH)], book: Book::new(self) }
    }

    fn judge_position(&self, mind: &Mind, p: &Position, seat: Seat) -> f32 {
        if let Phase::Over(verdict) = p.phase {
            return match verdict.winner {
                Winner::Seat(winner) => f32::from(winner == seat),
                _ => 0.5,
            };
        }
        let german = self.look(mind).german_lead(p, seat);
        let own = if seat == GERMAN { german } else { -german };
        1.0 / (1.0 + (-own / 6.0).exp())
    }

    /// Those of the Germans and those of the French: `german.press`, `french.press`.
    fn weights(mind: &mut Mind) -> Numbers<'_> {
        let sides = mind.weights.iter_mut().zip(["german", "french"]);
        let named = sides.flat_map(|(weights, side)| {
            weights.all().into_iter().map(move |(name, number)| (format!("{side}.{name}").into(), number))
        });
        named.collect()
    }

    fn parts(&self, mind: &Mind, p: &Position, seat: Seat) -> Vec<Part> {
        self.look(mind).parts_for(p, seat)
    }

    fn sift(&self, mind: &Mind, p: &Position, orders: &mut Vec<Order>) {
        self.look(mind).sensible(p, orders);
    }

    fn pending(&self, mind: &Mind, p: &Position) -> Option<Pending<Order>> {
        if let Ask::Dice(_) = p.ask {
            return Some(Pending::Luck);
        }
        let first = || {
            let mut found = None;
            self.candidates(p, &mut |order| {
                found = Some(order);
                false
            });
            found.map(Pending::Order)
        };
        match p.top() {
            Frame::Effect(unit) if p.clash.hex.on_map() && p.steps[unit.i()] > 1 => {
                Some(Pending::Order(Order::Step))
            }
            Frame::Effect(_) => Some(Pending::Order(Order::Accept)),
            // What may be fired now is weighed by the evaluation (`reactions`).
            Frame::Window if p.win.trigger != Trigger::Salvo => None,
            Frame::Window | Frame::Annul(_) => Some(Pending::Order(Order::Pass)),
            Frame::Shot => Some(Pending::Order(Order::Reply)),
            Frame::Stay(_) => Some(Pending::Order(Order::Stay)),
            Frame::Must(_) => Some(Pending::Order(Order::GiveWay)),
            Frame::Lose(_) | Frame::Flight | Frame::Clash | Frame::HqReturn(_) => first(),
            Frame::Guns | Frame::Activation if p.guns.hex.on_map() => Some(Pending::Order(Order::Shoot)),
            // A stack is made for an attack.
            Frame::Move if !p.mv.begun() && p.mv.party.len() > 1 => {
                let look = self.look(mind);
                let w = &mind.weights[p.act.side.index()];
                look.stack_attack(p).or_else(|| look.stack_march(p, w)).map(Pending::Order)
            }
            _ => None,
        }
    }

    /// A plan ends with the activation. Plans of one action alone were tried: better for the Germans, worse for the French.
    fn settled(&self, _: &Mind, p: &Position) -> bool {
        matches!(engine::Game::need(self, p), Need::Luck(engine::Chance::Draw { .. }) | Need::Over(_))
            || p.top() == Frame::Marker
    }

    /// A battle that is over in the first turn was hardly one.
    fn habits(&self, played: &Played<Blitzkrieg>) -> Vec<Habit> {
        let Some((end, _)) = played.last() else { return Vec::new() };
        let Phase::Over(verdict) = end.phase else { return Vec::new() };
        let early =
            |what, winner| Habit { what, times: u32::from(end.turn <= 1 && verdict.winner == winner), of: 1 };
        vec![
            early("games the Germans win in turn 1", Winner::Seat(GERMAN)),
            early("games the French win in turn 1", Winner::Seat(FRENCH)),
        ]
    }

    fn promise(&self, _: &Mind, _: &Position, order: Order) -> f32 {
        match order {
            Order::Strike { .. } | Order::Fire { first: false, .. } | Order::Opportunity { .. } => 3.0,
            Order::Assault { .. } | Order::Aim { .. } | Order::Reply => 2.0,
            Order::Move { .. } | Order::Enter { .. } => 1.0,
            _ => 0.0,
        }
    }
}
