use crate::{Game, Seat};

/// What a game knows about playing it well. Bots use it; the rules do not.
pub trait Insight: Game {
    /// What a bot has in mind when it looks at a position: weights, a network, what it has read in the scenario. It lives beside the
    /// rules and is made once for many decisions. `()` where there is nothing to keep.
    type Mind: Send + Sync;

    /// How strongly search tries little tried orders before good ones are repeated. Low where a plan is many orders long:
    /// otherwise it never comes to the end of one.
    const CURIOSITY: f32 = 1.0;

    /// A mind for this scenario with these options. A game with one evaluation gives the same for both.
    fn mind(&self, schooling: Schooling) -> Self::Mind;

    /// How good the position is for a seat: 0 lost, 1 won, 0.5 even. Never looks at what the seat may not know
    /// beyond what was imagined for it.
    fn judge_position(&self, mind: &Self::Mind, position: &Self::Position, seat: Seat) -> f32;

    /// Drops orders that a sensible player never needs (other ways to write the same thing). Must leave at least one.
    fn sift(&self, _mind: &Self::Mind, _position: &Self::Position, _orders: &mut Vec<Self::Order>) {}

    /// What must still happen before the position can be judged fairly: an attack under way is worth nothing until
    /// it is resolved. `None` when the position is quiet.
    fn pending(&self, _mind: &Self::Mind, _position: &Self::Position) -> Option<Pending<Self::Order>> {
        None
    }

    /// Whether search looks no further: the moment up to which orders are planned together (the end of a card, of an
    /// impulse), at which positions compare fairly. Without such a moment search looks as far as its time allows, which
    /// pays only if the evaluation is good enough to be trusted across the luck in between.
    fn settled(&self, _mind: &Self::Mind, _position: &Self::Position) -> bool {
        false
    }

    /// How promising an order looks before it is carried out; higher is looked at earlier. Asked only where there are too
    /// many orders to look at each one, so it must be cheap.
    fn promise(&self, _mind: &Self::Mind, _position: &Self::Position, _order: Self::Order) -> f32 {
        0.0
    }
}

/// What a mind was made from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Schooling {
    /// By hand, for `greedy`: an opponent for beginners, and a measure that does not move.
    Plain,
    /// By what many games have taught, for `search`.
    Studied,
}

/// What a position that is not quiet waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pending<O> {
    /// The order that completes what was begun.
    Order(O),
    /// The luck that resolves it.
    Luck,
}
