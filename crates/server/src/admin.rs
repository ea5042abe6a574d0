//! What an operator does with a database: copies, checks, tables that must go. Reading works while a server runs, and so does
//! removing and hiding; restoring does not.

use crate::config::Database;
use crate::game_cache::{GameCache, Replayed};
use crate::player::Player;
use crate::store::{self, Operate, Sqlite, Store, StoreError, Stored, TableRow};
pub use crate::store::{Moved, Node};
use crate::token::is_id;
use engine::{Header, Record};
use serde::Serialize;
use std::fs::{self, File};
use std::io;
use std::path::{Path, PathBuf};

/// A copy of a database.
#[derive(Clone, Debug, Serialize)]
pub struct Backup {
    /// The copy.
    pub file: PathBuf,
    /// Its bytes.
    pub bytes: u64,
    /// What is in it.
    #[serde(flatten)]
    pub checked: Checked,
}

/// A database that was put back.
#[derive(Clone, Debug, Serialize)]
pub struct Restored {
    /// The database.
    pub file: PathBuf,
    /// Where the one before it is now.
    pub before: Option<PathBuf>,
    /// What is in it.
    #[serde(flatten)]
    pub checked: Checked,
}

/// What a look at every byte and every game has found.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Checked {
    /// Tables.
    pub tables: usize,
    /// Orders and lucks of all of them.
    pub steps: usize,
    /// What is wrong with the file itself.
    pub damage: Vec<String>,
    /// Tables that cannot be laid out again as they were.
    pub broken: Vec<Broken>,
    /// Tables played under rules or with data of another version.
    pub other_rules: Vec<String>,
}

impl Checked {
    /// Whether everything is as it should be.
    pub fn is_whole(&self) -> bool {
        self.damage.is_empty() && self.broken.is_empty()
    }
}

/// A table that cannot be laid out again as it was.
#[derive(Clone, Debug, Serialize)]
pub struct Broken {
    /// The table.
    pub table: String,
    /// The step at fault, from 1; 0 for the table itself.
    pub step: usize,
    /// The key of the reason.
    pub reason: String,
}

/// A table in the operator's list.
#[derive(Clone, Debug, Serialize)]
pub struct Line {
    /// Its id.
    pub table: String,
    /// The game.
    pub game: String,
    /// The scenario.
    pub scenario: String,
    /// Orders and lucks so far.
    pub steps: u32,
    /// Who plays, as in a record's header.
    pub players: Vec<String>,
    /// Whether the game is over.
    pub over: bool,
    /// Whether everybody may watch it.
    pub public: bool,
    /// Whether the operator keeps it off the public list.
    pub hidden: bool,
    /// Seconds since 1970 of the last change.
    pub touched: u64,
}

fn lost(file: &Path, error: io::Error) -> StoreError {
    StoreError::Database(format!("{}: {error}", file.display()))
}

/// The file, or what to do with a PostgreSQL database instead.
fn file(db: Database, instead: &'static str) -> Result<PathBuf, StoreError> {
    match db {
        Database::File(path) => Ok(path),
        Database::Postgres(url) => Err(StoreError::NoFile(url.to_string(), instead)),
    }
}

/// Copies a database, also while a server writes to it, and checks the copy.
pub fn backup(db: impl Into<Database>, to: &Path) -> Result<Backup, StoreError> {
    let db = file(
        db.into(),
        "back it up with pg_dump, or with pg_basebackup and an archive of its log, and check the copy with feldzug admin verify",
    )?;
    if to.exists() {
        return Err(StoreError::Exists(to.display().to_string()));
    }
    Sqlite::look(&db)?.copy(to)?;
    File::open(to).and_then(|file| file.sync_all()).map_err(|error| lost(to, error))?;
    let bytes = fs::metadata(to).map_err(|error| lost(to, error))?.len();
    Ok(Backup { file: to.to_owned(), bytes, checked: verify(to)? })
}

