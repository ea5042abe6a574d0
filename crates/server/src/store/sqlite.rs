mod read;
#[cfg(test)]
mod tests;
mod write;

use super::*;
use engine::Drawn;
use read::{notes, row};
use rusqlite::{Connection, OptionalExtension, Transaction};
use std::path::Path;
use std::sync::{Mutex, MutexGuard};
pub(super) use write::add_notes;
use write::{edit, open};

/// Tables in an SQLite file.
pub struct Sqlite {
    file: String,
    /// Held as long as a server has the database open.
    _lock: Option<lock::Lock>,
    pub(super) writing: Mutex<Connection>,
    /// Connections for reading that nobody uses just now.
    reading: Mutex<Vec<Connection>>,
}

impl Sqlite {
    /// Opens the file, makes it if it is missing, and brings its schema up to date. Nobody else can open it meanwhile.
    pub fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let file = path.display().to_string();
        let held = lock::Lock::take(&file)?;
        inspect::before(path)?;
        let mut writing = connect(&file)?;
        schema::prepare(&mut writing, &file)?;
        inspect::whole(&writing, &file)?;
        let modes = || -> rusqlite::Result<()> {
            writing.pragma_update(None, "journal_mode", "WAL")?;
            writing.pragma_update(None, "synchronous", "FULL")?;
            writing.pragma_update(None, "foreign_keys", true)
        };
        modes().map_err(database)?;
        Ok(Sqlite { file, _lock: Some(held), writing: Mutex::new(writing), reading: Mutex::new(Vec::new()) })
    }

    /// Tables in a file that is open already, beside a server.
    pub(super) fn beside(file: String, connection: Connection) -> Sqlite {
        Sqlite { file, _lock: None, writing: Mutex::new(connection), reading: Mutex::new(Vec::new()) }
    }

    fn read<T>(&self, read: impl FnOnce(&Connection) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let kept = lock(&self.reading).pop();
        let connection = match kept {
            Some(connection) => connection,
            None => {
                let connection = connect(&self.file)?;
                connection.pragma_update(None, "query_only", true).map_err(database)?;
                connection
            }
        };
        let result = read(&connection);
        let mut reading = lock(&self.reading);
        if reading.len() < 4 {
            reading.push(connection);
        }
        result
    }
}

pub(super) fn connect(file: &str) -> Result<Connection, StoreError> {
    let connection =
        Connection::open(file).map_err(|error| StoreError::Database(format!("{file}: {error}")))?;
    connection.busy_timeout(std::time::Duration::from_secs(5)).map_err(database)?;
    connection.set_prepared_statement_cache_capacity(32);
    Ok(connection)
}

pub(super) fn database(error: rusqlite::Error) -> StoreError {
    StoreError::Database(error.to_string())
}

/// A lock that outlives a panic: what it guards is put right by the next transaction.
pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

impl Store for Sqlite {
    fn load(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        self.read(|connection| {
            // One transaction, so that row and entries belong together.
            let moment = connection.unchecked_transaction().map_err(database)?;
            let Some(row) = row(&moment, id)? else { return Ok(None) };
            let mut rows = moment
                .prepare_cached(
                    "SELECT who, what, hash, passed, gesture, drawn FROM entries WHERE number = ? ORDER BY step",
                )
                .map_err(database)?;
            let entries = rows
                .query_map([row.number], |row| {
                    let drawn = row.get::<_, Option<String>>(5)?.and_then(|text| Drawn::read(&text));
                    let (who, what, hash) = (row.get(0)?, row.get(1)?, row.get(2)?);
                    Ok((Entry { who, what, hash, drawn }, row.get(3)?, row.get(4)?))
                })
                .and_then(|rows| rows.collect::<rusqlite::Result<Vec<(Entry, bool, u32)>>>())
                .map_err(database)?;
            let numbered = || (1..).zip(&entries);
            let passed = numbered().filter(|(_, (_, passed, _))| *passed).map(|(step, _)| step).collect();
            let gestures = numbered().map(|(step, (_, _, gesture))| (step, *gesture));
            let gestures = gestures.filter(|(_, gesture)| *gesture != 0).collect();
            let entries: Vec<Entry> = entries.into_iter().map(|(entry, ..)| entry).collect();
            if entries.len() != row.standing.state as usize {
                return Err(StoreError::Broken(format!("table {id}: {} entries", entries.len())));
            }
            let notes = notes(&moment, row.number)?;
            Ok(Some(Stored { row, entries, passed, gestures, notes }))
        })
    }

    fn rows(&self, ids: &[&str]) -> Result<Vec<TableRow>, StoreError> {
        self.read(|connection| {
            let found = ids.iter().map(|id| row(connection, id));
            found.filter_map(Result::transpose).collect()
        })
    }

    fn finished(&self, most: usize) -> Result<Vec<TableRow>, StoreError> {
        let ids = self.read(|connection| public::list(connection, most).map_err(database))?;
        self.rows(&ids.iter().map(String::as_str).collect::<Vec<_>>())
    }

