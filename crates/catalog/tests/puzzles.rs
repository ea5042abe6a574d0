//! Every puzzle can be read and asked, none is an exam position, and a sample is proved again.

use bots::BotSpec;
use catalog::{Opening, Shelf};
use engine::Need;
use std::collections::BTreeSet;
use table::Instructions;
use text::Lang;

/// Of a game's puzzles at most one in so many is solved by `greedy`.
const EASY: usize = 4;
/// A whole set has so many puzzles, and so many themes at least.
const WHOLE: usize = 50;
const THEMES: usize = 5;
/// Puzzles of each game that are proved again: the clearest ones.
const SAMPLE: usize = 2;

/// Scenario and position of a file.
fn position(game: &dyn Shelf, name: &str, text: &str) -> String {
    let scenario = cases::exam::read(name, text).expect("a sound file").scenario;
    let scenario = scenario.map(|scenario| scenario.into_inner()).unwrap_or_default();
    format!("{scenario} {:?}", game.exam_facts(name, text).expect("a sound position"))
}

fn margin((name, text): &(&str, &str)) -> f32 {
    let (puzzle, file) = cases::puzzle::read(name, text).expect("a sound puzzle");
    let best = file.worth.get(&puzzle.best).copied().expect("the best order has its worth");
    let others = file.worth.iter().filter(|(order, _)| **order != puzzle.best);
    best - others.map(|(_, worth)| *worth).fold(0.0, f32::max)
}

#[test]
fn every_puzzle_reads_its_orders_are_legal_and_one_is_clearly_best() {
    for game in catalog::games() {
        for file @ (name, text) in game.puzzle_files() {
            let (puzzle, exam) = cases::puzzle::read(name, text).unwrap_or_else(|error| panic!("{error}"));
            let opening = Opening { scenario: puzzle.scenario(), ..Opening::default() };
            let table = game.open(&opening).unwrap_or_else(|error| panic!("{name}: {error}"));
            let Need::Order(seat) = table.need() else { panic!("{name}: nobody decides") };
            let legal: BTreeSet<String> = table.choices(seat).into_iter().map(|one| one.order).collect();
            assert!(legal.len() > 2, "{name}: no choice");
            assert!(exam.worth.len() > 1 && exam.look.is_some(), "{name}: not proved");
            let known = exam.worth.keys().chain([&puzzle.best]);
            known.for_each(|order| assert!(legal.contains(order), "{name}: «{order}» is not legal"));
            assert!(margin(file) >= lab::PUZZLE_MARGIN - 0.001, "{name}: {}", margin(file));
            for lang in Lang::ALL {
                let theme = format!("theme-{}", puzzle.theme);
                assert!(game.texts().has(lang, &theme) && game.texts().has(lang, &format!("{theme}-ask")));
                for words in [&puzzle.title, &puzzle.why] {
                    let said = game.texts().try_say(lang, words).expect("words");
                    assert!(!said.is_empty() && !said.contains('‹'), "{name}: {said}");
                }
            }
        }
    }
}

#[test]
fn no_puzzle_is_an_exam_position_and_none_is_there_twice() {
    for game in catalog::games() {
        let mut known: BTreeSet<String> =
            game.exam().iter().map(|(name, text)| position(*game, name, text)).collect();
        for (name, text) in game.puzzle_files() {
            assert!(known.insert(position(*game, name, text)), "{name} is known already");
        }
    }
}

#[test]
fn a_set_has_many_themes_and_few_that_greedy_solves() {
    for game in catalog::games().iter().filter(|game| !game.puzzles().is_empty()) {
        let id = game.profile().id;
        let easy = game.puzzles().iter().filter(|puzzle| puzzle.level == 1).count();
        assert!(easy * EASY <= game.puzzles().len(), "{id}: greedy solves {easy}");
        let themes: BTreeSet<&str> = game.puzzles().iter().map(|puzzle| puzzle.theme.as_str()).collect();
        assert!(themes.len() >= THEMES || game.puzzles().len() < WHOLE, "{id}: {themes:?}");
    }
}

#[test]
fn the_clearest_are_proved_again() {
    for game in catalog::games() {
        let mut files = game.puzzle_files().to_vec();
        files.sort_by(|a, b| margin(b).total_cmp(&margin(a)));
        for (name, text) in files.iter().take(SAMPLE) {
            let proof = game.prove(name, text, Some(300)).unwrap_or_else(|error| panic!("{error}"));
            assert!(proof.holds && proof.margin > 0.0, "{name}: {}", proof.found);
        }
    }
}

