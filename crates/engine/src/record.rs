//! Records: a game as readable text, from which every position can be replayed. `docs/records.md` describes the format.
//!
//! ```text
//! feldzug record 2
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
//!
//! note 1 advice us
//! end resigned us
//! closed 2 5f1c...
//! ```

use crate::{Finish, Note};
use sha2::{Digest, Sha256};
use std::fmt;

/// A game from its header to its last luck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// What was played, under which rules and data, by whom.
    pub header: Header,
    /// Everything that came from outside, in order.
    pub entries: Vec<Entry>,
    /// What happened at the table beside the game, in order.
    pub notes: Vec<Note>,
    /// How it ended; none while it runs, and in records of format 1.
    pub ending: Option<Finish>,
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
    /// Steps that were brought along: the table began with them.
    pub given: u32,
    /// What is told of dice that anybody can verify, word and value; the crate `dice` reads it.
    pub dice: Vec<(String, String)>,
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
    /// Which number was behind it, if it is luck that can be verified.
    pub drawn: Option<Drawn>,
}

/// The number behind a luck that can be verified.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drawn {
    /// The how-manieth draw at this table, from 0.
    pub draw: u32,
    /// What it gave, `0..total`.
    pub nth: u64,
    /// How many equally likely results there were.
    pub total: u64,
    /// Faces of each die, if dice were thrown: they are the digits of `nth` in this base, lowest first, plus 1.
    pub sides: Option<u8>,
}

impl Drawn {
    /// `@17 33/36d6`
    pub fn write(&self) -> String {
        let dice = self.sides.map_or(String::new(), |sides| format!("d{sides}"));
        format!("@{} {}/{}{dice}", self.draw, self.nth, self.total)
    }

    /// Reads what was written.
    pub fn read(text: &str) -> Option<Drawn> {
        let (draw, of) = text.strip_prefix('@')?.split_once(' ')?;
        let (nth, total) = of.split_once('/')?;
        let (total, sides) = match total.split_once('d') {
            Some((total, sides)) => (total, Some(sides.parse().ok()?)),
            None => (total, None),
        };
        let drawn =
            Drawn { draw: draw.parse().ok()?, nth: nth.parse().ok()?, total: total.parse().ok()?, sides };
        // Only as it is written: no signs, no zeros in front.
        (drawn.write() == text && drawn.nth < drawn.total).then_some(drawn)
    }
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
        match &self.drawn {
            Some(drawn) => format!("{}: {} {} #{}", self.who, self.what, drawn.write(), self.hash),
            None => format!("{}: {} #{}", self.who, self.what, self.hash),
        }
    }
    /// Reads one line.
    pub fn read(line: &str) -> Option<Entry> {
        // A side is one word; what has more words is a note that happens to look like an entry.
        let (who, rest) = line.split_once(": ").filter(|(who, _)| !who.contains(' '))?;
        let (what, hash) = rest.rsplit_once(" #")?;
        let good = hash.len() == 16 && hash.bytes().all(|byte| byte.is_ascii_hexdigit()) && !what.is_empty();
        let (what, drawn) = match what.split_once(" @").filter(|_| who == LUCK) {
            Some((luck, _)) => (luck, Some(Drawn::read(&what[luck.len() + 1..])?)),
            None => (what, None),
        };
        good.then(|| Entry { who: who.to_owned(), what: what.to_owned(), hash: hash.to_owned(), drawn })
    }
}

/// Header words for dice that can be verified.
const DICE: [&str; 7] = ["table", "dice", "round", "seal", "seed", "drawn", "secret"];

/// Makes the digest of a record line by line.
#[derive(Clone)]
struct Seal(Sha256);

impl Seal {
    fn line(&mut self, line: &str) {
        self.0.update(line.as_bytes());
        self.0.update(b"\n");
    }
    fn close(self, entries: usize) -> String {
        let digest: String = self.0.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
        format!("closed {entries} {digest}")
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let head = &self.header;
        let mut seal = Seal(Sha256::new());
        let mut say = |line: &str| {
            seal.line(line);
            writeln!(f, "{line}")
        };
        say("feldzug record 2")?;
        say(&format!("game {}", head.game))?;
        say(&format!("rules {}", head.rules))?;
        say(&format!("scenario {}", head.scenario))?;
        for (key, value) in &head.options {
            say(&format!("option {key}={value}"))?;
        }
        say(&format!("data {}", head.data))?;
        for (key, value) in &head.dice {
            say(&format!("{key} {value}"))?;
        }
        if head.given > 0 {
            say(&format!("given {}", head.given))?;
        }
        for (seat, player) in &head.seats {
            say(&format!("seat {seat} {player}"))?;
        }
        say(&format!("start {}", head.start))?;
        say("")?;
        for entry in &self.entries {
            say(&entry.line())?;
        }
        say("")?;
        for note in &self.notes {
            note.write().lines().try_for_each(&mut say)?;
        }
        if let Some(ending) = &self.ending {
            say(&ending.write())?;
        }
        writeln!(f, "{}", seal.close(self.entries.len()))
    }
}

