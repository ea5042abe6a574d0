use crate::support::*;
use protocol::*;
use serde_json::Value;

/// Everything a client was told, without what is its own: its links.
fn public(heard: &[String]) -> Vec<Value> {
    let mut all: Vec<Value> = heard.iter().map(|text| serde_json::from_str(text).unwrap()).collect();
    for message in &mut all {
        for own in ["table", "watch", "invites", "version", "dice"] {
            if let Some(object) = message.as_object_mut() {
                object.remove(own);
            }
        }
    }
    all
}

/// The first scenario of every game, and its first one with secrets: whether there are any depends on the scenario.
fn tables() -> Vec<(&'static dyn catalog::Shelf, String, bool)> {
    let mut tables = Vec::new();
    for game in catalog::games().iter().copied() {
        let scenarios = game.check_data(&game.shipped()).unwrap_or_else(|error| panic!("{error}"));
        let secret = |scenario: &String| {
            let opening = catalog::Opening { scenario: scenario.clone(), ..Default::default() };
            game.open(&opening).is_ok_and(|table| table.has_secrets())
        };
        let first = &scenarios[0];
        tables.push((game, first.clone(), secret(first)));
        // Where secrets hang on an option no scenario alone has them.
        if let Some(found) = scenarios.iter().find(|scenario| !secret(first) && secret(scenario)) {
            tables.push((game, found.clone(), true));
        }
    }
    tables
}

/// What is sent depends on viewer, language and public facts alone: two tables with the same record, of which one was
/// played through and the other brought along, tell a spectator the same, byte for byte.
#[tokio::test(flavor = "multi_thread")]
async fn spectators_of_equal_games_are_told_the_same() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    for (game, scenario, secret) in tables() {
        let id = game.profile().id;
        let wanted = serde_json::json!({ "game": id, "scenario": scenario }).to_string();
        let table: TableOpened = house.post("/api/tables", &wanted).await.json();
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
        if secret && host.state.over.is_none() {
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

/// What the log adds for a player whose standing instruction answered for them.
const PASSED: &str = "Declined by standing instruction.";

/// A report tells each side what its log tells, and nothing that only the other side's log does.
#[tokio::test(flavor = "multi_thread")]
async fn a_report_tells_a_side_what_it_knows_and_no_more() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let one_line = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut kept = 0;
    for (game, scenario, secret) in
        tables().into_iter().filter(|(game, _, secret)| *secret && game.profile().seats.len() == 2)
    {
        assert!(secret);
        let wanted = serde_json::json!({ "game": game.profile().id, "scenario": scenario }).to_string();
        let table: TableOpened = house.post("/api/tables", &wanted).await.json();
        let mut host = house.join(&table, &table.host).await;
        let mut whim = Whim(23);
        for _ in 0..60 {
            if host.state.over.is_some() {
                break;
            }
            let order = host.state.choices[whim.below(host.state.choices.len())].order.clone();
            let state = host.order(&order).await.unwrap();
            host.until(|seen| seen.state == state).await;
        }
        let sides: Vec<&str> = game.profile().seats.to_vec();
        let mut told: Vec<(Vec<String>, String)> = Vec::new();
        for side in &sides {
            let mut client = house.join(&table, seat(&table, side)).await;
            let report = match client.ask(|id| ToTable::Report { id }).await {
                FromTable::Report { text, .. } => one_line(&text),
                other => panic!("{other:?}"),
            };
            // That an instruction answered for a player is a remark of the page to them; the story does not need it.
            let lines = client.log.iter().flat_map(|entry| entry.lines.iter());
            let lines = lines.map(|(text, _)| one_line(text)).filter(|line| line != PASSED);
            told.push((lines.collect(), report));
        }
        for (own, other) in [(0, 1), (1, 0)] {
            let (log, report) = &told[own];
            assert!(report.starts_with("# ") && !report.contains('‹'), "{report}");
            let missing: Vec<&String> = log.iter().filter(|line| !report.contains(*line)).collect();
            assert!(missing.is_empty(), "{scenario}: {missing:?} is missing in {report}");
            for line in told[other].0.iter().filter(|line| !log.iter().any(|known| known.contains(*line))) {
                kept += 1;
                assert!(!report.contains(line.as_str()), "{scenario}: {} hears «{line}»", sides[own]);
            }
        }
    }
    assert!(kept > 0, "no game had anything to hide");
    house.close().await;
}
