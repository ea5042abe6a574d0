//! What must hold when the disk does not: tried with a store that fails when told to.

use super::LiveTable;
use crate::app::App;
use crate::fault::Kind;
use crate::http::open_table;
use crate::serve;
use crate::store::*;
use crate::token::random;
use bluff::{Bluff, Flaw};
use catalog::{Of, Opening, Shelf};
use protocol::{FromTable, NewTable, TableOpened};
use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use text::Lang;
use tokio::sync::watch;

/// A store whose disk can be full.
struct Shaky {
    store: Sqlite,
    full: AtomicBool,
    /// Whether each of the next commits fails.
    script: Mutex<VecDeque<bool>>,
    file: PathBuf,
}

impl Store for Shaky {
    fn load(&self, id: &str) -> Result<Option<Stored>, StoreError> {
        self.store.load(id)
    }
    fn rows(&self, ids: &[&str]) -> Result<Vec<TableRow>, StoreError> {
        self.store.rows(ids)
    }
    fn finished(&self, most: usize) -> Result<Vec<TableRow>, StoreError> {
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
    fn analysis(&self, id: &str) -> Result<Option<String>, StoreError> {
        self.store.analysis(id)
    }
    fn keep_analysis(&self, id: &str, text: &str) -> Result<(), StoreError> {
        self.store.keep_analysis(id, text)
    }
    fn commit(&self, changes: &[&Change]) -> Result<Vec<Outcome>, StoreError> {
        let fails = self.script.lock().unwrap().pop_front().unwrap_or_default();
        match fails || self.full.load(Ordering::Acquire) {
            true => Err(StoreError::Database("the disk is full".into())),
            false => self.store.commit(changes),
        }
    }
    fn dice(&self, below: i64, most: usize) -> Result<Begun, StoreError> {
        self.store.dice(below, most)
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

/// A server on such a store.
fn server() -> (Arc<Shaky>, Arc<App>, watch::Sender<bool>) {
    let name = format!("feldzug-live-{}.db", u64::from_le_bytes(random()));
    let file = std::env::temp_dir().join(name);
    let (store, full, script) = (Sqlite::open(&file).unwrap(), AtomicBool::new(false), Mutex::default());
    let store = Arc::new(Shaky { store, full, script, file });
    let (app, stopper) = another(&store);
    (store, app, stopper)
}

/// One more server on it.
fn another(store: &Arc<Shaky>) -> (Arc<App>, watch::Sender<bool>) {
    let (stopper, stop) = watch::channel(false);
    (serve::open(crate::Config::default(), store.clone(), stop).unwrap(), stopper)
}

async fn table() -> (Arc<Shaky>, Arc<App>, TableOpened, watch::Sender<bool>) {
    let (store, app, stopper) = server();
    let new: NewTable = serde_json::from_str("{\"game\":\"mortain\"}").unwrap();
    let opened = open_table(&app, new, None, Lang::En).await.unwrap();
    // Nobody comes who could seal a seed.
    let live = app.live.get(&opened.table);
    let mut loaded = live.lock(&app).await.unwrap();
    live.decline(&app, &mut loaded, Role::Host).await.unwrap();
    drop(loaded);
    (store, app, opened, stopper)
}

async fn first_choice(live: &Arc<LiveTable>, app: &Arc<App>) -> (u64, String, String) {
    let loaded = live.lock(app).await.unwrap();
    let seat = loaded.decides().unwrap();
    (loaded.row.turn, loaded.side(seat), loaded.table.choices(seat)[0].order.clone())
}

#[tokio::test]
async fn what_cannot_be_written_does_not_happen() {
    let (store, app, opened, _stopper) = table().await;
    let live = app.live.get(&opened.table);
    let mut watcher = live.enter(&app, &opened.watch, None, false, Lang::En).await.unwrap();
    watcher.look(&app, true).await.unwrap();
    let (state, side, order) = first_choice(&live, &app).await;
    live.order(&app, Role::Host, state, &side, &order).await.unwrap();
    let good = watcher.look(&app, false).await.unwrap().state;

    store.full.store(true, Ordering::Release);
    let (state, side, order) = first_choice(&live, &app).await;
    let fault = live.order(&app, Role::Host, state, &side, &order).await.unwrap_err();
    assert_eq!(fault.kind, Kind::Internal);
    assert_eq!(live.undo(&app, Role::Host, state, &side).await.unwrap_err().kind, Kind::Internal);
    assert_eq!(live.resign(&app, Role::Host, &side).await.unwrap_err().kind, Kind::Internal);
    let bot = Want::Player(engine::Seat(0), crate::player::Player::Bot(bots::BotSpec::Greedy));
    assert_eq!(live.ask(&app, Role::Host, &side, bot).await.unwrap_err().kind, Kind::Internal);
    let asked = live.ask(&app, Role::Seat(engine::Seat(1)), "us", Want::TakeBack(0)).await;
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
    let done = live.order(&app, Role::Host, state, &side, &order).await.unwrap();
    assert_eq!(done.version, state + 1);
    assert_eq!(app.store.load(&opened.table).unwrap().unwrap().entries.len(), done.state as usize);
}

#[tokio::test]
async fn a_change_by_somebody_else_is_noticed() {
    let (store, app, opened, _stopper) = table().await;
    let live = app.live.get(&opened.table);
    let (state, side, order) = first_choice(&live, &app).await;
    // Another server writes to the same table.
    let row = store.load(&opened.table).unwrap().unwrap().row;
    let (_stopper2, stop) = watch::channel(false);
    let other = serve::open(crate::Config::default(), store.clone(), stop).unwrap();
    other.live.get(&opened.table).order(&other, Role::Host, state, &side, &order).await.unwrap();
    // This one notices, loses nothing, and goes on from there.
    let fault = live.order(&app, Role::Host, state, &side, &order).await.unwrap_err();
    assert_eq!(fault.kind, Kind::Stale);
    let (state, side, order) = first_choice(&live, &app).await;
    assert_eq!(state, row.turn + 1);
    live.order(&app, Role::Host, state, &side, &order).await.unwrap();
}

/// Two servers on one file: one takes back and plays to the same number of steps again, the other still shows what was
/// there before. Its order must not be kept: it was given in another position, and the record would never replay again.
#[tokio::test]
async fn two_servers_and_a_take_back_do_not_destroy_a_table() {
    let (store, app, opened, _stopper) = table().await;
    let live = app.live.get(&opened.table);
    for _ in 0..4 {
        let (state, side, order) = first_choice(&live, &app).await;
        live.order(&app, Role::Host, state, &side, &order).await.unwrap();
    }
    let (_stopper2, stop) = watch::channel(false);
    let other = serve::open(crate::Config::default(), store.clone(), stop).unwrap();
    let far = other.live.get(&opened.table);
    let (version, side, order) = first_choice(&far, &other).await;
    assert_eq!(far.lock(&other).await.unwrap().state(), 4);
    // Here the table goes back and comes to four steps again, by other orders.
    live.ask(&app, Role::Host, &side, Want::TakeBack(2)).await.unwrap();
    for _ in 0..2 {
        let loaded = live.lock(&app).await.unwrap();
        let seat = loaded.decides().unwrap();
        let (version, side) = (loaded.row.turn, loaded.side(seat));
        let last = loaded.table.choices(seat).last().unwrap().order.clone();
        drop(loaded);
        live.order(&app, Role::Host, version, &side, &last).await.unwrap();
    }
    assert_eq!(live.lock(&app).await.unwrap().state(), 4);
    let fault = far.order(&other, Role::Host, version, &side, &order).await.unwrap_err();
    assert_eq!(fault.kind, Kind::Stale);
    // The table can still be opened, by both and by a third, and is as the first server left it.
    let left = live.lock(&app).await.unwrap().table.record();
    assert_eq!(far.lock(&other).await.unwrap().table.record(), left);
    live.sleep(std::time::Duration::ZERO);
    assert_eq!(live.lock(&app).await.unwrap().table.record(), left);
}

/// Luck is due, and it cannot be written, twice. Nobody plays on from what was drawn: the record would have a hole.
#[tokio::test]
async fn luck_that_could_not_be_written_is_not_played_on() {
    static TOY: Of<Bluff<{ Flaw::NONE }>> = Of::new();
    let (store, app, _stopper) = server();
    assert!(app.games.toy.set(&TOY).is_ok());
    let empty = TOY.open(&Opening::default()).unwrap().record().to_string();
    let new: NewTable =
        serde_json::from_value(serde_json::json!({ "game": "bluff", "record": empty })).unwrap();
    let opened = open_table(&app, new, None, Lang::En).await.unwrap();
    let live = app.live.get(&opened.table);
    let mut loaded = live.lock(&app).await.unwrap();
    let turn = loaded.row.turn;
    // That nobody seals is written; what is drawn then is not, nor is it with the next look.
    *store.script.lock().unwrap() = [false, true, true].into();
    assert_eq!(live.decline(&app, &mut loaded, Role::Host).await.unwrap_err().kind, Kind::Internal);
    drop(loaded);
    let refused = live.order(&app, Role::Host, turn, "north", "raise").await.unwrap_err();
    assert_eq!(refused.kind, Kind::Refused, "the cards are not dealt yet");
    let stored = store.load(&opened.table).unwrap().unwrap();
    assert_eq!((stored.entries.len(), stored.row.standing.state), (0, 0));
    // It is tried again after a while, or earlier if somebody looks then.
    assert_eq!(live.lock(&app).await.unwrap().state(), 0);
    live.retries.store(false, Ordering::Release);
    assert_eq!(live.lock(&app).await.unwrap().state(), 2);
    let turn = live.lock(&app).await.unwrap().row.turn;
    live.order(&app, Role::Host, turn, "north", "raise").await.unwrap();
    assert_eq!(store.load(&opened.table).unwrap().unwrap().entries.len(), 3);
}

/// An order is written, and what a plan goes on with is not: the order stands, and whoever gave it is told so.
#[tokio::test]
async fn a_plan_that_cannot_go_on_takes_nothing_back() {
    let (store, app, opened, _stopper) = table().await;
    let live = app.live.get(&opened.table);
    let (version, side, first) = first_choice(&live, &app).await;
    let then = {
        let loaded = live.lock(&app).await.unwrap();
        let mut ahead = loaded.table.fork();
        let seat = loaded.decides().unwrap();
        ahead.order(seat, &first).unwrap();
        ahead.choices(seat)[0].order.clone()
    };
    *store.script.lock().unwrap() = [false, true].into();
    let plan = vec![first, then];
    let done = live.plan(&app, Role::Host, version, &side, plan).await.unwrap();
    assert_eq!(done.version, version + 1);
    let stored = store.load(&opened.table).unwrap().unwrap();
    assert_eq!(stored.entries.len(), done.state as usize);
    // With the next look the plan goes on.
    assert_eq!(live.lock(&app).await.unwrap().row.turn, version + 2);
}

#[tokio::test]
async fn a_key_that_was_renewed_at_another_server_opens_nothing_here() {
    for asleep in [false, true] {
        let (store, app, opened, _stopper) = table().await;
        let (other, _stopper2) = another(&store);
        let far = other.live.get(&opened.table);
        let mut thief = far.enter(&other, &opened.host, None, false, Lang::En).await.unwrap();
        let (version, side, order) = first_choice(&far, &other).await;
        let live = app.live.get(&opened.table);
        let mut host = live.enter(&app, &opened.host, None, false, Lang::En).await.unwrap();
        host.renew(&app, None).await.unwrap();
        match asleep {
            true => far.sleep(std::time::Duration::ZERO),
            false => {
                let late = far.order(&other, Role::Host, version, &side, &order).await;
                assert_eq!(late.unwrap_err().kind, Kind::Stale);
            }
        }
        assert_eq!(thief.must_hold(&other).await.unwrap_err().kind, Kind::Forbidden, "asleep: {asleep}");
        host.must_hold(&app).await.unwrap();
    }
}

#[tokio::test]
async fn a_state_drawn_in_pieces_is_the_protocols_state() {
    let (_store, app, opened, _stopper) = table().await;
    let live = app.live.get(&opened.table);
    for _ in 0..12 {
        let (state, side, order) = first_choice(&live, &app).await;
        live.order(&app, Role::Host, state, &side, &order).await.unwrap();
    }
    let mut host = live.enter(&app, &opened.host, None, false, Lang::De).await.unwrap();
    let text = host.look(&app, true).await.unwrap().state;
    let message: FromTable = serde_json::from_str(&text).unwrap();
    assert_eq!(serde_json::to_string(&message).unwrap(), text);
}

#[tokio::test]
async fn a_sleeping_table_wakes_as_it_was() {
    let (_store, app, opened, _stopper) = table().await;
    let live = app.live.get(&opened.table);
    for _ in 0..12 {
        let (state, side, order) = first_choice(&live, &app).await;
        live.order(&app, Role::Host, state, &side, &order).await.unwrap();
    }
    let mut host = live.enter(&app, &opened.host, None, false, Lang::En).await.unwrap();
    let before = host.look(&app, true).await.unwrap().state;
    live.sleep(std::time::Duration::ZERO);
    assert!(live.is_asleep());
    assert_eq!(host.look(&app, true).await.unwrap().state, before);
    // Held by a guest it stays in memory; afterwards it goes.
    app.live.tidy(std::time::Duration::ZERO);
    assert!(Arc::ptr_eq(&live, &app.live.get(&opened.table)));
    let weak = Arc::downgrade(&live);
    drop((host, live));
    app.live.tidy(std::time::Duration::ZERO);
    assert!(weak.upgrade().is_none());
}

#[tokio::test]
async fn a_question_that_panics_tells_the_log_nothing_of_the_game() {
    let (_store, app, opened, _stopper) = table().await;
    let live = app.live.get(&opened.table);
    for _ in 0..6 {
        let (state, side, order) = first_choice(&live, &app).await;
        live.order(&app, Role::Host, state, &side, &order).await.unwrap();
    }
    let mut loaded = live.lock(&app).await.unwrap();
    let orders: Vec<String> = loaded.table.record().entries.into_iter().map(|entry| entry.what).collect();
    let log = crate::logs::tests::Kept::while_doing(|| {
        let answer = super::ask::safely(&mut loaded, |_| -> () { panic!("{}", "hidden") });
        assert_eq!(answer.unwrap_err().kind, Kind::Internal);
    });
    assert!(log.contains("the rules panicked on a question") && log.contains(&opened.table), "{log}");
    // A drawn card is two letters, which may also stand in the table's id.
    let rest = log.replace(&opened.table, "");
    assert!(orders.len() >= 6 && orders.iter().all(|order| !rest.contains(order.as_str())), "{log}");
}

#[tokio::test]
async fn bots_do_not_depend_on_the_dice_of_their_table() {
    use bots::{BotSpec, Level};
    use engine::{Need, Source};
    let (_store, app, _, _stopper) = table().await;
    let mut compared = 0;
    for game in catalog::games() {
        let mut fortune = crate::luck::Fortune::fresh();
        let mut table = app.games.table(game.profile().id, "", &[]).unwrap();
        while table.len() < 12 || matches!(table.need(), Need::Luck(_)) {
            match table.need() {
                Need::Luck(_) => drop(table.roll(&mut fortune)),
                Need::Over(_) => break,
                Need::Order(seat) => {
                    let choices = table.choices(seat);
                    let choice = &choices[fortune.below(choices.len() as u64) as usize];
                    table.order(seat, &choice.order).unwrap();
                }
            }
        }
        if matches!(table.need(), Need::Over(_)) {
            continue;
        }
        // The same position at two tables, whose dice are different.
        let mut thinkers = Vec::new();
        let mut secrets = Vec::new();
        for _ in 0..2 {
            let new = serde_json::json!({ "game": "", "record": table.record().to_string() });
            let new: NewTable = serde_json::from_value(new).unwrap();
            let opened = open_table(&app, new, None, Lang::En).await.unwrap();
            let live = app.live.get(&opened.table);
            secrets
                .push(live.lock(&app).await.unwrap().row.dice.as_ref().and_then(|dice| dice.secret).unwrap());
            thinkers.push(live.thinker(&app).await.unwrap());
        }
        assert_ne!(secrets[0], secrets[1]);
        let clock = lab::WallClock::new();
        for bot in [BotSpec::Greedy, BotSpec::Random, BotSpec::Search(Level::Playouts(8))] {
            let orders: Vec<Option<String>> = thinkers
                .iter()
                .map(|thinker| thinker.think(bot, 7, &clock).map(|thought| thought.order))
                .collect();
            assert_eq!(orders[0], orders[1], "{}: {bot}", game.profile().id);
            compared += usize::from(orders[0].is_some());
        }
    }
    assert!(compared >= 6, "{compared} decisions");
}
