//! Exact odds, computed by the code that resolves the fight.

use crate::{Chance, Game, Luck, Need, Silent, Tally};

/// What may come of an order, with exact chances, and how the number came about.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Odds {
    /// Possible results, each with its text key and chance; the chances add up to 1.
    pub shares: Vec<Share>,
    /// The modifiers behind them.
    pub tally: Tally,
}

/// One result and its chance.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Share {
    /// Text key of the result: `hit`, `miss`.
    pub result: &'static str,
    /// Its chance, 0 to 1.
    pub chance: f64,
}

impl Odds {
    /// The chance of a result; 0 if it cannot happen.
    pub fn chance(&self, result: &str) -> f64 {
        self.shares.iter().filter(|share| share.result == result).map(|share| share.chance).sum()
    }
}

/// Follows every luck from `start` with its weight and sums up the chances of each result.
///
/// `settle` says what a position amounts to, or which order is given at a decision inside the resolution (a redraw),
/// until every branch is settled. Of lucks that do the same one is followed, with their joint weight ([`Game::branches`]).
pub fn spread<G: Game>(
    game: &G,
    start: &G::Position,
    settle: &impl Fn(&G::Position) -> Settle<G::Order>,
) -> Vec<Share> {
    let mut shares: Vec<Share> = Vec::new();
    follow(game, start, settle, 1.0, &mut shares);
    shares
}

/// What a position inside a resolution amounts to.
pub enum Settle<O> {
    /// This result.
    As(&'static str),
    /// Not settled: this order follows.
    By(O),
    /// Not settled: luck follows.
    Luck,
}

fn follow<G: Game>(
    game: &G,
    position: &G::Position,
    settle: &impl Fn(&G::Position) -> Settle<G::Order>,
    chance: f64,
    shares: &mut Vec<Share>,
) {
    match settle(position) {
        Settle::As(result) => match shares.iter_mut().find(|share| share.result == result) {
            Some(share) => share.chance += chance,
            None => shares.push(Share { result, chance }),
        },
        Settle::By(order) => {
            let mut next = position.clone();
            game.apply_order(&mut next, order, &mut Silent);
            follow(game, &next, settle, chance, shares);
        }
        Settle::Luck => {
            let Need::Luck(what) = game.need(position) else {
                unreachable!("settle asked for luck where the position needs none")
            };
            let total = what.total() as f64;
            for (luck, weight) in game.branches(position, what) {
                let mut next = position.clone();
                game.apply_luck(&mut next, luck, &mut Silent);
                follow(game, &next, settle, chance * weight as f64 / total, shares);
            }
        }
    }
}

/// The answers to a chance, those with the same number put together: one of each, with how many equally likely answers it stands
/// for. For [`Game::branches`].
///
/// ```
/// use engine::{Chance, Luck, grouped};
///
/// // Only the sum of two dice counts.
/// let sums = grouped(Chance::Dice { count: 2, sides: 6 }, |luck| match luck {
///     Luck::Dice(dice) => dice.sum(),
///     Luck::Token(_) => 0,
/// });
/// assert_eq!(sums.len(), 11);
/// assert_eq!(sums.iter().map(|(_, weight)| weight).sum::<u64>(), 36);
/// ```
pub fn grouped(chance: Chance, number: impl Fn(Luck) -> u32) -> Vec<(Luck, u64)> {
    let mut kinds: Vec<(u32, Luck, u64)> = Vec::with_capacity(24);
    // Where each small number stands in the list: most games need no more.
    let mut slots = [u8::MAX; 128];
    for n in 0..chance.total() {
        let luck = chance.nth(n);
        let kind = number(luck);
        let small = slots.get(kind as usize).copied();
        let found = match small {
            Some(u8::MAX) => None,
            Some(slot) => Some(slot as usize),
            None => kinds.iter().position(|(known, ..)| *known == kind),
        };
        match found {
            Some(slot) => kinds[slot].2 += 1,
            None => {
                if small.is_some() {
                    slots[kind as usize] = kinds.len() as u8;
                }
                kinds.push((kind, luck, 1));
            }
        }
    }
    kinds.into_iter().map(|(_, luck, weight)| (luck, weight)).collect()
}
