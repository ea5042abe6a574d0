//! Nobody can shut out the others. The loopback device has many addresses, and each is somebody else to the server.

use crate::support::*;
use futures_util::{SinkExt, StreamExt};
use protocol::*;
use serde_json::json;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;

const CROWD: [u8; 4] = [127, 0, 0, 1];
const OTHER: [u8; 4] = [127, 0, 0, 2];
const HEALTH: &str = "GET /healthz HTTP/1.1\r\n";
const PATIENCE: Duration = Duration::from_secs(60);

/// The beginning of a request whose body never ends.
async fn slow_body(from: [u8; 4], house: &House) -> TcpStream {
    let mut stream = connect_from(from, house.addr).await;
    let head = format!(
        "POST /api/tables HTTP/1.1\r\nHost: {}\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{{",
        house.addr
    );
    let _ = stream.write_all(head.as_bytes()).await;
    stream
}

/// A socket from this address, if it is let in.
async fn dial(from: [u8; 4], house: &House, table: &str) -> Option<WebSocketStream<TcpStream>> {
    let stream = connect_from(from, house.addr).await;
    let url = format!("ws://{}/api/tables/{table}/socket", house.addr);
    tokio_tungstenite::client_async(url, stream).await.ok().map(|(socket, _)| socket)
}

