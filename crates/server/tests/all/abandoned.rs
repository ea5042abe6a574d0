//! Tables nobody comes to go away; all others stay, whatever happens to the server.

use crate::kill::spawn;
use crate::support::*;
use protocol::*;
use rusqlite::Connection;
use serde_json::json;
use server::{Config, Keep};
use std::time::{Duration, Instant};

/// A server that sweeps all the time.
fn sweeping(folder: &Folder, keep: Keep) -> Config {
    let mut config = Config { keep, ..config(folder) };
    config.limits.sweep = Duration::from_millis(20);
    config
}

const FOR_EVER: Keep = Keep { unplayed: 0, unfinished: 0, finished: 0 };

/// Lets so many days go by at which nobody comes.
fn wait_days(folder: &Folder, days: i64) {
    let db = Connection::open(folder.db()).unwrap();
    db.busy_timeout(Duration::from_secs(5)).unwrap();
    db.execute("UPDATE tables SET visited = visited - ?", [days * 86_400]).unwrap();
}

/// When somebody was last seen at a table, in days of service.
fn visited(folder: &Folder, table: &TableOpened) -> i64 {
    let db = Connection::open(folder.db()).unwrap();
    let sql = "SELECT visited / 86400 FROM tables WHERE id = ?";
    db.query_row(sql, [&table.table], |row| row.get(0)).unwrap()
}

/// Whether the table is still there; asking is no visit.
async fn is_there(house: &House, table: &TableOpened) -> bool {
    let key = json!({ "lang": "en", "keys": [{ "table": table.table, "token": table.host }] });
    !house.post("/api/tables/list", &key.to_string()).await.json::<Vec<TableLine>>().is_empty()
}

