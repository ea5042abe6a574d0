//! A small solver: does a side win whatever luck and the other side do? It looks at every legal order, knows nothing about
//! playing well, and needs no evaluation.

use crate::Clock;
use engine::{Game, Need, Seat, Silent};
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::hash::BuildHasher;

/// The clock is looked at after so many positions.
const LOOK: u64 = 64;

/// Looks for forced wins of one seat, as long as it may look at positions.
pub struct Solver<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    /// Positions it may still look at, and how many more once an end of the game is in sight.
    left: u64,
    more: u64,
    /// When it must stop, if time counts: before it came across an end of the game, and after.
    until: Option<(&'a dyn Clock, [u64; 2])>,
    /// The order that decided last, by the orders and lucks still to come: it is tried first.
    deciding: Vec<Option<G::Order>>,
    /// Ends of the game it came across.
    ends: u64,
    /// What is not won within so many orders and lucks.
    open: FxHashMap<u64, u8>,
}

/// The solver was stopped before it knew.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stopped;

impl<'a, G: Game> Solver<'a, G> {
    /// A solver that looks at so many positions at most.
    pub fn new(game: &'a G, seat: Seat, most: u64) -> Solver<'a, G> {
        Solver {
            game,
            seat,
            left: most,
            more: 0,
            until: None,
            deciding: vec![None; u8::MAX as usize + 1],
            ends: 0,
            open: FxHashMap::default(),
        }
    }

    /// Stops at this time, too, and at the later one once it has come across an end of the game: then a win may be near.
    pub fn until(self, clock: &'a dyn Clock, millis: [u64; 2]) -> Solver<'a, G> {
        Solver { until: Some((clock, millis)), ..self }
    }

    /// Looks at so many positions more once it has come across an end of the game.
    pub fn near(self, more: u64) -> Solver<'a, G> {
        Solver { more, ..self }
    }

    /// Ends of the game it came across so far.
    pub fn ends(&self) -> u64 {
        self.ends
    }

    /// Whether the seat wins within so many orders and lucks, whatever happens.
    pub fn wins(&mut self, position: &G::Position, steps: u8) -> Result<bool, Stopped> {
        let need = self.game.need(position);
        if let Need::Over(outcome) = need {
            if self.ends == 0 {
                self.left = self.left.saturating_add(self.more);
            }
            self.ends += 1;
            return Ok(outcome.score(self.seat) == 1.0);
        }
        if steps == 0 {
            return Ok(false);
        }
        self.left = self.left.checked_sub(1).ok_or(Stopped)?;
        let near = usize::from(self.ends > 0);
        if self.left.is_multiple_of(LOOK)
            && self.until.is_some_and(|(clock, times)| clock.millis() >= times[near])
        {
            self.left = 0;
            return Err(Stopped);
        }
        let key = FxBuildHasher.hash_one(position);
        if self.open.get(&key).is_some_and(|&known| known >= steps) {
            return Ok(false);
        }
        let won = match need {
            Need::Over(_) => false,
            Need::Luck(chance) => {
                let mut all = false;
                for (luck, _) in self.game.branches(position, chance) {
                    let mut next = position.clone();
                    self.game.apply_luck(&mut next, luck, &mut Silent);
                    all = self.wins(&next, steps - 1)?;
                    if !all {
                        break;
                    }
                }
                all
            }
            Need::Order(seat) => {
                let own = seat == self.seat;
                let mut orders = Vec::new();
                self.game.orders(position, &mut orders);
                // What decided in a position as deep as this often does so again.
                let decided = self.deciding[steps as usize];
                if let Some(slot) = orders.iter().position(|order| Some(*order) == decided) {
                    orders.swap(0, slot);
                }
                let mut won = !own;
                for order in orders {
                    won = self.wins_by(position, order, steps)?;
                    // One's own orders must win once, the other side's always.
                    if won == own {
                        self.deciding[steps as usize] = Some(order);
                        break;
                    }
                }
                won
            }
        };
        if !won {
            self.open.insert(key, steps);
        }
        Ok(won)
    }

    /// Whether an order wins within so many orders and lucks, itself counted.
    pub fn wins_by(&mut self, position: &G::Position, order: G::Order, steps: u8) -> Result<bool, Stopped> {
        let mut next = position.clone();
        self.game.apply_order(&mut next, order, &mut Silent);
        self.wins(&next, steps - 1)
    }
}
