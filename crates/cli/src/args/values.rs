//! Values that several commands read.

use bots::BotSpec;
use text::Lang;

pub fn lang(code: &str) -> Result<Lang, String> {
    Lang::from_code(code).filter(|_| code.len() == 2).ok_or_else(|| "languages are de and en".to_owned())
}

/// More threads than any machine needs are a slip of the finger, and most systems refuse to start them.
const MOST_THREADS: usize = 256;

pub fn threads(text: &str) -> Result<usize, String> {
    text.parse()
        .ok()
        .filter(|count| (1..=MOST_THREADS).contains(count))
        .ok_or_else(|| format!("expected a number of threads from 1 to {MOST_THREADS}"))
}

pub fn pair(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("expected NAME=VALUE")?;
    Ok((key.to_owned(), value.to_owned()))
}

pub fn bot(text: &str) -> Result<BotSpec, String> {
    text.parse()
}

/// The language asked for, or the one of the environment, or English.
pub fn language(asked: Option<Lang>) -> Lang {
    let environment = || {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"];
        let value =
            names.iter().find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))?;
        Lang::from_code(&value)
    };
    asked.or_else(environment).unwrap_or_default()
}
