use super::{Seen, Since, Store};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use tokio::sync::oneshot;

/// Gathers questions about tables that other servers have written to, and asks those that wait at the same time at once.
#[derive(Clone)]
pub struct Reader {
    jobs: Sender<Job>,
}

struct Job {
    seen: Seen,
    found: oneshot::Sender<Option<Since>>,
}

/// The most tables in one question.
const GROUP: usize = 512;

impl Reader {
    /// Starts the thread, if others share the store. It ends when every reader is gone.
    pub fn start(store: Arc<dyn Store>) -> std::io::Result<Reader> {
        let (jobs, waiting) = channel();
        if store.shared().is_some() {
            std::thread::Builder::new().name("reader".into()).spawn(move || work(&*store, &waiting))?;
        }
        Ok(Reader { jobs })
    }

    /// What was played at a table since; none if it must be loaded as a whole.
    pub async fn since(&self, seen: Seen) -> Option<Since> {
        let (found, answer) = oneshot::channel();
        self.jobs.send(Job { seen, found }).ok()?;
        answer.await.ok()?
    }
}

fn work(store: &dyn Store, waiting: &Receiver<Job>) {
    while let Ok(first) = waiting.recv() {
        let mut group = vec![first];
        group.extend(waiting.try_iter().take(GROUP - 1));
        let seen: Vec<_> = group.iter().map(|job| job.seen).collect();
        // Whoever is not answered loads the table, and is told what is wrong.
        let found = store.shared().and_then(|shared| shared.since(&seen).ok()).unwrap_or_default();
        for (job, found) in group.into_iter().zip(found) {
            let _ = job.found.send(found);
        }
    }
}