impl std::str::FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Record, RecordError> {
        let fail = |line: usize, what: String| Err(RecordError { line: line + 1, what });
        let mut lines = text.lines().enumerate();
        let format = match lines.next() {
            Some((_, "feldzug record 1")) => 1,
            Some((_, "feldzug record 2")) => 2,
            Some((_, first)) if first.starts_with("feldzug record ") => {
                return fail(
                    0,
                    "this record was written by a newer Feldzug; this one reads formats 1 and 2".into(),
                );
            }
            _ => return fail(0, "this is no record: the first line must be «feldzug record 2»".into()),
        };
        let mut seal = Seal(Sha256::new());
        seal.line("feldzug record 2");
        let mut header = Header::default();
        let mut last = 0;
        for (number, line) in lines.by_ref() {
            last = number;
            seal.line(line);
            if line.is_empty() {
                break;
            }
            read_header(&mut header, line, format).map_err(|what| RecordError { line: number + 1, what })?;
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
        let mut record = Record { header, entries: Vec::new(), notes: Vec::new(), ending: None };
        let mut closed = false;
        for (number, line) in lines {
            last = number;
            let known = match Entry::read(line) {
                _ if line.is_empty() => true,
                _ if closed => return fail(number, "nothing may follow the closing line".into()),
                Some(entry) if record.notes.is_empty() && record.ending.is_none() => {
                    record.entries.push(entry);
                    true
                }
                _ if format == 1 => false,
                _ if line.starts_with("closed ") => {
                    closed = true;
                    if line != seal.clone().close(record.entries.len()) {
                        return fail(
                            number,
                            "the closing line does not fit what stands before it: the record was cut or changed".into(),
                        );
                    }
                    true
                }
                _ => read_note(&mut record, line),
            };
            if !known {
                return fail(number, "write an entry as «side: order #hash» or «luck: result #hash»".into());
            }
            seal.line(line);
        }
        if format == 2 && !closed {
            return fail(last, "the closing line is missing: the record was cut off".into());
        }
        Ok(record)
    }
}

/// Reads a line of the header.
fn read_header(header: &mut Header, line: &str, format: u32) -> Result<(), String> {
    let (key, value) = line.split_once(' ').unwrap_or((line, ""));
    let value = value.to_owned();
    match key {
        "game" => header.game = value,
        "rules" => header.rules = value.parse().map_err(|_| "the rules version must be a number")?,
        "scenario" => header.scenario = value,
        "option" => {
            let (key, value) = value.split_once('=').ok_or("write an option as «option name=value»")?;
            header.options.push((key.to_owned(), value.to_owned()));
        }
        "data" => header.data = value,
        "seat" => {
            let (seat, player) = value.split_once(' ').ok_or("write a seat as «seat side player»")?;
            header.seats.push((seat.to_owned(), player.to_owned()));
        }
        "start" => header.start = value,
        "given" if format > 1 => {
            header.given = value.parse().map_err(|_| "write how many steps were given as a number")?;
        }
        _ if format > 1 && DICE.contains(&key) => header.dice.push((key.to_owned(), value)),
        _ => return Err(format!("unknown header word «{key}»")),
    }
    Ok(())
}

