use super::*;
use crate::player::Player;
use engine::Drawn;
use rusqlite::{Connection, OptionalExtension, Row, Transaction, params};
use std::path::Path;
use std::sync::{Mutex, MutexGuard};

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

    fn commit(&self, changes: &[&Change]) -> Result<Vec<Outcome>, StoreError> {
        let mut connection = lock(&self.writing);
        let transaction = connection
            .transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)
            .map_err(database)?;
        let write = |change: &&Change| match change {
            Change::Open(stored) => open(&transaction, stored),
            Change::Edit(edit) => self::edit(&transaction, edit),
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

fn row(connection: &Connection, id: &str) -> Result<Option<TableRow>, StoreError> {
    let found = connection
        .prepare_cached(
            "SELECT number, id, version, turn, game, rules, scenario, options, data, start, given, touched, visited, state,
                    decides, bot_decides, round, over, resigned, peace, winner, reason, rule, request,
                    secret, drawn, rounds
             FROM tables WHERE id = ?",
        )
        .and_then(|mut sql| sql.query_row([id], read_row).optional())
        .map_err(database)?;
    let Some(mut row) = found else { return Ok(None) };
    if row.dice.as_ref().is_some_and(|dice| dice.rounds.is_empty()) {
        return Err(StoreError::Broken(format!("the dice of table {id}")));
    }
    row.public = row.standing.end.is_some() && public::is_public(connection, row.number).map_err(database)?;
    let mut seats = connection
        .prepare_cached(
            "SELECT player, claimed, instructions, asked, refused, plan FROM seats WHERE number = ? ORDER BY seat",
        )
        .map_err(database)?;
    let seats = seats
        .query_map([row.number], |row| {
            let (player, claimed) = (row.get::<_, String>(0)?, row.get(1)?);
            let (instructions, plan) = (row.get::<_, String>(2)?, row.get::<_, Option<String>>(5)?);
            Ok((player, claimed, instructions, row.get::<_, i64>(3)?, row.get(4)?, plan))
        })
        .map_err(database)?;
    for seat in seats {
        let (player, claimed, instructions, asked, refused, plan) = seat.map_err(database)?;
        row.plans.push(plan.and_then(|text| Plan::read(&text)));
        row.players.push(Player::parse(&player));
        row.claimed.push(claimed);
        row.instructions.push(Instructions::read(&instructions));
        row.asked.push(asked as u64);
        row.refused.push(refused);
    }
    let mut tokens =
        connection.prepare_cached("SELECT digest, role FROM tokens WHERE number = ?").map_err(database)?;
    let tokens = tokens
        .query_map([row.number], |row| Ok((row.get::<_, [u8; 32]>(0)?, row.get::<_, String>(1)?)))
        .map_err(database)?;
    for token in tokens {
        let (digest, role) = token.map_err(database)?;
        let role = read_role(&role).ok_or_else(|| StoreError::Broken(format!("role «{role}» of a token")))?;
        row.tokens.push((Digest(digest), role));
    }
    Ok(Some(row))
}

fn read_row(row: &Row) -> rusqlite::Result<TableRow> {
    let seat = |column: &str| Ok::<_, rusqlite::Error>(row.get::<_, Option<u8>>(column)?.map(Seat));
    let options: String = row.get("options")?;
    let end = match (row.get("over")?, seat("resigned")?) {
        (false, _) => None,
        (true, Some(seat)) => Some(End::Resigned(seat)),
        (true, None) if row.get("peace")? => Some(End::Peace),
        (true, None) => {
            Some(End::Rules { winner: seat("winner")?, reason: row.get("reason")?, rule: row.get("rule")? })
        }
    };
    let id: String = row.get("id")?;
    // Rounds that make no sense leave dice without rounds, which is told as damage.
    let dice = row.get::<_, Option<[u8; 32]>>("secret")?.map(|secret| {
        let cell = DiceCell { drawn: row.get("drawn")?, rounds: row.get("rounds")? };
        let nothing = || Dice { rounds: Vec::new(), ..Dice::new(&id, secret, &[]) };
        Ok::<_, rusqlite::Error>(cell.read(&id, secret).unwrap_or_else(nothing))
    });
    Ok(TableRow {
        number: row.get("number")?,
        dice: dice.transpose()?,
        id,
        version: row.get::<_, i64>("version")? as u64,
        turn: row.get::<_, i64>("turn")? as u64,
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
            given: row.get("given")?,
            dice: Vec::new(),
        },
        players: Vec::new(),
        claimed: Vec::new(),
        asked: Vec::new(),
        refused: Vec::new(),
        instructions: Vec::new(),
        plans: Vec::new(),
        tokens: Vec::new(),
        standing: Standing {
            state: row.get("state")?,
            decides: seat("decides")?,
            bot_decides: row.get("bot_decides")?,
            round: row.get("round")?,
            end,
        },
        public: false,
        request: row.get::<_, Option<String>>("request")?.and_then(|text| request::read(&text)),
        touched: row.get::<_, i64>("touched")? as u64,
        visited: row.get("visited")?,
    })
}

