//! Upgrades lose no games. `tests/old` holds records and a database as they were written before records had a second format and
//! tables a version; they are kept for ever. Whether a record leads to the same positions under the rules of today is up to the
//! games; both outcomes must do.

use crate::support::*;
use protocol::*;
use serde_json::json;
use std::path::{Path, PathBuf};

fn old() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/old")
}

fn records() -> Vec<(String, String)> {
    let files = std::fs::read_dir(old()).unwrap().map(|file| file.unwrap().path());
    let records = files.filter(|file| file.extension().is_some_and(|ending| ending == "feldzug"));
    let named = |file: PathBuf| (file.display().to_string(), std::fs::read_to_string(file).unwrap());
    records.map(named).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn old_records_are_read_and_go_on_or_say_why_not() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let records = records();
    assert_eq!(records.len(), 9);
    for (file, text) in records {
        let record: engine::Record = text.parse().unwrap_or_else(|error| panic!("{file}: {error}"));
        let game = catalog::find(&record.header.game).unwrap();
        let body = json!({ "game": record.header.game, "record": text }).to_string();
        let answer = house.post("/api/tables", &body).await;
        match game.replay(&record, None) {
            Ok(table) => {
                assert_eq!(table.len(), record.entries.len(), "{file}");
                assert_eq!(answer.status, 201, "{file}: {}", answer.body);
                let opened: TableOpened = answer.json();
                let mut host = house.join(&opened, &opened.host).await;
                assert!(host.state.state as usize >= record.entries.len(), "{file}");
                let again: engine::Record = host.record().await.parse().unwrap();
                assert_eq!(again.entries[..record.entries.len()], record.entries, "{file}");
                assert_eq!(again.header.given as usize, record.entries.len());
            }
            Err(error) => {
                assert_eq!(answer.status, 400, "{file}");
                let problem: Problem = answer.json();
                assert!(problem.text.contains("older rules"), "{file}: {}", problem.text);
                assert!(error.to_string().contains("rules version"), "{file}: {error}");
            }
        }
    }
    house.close().await;
}

#[derive(serde::Deserialize)]
struct Old {
    name: String,
    #[serde(flatten)]
    table: TableOpened,
    state: u32,
    over: bool,
}

