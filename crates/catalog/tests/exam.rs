//! The exam of every game: enough positions, and `greedy` knows what is obvious.

use bots::{BotSpec, Timeless};

/// Positions of each game at least, and the share of the obvious ones that `greedy` gets right.
const POSITIONS: usize = 40;
const OBVIOUS: f64 = 0.85;

#[test]
fn every_game_has_forty_positions_and_greedy_knows_what_is_obvious() {
    let mut wrong = Vec::new();
    for game in catalog::games() {
        let id = game.profile().id;
        let (mut right, mut obvious) = (0, 0);
        for (name, text) in game.exam() {
            let exam = cases::exam::read(name, text).unwrap_or_else(|error| panic!("{error}"));
            let tries = game
                .sit(name, text, BotSpec::Greedy, 1..4, &Timeless)
                .unwrap_or_else(|error| panic!("{error}"));
            if *exam.level.get_ref() == 1 {
                right += tries.iter().filter(|one| one.wrong.is_none()).count();
                obvious += tries.len();
            }
        }
        println!(
            "{id}: {} positions, greedy gets {right} of {obvious} obvious ones right",
            game.exam().len()
        );
        if game.exam().len() < POSITIONS || (right as f64) < OBVIOUS * obvious as f64 {
            wrong.push(id);
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
}
