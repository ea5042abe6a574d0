//! The exam positions can be sat, and search knows what is obvious.

use bots::{BotSpec, Level, Timeless};
use engine::{DataFiles, Game};
use rivet_wars::RivetWars;
use scene::Show;
use text::Texts;

/// How many tries of each level a bot got right, of how many.
fn sit(bot: BotSpec) -> [(usize, usize); 3] {
    let data = RivetWars::load(&DataFiles::shipped(RivetWars::FILES)).unwrap();
    let texts = Texts::new(RivetWars::TEXTS).unwrap();
    let mut levels = [(0, 0); 3];
    for (name, text) in RivetWars::EXAM {
        let exam = cases::exam::read(name, text).unwrap();
        let level = &mut levels[*exam.level.get_ref() as usize - 1];
        let tries = cases::exam::sit::<RivetWars>(&data, &texts, (name, text), &exam, (bot, 1..4), &Timeless)
            .unwrap_or_else(|error| panic!("{error}"));
        for sat in &tries {
            if let Some(wrong) = &sat.wrong {
                println!("{bot} {name}: {wrong} (gave {})", sat.gave.join(", "));
            }
            level.0 += sat.wrong.is_none() as usize;
            level.1 += 1;
        }
    }
    println!("{bot}: {levels:?}");
    levels
}

#[test]
fn search_knows_what_is_obvious_and_most_of_what_is_sound() {
    let greedy = sit(BotSpec::Greedy);
    let search = sit(BotSpec::Search(Level::Playouts(200)));
    assert!(greedy[0].0 * 100 >= greedy[0].1 * 85, "greedy: {greedy:?}");
    assert!(search[0].0 * 100 >= search[0].1 * 95, "search: {search:?}");
    assert!(search[1].0 * 100 >= search[1].1 * 75, "search: {search:?}");
}
