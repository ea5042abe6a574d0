//! What a sensible player never orders is not thought about.

use blitzkrieg_1940::Blitzkrieg;
use blitzkrieg_1940::order::Order;
use engine::*;

/// Assaults of a unit beside shaken pioneers, one step left: the legal ones, and those that are thought about.
fn assaults(unit: &str) -> (usize, usize) {
    let data = Blitzkrieg::load(&DataFiles::shipped(Blitzkrieg::FILES)).expect("the data");
    let game = Blitzkrieg::new(&data, &Setup { scenario: "stonne".to_owned(), options: Vec::new() });
    let mut p = game.start();
    for (unit, hex) in [("i67-hq", "1010"), ("sp43-3", "0811"), (unit, "0911")] {
        game.set_fact(&mut p, unit, &Fact::word(hex)).expect("a place");
    }
    for (key, value) in
        [("sp43-3.is", Fact::Words(vec!["neutralised".to_owned()])), ("sp43-3.steps", Fact::Num(1))]
    {
        game.set_fact(&mut p, key, &value).expect("a fact");
    }
    if unit == "at67-1" {
        game.set_fact(&mut p, "at67-1.with", &Fact::word("i67")).expect("a formation");
    }
    game.set_fact(&mut p, "active", &Fact::word("i67")).expect("a formation");
    let mut orders = Vec::new();
    game.orders(&p, &mut orders);
    let count =
        |orders: &[Order]| orders.iter().filter(|order| matches!(order, Order::Assault { .. })).count();
    let legal = count(&orders);
    game.sift(&game.mind(Schooling::Plain), &p, &mut orders);
    (legal, count(&orders))
}

#[test]
fn guns_do_not_charge() {
    let (legal, wanted) = assaults("i67-1");
    assert!(legal > 0 && wanted == legal, "rifles do: {legal}, {wanted}");
    let (legal, wanted) = assaults("at67-1");
    assert!(legal > 0 && wanted == 0, "{legal}, {wanted}");
}
