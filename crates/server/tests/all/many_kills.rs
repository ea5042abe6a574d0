//! One of two servers on a PostgreSQL database, or the only one on a file, killed again and again under load, with take-backs, changes
//! of players and bots among the orders: every acknowledged order is there, none twice, and every table replays.

use crate::cluster;
use crate::kill::spawn_on;
use crate::support::*;
use protocol::*;
use serde_json::json;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

/// Tables at once; at each two clients play, each at another server if there are two.
const TABLES: usize = 4;
/// Orders acknowledged between two kills, at least.
const ORDERS: usize = 6;
/// Every so many tables have a side that is given to the computer and taken back.
const WITH_BOTS: usize = 3;

/// What the clients of one table were told.
#[derive(Default)]
struct Known {
    table: Option<TableOpened>,
    bots: bool,
    /// Acknowledged orders: the turn they made, the state they were given in, side and order.
    kept: Vec<(u64, u32, String, String)>,
    /// Acknowledged take-backs: the turn they made, and to where.
    backs: Vec<(u64, u32)>,
    /// Take-backs nobody answered: to where.
    unsure: Vec<u32>,
    /// Orders nobody answered.
    unanswered: usize,
    stale: usize,
    refused: usize,
    players: usize,
    /// How many of them gave a side to the computer.
    given: usize,
    over: bool,
}

type Shared = Arc<Mutex<Known>>;

fn lock(known: &Shared) -> MutexGuard<'_, Known> {
    known.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

struct Load {
    addrs: Mutex<Vec<SocketAddr>>,
    stop: AtomicBool,
    done: Mutex<Vec<Shared>>,
}

impl Load {
    fn addr(&self, node: usize) -> SocketAddr {
        let addrs = self.addrs.lock().unwrap();
        addrs[node % addrs.len()]
    }
    /// Orders acknowledged so far.
    fn kept(&self) -> usize {
        self.done.lock().unwrap().iter().map(|known| lock(known).kept.len()).sum()
    }
    /// Whether everything has happened that is to be tried.
    fn has_seen_all(&self) -> bool {
        let done = self.done.lock().unwrap();
        let any = |happened: fn(&Known) -> bool| done.iter().any(|known| happened(&lock(known)));
        any(|known| known.given > 0)
            && any(|known| known.players > known.given)
            && any(|known| !known.backs.is_empty())
    }
    fn stopped(&self) -> bool {
        self.stop.load(Ordering::Acquire)
    }
}

