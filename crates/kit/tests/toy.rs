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

#[test]
fn a_sound_game_in_which_orders_show_something_passes() {
    assert_eq!(examine::<{ Flaw::TALK }>(), "");
}

#[test]
fn events_that_tell_a_secret_are_caught() {
    assert!(examine::<{ Flaw::TATTLE }>().contains("what is told tells what must be hidden"));
}

#[test]
fn a_sound_game_in_which_one_side_alone_has_secrets_passes() {
    assert_eq!(examine::<{ Flaw::OPEN_HAND }>(), "");
}

#[test]
fn a_secret_that_is_told_as_it_goes_is_caught() {
    assert!(examine::<{ Flaw::PARTING }>().contains("what is told tells what was hidden and is gone now"));
}

#[test]
fn a_swap_that_changes_nothing_is_caught() {
    assert!(examine::<{ Flaw::NO_SWAP }>().contains("swapping hidden facts never changes a position"));
}

#[test]
fn a_view_that_hides_nothing_is_caught() {
    assert!(examine::<{ Flaw::LEAK }>().contains("the game has secrets, and the view hides nothing"));
}

#[test]
fn a_wrong_word_about_secrets_is_caught() {
    assert!(examine::<{ Flaw::OPEN }>().contains("the game has no secrets, and hides something"));
}

#[test]
fn an_imagined_position_with_holes_is_caught() {
    assert!(examine::<{ Flaw::HOLES }>().contains("is left open in an imagined position"));
}

#[test]
fn an_undo_that_hides_again_what_was_shown_is_caught() {
    assert!(examine::<{ Flaw::NARROW }>().contains("shows something that undo would hide again"));
}

#[test]
fn odds_from_the_true_position_are_caught() {
    assert!(examine::<{ Flaw::WISE }>().contains("the odds tell what must be hidden"));
}

#[test]
fn a_pause_that_depends_on_a_hand_is_caught() {
    assert!(examine::<{ Flaw::PAUSE }>().contains("who is asked tells what must be hidden"));
}

#[test]
fn refusals_that_depend_on_the_other_hand_are_caught() {
    let found = examine::<{ Flaw::HINT }>();
    assert!(found.contains("the refusal of «") && found.contains("tells what must be hidden"), "{found}");
}

#[test]
fn a_choice_that_pointing_does_not_mean_is_caught() {
    assert!(examine::<{ Flaw::PICK }>().contains("does not mean it"));
}

#[test]
fn a_record_that_leads_elsewhere_is_caught() {
    assert!(examine::<{ Flaw::RECORD }>().contains("does not replay"));
}

#[test]
fn an_order_that_leads_elsewhere_when_given_again_is_caught() {
    let found = examine::<{ Flaw::UNDO }>();
    assert!(found.contains("an order taken back and given again leads elsewhere"), "{found}");
}

#[test]
fn a_bot_that_remembers_the_true_position_is_caught() {
    assert!(examine::<{ Flaw::PEEKING_BOT }>().contains("peeks"));
}

#[test]
fn a_fact_that_reads_back_as_something_else_is_caught() {
    assert!(examine::<{ Flaw::FACT }>().contains("the fact «mover» is set to 1 and reads back as 0"));
}

#[test]
fn a_course_by_an_order_that_is_not_legal_is_caught() {
    assert!(examine::<{ Flaw::ASTRAY }>().contains("«call» is not legal on the way to «table»"));
}

#[test]
fn a_course_that_depends_on_the_other_hand_is_caught() {
    assert!(examine::<{ Flaw::WHISPER }>().contains("the course of [\"chip\"] tells what must be hidden"));
}

#[test]
fn a_fault_comes_with_seed_position_and_a_record() {
    let found = examine::<{ Flaw::WISE }>();
    for part in ["seed 3, game ", "step ", "Table { hands", "feldzug record ", "game bluff", "luck: "] {
        assert!(found.contains(part), "{part}: {found}");
    }
}
