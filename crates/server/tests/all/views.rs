use crate::support::*;
use protocol::*;
use serde_json::Value;

/// Everything a client was told, without what is its own: its links.
fn public(heard: &[String]) -> Vec<Value> {
    let mut all: Vec<Value> = heard.iter().map(|text| serde_json::from_str(text).unwrap()).collect();
    for message in &mut all {
        for own in ["table", "watch", "invites", "version"] {
            if let Some(object) = message.as_object_mut() {
                object.remove(own);
            }
        }
    }
    all
}

/// What is sent depends on viewer, language and public facts alone: two tables with the same record, of which one was
/// played through and the other brought along, tell a spectator the same, byte for byte.
#[tokio::test(flavor = "multi_thread")]
async fn spectators_of_equal_games_are_told_the_same() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    for game in catalog::games() {
        let id = game.profile().id;
        let table: TableOpened =
            house.post("/api/tables", &serde_json::json!({ "game": id }).to_string()).await.json();
        let mut host = house.join(&table, &table.host).await;
        let mut whim = Whim(11);
        for _ in 0..30 {
            if host.state.over.is_some() {
                break;
            }
            let order = host.state.choices[whim.below(host.state.choices.len())].order.clone();
            let state = host.order(&order).await.unwrap();
            host.until(|seen| seen.state == state).await;
        }
        if game.profile().secrets && host.state.over.is_none() {
            assert!(matches!(host.ask(|id| ToTable::Record { id }).await, FromTable::Problem { .. }));
            continue;
        }
        let record = host.record().await;
        let brought: TableOpened = house
            .post("/api/tables", &serde_json::json!({ "game": id, "record": record }).to_string())
            .await
            .json();
        let _second_host = house.join(&brought, &brought.host).await;
        let mut one = house.join(&table, &table.watch).await;
        let mut two = house.join(&brought, &brought.watch).await;
        for client in [&mut one, &mut two] {
            for state in [0, 5, 17] {
                client.ask(|id| ToTable::Moment { id, state }).await;
            }
            client.ask(|id| ToTable::Luck { id }).await;
            client.ask(|id| ToTable::Odds { id, order: "pass".into() }).await;
        }
        assert_eq!(public(&one.heard), public(&two.heard));
    }
    house.close().await;
}
