//! Deletes abandoned tables: when the server starts, and then from time to time.

use crate::app::App;
use crate::config::Keep;
use crate::store::{Abandoned, Change, Cutoffs, StoreError};
use std::sync::Arc;

/// The most tables removed in one go; the others have their turn the next time.
const MOST: usize = 10_000;

const DAY: i64 = 24 * 60 * 60;

/// Deletes abandoned tables again and again until the server stops.
pub async fn expire(app: Arc<App>) {
    let mut stop = app.stop.clone();
    loop {
        if let Err(error) = delete_abandoned(&app).await {
            tracing::error!(%error, "cannot delete abandoned tables");
        }
        tokio::select! {
            () = tokio::time::sleep(app.config.limits.sweep) => {}
            _ = stop.wait_for(|stop| *stop) => return,
        }
    }
}

/// Remembers who is here and how long tables have been served.
pub async fn remember(app: &App) -> Result<(), StoreError> {
    app.writer.commit(Change::Visit { at: app.uptime.now(), tables: app.live.visited() }).await
}

/// Removes what is abandoned, one table at a time, so that no order has to wait for more than one of them.
async fn delete_abandoned(app: &Arc<App>) -> Result<(), StoreError> {
    remember(app).await?;
    let cutoffs = cutoffs(&app.config.keep, app.uptime.now());
    let keeper = app.clone();
    let found = tokio::task::spawn_blocking(move || keeper.store.abandoned(&cutoffs, MOST)).await;
    let found = found.map_err(|panic| StoreError::Database(panic.to_string()))??;
    for Abandoned { id, game, state, visited } in found {
        if *app.stop.borrow() {
            break;
        }
        if app.live.get(&id).remove(app, cutoffs).await {
            let days = (app.uptime.now() - visited) / DAY;
            tracing::info!(table = id, game, state, days, "table removed: nobody came");
        }
    }
    Ok(())
}

/// When somebody must have been at a table for it to stay.
fn cutoffs(keep: &Keep, now: i64) -> Cutoffs {
    let cutoff = |days: u32| match days {
        0 => i64::MIN,
        days => now - i64::from(days) * DAY,
    };
    Cutoffs {
        unplayed: cutoff(keep.unplayed),
        unfinished: cutoff(keep.unfinished),
        finished: cutoff(keep.finished),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_days_mean_for_ever() {
        let keep = Keep { unplayed: 1, unfinished: 10, finished: 0 };
        let Cutoffs { unplayed, unfinished, finished } = cutoffs(&keep, 20 * DAY);
        assert_eq!((unplayed, unfinished, finished), (19 * DAY, 10 * DAY, i64::MIN));
    }
}