fn write_role(role: Role) -> String {
    match role {
        Role::Host => "host".to_owned(),
        Role::Watch => "watch".to_owned(),
        Role::Invite(seat) => format!("invite {}", seat.0),
        Role::Seat(seat) => format!("seat {}", seat.0),
    }
}

fn read_role(text: &str) -> Option<Role> {
    match text {
        "host" => Some(Role::Host),
        "watch" => Some(Role::Watch),
        _ => {
            let (kind, seat) = text.split_once(' ')?;
            let seat = Seat(seat.parse().ok()?);
            match kind {
                "invite" => Some(Role::Invite(seat)),
                "seat" => Some(Role::Seat(seat)),
                _ => None,
            }
        }
    }
}

fn notes(connection: &Connection, table: i64) -> Result<Vec<Note>, StoreError> {
    let mut rows = connection
        .prepare_cached("SELECT what FROM notes WHERE number = ? ORDER BY line")
        .map_err(database)?;
    let rows = rows.query_map([table], |row| row.get::<_, String>(0)).map_err(database)?;
    let read =
        |text: String| Note::read_all(&text).ok_or_else(|| StoreError::Broken(format!("note «{text}»")));
    rows.map(|row| row.map_err(database).and_then(read)).collect()
}

pub(super) fn add_notes(
    transaction: &Transaction,
    table: i64,
    notes: &[Note],
    at: u64,
) -> rusqlite::Result<()> {
    let mut insert = transaction.prepare_cached(
        "INSERT INTO notes (number, line, what, at)
         VALUES (?1, (SELECT coalesce(max(line), 0) + 1 FROM notes WHERE number = ?1), ?2, ?3)",
    )?;
    notes.iter().try_for_each(|note| insert.execute(params![table, note.write(), at as i64]).map(drop))
}

fn add_keys(transaction: &Transaction, table: i64, keys: &[(Digest, Role)]) -> rusqlite::Result<()> {
    let mut insert =
        transaction.prepare_cached("INSERT OR IGNORE INTO tokens (number, digest, role) VALUES (?, ?, ?)")?;
    keys.iter().try_for_each(|(key, role)| insert.execute(params![table, key.0, write_role(*role)]).map(drop))
}

fn keep_request(transaction: &Transaction, table: i64, request: Option<&Request>) -> rusqlite::Result<()> {
    transaction
        .prepare_cached("UPDATE tables SET request = ? WHERE number = ?")?
        .execute(params![request.map(request::write), table])
        .map(drop)
}

