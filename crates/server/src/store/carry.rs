//! A file becomes a PostgreSQL database: every row of every table, with its numbers.

use super::sqlite::database;
use super::{Postgres, Sqlite, StoreError};
use crate::config::Url;
use rusqlite::Connection;
use rusqlite::types::ValueRef;
use std::collections::BTreeMap;
use std::path::Path;

/// Rows, by the table they stand in.
pub type Moved = BTreeMap<&'static str, usize>;

/// What is carried over, each after what it refers to.
const TABLES: [&str; 8] = ["tables", "seats", "tokens", "entries", "notes", "consents", "hidden", "analyses"];

/// Copies everything in one transaction: afterwards all of it is there, or nothing.
pub fn carry_over(from: &Path, to: &Url) -> Result<Moved, StoreError> {
    let file = Sqlite::look(from)?;
    let store = Postgres::open(to)?;
    file.inspect(|connection| {
        let mut rows = Rows { connection, moved: Moved::new() };
        store.take_in(&mut rows)?;
        Ok(rows.moved)
    })
}

/// The rows of a file, as text.
pub struct Rows<'a> {
    connection: &'a Connection,
    moved: Moved,
}

impl Rows<'_> {
    /// Tables to be carried over.
    pub fn tables(&self) -> [&'static str; 8] {
        TABLES
    }

    /// The columns of a table.
    pub fn columns(&self, table: &str) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT name FROM pragma_table_info(?) ORDER BY cid";
        let mut rows = self.connection.prepare(sql).map_err(database)?;
        rows.query_map([table], |row| row.get(0)).and_then(|rows| rows.collect()).map_err(database)
    }

    /// Some thousand rows at a time, column by column; a cell is text as PostgreSQL reads it, or nothing.
    pub fn each(
        &mut self,
        table: &'static str,
        columns: &[String],
        mut take: impl FnMut(Vec<Vec<Option<String>>>) -> Result<(), StoreError>,
    ) -> Result<(), StoreError> {
        let sql = format!("SELECT {} FROM {table} ORDER BY number", columns.join(", "));
        let mut statement = self.connection.prepare(&sql).map_err(database)?;
        let mut rows = statement.query([]).map_err(database)?;
        let mut group = vec![Vec::new(); columns.len()];
        while let Some(row) = rows.next().map_err(database)? {
            for (place, column) in group.iter_mut().enumerate() {
                column.push(text(row.get_ref(place).map_err(database)?));
            }
            *self.moved.entry(table).or_default() += 1;
            if group[0].len() == 2000 {
                let full = std::mem::replace(&mut group, vec![Vec::new(); columns.len()]);
                take(full)?;
            }
        }
        take(group)
    }

    /// Seconds of service so far.
    pub fn seconds(&self) -> Result<i64, StoreError> {
        super::abandoned::uptime(self.connection).map_err(database)
    }
}

fn text(value: ValueRef<'_>) -> Option<String> {
    match value {
        ValueRef::Null => None,
        ValueRef::Integer(number) => Some(number.to_string()),
        ValueRef::Real(number) => Some(number.to_string()),
        ValueRef::Text(text) => Some(String::from_utf8_lossy(text).into_owned()),
        ValueRef::Blob(bytes) => {
            let hex: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
            Some(format!("\\x{hex}"))
        }
    }
}
