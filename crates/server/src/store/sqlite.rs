use super::*;
use crate::player::Player;
use rusqlite::{Connection, OptionalExtension, Row, Transaction, params};
use std::path::Path;
use std::sync::{Mutex, MutexGuard};

/// Tables in an SQLite file.
pub struct Sqlite {
    file: String,
    writing: Mutex<Connection>,
    /// Connections for reading that nobody uses just now.
    reading: Mutex<Vec<Connection>>,
}

impl Sqlite {
    /// Opens the file, makes it if it is missing, and brings its schema up to date.
    pub fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let file = path.display().to_string();
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
        Ok(Sqlite { file, writing: Mutex::new(writing), reading: Mutex::new(Vec::new()) })
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

fn connect(file: &str) -> Result<Connection, StoreError> {
    let connection =
        Connection::open(file).map_err(|error| StoreError::Database(format!("{file}: {error}")))?;
    connection.busy_timeout(std::time::Duration::from_secs(5)).map_err(database)?;
    connection.set_prepared_statement_cache_capacity(32);
    Ok(connection)
}

fn database(error: rusqlite::Error) -> StoreError {
    StoreError::Database(error.to_string())
}

/// A lock that outlives a panic: what it guards is put right by the next transaction.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

impl Store for Sqlite {
    fn load(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        self.read(|connection| {
            // One transaction, so that sheet and entries belong together.
            let moment = connection.unchecked_transaction().map_err(database)?;
            let Some(sheet) = sheet(&moment, id)? else { return Ok(None) };
            let mut rows = moment
                .prepare_cached("SELECT who, what, hash, passed FROM entries WHERE number = ? ORDER BY step")
                .map_err(database)?;
            let entries = rows
                .query_map([sheet.number], |row| {
                    Ok((Entry { who: row.get(0)?, what: row.get(1)?, hash: row.get(2)? }, row.get(3)?))
                })
                .and_then(|rows| rows.collect::<rusqlite::Result<Vec<(Entry, bool)>>>())
                .map_err(database)?;
            let passed =
                (1..).zip(&entries).filter(|(_, (_, passed))| *passed).map(|(step, _)| step).collect();
            let entries: Vec<Entry> = entries.into_iter().map(|(entry, _)| entry).collect();
            if entries.len() != sheet.standing.state as usize {
                return Err(StoreError::Broken(format!("table {id}: {} entries", entries.len())));
            }
            Ok(Some(Stored { sheet, entries, passed }))
        })
    }

    fn sheets(&self, ids: &[&str]) -> Result<Vec<Sheet>, StoreError> {
        self.read(|connection| {
            let found = ids.iter().map(|id| sheet(connection, id));
            found.filter_map(Result::transpose).collect()
        })
    }

    fn finished(&self, most: usize) -> Result<Vec<Sheet>, StoreError> {
        let ids = self.ids(
            "SELECT id FROM tables WHERE finished IS NOT NULL ORDER BY finished DESC, number DESC LIMIT ?",
            most,
        )?;
        self.sheets(&ids.iter().map(String::as_str).collect::<Vec<_>>())
    }

    fn bots_to_move(&self, most: usize) -> Result<Vec<String>, StoreError> {
        self.ids(
            "SELECT id FROM tables WHERE bot_decides = 1 AND over = 0
                AND EXISTS (SELECT 1 FROM seats WHERE seats.number = tables.number AND player LIKE 'human%')
                ORDER BY touched DESC LIMIT ?",
            most,
        )
    }

    fn uptime(&self) -> Result<i64, StoreError> {
        self.read(|connection| abandoned::uptime(connection).map_err(database))
    }

    fn abandoned(&self, cutoffs: &Cutoffs, most: usize) -> Result<Vec<Abandoned>, StoreError> {
        self.read(|connection| abandoned::find(connection, cutoffs, most).map_err(database))
    }