/// Says hello from this address; the problem's code if it is not let in.
async fn hello(from: [u8; 4], house: &House, table: &str, token: &str) -> Result<(), String> {
    let mut socket = dial(from, house, table).await.ok_or("no socket")?;
    let hello = ToTable::Hello {
        version: VERSION,
        token: token.into(),
        lang: "en".into(),
        packs: false,
        own: None,
        seals: false,
    };
    socket.send(Message::text(serde_json::to_string(&hello).unwrap())).await.unwrap();
    match next(&mut socket, &mut Vec::new()).await {
        Some(FromTable::Problem { problem, .. }) => Err(problem.code),
        Some(FromTable::Welcome(_)) => Ok(()),
        other => panic!("{other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_sent_drop_by_drop_has_an_end() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.request_time = Duration::from_secs(2);
    let house = House::open(config).await;
    let stream = slow_body(CROWD, &house).await;
    let (mut reading, mut writing) = stream.into_split();
    let begun = Instant::now();
    // A byte every now and then: no pause is ever long.
    let drops = tokio::spawn(async move {
        while writing.write_all(b" ").await.is_ok() {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    });
    let mut answer = Vec::new();
    let ended = tokio::time::timeout(PATIENCE, reading.read_to_end(&mut answer)).await;
    assert!(ended.is_ok(), "the request goes on for ever");
    assert!(begun.elapsed() >= Duration::from_secs(2));
    let answer = String::from_utf8_lossy(&answer).into_owned();
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 408"), "{answer}");
    drops.abort();
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn slow_requests_of_one_address_do_not_stop_http_for_the_others() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.connections = 48;
    config.limits.connections_per_address = 16;
    let house = House::open(config).await;
    let mut crowd = Vec::new();
    for _ in 0..60 {
        crowd.push(slow_body(CROWD, &house).await);
    }
    let begun = Instant::now();
    for _ in 0..3 {
        let answer = tokio::time::timeout(PATIENCE, request_from(OTHER, house.addr, HEALTH, "")).await;
        assert_eq!(answer.expect("an answer").status, 200);
    }
    // Long before any of the slow requests has to end.
    assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
    drop(crowd);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn silent_sockets_of_one_address_do_not_lock_out_the_others() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.sockets = 30;
    config.limits.sockets_per_address = 10;
    let house = House::open(config).await;
    let table = house.table(json!({})).await;
    let mut crowd = Vec::new();
    for _ in 0..40 {
        crowd.extend(dial(CROWD, &house, &table.table).await);
    }
    assert_eq!(crowd.len(), 10, "an address has its share and no more");
    assert_eq!(hello(OTHER, &house, &table.table, &table.host).await, Ok(()));
    // Who leaves makes room.
    crowd.pop().unwrap().close(None).await.unwrap();
    let begun = Instant::now();
    while hello(CROWD, &house, &table.table, &table.host).await.is_err() {
        assert!(begun.elapsed() < PATIENCE);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    for socket in &mut crowd {
        let _ = socket.close(None).await;
        while matches!(socket.next().await, Some(Ok(_))) {}
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn greetings_wrong_tokens_and_lists_are_limited_by_address() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.hellos_per_minute = 8.0;
    config.limits.wrong_tokens_per_minute = 3.0;
    config.limits.lists_per_minute = 2.0;
    let house = House::open(config).await;
    let table = house.table(json!({})).await;
    let too_many = Err("too_many".to_owned());
    // Three guesses, then not even the right token is looked at for a while.
    for _ in 0..3 {
        assert_eq!(hello(CROWD, &house, &table.table, "guess").await, Err("forbidden".to_owned()));
    }
    assert_eq!(hello(CROWD, &house, &table.table, &table.host).await, too_many);
    assert_eq!(hello(OTHER, &house, &table.table, &table.host).await, Ok(()));
    // Eight greetings, right or wrong.
    let third = [127, 0, 0, 3];
    for _ in 0..8 {
        assert_eq!(hello(third, &house, &table.table, &table.host).await, Ok(()));
    }
    assert_eq!(hello(third, &house, &table.table, &table.host).await, too_many);
    let list = json!({ "lang": "en", "keys": [] }).to_string();
    let statuses = |from| {
        let (addr, list) = (house.addr, &list);
        async move {
            [
                request_from(from, addr, "POST /api/tables/list HTTP/1.1\r\n", list).await.status,
                request_from(from, addr, "GET /api/finished HTTP/1.1\r\n", "").await.status,
                request_from(from, addr, "POST /api/tables/list HTTP/1.1\r\n", list).await.status,
            ]
        }
    };
    assert_eq!(statuses(CROWD).await, [200, 200, 429]);
    assert_eq!(statuses(OTHER).await, [200, 200, 429]);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proxys_own_entry_counts_and_only_a_proxys() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.tables_per_minute = 1.0;
    config.trust_proxy = vec!["127.0.0.0/31".parse().unwrap()];
    let house = House::open(config).await;
    let open = async |from, headers: &str| {
        let first = format!("POST /api/tables HTTP/1.1\r\n{headers}");
        request_from(from, house.addr, &first, "{\"game\":\"mortain\"}").await.status
    };
    // Whatever the client wrote itself, the last entry is the proxy's.
    assert_eq!(open(CROWD, "X-Forwarded-For: 192.0.2.1\r\n").await, 201);
    assert_eq!(open(CROWD, "X-Forwarded-For: 203.0.113.1, 192.0.2.1\r\n").await, 429);
    assert_eq!(open(CROWD, "X-Forwarded-For: 203.0.113.2\r\nX-Forwarded-For: 192.0.2.1:4711\r\n").await, 429);
    assert_eq!(open(CROWD, "X-Forwarded-For: 192.0.2.1\r\nX-Forwarded-For: 203.0.113.3\r\n").await, 201);
    assert_eq!(open(CROWD, "X-Forwarded-For: 2001:db8::1\r\n").await, 201);
    // Somebody who is no proxy cannot be somebody else.
    assert_eq!(open(OTHER, "X-Forwarded-For: 192.0.2.7\r\n").await, 201);
    assert_eq!(open(OTHER, "X-Forwarded-For: 192.0.2.8\r\n").await, 429);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_requests_meant_for_this_server_are_answered() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.public_url = Some("https://feldzug.example".into());
    let house = House::open(config).await;
    let get = async |host: &str| {
        request(house.addr, &format!("GET /api/games HTTP/1.1\r\nHost: {host}\r\n"), "").await.status
    };
    for ours in ["localhost", "127.0.0.1:1", "feldzug.example", "FELDZUG.example:443"] {
        assert_eq!(get(ours).await, 200, "{ours}");
    }
    // A foreign name that was made to point here.
    for foreign in ["evil.example", "evil.example:8080", "192.0.2.1"] {
        assert_eq!(get(foreign).await, 403, "{foreign}");
    }
    assert_eq!(request(house.addr, "GET /healthz HTTP/1.1\r\nHost: probe\r\n", "").await.status, 200);
    let socket = "GET /api/tables/x/socket HTTP/1.1\r\nHost: evil.example\r\nOrigin: http://evil.example\r\n\
         Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";
    assert_eq!(request(house.addr, socket, "").await.status, 403);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_foreign_page_can_open_a_table() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let open = async |headers: &str| {
        let first = format!("POST /api/tables HTTP/1.1\r\n{headers}");
        request(house.addr, &first, "{\"game\":\"mortain\"}").await.status
    };
    // What a browser sends for any page without asking first.
    for kind in ["text/plain", "text/plain; application/json", "application/x-www-form-urlencoded", ""] {
        assert_eq!(open(&format!("Content-Type: {kind}\r\n")).await, 415, "{kind}");
    }
    assert_eq!(open("Origin: https://evil.example\r\n").await, 403);
    assert_eq!(open("Content-Type: application/json; charset=utf-8\r\n").await, 201);
    assert_eq!(open(&format!("Origin: http://{}\r\n", house.addr)).await, 201);
    let db = rusqlite::Connection::open(folder.db()).unwrap();
    let tables: i64 = db.query_row("SELECT count(*) FROM tables", [], |row| row.get(0)).unwrap();
    assert_eq!(tables, 2);
    house.close().await;
}
