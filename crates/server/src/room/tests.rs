//! What must hold when the disk does not: tried with a store that fails when told to.

use super::Room;
use crate::app::App;
use crate::fault::Kind;
use crate::http::open_table;
use crate::serve;
use crate::store::*;
use crate::token::random;
use protocol::{FromTable, NewTable, TableOpened};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use text::Lang;
use tokio::sync::watch;

/// A store whose disk can be full.
struct Shaky {
    store: Sqlite,
    full: AtomicBool,
    file: PathBuf,
}

impl Store for Shaky {
    fn load(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        self.store.load(id)
    }
    fn sheets(&self, ids: &[&str]) -> Result<Vec<Sheet>, StoreError> {
        self.store.sheets(ids)
    }
    fn finished(&self, most: usize) -> Result<Vec<Sheet>, StoreError> {
        self.store.finished(most)
    }
    fn bots_to_move(&self, most: usize) -> Result<Vec<String>, StoreError> {
        self.store.bots_to_move(most)
    }
    fn listing(&self, id: &str) -> Result<(bool, Vec<engine::Seat>), StoreError> {
        self.store.listing(id)
    }
    fn all(&self) -> Result<Vec<String>, StoreError> {
        self.store.all()
    }
    fn uptime(&self) -> Result<i64, StoreError> {
        self.store.uptime()
    }
    fn abandoned(&self, cutoffs: &Cutoffs, most: usize) -> Result<Vec<Abandoned>, StoreError> {
        self.store.abandoned(cutoffs, most)
    }
    fn commit(&self, changes: &[&Change]) -> Result<Vec<Outcome>, StoreError> {
        match self.full.load(Ordering::Acquire) {
            true => Err(StoreError::Database("the disk is full".into())),
            false => self.store.commit(changes),
        }
    }
    fn check(&self) -> Result<(), StoreError> {
        self.store.check()
    }
}

impl Drop for Shaky {
    fn drop(&mut self) {
        for ending in ["", "-wal", "-shm", ".lock"] {
            let _ = std::fs::remove_file(format!("{}{ending}", self.file.display()));
        }
    }
}

async fn table() -> (Arc<Shaky>, Arc<App>, TableOpened, watch::Sender<bool>) {
    let name = format!("feldzug-room-{}.db", u64::from_le_bytes(random()));
    let file = std::env::temp_dir().join(name);
    let store = Arc::new(Shaky { store: Sqlite::open(&file).unwrap(), full: AtomicBool::new(false), file });
    let (stopper, stop) = watch::channel(false);
    let app = serve::open(crate::Config::default(), store.clone(), stop).unwrap();
    let new: NewTable = serde_json::from_str("{\"game\":\"mortain\"}").unwrap();
    let opened = open_table(&app, new, None, Lang::En).await.unwrap();
    (store, app, opened, stopper)
}

async fn first_choice(room: &Arc<Room>, app: &Arc<App>) -> (u64, String, String) {
    let desk = room.sit(app).await.unwrap();
    let seat = desk.decides().unwrap();
    (desk.sheet.turn, desk.side(seat), desk.table.choices(seat)[0].order.clone())
}

#[tokio::test]
async fn what_cannot_be_written_does_not_happen() {
    let (store, app, opened, _stopper) = table().await;
    let room = app.hall.room(&opened.table);
    let mut watcher = room.enter(&app, &opened.watch, None, Lang::En).await.unwrap();
    watcher.look(&app, true).await.unwrap();
    let (state, side, order) = first_choice(&room, &app).await;
    room.order(&app, Role::Host, state, &side, &order).await.unwrap();
    let good = watcher.look(&app, false).await.unwrap().state;

    store.full.store(true, Ordering::Release);
    let (state, side, order) = first_choice(&room, &app).await;
    let fault = room.order(&app, Role::Host, state, &side, &order).await.unwrap_err();
    assert_eq!(fault.kind, Kind::Internal);
    assert_eq!(room.undo(&app, Role::Host, state, &side).await.unwrap_err().kind, Kind::Internal);
    assert_eq!(room.resign(&app, Role::Host, &side).await.unwrap_err().kind, Kind::Internal);
    let bot = Want::Player(engine::Seat(0), crate::player::Player::Bot(bots::BotSpec::Greedy));
    assert_eq!(room.ask(&app, Role::Host, &side, bot).await.unwrap_err().kind, Kind::Internal);
    let asked = room.ask(&app, Role::Seat(engine::Seat(1)), "us", Want::TakeBack(0)).await;
    assert_eq!(asked.unwrap_err().kind, Kind::Internal);
    // Everybody still sees what was there before; the log may come whole.
    let read = |text: &str| match serde_json::from_str(text) {
        Ok(FromTable::State(state)) => state,
        other => panic!("{other:?}"),
    };
    let (old, new) = (read(&good), read(&watcher.look(&app, false).await.unwrap().state));
    assert_eq!((old.state, old.decides, old.scene), (new.state, new.decides, new.scene));
    assert!(new.over.is_none() && new.thinking.is_empty() && new.request.is_none());

    store.full.store(false, Ordering::Release);
    let done = room.order(&app, Role::Host, state, &side, &order).await.unwrap();
    assert_eq!(done.version, state + 1);
    assert_eq!(app.store.load(&opened.table).unwrap().unwrap().entries.len(), done.state as usize);
}

