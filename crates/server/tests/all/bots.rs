use crate::support::*;
use protocol::*;
use serde_json::json;
use std::time::Duration;

#[tokio::test(flavor = "multi_thread")]
async fn a_person_plays_a_whole_game_against_the_computer() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let table = house.table(json!({ "seats": [["german", { "bot": "greedy" }]] })).await;
    assert_eq!(table.seats.len(), 1);
    let mut us = house.join(&table, seat(&table, "us")).await;
    let mut whim = Whim(7);
    let mut thought = false;
    while us.state.over.is_none() {
        if us.must_decide() {
            let order = us.state.choices[whim.below(us.state.choices.len())].order.clone();
            let state = us.order(&order).await.expect("a legal order");
            us.until(|seen| seen.state >= state).await;
        } else {
            thought |= us.state.thinking == ["german"];
            us.hear().await;
        }
    }
    assert!(thought, "the computer was seen thinking");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_bots_play_to_the_end_and_go_on_after_a_restart() {
    let folder = Folder::new();
    let mut slow = config(&folder);
    slow.bot_delay = Duration::from_millis(20);
    let house = House::open(slow).await;
    let seats = json!([["german", { "bot": "greedy" }], ["us", { "bot": "random" }]]);
    let table = house.table(json!({ "seats": seats })).await;
    assert!(table.seats.is_empty());
    let mut watcher = house.join(&table, &table.watch).await;
    watcher.until(|state| state.state >= 5).await;
    house.close().await;
    let house = House::open(config(&folder)).await;
    // Nobody looks on, so nothing happens; then somebody does.
    let list = json!({ "lang": "en", "keys": [{ "table": table.table, "token": table.watch }] }).to_string();
    let state = async || house.post("/api/tables/list", &list).await.json::<Vec<TableLine>>()[0].state;
    let before = state().await;
    tokio::time::sleep(Duration::from_millis(500)).await;
    assert_eq!(state().await, before, "bots alone play for nobody");
    let mut watcher = house.join(&table, &table.watch).await;
    watcher.until(|state| state.over.is_some()).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_changes_hands_in_the_middle_of_a_game() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let table = house.table(json!({ "seats": [["german", { "bot": "greedy" }]] })).await;
    let mut host = house.join(&table, &table.host).await;
    assert_eq!(host.welcome.yours, ["us"]);
    assert_eq!(host.welcome.holds, ["german", "us"]);
    let seat = |side: &str, player: PlayerSpec| {
        let what = Wish::Player(side.to_owned(), player);
        move |id| ToTable::Ask { id, side: String::new(), what }
    };
    // The computer takes over the set-up and plays against itself until a person comes back.
    host.act(seat("us", PlayerSpec::Bot("random".into()))).await.unwrap();
    host.until(|state| state.state > 10).await;
    assert!(host.welcome.yours.is_empty(), "the welcome was said again");
    host.act(seat("german", PlayerSpec::Human("Karl".into()))).await.unwrap();
    let human = |state: &State| matches!(state.players[0].player, PlayerSpec::Human(_));
    host.until(|state| human(state) && (state.decides == "german" || state.over.is_some())).await;
    assert_eq!(host.welcome.yours, ["german"]);
    assert_eq!(host.welcome.invites.len(), 1);
    assert_eq!(host.state.players[0].name, "Karl");
    let token = host.welcome.invites[0].1.clone();
    let karl = house.join(&table, &token).await;
    assert_eq!(karl.welcome.yours, ["german"]);
    for wrong in ["search:9999999ms", "hal", ""] {
        let problem = host.act(seat("us", PlayerSpec::Bot(wrong.into()))).await.unwrap_err();
        assert_eq!(problem.code, "bad_request");
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_in_thought_blocks_nobody() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let seats = json!([["german", { "bot": "search:5000ms" }], ["us", { "bot": "search:5000ms" }]]);
    let slow = house.table(json!({ "seats": seats })).await;
    let mut watcher = house.join(&slow, &slow.watch).await;
    let table = house.table(historical()).await;
    let mut host = house.join(&table, &table.host).await;
    let begun = std::time::Instant::now();
    for _ in 0..5 {
        let order = host.state.choices[0].order.clone();
        let state = host.order(&order).await.unwrap();
        host.until(|seen| seen.state == state).await;
    }
    let FromTable::Record { .. } = watcher.ask(|id| ToTable::Record { id }).await else { panic!() };
    assert!(begun.elapsed() < Duration::from_secs(3), "{:?}", begun.elapsed());
    house.close().await;
}

/// How long a person plays until a simple bot has given so many orders.
async fn moves(us: &mut Client, many: usize) -> Duration {
    let begun = std::time::Instant::now();
    let mut whim = Whim(11);
    let given = |us: &Client| us.log.iter().filter(|entry| entry.who == "german").count();
    while given(us) < many && us.state.over.is_none() {
        if us.must_decide() {
            let order = us.state.choices[whim.below(us.state.choices.len())].order.clone();
            let state = us.order(&order).await.expect("a legal order");
            us.until(|seen| seen.state >= state).await;
        } else {
            us.hear().await;
        }
    }
    begun.elapsed()
}

/// Bots that think as long as they may on both sides.
fn brooding() -> serde_json::Value {
    json!({ "seats": [["german", { "bot": "search:5000ms" }], ["us", { "bot": "search:5000ms" }]] })
}

#[tokio::test(flavor = "multi_thread")]
async fn abandoned_tables_of_bots_do_not_stop_the_bots_of_others() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    // Some with bots alone, some whose person has gone.
    for _ in 0..14 {
        house.table(brooding()).await;
        house
            .table(json!({ "scenario": "historical", "seats": [["german", { "bot": "search:5000ms" }]] }))
            .await;
    }
    let table =
        house.table(json!({ "scenario": "historical", "seats": [["german", { "bot": "greedy" }]] })).await;
    let mut us = house.join(&table, seat(&table, "us")).await;
    let took = moves(&mut us, 5).await;
    assert!(took < Duration::from_secs(25), "{took:?}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_with_many_bots_does_not_stop_the_bots_of_another() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let mut crowd = Vec::new();
    for _ in 0..10 {
        let table = house.table(brooding()).await;
        crowd.push(house.join(&table, &table.watch).await);
    }
    let table =
        house.table(json!({ "scenario": "historical", "seats": [["german", { "bot": "greedy" }]] })).await;
    let mut us = Client::join_from([127, 0, 0, 2], house.addr, &table.table, seat(&table, "us")).await;
    let took = moves(&mut us, 5).await;
    // One after the other, every order would wait for fifty seconds.
    assert!(took < Duration::from_secs(25), "{took:?}");
    house.close().await;
}
