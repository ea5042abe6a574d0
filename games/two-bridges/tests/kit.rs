//! The test kit and the cases on this game alone; the catalog runs both on all games.

use engine::{DataFiles, Game};
use scene::Show;
use two_bridges::TwoBridges;

#[test]
fn the_game_passes_the_kit() {
    let wrong = kit::examine::<TwoBridges>(kit::Effort { games: 200, positions: 120, seed: 2 });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_case_holds() {
    let data = TwoBridges::load(&DataFiles::shipped(TwoBridges::FILES)).expect("the data are sound");
    let texts = text::Texts::new(TwoBridges::TEXTS).expect("the texts are sound");
    let book = text::RuleBook::read("rules.toml", TwoBridges::RULEBOOK).expect("the rulebook is sound");
    for (name, text) in TwoBridges::CASES {
        let case = cases::read(name, text).unwrap_or_else(|error| panic!("{error}"));
        cases::run::<TwoBridges>(&data, &texts, &book, name, text, &case)
            .unwrap_or_else(|error| panic!("{error}"));
    }
}
