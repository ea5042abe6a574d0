//! A bot's share of a table: the rules and what one seat may know. It goes to another thread, and the game goes on meanwhile.

use bots::{BotSpec, Clock, Fancy, Minds};
use engine::{Insight, Msg, Seat};
use std::sync::Arc;

/// A seat's view to decide on, for callers that know no game by name.
pub trait Thinker: Send {
    /// The seat that decides.
    fn seat(&self) -> Seat;
    /// The order a bot would give, and why.
    fn think(&self, bot: BotSpec, seed: u64, clock: &dyn Clock) -> Option<Thought>;
    /// Some legal order, for when a bot fails.
    fn any_order(&self) -> Option<String>;
}

/// What a bot has thought of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought {
    /// The order it would give, in notation.
    pub order: String,
    /// Why, in a sentence for who plays the seat: it may tell what nobody else knows.
    pub why: Option<Msg>,
}

/// Rules, minds and view of one seat.
pub(crate) struct Thinking<G: Insight> {
    pub game: Arc<G>,
    pub minds: Arc<Minds<G>>,
    pub view: G::View,
    pub seat: Seat,
}

impl<G: Insight> Thinker for Thinking<G> {
    fn seat(&self) -> Seat {
        self.seat
    }

    fn think(&self, bot: BotSpec, seed: u64, clock: &dyn Clock) -> Option<Thought> {
        let (game, minds, view) = (&*self.game, &*self.minds, &self.view);
        let decision = bots::decide(bot, game, minds, view, self.seat, &mut Fancy::new(seed), clock)?;
        let why = bots::reason(bot, game, minds, view, self.seat, decision);
        Some(Thought { order: game.write(decision.order), why })
    }

    fn any_order(&self) -> Option<String> {
        let mut orders = Vec::new();
        self.game.orders(&self.game.imagine(&self.view, &mut Fancy::new(0)), &mut orders);
        orders.first().map(|order| self.game.write(*order))
    }
}
