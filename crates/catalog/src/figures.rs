//! Who wins when a bot plays itself: measured, kept in a file, and shown in the list of scenarios.

use lab::{Report, Share, interval};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt::Write;

/// The option of a game that helps one side.
pub const HANDICAP: &str = "handicap";
/// A side that wins more often than this gets a handicap against it.
pub const LOPSIDED: f64 = 0.6;

/// All measurements.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Balance {
    /// One for each scenario and handicap tried.
    #[serde(default, rename = "measure")]
    pub measures: Vec<Measure>,
}

/// One scenario, one handicap, one bot against itself.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measure {
    /// The game.
    pub game: String,
    /// The scenario.
    pub scenario: String,
    /// The value of the option [`HANDICAP`]; the first one of the game means none.
    pub handicap: String,
    /// Whether that means none.
    pub plain: bool,
    /// The bot on every side.
    pub bot: String,
    /// Games played.
    pub games: u32,
    /// Their seed.
    pub seed: u64,
    /// Version of the rules.
    pub rules: u32,
    /// Digest of the data files.
    pub data: String,
    /// Games nobody won; in a game for one player those the game won.
    pub draws: u32,
    /// Wins of each side.
    pub wins: BTreeMap<String, u32>,
}

/// What is known about one scenario.
#[derive(Clone, Copy, Debug)]
pub struct Figures<'a> {
    /// Without a handicap.
    pub plain: &'a Measure,
    /// With the handicap that makes the closest game, if a side wins too often without.
    pub even: Option<&'a Measure>,
}

impl Measure {
    /// From the games played.
    pub fn new(report: &Report, handicap: &str, plain: bool, rules: u32, data: &str) -> Measure {
        Measure {
            game: report.game.clone(),
            scenario: report.scenario.clone(),
            handicap: handicap.to_owned(),
            plain,
            bot: report.bots[0].clone(),
            games: report.games,
            seed: report.seed,
            rules,
            data: data.to_owned(),
            draws: report.draws,
            wins: report.wins.clone(),
        }
    }

    /// How often a side won, with its 95 % interval.
    pub fn share(&self, side: &str) -> Share {
        interval(self.wins.get(side).copied().unwrap_or(0), self.games)
    }

    /// How far apart the sides are: 0 for an even game, 1 if one side always wins.
    pub fn tilt(&self) -> f64 {
        let wins: Vec<u32> = self.wins.values().copied().collect();
        let (most, least) = match wins[..] {
            // One player against the game.
            [alone] => (alone.max(self.draws), alone.min(self.draws)),
            _ => (wins.iter().copied().max().unwrap_or(0), wins.iter().copied().min().unwrap_or(0)),
        };
        (most - least) as f64 / self.games.max(1) as f64
    }

    /// The side that wins too often; `None` inside means the game itself.
    pub fn strong(&self) -> Option<Option<&str>> {
        let often = |wins: u32| wins as f64 > LOPSIDED * self.games as f64;
        let side = self.wins.iter().find(|(_, wins)| often(**wins));
        match side {
            Some((side, _)) => Some(Some(side)),
            None if self.wins.len() == 1 && often(self.draws) => Some(None),
            None => None,
        }
    }

    /// Whether a handicap may help the weaker side: its value begins with the side it helps, or names no side.
    pub fn helps(&self, value: &str) -> bool {
        let side = self.wins.keys().find(|side| value.starts_with(side.as_str()));
        match (self.strong(), side) {
            (Some(strong), Some(side)) => strong != Some(side.as_str()),
            (Some(_), None) => true,
            (None, _) => false,
        }
    }
}

impl Balance {
    /// Reads the file.
    pub fn read(text: &str) -> Result<Balance, toml::de::Error> {
        toml::from_str(text)
    }

    /// The file.
    pub fn write(&self) -> String {
        let mut out = String::from(
            "# Who wins when a bot plays itself. Written by `feldzug balance --write FILE`; do not edit by hand.\n",
        );
        for measure in &self.measures {
            let body = toml::to_string(measure).expect("plain values");
            let _ = write!(out, "\n[[measure]]\n{}", body.replace("[wins]", "[measure.wins]").trim_start());
        }
        out
    }

    /// Puts in a new measurement in the place of the old one.
    pub fn put(&mut self, new: Measure) {
        let same = |old: &Measure| {
            (&old.game, &old.scenario, &old.handicap) == (&new.game, &new.scenario, &new.handicap)
        };
        match self.measures.iter().position(same) {
            Some(place) => self.measures[place] = new,
            None => self.measures.push(new),
        }
    }

    /// Forgets a scenario.
    pub fn drop(&mut self, game: &str, scenario: &str) {
        self.measures.retain(|old| (old.game.as_str(), old.scenario.as_str()) != (game, scenario));
    }

    /// What is known about a scenario.
    pub fn figures(&self, game: &str, scenario: &str) -> Option<Figures<'_>> {
        let of_it = || {
            self.measures
                .iter()
                .filter(move |one| (one.game.as_str(), one.scenario.as_str()) == (game, scenario))
        };
        let plain = of_it().find(|one| one.plain)?;
        let helped =
            of_it().filter(|one| !one.plain && plain.helps(&one.handicap) && one.tilt() < plain.tilt());
        Some(Figures { plain, even: helped.min_by(|one, other| one.tilt().total_cmp(&other.tilt())) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measure(handicap: &str, german: u32, allied: u32) -> Measure {
        Measure {
            game: "toy".into(),
            scenario: "one".into(),
            handicap: handicap.into(),
            plain: handicap == "none",
            bot: "greedy".into(),
            games: 100,
            seed: 1,
            rules: 1,
            data: "d".into(),
            draws: 100 - german - allied,
            wins: [("german".to_owned(), german), ("allied".to_owned(), allied)].into(),
        }
    }

    #[test]
    fn the_file_reads_back() {
        let balance = Balance { measures: vec![measure("none", 30, 70), measure("german-fate", 45, 50)] };
        assert_eq!(Balance::read(&balance.write()).expect("sound"), balance);
    }

    #[test]
    fn only_what_helps_the_weaker_side_and_closes_the_gap_is_proposed() {
        let mut balance = Balance { measures: vec![measure("none", 30, 70)] };
        assert!(balance.figures("toy", "one").expect("measured").even.is_none());
        balance.put(measure("allied-fate", 49, 51));
        balance.put(measure("german-fate", 40, 60));
        balance.put(measure("longer", 52, 45));
        balance.put(measure("shorter", 10, 90));
        let even = balance.figures("toy", "one").expect("measured").even.expect("a handicap");
        assert_eq!(even.handicap, "longer");
        balance.put(measure("none", 45, 55));
        assert!(balance.figures("toy", "one").expect("measured").even.is_none(), "a close game needs none");
        assert!(balance.figures("toy", "two").is_none());
    }

    #[test]
    fn in_a_game_for_one_the_game_can_be_the_stronger_side() {
        let solo = |wins, draws| Measure {
            wins: [("defender".to_owned(), wins)].into(),
            draws,
            ..measure("none", 0, 0)
        };
        assert_eq!(solo(30, 70).strong(), Some(None));
        assert!(solo(30, 70).helps("defender-supplies"));
        assert!(!solo(70, 30).helps("defender-supplies"));
        assert!(solo(70, 30).helps("siege-supplies"));
        assert_eq!(solo(50, 50).strong(), None);
    }
}
