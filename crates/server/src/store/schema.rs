//! The tables of the database, and how an older file becomes a newer one.

use super::StoreError;
use rusqlite::Connection;

/// "FELD": says that the file is ours.
const APPLICATION: i64 = 0x4645_4c44;

/// Each entry raises the schema's version by one. Never change an entry that was released; add another.
const MIGRATIONS: &[&str] = &[
    "
    CREATE TABLE tables (
        number      INTEGER PRIMARY KEY,
        id          TEXT NOT NULL UNIQUE,
        game        TEXT NOT NULL,
        rules       INTEGER NOT NULL,
        scenario    TEXT NOT NULL,
        options     TEXT NOT NULL,
        data        TEXT NOT NULL,
        start       TEXT NOT NULL,
        created     INTEGER NOT NULL,
        touched     INTEGER NOT NULL,
        state       INTEGER NOT NULL,
        decides     INTEGER,
        bot_decides INTEGER NOT NULL,
        round       INTEGER,
        over        INTEGER NOT NULL DEFAULT 0,
        resigned    INTEGER,
        winner      INTEGER,
        reason      TEXT,
        rule        TEXT,
        finished    INTEGER
    );
    CREATE INDEX tables_finished ON tables (finished) WHERE finished IS NOT NULL;
    CREATE INDEX tables_bots ON tables (number) WHERE bot_decides = 1 AND over = 0;
    CREATE TABLE seats (
        number  INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        seat    INTEGER NOT NULL,
        player  TEXT NOT NULL,
        claimed INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (number, seat)
    ) WITHOUT ROWID;
    CREATE TABLE tokens (
        number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        digest BLOB NOT NULL,
        role   TEXT NOT NULL,
        PRIMARY KEY (number, digest)
    ) WITHOUT ROWID;
    CREATE TABLE entries (
        number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        step   INTEGER NOT NULL,
        who    TEXT NOT NULL,
        what   TEXT NOT NULL,
        hash   TEXT NOT NULL,
        at     INTEGER NOT NULL,
        PRIMARY KEY (number, step)
    ) WITHOUT ROWID;
",
    "
    ALTER TABLE seats ADD COLUMN instructions TEXT NOT NULL DEFAULT '';
    ALTER TABLE entries ADD COLUMN passed INTEGER NOT NULL DEFAULT 0;
",
    "
    ALTER TABLE tables ADD COLUMN request TEXT;
",
];

/// Makes or updates the tables; refuses files that are not ours.
pub fn prepare(connection: &mut Connection, file: &str) -> Result<(), StoreError> {
    let not_ours = |error: rusqlite::Error| match error.sqlite_error_code() {
        Some(rusqlite::ErrorCode::NotADatabase) => StoreError::NotOurs(file.to_owned()),
        _ => StoreError::Database(format!("{file}: {error}")),
    };
    let number =
        |connection: &Connection, sql: &str| connection.query_row(sql, [], |row| row.get::<_, i64>(0));
    let things = number(connection, "SELECT count(*) FROM sqlite_master").map_err(not_ours)?;
    let application = number(connection, "PRAGMA application_id").map_err(not_ours)?;
    if things > 0 && application != APPLICATION {
        return Err(StoreError::NotOurs(file.to_owned()));
    }
    let ours = MIGRATIONS.len() as i64;
    let found = number(connection, "PRAGMA user_version").map_err(not_ours)?;
    if found > ours {
        return Err(StoreError::Newer(file.to_owned(), found, ours));
    }
    let migrate = |connection: &mut Connection| {
        let change = connection.transaction()?;
        change.pragma_update(None, "application_id", APPLICATION)?;
        for step in &MIGRATIONS[found as usize..] {
            change.execute_batch(step)?;
        }
        change.pragma_update(None, "user_version", ours)?;
        change.commit()
    };
    if found < ours {
        migrate(connection).map_err(not_ours)?;
        tracing::info!(from = found, to = ours, "database schema made");
    }
    Ok(())
}