#[tokio::test]
async fn a_change_by_somebody_else_is_noticed() {
    let (store, app, opened, _stopper) = table().await;
    let room = app.hall.room(&opened.table);
    let (state, side, order) = first_choice(&room, &app).await;
    // Another server writes to the same table.
    let sheet = store.load(&opened.table).unwrap().unwrap().sheet;
    let (_stopper2, stop) = watch::channel(false);
    let other = serve::open(crate::Config::default(), store.clone(), stop).unwrap();
    other.hall.room(&opened.table).order(&other, Role::Host, state, &side, &order).await.unwrap();
    // This one notices, loses nothing, and goes on from there.
    let fault = room.order(&app, Role::Host, state, &side, &order).await.unwrap_err();
    assert_eq!(fault.kind, Kind::Stale);
    let (state, side, order) = first_choice(&room, &app).await;
    assert_eq!(state, sheet.turn + 1);
    room.order(&app, Role::Host, state, &side, &order).await.unwrap();
}

/// Two servers on one file: one takes back and plays to the same number of steps again, the other still shows what was
/// there before. Its order must not be kept: it was given in another position, and the record would never replay again.
#[tokio::test]
async fn two_servers_and_a_take_back_do_not_destroy_a_table() {
    let (store, app, opened, _stopper) = table().await;
    let room = app.hall.room(&opened.table);
    for _ in 0..4 {
        let (state, side, order) = first_choice(&room, &app).await;
        room.order(&app, Role::Host, state, &side, &order).await.unwrap();
    }
    let (_stopper2, stop) = watch::channel(false);
    let other = serve::open(crate::Config::default(), store.clone(), stop).unwrap();
    let far = other.hall.room(&opened.table);
    let (version, side, order) = first_choice(&far, &other).await;
    assert_eq!(far.sit(&other).await.unwrap().state(), 4);
    // Here the table goes back and comes to four steps again, by other orders.
    room.ask(&app, Role::Host, &side, Want::TakeBack(2)).await.unwrap();
    for _ in 0..2 {
        let desk = room.sit(&app).await.unwrap();
        let seat = desk.decides().unwrap();
        let (version, side) = (desk.sheet.turn, desk.side(seat));
        let last = desk.table.choices(seat).last().unwrap().order.clone();
        drop(desk);
        room.order(&app, Role::Host, version, &side, &last).await.unwrap();
    }
    assert_eq!(room.sit(&app).await.unwrap().state(), 4);
    let fault = far.order(&other, Role::Host, version, &side, &order).await.unwrap_err();
    assert_eq!(fault.kind, Kind::Stale);
    // The table can still be opened, by both and by a third, and is as the first server left it.
    let left = room.sit(&app).await.unwrap().table.record();
    assert_eq!(far.sit(&other).await.unwrap().table.record(), left);
    room.sleep(std::time::Duration::ZERO);
    assert_eq!(room.sit(&app).await.unwrap().table.record(), left);
}

#[tokio::test]
async fn a_state_drawn_in_pieces_is_the_protocols_state() {
    let (_store, app, opened, _stopper) = table().await;
    let room = app.hall.room(&opened.table);
    for _ in 0..12 {
        let (state, side, order) = first_choice(&room, &app).await;
        room.order(&app, Role::Host, state, &side, &order).await.unwrap();
    }
    let mut host = room.enter(&app, &opened.host, None, Lang::De).await.unwrap();
    let text = host.look(&app, true).await.unwrap().state;
    let message: FromTable = serde_json::from_str(&text).unwrap();
    assert_eq!(serde_json::to_string(&message).unwrap(), text);
}

#[tokio::test]
async fn a_sleeping_table_wakes_as_it_was() {
    let (_store, app, opened, _stopper) = table().await;
    let room = app.hall.room(&opened.table);
    for _ in 0..12 {
        let (state, side, order) = first_choice(&room, &app).await;
        room.order(&app, Role::Host, state, &side, &order).await.unwrap();
    }
    let mut host = room.enter(&app, &opened.host, None, Lang::En).await.unwrap();
    let before = host.look(&app, true).await.unwrap().state;
    room.sleep(std::time::Duration::ZERO);
    assert!(room.is_asleep());
    assert_eq!(host.look(&app, true).await.unwrap().state, before);
    // Held by a guest it stays in the hall; afterwards it goes.
    app.hall.tidy(std::time::Duration::ZERO);
    assert!(Arc::ptr_eq(&room, &app.hall.room(&opened.table)));
    let weak = Arc::downgrade(&room);
    drop((host, room));
    app.hall.tidy(std::time::Duration::ZERO);
    assert!(weak.upgrade().is_none());
}

#[tokio::test]
async fn a_question_that_panics_tells_the_log_nothing_of_the_game() {
    let (_store, app, opened, _stopper) = table().await;
    let room = app.hall.room(&opened.table);
    for _ in 0..6 {
        let (state, side, order) = first_choice(&room, &app).await;
        room.order(&app, Role::Host, state, &side, &order).await.unwrap();
    }
    let mut desk = room.sit(&app).await.unwrap();
    let orders: Vec<String> = desk.table.record().entries.into_iter().map(|entry| entry.what).collect();
    let log = crate::logs::tests::Kept::while_doing(|| {
        let answer = super::ask::safely(&mut desk, |_| -> () { panic!("{}", "hidden") });
        assert_eq!(answer.unwrap_err().kind, Kind::Internal);
    });
    assert!(log.contains("the rules panicked on a question") && log.contains(&opened.table), "{log}");
    assert!(orders.len() >= 6 && orders.iter().all(|order| !log.contains(order.as_str())), "{log}");
}
