//! Records: a game as readable text, from which every position can be replayed.
//!
//! ```text
//! feldzug record 1
//! game mortain
//! rules 1
//! scenario standard
//! option activation_rounding=down
//! data 3f2a91c04b7d5e68
//! seat german human
//! seat us search:200ms
//! start 84222325cbf29ce4
//!
//! us: place 117 0703 #9d1c...
//! luck: 7S #0e55...
//! ```

use std::fmt;

/// A game from its header to its last luck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// What was played, under which rules and data, by whom.
    pub header: Header,
    /// Everything that came from outside, in order.
    pub entries: Vec<Entry>,
}

/// What was played, under which rules and data, by whom.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Header {
    /// The game's id.
    pub game: String,
    /// Its rules version.
    pub rules: u32,
    /// Scenario id.
    pub scenario: String,
    /// Every option with its value.
    pub options: Vec<(String, String)>,
    /// Digest of the data files.
    pub data: String,
    /// Who sat where: seat id and player.
    pub seats: Vec<(String, String)>,
    /// Hash of the start position.
    pub start: String,
}

/// One thing that came from outside, and the hash of the position it led to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The seat that ordered, or `luck`.
    pub who: String,
    /// The order or luck in notation.
    pub what: String,
    /// Hash of the position afterwards, in hexadecimal.
    pub hash: String,
}

/// What is wrong with a record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong and what would be right.
    pub what: String,
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

/// The word that stands for luck in place of a seat.
pub const LUCK: &str = "luck";

impl Entry {
    /// Whether luck and not a seat spoke.
    pub fn is_luck(&self) -> bool {
        self.who == LUCK
    }
    /// The entry as one line.
    pub fn line(&self) -> String {
        format!("{}: {} #{}", self.who, self.what, self.hash)
    }
    /// Reads one line.
    pub fn read(line: &str) -> Option<Entry> {
        let (who, rest) = line.split_once(": ")?;
        let (what, hash) = rest.rsplit_once(" #")?;
        let good = hash.len() == 16 && hash.bytes().all(|byte| byte.is_ascii_hexdigit()) && !what.is_empty();
        good.then(|| Entry { who: who.to_owned(), what: what.to_owned(), hash: hash.to_owned() })
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let head = &self.header;
        writeln!(f, "feldzug record 1")?;
        writeln!(f, "game {}\nrules {}\nscenario {}", head.game, head.rules, head.scenario)?;
        for (key, value) in &head.options {
            writeln!(f, "option {key}={value}")?;
        }
        writeln!(f, "data {}", head.data)?;
        for (seat, player) in &head.seats {
            writeln!(f, "seat {seat} {player}")?;
        }
        writeln!(f, "start {}\n", head.start)?;
        self.entries.iter().try_for_each(|entry| writeln!(f, "{}", entry.line()))
    }
}

impl std::str::FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let fail = |line: usize, what: String| Err(RecordError { line: line + 1, what });
        let mut lines = text.lines().enumerate();
        match lines.next() {
            Some((_, "feldzug record 1")) => {}
            Some((_, first)) if first.starts_with("feldzug record ") => {
                return fail(0, "this record was written by a newer Feldzug; this one reads format 1".into());
            }
            _ => return fail(0, "this is no record: the first line must be «feldzug record 1»".into()),
        }
        let mut header = Header::default();
        let mut last = 0;
        for (number, line) in lines.by_ref() {
            last = number;
            if line.is_empty() {
                break;
            }
            let (key, value) = line.split_once(' ').unwrap_or((line, ""));
            match key {
                "game" => header.game = value.to_owned(),
                "rules" => match value.parse() {
                    Ok(version) => header.rules = version,
                    Err(_) => return fail(number, "the rules version must be a number".into()),
                },
                "scenario" => header.scenario = value.to_owned(),
                "option" => match value.split_once('=') {
                    Some((key, value)) => header.options.push((key.to_owned(), value.to_owned())),
                    None => return fail(number, "write an option as «option name=value»".into()),
                },
                "data" => header.data = value.to_owned(),
                "seat" => match value.split_once(' ') {
                    Some((seat, player)) => header.seats.push((seat.to_owned(), player.to_owned())),
                    None => return fail(number, "write a seat as «seat side player»".into()),
                },
                "start" => header.start = value.to_owned(),
                _ => return fail(number, format!("unknown header word «{key}»")),
            }
        }
        for (missing, word) in [
            (header.game.is_empty(), "game"),
            (header.scenario.is_empty(), "scenario"),
            (header.start.is_empty(), "start"),
        ] {
            if missing {
                return fail(last, format!("the header has no line «{word} ...»"));
            }
        }
        let mut entries = Vec::new();
        for (number, line) in lines.filter(|(_, line)| !line.is_empty()) {
            match Entry::read(line) {
                Some(entry) => entries.push(entry),
                None => {
                    return fail(
                        number,
                        "write an entry as «side: order #hash» or «luck: result #hash»".into(),
                    );
                }
            }
        }
        Ok(Record { header, entries })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn record() -> Record {
        Record {
            header: Header {
                game: "mortain".into(),
                rules: 1,
                scenario: "standard".into(),
                options: vec![("a".into(), "b".into())],
                data: "00".into(),
                seats: vec![("us".into(), "search:200ms".into())],
                start: "84222325cbf29ce4".into(),
            },
            entries: vec![Entry { who: "luck".into(), what: "7S".into(), hash: "84222325cbf29ce4".into() }],
        }
    }

    #[test]
    fn a_record_reads_back_as_written() {
        assert_eq!(record().to_string().parse(), Ok(record()));
    }

    #[test]
    fn a_broken_line_is_named() {
        let text = record().to_string().replace("luck: 7S #84222325cbf29ce4", "luck 7S");
        assert_eq!(text.parse::<Record>().unwrap_err().line, 10);
        assert_eq!("rubbish".parse::<Record>().unwrap_err().line, 1);
        assert_eq!("feldzug record 1\ncolour red\n".parse::<Record>().unwrap_err().line, 2);
    }
}
