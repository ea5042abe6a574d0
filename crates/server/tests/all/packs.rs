//! Long states packed for clients that ask for it.

use crate::support::*;
use flate2::read::DeflateDecoder;
use futures_util::{SinkExt, StreamExt};
use protocol::*;
use serde_json::json;
use std::io::Read;
use tokio_tungstenite::tungstenite::Message;

#[tokio::test(flavor = "multi_thread")]
async fn a_large_setup_comes_packed() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let new = json!({ "game": "white-star-rising", "scenario": "10-elsenborn" });
    let table: TableOpened = house.post("/api/tables", &new.to_string()).await.json();
    let plain = house.join(&table, &table.host).await;
    let text = plain.heard.last().expect("a state");

    let mut socket = Client::dial(house.addr, &table.table).await;
    let hello = ToTable::Hello {
        version: VERSION,
        token: table.host.clone(),
        lang: "en".into(),
        packs: true,
        own: None,
        seals: false,
    };
    socket.send(Message::text(serde_json::to_string(&hello).unwrap())).await.unwrap();
    let unpack = |packed: &[u8]| {
        let mut unpacked = String::new();
        DeflateDecoder::new(packed).read_to_string(&mut unpacked).expect("deflate");
        unpacked
    };
    // The map comes ahead of the welcome, and nothing with it.
    let Some(Ok(Message::Binary(packed))) = socket.next().await else { panic!("no packed map") };
    let FromTable::Map { map } = serde_json::from_str(&unpack(&packed)).expect("a message") else {
        panic!("no map")
    };
    assert!(!map.boards.is_empty());
    assert!(packed.len() < 10_000, "{} bytes", packed.len());
    // What holds tokens is never packed.
    let welcome = socket.next().await.expect("a message").expect("an open line");
    let FromTable::Welcome(welcome) =
        serde_json::from_str(welcome.to_text().expect("text")).expect("a message")
    else {
        panic!("no welcome")
    };
    assert!(welcome.map.boards.is_empty());
    assert!(!welcome.watch.is_empty());
    let Some(Ok(Message::Binary(packed))) = socket.next().await else { panic!("no packed state") };
    let unpacked = unpack(&packed);
    let choices = |text: &str| match serde_json::from_str(text).expect("a message") {
        FromTable::State(state) => state.choices.len(),
        other => panic!("{other:?}"),
    };
    assert_eq!(choices(&unpacked), choices(text));
    println!("{} bytes of text, {} packed, {} orders", unpacked.len(), packed.len(), choices(text));
    assert!(packed.len() * 8 < unpacked.len(), "{} of {}", packed.len(), unpacked.len());
    house.close().await;
}
