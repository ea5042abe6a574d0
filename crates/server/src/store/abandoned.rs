//! Tables nobody comes to any more: how they are found, and how they go away.

use super::Outcome;
use rusqlite::{Connection, Transaction, params};

/// When somebody must have been at a table for it to stay, in seconds of service.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cutoffs {
    /// At a table where no person has ever given an order.
    pub unplayed: i64,
    /// At an unfinished game.
    pub unfinished: i64,
    /// At a finished game.
    pub finished: i64,
}

/// A table nobody has come to for too long.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Abandoned {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// Orders and lucks so far.
    pub state: u32,
    /// When somebody was last seen at it, in seconds of service.
    pub visited: i64,
}

/// The same words find a table and remove it: a visit in between saves it.
pub const ABANDONED: &str = "visited < CASE WHEN over THEN ?1 WHEN played THEN ?2 ELSE ?3 END";

/// Abandoned tables, those first that were left first.
pub fn find(
    connection: &Connection,
    cutoffs: &Cutoffs,
    most: usize,
) -> Result<Vec<Abandoned>, rusqlite::Error> {
    let Cutoffs { unplayed, unfinished, finished } = cutoffs;
    connection
        .prepare_cached(&format!(
            "SELECT id, game, state, visited FROM tables WHERE {ABANDONED} ORDER BY visited LIMIT ?4"
        ))?
        .query_map(params![finished, unfinished, unplayed, most as i64], |row| {
            Ok(Abandoned { id: row.get(0)?, game: row.get(1)?, state: row.get(2)?, visited: row.get(3)? })
        })?
        .collect()
}

/// Removes a table that is still abandoned. Seats, tokens and entries go with it, by their foreign keys.
pub fn remove(transaction: &Transaction, id: &str, cutoffs: &Cutoffs) -> rusqlite::Result<Outcome> {
    let Cutoffs { unplayed, unfinished, finished } = cutoffs;
    let found = transaction
        .prepare_cached(&format!("DELETE FROM tables WHERE {ABANDONED} AND id = ?4"))?
        .execute(params![finished, unfinished, unplayed, id])?;
    Ok(if found == 1 { Outcome::Kept } else { Outcome::Conflict })
}

/// Remembers who was seen when, and how long the tables have been served.
pub fn visit(transaction: &Transaction, at: i64, tables: &[String]) -> rusqlite::Result<()> {
    transaction.prepare_cached("UPDATE uptime SET seconds = max(seconds, ?)")?.execute([at])?;
    let mut sql = transaction.prepare_cached("UPDATE tables SET visited = max(visited, ?) WHERE id = ?")?;
    tables.iter().try_for_each(|id| sql.execute(params![at, id]).map(drop))
}

/// Seconds of service so far.
pub fn uptime(connection: &Connection) -> rusqlite::Result<i64> {
    connection.query_row("SELECT seconds FROM uptime", [], |row| row.get(0))
}
