use engine::{DataError, Fact, Msg, Wanted, line_of};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::ops::Range;
use text::Lang;
use toml::Spanned;

/// A case as written.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CaseFile {
    /// The game's id.
    pub game: Spanned<String>,
    /// Sections and rulings it shows.
    pub rule: Spanned<Vec<String>>,
    /// A sentence that says what it shows.
    pub title: Title,
    /// Scenario; the first one if not given.
    pub scenario: Option<Spanned<String>>,
    /// Options of the rules.
    #[serde(default)]
    pub options: BTreeMap<String, Spanned<String>>,
    /// Facts that differ from the start of the scenario.
    #[serde(default)]
    pub position: BTreeMap<String, Spanned<toml::Value>>,
    /// What happens, step by step.
    pub script: Vec<Spanned<Step>>,
}

/// What a case shows: an English sentence, or one in each language.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged, expecting = "a title is an English sentence, or { en = \"…\", de = \"…\" }")]
pub enum Title {
    /// English.
    English(String),
    /// Both.
    Both {
        /// German.
        de: String,
        /// English.
        en: String,
    },
}

impl Title {
    /// The sentence in a language, or in the one there is.
    pub fn say(&self, lang: Lang) -> &str {
        match (self, lang) {
            (Title::English(en), _) | (Title::Both { en, .. }, Lang::En) => en,
            (Title::Both { de, .. }, Lang::De) => de,
        }
    }
    /// The language, if there is only one.
    pub fn only(&self) -> Option<Lang> {
        matches!(self, Title::English(_)).then_some(Lang::En)
    }
    /// The sentence, to be rendered in the reader's language.
    pub fn msg(&self) -> Msg {
        Msg::new("in-words").with("de", self.say(Lang::De)).with("en", self.say(Lang::En))
    }
}

/// One step of the script. Exactly one of the first group of keys says what it does.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Luck that comes: a card, dice.
    pub luck: Option<String>,
    /// A legal order of the side that decides.
    pub order: Option<String>,
    /// An order that must be refused.
    pub refused: Option<String>,
    /// The rule it must be refused under, with `refused`.
    pub rule: Option<String>,
    /// Facts that must hold.
    pub expect: Option<BTreeMap<String, toml::Value>>,
    /// Orders that must be legal.
    pub offered: Option<Vec<String>>,
    /// Orders that must not be legal.
    pub not_offered: Option<Vec<String>>,
    /// All legal orders, no more and no less.
    pub only: Option<Vec<String>>,
    /// An order whose odds are checked.
    pub odds: Option<String>,
    /// Its chances by result, with `odds`; exact to four decimals.
    pub chances: Option<BTreeMap<String, f64>>,
    /// The sum of its tally, with `odds`.
    pub sum: Option<i32>,
    /// Its tally as reason keys and values, with `odds`.
    pub tally: Option<BTreeMap<String, i32>>,
}

impl CaseFile {
    /// The facts of its position.
    pub fn facts(&self) -> engine::Facts {
        let pairs = self.position.iter();
        pairs.filter_map(|(key, value)| fact(value.get_ref()).map(|fact| (key.clone(), fact))).collect()
    }
    /// Its options.
    pub fn options(&self) -> Vec<(String, String)> {
        self.options.iter().map(|(key, value)| (key.clone(), value.get_ref().clone())).collect()
    }
}

/// What is wrong with a case file, or what it found wrong with the rules.
pub type CaseError = DataError;

/// Reads a case file.
pub fn read(name: &str, text: &str) -> Result<CaseFile, CaseError> {
    let case: CaseFile = engine::parse_with(name, text)?;
    if case.rule.get_ref().is_empty() {
        return Err(at(name, text, case.rule.span(), "name at least one section or ruling"));
    }
    if case.script.is_empty() {
        return Err(DataError { file: name.to_owned(), line: 0, what: "the script is empty".into() });
    }
    Ok(case)
}

/// An error at a place of the file.
pub(crate) fn at(name: &str, text: &str, span: Range<usize>, what: impl Into<String>) -> CaseError {
    DataError { file: name.to_owned(), line: line_of(text, span.start), what: what.into() }
}

/// A TOML value as a fact.
pub(crate) fn fact(value: &toml::Value) -> Option<Fact> {
    Some(match value {
        toml::Value::String(word) => Fact::Word(word.clone()),
        toml::Value::Integer(n) => Fact::Num(*n),
        toml::Value::Boolean(flag) => Fact::Flag(*flag),
        toml::Value::Array(list) => {
            let words: Option<Vec<String>> =
                list.iter().map(|item| item.as_str().map(str::to_owned)).collect();
            Fact::Words(words?)
        }
        _ => return None,
    })
}

/// What a fact is compared with: a value, or a group of tests that must all hold.
pub(crate) fn wanted_of(value: &toml::Value) -> Option<Vec<Wanted>> {
    let toml::Value::Table(tests) = value else { return Some(vec![Wanted::Is(fact(value)?)]) };
    let word = |value: &toml::Value| value.as_str().map(str::to_owned);
    let list = |value: &toml::Value| match value {
        toml::Value::Array(list) => list.iter().map(fact).collect::<Option<Vec<Fact>>>(),
        value => Some(vec![fact(value)?]),
    };
    let test = |(test, value): (&String, &toml::Value)| {
        Some(match test.as_str() {
            "min" => Wanted::Min(value.as_integer()?),
            "max" => Wanted::Max(value.as_integer()?),
            "in" => Wanted::In(list(value)?),
            "not" => Wanted::Not(list(value)?),
            "has" => Wanted::Has(word(value)?),
            "lacks" => Wanted::Lacks(word(value)?),
            _ => return None,
        })
    };
    tests.iter().map(test).collect()
}
