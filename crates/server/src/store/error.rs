//! What can go wrong with a store, and what to do about it.

use std::fmt;

/// What is wrong with the store.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The file is no Feldzug database.
    NotOurs(String),
    /// The file was made by a newer Feldzug: its schema and ours.
    Newer(String, i64, i64),
    /// The file was made by an older Feldzug: its schema and ours.
    Older(String, i64, i64),
    /// There is no such file.
    Missing(String),
    /// There is such a file already.
    Exists(String),
    /// The file is there but holds nothing.
    Empty(String),
    /// The file is gone, but its log of changes is there.
    Lost(String),
    /// Bytes of the file have changed: what is wrong with it.
    Damaged(String, String),
    /// Another server has the file: the file, and what it says of itself.
    InUse(String, String),
    /// Somebody else has changed the table.
    Conflict,
    /// A row cannot be understood.
    Broken(String),
    /// The database reports an error.
    Database(String),
    /// The database cannot be reached just now: its address, and why.
    Away(String, String),
    /// The database could lose what it has acknowledged: its address, a setting, its value, and what it must be.
    Unsafe(String, &'static str, String, &'static str),
    /// This can only be done with a PostgreSQL database: the file.
    NoAddress(String),
    /// This can only be done with a file: the address, and what to do instead.
    NoFile(String, &'static str),
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            StoreError::NotOurs(db) if is_address(db) => write!(
                f,
                "{db} is no Feldzug database: it is empty, or somebody else's; feldzug serve or feldzug admin move makes an empty one ours"
            ),
            StoreError::NotOurs(file) => {
                write!(f, "{file} is no Feldzug database; name another file with --db, it will be made")
            }
            StoreError::Newer(file, found, ours) => write!(
                f,
                "{file} was written by a newer Feldzug (schema {found}, this one knows {ours}); use that one, or another file with --db"
            ),
            StoreError::Older(file, found, ours) => write!(
                f,
                "{file} was written by an older Feldzug (schema {found}, this one knows {ours}); a start of the server brings it up to date"
            ),
            StoreError::Missing(file) => {
                write!(f, "{file}: there is no such file; name the database with --db")
            }
            StoreError::Exists(db) if is_address(db) => {
                write!(f, "{db} holds tables already; name an empty database")
            }
            StoreError::Exists(file) => {
                write!(
                    f,
                    "{file} exists; nothing is overwritten (restore replaces a database with --replace)"
                )
            }
            StoreError::Empty(file) => write!(
                f,
                "{file} is empty: if it has held tables they are lost, restore a backup (feldzug admin restore); if not, delete it, it will be made anew"
            ),
            StoreError::Lost(file) => write!(
                f,
                "{file} is missing, but {file}-wal beside it holds changes to it; put the file back or restore a backup (feldzug admin restore), or move {file}-wal away to begin anew"
            ),
            StoreError::Damaged(file, what) => write!(
                f,
                "{file} is damaged ({what}); restore a backup (feldzug admin restore), or see what is left (feldzug admin verify)"
            ),
            StoreError::InUse(file, who) => write!(
                f,
                "{file} is in use by another Feldzug ({who}); stop that one first, or name another file with --db"
            ),
            StoreError::Conflict => f.write_str("somebody else has changed the table"),
            StoreError::Broken(what) => write!(f, "the database holds something strange: {what}"),
            StoreError::Database(what) => write!(f, "database: {what}"),
            StoreError::Away(db, why) => {
                write!(f, "{db} cannot be reached ({why}); is PostgreSQL running, and is the address right?")
            }
            StoreError::Unsafe(db, name, value, wanted) => write!(
                f,
                "{db} could lose orders that were acknowledged: {name} is {value}; set it to {wanted} and start again"
            ),
            StoreError::NoAddress(file) => {
                write!(f, "{file} is a file; name a PostgreSQL database: postgres://USER@HOST/DATABASE")
            }
            StoreError::NoFile(db, instead) => write!(f, "{db} is no file; {instead}"),
        }
    }
}

impl std::error::Error for StoreError {}

/// Whether this names a PostgreSQL database and no file.
fn is_address(db: &str) -> bool {
    db.starts_with("postgres://")
}
