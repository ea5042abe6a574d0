//! Tables in a PostgreSQL database, which several servers share.

mod columns;
mod line;
mod operate;
mod read;
mod schema;
mod share;
mod write;

use super::shared::Shared;
use super::sqlite::lock;
use super::*;
use crate::config::Url;
use line::Line;
use std::sync::Mutex;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;
use tokio::runtime::Runtime;
use tokio::time::timeout;

/// Whatever the database takes longer for has failed: a line can break without anybody being told.
const PATIENCE: Duration = Duration::from_secs(8);
/// Looking through many tables may take longer.
const LONG: Duration = Duration::from_secs(600);
/// From how many tables on a list is long.
const MANY: usize = 500;
/// How long it may take to say hello.
const HELLO: Duration = Duration::from_secs(4);
/// Connections for reading that are kept.
const READERS: usize = 4;

/// Tables in a PostgreSQL database.
pub struct Postgres {
    url: Url,
    /// The lines to the database run here; a runtime must not be dropped inside another one, so it is taken out.
    runtime: Option<Runtime>,
    writing: Mutex<Option<Line>>,
    /// Connections for reading that nobody uses just now.
    reading: Mutex<Vec<Line>>,
    /// This server's number among those that share the database; 0 if it does not serve.
    node: AtomicI64,
}

impl Postgres {
    /// Opens the database, and brings its schema up to date.
    pub fn open(url: &Url) -> Result<Postgres, StoreError> {
        let store = Postgres::connect(url)?;
        store.write(LONG, async |line| schema::prepare(line, &url.to_string()).await)?;
        Ok(store)
    }

    /// Opens a database that is there. Nothing is made or brought up to date.
    pub fn look(url: &Url) -> Result<Postgres, StoreError> {
        let store = Postgres::connect(url)?;
        store.write(PATIENCE, async |line| schema::must_be_ours(line, &url.to_string()).await)?;
        Ok(store)
    }

    fn connect(url: &Url) -> Result<Postgres, StoreError> {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .thread_name("postgres")
            .enable_all()
            .build()
            .map_err(|error| StoreError::Database(error.to_string()))?;
        Ok(Postgres {
            url: url.clone(),
            runtime: Some(runtime),
            writing: Mutex::new(None),
            reading: Mutex::default(),
            node: AtomicI64::new(0),
        })
    }

    fn node(&self) -> i64 {
        self.node.load(Ordering::Acquire)
    }

    /// Runs this to its end, or gives up. Never called from inside a runtime.
    fn wait<T>(
        &self,
        most: Duration,
        work: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        let late = |_| Err(StoreError::Away(self.url.to_string(), "no answer in time".into()));
        let runtime = self.runtime.as_ref().expect("the store is open");
        runtime.block_on(async { timeout(most, work).await.unwrap_or_else(late) })
    }

    /// Does something on the one line that writes. After an error the line is a new one, and what was begun on the old one is
    /// rolled back by the database.
    fn write<T>(
        &self,
        most: Duration,
        work: impl AsyncFnOnce(&Line) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let mut kept = lock(&self.writing);
        let line = match kept.take().filter(|line| !line.is_broken()) {
            Some(line) => line,
            None => self.wait(HELLO, Line::open(&self.url))?,
        };
        let done = self.wait(most, work(&line))?;
        *kept = Some(line);
        Ok(done)
    }

    /// Does something on a line that reads: one that had gone in the meantime is replaced.
    fn read<T>(
        &self,
        most: Duration,
        work: impl AsyncFnOnce(&Line) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let kept = lock(&self.reading).pop().filter(|line| !line.is_broken());
        let line = match kept {
            Some(line) => line,
            None => self.wait(HELLO, Line::open(&self.url))?,
        };
        let done = self.wait(most, work(&line));
        if done.is_ok() {
            let mut reading = lock(&self.reading);
            if reading.len() < READERS {
                reading.push(line);
            }
        }
        done
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

impl Store for Postgres {
    fn load(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        self.read(PATIENCE, async |line| read::load(line, id).await)
    }

    fn rows(&self, ids: &[&str]) -> Result<Vec<TableRow>, StoreError> {
        // People wait for short lists; only operators ask for long ones.
        let most = if ids.len() > MANY { LONG } else { PATIENCE };
        self.read(most, async |line| read::rows(line, ids).await)
    }

    fn finished(&self, most: usize) -> Result<Vec<TableRow>, StoreError> {
        self.read(PATIENCE, async |line| {
            let ids = read::finished(line, most).await?;
            read::rows(line, &ids.iter().map(String::as_str).collect::<Vec<_>>()).await
        })
    }

    fn bots_to_move(&self, most: usize) -> Result<Vec<String>, StoreError> {
        self.read(PATIENCE, async |line| read::bots_to_move(line, most).await)
    }

    fn listing(&self, id: &str) -> Result<(bool, Vec<Seat>), StoreError> {
        self.read(PATIENCE, async |line| read::listing(line, id).await)
    }

    fn all(&self) -> Result<Vec<String>, StoreError> {
        self.read(LONG, async |line| read::all(line).await)
    }

    fn uptime(&self) -> Result<i64, StoreError> {
        self.read(PATIENCE, async |line| read::uptime(line).await)
    }

    fn abandoned(&self, cutoffs: &Cutoffs, most: usize) -> Result<Vec<Abandoned>, StoreError> {
        self.read(LONG, async |line| read::abandoned(line, cutoffs, most).await)
    }

    fn analysis(&self, id: &str) -> Result<Option<String>, StoreError> {
        self.read(PATIENCE, async |line| read::analysis(line, id).await)
    }

    fn keep_analysis(&self, id: &str, text: &str) -> Result<(), StoreError> {
        self.write(PATIENCE, async |line| write::keep_analysis(line, id, text).await)
    }

    fn commit(&self, changes: &[&Change]) -> Result<Vec<Outcome>, StoreError> {
        let node = self.node();
        let attempt = || self.write(PATIENCE, async |line| write::commit(line, node, changes).await);
        match attempt() {
            // The line had gone. If the first try was written after all, the versions have moved on and the second writes nothing.
            Err(StoreError::Away(..)) => attempt(),
            done => done,
        }
    }

    fn dice(&self, below: i64, most: usize) -> Result<Begun, StoreError> {
        self.read(PATIENCE, async |line| read::dice(line, below, most).await)
    }

    fn check(&self) -> Result<(), StoreError> {
        self.read(PATIENCE, async |line| {
            line.rows("SELECT 1 FROM tables WHERE number = 0", &[]).await.map(drop)
        })
    }

    fn shared(&self) -> Option<&dyn Shared> {
        Some(self)
    }
}
