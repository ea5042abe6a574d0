//! 6.3: where one question offers fire and withdrawal, the standing instructions for both count.

use blitzkrieg_1940::Blitzkrieg;
use engine::*;
use scene::Show;
use std::sync::Arc;
use table::{Instructions, Table};

fn open() -> Blitzkrieg {
    let data = Blitzkrieg::load(&DataFiles::shipped(Blitzkrieg::FILES)).expect("the data");
    Blitzkrieg::new(&data, &Setup { scenario: "hannut".to_owned(), options: Vec::new() })
}

/// A Pz III drives past these French units; the position after its step.
fn driven_past(game: &Blitzkrieg, units: &[(&str, &str)]) -> blitzkrieg_1940::position::Position {
    let mut p = game.start();
    let german = [("i35-hq", "1613"), ("i35-3", "1713")];
    for (unit, hex) in german.iter().chain(units) {
        game.set_fact(&mut p, unit, &Fact::word(*hex)).expect("a place");
    }
    game.set_fact(&mut p, "active", &Fact::word("i35")).expect("a formation");
    let order = game.read("move i35-3 1613").expect("an order");
    game.judge(&p, order).expect("a legal order");
    game.apply_order(&mut p, order, &mut Silent);
    p
}

#[test]
fn fire_and_withdrawal_are_two_kinds_of_one_question() {
    let game = open();
    let p = driven_past(&game, &[("1c-1", "1413"), ("1c-hq", "1413"), ("i11-3", "1414")]);
    let asked = game.reaction(&p, Seat(1)).expect("a reaction");
    assert_eq!(asked.kind, "opportunity-fire");
    assert!(asked.chance > 0.2, "{}", asked.chance);
    let others = game.other_reactions(&p, Seat(1));
    assert_eq!(others.len(), 1);
    assert_eq!(others[0].0, "withdraw");
    assert!(others[0].1 > 0.5, "rifles in the open two hexes before a Pz III: {:?}", others[0]);
    assert!(game.other_reactions(&p, Seat(0)).is_empty(), "the Germans are not asked");
}

#[test]
fn whoever_can_only_withdraw_is_asked_about_that() {
    let game = open();
    let p = driven_past(&game, &[("i11-3", "1414")]);
    let asked = game.reaction(&p, Seat(1)).expect("a reaction");
    assert_eq!(asked.kind, "withdraw");
    assert!(game.other_reactions(&p, Seat(1)).is_empty());
}

#[test]
fn a_withdrawal_out_of_nobodys_reach_saves_nothing() {
    let game = open();
    // Four hexes away the Pz III sees a tank but does not reach it.
    let p = driven_past(&game, &[("1c-1", "1213"), ("1c-hq", "1213")]);
    let asked = game.reaction(&p, Seat(1)).expect("a reaction");
    assert_eq!((asked.kind, asked.chance), ("withdraw", 0.0));
}

#[test]
fn a_table_asks_if_either_kind_is_wanted() {
    let units = [("1c-1", "1413"), ("1c-hq", "1413"), ("i11-3", "1414")];
    let passes = |line: &str| {
        let game = open();
        let p = driven_past(&game, &units);
        let mut table = Table::from_position(Arc::new(game), Header::default(), p);
        table.pass(Seat(1), &Instructions::read(line))
    };
    assert!(passes("opportunity-fire=never withdraw=never"));
    assert!(!passes("opportunity-fire=always withdraw=never"));
    // Only the second kind of the question is wanted: it alone must keep the table waiting.
    assert!(!passes("opportunity-fire=never withdraw=always"));
    assert!(!passes("opportunity-fire=never"), "a withdrawal out of fire matters");
}
