use crate::support::*;
use futures_util::{SinkExt, StreamExt};
use protocol::*;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

/// Messages that make no sense, some of them nearly.
fn rubbish() -> Vec<String> {
    let mut all: Vec<String> = [
        "", " ", "null", "true", "0", "[]", "{}", "{\"type\":\"order\"}", "{\"type\":\"nonsense\",\"id\":4}",
        "{\"type\":\"order\",\"id\":-1,\"version\":0,\"side\":\"us\",\"order\":\"pass\"}",
        "{\"type\":\"order\",\"id\":99999999999,\"version\":0,\"side\":\"us\",\"order\":\"pass\"}",
        "{\"type\":\"order\",\"id\":1,\"version\":1e9,\"side\":\"us\",\"order\":\"pass\"}",
        "{\"type\":\"order\",\"id\":1,\"version\":0,\"side\":\"us\",\"order\":\"pass\",\"more\":1}",
        "{\"type\":\"ping\",\"id\":1}", "{\"type\":\"hello\",\"version\":1,\"token\":\"\",\"lang\":\"\"}",
        "{\"type\":\"order\",\"id\":1,\"version\":0,\"side\":\"us\",\"order\":", "\u{0}", "\u{fffd}\u{202e}", "ä", "{\"type\":\"lang\",\"lang\":\"\"}",
        "{\"type\":\"why_not\",\"id\":1,\"side\":\"us\",\"picks\":[{\"cell\":\"\"},{\"piece\":\"\u{1F600}\"}]}",
        "{\"type\":\"why_not\",\"id\":1,\"side\":\"us\",\"picks\":[{\"cell\":\"9999999\"}]}",
        "{\"type\":\"moment\",\"id\":1,\"state\":4294967295}",
        "{\"type\":\"ask\",\"id\":1,\"side\":\"us\",\"what\":{\"take_back\":4294967295}}",
        "{\"type\":\"answer\",\"id\":1,\"side\":\"us\",\"agree\":true}",
        "{\"type\":\"undo\",\"id\":1,\"version\":4294967295,\"side\":\"\"}",
        "{\"type\":\"ask\",\"id\":1,\"side\":\"us\",\"what\":{\"player\":[\"us\",{\"bot\":\"\u{1F600}\"}]}}",
        "{\"type\":\"odds\",\"id\":1,\"order\":\"\"}",
    ]
    .map(str::to_owned)
    .to_vec();
    all.push("[".repeat(10_000));
    all.push(format!(
        "{{\"type\":\"order\",\"id\":1,\"version\":0,\"side\":\"us\",\"order\":\"{}\"}}",
        "x".repeat(10_000)
    ));
    all.push(format!(
        "{{\"type\":\"why_not\",\"id\":1,\"side\":\"us\",\"picks\":[{}]}}",
        vec!["{\"cell\":\"1\"}"; 500].join(",")
    ));
    for order in [
        "place",
        "place 120",
        "place 120 0801 0801",
        "move 120 9999",
        "fire 120 120",
        "fire x y",
        "suppress",
        "\u{0}",
    ] {
        all.push(json!({ "type": "order", "id": 9, "state": 0, "side": "us", "order": order }).to_string());
        all.push(json!({ "type": "odds", "id": 9, "order": order }).to_string());
    }
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn rubbish_is_answered_and_breaks_nothing() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.patience = 1_000_000;
    let house = House::open(config).await;
    let table = house.table(json!({})).await;
    let mut host = house.join(&table, &table.host).await;
    let mut bystander = house.join(&table, &table.watch).await;
    for text in rubbish() {
        host.send_text(&text).await;
        match host.hear().await {
            FromTable::Problem { problem, .. } => assert!(!problem.text.contains('‹'), "{problem:?}"),
            FromTable::WhyNot { .. } => {}
            other => panic!("{text}: {other:?}"),
        }
        // A stale state is followed by the present one.
        host.send(&ToTable::Ping {}).await;
        while !matches!(host.hear().await, FromTable::Pong {}) {}
    }
    // Truncated and garbled messages at random.
    let mut whim = Whim(3);
    let good =
        json!({ "type": "order", "id": 5, "state": 0, "side": "us", "order": "place 120 0801" }).to_string();
    for _ in 0..300 {
        let mut bytes = good.clone().into_bytes();
        bytes.truncate(whim.below(bytes.len()));
        for _ in 0..whim.below(3) {
            if !bytes.is_empty() {
                let at = whim.below(bytes.len());
                bytes[at] = b' ' + whim.below(90) as u8;
            }
        }
        host.send_text(&String::from_utf8_lossy(&bytes)).await;
        assert!(matches!(host.hear().await, FromTable::Problem { .. }));
    }
    host.socket.send(Message::binary(vec![0, 159, 146, 150])).await.unwrap();
    assert!(matches!(host.hear().await, FromTable::Problem { problem, .. } if problem.code == "bad_request"));
    host.send_text(&"x".repeat(20_000)).await;
    assert!(matches!(host.hear().await, FromTable::Problem { problem, .. } if problem.code == "too_large"));
    // The game is where it was, and goes on.
    assert_eq!(bystander.record().await.parse::<engine::Record>().unwrap().entries.len(), 0);
    host.order(&good_order(&host)).await.unwrap();
    bystander.until(|state| state.state == 1).await;
    // Something huge is answered, and the line cut.
    let _ = host.socket.send(Message::text("x".repeat(5 << 20))).await;
    let mut heard = Vec::new();
    match next(&mut host.socket, &mut heard).await {
        Some(FromTable::Problem { problem, .. }) => assert_eq!(problem.code, "too_large"),
        Some(FromTable::State(_)) | None => {}
        other => panic!("{other:?}"),
    }
    bystander.send(&ToTable::Ping {}).await;
    while !matches!(bystander.hear().await, FromTable::Pong {}) {}
    house.close().await;
}

