//! Standing instructions answer for a person, and only then.

use bluff::{Bluff, Flaw};
use engine::{Header, Seat, Viewer};
use scene::Ask;
use std::sync::Arc;
use table::{AnyTable, Instructions, Table};

const SOUTH: Seat = Seat(1);

/// North has raised; south holds this card and is asked.
fn raised(south: &str) -> Table<Bluff<{ Flaw::NONE }>> {
    let mut table = Table::new(Arc::new(Bluff), Header::default());
    table.luck_text("6").unwrap();
    table.luck_text(south).unwrap();
    table.order_text(Seat(0), "raise").unwrap();
    table
}

fn instructed(ask: Ask) -> Instructions {
    let mut instructions = Instructions::default();
    instructions.set("call", ask);
    instructions
}

#[test]
fn where_hands_are_secret_a_player_is_asked_every_time_unless_he_says_otherwise() {
    // The lowest card never wins. But an answer that comes at once would tell that it is held.
    assert!(!raised("1").pass(SOUTH, &Instructions::default()));
    assert!(!raised("2").pass(SOUTH, &instructed(Ask::Matters)));
    assert!(raised("1").pass(SOUTH, &instructed(Ask::Matters)));
}

#[test]
fn a_chosen_chance_is_the_lowest_that_is_asked_about() {
    assert!(raised("2").pass(SOUTH, &instructed(Ask::Above(30))));
    assert!(!raised("3").pass(SOUTH, &instructed(Ask::Above(30))));
    assert!(!raised("1").pass(SOUTH, &instructed(Ask::Always)));
    assert!(raised("5").pass(SOUTH, &instructed(Ask::Never)));
}

#[test]
fn only_a_reaction_is_passed_and_only_for_who_is_asked() {
    let mut table = Table::new(Arc::new(Bluff::<{ Flaw::NONE }>), Header::default());
    table.luck_text("1").unwrap();
    table.luck_text("2").unwrap();
    let never = instructed(Ask::Never);
    assert!(!table.pass(Seat(0), &never), "whether to raise is no reaction");
    table.order_text(Seat(0), "raise").unwrap();
    assert!(!table.pass(Seat(0), &never), "north is not asked");
}

#[test]
fn a_passed_reaction_is_an_order_in_the_record_with_a_note_in_the_log() {
    let mut table = raised("5");
    assert!(table.pass(SOUTH, &instructed(Ask::Never)));
    let record = table.record();
    let last = record.entries.last().unwrap();
    assert_eq!((last.who.as_str(), last.what.as_str()), ("south", "fold"));
    assert!(table.log(0, Viewer::Referee).last().unwrap().passed);
    let again = Table::replay(table.game().clone(), &record).unwrap();
    assert_eq!(again.position(), table.position());
}
