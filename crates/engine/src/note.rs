//! Notes: what happened at the table beside the game, and how it ended. They stand in the record after the moves.

use crate::Entry;

/// Something that happened at the table beside the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// Steps there were then; after a take-back, steps that were left.
    pub step: u32,
    /// What happened.
    pub what: Noted,
}

/// What happened at the table beside the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Noted {
    /// The table went back. Nobody can redraw luck unseen: what had been drawn is kept here.
    TookBack {
        /// The side that asked for it.
        side: String,
        /// Steps there were before.
        from: u32,
        /// Luck that was taken back, each with its step from 1.
        struck: Vec<(u32, Entry)>,
    },
    /// Another player sits at a side.
    Player {
        /// The side.
        side: String,
        /// Who plays it now, as in the header.
        player: String,
    },
    /// Somebody came by invitation and has the side to themselves from now on.
    Seated(String),
    /// The side asked the computer for advice and got it.
    Advice(String),
    /// Played on under newer rules or data; every position so far is the same under both.
    Rules {
        /// Rules version before and after.
        rules: (u32, u32),
        /// Digest of the data before and after.
        data: (String, String),
    },
    /// The database was restored from a backup: draws from the first number to before the second may have been seen already
    /// and are given up.
    Gap(u32, u32),
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Finish {
    /// By the rules; replaying tells who won.
    Rules,
    /// This side gave up.
    Resigned(String),
    /// This side ran out of time.
    Lapsed(String),
    /// The sides made peace: a draw.
    Peace,
}

impl Note {
    /// The note as it stands in a record: one line, and one more for each luck that was taken back.
    pub fn write(&self) -> String {
        let step = self.step;
        match &self.what {
            Noted::TookBack { side, from, struck } => {
                let mut text = format!("note {step} take-back {side} {from}");
                for (step, entry) in struck {
                    text += &format!("\nstruck {step} {}", entry.line());
                }
                text
            }
            Noted::Player { side, player } => format!("note {step} player {side} {player}"),
            Noted::Seated(side) => format!("note {step} seated {side}"),
            Noted::Advice(side) => format!("note {step} advice {side}"),
            Noted::Rules { rules, data } => {
                format!("note {step} rules {} {} data {} {}", rules.0, rules.1, data.0, data.1)
            }
            Noted::Gap(from, to) => format!("note {step} gap {from} {to}"),
        }
    }

    /// Reads the first line of a note.
    pub fn read(line: &str) -> Option<Note> {
        let (step, rest) = line.strip_prefix("note ")?.split_once(' ')?;
        let (kind, rest) = rest.split_once(' ')?;
        let words: Vec<&str> = rest.split(' ').collect();
        let what = match (kind, words.as_slice()) {
            ("take-back", [side, from]) => {
                Noted::TookBack { side: side.to_string(), from: from.parse().ok()?, struck: Vec::new() }
            }
            ("player", [side, player, ..]) if !player.is_empty() => {
                Noted::Player { side: side.to_string(), player: words[1..].join(" ") }
            }
            ("seated", [side]) => Noted::Seated(side.to_string()),
            ("advice", [side]) => Noted::Advice(side.to_string()),
            ("rules", [old, new, "data", before, after]) => Noted::Rules {
                rules: (old.parse().ok()?, new.parse().ok()?),
                data: (before.to_string(), after.to_string()),
            },
            ("gap", [from, to]) => Noted::Gap(from.parse().ok()?, to.parse().ok()?),
            _ => return None,
        };
        Some(Note { step: step.parse().ok()?, what })
    }

    /// Reads a line that says which luck was taken back, and adds it; false if the line or the note is no such thing.
    pub fn strike(&mut self, line: &str) -> bool {
        let read = || {
            let (step, entry) = line.strip_prefix("struck ")?.split_once(' ')?;
            Some((step.parse().ok()?, Entry::read(entry).filter(Entry::is_luck)?))
        };
        match (&mut self.what, read()) {
            (Noted::TookBack { struck, .. }, Some(luck)) => struck.push(luck),
            _ => return false,
        }
        true
    }

    /// Reads a whole note as it was written.
    pub fn read_all(text: &str) -> Option<Note> {
        let mut lines = text.lines();
        let mut note = Note::read(lines.next()?)?;
        lines.all(|line| note.strike(line)).then_some(note)
    }
}

impl Finish {
    /// The line of a record that says so.
    pub fn write(&self) -> String {
        match self {
            Finish::Rules => "end rules".to_owned(),
            Finish::Resigned(side) => format!("end resigned {side}"),
            Finish::Lapsed(side) => format!("end lapsed {side}"),
            Finish::Peace => "end peace".to_owned(),
        }
    }

    /// Reads such a line.
    pub fn read(line: &str) -> Option<Finish> {
        let words: Vec<&str> = line.split(' ').collect();
        match words.as_slice() {
            ["end", "rules"] => Some(Finish::Rules),
            ["end", "peace"] => Some(Finish::Peace),
            ["end", "resigned", side] => Some(Finish::Resigned(side.to_string())),
            ["end", "lapsed", side] => Some(Finish::Lapsed(side.to_string())),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Drawn;

    #[test]
    fn notes_and_endings_read_back_as_written() {
        let luck = Entry {
            who: "luck".into(),
            what: "1 1".into(),
            hash: "84222325cbf29ce4".into(),
            drawn: Drawn::read("@16 0/36d6"),
        };
        let whats = [
            Noted::TookBack { side: "us".into(), from: 9, struck: vec![(7, luck.clone()), (9, luck)] },
            Noted::TookBack { side: "us".into(), from: 9, struck: Vec::new() },
            Noted::Player { side: "us".into(), player: "human Anna: #1 of 2".into() },
            Noted::Seated("us".into()),
            Noted::Advice("us".into()),
            Noted::Rules { rules: (1, 2), data: ("a".into(), "b".into()) },
            Noted::Gap(19, 1019),
        ];
        for what in whats {
            let note = Note { step: 5, what };
            assert_eq!(Note::read_all(&note.write()), Some(note.clone()), "{}", note.write());
        }
        for ending in
            [Finish::Rules, Finish::Peace, Finish::Resigned("us".into()), Finish::Lapsed("us".into())]
        {
            assert_eq!(Finish::read(&ending.write()), Some(ending));
        }
        for rubbish in
            ["", "note", "note x advice us", "note 1 advice", "note 1 player us", "end", "end well"]
        {
            assert_eq!((Note::read_all(rubbish), Finish::read(rubbish)), (None, None), "{rubbish}");
        }
        assert_eq!(Note::read_all("note 1 advice us\nstruck 2 luck: 1 #84222325cbf29ce4"), None);
    }
}