fn good_order(client: &Client) -> String {
    client.state.choices[0].order.clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_message_must_be_hello() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.patience = 40;
    let house = House::open(config).await;
    let table = house.table(json!({})).await;
    let mut socket = Client::dial(house.addr, &table.table).await;
    let mut heard = Vec::new();
    for text in rubbish().into_iter().filter(|text| !text.contains("hello")).take(20) {
        socket.send(Message::text(text)).await.unwrap();
        assert!(matches!(next(&mut socket, &mut heard).await, Some(FromTable::Problem { .. })));
    }
    // Patience has an end.
    for _ in 0..40 {
        let _ = socket.send(Message::text("{}")).await;
    }
    while next(&mut socket, &mut heard).await.is_some() {}
    assert!(heard.len() <= 41, "{}", heard.len());
    // Another version of the protocol is told to reload. A client of version 2 shows what is forbidden.
    for (version, code) in [(VERSION + 1, "bad_request"), (2, "forbidden")] {
        let mut socket = Client::dial(house.addr, &table.table).await;
        let hello =
            json!({ "type": "hello", "version": version, "token": table.host, "lang": "en", "packs": true });
        socket.send(Message::text(hello.to_string())).await.unwrap();
        let Some(FromTable::Problem { problem, .. }) = next(&mut socket, &mut heard).await else { panic!() };
        assert_eq!(problem.code, code);
        assert!(problem.text.contains("reload"));
        assert!(next(&mut socket, &mut heard).await.is_none());
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_talks_too_much_is_told_so_and_then_cut_off() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.message_burst = 5.0;
    config.limits.messages_per_second = 1.0;
    config.limits.patience = 10;
    let house = House::open(config).await;
    let table = house.table(json!({})).await;
    let mut host = house.join(&table, &table.host).await;
    for id in 1..=50 {
        let _ = host.socket.send(Message::text(format!("{{\"type\":\"advice\",\"id\":{id}}}"))).await;
    }
    let mut heard = Vec::new();
    let mut refused = 0;
    while let Some(message) = next(&mut host.socket, &mut heard).await {
        if let FromTable::Problem { id, problem } = message
            && problem.code == "too_many"
        {
            // Who asked is answered: a client that waits for it does not wait for ever.
            assert_ne!(id, 0);
            refused += 1;
        }
    }
    // The last words before the line is cut may not arrive.
    assert!((1..=11).contains(&refused), "{refused}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_and_the_house_can_be_full() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.sockets_per_table = 1;
    config.limits.sockets = 4;
    let house = House::open(config).await;
    let table = house.table(json!({})).await;
    let first = house.join(&table, &table.host).await;
    let _second = house.join(&table, &table.watch).await;
    let problem = Client::join(house.addr, &table.table, &table.watch, "en").await.err().unwrap();
    assert_eq!(problem.code, "too_many");
    let other = house.table(json!({})).await;
    let _third = house.join(&other, &other.host).await;
    let _fourth = house.join(&other, &other.watch).await;
    let path = format!("/api/tables/{}/socket", table.table);
    let upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n";
    let stream = tokio::net::TcpStream::connect(house.addr).await.unwrap();
    assert!(tokio_tungstenite::client_async(format!("ws://{}{path}", house.addr), stream).await.is_err());
    drop(first);
    // A page from elsewhere is turned away at the door.
    let foreign = format!("GET {path} HTTP/1.1\r\n{upgrade}Origin: https://evil.example\r\n");
    let mut status = 0;
    for _ in 0..50 {
        let answer = raw(house.addr, &foreign).await;
        status = answer;
        if status == 403 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    assert_eq!(status, 403);
    house.close().await;
}

/// The status of a request sent as it is.
async fn raw(addr: std::net::SocketAddr, head: &str) -> u16 {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut stream = tokio::net::TcpStream::connect(addr).await.unwrap();
    stream.write_all(format!("{head}Host: {addr}\r\n\r\n").as_bytes()).await.unwrap();
    let mut bytes = [0; 64];
    let count = stream.read(&mut bytes).await.unwrap();
    let text = String::from_utf8_lossy(&bytes[..count]).into_owned();
    text.split(' ').nth(1).and_then(|word| word.parse().ok()).unwrap_or(0)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_does_not_listen_holds_up_nobody() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.send_time = std::time::Duration::from_secs(2);
    let house = House::open(config).await;
    let table = house.table(historical()).await;
    let mut deaf = house.join(&table, &table.watch).await;
    // It asks for much and reads nothing.
    for _ in 0..2000 {
        let ask = deaf.socket.feed(Message::text("{\"type\":\"moment\",\"id\":1,\"state\":0}"));
        // A second, so that it is the server that waits and not a busy machine.
        if tokio::time::timeout(std::time::Duration::from_secs(1), ask).await.is_err() {
            break;
        }
    }
    let _ = tokio::time::timeout(std::time::Duration::from_millis(200), deaf.socket.flush()).await;
    let mut host = house.join(&table, &table.host).await;
    let begun = std::time::Instant::now();
    for _ in 0..10 {
        let state = host.order(&good_order(&host)).await.unwrap();
        host.until(|seen| seen.state == state).await;
    }
    assert!(begun.elapsed() < std::time::Duration::from_secs(3));
    // In the end it is cut off.
    tokio::time::sleep(std::time::Duration::from_millis(2500)).await;
    let cut_off = async { while matches!(deaf.socket.next().await, Some(Ok(_))) {} };
    tokio::time::timeout(std::time::Duration::from_secs(20), cut_off).await.expect("the line is cut");
    house.close().await;
}
