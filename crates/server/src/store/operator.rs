//! What operators do to a database beside the server.

use super::sqlite::{Sqlite, connect, database, lock};
use super::{StoreError, inspect, schema};
use rusqlite::Connection;
use std::path::Path;

impl Sqlite {
    /// Opens a file that is there, beside a server that may run. Nothing is made or brought up to date.
    pub fn look(path: &Path) -> Result<Sqlite, StoreError> {
        let file = path.display().to_string();
        if !path.exists() {
            return Err(StoreError::Missing(file));
        }
        inspect::before(path)?;
        let connection = connect(&file)?;
        schema::must_be_ours(&connection, &file)?;
        connection.pragma_update(None, "foreign_keys", true).map_err(database)?;
        Ok(Sqlite::beside(file, connection))
    }

    /// Refuses a file that a server has open.
    pub fn must_be_free(path: &Path) -> Result<(), StoreError> {
        if !path.exists() {
            return Ok(());
        }
        let file = path.display().to_string();
        // Without its log of changes a file can only be used by one: this fails while somebody else has it.
        let alone = connect(&file)?.query_row("PRAGMA journal_mode = DELETE", [], |_| Ok(()));
        match alone.map_err(|error| error.sqlite_error_code()) {
            Err(Some(rusqlite::ErrorCode::DatabaseBusy | rusqlite::ErrorCode::DatabaseLocked)) => {
                Err(StoreError::Served(file))
            }
            // A damaged file may be replaced.
            _ => Ok(()),
        }
    }

    /// Asks the open file something.
    pub fn inspect<T>(&self, ask: impl FnOnce(&Connection) -> T) -> Result<T, StoreError> {
        Ok(ask(&lock(&self.writing)))
    }

    /// Writes everything into a new file, as it is at one moment.
    pub fn copy(&self, to: &Path) -> Result<(), StoreError> {
        let name =
            to.to_str().ok_or_else(|| StoreError::Database(format!("{}: no such name", to.display())))?;
        lock(&self.writing).execute("VACUUM INTO ?", [name]).map(drop).map_err(database)
    }

    /// Removes a table; whether there was one.
    pub fn remove_table(&self, id: &str) -> Result<bool, StoreError> {
        let found = lock(&self.writing).execute("DELETE FROM tables WHERE id = ?", [id]).map_err(database)?;
        Ok(found > 0)
    }
}