fn old_house(folder: &Folder) -> Vec<Old> {
    std::fs::copy(old().join("tables.db"), folder.db()).unwrap();
    serde_json::from_str(&std::fs::read_to_string(old().join("tables.json")).unwrap()).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_database_keeps_every_table() {
    let folder = Folder::new();
    let tables = old_house(&folder);
    assert_eq!(tables.len(), 8);
    let house = House::open(config(&folder)).await;
    for Old { name, table, state, over } in &tables {
        let mut host = house.join(table, &table.host).await;
        assert_eq!((host.state.state, host.state.over.is_some()), (*state, *over), "{name}");
        assert_eq!(host.log.len(), *state as usize, "{name}");
        assert!(host.state.dice.is_none(), "{name}: its luck comes as it came before");
        let record: engine::Record = host.record().await.parse().unwrap();
        assert_eq!(record.entries.len(), *state as usize, "{name}");
        assert_eq!(record.ending.is_some(), *over, "{name}");
        match &host.state.old {
            // It goes on, under the rules of today.
            None if !over => {
                let order = host.state.choices.first().map(|choice| choice.order.clone());
                if let Some(order) = order {
                    host.order(&order).await.unwrap_or_else(|problem| panic!("{name}: {problem:?}"));
                }
            }
            None => {}
            // It says why not; either side ends it.
            Some(old) => {
                assert!(!old.text.is_empty() && old.shown < *state, "{name}");
                assert!(host.state.choices.is_empty() && host.state.decides.is_empty(), "{name}");
                if !over {
                    let side = host.welcome.yours[0].clone();
                    host.wish(&side, Wish::Peace).await.unwrap();
                    host.until(|state| state.over.is_some()).await;
                }
            }
        }
    }
    // A second start finds all of it again.
    house.close().await;
    let house = House::open(config(&folder)).await;
    for Old { name, table, state, .. } in &tables {
        let host = house.join(table, &table.host).await;
        assert!(host.state.state >= *state, "{name}");
    }
    house.close().await;
}

/// At that table the guest's token was known to the host. The guest still comes in with it, once, and has the seat alone then.
#[tokio::test(flavor = "multi_thread")]
async fn a_guest_of_an_old_table_gets_a_token_of_their_own() {
    let folder = Folder::new();
    let tables = old_house(&folder);
    let asked = &tables.iter().find(|old| old.name == "mortain asked").unwrap().table;
    let house = House::open(config(&folder)).await;
    let mut host = house.join(asked, &asked.host).await;
    assert_eq!(host.welcome.yours, ["german"], "somebody has sat down at the other side");
    assert!(host.welcome.invites.iter().all(|(side, _)| side == "german"));
    let mut us = house.join(asked, seat(asked, "us")).await;
    assert_eq!((us.welcome.yours.len(), us.welcome.token.len()), (1, 43));
    if host.state.old.is_none() {
        // The request that was open when the server stopped is still there.
        assert_eq!(us.state.request.as_ref().unwrap().what, Wish::TakeBack(2));
        host.answer("german", true).await.unwrap();
        us.until(|state| state.state <= 2 && state.request.is_none()).await;
    }
    house.close().await;
}

/// A game begun here, and a database that says it was begun under other rules.
async fn begun(folder: &Folder, over: bool) -> TableOpened {
    let house = House::open(config(folder)).await;
    let table = house.table(historical()).await;
    let mut host = house.join(&table, &table.host).await;
    for _ in 0..8 {
        let order = host.state.choices[0].order.clone();
        let state = host.order(&order).await.unwrap();
        host.until(|seen| seen.state == state).await;
    }
    if over {
        host.act(|id| ToTable::Resign { id, side: "us".into() }).await.unwrap();
    }
    house.close().await;
    table
}

fn change(folder: &Folder, sql: &str) {
    let database = rusqlite::Connection::open(folder.db()).unwrap();
    database.execute_batch(sql).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_replays_alike_goes_on_under_the_new_rules_with_a_note() {
    let folder = Folder::new();
    let table = begun(&folder, false).await;
    change(&folder, "UPDATE tables SET rules = 0, data = '00'");
    let house = House::open(config(&folder)).await;
    let mut host = house.join(&table, &table.host).await;
    assert!(host.state.old.is_none());
    let note = host.notes.iter().find(|note| note.kind == "rules").expect("a note").clone();
    assert_eq!(note.state, host.state.state);
    let order = host.state.choices[0].order.clone();
    host.order(&order).await.unwrap();
    let record: engine::Record = host.record().await.parse().unwrap();
    assert_ne!((record.header.rules, record.header.data.as_str()), (0, "00"));
    assert!(record.notes.iter().any(|note| matches!(&note.what, engine::Noted::Rules { rules: (0, _), .. })));
    house.close().await;
    // It is stamped once.
    let house = House::open(config(&folder)).await;
    let host = house.join(&table, &table.host).await;
    assert_eq!(host.notes.iter().filter(|note| note.kind == "rules").count(), 1);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_that_does_not_can_be_read_and_ended_as_a_draw() {
    let folder = Folder::new();
    let table = begun(&folder, false).await;
    change(
        &folder,
        "UPDATE tables SET rules = 0; UPDATE entries SET hash = '0000000000000000' WHERE step > 5",
    );
    let house = House::open(config(&folder)).await;
    let mut us = house.join(&table, seat(&table, "us")).await;
    let state = us.state.state;
    let old = us.state.old.clone().expect("it says why");
    assert_eq!(old.shown, 5);
    assert!(old.text.contains("version 0"), "{}", old.text);
    // Read: the log is complete, pictures come as far as they can, the record is as it was.
    assert_eq!(us.log.len(), state as usize);
    assert!(us.log[6].lines.iter().any(|(text, _)| !text.is_empty()));
    assert!(matches!(us.ask(|id| ToTable::Moment { id, state: 5 }).await, FromTable::Moment { .. }));
    let FromTable::Problem { problem, .. } = us.ask(|id| ToTable::Moment { id, state: 6 }).await else {
        panic!()
    };
    assert_eq!((problem.code.as_str(), &problem.text), ("refused", &old.text));
    let record: engine::Record = us.record().await.parse().unwrap();
    assert_eq!((record.header.rules, record.entries.len()), (0, state as usize));
    // Nothing can be ordered or taken back, but either side ends it.
    for refused in [
        us.act(|id| ToTable::Undo { id, version: 0, side: "us".into() }).await,
        us.wish("us", Wish::TakeBack(1)).await,
        us.act(|id| ToTable::Resign { id, side: "us".into() }).await,
    ] {
        assert_eq!(refused.unwrap_err().code, "refused");
    }
    us.wish("us", Wish::Peace).await.unwrap();
    us.until(|state| state.over.is_some()).await;
    assert_eq!(us.state.over.as_ref().unwrap().winner, "");
    assert!(us.record().await.contains("\nend peace\n"));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_that_does_not_is_still_readable() {
    let folder = Folder::new();
    let table = begun(&folder, true).await;
    change(&folder, "UPDATE tables SET rules = 0, scenario = 'gone'");
    let house = House::open(config(&folder)).await;
    let mut host = house.join(&table, &table.host).await;
    assert_eq!(host.state.over.as_ref().unwrap().winner, "german");
    assert_eq!(host.state.old.as_ref().unwrap().shown, 0);
    assert_eq!(host.log.len(), host.state.state as usize);
    assert!(host.record().await.contains("\nend resigned us\n"));
    house.close().await;
}
