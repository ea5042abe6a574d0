//! What the operator reads holds no token, no name and nothing hidden, however much they want to read.

use crate::support::*;
use protocol::*;
use serde_json::json;
use std::io::{BufRead, BufReader, Read};
use std::net::SocketAddr;
use std::process::{Command, Stdio};
use std::time::Duration;

const DB: &str = "FELDZUG_TEST_LOGS";
const METRICS: &str = "FELDZUG_TEST_METRICS";

/// Not a test: the server whose log is read runs in here, in a process of its own.
#[test]
fn the_server_that_logs() {
    let Ok(db) = std::env::var(DB) else { return };
    let folder = Folder(std::path::PathBuf::from(&db).parent().unwrap().to_owned());
    let mut config = config(&folder);
    config.metrics = Some(std::env::var(METRICS).unwrap().parse().unwrap());
    server::logs(true);
    server::run(config, |addr| println!("\nserving {addr}")).unwrap();
}

/// A port that was free a moment ago.
fn free_port() -> SocketAddr {
    std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn logs_and_figures_hold_no_token_no_name_and_no_address() {
    let folder = Folder::new();
    let metrics = free_port();
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "logs::the_server_that_logs", "--nocapture"])
        .env(DB, folder.db())
        .env(METRICS, metrics.to_string())
        .env("FELDZUG_LOG", "trace")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut errors = child.stderr.take().unwrap();
    let reader = std::thread::spawn(move || {
        let mut log = String::new();
        errors.read_to_string(&mut log).map(|_| log)
    });
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let addr = lines.map_while(Result::ok).find_map(|line| line.strip_prefix("serving ")?.parse().ok());
    let addr: SocketAddr = addr.expect("the server says where it listens");

    let new = json!({ "game": "mortain", "scenario": "historical",
        "seats": [["us", { "human": "Wilhelmine" }], ["german", { "bot": "greedy" }]] });
    let first = "POST /api/tables HTTP/1.1\r\nX-Forwarded-For: 203.0.113.77\r\n";
    let table: TableOpened = request(addr, first, &new.to_string()).await.json();
    let mut us = Client::join(addr, &table.table, seat(&table, "us"), "de").await.unwrap();
    us.until(|state| state.decides == "us").await;
    let (version, order) = (us.state.version, us.state.choices[0].order.clone());
    us.order(&order).await.unwrap();
    us.send_text("{\"type\":\"nonsense\"}").await;
    while !matches!(us.hear().await, FromTable::Problem { id: 0, .. }) {}
    // An order that cannot be written: the writer's line names the request, as every line of it does.
    us.until(|state| state.version > version && state.decides == "us").await;
    let shut = "CREATE TRIGGER shut BEFORE INSERT ON entries BEGIN SELECT RAISE(ABORT, 'shut'); END";
    let beside = rusqlite::Connection::open(folder.db()).unwrap();
    beside.busy_timeout(Duration::from_secs(5)).unwrap();
    beside.execute_batch(shut).unwrap();
    let order = us.state.choices[0].order.clone();
    assert_eq!(us.order(&order).await.unwrap_err().code, "internal");
    beside.execute_batch("DROP TRIGGER shut").unwrap();
    assert!(Client::join(addr, &table.table, "a-wrong-token", "en").await.is_err());
    let list = json!({ "lang": "en", "keys": [{ "table": table.table, "token": table.host }] }).to_string();
    request(addr, "POST /api/tables/list HTTP/1.1\r\n", &list).await;
    // The socket of whoever was turned away takes a moment to close.
    let mut figures = request(metrics, "GET /metrics HTTP/1.1\r\n", "").await;
    for _ in 0..500 {
        if figures.body.contains("\nfeldzug_sockets 1\n") {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
        figures = request(metrics, "GET /metrics HTTP/1.1\r\n", "").await;
    }
    // Figures have an address of their own, and nothing else is there.
    assert_eq!(request(metrics, "GET /api/games HTTP/1.1\r\n", "").await.status, 404);
    assert!(!request(addr, "GET /metrics HTTP/1.1\r\n", "").await.body.contains("feldzug_"));
    drop(us);
    child.kill().unwrap();
    child.wait().unwrap();
    let log = reader.join().unwrap().unwrap();

    assert!(log.contains("table opened") && log.contains(&table.table), "{log}");
    let number = |words: &str| {
        let line = log.lines().find(|line| line.contains(words)).unwrap_or_else(|| panic!("{words}: {log}"));
        let line: serde_json::Value = serde_json::from_str(line).unwrap();
        line["span"]["number"].as_u64().unwrap_or_else(|| panic!("{line}"))
    };
    assert!(number("change not written") > number("table opened"));
    let secrets = [table.host.as_str(), &table.watch, seat(&table, "us")];
    for secret in secrets.into_iter().chain(["Wilhelmine", "a-wrong-token", "203.0.113.77"]) {
        assert!(!log.contains(secret), "{secret}: {log}");
        assert!(!figures.body.contains(secret));
    }
    assert_eq!(figures.status, 200);
    assert_eq!(figures.header("content-type"), Some("text/plain; version=0.0.4; charset=utf-8"));
    let value = |name: &str| {
        let line = figures.body.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("{name}: {}", figures.body)).parse::<f64>().unwrap()
    };
    assert_eq!(value("feldzug_sockets"), 1.0);
    assert_eq!(value("feldzug_orders_total{result=\"done\"}"), 1.0);
    assert!(value("feldzug_bot_thoughts_total") >= 0.0 && value("feldzug_tables_awake") >= 1.0);
    assert!(value("feldzug_commit_seconds_count") >= 2.0);
    assert_eq!(value("feldzug_commit_seconds_count"), value("feldzug_commit_seconds_bucket{le=\"+Inf\"}"));
    // Every figure is explained and has a kind.
    for line in figures.body.lines().filter(|line| !line.starts_with('#')) {
        let name = line.split([' ', '{']).next().unwrap();
        let base =
            ["_bucket", "_sum", "_count"].iter().find_map(|end| name.strip_suffix(end)).unwrap_or(name);
        assert!(figures.body.contains(&format!("# TYPE {base} ")), "{line}");
        assert!(figures.body.contains(&format!("# HELP {base} ")), "{line}");
    }
}