/// Opens a table at whichever server answers.
async fn open(load: &Load, bots: bool) -> Option<Shared> {
    let mut node = 0;
    while !load.stopped() {
        node += 1;
        let addr = load.addr(node);
        if let Ok(stream) = tokio::net::TcpStream::connect(addr).await {
            drop(stream);
            let body = json!({ "game": "mortain", "scenario": "historical" }).to_string();
            // A server that is killed in the middle makes the request panic: then the other one is asked.
            let asked =
                tokio::spawn(async move { request(addr, "POST /api/tables HTTP/1.1\r\n", &body).await });
            if let Ok(answer) = asked.await
                && answer.status == 201
            {
                let known = Known { table: Some(answer.json()), bots, ..Known::default() };
                return Some(Arc::new(Mutex::new(known)));
            }
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    None
}

/// One table after the other, until the end.
async fn sit(load: Arc<Load>, place: usize) {
    while let Some(known) = open(&load, place % WITH_BOTS == WITH_BOTS - 1).await {
        load.done.lock().unwrap().push(known.clone());
        let mut players = JoinSet::new();
        for node in 0..2 {
            let seed = (place * 2 + node) as u64;
            players.spawn(play(load.clone(), known.clone(), node, seed));
        }
        players.join_all().await;
    }
}

/// Plays at one server and, when that is gone, at the other, until the game is over.
async fn play(load: Arc<Load>, known: Shared, first: usize, seed: u64) {
    let (table, mut node, mut whim) = (lock(&known).table.clone().unwrap(), first, Whim(seed));
    while !load.stopped() && !lock(&known).over {
        match Client::try_join(load.addr(node), &table.table, &table.host, "en").await {
            Some(Ok(client)) => talk(&load, &known, client, first == 0, &mut whim).await,
            Some(Err(problem)) => panic!("{problem:?}"),
            None => tokio::time::sleep(Duration::from_millis(20)).await,
        }
        node += 1;
    }
}

/// Gives orders until the line breaks.
async fn talk(load: &Load, known: &Shared, mut client: Client, backs: bool, whim: &mut Whim) {
    let mut id = 0;
    while !load.stopped() {
        // What has come in the meantime is heard first.
        while let Ok(message) =
            tokio::time::timeout(Duration::from_millis(3), next(&mut client.socket, &mut Vec::new())).await
        {
            match message {
                None => return,
                Some(FromTable::State(state)) => client.state = state,
                Some(FromTable::Welcome(welcome)) => client.welcome = welcome,
                Some(_) => {}
            }
        }
        if client.state.over.is_some() {
            lock(known).over = true;
            return;
        }
        let State { version, state, decides, .. } = client.state.clone();
        let bots = lock(known).bots;
        id += 1;
        let back = {
            let known = lock(known);
            // Only to an order that still stands, so that the table goes back to there and not further; and no more once nobody
            // knows where it has gone back to.
            let stands =
                |turn: u64, state: u32| !known.backs.iter().any(|(later, to)| *later > turn && *to <= state);
            let standing = known.kept.iter().rev().filter(|(turn, state, ..)| stands(*turn, *state));
            let back = standing.map(|(_, to, ..)| *to).nth(whim.below(8));
            back.filter(|to| *to < state && backs && known.unsure.is_empty())
        };
        let player = |side: &str, player| ToTable::Ask {
            id,
            side: String::new(),
            what: Wish::Player(side.to_owned(), player),
        };
        let mut order = None;
        let message = match (whim.below(16), back) {
            _ if !client.must_decide() => {
                // The computer plays this side: sometimes somebody takes it back.
                match whim.below(4) {
                    0 if !decides.is_empty() => player(&decides, PlayerSpec::Human("back".into())),
                    _ => continue,
                }
            }
            (0, Some(to)) => ToTable::Ask { id, side: decides.clone(), what: Wish::TakeBack(to) },
            (1, _) if bots && backs => player("german", PlayerSpec::Bot("random".into())),
            (1, _) => player(&decides, PlayerSpec::Human(format!("player {id}"))),
            _ if client.state.choices.is_empty() => continue,
            _ => {
                let text = client.state.choices[whim.below(client.state.choices.len())].order.clone();
                order = Some((state, decides.clone(), text.clone()));
                ToTable::Order { id, version, side: decides, order: text }
            }
        };
        let text = serde_json::to_string(&message).unwrap();
        let sent = futures_util::SinkExt::send(
            &mut client.socket,
            tokio_tungstenite::tungstenite::Message::text(text),
        );
        let mut answer = None;
        if sent.await.is_ok() {
            answer = loop {
                match next(&mut client.socket, &mut Vec::new()).await {
                    None => break None,
                    Some(FromTable::State(state)) => client.state = state,
                    Some(FromTable::Welcome(welcome)) => client.welcome = welcome,
                    Some(FromTable::Done { id: answered, version, .. }) if answered == id => {
                        break Some(Ok(version));
                    }
                    Some(FromTable::Problem { id: answered, problem }) if answered == id => {
                        break Some(Err(problem));
                    }
                    Some(_) => {}
                }
            };
        }
        let mut known = lock(known);
        match (answer, &message, order) {
            (None, ToTable::Ask { what: Wish::TakeBack(to), .. }, _) => known.unsure.push(*to),
            (None, _, order) => known.unanswered += usize::from(order.is_some()),
            (Some(Ok(turn)), ToTable::Ask { what: Wish::TakeBack(to), .. }, _) => {
                known.backs.push((turn, *to))
            }
            (Some(Ok(turn)), _, Some((state, side, order))) => known.kept.push((turn, state, side, order)),
            (Some(Ok(_)), message, None) => {
                known.players += 1;
                let given = matches!(message, ToTable::Ask { what: Wish::Player(_, PlayerSpec::Bot(_)), .. });
                known.given += usize::from(given);
            }
            (Some(Err(problem)), _, _) => match problem.code.as_str() {
                "stale" => known.stale += 1,
                "refused" | "forbidden" | "bad_request" => known.refused += 1,
                _ => panic!("{problem:?}"),
            },
        }
        if known.unsure.len() > 1_000 {
            return;
        }
        drop(known);
    }
}

/// Compares the table as it is now with what its clients were told.
async fn check(addr: SocketAddr, known: &Known) {
    let table = known.table.as_ref().unwrap();
    let mut client = Client::join(addr, &table.table, &table.host, "en").await.expect("let in");
    let record: engine::Record = client.record().await.parse().unwrap();
    let noted =
        record.notes.iter().filter(|note| matches!(note.what, engine::Noted::TookBack { .. })).count();
    assert!(noted >= known.backs.len(), "every take-back is noted");
    // Of those nobody answered some were written; which, nobody knows.
    let unsure = if noted > known.backs.len() { known.unsure.as_slice() } else { &[] };
    let mut steps = std::collections::HashMap::new();
    for (turn, state, side, order) in &known.kept {
        assert!(steps.insert(*turn, order).is_none(), "no turn was promised twice");
        let gone = known.backs.iter().any(|(later, to)| later > turn && to <= state);
        if gone || unsure.iter().any(|to| to <= state) {
            continue;
        }
        let entry = record.entries.get(*state as usize).expect("an acknowledged order is there");
        assert_eq!((&entry.who, &entry.what), (side, order), "step {}", state + 1);
    }
    if !known.bots {
        let orders = record.entries.iter().filter(|entry| !entry.is_luck()).count();
        assert!(orders <= known.kept.len() + known.unanswered, "no order is there twice");
    }
}

/// Serves this database with so many servers, and kills one after the other.
async fn kill_again_and_again(db: &str, nodes: usize, wanted: usize) {
    let begun = Instant::now();
    let mut whim = Whim(std::process::id() as u64);
    let (mut servers, addrs): (Vec<_>, Vec<_>) = (0..nodes).map(|_| spawn_on(db, 0)).unzip();
    let load =
        Arc::new(Load { addrs: Mutex::new(addrs), stop: AtomicBool::new(false), done: Mutex::default() });
    let mut tables = JoinSet::new();
    for place in 0..TABLES {
        tables.spawn(sit(load.clone(), place));
    }
    let mut kills = 0;
    // On a slow machine it takes longer until everything has happened once.
    while kills < wanted || !load.has_seen_all() {
        assert!(kills < wanted + 100, "no take-back, change of players or bot in {kills} kills");
        // However slow the machine is: there is something to lose.
        let (before, asked) = (load.kept(), Instant::now());
        while load.kept() < before + ORDERS && asked.elapsed() < Duration::from_secs(20) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        tokio::time::sleep(Duration::from_millis(whim.below(400) as u64)).await;
        let node = kills % nodes;
        servers[node].kill().unwrap();
        servers[node].wait().unwrap();
        let db = db.to_owned();
        let (child, addr) = tokio::task::spawn_blocking(move || spawn_on(&db, 0)).await.unwrap();
        servers[node] = child;
        load.addrs.lock().unwrap()[node] = addr;
        kills += 1;
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    load.stop.store(true, Ordering::Release);
    while let Some(ended) = tables.join_next().await {
        ended.unwrap();
    }
    let done = std::mem::take(&mut *load.done.lock().unwrap());
    let mut all = Known::default();
    let (mut kept, mut backs) = (0, 0);
    for (place, known) in done.iter().enumerate() {
        let known = std::mem::take(&mut *lock(known));
        check(load.addr(place), &known).await;
        kept += known.kept.len();
        backs += known.backs.len();
        all.stale += known.stale;
        all.unanswered += known.unanswered;
        all.players += known.players;
        all.given += known.given;
        all.refused += known.refused;
    }
    for server in &mut servers {
        server.kill().unwrap();
        server.wait().unwrap();
    }
    let database: server::Database = db.parse().unwrap();
    let checked = tokio::task::block_in_place(|| server::admin::verify(&database)).unwrap();
    println!(
        "{kills} kills, {} tables, {kept} orders acknowledged, {} stale, {} refused, {} unanswered, {backs} take-backs, \
         {} changes of players, {} of them to the computer, {:?}",
        done.len(),
        all.stale,
        all.refused,
        all.unanswered,
        all.players,
        all.given,
        begun.elapsed()
    );
    assert!(checked.is_whole(), "{checked:?}");
    assert!(checked.tables >= done.len() && kept >= ORDERS * wanted, "there was something to lose");
}

async fn on_postgres(kills: usize) {
    let Some(db) = cluster::database() else { return };
    kill_again_and_again(&db, 2, kills).await;
}

async fn on_a_file(kills: usize) {
    let folder = Folder::new();
    kill_again_and_again(&folder.db().display().to_string(), 1, kills).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_servers_one_is_killed_and_nothing_acknowledged_is_lost() {
    on_postgres(6).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_only_server_is_killed_and_nothing_acknowledged_is_lost() {
    on_a_file(6).await;
}

/// `cargo test -p server --test all -- --ignored --nocapture three_hundred`
#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes many minutes"]
async fn three_hundred_kills_of_one_of_two_servers_lose_nothing() {
    on_postgres(300).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "takes many minutes"]
async fn three_hundred_kills_of_the_only_server_lose_nothing() {
    on_a_file(300).await;
}
