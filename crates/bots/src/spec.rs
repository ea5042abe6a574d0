use std::fmt;
use std::str::FromStr;

/// Which bot, how strong: `random`, `greedy`, `search:200ms`, `search:5000n`, `search:strong`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BotSpec {
    /// Any legal order.
    Random,
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
    /// The named levels, weakest first.
    pub const NAMED: [(&'static str, u32); 3] = [("quick", 50), ("normal", 200), ("strong", 1000)];
    /// How bots are written.
    pub const HELP: &'static str = "random, greedy, search (200 ms), search:quick, search:normal, search:strong, search:<N>ms, search:<N>n";

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
            if let Some((_, millis)) = BotSpec::NAMED.iter().find(|(name, _)| *name == level) {
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
            _ => None,
        };
        spec.ok_or_else(|| format!("unknown bot «{text}»; bots are {}", BotSpec::HELP))
    }
}

impl fmt::Display for BotSpec {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            BotSpec::Random => f.write_str("random"),
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
        for text in ["random", "greedy", "search:200ms", "search:800n"] {
            assert_eq!(text.parse::<BotSpec>().unwrap().to_string(), text);
        }
        assert_eq!("search:strong".parse(), Ok(BotSpec::Search(Level::Millis(1000))));
        for wrong in ["", "Search", "search:", "search:0ms", "search:ms", "search:-1n", "greedy:2"] {
            assert!(wrong.parse::<BotSpec>().is_err(), "{wrong}");
        }
    }
}
