//! What a sensible player never orders is not thought about.

use blitzkrieg_1940::Blitzkrieg;
use blitzkrieg_1940::orders::Order;
use blitzkrieg_1940::position::Position;
use engine::*;

/// A position with these facts.
fn position(scenario: &str, facts: &[(&str, &str)]) -> (Blitzkrieg, Position) {
    let data = Blitzkrieg::load(&DataFiles::shipped(Blitzkrieg::FILES)).expect("the data");
    let game = Blitzkrieg::new(&data, &Setup { scenario: scenario.to_owned(), options: Vec::new() });
    let mut p = game.start();
    for (key, value) in facts {
        let value = match value.strip_prefix("list ") {
            Some(list) => Fact::Words(list.split(' ').map(str::to_owned).collect()),
            None if key.ends_with(".steps") => Fact::Num(value.parse().expect("a number")),
            None => Fact::word(*value),
        };
        game.set_fact(&mut p, key, &value).expect("a fact");
    }
    (game, p)
}

/// The legal orders of a kind, and those that are thought about, in notation.
fn orders(game: &Blitzkrieg, p: &Position, wanted: impl Fn(&Order) -> bool) -> (Vec<String>, Vec<String>) {
    let words = |orders: &[Order]| -> Vec<String> {
        orders.iter().filter(|order| wanted(order)).map(|order| game.write(*order)).collect()
    };
    let mut orders = Vec::new();
    game.orders(p, &mut orders);
    let legal = words(&orders);
    game.sift(&game.mind(Schooling::Plain), p, &mut orders);
    (legal, words(&orders))
}

/// Assaults of a unit beside shaken pioneers, one step left.
fn assaults(unit: &str) -> (usize, usize) {
    let mut facts = vec![
        ("i67-hq", "1010"),
        ("sp43-3", "0811"),
        (unit, "0911"),
        ("sp43-3.is", "list neutralised"),
        ("sp43-3.steps", "1"),
    ];
    if unit == "at67-1" {
        facts.push(("at67-1.with", "i67"));
    }
    facts.push(("active", "i67"));
    let (game, p) = position("stonne", &facts);
    let (legal, wanted) = orders(&game, &p, |order| matches!(order, Order::Assault { .. }));
    (legal.len(), wanted.len())
}

#[test]
fn guns_do_not_charge() {
    let (legal, wanted) = assaults("i67-1");
    assert!(legal > 0 && wanted == legal, "rifles do: {legal}, {wanted}");
    let (legal, wanted) = assaults("at67-1");
    assert!(legal > 0 && wanted == 0, "{legal}, {wanted}");
}

fn moves(order: &Order) -> bool {
    matches!(order, Order::Move { .. })
}

#[test]
fn a_defender_stays_in_works_while_an_enemy_may_come() {
    let beside = |german: &str| {
        let facts = [
            ("i205-hq", "0711"),
            ("i205-1", "0610"),
            ("works", "list 0610"),
            ("igd-1", german),
            ("active", "i205"),
        ];
        let (game, p) = position("stonne", &facts);
        orders(&game, &p, |order| game.write(*order).starts_with("move i205-1"))
    };
    let (legal, wanted) = beside("0310");
    assert!(!legal.is_empty() && wanted.is_empty(), "{wanted:?}");
    let (legal, wanted) = beside("0101");
    assert_eq!(wanted.len(), legal.len(), "nobody is near");
}

#[test]
fn mines_are_not_walked_into_for_nothing() {
    let facts = [
        ("pzr8-hq", "0501"),
        ("pzr8-1", "0401"),
        ("mines", "list 0502"),
        ("i205-1", "0611"),
        ("active", "pzr8"),
    ];
    let (game, p) = position("stonne", &facts);
    let (legal, wanted) = orders(&game, &p, moves);
    assert!(legal.contains(&"move pzr8-1 0502".to_owned()), "{legal:?}");
    assert!(!wanted.is_empty() && !wanted.iter().any(|order| order.contains(" 0502")), "{wanted:?}");
}

#[test]
fn nobody_saves_himself_behind_the_enemy() {
    // A Somua drives up to German rifles in the open; their own edge has the high numbers.
    let facts =
        [("i12-hq", "1609"), ("i12-1", "1510"), ("2c-hq", "1408"), ("2c-1", "1409"), ("active", "2c")];
    let (game, mut p) = position("hannut", &facts);
    let order = game.read("move 2c-1 1509").expect("an order");
    game.judge(&p, order).expect("a legal order");
    game.apply_order(&mut p, order, &mut Silent);
    let (legal, wanted) = orders(&game, &p, |order| matches!(order, Order::Withdraw { .. }));
    let forward = |orders: &[String]| orders.iter().any(|order| order.contains(" 14"));
    assert!(forward(&legal), "{legal:?}");
    assert!(!forward(&wanted), "{wanted:?}");
}

#[test]
fn whoever_is_neutralised_goes_from_those_who_can_do_harm() {
    // Shaken German rifles in the open; a Somua or a headquarters comes along.
    let passes = |mover: &str| {
        let facts = [
            ("i12-hq", "1609"),
            ("i12-1", "1510"),
            ("i12-1.is", "list neutralised"),
            ("2c-hq", "1409"),
            ("2c-1", "1409"),
            ("active", "2c"),
        ];
        let (game, mut p) = position("hannut", &facts);
        let order = game.read(&format!("move {mover} 1509")).expect("an order");
        game.judge(&p, order).expect("a legal order");
        game.apply_order(&mut p, order, &mut Silent);
        let (legal, wanted) = orders(&game, &p, |order| game.write(*order).starts_with("withdraw i12-1 "));
        assert!(!legal.is_empty());
        wanted.len()
    };
    assert!(passes("2c-1") > 0);
    assert_eq!(passes("2c-hq"), 0);
}
