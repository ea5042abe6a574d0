//! The search keeps to its limits and thinks no longer than there is something to find out.

use bots::{Clock, Fancy, Level, Timeless, search};
use engine::*;
use mortain::Mortain;
use mortain::order::Order;
use mortain::position::Position;
use std::cell::Cell;

fn game() -> Mortain {
    Mortain::new(&Mortain::load(&DataFiles::shipped(Mortain::FILES)).unwrap(), &Setup::default())
}

fn position(game: &Mortain, facts: &[(&str, &str)]) -> Position {
    let mut position = game.start();
    for (key, value) in facts {
        game.set_fact(&mut position, key, &Fact::word(*value)).unwrap();
    }
    position
}

/// A clock that moves on whenever it is looked at.
struct Ticking(Cell<u64>);

impl Clock for Ticking {
    fn millis(&self) -> u64 {
        self.0.set(self.0.get() + 1);
        self.0.get()
    }
}

const CROWD: &[(&str, &str)] =
    &[("PzA", "0803"), ("DF", "0803"), ("D", "0903"), ("120", "0703"), ("117", "0702"), ("card", "10S")];

#[test]
fn the_clock_is_looked_at_after_every_playout() {
    let game = game();
    let start = position(&game, CROWD);
    let (mut fancy, clock) = (Fancy::new(1), Ticking(Cell::new(0)));
    let plan = search(&game, &start, mortain::GERMAN, Level::Millis(20), &mut fancy, &clock);
    assert_eq!(plan.playouts, 20);
}

#[test]
fn a_card_that_is_planned_to_its_end_needs_no_more_playouts() {
    let game = game();
    // An ace: one unit acts.
    let start = position(&game, &[("PzA", "0803"), ("120", "0703"), ("card", "AS")]);
    let mut fancy = Fancy::new(1);
    let level = Level::Playouts(100_000);
    let plan = search(&game, &start, mortain::GERMAN, level, &mut fancy, &Timeless);
    assert!(plan.playouts < 5_000, "{} playouts", plan.playouts);
    // The plan is complete: no order was left out, and none is better than the one given.
    let mut orders = Vec::new();
    game.orders(&start, &mut orders);
    game.sift(&start, &mut orders);
    assert_eq!(plan.orders.len(), orders.len());
    assert!(plan.orders.windows(2).all(|pair| pair[0].2 >= pair[1].2));
}

#[test]
fn a_hit_that_wins_is_found() {
    let game = game();
    // The last German on its last step, alone in the open, and the whole stack may fire.
    let mut start = position(&game, &[("120", "0703"), ("117", "0703"), ("card", "10H"), ("DF", "0803")]);
    for unit in game.data.of(mortain::GERMAN) {
        if game.data.units[unit as usize].id == "DF" {
            start.steps[unit as usize] = 1;
        } else {
            start.steps[unit as usize] = 0;
            start.place[unit as usize] = mortain::position::ELIMINATED;
        }
    }
    let mut fancy = Fancy::new(1);
    let plan = search(&game, &start, mortain::US, Level::Playouts(400), &mut fancy, &Timeless);
    assert!(matches!(plan.best(), Some(Order::Fire { .. })), "{:?}", plan.best());
}
