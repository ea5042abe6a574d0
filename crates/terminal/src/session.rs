use crate::words::Words;
use ::bots::BotSpec;
use catalog::Shelf;
use engine::Msg;
use std::fmt;
use std::io;
use std::path::PathBuf;
use table::AnyTable;
use text::Lang;

/// What to play, with whom, and how it is shown.
pub struct Session {
    /// The game.
    pub shelf: &'static dyn Shelf,
    /// The table, new or replayed from a record.
    pub table: Box<dyn AnyTable>,
    /// Who sits where, in seat order.
    pub players: Vec<Player>,
    /// The language to begin with.
    pub lang: Lang,
    /// Seed of luck and bots.
    pub seed: u64,
    /// Whether people throw their own dice and draw their own cards, and type in what came.
    pub physical: bool,
    /// Whether colours are used.
    pub colour: bool,
    /// Where the record is written after every step.
    pub save_path: Option<PathBuf>,
}

/// Who sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody at this terminal.
    Human,
    /// The computer.
    Bot(BotSpec),
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Player::Human => f.write_str("human"),
            Player::Bot(spec) => spec.fmt(f),
        }
    }
}

/// How a session ended.
pub struct End {
    /// The table as it was left.
    pub table: Box<dyn AnyTable>,
    /// The language last used.
    pub lang: Lang,
    /// Where the record was last saved.
    pub saved: Option<PathBuf>,
    /// The signal that ended it, if it was one.
    pub signal: Option<i32>,
}

/// Why a session could not be begun or went wrong.
#[derive(Debug)]
pub enum Error {
    /// The terminal could not be read or written.
    Io(io::Error),
    /// The output is no terminal.
    NoTerminal,
    /// The client's own texts are broken.
    Texts(String),
    /// The number of players does not fit the game.
    Seats {
        /// Players given.
        given: usize,
        /// Seats the game has.
        wanted: usize,
    },
}

impl Error {
    /// The error as a sentence.
    pub fn say(&self, lang: Lang) -> String {
        let msg = match self {
            Error::Io(error) => Msg::new("term-error-io").with("error", error.to_string()),
            Error::NoTerminal => Msg::new("term-error-no-terminal"),
            Error::Texts(error) => return error.clone(),
            Error::Seats { given, wanted } => {
                Msg::new("term-error-seats").with("given", *given as i64).with("wanted", *wanted as i64)
            }
        };
        Words::own_texts().map_or_else(|error| error, |texts| texts.say(lang, &msg))
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.say(Lang::En))
    }
}

impl std::error::Error for Error {}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Error {
        Error::Io(error)
    }
}
