//! The search keeps to its limits and sees what lies before it.

use bots::{Clock, Fancy, Level, Thought, Timeless, search};
use engine::*;
use mortain::orders::Order;
use mortain::position::Position;
use mortain::{Mind, Mortain};
use std::cell::Cell;
use std::sync::LazyLock;

fn game() -> Mortain {
    Mortain::new(&Mortain::load(&DataFiles::shipped(Mortain::FILES)).unwrap(), &Setup::default())
}

/// Search with what it was taught.
fn thought(game: &Mortain) -> Thought<'_, Mortain> {
    static SHIPPED: LazyLock<Mind> = LazyLock::new(Mind::shipped);
    Thought { game, mind: &SHIPPED }
}

fn position(game: &Mortain, facts: &[(&str, &str)]) -> Position {
    let mut position = game.start();
    for (key, value) in facts {
        game.set_fact(&mut position, key, &Fact::word(*value)).unwrap();
    }
    position
}

/// A clock that moves on by so much whenever it is looked at.
struct Ticking(Cell<u64>, u64);

impl Clock for Ticking {
    fn millis(&self) -> u64 {
        self.0.set(self.0.get() + self.1);
        self.0.get()
    }
}

const CROWD: &[(&str, &str)] =
    &[("PzA", "0803"), ("DF", "0803"), ("D", "0903"), ("120", "0703"), ("117", "0702"), ("card", "10S")];

/// Four Germans are gone, and the Tiger stands at the west edge; there is much to do in the east.
fn one_exit_short(game: &Mortain) -> Position {
    let gone = [("D", "exited"), ("StuG", "exited"), ("37", "exited"), ("38", "exited"), ("102", "0103")];
    let facts: Vec<(&str, &str)> =
        CROWD.iter().chain(&gone).copied().filter(|(key, at)| (*key, *at) != ("D", "0903")).collect();
    position(game, &facts)
}

#[test]
fn the_clock_is_looked_at_after_every_playout() {
    let game = game();
    let start = position(&game, CROWD);
    let (mut fancy, clock) = (Fancy::new(1), Ticking(Cell::new(0), 1));
    let plan = search(thought(&game), &start, mortain::GERMAN, Level::Millis(20), &mut fancy, &clock);
    assert_eq!(plan.playouts, 20);
}

#[test]
fn a_slow_playout_is_not_begun_when_it_would_take_too_long() {
    let game = game();
    let start = position(&game, CROWD);
    // The fourth would end after 120 of 100 milliseconds.
    let (mut fancy, clock) = (Fancy::new(1), Ticking(Cell::new(0), 30));
    let plan = search(thought(&game), &start, mortain::GERMAN, Level::Millis(100), &mut fancy, &clock);
    assert_eq!(plan.playouts, 3);
}

#[test]
fn a_hit_that_wins_is_found() {
    let game = game();
    // The last German on its last step, alone in the open, and the whole stack may fire.
    let mut start = position(&game, &[("120", "0703"), ("117", "0703"), ("card", "10H"), ("DF", "0803")]);
    for unit in game.data.of(mortain::GERMAN) {
        if game.data.units[unit].id == "DF" {
            start.steps[unit] = 1;
        } else {
            start.steps[unit] = 0;
            start.place[unit] = mortain::words::Hex::ELIMINATED;
        }
    }
    let mut fancy = Fancy::new(1);
    let plan = search(thought(&game), &start, mortain::US, Level::Playouts(400), &mut fancy, &Timeless);
    assert!(matches!(plan.best(), Some(Order::Fire { .. })), "{:?}", plan.best());
}

#[test]
fn a_win_at_once_is_taken_however_much_there_is_to_look_into_elsewhere() {
    let game = game();
    let start = one_exit_short(&game);
    let tiger = game.data.find_unit("102").unwrap();
    for playouts in [1, 20, 400] {
        let mut fancy = Fancy::new(1);
        let plan =
            search(thought(&game), &start, mortain::GERMAN, Level::Playouts(playouts), &mut fancy, &Timeless);
        assert_eq!(plan.best(), Some(Order::Exit { unit: tiger }), "{playouts} playouts");
    }
}

#[test]
fn thinking_ends_when_no_other_order_can_catch_up() {
    let game = game();
    let start = one_exit_short(&game);
    let most = 4000;
    let plan =
        search(thought(&game), &start, mortain::GERMAN, Level::Playouts(most), &mut Fancy::new(1), &Timeless);
    assert!(plan.playouts < most, "the winning order leads early");
    let second = plan.orders[1..].iter().map(|(_, visits, _)| *visits).max().unwrap();
    assert!(plan.orders[0].1 > second + most - plan.playouts);
}
