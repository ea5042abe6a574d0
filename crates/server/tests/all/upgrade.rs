//! Servers of two releases on one database: every game goes on under the rules and data it was begun with as long as there is a server
//! that has them, whichever server people come to. The older release is played by a server with data of its own.

use crate::cluster;
use crate::kill::spawn_with;
use crate::support::*;
use engine::{DataFiles, Record};
use protocol::*;
use serde_json::json;
use server::admin;
use std::net::SocketAddr;
use std::process::Child;
use std::time::Duration;
use tokio::task::JoinSet;

/// Games begun under the older release.
const TABLES: usize = 10;

/// Data as an older release could have had them: other positions from the start, or the same ones. And what became of adopting them.
pub fn own_data(kind: &str) -> (DataFiles, Result<(), engine::DataError>) {
    let game = catalog::find("mortain").unwrap();
    let mut files = game.shipped();
    let text = files.0.get_mut("game.toml").unwrap();
    match kind {
        "elsewhere" => *text = text.replace("SPTD = \"0703\"", "SPTD = \"0602\""),
        _ => text.push_str("\n# as before\n"),
    }
    assert_ne!(files.digest(), game.shipped().digest());
    // Only a server in a process of its own takes them.
    let adopted =
        if std::env::var_os("FELDZUG_TEST_OWN_DATA").is_some() { game.adopt(&files) } else { Ok(()) };
    (files, adopted)
}

async fn house(db: &str) -> House {
    House::open(config_on(db.parse().unwrap())).await
}

fn nodes(db: &str) -> Vec<admin::Node> {
    let db: server::Database = db.parse().unwrap();
    tokio::task::block_in_place(|| admin::nodes(&db)).unwrap()
}

async fn open(addr: SocketAddr, new: &serde_json::Value) -> TableOpened {
    let answer = request(addr, "POST /api/tables HTTP/1.1\r\n", &new.to_string()).await;
    assert_eq!(answer.status, 201, "{}", answer.body);
    answer.json()
}

fn game() -> serde_json::Value {
    json!({ "game": "mortain", "scenario": "historical" })
}

/// Gives so many orders, one after the other at these servers, each time on the newest picture.
async fn play(addrs: [SocketAddr; 2], table: &TableOpened, orders: usize, seed: u64) {
    let mut whim = Whim(seed);
    let mut clients = Vec::new();
    for addr in addrs {
        clients.push(Client::join(addr, &table.table, &table.host, "en").await.expect("let in"));
    }
    let mut version = 0;
    for order in 0..orders {
        let client = &mut clients[order % 2];
        client
            .until(|state| state.version >= version && (!state.choices.is_empty() || state.over.is_some()))
            .await;
        if client.state.over.is_some() {
            return;
        }
        let order = client.state.choices[whim.below(client.state.choices.len())].order.clone();
        version = client.state.version + 1;
        client.order(&order).await.unwrap();
    }
}

async fn record(addr: SocketAddr, table: &TableOpened) -> Record {
    let mut client = Client::join(addr, &table.table, &table.host, "en").await.expect("let in");
    client.record().await.parse().unwrap()
}

/// As an operator stops it.
async fn stop(mut child: Child) {
    let pid = rustix::process::Pid::from_child(&child);
    rustix::process::kill_process(pid, rustix::process::Signal::TERM).unwrap();
    tokio::task::spawn_blocking(move || child.wait()).await.unwrap().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_club_is_upgraded_under_load_and_every_game_goes_on_under_its_own_rules() {
    let Some(db) = cluster::database() else { return };
    let (files, _) = own_data("elsewhere");
    let shelf = catalog::find("mortain").unwrap();
    let (child, old) = spawn_with(&db, 0, Some("elsewhere"));
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        tables.push(open(old, &game()).await);
    }
    let mut against = game();
    against["seats"] = json!([["german", { "bot": "random" }]]);
    tables.push(open(old, &against).await);
    let mut running = JoinSet::new();
    for (seed, table) in tables.iter().cloned().enumerate() {
        running.spawn(async move { play([old, old], &table, 4, seed as u64).await });
    }
    // The newer release comes while they play.
    let new = house(&db).await;
    running.join_all().await;
    let mut running = JoinSet::new();
    for (seed, table) in tables.iter().cloned().enumerate() {
        // Either way in, and from one to the other; the new server passes on what it does not play.
        let addrs = if seed % 2 == 0 { [new.addr, old] } else { [new.addr, new.addr] };
        running.spawn(async move { play(addrs, &table, 10, 100 + seed as u64).await });
    }
    // In between games are begun under the newer release, and people of those come to the old server.
    let mut fresh = Vec::new();
    for seed in 0..3 {
        let table = open(new.addr, &game()).await;
        play([old, new.addr], &table, 6, 200 + seed).await;
        fresh.push(table);
    }
    running.join_all().await;
    for table in &tables {
        let record = record(new.addr, table).await;
        assert!(record.header.data.starts_with("own-") && record.entries.len() > 14, "{:?}", record.header);
        shelf.replay(&record, Some(&files)).unwrap();
        assert!(shelf.replay(&record, None).is_err(), "under the new data it leads elsewhere");
    }
    for table in &fresh {
        let record = record(old, table).await;
        shelf.replay(&record, None).unwrap();
        assert!(record.notes.iter().all(|note| !matches!(note.what, engine::Noted::Rules { .. })));
    }
    let alone: Vec<i64> = nodes(&db).iter().map(|node| node.alone).collect();
    assert_eq!(alone, [tables.len() as i64, fresh.len() as i64], "whom the operator must not stop yet");
    // The old server goes: what was begun there can still be seen, and ended.
    stop(child).await;
    let mut host = new.join(&tables[0], &tables[0].host).await;
    assert!(host.state.old.is_some());
    host.wish("us", Wish::Peace).await.unwrap();
    host.until(|state| state.over.is_some()).await;
    drop(host);
    new.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_with_the_same_positions_moves_to_the_newer_release_when_the_older_one_has_gone() {
    let Some(db) = cluster::database() else { return };
    let (mut child, old) = spawn_with(&db, 0, Some("same"));
    let new = house(&db).await;
    let table = open(old, &game()).await;
    play([old, new.addr], &table, 6, 1).await;
    let before = record(new.addr, &table).await;
    assert!(before.header.data.starts_with("own-"), "it is not moved while somebody has its own data");
    let mut host = new.join(&table, &table.host).await;
    // It is killed and cannot say farewell. Whoever comes before the others know that is sent away to come again.
    child.kill().unwrap();
    child.wait().unwrap();
    while let Ok(Some(_)) =
        tokio::time::timeout(Duration::from_secs(20), next(&mut host.socket, &mut Vec::new())).await
    {}
    let begun = std::time::Instant::now();
    let mut host = loop {
        match Client::try_join(new.addr, &table.table, &table.host, "en").await {
            Some(joined) => break joined.unwrap(),
            None => tokio::time::sleep(Duration::from_millis(200)).await,
        }
        assert!(begun.elapsed() < Duration::from_secs(60), "the server that has gone is not forgotten");
    };
    assert!(host.state.old.is_none() && host.notes.iter().any(|note| note.kind == "rules"));
    host.until(|state| !state.choices.is_empty()).await;
    let order = host.state.choices[0].order.clone();
    host.order(&order).await.unwrap();
    let after: Record = host.record().await.parse().unwrap();
    assert!(!after.header.data.starts_with("own-") && after.entries.starts_with(&before.entries));
    drop(host);
    new.close().await;
}
