//! Exact odds against a hundred thousand simulated resolutions.

use bots::Fancy;
use engine::*;
use mortain::Mortain;
use mortain::orders::Order;
use mortain::position::*;

const TRIALS: u32 = 100_000;

fn check(game: &Mortain, position: &Position, declare: &[Order]) {
    let mut start = *position;
    for &order in declare {
        game.judge(&start, order).expect("the attack is legal");
        game.apply_order(&mut start, order, &mut Silent);
    }
    let odds = game.odds(&start, Order::Shoot).expect("an attack has odds");
    let mut luck = Fancy::new(5);
    let mut counts: std::collections::BTreeMap<&str, u32> = Default::default();
    for _ in 0..TRIALS {
        let mut p = start;
        game.apply_order(&mut p, Order::Shoot, &mut Silent);
        let result = loop {
            if let Some(result) = game.last_result(&p) {
                break result;
            }
            match game.need(&p) {
                Need::Luck(chance) => game.apply_luck(&mut p, chance.sample(&mut luck), &mut Silent),
                Need::Order(_) => game.apply_order(&mut p, Order::Redraw, &mut Silent),
                Need::Over(_) => unreachable!("an attack that wins has a result"),
            }
        };
        *counts.entry(result).or_default() += 1;
    }
    for share in &odds.shares {
        let found = counts.remove(share.result).unwrap_or(0) as f64 / TRIALS as f64;
        // Four standard deviations.
        let margin = 4.0 * (share.chance * (1.0 - share.chance) / TRIALS as f64).sqrt() + 1e-9;
        assert!((found - share.chance).abs() <= margin, "{}: {found} against {}", share.result, share.chance);
    }
    assert!(counts.is_empty(), "results without odds: {counts:?}");
}

fn set(game: &Mortain, facts: &[(&str, &str)]) -> Position {
    let mut position = game.start();
    for (key, value) in facts {
        let fact = match *value {
            "true" => Fact::Flag(true),
            word if key.ends_with("steps") => Fact::Num(word.parse().unwrap()),
            word if *key == "deck" => Fact::Words(word.split(' ').map(str::to_owned).collect()),
            word => Fact::word(word),
        };
        game.set_fact(&mut position, key, &fact).unwrap();
    }
    position
}

#[test]
fn exact_odds_agree_with_simulation() {
    let data = Mortain::load(&DataFiles::shipped(Mortain::FILES)).unwrap();
    let game = Mortain::new(&data, &Setup::default());
    let unit = |id: &str| game.data.find_unit(id).unwrap();
    let fire = |from: &str, at: &str| Order::Fire { unit: unit(from), target: unit(at) };
    let town = [("PzA", "0803"), ("DF", "0803"), ("120", "0703"), ("card", "8S")];
    check(&game, &set(&game, &town), &[fire("PzA", "120")]);
    check(&game, &set(&game, &town), &[fire("PzA", "120"), Order::Join { unit: unit("DF") }]);

    // The joker can end the round.
    let mut both = town.to_vec();
    both.extend([("german.activated", "true"), ("us.activated", "true"), ("120.steps", "1")]);
    check(&game, &set(&game, &both), &[fire("PzA", "120")]);

    // A thin deck of mostly court cards.
    let mut thin = both.clone();
    thin.push(("deck", "JK KS QS JS KH 3D 9C"));
    check(&game, &set(&game, &thin), &[fire("PzA", "120")]);

    // No number card is left: nothing but interruption can come.
    let mut none = town.to_vec();
    none.push(("deck", "KS QS"));
    check(&game, &set(&game, &none), &[fire("PzA", "120")]);

    // Artillery on a stack.
    let shelled = [("PzA", "0903"), ("102", "0903"), ("DF", "0903"), ("120", "0703"), ("card", "6H")];
    let strike = [Order::Strike { unit: unit("PzA") }, Order::Target { unit: unit("102") }];
    check(&game, &set(&game, &shelled), &strike);
}