/// Puts a copy in the place of the database. One that is there is kept beside it, if it may be replaced at all. A damaged copy
/// is refused.
pub fn restore(db: impl Into<Database>, from: &Path, replace: bool) -> Result<Restored, StoreError> {
    let db = &file(
        db.into(),
        "put the copy back with pg_restore or from the archive, then run feldzug admin restored before a server starts",
    )?;
    let checked = verify(from)?;
    if !checked.is_whole() {
        let broken = checked.broken.iter().map(|broken| format!("table {} does not replay", broken.table));
        let what: Vec<String> = checked.damage.iter().cloned().chain(broken).take(5).collect();
        return Err(StoreError::Damaged(from.display().to_string(), what.join("; ")));
    }
    if db.exists() && !replace {
        return Err(StoreError::Exists(db.display().to_string()));
    }
    let _held = Sqlite::hold(db)?;
    let fresh = beside(db, ".restoring");
    let _ = fs::remove_file(&fresh);
    // Not the file but what is in it: changes may still stand in a log beside the copy.
    Sqlite::look(from)?.copy(&fresh)?;
    // Dice that were thrown after the copy was made must not come again.
    Sqlite::look(&fresh)?.skip_draws(SKIPPED, crate::app::now())?;
    File::open(&fresh).and_then(|file| file.sync_all()).map_err(|error| lost(&fresh, error))?;
    let before = beside(db, &format!(".before-{}", crate::app::now()));
    let mut kept = None;
    for ending in ["", "-wal", "-shm"] {
        let (old, new) = (beside(db, ending), beside(&before, ending));
        if old.exists() {
            fs::rename(&old, &new).map_err(|error| lost(&old, error))?;
            kept = Some(before.clone());
        }
    }
    fs::rename(&fresh, db).map_err(|error| lost(db, error))?;
    Ok(Restored { file: db.to_owned(), before: kept, checked })
}

/// Holds a file that is there; nothing is left behind where none is.
fn hold(path: &Path) -> Result<store::Lock, StoreError> {
    match path.exists() {
        true => Sqlite::hold(path),
        false => Err(StoreError::Missing(path.display().to_string())),
    }
}

/// Draws given up at every running table when a backup is put back.
const SKIPPED: u32 = 1000;

/// After a database was put back by other means than [`restore`]: draws that may have been seen are given up. How many tables
/// that were. No server may have the file.
pub fn restored(db: impl Into<Database>) -> Result<usize, StoreError> {
    let db = db.into();
    let _held = match &db {
        Database::File(path) => Some(hold(path)?),
        // Servers that run beside it would go on with what they have in memory: the versions stop them.
        Database::Postgres(_) => None,
    };
    store::look(&db)?.skip_draws(SKIPPED, crate::app::now())
}

/// Carries all tables of a file over into a PostgreSQL database that holds none, and checks them there. No server may have the file.
pub fn carry_over(from: &Path, to: impl Into<Database>) -> Result<Carried, StoreError> {
    let url = match to.into() {
        Database::Postgres(url) => url,
        Database::File(path) => return Err(StoreError::NoAddress(path.display().to_string())),
    };
    let _held = hold(from)?;
    let moved = store::carry_over(from, &url)?;
    Ok(Carried { moved, checked: verify(Database::Postgres(url))? })
}

/// A database that was carried over.
#[derive(Clone, Debug, Serialize)]
pub struct Carried {
    /// Rows, by what they are.
    pub moved: Moved,
    /// What is in it now.
    #[serde(flatten)]
    pub checked: Checked,
}

/// The servers on a database. A file has one at most, which is not in it.
pub fn nodes(db: impl Into<Database>) -> Result<Vec<Node>, StoreError> {
    let store = store::look(&db.into())?;
    store.shared().map_or(Ok(Vec::new()), |shared| shared.nodes())
}

/// What this Feldzug would do with the running games of a database.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Upgrade {
    /// Running games under the same rules and data.
    pub same: usize,
    /// Running games of other rules or data that lead to the same positions here: they go on.
    pub go_on: Vec<String>,
    /// Running games that lead elsewhere here: finish them with the Feldzug they were begun with.
    pub stay: Vec<Broken>,
}

/// Replays all running games with the rules of this Feldzug. Nothing is changed.
pub fn upgrade_check(db: impl Into<Database>) -> Result<Upgrade, StoreError> {
    let (store, games) = (store::look(&db.into())?, GameCache::default());
    let mut found = Upgrade::default();
    for id in store.all()? {
        let Some(stored) = store.load(&id)?.filter(|stored| stored.row.standing.end.is_none()) else {
            continue;
        };
        let header = &stored.row.header;
        let stays = |step: usize, reason: String| Broken { table: id.clone(), step, reason };
        match games.replay(header, &stored.entries, None) {
            Ok(Replayed { fault: None, table }) => {
                match table.header().rules == header.rules && table.header().data == header.data {
                    true => found.same += 1,
                    false => found.go_on.push(id),
                }
            }
            Ok(Replayed { fault: Some(fault), .. }) => found.stay.push(stays(fault.entry, fault.what.key)),
            Err(error) => found.stay.push(stays(0, error.0.key)),
        }
    }
    Ok(found)
}

fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// Looks at every byte of the file, and replays every game with its dice.
pub fn verify(db: impl Into<Database>) -> Result<Checked, StoreError> {
    let store = store::look(&db.into())?;
    let damage = store.faults();
    let mut checked = Checked { damage, ..Checked::default() };
    match store.all() {
        Ok(ids) => check(&*store, &ids, &GameCache::default(), &mut checked, || true),
        Err(error) => checked.damage.push(error.to_string()),
    }
    Ok(checked)
}

/// Replays these tables, as long as it is wanted.
pub(crate) fn check(
    store: &(impl Store + ?Sized),
    ids: &[String],
    games: &GameCache,
    checked: &mut Checked,
    go_on: impl Fn() -> bool,
) {
    for id in ids {
        if !go_on() {
            return;
        }
        let broken = |step: usize, reason: String| Broken { table: id.clone(), step, reason };
        let stored = match store.load(id) {
            Ok(Some(stored)) => stored,
            // Removed in the meantime.
            Ok(None) => continue,
            Err(error) => {
                checked.tables += 1;
                checked.broken.push(broken(0, error.to_string()));
                continue;
            }
        };
        checked.tables += 1;
        checked.steps += stored.entries.len();
        let header = &stored.row.header;
        match games.replay(header, &stored.entries, None) {
            Ok(Replayed { fault: None, .. }) => {
                checked.broken.extend(dice_fault(&stored).map(|fault| broken(0, fault)));
            }
            Ok(Replayed { fault: Some(fault), table }) => {
                let ours = table.header();
                match ours.rules == header.rules && ours.data == header.data {
                    true => checked.broken.push(broken(fault.entry, fault.what.key)),
                    false => checked.other_rules.push(id.clone()),
                }
            }
            Err(error) => checked.broken.push(broken(0, error.0.key)),
        }
    }
}

/// What is wrong with the dice of a table: also while the game runs secret and seeds are in the store.
fn dice_fault(stored: &Stored) -> Option<String> {
    let dice = stored.row.dice.as_ref()?.lines(true);
    let record = Record {
        header: Header { dice, ..stored.row.header.clone() },
        entries: stored.entries.clone(),
        notes: stored.notes.clone(),
        ending: None,
    };
    dice::check(&record, None).err().map(|fault| fault.key)
}

/// All tables.
pub fn list(db: impl Into<Database>) -> Result<Vec<Line>, StoreError> {
    let store = store::look(&db.into())?;
    let ids = store.all()?;
    let rows = store.rows(&ids.iter().map(String::as_str).collect::<Vec<_>>())?;
    rows.iter().map(|row| Ok(line(row, store.is_hidden(&row.id)?))).collect()
}

fn line(row: &TableRow, hidden: bool) -> Line {
    Line {
        table: row.id.clone(),
        game: row.header.game.clone(),
        scenario: row.header.scenario.clone(),
        steps: row.standing.state,
        players: row.players.iter().map(Player::write).collect(),
        over: row.standing.end.is_some(),
        public: row.public,
        hidden,
        touched: row.touched,
    }
}

/// Removes tables for good, with everything that belongs to them; those that were there.
pub fn remove(db: impl Into<Database>, ids: &[String]) -> Result<Vec<String>, StoreError> {
    let store = store::look(&db.into())?;
    each(ids, |id| store.remove_table(id))
}

/// Keeps tables off the public list, or lets them on it again; those that are there. Names are removed if wanted.
pub fn hide(
    db: impl Into<Database>,
    ids: &[String],
    hidden: bool,
    names: bool,
) -> Result<Vec<String>, StoreError> {
    let store = store::look(&db.into())?;
    each(ids, |id| store.hide_table(id, hidden, names))
}

fn each(ids: &[String], act: impl Fn(&str) -> Result<bool, StoreError>) -> Result<Vec<String>, StoreError> {
    let mut done = Vec::new();
    for id in ids.iter().filter(|id| is_id(id)) {
        if act(id)? {
            done.push(id.clone());
        }
    }
    Ok(done)
}
