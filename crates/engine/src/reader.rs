//! Reading data files: every mistake is told with file and line, and every entry says where its numbers come from.

use crate::{DataError, DataFiles, line_of};
use serde::de::{Deserialize, Deserializer, Error as _};
use std::fmt::Display;
use std::ops::RangeInclusive;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Where numbers may come from.
pub const PROVENANCE: [&str; 6] = ["rulebook", "example", "public", "inferred", "reconstructed", "own"];

/// One data file being read.
///
/// ```
/// use engine::{DataFiles, Reader};
/// use toml::Spanned;
///
/// #[derive(serde::Deserialize)]
/// #[serde(deny_unknown_fields)]
/// struct File {
///     game: Entry,
/// }
/// #[derive(serde::Deserialize)]
/// #[serde(deny_unknown_fields)]
/// struct Entry {
///     #[serde(deserialize_with = "engine::between::<1, 12, _, _>")]
///     turns: u8,
///     town: Spanned<String>,
/// }
///
/// let read = |text: &str| {
///     let files = DataFiles::shipped(&[("game.toml", text)]);
///     let reader = Reader::open(&files, "game.toml")?;
///     let file: File = reader.entries()?;
///     match file.game.town.get_ref().as_str() {
///         "Hafen" => Ok(file.game.turns),
///         other => Err(reader.at(&file.game.town, format!("there is no town «{other}»"))),
///     }
/// };
/// assert_eq!(read("[game]\nturns = 6\ntown = \"Hafen\"\nprovenance = \"rulebook\"\n"), Ok(6));
/// let wrong = |text: &str| read(text).unwrap_err().to_string();
/// assert_eq!(
///     wrong("[game]\nturns = 6\ntown = \"Hagen\"\nprovenance = \"own\"\n"),
///     "game.toml:3: there is no town «Hagen»"
/// );
/// assert_eq!(
///     wrong("[game]\nturns = 99\ntown = \"Hafen\"\nprovenance = \"own\"\n"),
///     "game.toml:2: 99 is out of range; 1 to 12 are possible"
/// );
/// assert!(wrong("[game]\nturns = 6\ntown = \"Hafen\"\n").starts_with("game.toml:1: no provenance"));
/// ```
pub struct Reader<'a> {
    file: &'a str,
    text: &'a str,
}

impl<'a> Reader<'a> {
    /// Opens a file.
    pub fn open(files: &'a DataFiles, file: &'a str) -> Result<Reader<'a>, DataError> {
        Ok(Reader { file, text: files.get(file)? })
    }

    /// Reads the whole file. Every entry must say where it comes from (`provenance`, or a key that ends in
    /// `_provenance`), for itself or by the table it stands in; the tags are checked here and `T` does not see them.
    pub fn entries<T: Deserialize<'a>>(&self) -> Result<T, DataError> {
        self.read(self.table()?)
    }

    /// The file as a table, without the tags: for readers that take some keys out before they [read](Reader::read) the rest.
    pub fn table(&self) -> Result<Spanned<DeTable<'a>>, DataError> {
        let mut root = DeTable::parse(self.text).map_err(|error| self.told(&error))?;
        // What stands before the first table is about the file, not an entry.
        for (_, value) in root.get_mut().iter_mut() {
            self.check_tags(value, false)?;
        }
        Ok(root)
    }

    /// Turns a table of this file into something.
    pub fn read<T: Deserialize<'a>>(&self, table: Spanned<DeTable<'a>>) -> Result<T, DataError> {
        T::deserialize(toml::Deserializer::from(table)).map_err(|error| self.told(&error))
    }

    fn told(&self, error: &toml::de::Error) -> DataError {
        let line = error.span().map_or(0, |span| line_of(self.text, span.start));
        // Our own messages are one sentence; those of the parser may have more lines.
        DataError { file: self.file.to_owned(), line, what: error.message().trim().to_owned() }
    }

    /// Checks the tags of an entry and all within, and takes them out.
    fn check_tags(&self, value: &mut Spanned<DeValue<'a>>, tagged: bool) -> Result<(), DataError> {
        let span = value.span();
        let table = match value.get_mut() {
            DeValue::Table(table) => table,
            DeValue::Array(list) => {
                return list.iter_mut().try_for_each(|value| self.check_tags(value, tagged));
            }
            _ => return Ok(()),
        };
        let mut tagged = tagged;
        for (key, tag) in table.iter().filter(|(key, _)| is_tag(key.get_ref())) {
            let known = tag.get_ref().as_str().and_then(|tag| tag.split([':', ' ']).next());
            if !known.is_some_and(|tag| PROVENANCE.contains(&tag)) {
                let what = format!("{}: unknown tag; there are {}", key.get_ref(), PROVENANCE.join(", "));
                return Err(self.at(tag, what));
            }
            tagged |= key.get_ref() == "provenance";
        }
        let tags: Vec<String> =
            table.keys().filter(|key| is_tag(key.get_ref())).map(|key| key.get_ref().to_string()).collect();
        for tag in &tags {
            table.remove(tag.as_str());
        }
        let holds_values = table.values().any(|value| match value.get_ref() {
            DeValue::Table(_) => false,
            DeValue::Array(list) => !list.iter().any(|value| matches!(value.get_ref(), DeValue::Table(_))),
            _ => true,
        });
        if holds_values && !tagged {
            let what = format!(
                "no provenance: say where this comes from, provenance = \"…\"; there are {}",
                PROVENANCE.join(", ")
            );
            return Err(DataError { file: self.file.to_owned(), line: line_of(self.text, span.start), what });
        }
        table.iter_mut().try_for_each(|(_, value)| self.check_tags(value, tagged))
    }

    /// What is wrong at a place.
    pub fn at<T>(&self, place: &Spanned<T>, what: impl Into<String>) -> DataError {
        let line = line_of(self.text, place.span().start);
        DataError { file: self.file.to_owned(), line, what: what.into() }
    }
    /// What is wrong with the file as a whole.
    pub fn whole(&self, what: impl Into<String>) -> DataError {
        DataError { file: self.file.to_owned(), line: 0, what: what.into() }
    }
    /// What is wrong with a key of a table that was read without its place.
    pub fn key(&self, table: &str, key: &str, what: impl Into<String>) -> DataError {
        let after = |start: usize, word: &str| self.text[start..].find(word).map(|at| start + at);
        let table = after(0, &format!("[{table}]")).unwrap_or(0);
        let place = after(table, &format!("\n{key} =")).map_or(table, |at| at + 1);
        DataError { file: self.file.to_owned(), line: line_of(self.text, place), what: what.into() }
    }
    /// A number of a table that was read without its place lies between two others that depend on other numbers.
    pub fn bounds(&self, table: &str, key: &str, n: u8, range: RangeInclusive<u8>) -> Result<(), DataError> {
        let wrong = || format!("{key} is {n}; {} to {} are possible", range.start(), range.end());
        if range.contains(&n) { Ok(()) } else { Err(self.key(table, key, wrong())) }
    }
    /// A number that lies between two others, where the bounds depend on other numbers.
    pub fn within<N: Copy + PartialOrd + Display>(
        &self,
        key: &str,
        number: &Spanned<N>,
        range: RangeInclusive<N>,
    ) -> Result<N, DataError> {
        let n = *number.get_ref();
        let wrong = || format!("{key} is {n}; {} to {} are possible", range.start(), range.end());
        range.contains(&n).then_some(n).ok_or_else(|| self.at(number, wrong()))
    }
}

