//! Is the database whole? Asked before it is used: a damaged one is told, not played on.

use super::StoreError;
use rusqlite::Connection;
use std::path::Path;

/// How many things that are wrong are named.
const MOST: usize = 5;

/// Before the file is opened: one that has lost everything must not be made anew without a word.
pub fn before(path: &Path) -> Result<(), StoreError> {
    let length = |path: &Path| std::fs::metadata(path).map(|found| found.len()).ok();
    let file = path.display().to_string();
    let mut log = path.as_os_str().to_owned();
    log.push("-wal");
    match length(path) {
        Some(0) => Err(StoreError::Empty(file)),
        None if length(Path::new(&log)).is_some_and(|length| length > 0) => Err(StoreError::Lost(file)),
        _ => Ok(()),
    }
}

/// What is wrong with the pages, rows and references of an open database.
pub fn faults(connection: &Connection) -> Vec<String> {
    let check = || -> rusqlite::Result<Vec<String>> {
        let mut pages = connection.prepare(&format!("PRAGMA integrity_check({MOST})"))?;
        let mut found: Vec<String> = pages.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
        found.retain(|line| line != "ok");
        let mut orphans = connection.prepare("PRAGMA foreign_key_check")?;
        let orphans = orphans.query_map([], |row| row.get::<_, String>(0))?;
        for table in orphans.take(MOST) {
            found.push(format!("a row of «{}» belongs to no table", table?));
        }
        Ok(found)
    };
    check().unwrap_or_else(|error| vec![error.to_string()])
}

/// Refuses a damaged database.
pub fn whole(connection: &Connection, file: &str) -> Result<(), StoreError> {
    match faults(connection).as_slice() {
        [] => Ok(()),
        faults => Err(StoreError::Damaged(file.to_owned(), faults.join("; "))),
    }
}
