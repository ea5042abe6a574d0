//! After the start every table is laid out once, in the background: a record whose bytes have changed is told before somebody
//! wants to play on.

use crate::admin::{Checked, check};
use crate::app::App;
use crate::metrics;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Looks through all tables, half of the time at most.
pub fn start(app: &Arc<App>) -> std::io::Result<()> {
    let app = app.clone();
    std::thread::Builder::new().name("checkup".into()).spawn(move || look_through(&app)).map(drop)
}

fn look_through(app: &App) {
    let ids = match app.store.all() {
        Ok(ids) => ids,
        Err(error) => return tracing::error!(%error, "cannot look through the tables"),
    };
    let mut checked = Checked::default();
    let go_on = || !*app.stop.borrow();
    for some in ids.chunks(20) {
        let begun = Instant::now();
        let known = checked.broken.len();
        check(&*app.store, some, &app.games, &mut checked, go_on);
        for broken in &checked.broken[known..] {
            metrics::BROKEN.count();
            let (table, step, reason) = (&broken.table, broken.step, &broken.reason);
            tracing::error!(table, step, reason, "the record of a table has changed and does not replay");
        }
        if !go_on() {
            return;
        }
        std::thread::sleep(begun.elapsed().min(Duration::from_secs(1)));
    }
    let (tables, steps, broken) = (checked.tables, checked.steps, checked.broken.len());
    if checked.is_whole() {
        tracing::info!(tables, steps, other_rules = checked.other_rules.len(), "all tables are whole");
    } else {
        tracing::error!(
            tables,
            broken,
            "tables are damaged; restore a backup (feldzug admin restore), or remove them"
        );
    }
}
