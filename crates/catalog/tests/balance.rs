//! The shipped balance figures: about things that exist, complete, and with a handicap where a side wins too often.

use catalog::HANDICAP;
use text::Lang;

#[test]
fn every_measurement_is_about_a_scenario_and_a_handicap_that_exist() {
    for measure in &catalog::balance().measures {
        let game = catalog::find(&measure.game).expect("a game");
        let scenarios = game.check_data(&game.shipped()).expect("sound data");
        assert!(scenarios.contains(&measure.scenario), "{}/{}", measure.game, measure.scenario);
        let options = game.profile().options;
        let spec = options.iter().find(|spec| spec.key == HANDICAP).expect("a handicap");
        let value = spec.values.iter().position(|value| *value == measure.handicap);
        assert_eq!(
            value.map(|place| place == 0),
            Some(measure.plain),
            "{}: {}",
            measure.game,
            measure.handicap
        );
        assert_eq!(measure.wins.values().sum::<u32>() + measure.draws, measure.games, "{}", measure.scenario);
    }
}

#[test]
fn the_games_offer_a_handicap_for_either_side() {
    for id in ["mortain", "white-star-rising", "hegra-1940", "rivet-wars"] {
        let profile = catalog::find(id).expect("a game").profile();
        let spec = profile.options.iter().find(|spec| spec.key == HANDICAP).expect("a handicap");
        assert_eq!(spec.values[0], "none", "{id}");
        for seat in profile.seats {
            assert!(spec.values.iter().any(|value| value.starts_with(seat)), "{id}: nothing helps {seat}");
        }
    }
}

#[test]
fn every_scenario_of_a_measured_game_is_shown_with_its_shares() {
    for id in ["mortain", "white-star-rising", "hegra-1940", "rivet-wars"] {
        let game = catalog::find(id).expect("a game");
        for scenario in game.check_data(&game.shipped()).expect("sound data") {
            for lang in Lang::ALL {
                let line = catalog::balance_line(game, &scenario, lang);
                assert!(line.is_some_and(|line| line.contains(" % (")), "{id}/{scenario}");
            }
        }
    }
}
