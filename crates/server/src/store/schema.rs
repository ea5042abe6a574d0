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
    // Tables from before count as visited when service begins to be counted.
    "
    CREATE TABLE uptime (seconds INTEGER NOT NULL);
    INSERT INTO uptime VALUES (0);
    ALTER TABLE tables ADD COLUMN visited INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN played INTEGER NOT NULL DEFAULT 0;
    UPDATE tables SET played = 1 WHERE EXISTS
        (SELECT 1 FROM entries WHERE entries.number = tables.number AND who <> 'luck');
",
    // Version and turn only grow; the number of steps runs back when something is taken back.
    "
    ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE tables ADD COLUMN turn INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE tables ADD COLUMN given INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN peace INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE seats ADD COLUMN asked INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE seats ADD COLUMN refused INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE notes (
        number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        line   INTEGER NOT NULL,
        what   TEXT NOT NULL,
        at     INTEGER NOT NULL,
        PRIMARY KEY (number, line)
    ) WITHOUT ROWID;
",
    // What the host was told of the other seats are invitations from now on: the first who comes with one gets a key that
    // nobody else knows.
    "
    UPDATE tokens SET role = 'invite' || substr(role, 5) WHERE role LIKE 'seat %';
",
    // Finished games are watched by all only if every person agrees; a consent holds for the player as they were then.
    "
    CREATE TABLE consents (
        number INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
        seat   INTEGER NOT NULL,
        player TEXT NOT NULL,
        PRIMARY KEY (number, seat)
    ) WITHOUT ROWID;
    CREATE TABLE hidden (number INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE);
",
    // Dice that can be verified; tables without a secret go on as they were.
    "
    ALTER TABLE tables ADD COLUMN secret BLOB;
    ALTER TABLE tables ADD COLUMN drawn INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE tables ADD COLUMN rounds TEXT NOT NULL DEFAULT '';
    ALTER TABLE entries ADD COLUMN drawn TEXT;
",
    // Orders given together: what a seat has still to give, and which steps were one gesture.
    "
    ALTER TABLE seats ADD COLUMN plan TEXT;
    ALTER TABLE entries ADD COLUMN gesture INTEGER NOT NULL DEFAULT 0;
",
    // What was found of finished games, as the crate `analysis` writes it, with its budget and how far it is.
    "
    CREATE TABLE analyses (
        number INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
        text   TEXT NOT NULL
    );
",
];

/// Refuses files that are not ours or not of our schema.
pub fn must_be_ours(connection: &Connection, file: &str) -> Result<(), StoreError> {
    let number = |sql: &str| {
        connection.query_row(sql, [], |row| row.get::<_, i64>(0)).map_err(|error| {
            match error.sqlite_error_code() {
                Some(rusqlite::ErrorCode::NotADatabase) => StoreError::NotOurs(file.to_owned()),
                _ => StoreError::Damaged(file.to_owned(), error.to_string()),
            }
        })
    };
    if number("PRAGMA application_id")? != APPLICATION {
        return Err(StoreError::NotOurs(file.to_owned()));
    }
    let ours = MIGRATIONS.len() as i64;
    match number("PRAGMA user_version")? {
        found if found > ours => Err(StoreError::Newer(file.to_owned(), found, ours)),
        found if found < ours => Err(StoreError::Older(file.to_owned(), found, ours)),
        _ => Ok(()),
    }
}

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

#[cfg(test)]
mod tests {
    use super::*;

    /// A database as the second schema left it: one table with a card drawn, one with an order.
    fn second() -> Connection {
        let connection = Connection::open_in_memory().unwrap();
        connection.pragma_update(None, "application_id", APPLICATION).unwrap();
        connection.pragma_update(None, "user_version", 2).unwrap();
        MIGRATIONS[..2].iter().for_each(|step| connection.execute_batch(step).unwrap());
        let rows = "
            INSERT INTO tables (number, id, game, rules, scenario, options, data, start, created, touched, state, bot_decides)
                VALUES (1, 'new', 'mortain', 1, '', '', '', '', 1, 1, 1, 0), (2, 'old', 'mortain', 1, '', '', '', '', 1, 1, 1, 0);
            INSERT INTO entries (number, step, who, what, hash, at) VALUES (1, 1, 'luck', '7S', '', 1), (2, 1, 'us', 'pass', '', 1);
        ";
        connection.execute_batch(rows).unwrap();
        connection
    }

    #[test]
    fn an_older_database_keeps_its_tables_and_gives_them_their_full_time() {
        let mut connection = second();
        prepare(&mut connection, "").unwrap();
        prepare(&mut connection, "").unwrap();
        let mut rows = connection.prepare("SELECT id, visited, played, request FROM tables").unwrap();
        let rows = rows
            .query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?)))
            .and_then(|rows| rows.collect::<rusqlite::Result<Vec<(String, i64, bool, Option<String>)>>>())
            .unwrap();
        assert_eq!(rows, [("new".to_owned(), 0, false, None), ("old".to_owned(), 0, true, None)]);
        let uptime: i64 = connection.query_row("SELECT seconds FROM uptime", [], |row| row.get(0)).unwrap();
        assert_eq!(uptime, 0);
    }
}