    fn commit(&self, changes: &[&Change]) -> Result<(), StoreError> {
        let mut connection = lock(&self.writing);
        let transaction = connection
            .transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)
            .map_err(database)?;
        for change in changes {
            match change {
                Change::Open(stored) => open(&transaction, stored),
                Change::Play(play) => self::play(&transaction, play),
                Change::Seat { table, seat, player, bot_decides } => {
                    set_player(&transaction, *table, *seat, player, *bot_decides)
                }
                Change::Instruct { table, seat, instructions } => transaction
                    .prepare_cached("UPDATE seats SET instructions = ? WHERE number = ? AND seat = ?")
                    .and_then(|mut sql| sql.execute(params![instructions.write(), table, seat.0]))
                    .map(drop)
                    .map_err(database),
                Change::Request { table, request } => request::keep(&transaction, *table, request.as_ref()),
                Change::Claim { table, seat } => transaction
                    .prepare_cached("UPDATE seats SET claimed = 1 WHERE number = ? AND seat = ?")
                    .and_then(|mut sql| sql.execute(params![table, seat.0]))
                    .map(drop)
                    .map_err(database),
                Change::Visit { at, tables } => abandoned::visit(&transaction, *at, tables).map_err(database),
                Change::Remove { id, cutoffs } => abandoned::remove(&transaction, id, cutoffs),
            }?;
        }
        transaction.commit().map_err(database)
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

fn sheet(connection: &Connection, id: &str) -> Result<Option<Sheet>, StoreError> {
    let found = connection
        .prepare_cached(
            "SELECT number, id, game, rules, scenario, options, data, start, touched, visited, state, decides, bot_decides,
                    round, over, resigned, winner, reason, rule, request FROM tables WHERE id = ?",
        )
        .and_then(|mut sql| sql.query_row([id], read_sheet).optional())
        .map_err(database)?;
    let Some(mut sheet) = found else { return Ok(None) };
    let mut seats = connection
        .prepare_cached("SELECT player, claimed, instructions FROM seats WHERE number = ? ORDER BY seat")
        .map_err(database)?;
    let seats = seats
        .query_map([sheet.number], |row| {
            Ok((row.get::<_, String>(0)?, row.get(1)?, row.get::<_, String>(2)?))
        })
        .map_err(database)?;
    for row in seats {
        let (player, claimed, instructions) = row.map_err(database)?;
        sheet.players.push(Player::parse(&player));
        sheet.claimed.push(claimed);
        sheet.instructions.push(Instructions::read(&instructions));
    }
    let mut tokens =
        connection.prepare_cached("SELECT digest, role FROM tokens WHERE number = ?").map_err(database)?;
    let tokens = tokens
        .query_map([sheet.number], |row| Ok((row.get::<_, [u8; 32]>(0)?, row.get::<_, String>(1)?)))
        .map_err(database)?;
    for row in tokens {
        let (digest, role) = row.map_err(database)?;
        let role = read_role(&role).ok_or_else(|| StoreError::Broken(format!("role «{role}» of a token")))?;
        sheet.tokens.push((crate::token::Digest(digest), role));
    }
    Ok(Some(sheet))
}

fn read_sheet(row: &Row) -> rusqlite::Result<Sheet> {
    let seat = |column: &str| Ok::<_, rusqlite::Error>(row.get::<_, Option<u8>>(column)?.map(Seat));
    let options: String = row.get("options")?;
    let end = match (row.get("over")?, seat("resigned")?) {
        (false, _) => None,
        (true, Some(seat)) => Some(End::Resigned(seat)),
        (true, None) => {
            Some(End::Rules { winner: seat("winner")?, reason: row.get("reason")?, rule: row.get("rule")? })
        }
    };
    Ok(Sheet {
        number: row.get("number")?,
        id: row.get("id")?,
        header: Header {
            game: row.get("game")?,
            rules: row.get("rules")?,
            scenario: row.get("scenario")?,
            options: options
                .lines()
                .filter_map(|line| {
                    line.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned()))
                })
                .collect(),
            data: row.get("data")?,
            seats: Vec::new(),
            start: row.get("start")?,
        },
        players: Vec::new(),
        claimed: Vec::new(),
        instructions: Vec::new(),
        tokens: Vec::new(),
        standing: Standing {
            state: row.get("state")?,
            decides: seat("decides")?,
            bot_decides: row.get("bot_decides")?,
            round: row.get("round")?,
            end,
        },
        request: row.get::<_, Option<String>>("request")?.and_then(|text| request::read(&text)),
        touched: row.get::<_, i64>("touched")? as u64,
        visited: row.get("visited")?,
    })
}