fn is_tag(key: &str) -> bool {
    key == "provenance" || key.ends_with("_provenance")
}

/// Reads a number between two others: `#[serde(deserialize_with = "engine::between::<1, 6, _, _>")]`. Every number that owners
/// may change needs its bounds.
pub fn between<'de, const LEAST: i64, const MOST: i64, N, D>(number: D) -> Result<N, D::Error>
where
    N: TryFrom<i64>,
    D: Deserializer<'de>,
{
    bounded(number, LEAST..=MOST, |n| format!("{n} is out of range"))
}

/// The same for a number whose name is known.
pub fn named_between<'de, const LEAST: i64, const MOST: i64, N, D>(
    name: &str,
    number: D,
) -> Result<N, D::Error>
where
    N: TryFrom<i64>,
    D: Deserializer<'de>,
{
    bounded(number, LEAST..=MOST, |n| format!("{name} is {n}"))
}

fn bounded<'de, N: TryFrom<i64>, D: Deserializer<'de>>(
    number: D,
    range: RangeInclusive<i64>,
    wrong: impl Fn(i64) -> String,
) -> Result<N, D::Error> {
    let n = i64::deserialize(number)?;
    let fits = range.contains(&n).then(|| N::try_from(n).ok()).flatten();
    let possible = || format!("{}; {} to {} are possible", wrong(n), range.start(), range.end());
    fits.ok_or_else(|| D::Error::custom(possible()))
}

/// Reads a word of a list and gives its place there; [`words!`](crate::words) and [`named!`](crate::named) read themselves with it.
pub fn listed<'de, D: Deserializer<'de>>(file: D, words: &[&str]) -> Result<usize, D::Error> {
    let word = String::deserialize(file)?;
    let known = words.iter().position(|known| known.eq_ignore_ascii_case(&word));
    known.ok_or_else(|| D::Error::custom(format!("«{word}» is not one of {}", words.join(", "))))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<toml::Table, String> {
        let files = DataFiles::shipped(&[("a.toml", text)]);
        let reader = Reader::open(&files, "a.toml").expect("the file");
        reader.entries().map_err(|error| error.to_string())
    }

    #[test]
    fn an_entry_speaks_for_all_that_stands_in_it() {
        let table = read("[a]\nx = 1\nb = { y = 2 }\nprovenance = \"public: a remark\"\n").expect("sound");
        assert_eq!(table["a"].as_table().map(|a| a.len()), Some(2), "the tag is taken out");
        // Tables of tables hold nothing that could come from anywhere.
        assert!(read("[a.b]\nx = 1\nprovenance = \"own\"\n[a.c]\nprovenance = \"own\"\n").is_ok());
    }

    #[test]
    fn entries_without_a_tag_are_found_wherever_they_stand() {
        for (text, line) in [
            ("[a]\nx = 1\n", 1),
            ("[a]\nx = 1\nprovenance = \"own\"\n\n[[b]]\ny = [1]\n", 5),
            ("[a]\nprovenance = \"own\"\n[c.d]\nx = 1\n", 3),
        ] {
            let error = read(text).expect_err(text);
            assert!(error.starts_with(&format!("a.toml:{line}: no provenance")), "{error}");
        }
        let error =
            read("[a]\nx = 1\nvalues_provenance = \"mine\"\nprovenance = \"own\"\n").expect_err("mine");
        assert!(error.starts_with("a.toml:3: values_provenance: unknown tag"), "{error}");
    }
}
