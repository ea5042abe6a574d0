//! What operators do to a database beside the server.

use super::lock::Lock;
use super::sqlite::{Sqlite, add_notes, connect, database, lock};
use super::{Postgres, Store, StoreError, inspect, public, schema};
use crate::config::Database;
use engine::{Note, Noted};
use rusqlite::Connection;
use std::path::Path;

/// A store as operators use it.
pub trait Operate: Store {
    /// What is wrong with the database itself.
    fn faults(&self) -> Vec<String>;
    /// Removes a table; whether there was one.
    fn remove_table(&self, id: &str) -> Result<bool, StoreError>;
    /// Keeps a table off the public list or not, and removes names; whether there is one.
    fn hide_table(&self, id: &str, hidden: bool, names: bool) -> Result<bool, StoreError>;
    /// Whether the operator hides a table.
    fn is_hidden(&self, id: &str) -> Result<bool, StoreError>;
    /// Gives up so many draws of the dice at every running table, and notes it: after a backup was put back they may have been
    /// seen. How many tables there are. Versions and turns go on as far ahead at every table: a server or a page that still knows a
    /// later one, of what is lost, must not meet it again.
    fn skip_draws(&self, by: u32, at: u64) -> Result<usize, StoreError>;
}

/// Opens a database that is there, beside servers that may run. Nothing is made or brought up to date.
pub fn look(db: &Database) -> Result<Box<dyn Operate>, StoreError> {
    Ok(match db {
        Database::File(path) => Box::new(Sqlite::look(path)?),
        Database::Postgres(url) => Box::new(Postgres::look(url)?),
    })
}

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

    /// Holds a file, so that no server opens it; refuses one that a server has.
    pub fn hold(path: &Path) -> Result<Lock, StoreError> {
        Lock::take(&path.display().to_string())
    }

    /// Writes everything into a new file, as it is at one moment.
    pub fn copy(&self, to: &Path) -> Result<(), StoreError> {
        let name =
            to.to_str().ok_or_else(|| StoreError::Database(format!("{}: no such name", to.display())))?;
        lock(&self.writing).execute("VACUUM INTO ?", [name]).map(drop).map_err(database)
    }

    /// Asks the open file something.
    pub fn inspect<T>(&self, ask: impl FnOnce(&Connection) -> T) -> T {
        ask(&lock(&self.writing))
    }
}

impl Operate for Sqlite {
    fn faults(&self) -> Vec<String> {
        self.inspect(inspect::faults)
    }

    fn remove_table(&self, id: &str) -> Result<bool, StoreError> {
        let found = lock(&self.writing).execute("DELETE FROM tables WHERE id = ?", [id]).map_err(database)?;
        Ok(found > 0)
    }

    fn hide_table(&self, id: &str, hidden: bool, names: bool) -> Result<bool, StoreError> {
        let mut connection = lock(&self.writing);
        let mut write = || -> rusqlite::Result<bool> {
            let change = connection.transaction()?;
            let found = public::hide(&change, id, hidden, names)?;
            change.commit()?;
            Ok(found)
        };
        write().map_err(database)
    }

    fn skip_draws(&self, by: u32, at: u64) -> Result<usize, StoreError> {
        let mut connection = lock(&self.writing);
        let mut write = || -> rusqlite::Result<usize> {
            let change = connection.transaction()?;
            let running = "SELECT number, state, drawn FROM tables WHERE secret IS NOT NULL AND NOT over";
            let tables: Vec<(i64, u32, u32)> = change
                .prepare(running)?
                .query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?
                .collect::<rusqlite::Result<_>>()?;
            for (table, step, drawn) in &tables {
                change.execute(
                    "UPDATE tables SET drawn = drawn + ? WHERE number = ?",
                    [i64::from(by), *table],
                )?;
                let note = Note { step: *step, what: Noted::Gap(*drawn, drawn + by) };
                add_notes(&change, *table, &[note], at)?;
            }
            change.execute("UPDATE tables SET version = version + ?1, turn = turn + ?1", [by])?;
            change.commit()?;
            Ok(tables.len())
        };
        write().map_err(database)
    }

    fn is_hidden(&self, id: &str) -> Result<bool, StoreError> {
        public::is_hidden(&lock(&self.writing), id).map_err(database)
    }
}