fn write_role(role: Role) -> String {
    match role {
        Role::Host => "host".to_owned(),
        Role::Watch => "watch".to_owned(),
        Role::Seat(seat) => format!("seat {}", seat.0),
    }
}

fn read_role(text: &str) -> Option<Role> {
    match text {
        "host" => Some(Role::Host),
        "watch" => Some(Role::Watch),
        _ => text.strip_prefix("seat ")?.parse().ok().map(|seat| Role::Seat(Seat(seat))),
    }
}

fn open(transaction: &Transaction, stored: &Stored) -> Result<(), StoreError> {
    let Stored { sheet, entries, passed } = stored;
    let head = &sheet.header;
    let options: String = head.options.iter().map(|(key, value)| format!("{key}={value}\n")).collect();
    let standing = &sheet.standing;
    let write = || -> rusqlite::Result<()> {
        transaction
            .prepare_cached(
                "INSERT INTO tables (id, game, rules, scenario, options, data, start, created, touched, visited, state, bot_decides)
                 VALUES (?, ?, ?, ?, ?, ?, ?, ?8, ?8, ?9, 0, 0)",
            )?
            .execute(params![
                sheet.id, head.game, head.rules, head.scenario, options, head.data, head.start, sheet.touched as i64,
                sheet.visited
            ])?;
        let number = transaction.last_insert_rowid();
        for (seat, player) in sheet.players.iter().enumerate() {
            transaction
                .prepare_cached("INSERT INTO seats (number, seat, player) VALUES (?, ?, ?)")?
                .execute(params![number, seat as i64, player.write()])?;
        }
        for (digest, role) in &sheet.tokens {
            transaction
                .prepare_cached("INSERT INTO tokens (number, digest, role) VALUES (?, ?, ?)")?
                .execute(params![number, digest.0, write_role(*role)])?;
        }
        append(transaction, number, 0, entries, passed, sheet.touched)?;
        stand(transaction, number, 0, standing, sheet.touched).map(drop)
    };
    write().map_err(database)
}

fn play(transaction: &Transaction, play: &Play) -> Result<(), StoreError> {
    let Play { table, was, keep, entries, passed, standing, at } = play;
    let write = || -> rusqlite::Result<usize> {
        if keep < was {
            transaction
                .prepare_cached("DELETE FROM entries WHERE number = ? AND step > ?")?
                .execute(params![table, keep])?;
        }
        append(transaction, *table, *keep, entries, passed, *at)?;
        // What a bot does by itself makes nobody miss the table.
        transaction
            .prepare_cached(
                "UPDATE tables SET played = 1 WHERE number = ? AND played = 0 AND bot_decides = 0",
            )?
            .execute([table])?;
        let found = stand(transaction, *table, *was, standing, *at)?;
        if play.ends_request() {
            transaction
                .prepare_cached("UPDATE tables SET request = NULL WHERE number = ?")?
                .execute([table])?;
        }
        if standing.end.is_some() {
            // Games that came to an end here, not records that were brought along: they may be watched by all.
            transaction
                .prepare_cached("UPDATE tables SET finished = ? WHERE number = ?")?
                .execute(params![*at as i64, table])?;
        }
        Ok(found)
    };
    match write() {
        Ok(1) => Ok(()),
        Ok(_) => Err(StoreError::Conflict),
        Err(error) if error.sqlite_error_code() == Some(rusqlite::ErrorCode::ConstraintViolation) => {
            Err(StoreError::Conflict)
        }
        Err(error) => Err(database(error)),
    }
}

