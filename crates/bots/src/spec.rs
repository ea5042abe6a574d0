use engine::Schooling;
use std::fmt;
use std::str::FromStr;

/// Which bot, how strong: `random`, `recruit`, `greedy`, `search:200ms`, `search:5000n`; the levels have names of their own (`captain`).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BotSpec {
    /// Any legal order.
    Random,
    /// A beginner: the order that looks best one step ahead among those it does not overlook.
    Recruit,
    /// The order that looks best one step ahead.
    Greedy,
    /// Tree search.
    Search(Level),
}

/// How long a search thinks about each decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Level {
    /// This many milliseconds.
    Millis(u32),
    /// This many playouts, whatever time they take: the same on every machine.
    Playouts(u32),
}

impl BotSpec {
    /// The levels people choose from, weakest first. They count playouts, so that an opponent is as strong on a slow machine as on a
    /// fast one.
    pub const LEVELS: [(&'static str, BotSpec); 5] = [
        ("recruit", BotSpec::Recruit),
        ("corporal", BotSpec::Greedy),
        ("sergeant", BotSpec::Search(Level::Playouts(50))),
        ("captain", BotSpec::Search(Level::Playouts(200))),
        ("general", BotSpec::Search(Level::Playouts(1000))),
    ];
    /// Names for times to think.
    const TIMES: [(&'static str, u32); 3] = [("quick", 50), ("normal", 200), ("strong", 1000)];
    /// How bots are written.
    pub const HELP: &'static str = "recruit, corporal, sergeant, captain, general; or random, greedy, search:<N>n (playouts), search:<N>ms, search:quick, search:normal, search:strong";

    /// The name of its level, if it is one.
    pub fn level(self) -> Option<&'static str> {
        BotSpec::LEVELS.iter().find(|(_, bot)| *bot == self).map(|(name, _)| *name)
    }

    /// What its mind is made from.
    pub fn schooling(self) -> Schooling {
        match self {
            BotSpec::Search(_) => Schooling::Studied,
            _ => Schooling::Plain,
        }
    }

    /// Whether the same seed always gives the same game.
    pub fn is_repeatable(self) -> bool {
        !matches!(self, BotSpec::Search(Level::Millis(_)))
    }
}

impl FromStr for BotSpec {
    type Err = String;

    fn from_str(text: &str) -> Result<BotSpec, String> {
        let number = |digits: &str| digits.parse::<u32>().ok().filter(|&n| (1..=600_000).contains(&n));
        let level = |level: &str| {
            if let Some((_, millis)) = BotSpec::TIMES.iter().find(|(name, _)| *name == level) {
                return Some(Level::Millis(*millis));
            }
            if let Some(digits) = level.strip_suffix("ms") {
                return number(digits).map(Level::Millis);
            }
            level
                .strip_suffix('n')
                .and_then(|digits| digits.parse().ok())
                .filter(|&n| n > 0)
                .map(Level::Playouts)
        };
        let spec = match text.split_once(':') {
            None if text == "random" => Some(BotSpec::Random),
            None if text == "greedy" => Some(BotSpec::Greedy),
            None if text == "search" => Some(BotSpec::Search(Level::Millis(200))),
            Some(("search", name)) => level(name).map(BotSpec::Search),
            None => BotSpec::LEVELS.iter().find(|(name, _)| *name == text).map(|(_, bot)| *bot),
            _ => None,
        };
        spec.ok_or_else(|| format!("unknown bot «{text}»; bots are {}", BotSpec::HELP))
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            BotSpec::Random => f.write_str("random"),
            BotSpec::Recruit => f.write_str("recruit"),
            BotSpec::Greedy => f.write_str("greedy"),
            BotSpec::Search(Level::Millis(ms)) => write!(f, "search:{ms}ms"),
            BotSpec::Search(Level::Playouts(n)) => write!(f, "search:{n}n"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn specs_read_back_as_written() {
        for text in ["random", "recruit", "greedy", "search:200ms", "search:800n"] {
            assert_eq!(text.parse::<BotSpec>().unwrap().to_string(), text);
        }
        assert_eq!("search:strong".parse(), Ok(BotSpec::Search(Level::Millis(1000))));
        for (name, bot) in BotSpec::LEVELS {
            assert_eq!(name.parse(), Ok(bot));
            assert_eq!(bot.to_string().parse(), Ok(bot));
            assert_eq!(bot.level(), Some(name));
            assert!(bot.is_repeatable(), "{name} depends on the machine");
        }
        assert_eq!(BotSpec::Random.level(), None);
        for wrong in ["", "Search", "search:", "search:0ms", "search:ms", "search:-1n", "greedy:2"] {
            assert!(wrong.parse::<BotSpec>().is_err(), "{wrong}");
        }
    }
}
