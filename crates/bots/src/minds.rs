use crate::BotSpec;
use engine::{Insight, Schooling, Seat};
use std::ops::Deref;
use std::sync::OnceLock;

/// The minds of the bots at one table, or at many tables with the same rules. Each is made when it is first wanted: reading a
/// scenario takes time.
pub struct Minds<G: Insight> {
    plain: OnceLock<G::Mind>,
    studied: OnceLock<G::Mind>,
}

impl<G: Insight> Default for Minds<G> {
    fn default() -> Minds<G> {
        Minds { plain: OnceLock::new(), studied: OnceLock::new() }
    }
}

impl<G: Insight> Minds<G> {
    /// Minds of one's own, for experiments: for `greedy` and for `search`.
    pub fn of(plain: G::Mind, studied: G::Mind) -> Minds<G> {
        Minds { plain: OnceLock::from(plain), studied: OnceLock::from(studied) }
    }

    /// A mind of one's own of this kind; the other one is as usual.
    pub fn with(schooling: Schooling, mind: G::Mind) -> Minds<G> {
        let mind = OnceLock::from(mind);
        match schooling {
            Schooling::Plain => Minds { plain: mind, studied: OnceLock::new() },
            Schooling::Studied => Minds { plain: OnceLock::new(), studied: mind },
        }
    }

    /// The mind of `greedy`, or of `search`.
    pub fn get<'a>(&'a self, game: &'a G, schooling: Schooling) -> Thought<'a, G> {
        let mind = match schooling {
            Schooling::Plain => &self.plain,
            Schooling::Studied => &self.studied,
        };
        Thought { game, mind: mind.get_or_init(|| game.mind(schooling)) }
    }

    /// The mind of a bot.
    pub fn for_bot<'a>(&'a self, game: &'a G, bot: BotSpec) -> Thought<'a, G> {
        self.get(game, bot.schooling())
    }
}

/// The rules as a bot looks at them.
pub struct Thought<'a, G: Insight> {
    /// The rules.
    pub game: &'a G,
    /// What the bot has in mind.
    pub mind: &'a G::Mind,
}

impl<G: Insight> Clone for Thought<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Insight> Copy for Thought<'_, G> {}

impl<G: Insight> Deref for Thought<'_, G> {
    type Target = G;

    fn deref(&self) -> &G {
        self.game
    }
}

impl<G: Insight> Thought<'_, G> {
    /// How good a position is for a seat.
    pub fn judge(&self, position: &G::Position, seat: Seat) -> f32 {
        self.game.judge_position(self.mind, position, seat)
    }

    /// The legal orders that are worth a thought.
    pub fn sensible_orders(&self, position: &G::Position) -> Vec<G::Order> {
        let mut orders = Vec::new();
        self.game.orders(position, &mut orders);
        self.game.sift(self.mind, position, &mut orders);
        orders
    }
}
