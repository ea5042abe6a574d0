//! A disk that fails is told, at the start and while the server runs.

use crate::support::*;
use serde_json::json;
use std::time::Duration;

fn start(folder: &Folder) -> String {
    server::run(config(folder), |_| panic!("it must not start")).unwrap_err().to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_cannot_write_is_not_healthy() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    assert_eq!(house.get("/healthz").await.status, 200);
    // Somebody holds the file, so that nothing can be written; everything can still be read.
    let other = rusqlite::Connection::open(folder.db()).unwrap();
    other.busy_timeout(Duration::from_secs(5)).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    tokio::time::sleep(Duration::from_millis(1100)).await;
    let answer = house.get("/healthz").await;
    assert_eq!((answer.status, answer.body.as_str()), (503, "cannot write\n"));
    other.execute_batch("ROLLBACK").unwrap();
    let begun = std::time::Instant::now();
    while house.get("/healthz").await.status != 200 {
        assert!(begun.elapsed() < Duration::from_secs(30), "it recovers");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    house.close().await;
}

/// A database with some tables, closed.
async fn filled(folder: &Folder) {
    let house = House::open(config(folder)).await;
    for _ in 0..30 {
        house.table(json!({ "scenario": "historical" })).await;
    }
    house.close().await;
    // One file with everything, and nothing beside it.
    let whole = folder.0.join("whole.db");
    let db = rusqlite::Connection::open(folder.db()).unwrap();
    db.execute("VACUUM INTO ?", [whole.to_str().unwrap()]).unwrap();
    drop(db);
    for ending in ["-wal", "-shm"] {
        let _ = std::fs::remove_file(folder.0.join(format!("tables.db{ending}")));
    }
    std::fs::rename(whole, folder.db()).unwrap();
}

#[test]
fn changed_bytes_are_noticed_at_the_start() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let folder = Folder::new();
    runtime.block_on(filled(&folder));
    let good = std::fs::read(folder.db()).unwrap();
    assert!(good.len() > 40_000, "{}", good.len());
    // The heads of all pages but the first.
    let mut bad = good.clone();
    for page in 1..bad.len() / 4096 {
        bad[page * 4096 + 1..page * 4096 + 8].fill(0xa5);
    }
    std::fs::write(folder.db(), &bad).unwrap();
    let said = start(&folder);
    assert!(said.contains("damaged") || said.contains("malformed"), "{said}");
    assert_eq!(std::fs::read(folder.db()).unwrap(), bad, "it is left as it is");
    // A copy that was cut short.
    std::fs::write(folder.db(), &good[..good.len() / 2]).unwrap();
    let said = start(&folder);
    assert!(said.contains("damaged") || said.contains("malformed"), "{said}");
}

#[test]
fn a_file_cut_to_nothing_is_not_made_anew() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let folder = Folder::new();
    runtime.block_on(filled(&folder));
    std::fs::write(folder.db(), "").unwrap();
    let said = start(&folder);
    assert!(said.contains("is empty") && said.contains("restore"), "{said}");
    assert_eq!(std::fs::read(folder.db()).unwrap().len(), 0);
    // The file is gone, but what was last written to it is not.
    std::fs::remove_file(folder.db()).unwrap();
    std::fs::write(folder.0.join("tables.db-wal"), "changes").unwrap();
    assert!(start(&folder).contains("is missing"), "{}", start(&folder));
    assert!(!folder.db().exists());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_changed_record_is_told_after_the_start() {
    let folder = Folder::new();
    let metrics = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    let house = House::open(config(&folder)).await;
    let table = house.table(json!({ "scenario": "historical" })).await;
    let mut host = house.join(&table, &table.host).await;
    let order = host.state.choices[0].order.clone();
    host.order(&order).await.unwrap();
    drop(host);
    house.close().await;
    let db = rusqlite::Connection::open(folder.db()).unwrap();
    db.execute("UPDATE entries SET hash = '0123456789abcdef' WHERE step = 1", []).unwrap();
    let mut watched = config(&folder);
    watched.metrics = Some(metrics);
    let house = House::open(watched).await;
    let begun = std::time::Instant::now();
    loop {
        let figures = request(metrics, "GET /metrics HTTP/1.1\r\n", "").await.body;
        let broken = figures.lines().find_map(|line| line.strip_prefix("feldzug_tables_broken_total "));
        if broken.unwrap().parse::<u32>().unwrap() > 0 {
            break;
        }
        assert!(begun.elapsed() < Duration::from_secs(30), "nobody is told");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    house.close().await;
}
