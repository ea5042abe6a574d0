//! A few random games with data that somebody has changed: do they hold?

use crate::setups;
use bots::{Fancy, Minds};
use engine::*;
use scene::Show;
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Positions between two that are looked at as clients and bots do.
const LOOK: u32 = 23;

/// Plays so many random games, one scenario or option after the other. The error says what went wrong, and where.
///
/// A panic is caught and told as an error; whoever calls decides whether the panic hook may print it.
pub fn trial<G: Show + Insight>(data: &G::Data, seed: u64, games: u32) -> Result<(), String> {
    let mut source = Fancy::new(seed);
    let setups = setups::<G>(data);
    let first = source.below(setups.len() as u64) as usize;
    for setup in setups.iter().cycle().skip(first).take(games as usize) {
        let place = || match setup.options.first() {
            None => setup.scenario.clone(),
            Some((key, value)) => format!("{} with {key}={value}", setup.scenario),
        };
        let play = AssertUnwindSafe(|| -> Result<(), String> { one_game(&G::new(data, setup), &mut source) });
        match catch_unwind(play) {
            Ok(played) => played.map_err(|what| format!("{}: {what}", place()))?,
            Err(panic) => return Err(format!("{}: the rules broke: {}", place(), said(&*panic))),
        }
    }
    Ok(())
}

/// What a panic said.
fn said(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no reason was given")
}

fn one_game<G: Show + Insight>(game: &G, source: &mut Fancy) -> Result<(), String> {
    let bounds = G::PROFILE.bounds;
    let minds = Minds::default();
    let mut position = game.start();
    let mut orders: Vec<G::Order> = Vec::new();
    let (mut given, mut lucks) = (0, 0);
    game.map();
    loop {
        match game.need(&position) {
            Need::Over(_) => return Ok(()),
            Need::Luck(chance) => {
                if chance.total() == 0 {
                    return Err("luck is asked of an empty deck".to_owned());
                }
                lucks += 1;
                game.apply_luck(&mut position, chance.sample(source), &mut Silent);
            }
            Need::Order(seat) => {
                orders.clear();
                game.orders(&position, &mut orders);
                if orders.is_empty() {
                    return Err("a side has no legal order".to_owned());
                }
                if orders.len() > bounds.choices as usize {
                    return Err(format!("{} legal orders at once are too many", orders.len()));
                }
                let order = orders[source.below(orders.len() as u64) as usize];
                if given % LOOK == 0 {
                    look(game, &minds, &position, seat, order);
                }
                given += 1;
                game.apply_order(&mut position, order, &mut Silent);
            }
        }
        if given > bounds.orders || lucks > bounds.lucks {
            return Err(format!("a game did not end after {given} orders and {lucks} throws or draws"));
        }
    }
}

/// Everything that clients and bots ask of a position.
fn look<G: Show + Insight>(game: &G, minds: &Minds<G>, position: &G::Position, seat: Seat, order: G::Order) {
    let view = game.view(position, Viewer::Seat(seat));
    game.scene(&view);
    game.choice(&view, order);
    game.reaction(&view, seat);
    game.other_reactions(&view, seat);
    game.odds(position, order);
    game.facts(position);
    for schooling in [Schooling::Plain, Schooling::Studied] {
        minds.get(game, schooling).judge(position, seat);
    }
}
