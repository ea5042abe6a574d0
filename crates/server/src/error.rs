use crate::store::StoreError;
use std::{fmt, io};

/// Why the server could not start or go on.
#[derive(Debug)]
pub enum Error {
    /// The address cannot be listened on.
    Listen(std::net::SocketAddr, io::Error),
    /// The database cannot be used.
    Store(StoreError),
    /// The operating system refused threads, signals or randomness.
    System(io::Error),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Error::Listen(addr, error) => write!(f, "cannot listen on {addr}: {error}"),
            Error::Store(error) => error.fmt(f),
            Error::System(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Error {}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Error {
        Error::Store(error)
    }
}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Error {
        Error::System(error)
    }
}