    fn bots_to_move(&self, most: usize) -> Result<Vec<String>, StoreError> {
        self.ids(
            "SELECT id FROM tables WHERE bot_decides = 1 AND over = 0
                AND EXISTS (SELECT 1 FROM seats WHERE seats.number = tables.number AND player LIKE 'human%')
                ORDER BY touched DESC LIMIT ?",
            most,
        )
    }

    fn listing(&self, id: &str) -> Result<(bool, Vec<Seat>), StoreError> {
        self.read(|connection| {
            let number = "SELECT number FROM tables WHERE id = ?";
            let look = || -> rusqlite::Result<(bool, Vec<Seat>)> {
                let table = connection.query_row(number, [id], |row| row.get(0))?;
                Ok((public::is_public(connection, table)?, public::agreed(connection, table)?))
            };
            look().map_err(database)
        })
    }

    fn all(&self) -> Result<Vec<String>, StoreError> {
        // A negative limit is none.
        self.ids("SELECT id FROM tables ORDER BY number LIMIT ?", usize::MAX)
    }

    fn uptime(&self) -> Result<i64, StoreError> {
        self.read(|connection| abandoned::uptime(connection).map_err(database))
    }

    fn abandoned(&self, cutoffs: &Cutoffs, most: usize) -> Result<Vec<Abandoned>, StoreError> {
        self.read(|connection| abandoned::find(connection, cutoffs, most).map_err(database))
    }

    fn analysis(&self, id: &str) -> Result<Option<String>, StoreError> {
        self.read(|connection| {
            connection
                .prepare_cached("SELECT text FROM analyses JOIN tables USING (number) WHERE id = ?")
                .and_then(|mut found| found.query_row([id], |row| row.get(0)).optional())
                .map_err(database)
        })
    }

    fn keep_analysis(&self, id: &str, text: &str) -> Result<(), StoreError> {
        lock(&self.writing)
            .execute(
                "INSERT OR REPLACE INTO analyses (number, text) SELECT number, ?2 FROM tables WHERE id = ?1",
                [id, text],
            )
            .map(drop)
            .map_err(database)
    }

    fn commit(&self, changes: &[&Change]) -> Result<Vec<Outcome>, StoreError> {
        let mut connection = lock(&self.writing);
        let transaction = connection
            .transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)
            .map_err(database)?;
        let write = |change: &&Change| match change {
            Change::Open(stored) => open(&transaction, stored),
            Change::Edit(changed) => edit(&transaction, changed),
            Change::Visit { at, tables } => {
                abandoned::visit(&transaction, *at, tables).map(|()| Outcome::Kept)
            }
            Change::Publish { table, seat, side, agrees, name } => {
                public::agree(&transaction, *table, *seat, side, *agrees, *name).map(|()| Outcome::Kept)
            }
            Change::Remove { id, cutoffs } => abandoned::remove(&transaction, id, cutoffs),
        };
        let outcomes = changes.iter().map(write).collect::<rusqlite::Result<_>>().map_err(database)?;
        transaction.commit().map_err(database)?;
        Ok(outcomes)
    }

    fn dice(&self, below: i64, most: usize) -> Result<Begun, StoreError> {
        self.read(|connection| {
            let look = || -> rusqlite::Result<Begun> {
                let moment = connection.unchecked_transaction()?;
                let count = "SELECT count(*), coalesce(sum(over), 0) FROM tables WHERE secret IS NOT NULL";
                let (tables, over): (i64, i64) =
                    moment.query_row(count, [], |row| Ok((row.get(0)?, row.get(1)?)))?;
                let mut rows = moment.prepare_cached(
                    "SELECT number, id, secret, created, CASE WHEN over THEN coalesce(finished, touched) END FROM tables
                     WHERE secret IS NOT NULL AND number < ? ORDER BY number DESC LIMIT ?",
                )?;
                let read = |row: &rusqlite::Row| {
                    let (number, id, secret) = (row.get(0)?, row.get(1)?, row.get(2)?);
                    let (begun, ended): (i64, Option<i64>) = (row.get(3)?, row.get(4)?);
                    let ended = ended.map(|ended| ended as u64);
                    Ok(BegunDice { number, id, secret, begun: begun as u64, ended })
                };
                let some = rows.query_map(rusqlite::params![below, most as i64], read)?;
                Ok(Begun { tables: tables as u64, over: over as u64, some: some.collect::<rusqlite::Result<_>>()? })
            };
            look().map_err(database)
        })
    }

    fn check(&self) -> Result<(), StoreError> {
        self.read(|connection| {
            connection
                .query_row("SELECT count(*) FROM tables WHERE number = 0", [], |_| Ok(()))
                .map_err(database)
        })
    }
}

impl Sqlite {
    fn ids(&self, sql: &str, most: usize) -> Result<Vec<String>, StoreError> {
        self.read(|connection| {
            let mut rows = connection.prepare_cached(sql).map_err(database)?;
            rows.query_map([most as i64], |row| row.get(0)).and_then(|rows| rows.collect()).map_err(database)
        })
    }
}
