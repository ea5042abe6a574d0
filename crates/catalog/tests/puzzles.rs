//! Positions are proved again, and blunders are found and written down. A game without puzzles offers none.

use bots::BotSpec;
use catalog::Opening;

#[test]
fn proving_again_tells_what_holds_from_what_does_not() {
    let game = catalog::find("mortain").expect("a game");
    let (name, text) = game.exam()[0];
    assert!(text.contains(r#"best = ["exit 37", "exit 38"]"#), "{name} has changed");
    let proof = game.prove(name, text, Some(200), 20).expect("a proof");
    assert!(proof.holds && proof.margin > 0.1, "{proof:?}");
    let wrong = text.replace(r#"best = ["exit 37", "exit 38"]"#, r#"best = ["pass"]"#);
    let proof = game.prove(name, &wrong, Some(200), 0).expect("a proof");
    assert!(!proof.holds && proof.margin < -0.1, "{proof:?}");
    let avoid = text.replace(r#"best = ["exit 37", "exit 38"]"#, r#"avoid = ["pass"]"#);
    assert!(game.prove(name, &avoid, Some(200), 0).expect("a proof").holds);
}

/// Whoever plays at random errs. What is written of it leads to the same position, and says so again.
#[test]
fn blunders_are_found_and_written_as_positions() {
    let game = catalog::find("mortain").expect("a game");
    let bots = vec![BotSpec::Random; 2];
    let job = lab::Job { games: 1, bots, swap: false, seed: 5, threads: 1, records: true };
    let record = game.simulate(&Opening::default(), &job, &|| {}).expect("a game").records.remove(0);
    let hunt = lab::Hunt { playouts: 20, margin: 0.02, looks: 60, last: usize::MAX, most: 3, seed: 1 };
    let found = game.quarry(&record, &hunt, (catalog::Quarry::Blunders, &|_, _| true)).expect("a look");
    assert!(!found.is_empty());
    let again = game.quarry(&record, &hunt, (catalog::Quarry::Blunders, &|_, _| true)).expect("a look");
    assert_eq!(format!("{found:?}"), format!("{again:?}"), "the same seed gives the same look");
    let table = game.replay(&record, None).expect("it replays");
    for one in &found {
        assert!(one.worth.0 - one.worth.1 >= 0.02, "{one:?}");
        let file = one.file.as_ref().expect("it can be written down");
        let there = table.facts(one.step);
        assert_eq!(game.exam_facts("draft", file).expect("a sound file"), there);
        let proof = game.prove("draft", file, None, 0).expect("a proof");
        assert!(proof.holds && proof.margin >= 0.0, "{proof:?}");
    }
}

#[test]
fn a_puzzle_that_is_not_there_is_refused_in_words() {
    for game in catalog::games() {
        let opening = Opening { scenario: "puzzle:none".to_owned(), ..Opening::default() };
        let Err(error) = game.open(&opening) else { panic!("{} opens it", game.profile().id) };
        assert!(error.to_string().contains("none"), "{error}");
        assert_eq!(game.puzzle_of(20_000).is_none(), game.puzzles().is_empty());
    }
}