fn open(transaction: &Transaction, stored: &Stored) -> rusqlite::Result<Outcome> {
    let Stored { row, entries, passed, gestures, notes } = stored;
    let head = &row.header;
    let options: String = head.options.iter().map(|(key, value)| format!("{key}={value}\n")).collect();
    transaction
        .prepare_cached(
            "INSERT INTO tables (id, game, rules, scenario, options, data, start, given, created, touched, visited, state,
                    bot_decides, secret, drawn, rounds) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?9, ?9, ?10, 0, 0, ?11, ?12, ?13)",
        )?
        .execute(params![
            row.id,
            head.game,
            head.rules,
            head.scenario,
            options,
            head.data,
            head.start,
            head.given,
            row.touched as i64,
            row.visited,
            row.dice.as_ref().and_then(|dice| dice.secret),
            row.dice.as_ref().map_or(0, |dice| dice.drawn),
            row.dice.as_ref().map_or(String::new(), |dice| DiceCell::of(dice).rounds),
        ])?;
    let number = transaction.last_insert_rowid();
    for (seat, player) in row.players.iter().enumerate() {
        transaction
            .prepare_cached("INSERT INTO seats (number, seat, player) VALUES (?, ?, ?)")?
            .execute(params![number, seat as i64, player.write()])?;
    }
    add_keys(transaction, number, &row.tokens)?;
    append(transaction, number, 0, entries, (passed, gestures), row.touched)?;
    add_notes(transaction, number, notes, row.touched)?;
    stand(transaction, number, &row.standing)?;
    Ok(Outcome::Kept)
}

/// Carries out an edit, if the table still has the version it was made on.
fn edit(transaction: &Transaction, edit: &Edit) -> rusqlite::Result<Outcome> {
    let Edit { table, was, deed, notes, at, dice } = edit;
    let found = transaction
        .prepare_cached(
            "UPDATE tables SET version = version + 1, turn = turn + ?1, drawn = max(drawn, coalesce(?4, 0)),
                    rounds = coalesce(?5, rounds) WHERE number = ?2 AND version = ?3",
        )?
        .execute(params![
            deed.turns(),
            table,
            *was as i64,
            dice.as_ref().map(|dice| dice.drawn),
            dice.as_ref().map(|dice| &dice.rounds),
        ])?;
    if found == 0 {
        return Ok(Outcome::Conflict);
    }
    match deed {
        Deed::Play(play) => self::play(transaction, *table, play, *at)?,
        Deed::Seat { seat, player, bot_decides } => {
            transaction
                .prepare_cached("UPDATE tables SET bot_decides = ?, request = NULL WHERE number = ?")?
                .execute(params![bot_decides, table])?;
            transaction
                .prepare_cached("UPDATE seats SET player = ?, plan = NULL WHERE number = ? AND seat = ?")?
                .execute(params![player.write(), table, seat.0])?;
        }
        Deed::Instruct { seat, instructions } => {
            transaction
                .prepare_cached("UPDATE seats SET instructions = ? WHERE number = ? AND seat = ?")?
                .execute(params![instructions.write(), table, seat.0])?;
        }
        Deed::Plan(seat, plan) => keep_plan(transaction, *table, seat.0, plan.as_ref())?,
        Deed::Ask(seat, request) => {
            keep_request(transaction, *table, Some(request))?;
            transaction
                .prepare_cached(
                    "UPDATE seats SET asked = (SELECT turn FROM tables WHERE number = ?1) WHERE number = ?1 AND seat = ?2",
                )?
                .execute(params![table, seat.0])?;
        }
        Deed::Agree(request) => keep_request(transaction, *table, Some(request))?,
        Deed::Drop(cost) => {
            keep_request(transaction, *table, None)?;
            if let Some(seat) = cost {
                transaction
                    .prepare_cached("UPDATE seats SET refused = refused + 1 WHERE number = ? AND seat = ?")?
                    .execute(params![table, seat.0])?;
            }
        }
        Deed::Claim(seat, keys) => {
            transaction
                .prepare_cached("UPDATE seats SET claimed = 1, plan = NULL WHERE number = ? AND seat = ?")?
                .execute(params![table, seat.0])?;
            add_keys(transaction, *table, keys)?;
        }
        Deed::Keys { remove, add } => {
            for digest in remove {
                transaction
                    .prepare_cached("DELETE FROM tokens WHERE number = ? AND digest = ?")?
                    .execute(params![table, digest.0])?;
            }
            add_keys(transaction, *table, add)?;
        }
        Deed::Restamp { rules, data } => {
            transaction
                .prepare_cached("UPDATE tables SET rules = ?, data = ? WHERE number = ?")?
                .execute(params![rules, data, table])?;
        }
        Deed::Note => {}
    }
    add_notes(transaction, *table, notes, *at)?;
    Ok(Outcome::Kept)
}

