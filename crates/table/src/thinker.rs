//! A bot's share of a table: the rules and what one seat may know. It goes to another thread, and the game goes on meanwhile.

use bots::{BotSpec, Clock, Fancy, Minds};
use engine::{Game, Insight, Msg, Need, Seat, Silent, Viewer};
use scene::Pick;
use std::sync::Arc;

/// A seat's view to decide on, for callers that know no game by name.
pub trait Thinker: Send {
    /// The seat that decides.
    fn seat(&self) -> Seat;
    /// The order a bot would give, and why.
    fn think(&self, bot: BotSpec, seed: u64, clock: &dyn Clock) -> Option<Thought>;
    /// The orders with which a bot would go on after this one, as long as it is the same piece that goes and neither luck nor anybody else
    /// has a say: with it they are one gesture.
    fn onward(&self, order: &str, bot: BotSpec, seed: u64, clock: &dyn Clock) -> Vec<Onward>;
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

/// One more order of the same gesture.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Onward {
    /// In notation.
    pub order: String,
    /// The cell it leads to.
    pub cell: String,
}

/// The most orders that are thought of beyond the first.
const ONWARD: usize = 8;

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

    fn onward(&self, order: &str, bot: BotSpec, seed: u64, clock: &dyn Clock) -> Vec<Onward> {
        let (game, minds, seat) = (&*self.game, &*self.minds, self.seat);
        let mut then = Vec::new();
        let mut position = scene::imagined(game, &self.view);
        let Ok(mut order) = game.read(order) else { return then };
        let Some((piece, _)) = walk_of(game, order) else { return then };
        while then.len() < ONWARD && game.judge(&position, order).is_ok() {
            game.apply_order(&mut position, order, &mut Silent);
            if game.need(&position) != Need::Order(seat) {
                break;
            }
            let view = game.view(&position, Viewer::Seat(seat));
            let next = bots::decide(bot, game, minds, &view, seat, &mut Fancy::new(seed), clock);
            let Some(next) = next.map(|next| next.order) else { break };
            match walk_of(game, next) {
                Some((who, cell)) if who == piece => then.push(Onward { order: game.write(next), cell }),
                _ => break,
            }
            order = next;
        }
        then
    }

    fn any_order(&self) -> Option<String> {
        let mut orders = Vec::new();
        self.game.orders(&self.game.imagine(&self.view, &mut Fancy::new(0)), &mut orders);
        orders.first().map(|order| self.game.write(*order))
    }
}

/// Who goes where, if an order is a piece and a cell and nothing else.
fn walk_of<G: Game>(game: &G, order: G::Order) -> Option<(String, String)> {
    match Pick::all(game, order).as_slice() {
        [Pick::Piece(who), Pick::Cell(cell)] => Some((who.clone(), cell.clone())),
        _ => None,
    }
}
