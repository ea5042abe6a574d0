use crate::support::*;
use futures_util::StreamExt;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

#[tokio::test(flavor = "multi_thread")]
async fn the_server_says_farewell_when_it_stops() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let table = house.table(json!({})).await;
    let mut host = house.join(&table, &table.host).await;
    let begun = std::time::Instant::now();
    house.close().await;
    assert!(begun.elapsed() < std::time::Duration::from_secs(2));
    let close = loop {
        match host.socket.next().await {
            Some(Ok(Message::Close(frame))) => break frame,
            Some(Ok(_)) => {}
            other => panic!("{other:?}"),
        }
    };
    assert_eq!(u16::from(close.unwrap().code), 1012);
}

#[test]
fn a_small_bench_gives_figures() {
    let folder = Folder::new();
    let time = std::time::Duration::from_millis(500);
    let load = server::Load { tables: 4, rates: vec![20, 40], time, nodes: 1 };
    let report = server::bench(&config(&folder), &load).unwrap();
    assert_eq!((report.tables, report.sockets), (4, 8));
    assert_eq!(report.steady.iter().map(|(rate, _)| *rate).collect::<Vec<_>>(), load.rates);
    // However slow the machine is, every table gives an order.
    assert!(report.steady[1].1.orders >= 4 && report.flat_out.orders >= 4, "{report}");
    assert!(std::fs::read_dir(&folder.0).unwrap().next().is_none(), "nothing is left behind");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_cannot_listen_at_one_address() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let mut second = config(&folder);
    second.addr = house.addr;
    let error = server::serve_until(second, |_| {}, std::future::pending()).await.unwrap_err();
    assert!(error.to_string().contains("cannot listen"));
    house.close().await;
}
