use crate::{Game, Msg, Seat};
use std::borrow::Cow;

/// What a game knows about playing it well. Bots use it; the rules do not.
pub trait Insight: Game {
    /// What a bot has in mind when it looks at a position: weights, a network, what it has read in the scenario. It lives beside the
    /// rules and is made once for many decisions. `()` where there is nothing to keep.
    type Mind: Send + Sync;

    /// How strongly search tries little tried orders before good ones are repeated. Low where a plan is many orders long:
    /// otherwise it never comes to the end of one.
    const CURIOSITY: f32 = 1.0;

    /// How many moments at which a position is [settled](Insight::settled) search looks beyond: with one it sees what the plan at hand
    /// leads to next, the other side's answer or the next unit's chance.
    const HORIZON: u8 = 1;

    /// How many lucks search follows exactly when it looks at an order for the first time. As many as lie between an order and what it
    /// does: a shot that is answered before it counts looks worthless before that.
    const AHEAD: u32 = 2;

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

    /// The moment up to which orders are planned together (the end of a card, of an impulse), at which positions compare fairly. Search
    /// looks [`HORIZON`](Insight::HORIZON) of them further and ends there. Without such a moment search looks as far as its time allows,
    /// which pays only if the evaluation is good enough to be trusted across the luck in between.
    fn settled(&self, _mind: &Self::Mind, _position: &Self::Position) -> bool {
        false
    }

    /// How many [lulls](Insight::lull) `greedy` plays on for everybody after an order before `search` judges the position. 0: `search` grows
    /// a tree instead.
    const PLAYED_ON: u8 = 0;

    /// A moment at which a game that is played on can be judged: the night between two days.
    fn lull(&self, mind: &Self::Mind, position: &Self::Position) -> bool {
        self.settled(mind, position)
    }

    /// How promising an order looks before it is carried out; higher is looked at earlier. Asked only where there are too
    /// many orders to look at each one, so it must be cheap.
    fn promise(&self, _mind: &Self::Mind, _position: &Self::Position, _order: Self::Order) -> f32 {
        0.0
    }

    /// What speaks for a position in the eyes of a seat, in parts that a person has words for: always the same parts in the same order.
    /// Where an order is furthest ahead of the others is why a bot gives it. None: its bots give no reasons.
    fn parts(&self, _mind: &Self::Mind, _position: &Self::Position, _seat: Seat) -> Vec<Part> {
        Vec::new()
    }

    /// The numbers a mind judges by, each with its name, always the same in the same order: what `feldzug lab duel`, `tune` and `learn`
    /// change. None: there is nothing to be tuned.
    fn weights(_mind: &mut Self::Mind) -> Numbers<'_> {
        Vec::new()
    }

    /// How the log-odds of [`judge_position`](Insight::judge_position) grow with each of the [weights](Insight::weights), where that is
    /// quicker told than tried, as in a network. None: whoever asks tries it.
    fn slope(&self, _mind: &Self::Mind, _position: &Self::Position, _seat: Seat) -> Option<Vec<f32>> {
        None
    }

    /// What readers of recorded games of it look for, counted in a game that was played: `feldzug lab habits`.
    fn habits(&self, _played: &Played<Self>) -> Vec<Habit> {
        Vec::new()
    }
}

/// Numbers by their names.
pub type Numbers<'a> = Vec<(Cow<'static, str>, &'a mut f32)>;

/// A part of what speaks for a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Part {
    /// The sentence for an order that does well in it: "Holds Ste Jeanne."
    pub why: Msg,
    /// What it counts for the seat, in any unit that all parts share.
    pub worth: f32,
}

impl Part {
    /// A part with the sentence of this key.
    pub fn new(why: &str, worth: f32) -> Part {
        Part { why: Msg::new(why), worth }
    }
}

/// A game as it was played: every position, and what was ordered there; nothing where luck decided, and at the end.
pub type Played<G> = [(<G as Game>::Position, Option<<G as Game>::Order>)];

/// A habit of play: how often something was done, of the times it could have been.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Habit {
    /// What is counted, in words.
    pub what: &'static str,
    /// How often it was done.
    pub times: u32,
    /// Of how many.
    pub of: u32,
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

/// The chance to win of a side that is ahead by so much, where 0 is even and 1 makes it 73 %: an evaluation made of parts that are added up.
pub fn chance(ahead: f32) -> f32 {
    1.0 / (1.0 + (-ahead).exp())
}
