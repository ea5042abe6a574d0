use crate::support::*;
use protocol::*;
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_token_opens_its_own_seat_and_nothing_else() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let table = house.table(historical()).await;
    let other = house.table(historical()).await;
    for wrong in ["", "open", "host", &"x".repeat(10_000), &other.host, &other.watch, &other.seats[0].1] {
        let problem = Client::join(house.addr, &table.table, wrong, "de").await.err().expect("not let in");
        assert_eq!(problem.code, "forbidden", "{wrong}");
    }
    let problem = Client::join(house.addr, "AAAAAAAAAAAAAAAAAAAAAA", &table.host, "en").await.err().unwrap();
    assert_eq!(problem.code, "not_found");

    let mut german = house.join(&table, seat(&table, "german")).await;
    let mut us = house.join(&table, seat(&table, "us")).await;
    german.settled().await;
    us.settled().await;
    let mut watcher = house.join(&table, &table.watch).await;
    assert!(watcher.welcome.yours.is_empty() && watcher.welcome.holds.is_empty());
    assert!(german.welcome.invites.is_empty() && watcher.welcome.invites.is_empty());
    let side = us.state.decides.clone();
    let order = [&german, &us].iter().find_map(|player| player.state.choices.first()).unwrap().order.clone();
    let version = us.state.version;
    for other in [&mut german, &mut us, &mut watcher] {
        if other.welcome.yours.contains(&side) {
            continue;
        }
        assert!(other.state.choices.is_empty());
        let give = |id| ToTable::Order { id, version, side: side.clone(), order: order.clone() };
        assert_eq!(other.act(give).await.unwrap_err().code, "forbidden");
        let bot = Wish::Player(side.clone(), PlayerSpec::Bot("greedy".into()));
        assert_eq!(other.wish(&side, bot).await.unwrap_err().code, "forbidden");
        let advice = |id| ToTable::Advice { id, side: side.clone() };
        assert!(
            matches!(other.ask(advice).await, FromTable::Problem { problem, .. } if problem.code == "forbidden")
        );
        let resign = |id| ToTable::Resign { id, side: side.clone() };
        assert_eq!(other.act(resign).await.unwrap_err().code, "forbidden");
        let odds = |id| ToTable::Odds { id, order: order.clone() };
        assert!(matches!(other.ask(odds).await, FromTable::Problem { .. }));
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_gets_the_same_links_again_and_every_watch_link_works() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let table = house.table(json!({})).await;
    house.close().await;
    let house = House::open(config(&folder)).await;
    let host = house.join(&table, &table.host).await;
    assert_eq!(host.welcome.invites, table.seats);
    assert_eq!(host.welcome.watch, table.watch);
    assert_eq!(host.welcome.yours, ["german", "us"]);
    let us = house.join(&table, seat(&table, "us")).await;
    let watcher = house.join(&table, &us.welcome.watch).await;
    assert!(watcher.welcome.yours.is_empty());
    assert_eq!(watcher.welcome.watch, us.welcome.watch);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_token_is_kept_and_none_can_be_found_in_the_database() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let table = house.table(json!({})).await;
    let host = house.join(&table, &table.host).await;
    drop(host);
    house.close().await;
    let mut tokens = vec![table.host.clone(), table.watch.clone()];
    tokens.extend(table.seats.iter().map(|(_, token)| token.clone()));
    let mut bytes = Vec::new();
    for file in std::fs::read_dir(&folder.0).unwrap() {
        bytes.extend(std::fs::read(file.unwrap().path()).unwrap());
    }
    let holds = |text: &str| bytes.windows(text.len()).any(|window| window == text.as_bytes());
    assert!(holds(&table.table));
    assert!(tokens.iter().all(|token| !holds(token)));
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_sees_who_is_there() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let table = house.table(json!({})).await;
    let mut us = house.join(&table, seat(&table, "us")).await;
    assert!(us.state.players[1].here && !us.state.players[0].here);
    let german = house.join(&table, seat(&table, "german")).await;
    us.until(|state| state.players[0].here).await;
    drop(german);
    us.until(|state| !state.players[0].here).await;
    house.close().await;
}