fn play(transaction: &Transaction, table: i64, play: &Play, at: u64) -> rusqlite::Result<()> {
    let Play { was, keep, entries, passed, gestures, plans, standing } = play;
    if keep < was {
        transaction
            .prepare_cached("DELETE FROM entries WHERE number = ? AND step > ?")?
            .execute(params![table, keep])?;
    }
    append(transaction, table, *keep, entries, (passed, gestures), at)?;
    for (seat, plan) in plans.iter().flatten().enumerate() {
        keep_plan(transaction, table, seat as u8, plan.as_ref())?;
    }
    // What a bot does by itself makes nobody miss the table. Games that came to an end here are finished, not records
    // that were brought along.
    transaction
        .prepare_cached(
            "UPDATE tables SET played = played OR bot_decides = 0, touched = ?2,
                    request = CASE WHEN ?3 THEN NULL ELSE request END,
                    finished = CASE WHEN ?4 THEN ?2 ELSE finished END
             WHERE number = ?1",
        )?
        .execute(params![table, at as i64, play.ends_request(), standing.end.is_some()])?;
    stand(transaction, table, standing)
}

fn keep_plan(transaction: &Transaction, table: i64, seat: u8, plan: Option<&Plan>) -> rusqlite::Result<()> {
    transaction
        .prepare_cached("UPDATE seats SET plan = ? WHERE number = ? AND seat = ?")?
        .execute(params![plan.map(Plan::write), table, seat])
        .map(drop)
}

