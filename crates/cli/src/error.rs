use std::fmt::Display;
use std::io;

/// Why a command stopped.
pub enum Failure {
    /// One clear sentence with place and remedy.
    Said(String),
    /// A game that cannot be opened.
    Open(catalog::OpenError),
    /// Nobody reads our output any more.
    Closed,
}

impl Failure {
    /// A failure in words.
    pub fn new(what: impl Display) -> Failure {
        Failure::Said(what.to_string())
    }
    /// A failure with a file.
    pub fn file(path: impl AsRef<std::path::Path>, what: impl Display) -> Failure {
        Failure::Said(format!("{}: {what}", path.as_ref().display()))
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        if error.kind() == io::ErrorKind::BrokenPipe { Failure::Closed } else { Failure::new(error) }
    }
}
impl From<catalog::OpenError> for Failure {
    fn from(error: catalog::OpenError) -> Failure {
        Failure::Open(error)
    }
}
impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Failure {
        if error.io_error_kind() == Some(io::ErrorKind::BrokenPipe) {
            Failure::Closed
        } else {
            Failure::new(error)
        }
    }
}
