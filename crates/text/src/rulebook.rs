//! The rulebook of a game in our own words: sections with their rulings.

use crate::Lang;
use engine::DataError;
use serde::{Deserialize, Serialize};

/// The rulebook in both languages, as stored.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RuleBook {
    section: Vec<RawSection>,
    #[serde(default)]
    ruling: Vec<RawRuling>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawSection {
    id: String,
    /// Where it stands in the printed rulebook.
    source: String,
    title: Both,
    text: Both,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRuling {
    id: String,
    section: String,
    question: Both,
    answer: Both,
    reason: Both,
    /// Why no case can show it, if none can.
    unshown: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Both {
    de: String,
    en: String,
}

impl Both {
    fn get(&self, lang: Lang) -> String {
        match lang {
            Lang::De => self.de.clone(),
            Lang::En => self.en.clone(),
        }
    }
}

/// The rulebook in one language.
#[derive(Clone, Debug, Serialize)]
pub struct Book {
    /// Sections in the rulebook's order.
    pub sections: Vec<Section>,
}

/// A section.
#[derive(Clone, Debug, Serialize)]
pub struct Section {
    /// Its number.
    pub section: String,
    /// Its heading.
    pub title: String,
    /// What it says, in our own words.
    pub text: String,
    /// The heading in the printed rulebook.
    pub source: String,
    /// How its open questions were decided.
    pub rulings: Vec<Ruling>,
}

/// A decision on something the rulebook leaves open.
#[derive(Clone, Debug, Serialize)]
pub struct Ruling {
    /// Its number.
    pub id: String,
    /// What is open.
    pub question: String,
    /// How we play it.
    pub answer: String,
    /// Why.
    pub reason: String,
}

impl RuleBook {
    /// Reads a rulebook file.
    pub fn read(file: &str, text: &str) -> Result<RuleBook, DataError> {
        let book: RuleBook = engine::parse_with(file, text)?;
        for ruling in &book.ruling {
            if !book.section.iter().any(|section| section.id == ruling.section) {
                return Err(DataError {
                    file: file.to_owned(),
                    line: 0,
                    what: format!(
                        "ruling {} belongs to section {}, which is missing",
                        ruling.id, ruling.section
                    ),
                });
            }
        }
        Ok(book)
    }

    /// Whether a section or ruling of this name exists.
    pub fn has(&self, id: &str) -> bool {
        self.section.iter().any(|section| section.id == id)
            || self.ruling.iter().any(|ruling| ruling.id == id)
    }

    /// The section a reference leads to: itself, or the section of a ruling.
    pub fn section_of(&self, id: &str) -> Option<&str> {
        let of_ruling =
            || self.ruling.iter().find(|ruling| ruling.id == id).map(|ruling| ruling.section.as_str());
        self.section
            .iter()
            .find(|section| section.id == id)
            .map(|section| section.id.as_str())
            .or_else(of_ruling)
    }

    /// Why no case can show a ruling, if the book says so.
    pub fn unshown(&self, id: &str) -> Option<&str> {
        self.ruling.iter().find(|ruling| ruling.id == id)?.unshown.as_deref()
    }

    /// Ids of all rulings.
    pub fn rulings(&self) -> impl Iterator<Item = &str> {
        self.ruling.iter().map(|ruling| ruling.id.as_str())
    }

    /// The book in one language.
    pub fn speak(&self, lang: Lang) -> Book {
        let rulings = |id: &str| {
            self.ruling
                .iter()
                .filter(|ruling| ruling.section == id)
                .map(|ruling| Ruling {
                    id: ruling.id.clone(),
                    question: ruling.question.get(lang),
                    answer: ruling.answer.get(lang),
                    reason: ruling.reason.get(lang),
                })
                .collect()
        };
        let sections = self
            .section
            .iter()
            .map(|section| Section {
                section: section.id.clone(),
                title: section.title.get(lang),
                text: section.text.get(lang),
                source: section.source.clone(),
                rulings: rulings(&section.id),
            })
            .collect();
        Book { sections }
    }
}