fn append(
    transaction: &Transaction,
    table: i64,
    from: u32,
    entries: &[Entry],
    (passed, gestures): (&[u32], &[(u32, u32)]),
    at: u64,
) -> rusqlite::Result<()> {
    let mut insert = transaction.prepare_cached(
        "INSERT INTO entries (number, step, who, what, hash, passed, gesture, at, drawn) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )?;
    for (entry, step) in entries.iter().zip(from + 1..) {
        let passed = passed.contains(&step);
        let gesture = gestures.iter().find(|(marked, _)| *marked == step).map_or(0, |(_, gesture)| *gesture);
        let drawn = entry.drawn.map(|drawn| drawn.write());
        let (who, what, hash) = (&entry.who, &entry.what, &entry.hash);
        insert.execute(params![table, step, who, what, hash, passed, gesture, at as i64, drawn])?;
    }
    Ok(())
}

/// Writes how the table stands.
fn stand(transaction: &Transaction, table: i64, now: &Standing) -> rusqlite::Result<()> {
    let seat = |seat: Option<Seat>| seat.map(|seat| seat.0);
    let (resigned, winner, reason, rule) = match &now.end {
        None | Some(End::Peace) => (None, None, None, None),
        Some(End::Resigned(loser)) => (Some(loser.0), None, None, None),
        Some(End::Rules { winner, reason, rule }) => (None, seat(*winner), Some(reason), Some(rule)),
    };
    transaction
        .prepare_cached(
            "UPDATE tables SET state = ?, decides = ?, bot_decides = ?, round = ?, over = ?, resigned = ?, peace = ?,
                    winner = ?, reason = ?, rule = ? WHERE number = ?",
        )?
        .execute(params![
            now.state,
            seat(now.decides),
            now.bot_decides,
            now.round,
            now.end.is_some(),
            resigned,
            now.end == Some(End::Peace),
            winner,
            reason,
            rule,
            table,
        ])
        .map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Noted;
    use scene::Ask;

    fn stored() -> Stored {
        let entry = |what: &str| Entry {
            who: "us".into(),
            what: what.into(),
            hash: "84222325cbf29ce4".into(),
            drawn: None,
        };
        Stored {
            row: TableRow {
                number: 0,
                id: "table".into(),
                version: 1,
                turn: 1,
                header: Header { game: "mortain".into(), ..Header::default() },
                players: vec![Player::Human(String::new()); 2],
                claimed: vec![false; 2],
                asked: vec![0; 2],
                refused: vec![0; 2],
                instructions: vec![Instructions::default(); 2],
                plans: vec![None; 2],
                tokens: Vec::new(),
                standing: Standing { state: 2, ..Standing::default() },
                public: false,
                request: None,
                touched: 1,
                visited: 0,
                dice: Some(Dice::new("table", [7; 32], &["us".to_owned()])),
            },
            entries: vec![entry("fire"), entry("pass")],
            passed: vec![2],
            gestures: vec![(1, 4)],
            notes: vec![Note { step: 0, what: Noted::Seated("us".into()) }],
        }
    }

    fn edit(table: i64, was: u64, deed: Deed) -> Change {
        Change::Edit(Box::new(Edit { table, was, deed, notes: Vec::new(), at: 1, dice: None }))
    }

    fn scrap(name: &str) -> std::path::PathBuf {
        let file = std::env::temp_dir().join(format!("feldzug-store-{name}-{}.db", std::process::id()));
        let _ = std::fs::remove_file(&file);
        file
    }

    fn tidy(file: &Path) {
        for ending in ["", "-wal", "-shm", ".lock"] {
            let _ = std::fs::remove_file(format!("{}{ending}", file.display()));
        }
    }

    #[test]
    fn instructions_and_what_they_let_pass_survive() {
        let file = scrap("instructions");
        {
            let store = Sqlite::open(&file).unwrap();
            store.commit(&[&Change::Open(Box::new(stored()))]).unwrap();
            let table = store.load("table").unwrap().unwrap().row.number;
            let mut instructions = Instructions::default();
            instructions.set("opportunity-fire", Ask::Above(30));
            store.commit(&[&edit(table, 1, Deed::Instruct { seat: Seat(1), instructions })]).unwrap();
        }
        let again = Sqlite::open(&file).unwrap().load("table").unwrap().unwrap();
        assert_eq!(again.passed, [2]);
        assert_eq!(again.gestures, [(1, 4)]);
        assert_eq!(again.row.instructions[0], Instructions::default());
        assert_eq!(again.row.instructions[1].get("opportunity-fire", false), Ask::Above(30));
        assert_eq!(again.notes, stored().notes);
        assert_eq!((again.row.version, again.row.turn), (2, 1));
        tidy(&file);
    }

    #[test]
    fn each_change_of_a_group_has_an_outcome_of_its_own() {
        let file = scrap("group");
        let store = Sqlite::open(&file).unwrap();
        store.commit(&[&Change::Open(Box::new(stored()))]).unwrap();
        let mut other = stored();
        other.row.id = "other".into();
        store.commit(&[&Change::Open(Box::new(other))]).unwrap();
        let number = |id: &str| store.load(id).unwrap().unwrap().row.number;
        let request = |to: u32| {
            let want = Want::TakeBack(to);
            Deed::Ask(Seat(1), Request { seat: Some(Seat(1)), want, agreed: vec![Seat(1)] })
        };
        let (one, two) = (number("table"), number("other"));
        let old = edit(one, 7, request(0));
        let play = Play {
            was: 2,
            keep: 1,
            entries: Vec::new(),
            passed: Vec::new(),
            gestures: Vec::new(),
            plans: None,
            standing: Standing { state: 1, ..Standing::default() },
        };
        let outcomes = store.commit(&[
            &old,
            &edit(two, 1, request(1)),
            &edit(two, 1, request(0)),
            &edit(one, 1, Deed::Play(play)),
        ]);
        use Outcome::*;
        assert_eq!(outcomes.unwrap(), [Conflict, Kept, Conflict, Kept]);
        let (one, two) = (store.load("table").unwrap().unwrap(), store.load("other").unwrap().unwrap());
        assert_eq!((one.entries.len(), one.row.version, one.row.turn), (1, 2, 2));
        assert_eq!(two.row.request.unwrap().want, Want::TakeBack(1));
        assert_eq!((two.row.asked[1], two.row.version, two.row.turn), (1, 2, 1));
        drop(store);
        tidy(&file);
    }

    #[test]
    fn a_second_server_on_one_file_is_told_who_has_it() {
        let file = scrap("second");
        let first = Sqlite::open(&file).unwrap();
        let error = Sqlite::open(&file).err().expect("it is taken").to_string();
        let who = format!("process {}", std::process::id());
        assert!(error.contains(&who) && error.contains("--db"), "{error}");
        drop(first);
        Sqlite::open(&file).unwrap();
        tidy(&file);
    }
}
