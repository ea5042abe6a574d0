//! A bot's share of a table: the rules and what one seat may know. It goes to another thread, and the game goes on meanwhile.

use bots::{BotSpec, Clock, Fancy, Minds};
use engine::{Insight, Seat};
use std::sync::Arc;

/// A seat's view to decide on, for callers that know no game by name.
pub trait Thinker: Send {
    /// The seat that decides.
    fn seat(&self) -> Seat;
    /// The order a bot would give, in notation.
    fn think(&self, bot: BotSpec, seed: u64, clock: &dyn Clock) -> Option<String>;
    /// Some legal order, for when a bot fails.
    fn any_order(&self) -> Option<String>;
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

    fn think(&self, bot: BotSpec, seed: u64, clock: &dyn Clock) -> Option<String> {
        let mut fancy = Fancy::new(seed);
        let order = bots::choose(bot, &*self.game, &self.minds, &self.view, self.seat, &mut fancy, clock)?;
        Some(self.game.write(order))
    }

    fn any_order(&self) -> Option<String> {
        let mut orders = Vec::new();
        self.game.orders(&self.game.imagine(&self.view, &mut Fancy::new(0)), &mut orders);
        orders.first().map(|order| self.game.write(*order))
    }
}
