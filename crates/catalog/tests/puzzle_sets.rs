//! The puzzles that ship: every one can be asked and answered, none is a position of the exam, and a sample is proved again as it was
//! proved. `feldzug puzzles GAME --check` proves all of them.

use catalog::{Opening, Shelf};
use std::collections::{BTreeMap, BTreeSet};
use text::Lang;

/// The sets that ship, with the puzzles and themes each has at least. The aim is 50 and 5 for every game.
const SETS: [(&str, usize, usize); 3] = [("hegra-1940", 10, 3), ("mortain", 50, 5), ("rivet-wars", 32, 6)];
/// At most one puzzle in so many is solved by `greedy`.
const EASY: usize = 4;
/// Playouts of the shortest look that proves: ten times those of the look that found it.
const PLAYOUTS: u32 = 1000;
/// Of each set so many are proved again.
const SAMPLE: usize = 20;

fn with_sets() -> impl Iterator<Item = &'static dyn Shelf> {
    SETS.iter().map(|(id, ..)| catalog::find(id).expect("a game"))
}

fn file_of(game: &dyn Shelf, nth: usize) -> cases::exam::ExamFile {
    let (name, text) = game.puzzle_files()[nth];
    cases::exam::read(name, text).expect("a sound file")
}

#[test]
fn a_set_is_varied_and_mostly_hard() {
    for game in catalog::games() {
        let (id, all) = (game.profile().id, game.puzzles());
        let known = SETS.iter().find(|(known, ..)| *known == id);
        let (many, various) = known.map_or((0, 0), |(_, many, various)| (*many, *various));
        assert_eq!(all.is_empty(), known.is_none(), "{id}: a set that nobody checks");
        assert!(all.len() >= many, "{id} has {} puzzles", all.len());
        let themes: BTreeSet<&str> = all.iter().map(|one| one.theme.as_str()).collect();
        assert!(themes.len() >= various, "{id} has the themes {themes:?}");
        let easy = all.iter().filter(|one| one.level == 1).count();
        assert!(easy * EASY <= all.len(), "greedy solves {easy} of {} in {id}", all.len());
    }
}

#[test]
fn one_order_is_best_by_a_margin_and_the_words_are_there() {
    for game in with_sets() {
        for (nth, puzzle) in game.puzzles().iter().enumerate() {
            let (id, file) = (format!("{} {}", game.profile().id, puzzle.id), file_of(game, nth));
            assert!(file.look.is_some_and(|look| look.playouts >= PLAYOUTS), "{id}");
            let best = file.worth.get(&puzzle.best).copied().expect("the best order has a worth");
            let second =
                file.worth.iter().filter(|(order, _)| **order != puzzle.best).map(|(_, worth)| *worth);
            let second = second.fold(f32::NEG_INFINITY, f32::max);
            // Written with three digits.
            assert!(best - second >= lab::PUZZLE_MARGIN - 0.001, "{id}: {best} against {second}");
            let theme = engine::Msg::new(format!("theme-{}", puzzle.theme));
            for lang in Lang::ALL {
                for words in [&puzzle.title, &puzzle.why, &theme] {
                    assert!(!game.texts().try_say(lang, words).expect("words").is_empty(), "{id}");
                }
            }
        }
    }
}

/// The table asks, refuses the second best order in words, and carries the best one out.
#[test]
fn every_puzzle_is_asked_and_answered() {
    for game in with_sets() {
        for (nth, puzzle) in game.puzzles().iter().enumerate() {
            let id = format!("{} {}", game.profile().id, puzzle.id);
            let opening = Opening { scenario: puzzle.scenario(), ..Opening::default() };
            let mut table = game.open(&opening).unwrap_or_else(|error| panic!("{id}: {error}"));
            let seat = table.pupil().expect("somebody is asked");
            let file = file_of(game, nth);
            let wrong = file.worth.keys().find(|order| **order != puzzle.best).expect("a second order");
            assert!(table.order(seat, wrong).is_err(), "{id}: «{wrong}» is accepted");
            table.order(seat, &puzzle.best).unwrap_or_else(|_| panic!("{id}: «{}» is refused", puzzle.best));
            let face = table.lesson().expect("a puzzle is a lesson");
            assert_eq!(face.done, face.tasks, "{id}");
        }
    }
}

#[test]
fn no_puzzle_is_a_position_of_the_exam_or_stands_twice() {
    for game in with_sets() {
        let mut known = BTreeMap::new();
        for (name, text) in game.exam().iter().chain(game.puzzle_files()) {
            let scenario = cases::exam::read(name, text).expect("a sound file").scenario;
            let scenario = scenario.map(|scenario| scenario.into_inner());
            let facts = game.exam_facts(name, text).expect("a position");
            if let Some(other) = known.insert(format!("{scenario:?} {facts:?}"), name) {
                assert!(!name.contains("puzzles"), "{name} is {other}");
            }
        }
    }
}

#[test]
fn a_sample_is_proved_again() {
    for game in with_sets() {
        let files = game.puzzle_files();
        for (name, text) in files.iter().step_by(files.len().div_ceil(SAMPLE)) {
            let proof = game.prove(name, text, None, 0).expect("a proof");
            assert!(proof.holds && proof.margin >= lab::PUZZLE_MARGIN, "{name}: {proof:?}");
        }
    }
}
