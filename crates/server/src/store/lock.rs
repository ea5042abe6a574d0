//! One server per database: a second one would hold pictures of tables that the first changes.

use super::StoreError;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Seek, Write};
use std::time::Duration;

/// How often a taken lock is tried again, every 50 ms, before the second server is told who has it.
const PATIENCE: u32 = 40;

/// Holds the database for this process. The operating system lets go of it when the process ends, however it ends.
#[derive(Debug)]
pub struct Lock(#[allow(dead_code)] File);

impl Lock {
    /// Takes the database, or says who has it.
    pub fn take(file: &str) -> Result<Lock, StoreError> {
        let path = format!("{file}.lock");
        let wrong = |error: std::io::Error| StoreError::Database(format!("{path}: {error}"));
        let mut lock = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(&path)
            .map_err(wrong)?;
        // A server that ends may still be closing the file when the next one starts.
        let mut tried = lock.try_lock();
        for _ in 0..PATIENCE {
            if !matches!(tried, Err(TryLockError::WouldBlock)) {
                break;
            }
            std::thread::sleep(Duration::from_millis(50));
            tried = lock.try_lock();
        }
        match tried {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => {
                let mut who = String::new();
                let _ = lock.read_to_string(&mut who);
                return Err(StoreError::InUse(file.to_owned(), told(who.trim())));
            }
            Err(TryLockError::Error(error)) => return Err(wrong(error)),
        }
        let mut say = || -> std::io::Result<()> {
            lock.set_len(0)?;
            lock.rewind()?;
            writeln!(lock, "process {} since {}", std::process::id(), crate::app::now())
        };
        say().map_err(wrong)?;
        Ok(Lock(lock))
    }
}

/// Who has the database, as people count time.
fn told(who: &str) -> String {
    match who.split_once(" since ").map(|(process, since)| (process, since.parse::<u64>())) {
        Some((process, Ok(since))) => {
            let seconds = crate::app::now().saturating_sub(since);
            match seconds {
                0..120 => format!("{process}, for {seconds} seconds"),
                120..7200 => format!("{process}, for {} minutes", seconds / 60),
                _ => format!("{process}, for {} hours", seconds / 3600),
            }
        }
        _ => who.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_has_the_file_is_told_with_a_time_people_understand() {
        let since = |ago: u64| told(&format!("process 7 since {}", crate::app::now() - ago));
        assert_eq!(since(600), "process 7, for 10 minutes");
        assert_eq!(since(10_000), "process 7, for 2 hours");
        assert!(since(5).starts_with("process 7, for ") && since(5).ends_with(" seconds"));
        assert_eq!(told("process 7 since the flood"), "process 7 since the flood");
        assert_eq!(told(""), "");
    }
}