#[test]
fn the_table_keeps_the_answer_objects_to_others_and_then_plays_on() {
    for game in catalog::games().iter().filter(|game| !game.puzzles().is_empty()) {
        let puzzle = &game.puzzles()[0];
        let opening = Opening { scenario: puzzle.scenario(), ..Opening::default() };
        let mut table = game.open(&opening).expect("a table");
        let seat = table.pupil().expect("who solves");
        let face = table.lesson().expect("a puzzle");
        assert_eq!((face.done, face.tasks, &face.order, face.stuck), (0, 1, &None, false), "{}", puzzle.id);
        assert!(!table.pass(seat, &Instructions::default()), "nobody answers for a solver");
        let other = table.choices(seat).into_iter().find(|one| one.order != puzzle.best).expect("another");
        let refused = table.order(seat, &other.order).expect_err("not the best");
        assert!(game.texts().try_say(Lang::De, &refused.msg()).expect("words").contains('%'));
        assert_eq!(table.len(), 0);
        table.order(seat, &puzzle.best).expect("the best");
        assert_eq!(table.lesson().map(|face| face.done), Some(1));
        let again = game.replay(&table.record(), None).expect("its record replays");
        assert_eq!(again.lesson().map(|face| face.done), Some(1));
    }
}

#[test]
fn every_puzzle_has_its_day() {
    for game in catalog::games() {
        let many = game.puzzles().len() as u64;
        let days: BTreeSet<&str> =
            (0..many).filter_map(|day| game.puzzle_of(20_000 + day)).map(|one| one.id.as_str()).collect();
        assert_eq!(days.len() as u64, many, "{}", game.profile().id);
    }
}

#[test]
fn proving_again_tells_what_holds_from_what_does_not() {
    let game = catalog::find("mortain").expect("a game");
    let (name, text) = game.exam()[0];
    assert!(text.contains(r#"best = ["exit 37", "exit 38"]"#), "{name} has changed");
    let proof = game.prove(name, text, Some(200)).expect("a proof");
    assert!(proof.holds && proof.margin > 0.2, "{proof:?}");
    let wrong = text.replace(r#"best = ["exit 37", "exit 38"]"#, r#"best = ["done"]"#);
    let proof = game.prove(name, &wrong, Some(200)).expect("a proof");
    assert!(!proof.holds && proof.margin < -0.2, "{proof:?}");
    let avoid = text.replace(r#"best = ["exit 37", "exit 38"]"#, r#"avoid = ["done"]"#);
    assert!(game.prove(name, &avoid, Some(200)).expect("a proof").holds);
}

/// Whoever plays at random errs. What is written of it leads to the same position, and says so again.
#[test]
fn blunders_are_found_and_written_as_positions() {
    let game = catalog::find("mortain").expect("a game");
    let bots = vec![BotSpec::Random; 2];
    let job = lab::Job { games: 1, bots, swap: false, seed: 5, threads: 1, records: true };
    let record = game.simulate(&Opening::default(), &job, &|| {}).expect("a game").records.remove(0);
    let hunt = lab::Hunt { playouts: 20, margin: 0.1, looks: 40, most: 3, seed: 1 };
    let found = game.quarry(&record, &hunt, catalog::Quarry::Blunders).expect("a look");
    assert!(!found.is_empty());
    let again = game.quarry(&record, &hunt, catalog::Quarry::Blunders).expect("a look");
    assert_eq!(format!("{found:?}"), format!("{again:?}"), "the same seed gives the same look");
    let table = game.replay(&record, None).expect("it replays");
    for one in &found {
        assert!(one.worth.0 - one.worth.1 >= 0.1, "{one:?}");
        let file = one.file.as_ref().expect("it can be written down");
        let there = table.facts(one.step);
        assert_eq!(game.exam_facts("draft", file).expect("a sound file"), there);
        let proof = game.prove("draft", file, None).expect("a proof");
        assert!(proof.holds && proof.margin >= 0.0, "{proof:?}");
    }
}

/// Long: `cargo test --release -p catalog --test puzzles -- --ignored`; `feldzug puzzles GAME --check` says the same in words.
#[test]
#[ignore]
fn all_are_proved_again_and_greedy_solves_a_quarter_at_most() {
    for game in catalog::games() {
        let mut solved = 0;
        for (name, text) in game.puzzle_files() {
            let proof = game.prove(name, text, None).unwrap_or_else(|error| panic!("{error}"));
            assert!(proof.margin >= lab::PUZZLE_MARGIN, "{name}: {}", proof.found);
            let tries = game.sit(name, text, BotSpec::Greedy, 1..4, &bots::Timeless).expect("it can be sat");
            solved += tries.iter().filter(|one| one.wrong.is_none()).count();
        }
        assert!(solved * EASY <= game.puzzle_files().len() * 3, "{}: {solved}", game.profile().id);
    }
}
