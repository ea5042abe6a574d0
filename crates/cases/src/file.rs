use engine::{DataError, Fact, line_of};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::ops::Range;
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
    pub title: String,
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