async fn until_gone(house: &House, table: &TableOpened) {
    let begun = Instant::now();
    while is_there(house, table).await {
        assert!(begun.elapsed() < Duration::from_secs(20), "the table goes away");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// A table with one order.
async fn played(house: &House) -> TableOpened {
    let table = house.table(historical()).await;
    let mut host = house.join(&table, &table.host).await;
    let order = host.state.choices[0].order.clone();
    host.order(&order).await.unwrap();
    table
}

/// A table whose game is over.
async fn finished(house: &House) -> TableOpened {
    let table = house.table(historical()).await;
    let mut host = house.join(&table, &table.host).await;
    host.act(|id| ToTable::Resign { id, side: "us".into() }).await.unwrap();
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn each_kind_of_table_has_its_own_time() {
    let folder = Folder::new();
    let house = House::open(sweeping(&folder, Keep::default())).await;
    let unplayed = house.table(json!({})).await;
    let unfinished = played(&house).await;
    let finished = finished(&house).await;
    // A bot has set up; no person has ever done anything.
    let bots = house.table(json!({ "seats": [["us", { "bot": "greedy" }]] })).await;
    house.join(&bots, &bots.host).await.until(|state| state.decides == "german").await;
    house.close().await;

    wait_days(&folder, 6);
    let house = House::open(sweeping(&folder, Keep::default())).await;
    tokio::time::sleep(Duration::from_millis(200)).await;
    for table in [&unplayed, &unfinished, &finished, &bots] {
        assert!(is_there(&house, table).await);
    }
    wait_days(&folder, 2);
    until_gone(&house, &unplayed).await;
    until_gone(&house, &bots).await;
    wait_days(&folder, 170);
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert!(is_there(&house, &unfinished).await);
    wait_days(&folder, 3);
    until_gone(&house, &unfinished).await;
    wait_days(&folder, 10_000);
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert!(is_there(&house, &finished).await, "finished games stay");
    house.close().await;

    let house = House::open(sweeping(&folder, Keep { finished: 30, ..Keep::default() })).await;
    until_gone(&house, &finished).await;
    assert!(house.get("/api/finished").await.json::<Vec<FinishedTable>>().is_empty());
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_removed_table_is_explained_in_both_languages() {
    let folder = Folder::new();
    let house = House::open(sweeping(&folder, Keep::default())).await;
    let table = house.table(json!({})).await;
    wait_days(&folder, 8);
    until_gone(&house, &table).await;
    for (lang, words) in [("en", "was deleted"), ("de", "abgeräumt")] {
        // A link that was cut short is answered in the same way, as a browser can read it.
        for id in [table.table.as_str(), &table.table[..9]] {
            let problem = Client::join(house.addr, id, &table.host, lang).await.err().expect("not let in");
            assert_eq!(problem.code, "not_found");
            assert!(problem.text.contains(words), "{}", problem.text);
        }
    }
    let branch = json!({ "game": "mortain", "branch": { "table": table.table, "token": table.host } });
    assert_eq!(house.post("/api/tables", &branch.to_string()).await.status, 404);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_with_somebody_at_it_stays() {
    let folder = Folder::new();
    let house = House::open(sweeping(&folder, Keep::default())).await;
    let (watched, left) = (house.table(json!({})).await, house.table(json!({})).await);
    let watcher = house.join(&watched, &watched.watch).await;
    for _ in 0..10 {
        wait_days(&folder, 1000);
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
    until_gone(&house, &left).await;
    let mut host = house.join(&watched, &watched.host).await;
    let order = host.state.choices[0].order.clone();
    host.order(&order).await.unwrap();
    while visited(&folder, &watched) < 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    drop((watcher, host));
    // Whoever has just left has been there.
    tokio::time::sleep(Duration::from_millis(200)).await;
    assert!(is_there(&house, &watched).await);
    wait_days(&folder, 1000);
    until_gone(&house, &watched).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_visit_counts_and_for_ever_means_for_ever() {
    let folder = Folder::new();
    let house = House::open(sweeping(&folder, FOR_EVER)).await;
    let (visited, left) = (house.table(json!({})).await, house.table(json!({})).await);
    let finished = finished(&house).await;
    wait_days(&folder, 100_000);
    tokio::time::sleep(Duration::from_millis(200)).await;
    for table in [&visited, &left, &finished] {
        assert!(is_there(&house, table).await);
    }
    let problem = Client::join(house.addr, &left.table, &visited.host, "en").await.err().unwrap();
    assert_eq!(problem.code, "forbidden", "a wrong link is no visit");
    house.join(&visited, &visited.watch).await;
    house.close().await;
    let house = House::open(sweeping(&folder, Keep::default())).await;
    until_gone(&house, &left).await;
    assert!(is_there(&house, &visited).await);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn time_without_service_does_not_count() {
    let folder = Folder::new();
    let served = || -> i64 {
        let db = Connection::open(folder.db()).unwrap();
        db.query_row("SELECT seconds FROM uptime", [], |row| row.get(0)).unwrap()
    };
    let house = House::open(config(&folder)).await;
    tokio::time::sleep(Duration::from_millis(1100)).await;
    house.close().await;
    let first = served();
    assert!(first >= 1);
    tokio::time::sleep(Duration::from_millis(1100)).await;
    let house = House::open(config(&folder)).await;
    house.close().await;
    assert_eq!(served(), first, "it goes on where it stopped");
}

/// Rows that belong to no table, and those of each table there is.
fn rows(folder: &Folder) -> (i64, Vec<(String, [i64; 3])>) {
    let db = Connection::open(folder.db()).unwrap();
    let orphans = ["seats", "tokens", "entries"].map(|name| {
        let sql = format!("SELECT count(*) FROM {name} WHERE number NOT IN (SELECT number FROM tables)");
        db.query_row(&sql, [], |row| row.get::<_, i64>(0)).unwrap()
    });
    let count = |name: &str| format!("(SELECT count(*) FROM {name} WHERE {name}.number = tables.number)");
    let sql = format!("SELECT id, {}, {}, {} FROM tables", count("seats"), count("tokens"), count("entries"));
    let mut sql = db.prepare(&sql).unwrap();
    let tables = sql
        .query_map([], |row| Ok((row.get(0)?, [row.get(1)?, row.get(2)?, row.get(3)?])))
        .and_then(|rows| rows.collect())
        .unwrap();
    (orphans.iter().sum(), tables)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_removed_wholly_or_not_at_all_however_often_the_server_is_killed() {
    const ABANDONED: usize = 60;
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let record = {
        let table = played(&house).await;
        house.join(&table, &table.host).await.record().await
    };
    let mut tables = Vec::new();
    for _ in 0..ABANDONED {
        tables.push(house.table(json!({ "record": record })).await);
    }
    house.close().await;
    wait_days(&folder, 1000);
    // Two that are wanted: one is new, one has been played at and was visited not so long ago.
    let house = House::open(Config { keep: FOR_EVER, ..config(&folder) }).await;
    let (new, old) = (house.table(json!({})).await, played(&house).await);
    house.close().await;
    let (_, before) = rows(&folder);

    let (mut kills, mut seen) = (0, Vec::new());
    loop {
        let (mut child, _) = spawn(&folder);
        tokio::time::sleep(Duration::from_millis(5 * kills)).await;
        child.kill().unwrap();
        child.wait().unwrap();
        kills += 1;
        let (orphans, left) = rows(&folder);
        assert_eq!(orphans, 0);
        assert!(left.iter().all(|table| before.contains(table)), "what is left is whole");
        for wanted in [&new, &old] {
            assert!(left.iter().any(|(id, _)| *id == wanted.table));
        }
        seen.push(left.len());
        if left.len() == 2 {
            break;
        }
        assert!(kills < 500, "{seen:?}");
    }
    println!("{kills} kills, tables left after each: {seen:?}");
}
