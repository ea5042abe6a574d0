//! Deep looks and games to the end, by which puzzles are found and proved.

use bots::Minds;
use engine::*;
use lab::{deep_look, play_out};
use mortain::{GERMAN, Mortain};
use std::collections::BTreeSet;

fn game() -> Mortain {
    let data = Mortain::load(&DataFiles::shipped(Mortain::FILES)).expect("sound data");
    Mortain::new(&data, &Setup::default())
}

fn middle(game: &Mortain) -> Position {
    let mut position = game.start();
    let facts =
        [("card", "8S"), ("PzA", "0803"), ("DF", "0704"), ("D", "0702"), ("37", "0603"), ("120", "0703")];
    for (key, value) in facts {
        game.set_fact(&mut position, key, &Fact::word(value)).expect(key);
    }
    position
}

type Position = <Mortain as Game>::Position;

#[test]
fn a_look_knows_every_order_once_and_its_worth_is_a_share() {
    let game = game();
    let position = middle(&game);
    let Need::Order(seat) = game.need(&position) else { panic!("somebody decides") };
    let mut legal = Vec::new();
    game.orders(&position, &mut legal);
    let legal: BTreeSet<String> = legal.into_iter().map(|order| game.write(order)).collect();
    let minds = Minds::default();
    for playouts in [10, 200] {
        let look = deep_look(&game, &minds, &position, seat, (playouts, 7));
        let known: BTreeSet<String> = look.orders.iter().map(|one| game.write(one.order)).collect();
        assert_eq!(known, legal);
        assert_eq!(look.orders.len(), legal.len(), "an order stands twice");
        assert!(look.orders.iter().all(|one| (0.0..=1.0).contains(&one.value)), "{look:?}");
        assert!(look.orders.is_sorted_by(|a, b| a.value >= b.value));
        let again = deep_look(&game, &minds, &position, seat, (playouts, 7));
        assert_eq!(format!("{look:?}"), format!("{again:?}"), "the same seed gives the same look");
    }
}

#[test]
fn games_to_the_end_are_the_same_for_a_seed_and_scores_are_shares() {
    let game = game();
    let position = middle(&game);
    let minds = Minds::default();
    let order = game.read("fire PzA 120").expect("an order");
    let score = |games| play_out(&game, &minds, &position, (GERMAN, order), 0..games, 3);
    assert!((0.0..=1.0).contains(&score(20)));
    assert_eq!(score(20), score(20));
    assert_eq!(play_out(&game, &minds, &position, (GERMAN, order), 0..0, 3), 0.0);
}
