use crate::app::App;
use crate::live::LiveTable;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// The tables in memory: each at most once.
#[derive(Default)]
pub struct LiveTables {
    tables: Mutex<HashMap<String, Arc<LiveTable>>>,
}

impl LiveTables {
    /// The table with this id; whether there is such a table shows when it is entered.
    pub fn get(&self, id: &str) -> Arc<LiveTable> {
        let mut tables = self.tables.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        tables.entry(id.to_owned()).or_insert_with(|| LiveTable::new(id)).clone()
    }

    /// Ids of the tables somebody is at.
    pub fn visited(&self) -> Vec<String> {
        let tables = self.tables.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        tables.values().filter(|live| live.is_visited()).map(|live| live.id.clone()).collect()
    }

    /// The table with this id, if it is in memory.
    pub fn find(&self, id: &str) -> Option<Arc<LiveTable>> {
        self.tables.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).get(id).cloned()
    }

    /// All tables in memory.
    pub fn all(&self) -> Vec<Arc<LiveTable>> {
        self.tables.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).values().cloned().collect()
    }

    /// Tables in memory.
    pub fn awake(&self) -> usize {
        self.tables.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).len()
    }

    /// Unloads tables that nobody has touched for a while, and forgets those nobody is at.
    pub fn tidy(&self, idle: Duration) {
        // Forgetting takes a while; nobody should have to wait at the door for it.
        self.all().iter().for_each(|live| live.sleep(idle));
        let mut tables = self.tables.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        // A table is handed out only under this lock: one that nobody else holds can go.
        tables.retain(|_, live| Arc::strong_count(live) > 1 || !live.is_asleep());
        if tables.capacity() > 4 * tables.len() + 64 {
            tables.shrink_to_fit();
        }
    }
}

/// Unloads idle tables from time to time until the server stops.
pub async fn unload_idle(app: Arc<App>) {
    let idle = app.config.limits.idle;
    let mut stop = app.stop.clone();
    let pause = (idle / 4).clamp(Duration::from_millis(100), Duration::from_secs(30));
    loop {
        tokio::select! {
            _ = tokio::time::sleep(pause) => app.live.tidy(idle),
            _ = stop.wait_for(|stop| *stop) => return,
        }
    }
}
