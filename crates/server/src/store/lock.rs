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
                return Err(StoreError::InUse(file.to_owned(), who.trim().to_owned()));
            }
            Err(TryLockError::Error(error)) => return Err(wrong(error)),
        }
        let mut say = || -> std::io::Result<()> {
            lock.set_len(0)?;
            lock.rewind()?;
            writeln!(lock, "process {} since {} seconds after 1970", std::process::id(), crate::app::now())
        };
        say().map_err(wrong)?;
        Ok(Lock(lock))
    }
}
