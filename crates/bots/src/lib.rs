//! Opponents for any game. A bot sees its seat's view and nothing else; what it does not know it imagines.
//!
//! No clock inside: time comes from whoever calls, through [`Clock`].

mod budget;
mod compare;
mod greedy;
mod look;
mod minds;
mod play_on;
mod reason;
mod search;
mod solver;
mod spec;
mod sure;
mod tree;

pub use compare::{Compared, compare};
pub use greedy::quiet_value;
pub use look::{Look, Seen, glance, look};
pub use minds::{Minds, Thought};
pub use reason::reason;
pub use search::{Plan, search};
pub use solver::{Solver, Stopped};
pub use spec::{BotSpec, Level};

use engine::{Insight, Seat, Source};
use rand::{RngExt, SeedableRng, rngs::SmallRng};

/// Time, as the caller measures it.
pub trait Clock {
    /// Milliseconds since any fixed moment.
    fn millis(&self) -> u64;
}

/// A clock that stands still: for bots that count playouts instead of time.
pub struct Timeless;

impl Clock for Timeless {
    fn millis(&self) -> u64 {
        0
    }
}

/// A small fast generator for the bot's own imagination, seeded by the caller.
#[derive(Clone)]
pub struct Fancy(SmallRng);

impl Fancy {
    /// A generator from a seed.
    pub fn new(seed: u64) -> Fancy {
        Fancy(SmallRng::seed_from_u64(seed))
    }
}

impl Source for Fancy {
    #[inline]
    fn below(&mut self, n: u64) -> u64 {
        self.0.random_range(0..n)
    }
}

/// What a bot has decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decision<O> {
    /// The order it gives.
    pub order: O,
    /// After how many orders and lucks at most it wins, if that is certain.
    pub wins_in: Option<u16>,
}

/// The order a bot gives for this seat, knowing only the view. `None` if the seat has nothing to decide.
pub fn choose<G: Insight>(
    spec: BotSpec,
    game: &G,
    minds: &Minds<G>,
    view: &G::View,
    seat: Seat,
    fancy: &mut Fancy,
    clock: &dyn Clock,
) -> Option<G::Order> {
    Some(decide(spec, game, minds, view, seat, fancy, clock)?.order)
}

/// As [`choose`], with what the bot knows for certain.
pub fn decide<G: Insight>(
    spec: BotSpec,
    game: &G,
    minds: &Minds<G>,
    view: &G::View,
    seat: Seat,
    fancy: &mut Fancy,
    clock: &dyn Clock,
) -> Option<Decision<G::Order>> {
    let position = game.imagine(view, fancy);
    let mut orders = Vec::new();
    game.orders(&position, &mut orders);
    let sound = |order| Decision { order, wins_in: None };
    if orders.len() <= 1 {
        return orders.first().copied().map(sound);
    }
    let by = minds.for_bot(game, spec);
    match spec {
        BotSpec::Random => Some(sound(orders[fancy.below(orders.len() as u64) as usize])),
        BotSpec::Recruit => greedy::overlook(by, &position, seat, orders, fancy).map(sound),
        BotSpec::Greedy => greedy::choose(by, &position, seat, orders, fancy).map(sound),
        BotSpec::Search(level) => {
            let think = if G::PLAYED_ON > 0 { play_on::play_on } else { search };
            let plan = think(by, view, seat, level, fancy, clock);
            Some(Decision { order: plan.best()?, wins_in: plan.wins_in })
        }
    }
}