fn append(
    transaction: &Transaction,
    table: i64,
    from: u32,
    entries: &[Entry],
    passed: &[u32],
    at: u64,
) -> rusqlite::Result<()> {
    let mut insert = transaction.prepare_cached(
        "INSERT INTO entries (number, step, who, what, hash, passed, at) VALUES (?, ?, ?, ?, ?, ?, ?)",
    )?;
    for (entry, step) in entries.iter().zip(from + 1..) {
        let passed = passed.contains(&step);
        insert.execute(params![table, step, entry.who, entry.what, entry.hash, passed, at as i64])?;
    }
    Ok(())
}

/// Writes how the table stands, if it stood as expected; returns how many tables that were.
fn stand(
    transaction: &Transaction,
    table: i64,
    was: u32,
    now: &Standing,
    at: u64,
) -> rusqlite::Result<usize> {
    let seat = |seat: Option<Seat>| seat.map(|seat| seat.0);
    let (resigned, winner, reason, rule) = match &now.end {
        None => (None, None, None, None),
        Some(End::Resigned(loser)) => (Some(loser.0), None, None, None),
        Some(End::Rules { winner, reason, rule }) => (None, seat(*winner), Some(reason), Some(rule)),
    };
    transaction
        .prepare_cached(
            "UPDATE tables SET state = ?, decides = ?, bot_decides = ?, round = ?, over = ?, resigned = ?, winner = ?,
                    reason = ?, rule = ?, touched = ? WHERE number = ? AND state = ?",
        )?
        .execute(params![
            now.state,
            seat(now.decides),
            now.bot_decides,
            now.round,
            now.end.is_some(),
            resigned,
            winner,
            reason,
            rule,
            at as i64,
            table,
            was
        ])
}

fn set_player(
    transaction: &Transaction,
    table: i64,
    seat: Seat,
    player: &Player,
    bot_decides: bool,
) -> Result<(), StoreError> {
    let write = || -> rusqlite::Result<usize> {
        transaction
            .prepare_cached("UPDATE tables SET bot_decides = ? WHERE number = ?")?
            .execute(params![bot_decides, table])?;
        transaction
            .prepare_cached("UPDATE seats SET player = ? WHERE number = ? AND seat = ?")?
            .execute(params![player.write(), table, seat.0])
    };
    match write() {
        Ok(1) => Ok(()),
        Ok(_) => Err(StoreError::Conflict),
        Err(error) => Err(database(error)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use scene::Ask;

    fn stored() -> Stored {
        let entry =
            |what: &str| Entry { who: "us".into(), what: what.into(), hash: "84222325cbf29ce4".into() };
        Stored {
            sheet: Sheet {
                number: 0,
                id: "table".into(),
                header: Header { game: "mortain".into(), ..Header::default() },
                players: vec![Player::Human(String::new()); 2],
                claimed: vec![false; 2],
                instructions: vec![Instructions::default(); 2],
                tokens: Vec::new(),
                standing: Standing { state: 2, ..Standing::default() },
                request: None,
                touched: 1,
                visited: 0,
            },
            entries: vec![entry("fire"), entry("pass")],
            passed: vec![2],
        }
    }

    #[test]
    fn instructions_and_what_they_let_pass_survive() {
        let file = std::env::temp_dir().join(format!("feldzug-store-{}.db", std::process::id()));
        let _ = std::fs::remove_file(&file);
        {
            let store = Sqlite::open(&file).unwrap();
            store.commit(&[&Change::Open(Box::new(stored()))]).unwrap();
            let table = store.load("table").unwrap().unwrap().sheet.number;
            let mut instructions = Instructions::default();
            instructions.set("opportunity-fire", Ask::Above(30));
            store.commit(&[&Change::Instruct { table, seat: Seat(1), instructions }]).unwrap();
        }
        let again = Sqlite::open(&file).unwrap().load("table").unwrap().unwrap();
        assert_eq!(again.passed, [2]);
        assert_eq!(again.sheet.instructions[0], Instructions::default());
        assert_eq!(again.sheet.instructions[1].get("opportunity-fire"), Ask::Above(30));
        std::fs::remove_file(&file).unwrap();
    }
}
