//! R37: an attack needs strength before any modifiers. No shipped counter has a zero, so one is given to a counter here.

use engine::*;
use mortain::Mortain;
use mortain::orders::Order;
use mortain::position::Position;

/// Mortain with other values on the counter of the 823rd, a battalion of towed guns.
fn game(full: &str, reduced: &str) -> Mortain {
    let mut files = DataFiles::shipped(Mortain::FILES);
    let (_, units) = files.0.iter_mut().find(|(name, _)| *name == "units.toml").unwrap();
    let start = units.find("id = \"823\"").unwrap();
    let (before, guns) = units.split_at(start);
    let weak = guns.replacen("full = [5, 2]", &format!("full = {full}"), 1);
    let weak = weak.replacen("reduced = [3, 1]", &format!("reduced = {reduced}"), 1);
    assert_ne!(weak, guns, "the counter of the 823rd has other values now");
    *units = format!("{before}{weak}");
    Mortain::new(&Mortain::load(&files).unwrap(), &Setup::default())
}

fn position(game: &Mortain, guns_steps: i64) -> Position {
    let mut position = game.start();
    let facts = [("DF", "0803"), ("PzA", "0803"), ("823", "0703"), ("120", "0703"), ("card", "8H")];
    for (key, value) in facts {
        game.set_fact(&mut position, key, &Fact::word(value)).unwrap();
    }
    game.set_fact(&mut position, "823.steps", &Fact::Num(guns_steps)).unwrap();
    position
}

fn fire(game: &Mortain, unit: &str, target: &str) -> Order {
    let find = |id: &str| game.data.find_unit(id).unwrap();
    Order::Fire { unit: find(unit), target: find(target) }
}

#[track_caller]
fn refused(game: &Mortain, position: &Position, order: Order) {
    let refusal = game.judge(position, order).expect_err("an attack without strength");
    assert_eq!(refusal.rule, Rule("6.4 R37"));
    let mut orders = Vec::new();
    game.orders(position, &mut orders);
    assert!(!orders.contains(&order));
}

#[track_caller]
fn allowed(game: &Mortain, position: &Position, order: Order) {
    assert_eq!(game.judge(position, order), Ok(()));
    let mut orders = Vec::new();
    game.orders(position, &mut orders);
    assert!(orders.contains(&order));
}

#[test]
fn a_counter_without_strength_against_the_target_cannot_attack_it() {
    let game = self::game("[5, 0]", "[3, 0]");
    let fresh = position(&game, 2);
    refused(&game, &fresh, fire(&game, "823", "DF"));
    allowed(&game, &fresh, fire(&game, "823", "PzA"));
    // The side that is up counts: here the back cannot hurt tanks any more.
    let game = self::game("[5, 2]", "[0, 1]");
    let fresh = position(&game, 2);
    allowed(&game, &fresh, fire(&game, "823", "PzA"));
    let reduced = position(&game, 1);
    refused(&game, &reduced, fire(&game, "823", "PzA"));
    allowed(&game, &reduced, fire(&game, "823", "DF"));
}

#[test]
fn a_counter_without_strength_adds_nothing_to_an_attack_of_others() {
    let game = self::game("[5, 0]", "[3, 0]");
    let mut position = position(&game, 2);
    let alone = fire(&game, "120", "DF");
    allowed(&game, &position, alone);
    game.apply_order(&mut position, alone, &mut Silent);
    let before = game.odds(&position, Order::Shoot).unwrap();
    let join = Order::Join { unit: game.data.find_unit("823").unwrap() };
    allowed(&game, &position, join);
    game.apply_order(&mut position, join, &mut Silent);
    let after = game.odds(&position, Order::Shoot).unwrap();
    assert_eq!(before.chance("hit"), after.chance("hit"));
}
