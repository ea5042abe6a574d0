//! Random games end within the declared bounds, and positions do not share memory.

use crate::{Effort, luck};
use engine::*;

/// Calls `look` at every position of random games until it has seen enough of them or returns false.
pub(crate) fn walk<G: Game>(
    game: &G,
    effort: Effort,
    salt: u64,
    mut look: impl FnMut(&G::Position, Need, &mut dyn Source) -> bool,
) {
    let mut source = luck(effort, salt);
    let mut orders = Vec::new();
    let mut seen = 0;
    while seen < effort.positions {
        let mut position = game.start();
        loop {
            let need = game.need(&position);
            // Positions far apart are worth more than neighbours.
            if source.below(7) == 0 || matches!(need, Need::Over(_)) {
                seen += 1;
                if !look(&position, need, &mut source) {
                    return;
                }
            }
            match need {
                Need::Over(_) => break,
                Need::Luck(chance) => game.apply_luck(&mut position, chance.sample(&mut source), &mut Silent),
                Need::Order(_) => {
                    orders.clear();
                    game.orders(&position, &mut orders);
                    let Some(&order) = orders.get(source.below(orders.len().max(1) as u64) as usize) else {
                        break;
                    };
                    game.apply_order(&mut position, order, &mut Silent);
                }
            }
            if seen >= effort.positions {
                return;
            }
        }
    }
}

pub(crate) fn random_games<G: Game>(game: &G, effort: Effort) -> Vec<String> {
    let mut source = luck(effort, 1);
    let mut wrong = Vec::new();
    for number in 0..effort.games {
        if let Err(what) = one_game(game, &mut source) {
            wrong.push(format!("game {number}: {what}"));
            if wrong.len() > 3 {
                break;
            }
        }
    }
    wrong
}

/// Plays one game with the given luck, checking bounds, lists and clones on the way.
fn one_game<G: Game>(game: &G, source: &mut dyn Source) -> Result<(), String> {
    let bounds = G::PROFILE.bounds;
    let mut position = game.start();
    let (mut given, mut lucks) = (0, 0);
    let mut orders: Vec<G::Order> = Vec::new();
    loop {
        match game.need(&position) {
            Need::Over(_) => return Ok(()),
            Need::Luck(chance) => {
                if chance.total() == 0 {
                    return Err(format!("luck is asked of an empty deck: {position:?}"));
                }
                lucks += 1;
                let mut source: &mut dyn Source = source;
                let drawn = chance.sample(&mut source);
                game.apply_luck(&mut position, drawn, &mut Silent);
            }
            Need::Order(seat) => {
                if seat.index() >= G::PROFILE.seats.len() {
                    return Err(format!("seat {seat:?} is not at the table"));
                }
                orders.clear();
                game.orders(&position, &mut orders);
                if orders.is_empty() {
                    return Err(format!("stuck: no legal order in {position:?}"));
                }
                if orders.len() > bounds.choices as usize {
                    return Err(format!("{} legal orders, {} declared", orders.len(), bounds.choices));
                }
                let order = orders[source.below(orders.len() as u64) as usize];
                if given % 16 == 0 {
                    let mut copy = position.clone();
                    let before = hash_of(&position);
                    game.apply_order(&mut copy, order, &mut Silent);
                    if hash_of(&position) != before {
                        return Err(format!("an order on a clone changed the original: {order:?}"));
                    }
                }
                given += 1;
                game.apply_order(&mut position, order, &mut Silent);
            }
        }
        if given > bounds.orders || lucks > bounds.lucks {
            return Err(format!("{given} orders and {lucks} lucks exceed the declared bounds"));
        }
    }
}

/// Bytes as a source of luck and choices, for fuzzing; zeros when they run out.
pub struct Bytes<'a>(pub &'a [u8]);

impl Source for Bytes<'_> {
    fn below(&mut self, n: u64) -> u64 {
        let take = self.0.len().min(if n > 256 { 2 } else { 1 });
        let (head, rest) = self.0.split_at(take);
        self.0 = rest;
        head.iter().fold(0u64, |sum, &byte| sum << 8 | byte as u64) % n
    }
}

/// One game steered by bytes: panics if anything is wrong. The body of the fuzz target.
pub fn fuzz_one<G: Game>(game: &G, bytes: &[u8]) {
    let mut source = Bytes(bytes);
    let mut position = game.start();
    let mut orders: Vec<G::Order> = Vec::new();
    let mut universe = Vec::new();
    game.universe(&mut universe);
    while !source.0.is_empty() {
        match game.need(&position) {
            Need::Over(_) => return,
            Need::Luck(chance) => {
                let drawn = chance.sample(&mut source);
                game.apply_luck(&mut position, drawn, &mut Silent);
            }
            Need::Order(_) => {
                orders.clear();
                game.orders(&position, &mut orders);
                assert!(!orders.is_empty(), "stuck: {position:?}");
                let any = universe[source.below(universe.len() as u64) as usize];
                assert_eq!(
                    game.judge(&position, any).is_ok(),
                    orders.contains(&any),
                    "{any:?} in {position:?}"
                );
                let order = orders[source.below(orders.len() as u64) as usize];
                assert_eq!(game.read(&game.write(order)).as_ref(), Ok(&order));
                game.apply_order(&mut position, order, &mut Silent);
            }
        }
    }
}
