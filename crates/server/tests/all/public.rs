//! Finished games are public only if everybody who played agrees.

use crate::support::*;
use protocol::*;
use serde_json::json;

/// Says whether everybody may watch; the problem's code if that is refused.
pub async fn publish(
    house: &House,
    table: &TableOpened,
    token: &str,
    (side, agree, name): (&str, bool, bool),
) -> Result<Published, String> {
    let wish = json!({ "token": token, "side": side, "agree": agree, "name": name });
    let answer = house.post(&format!("/api/tables/{}/public", table.table), &wish.to_string()).await;
    if answer.status == 200 { Ok(answer.json()) } else { Err(answer.json::<Problem>().code) }
}

async fn listed(house: &House) -> Vec<FinishedTable> {
    house.get("/api/finished").await.json()
}

async fn is_open(house: &House, table: &TableOpened) -> bool {
    Client::join(house.addr, &table.table, "open", "en").await.is_ok()
}

/// Plays at random until both sides have given so many orders or the game is over; all at the table hear of it.
async fn play(players: &mut [Client], orders: usize) {
    let mut whim = Whim(5);
    loop {
        for player in players.iter_mut() {
            player.send(&ToTable::Ping {}).await;
            while !matches!(player.hear().await, FromTable::Pong {}) {}
        }
        let given = |side: &str| players[0].log.iter().filter(|entry| entry.who == side).count();
        if players[0].state.over.is_some() || given("us").min(given("german")) >= orders {
            return;
        }
        if let Some(player) = players.iter_mut().find(|player| player.must_decide()) {
            let order = player.state.choices[whim.below(player.state.choices.len())].order.clone();
            let state = player.order(&order).await.unwrap();
            player.until(|seen| seen.state >= state).await;
        }
    }
}

async fn give_up(player: &mut Client, side: &str) {
    if player.state.over.is_none() {
        player.act(|id| ToTable::Resign { id, side: side.into() }).await.unwrap();
        player.until(|state| state.over.is_some()).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_public_only_if_every_person_who_played_agrees() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let seats = json!([["us", { "human": "Anna" }], ["german", { "human": "Karl" }]]);
    let table = house.table(json!({ "scenario": "historical", "seats": seats })).await;
    let us = house.join(&table, seat(&table, "us")).await;
    let german = house.join(&table, seat(&table, "german")).await;
    let (anna, karl) = (own(seat(&table, "us")), own(seat(&table, "german")));
    let mut players = [us, german];
    play(&mut players, 10).await;
    // Agreed before the end, which counts as well.
    let early = publish(&house, &table, &anna, ("us", true, true)).await.unwrap();
    assert!(!early.public && early.agreed == ["us"]);
    play(&mut players, 11).await;
    give_up(&mut players[0], "us").await;
    assert!(listed(&house).await.is_empty() && !is_open(&house, &table).await);
    // Nobody agrees for somebody else, not even the host for those who have come.
    for token in [&anna, &table.host, &table.watch, "nonsense"] {
        let refused = publish(&house, &table, token, ("german", true, true)).await.unwrap_err();
        assert_eq!(refused, "forbidden");
    }
    let both = publish(&house, &table, &karl, ("german", true, true)).await.unwrap();
    assert!(both.public && both.agreed == ["german", "us"], "{both:?}");
    let lines = listed(&house).await;
    assert_eq!(lines.len(), 1);
    assert!(lines[0].line.players.iter().any(|(_, name)| name == "Anna"));
    assert!(is_open(&house, &table).await);
    // A name goes for good, from everything that is told.
    assert!(publish(&house, &table, &anna, ("us", true, false)).await.unwrap().public);
    let lines = listed(&house).await;
    assert!(lines.len() == 1 && lines[0].line.players.iter().all(|(_, name)| name != "Anna"));
    let mut watcher = Client::join(house.addr, &table.table, "open", "en").await.unwrap();
    assert!(!watcher.record().await.contains("Anna"));
    assert!(watcher.heard.iter().all(|text| !text.contains("Anna")) && watcher.state.players.len() == 2);
    // Who agreed can think better of it.
    assert!(!publish(&house, &table, &karl, ("german", false, true)).await.unwrap().public);
    assert!(listed(&house).await.is_empty() && !is_open(&house, &table).await);
    // The operator can hide what the players show.
    publish(&house, &table, &karl, ("german", true, true)).await.unwrap();
    let ids = std::slice::from_ref(&table.table);
    server::admin::hide(folder.db(), ids, true, true).unwrap();
    assert!(listed(&house).await.is_empty());
    server::admin::hide(folder.db(), ids, false, false).unwrap();
    let lines = listed(&house).await;
    assert!(lines.len() == 1 && lines[0].line.players.iter().all(|(_, name)| name != "Karl"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_given_up_at_once_or_brought_along_is_not_listed() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let agree = async |table: &TableOpened| {
        for side in ["us", "german"] {
            publish(&house, table, &table.host, (side, true, true)).await.unwrap();
        }
    };
    for orders in [0, 1] {
        let table = house.table(historical()).await;
        let mut players = [house.join(&table, &table.host).await];
        play(&mut players, orders).await;
        give_up(&mut players[0], "us").await;
        agree(&table).await;
        assert!(listed(&house).await.is_empty() && !is_open(&house, &table).await, "{orders} orders");
    }
    let table = house.table(historical()).await;
    let mut players = [house.join(&table, &table.host).await];
    play(&mut players, 10).await;
    let record = players[0].record().await;
    give_up(&mut players[0], "us").await;
    agree(&table).await;
    assert_eq!(listed(&house).await.len(), 1);
    // The same game, brought along as a record and given up here.
    let again = house.table(json!({ "record": record })).await;
    let mut players = [house.join(&again, &again.host).await];
    give_up(&mut players[0], "us").await;
    agree(&again).await;
    assert_eq!(listed(&house).await.len(), 1);
    // Bots have nobody who could agree.
    let seats = json!([["german", { "bot": "random" }], ["us", { "bot": "random" }]]);
    let bots = house.table(json!({ "seats": seats })).await;
    house.join(&bots, &bots.watch).await.until(|state| state.over.is_some()).await;
    assert_eq!(listed(&house).await.len(), 1);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_cannot_flood_the_list() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.published_per_hour = 3.0;
    let house = House::open(config).await;
    let table = house.table(historical()).await;
    for _ in 0..3 {
        publish(&house, &table, &table.host, ("us", true, true)).await.unwrap();
    }
    let refused = publish(&house, &table, &table.host, ("us", true, true)).await.unwrap_err();
    assert_eq!(refused, "too_many");
    // Thinking better of it is always possible.
    assert!(publish(&house, &table, &table.host, ("us", false, true)).await.unwrap().agreed.is_empty());
    house.close().await;
}
