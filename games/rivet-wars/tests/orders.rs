//! Orders are read as they are declared.

use engine::{DataFiles, Game, Setup};
use rivet_wars::RivetWars;

fn game() -> RivetWars {
    let data = RivetWars::load(&DataFiles::shipped(RivetWars::FILES)).unwrap();
    RivetWars::new(&data, &Setup { scenario: "knock-out".to_owned(), options: vec![] })
}

#[test]
fn an_order_reads_back_in_small_letters_and_in_capitals() {
    let game = game();
    for text in
        ["play pigeon-1", "play barrage-2 E5", "attack Rif1 1 E5", "attack Par1 1 E5 3", "form E5 2 3 1"]
    {
        let order = game.read(text).unwrap_or_else(|error| panic!("{text}: {error:?}"));
        assert_eq!(game.write(order), text);
        assert_eq!(game.read(&text.to_uppercase()), Ok(order));
    }
}

#[test]
fn what_the_only_figure_of_its_kind_does_needs_no_number() {
    let game = game();
    assert_eq!(game.write(game.read("move Koe").unwrap()), "move Koe1");
    assert!(game.read("move Rif").is_err());
}

#[test]
fn plugs_are_not_deployed_and_others_are_not_plugged() {
    let game = game();
    assert!(game.read("plug Hac Ost1").is_ok());
    for text in ["deploy Hac E5", "plug Rif Ost1", "plug Hac Rif1"] {
        let error = game.read(text).expect_err(text);
        assert_eq!(error.0.key, "notation-word", "{text}");
    }
}

#[test]
fn a_place_and_a_new_order_must_exist() {
    let game = game();
    for text in
        ["attack Rif1 1 E5 5", "attack Rif1 0 E5", "form E5 1 2", "form E5 2", "play pigeon-3", "step Z9"]
    {
        let error = game.read(text).expect_err(text);
        assert!(error.0.key.starts_with("notation-"), "{text}: {error:?}");
    }
}
