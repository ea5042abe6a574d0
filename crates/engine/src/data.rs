//! Data files: names and contents, wherever they come from, and errors that name file and line.

use serde::Deserialize;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt;

/// The data files of a game, by name.
#[derive(Clone, Debug, Default)]
pub struct DataFiles(pub BTreeMap<String, String>);

/// What is wrong with a data file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataError {
    /// The file.
    pub file: String,
    /// The line, from 1; 0 if the whole file is meant.
    pub line: usize,
    /// What is wrong and what would be right.
    pub what: String,
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.what),
            line => write!(f, "{}:{line}: {}", self.file, self.what),
        }
    }
}

/// How many entries of a file come from where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Provenance {
    /// The file.
    pub file: String,
    /// The tag: `rulebook`, `example`, `public`, `inferred`, `reconstructed`.
    pub tag: String,
    /// How many tables carry it.
    pub entries: usize,
}

impl DataFiles {
    /// The files shipped with a game.
    pub fn shipped(files: &[(&str, &str)]) -> DataFiles {
        DataFiles(files.iter().map(|(name, text)| (name.to_string(), text.to_string())).collect())
    }

    /// A file's content.
    pub fn get(&self, file: &str) -> Result<&str, DataError> {
        self.0.get(file).map(String::as_str).ok_or_else(|| DataError {
            file: file.to_owned(),
            line: 0,
            what: "the file is missing".to_owned(),
        })
    }

    /// Nothing but these files is there.
    pub fn only(&self, known: &[(&str, &str)]) -> Result<(), DataError> {
        match self.0.keys().find(|file| known.iter().all(|(name, _)| name != file)) {
            None => Ok(()),
            Some(file) => {
                let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
                let what = format!("unknown file; the game reads {}", names.join(", "));
                Err(DataError { file: file.clone(), line: 0, what })
            }
        }
    }

    /// Which game the files belong to: `id` in the table `[game]` of `game.toml`.
    pub fn game(&self) -> Result<String, DataError> {
        #[derive(Deserialize)]
        struct File {
            game: Id,
        }
        #[derive(Deserialize)]
        struct Id {
            id: String,
        }
        parse::<File>(self, "game.toml").map(|file| file.game.id)
    }

    /// A fingerprint of all contents, for records.
    pub fn digest(&self) -> String {
        let mut sha = Sha256::new();
        for (name, text) in &self.0 {
            sha.update(name.as_bytes());
            sha.update([0]);
            sha.update(text.as_bytes());
            sha.update([0]);
        }
        sha.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
    }

    /// Where the numbers come from: every `provenance` key of every file, counted.
    pub fn provenance(&self) -> Vec<Provenance> {
        let mut found = Vec::new();
        for (file, text) in &self.0 {
            let Ok(table) = text.parse::<toml::Table>() else { continue };
            let mut tags = BTreeMap::new();
            count_tags(&toml::Value::Table(table), &mut tags);
            found.extend(tags.into_iter().map(|(tag, entries)| Provenance {
                file: file.clone(),
                tag,
                entries,
            }));
        }
        found
    }
}

fn count_tags(value: &toml::Value, tags: &mut BTreeMap<String, usize>) {
    match value {
        toml::Value::Table(table) => {
            for (key, value) in table {
                match value {
                    toml::Value::String(tag) if key.ends_with("provenance") => {
                        *tags.entry(tag.split([' ', ':']).next().unwrap_or(tag).to_owned()).or_default() += 1
                    }
                    value => count_tags(value, tags),
                }
            }
        }
        toml::Value::Array(array) => array.iter().for_each(|value| count_tags(value, tags)),
        _ => {}
    }
}

/// Reads a TOML file; a mistake is reported with file and line.
pub fn parse<T: for<'a> Deserialize<'a>>(files: &DataFiles, file: &str) -> Result<T, DataError> {
    parse_with(file, files.get(file)?)
}

/// Reads TOML text; a mistake is reported with file and line.
pub fn parse_with<T: for<'a> Deserialize<'a>>(file: &str, text: &str) -> Result<T, DataError> {
    toml::from_str(text).map_err(|error: toml::de::Error| DataError {
        file: file.to_owned(),
        line: error.span().map_or(0, |span| line_of(text, span.start)),
        what: error.message().to_owned(),
    })
}

/// The line, from 1, of a byte offset.
pub fn line_of(text: &str, offset: usize) -> usize {
    text.as_bytes()[..offset.min(text.len())].iter().filter(|&&byte| byte == b'\n').count() + 1
}
