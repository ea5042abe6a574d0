//! How strong the levels of the computer are in each game: measured, kept in a file, and shown where an opponent is chosen.

use crate::Shelf;
use crate::balance::is_other;
use bots::BotSpec;
use lab::{Pairing, Rating, rate};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::{Mutex, OnceLock};

/// Stands for the game itself where one plays alone.
pub const THE_GAME: &str = "game";

/// All matches.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ladder {
    /// One for each game and pair of bots.
    #[serde(default, rename = "match")]
    pub matches: Vec<Match>,
}

/// Two bots, or a bot and the game itself, over all scenarios and from both sides.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Match {
    /// The game.
    pub game: String,
    /// The two; [`THE_GAME`] is the game itself.
    pub players: [String; 2],
    /// Games won by each.
    pub wins: [u32; 2],
    /// Games nobody won.
    pub draws: u32,
    /// Their seed.
    pub seed: u64,
    /// Version of the rules.
    pub rules: u32,
    /// Digest of the data files.
    pub data: String,
}

impl Ladder {
    /// Reads the file.
    pub fn read(text: &str) -> Result<Ladder, toml::de::Error> {
        toml::from_str(text)
    }

    /// The file.
    pub fn write(&self) -> String {
        let mut out = String::from(
            "# Games of the levels against each other. Written by `feldzug lab ladder --write FILE`; do not edit by hand.\n",
        );
        for one in &self.matches {
            let _ = write!(out, "\n[[match]]\n{}", toml::to_string(one).expect("plain values"));
        }
        out
    }

    /// Puts in a new match in the place of the old one.
    pub fn put(&mut self, new: Match) {
        match self.matches.iter().position(|old| (&old.game, &old.players) == (&new.game, &new.players)) {
            Some(place) => self.matches[place] = new,
            None => self.matches.push(new),
        }
    }

    /// The bots of a game with their ratings, weakest first. The one step ahead of `greedy` is the yardstick, or the game itself.
    pub fn ratings(&self, game: &str) -> Vec<(String, Rating)> {
        let matches: Vec<&Match> = self.matches.iter().filter(|one| one.game == game).collect();
        let mut names: Vec<&str> = Vec::new();
        for name in matches.iter().flat_map(|one| &one.players) {
            if !names.contains(&name.as_str()) {
                names.push(name);
            }
        }
        let place = |name: &str| names.iter().position(|known| *known == name);
        let Some(anchor) = place(THE_GAME).or_else(|| place(&BotSpec::Greedy.to_string())) else {
            return Vec::new();
        };
        let pairings: Vec<Pairing> = matches
            .iter()
            .map(|one| Pairing {
                players: [0, 1].map(|which| place(&one.players[which]).expect("every name is listed")),
                wins: one.wins,
                draws: one.draws,
            })
            .collect();
        let mut rated: Vec<(String, Rating)> =
            names.iter().map(|name| name.to_string()).zip(rate(names.len(), &pairings, anchor)).collect();
        rated.retain(|(name, _)| name != THE_GAME);
        rated.sort_by_key(|(_, rating)| rating.rating);
        rated
    }
}

/// The matches that were shipped.
pub fn ladder() -> &'static Ladder {
    static LADDER: OnceLock<Ladder> = OnceLock::new();
    LADDER.get_or_init(|| Ladder::read(include_str!("../ladder.toml")).expect("a sound file"))
}

/// The rating of a bot in a game, if it was measured under these rules and data.
pub fn rating(game: &dyn Shelf, bot: BotSpec) -> Option<Rating> {
    type Known = BTreeMap<&'static str, Vec<(String, Rating)>>;
    static KNOWN: Mutex<Known> = Mutex::new(BTreeMap::new());
    let id = game.profile().id;
    let mut known = KNOWN.lock().expect("nobody panics in here");
    let rated = known.entry(id).or_insert_with(|| {
        let matches = ladder().matches.iter().filter(|one| !is_other(game, one.rules, &one.data));
        Ladder { matches: matches.cloned().collect() }.ratings(id)
    });
    let bot = bot.to_string();
    rated.iter().find(|(name, _)| *name == bot).map(|(_, rating)| *rating)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one(game: &str, players: [&str; 2], wins: [u32; 2]) -> Match {
        let players = players.map(str::to_owned);
        Match { game: game.into(), players, wins, draws: 2, seed: 1, rules: 1, data: "d".into() }
    }

    #[test]
    fn the_file_reads_back_and_a_new_match_takes_the_place_of_the_old() {
        let mut ladder = Ladder { matches: vec![one("toy", ["recruit", "greedy"], [10, 30])] };
        ladder.put(one("toy", ["greedy", "search:50n"], [10, 30]));
        ladder.put(one("toy", ["recruit", "greedy"], [5, 35]));
        assert_eq!(ladder.matches.len(), 2);
        assert_eq!(Ladder::read(&ladder.write()).expect("sound"), ladder);
    }

    #[test]
    fn levels_are_rated_from_their_neighbours_and_alone_against_the_game() {
        let matches = vec![
            one("toy", ["recruit", "greedy"], [10, 30]),
            one("toy", ["greedy", "search:50n"], [15, 25]),
            one("alone", ["greedy", THE_GAME], [30, 10]),
        ];
        let ladder = Ladder { matches };
        let names = |game| ladder.ratings(game).into_iter().map(|(name, _)| name).collect::<Vec<_>>();
        assert_eq!(names("toy"), ["recruit", "greedy", "search:50n"]);
        assert_eq!(ladder.ratings("toy")[1].1.rating, lab::ANCHOR);
        assert_eq!(names("alone"), ["greedy"]);
        assert!(ladder.ratings("alone")[0].1.rating > lab::ANCHOR);
        assert!(ladder.ratings("unknown").is_empty());
    }
}
