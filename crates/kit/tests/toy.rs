//! The kit passes a sound game with secrets, reactions and no grid, and catches every flaw built into it.

use bluff::{Bluff, Flaw};
use kit::Effort;

const EFFORT: Effort = Effort { games: 400, positions: 200, seed: 3 };

fn examine<const FLAW: u8>() -> String {
    kit::examine::<Bluff<FLAW>>(EFFORT).join("\n")
}

#[test]
fn a_sound_game_passes() {
    assert_eq!(examine::<{ Flaw::NONE }>(), "");
}

#[test]
fn a_view_that_tells_the_other_hand_is_caught() {
    assert!(examine::<{ Flaw::LEAK }>().contains("the view tells what must be hidden"));
}

#[test]
fn orders_that_depend_on_the_other_hand_are_caught() {
    assert!(examine::<{ Flaw::PEEK }>().contains("the offered orders tell what must be hidden"));
}

#[test]
fn a_judge_that_disagrees_with_the_list_is_caught() {
    assert!(examine::<{ Flaw::JUDGE }>().contains("is judged legal but not listed"));
}

#[test]
fn a_position_without_a_legal_order_is_caught() {
    assert!(examine::<{ Flaw::STUCK }>().contains("stuck"));
}

#[test]
fn a_missing_text_is_caught_in_the_language_that_lacks_it() {
    let found = examine::<{ Flaw::MUTE }>();
    assert!(found.contains("de: no text for «event-raised»") && !found.contains("en: no text"), "{found}");
}

#[test]
fn a_rule_that_is_not_in_the_book_is_caught() {
    assert!(examine::<{ Flaw::RULE }>().contains("the rulebook has no «9.9»"));
}

#[test]
fn a_game_longer_than_declared_is_caught() {
    assert!(examine::<{ Flaw::LONG }>().contains("exceed the declared bounds"));
}

#[test]
fn a_reaction_that_cannot_be_declined_is_caught() {
    assert!(examine::<{ Flaw::STUBBORN }>().contains("cannot be declined"));
}

#[test]
fn an_overlay_on_no_cell_is_caught() {
    assert!(examine::<{ Flaw::GLOW }>().contains("which is no cell"));
}

#[test]
fn notation_that_does_not_read_back_is_caught() {
    assert!(examine::<{ Flaw::NOTATION }>().contains("does not read back"));
}