/// Reads a line after the entries; false if it makes no sense.
fn read_note(record: &mut Record, line: &str) -> bool {
    if record.ending.is_some() {
        return false;
    }
    if line.starts_with("struck ") {
        return record.notes.last_mut().is_some_and(|note| note.strike(line));
    }
    match (Note::read(line), Finish::read(line)) {
        (Some(note), _) => record.notes.push(note),
        (None, Some(ending)) => record.ending = Some(ending),
        (None, None) => return false,
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Noted;

    fn record() -> Record {
        let entry = |who: &str, what: &str| Entry {
            who: who.into(),
            what: what.into(),
            hash: "84222325cbf29ce4".into(),
            drawn: None,
        };
        let drawn = Drawn { draw: 17, nth: 33, total: 36, sides: Some(6) };
        Record {
            header: Header {
                game: "mortain".into(),
                rules: 1,
                scenario: "standard".into(),
                options: vec![("a".into(), "b".into())],
                data: "00".into(),
                seats: vec![("us".into(), "search:200ms".into())],
                start: "84222325cbf29ce4".into(),
                given: 1,
                dice: vec![("dice".into(), "9fe9".into())],
            },
            entries: vec![Entry { drawn: Some(drawn), ..entry("luck", "4 6") }, entry("us", "pass")],
            notes: vec![
                Note {
                    step: 1,
                    what: Noted::TookBack {
                        side: "us".into(),
                        from: 2,
                        struck: vec![(
                            2,
                            Entry {
                                drawn: Some(Drawn { draw: 16, nth: 51, total: 52, sides: None }),
                                ..entry("luck", "KH")
                            },
                        )],
                    },
                },
                Note { step: 2, what: Noted::Advice("us".into()) },
            ],
            ending: Some(Finish::Resigned("us".into())),
        }
    }

    #[test]
    fn a_record_reads_back_as_written() {
        assert_eq!(record().to_string().parse(), Ok(record()));
        let running = Record { notes: Vec::new(), ending: None, ..record() };
        assert_eq!(running.to_string().parse(), Ok(running));
        // A file that a careful editor has given other line ends is still the same record.
        assert_eq!(record().to_string().replace('\n', "\r\n").parse(), Ok(record()));
    }

    #[test]
    fn a_record_of_the_first_format_is_still_read() {
        let old = "feldzug record 1\ngame mortain\nrules 1\nscenario standard\ndata 00\nseat us human\nstart 84222325cbf29ce4\n\n\
                   luck: 7S #84222325cbf29ce4\n";
        let read: Record = old.parse().unwrap();
        assert_eq!((read.entries.len(), read.ending, read.notes.len()), (1, None, 0));
        let new = old.replace("luck: 7S #84222325cbf29ce4\n", "end peace\n");
        assert_eq!(new.parse::<Record>().unwrap_err().line, 9, "it knows no endings");
    }

    #[test]
    fn a_record_that_was_cut_or_changed_is_noticed() {
        let text = record().to_string();
        let lines: Vec<&str> = text.lines().collect();
        for end in 1..lines.len() {
            assert!(lines[..end].join("\n").parse::<Record>().is_err(), "cut after line {end}");
        }
        for gone in 0..lines.len() {
            let rest: Vec<&str> = lines
                .iter()
                .enumerate()
                .filter(|(number, _)| *number != gone)
                .map(|(_, line)| *line)
                .collect();
            assert!(rest.join("\n").parse::<Record>().is_err(), "without line {}", gone + 1);
        }
        for at in 0..text.len() - 1 {
            let mut bytes = text.clone().into_bytes();
            bytes[at] = if bytes[at] == b'7' { b'8' } else { b'7' };
            let changed = String::from_utf8(bytes).unwrap();
            assert!(changed.parse::<Record>().is_err(), "byte {at} changed:\n{changed}");
        }
    }

    /// The example of `docs/records.md`: whoever writes a checker can compare with it.
    #[test]
    fn the_closing_line_is_as_documented() {
        let lines = ["feldzug record 2", "game mortain"];
        let mut seal = Seal(Sha256::new());
        lines.iter().for_each(|line| seal.line(line));
        assert_eq!(
            seal.close(0),
            "closed 0 f2d0568dfb03e62c0a1adb4aba2464fb19c39ab846cd7cb2e3bfa6dbcb3e82a2"
        );
    }

    #[test]
    fn the_number_behind_a_luck_is_read_only_as_it_is_written() {
        let line = "luck: 4 6 @17 33/36d6 #84222325cbf29ce4";
        let entry = Entry::read(line).unwrap();
        assert_eq!((entry.what.as_str(), entry.line().as_str()), ("4 6", line));
        for wrong in ["@17", "@17 36/36", "@+17 3/36", "@17 03/36", "@17 3/36d", "@17 3/36d6 x", "@-1 3/36"] {
            let line = format!("luck: 4 6 {wrong} #84222325cbf29ce4");
            assert_eq!(Entry::read(&line), None, "{wrong}");
        }
        let order = Entry::read("us: fire @17 3/36 #84222325cbf29ce4").unwrap();
        assert_eq!((order.what.as_str(), order.drawn), ("fire @17 3/36", None), "only luck is drawn");
    }

    #[test]
    fn a_broken_line_is_named() {
        let text = record().to_string().replace("luck: 4 6 @17 33/36d6 #84222325cbf29ce4", "luck 7S");
        assert_eq!(text.parse::<Record>().unwrap_err().line, 12);
        assert_eq!("rubbish".parse::<Record>().unwrap_err().line, 1);
        assert_eq!("feldzug record 2\ncolour red\n".parse::<Record>().unwrap_err().line, 2);
        let newer = record().to_string().replace("record 2", "record 3");
        assert!(newer.parse::<Record>().unwrap_err().what.contains("newer"));
    }
}
