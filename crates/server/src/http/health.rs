//! Whether the server works: it answers, the database can be read, and something can be written.

use crate::app::App;
use crate::store::Change;
use axum::extract::State;
use axum::http::StatusCode;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Mutex;
use tokio::time::timeout;

/// Writing that takes longer has failed.
const SLOWEST: Duration = Duration::from_secs(3);
/// However often somebody asks, the disk is tried once in this time.
const FRESH: Duration = Duration::from_secs(1);

/// What was found when somebody last asked.
#[derive(Default)]
pub struct Health(Mutex<Option<(Instant, Result<(), &'static str>)>>);

/// `GET /healthz`
pub async fn health(State(app): State<Arc<App>>) -> (StatusCode, &'static str) {
    let mut last = app.health.0.lock().await;
    let found = match *last {
        Some((at, found)) if at.elapsed() < FRESH => found,
        _ => {
            let found = examine(&app).await;
            *last = Some((Instant::now(), found));
            found
        }
    };
    match found {
        Ok(()) => (StatusCode::OK, "ok\n"),
        Err(what) => (StatusCode::SERVICE_UNAVAILABLE, what),
    }
}

async fn examine(app: &Arc<App>) -> Result<(), &'static str> {
    // The time of service is written anyway from time to time; it goes the way of every order.
    let visit = Change::Visit { at: app.uptime.now(), tables: Vec::new() };
    let written = timeout(SLOWEST, app.writer.commit(visit)).await;
    if !matches!(written, Ok(Ok(()))) {
        return Err("cannot write\n");
    }
    let keeper = app.clone();
    let read = timeout(SLOWEST, tokio::task::spawn_blocking(move || keeper.store.check())).await;
    if matches!(read, Ok(Ok(Ok(())))) { Ok(()) } else { Err("cannot read\n") }
}
