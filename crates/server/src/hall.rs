use crate::app::App;
use crate::room::Room;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// The tables in memory: each at most once.
#[derive(Default)]
pub struct Hall {
    rooms: Mutex<HashMap<String, Arc<Room>>>,
}

impl Hall {
    /// The room of a table; whether there is such a table shows when it is entered.
    pub fn room(&self, id: &str) -> Arc<Room> {
        let mut rooms = self.rooms.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        rooms.entry(id.to_owned()).or_insert_with(|| Room::new(id)).clone()
    }

    /// Ids of the tables somebody is at.
    pub fn visited(&self) -> Vec<String> {
        let rooms = self.rooms.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        rooms.values().filter(|room| room.is_visited()).map(|room| room.id.clone()).collect()
    }

    /// Tables in memory.
    pub fn awake(&self) -> usize {
        self.rooms.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).len()
    }

    /// Puts tables to sleep that nobody has touched for a while, and forgets rooms nobody is in.
    pub fn tidy(&self, idle: Duration) {
        let lock = || self.rooms.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        // Forgetting takes a while; nobody should have to wait at the door for it.
        let all: Vec<Arc<Room>> = lock().values().cloned().collect();
        all.iter().for_each(|room| room.sleep(idle));
        drop(all);
        let mut rooms = lock();
        // A room is handed out only under this lock: one that nobody else holds can go.
        rooms.retain(|_, room| Arc::strong_count(room) > 1 || !room.is_asleep());
        if rooms.capacity() > 4 * rooms.len() + 64 {
            rooms.shrink_to_fit();
        }
    }
}

/// Tidies up from time to time until the server stops.
pub async fn janitor(app: Arc<App>) {
    let idle = app.config.limits.idle;
    let mut stop = app.stop.clone();
    let pause = (idle / 4).clamp(Duration::from_millis(100), Duration::from_secs(30));
    loop {
        tokio::select! {
            _ = tokio::time::sleep(pause) => app.hall.tidy(idle),
            _ = stop.wait_for(|stop| *stop) => return,
        }
    }
}
