use super::{Change, Outcome, Store, StoreError};
use crate::metrics;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;
use tokio::sync::oneshot;
use tracing::Span;

/// Gathers the changes of many tables and writes those that wait at the same time in one transaction.
#[derive(Clone)]
pub struct Writer {
    jobs: Sender<Job>,
}

struct Job {
    change: Change,
    done: oneshot::Sender<Result<(), StoreError>>,
    /// The request it belongs to.
    span: Span,
}

/// The most changes in one transaction.
const GROUP: usize = 512;

impl Writer {
    /// Starts the thread. It ends when every writer is gone and everything is written.
    pub fn start(store: Arc<dyn Store>) -> std::io::Result<(Writer, JoinHandle<()>)> {
        let (jobs, waiting) = channel();
        let thread =
            std::thread::Builder::new().name("writer".into()).spawn(move || work(&*store, &waiting))?;
        Ok((Writer { jobs }, thread))
    }

    /// Writes a change. When this returns `Ok` it survives a crash; `Conflict` says that the table is another by now.
    pub async fn commit(&self, change: Change) -> Result<(), StoreError> {
        let gone = || StoreError::Database("the writer has stopped".into());
        let (done, answer) = oneshot::channel();
        self.jobs.send(Job { change, done, span: Span::current() }).map_err(|_| gone())?;
        answer.await.unwrap_or_else(|_| Err(gone()))
    }
}

fn work(store: &dyn Store, waiting: &Receiver<Job>) {
    while let Ok(first) = waiting.recv() {
        let mut group = vec![first];
        group.extend(waiting.try_iter().take(GROUP - 1));
        let changes: Vec<&Change> = group.iter().map(|job| &job.change).collect();
        let begun = std::time::Instant::now();
        let written = store.commit(&changes);
        metrics::COMMIT_SECONDS.measure(begun.elapsed().as_secs_f64());
        metrics::COMMIT_CHANGES.measure(changes.len() as f64);
        match written {
            Ok(outcomes) => {
                group.into_iter().zip(outcomes).for_each(|(job, outcome)| tell(job, Ok(outcome)));
            }
            // Where the database is away each alone would fail likewise, and all would wait.
            Err(error) if group.len() == 1 || matches!(error, StoreError::Away(..)) => {
                group.into_iter().for_each(|job| tell(job, Err(error.clone())));
            }
            // One table's trouble must not be the others': each on its own.
            Err(_) => group.into_iter().for_each(|job| {
                let result = store.commit(&[&job.change]);
                tell(job, result.map(|outcomes| outcomes[0]));
            }),
        }
    }
}

fn tell(job: Job, result: Result<Outcome, StoreError>) {
    let result = match result {
        Ok(Outcome::Kept) => Ok(()),
        Ok(Outcome::Conflict) => Err(StoreError::Conflict),
        Err(error) => Err(error),
    };
    match &result {
        Ok(()) => {}
        Err(StoreError::Conflict) => metrics::CONFLICTS.count(),
        Err(error) => {
            metrics::COMMITS_FAILED.count();
            job.span.in_scope(|| tracing::error!(%error, "change not written"));
        }
    }
    // Whoever asked may be gone; what is written stays written.
    let _ = job.done.send(result);
}
