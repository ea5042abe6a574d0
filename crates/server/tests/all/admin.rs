//! What operators do with a database, while a server runs and while none does.

use crate::support::*;
use protocol::ToTable;
use serde_json::json;
use server::admin;

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_a_running_server_brings_every_game_back() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let table = house.table(historical()).await;
    let mut host = house.join(&table, &table.host).await;
    for _ in 0..5 {
        let order = host.state.choices[0].order.clone();
        let state = host.order(&order).await.unwrap();
        host.until(|seen| seen.state >= state).await;
    }
    let steps = host.state.state as usize;
    let copy = folder.0.join("copy.db");
    let made = admin::backup(folder.db(), &copy).unwrap();
    assert!(made.checked.is_whole() && made.bytes > 4096);
    assert_eq!((made.checked.tables, made.checked.steps), (1, steps));
    // Nothing is overwritten, and nothing restored under a server that runs.
    assert!(admin::backup(folder.db(), &copy).unwrap_err().to_string().contains("exists"));
    assert!(admin::restore(folder.db(), &copy, false).unwrap_err().to_string().contains("exists"));
    let order = host.state.choices[0].order.clone();
    host.order(&order).await.unwrap();
    drop(host);
    house.close().await;
    let found = admin::upgrade_check(folder.db()).unwrap();
    assert_eq!((found.same, found.go_on.len(), found.stay.len()), (1, 0, 0));
    assert_eq!(admin::restored(folder.db()).unwrap(), 1);

    let other = Folder::new();
    let restored = admin::restore(other.db(), &copy, false).unwrap();
    assert!(restored.before.is_none() && restored.checked.steps == steps);
    let house = House::open(config(&other)).await;
    let mut host = house.join(&table, &table.host).await;
    assert_eq!(host.state.state as usize, steps);
    // Dice that were seen after the backup was made never come again.
    assert!(host.state.dice.as_ref().is_some_and(|dice| dice.drawn >= 1000));
    let order = host.state.choices[0].order.clone();
    host.order(&order).await.unwrap();
    host.act(|id| ToTable::Resign { id, side: "us".into() }).await.unwrap();
    let record: engine::Record = host.record().await.parse().unwrap();
    assert_eq!(dice::check(&record, None).map(|report| report.gaps), Ok(1000));
    drop(host);
    let held = admin::restore(other.db(), &copy, true).unwrap_err().to_string();
    assert!(held.contains("in use"), "{held}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_changed_record_is_found_and_a_damaged_backup_refused() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let (good, bad) = (house.table(historical()).await, house.table(historical()).await);
    for table in [&good, &bad] {
        let mut host = house.join(table, &table.host).await;
        for _ in 0..4 {
            let order = host.state.choices[0].order.clone();
            let state = host.order(&order).await.unwrap();
            host.until(|seen| seen.state >= state).await;
        }
    }
    house.close().await;
    let copy = folder.0.join("copy.db");
    admin::backup(folder.db(), &copy).unwrap();
    // One byte of one order.
    let db = rusqlite::Connection::open(&copy).unwrap();
    let sql = "UPDATE entries SET hash = 'f' || substr(hash, 2) WHERE step = 3 AND hash NOT LIKE 'f%'
        AND number = (SELECT number FROM tables WHERE id = ?)";
    let changed = db.execute(sql, [&bad.table]).unwrap();
    let sql = "UPDATE entries SET hash = 'e' || substr(hash, 2) WHERE step = 3
        AND number = (SELECT number FROM tables WHERE id = ?)";
    if changed == 0 {
        db.execute(sql, [&bad.table]).unwrap();
    }
    drop(db);
    let checked = admin::verify(&copy).unwrap();
    assert!(!checked.is_whole() && checked.damage.is_empty());
    assert_eq!(checked.broken.len(), 1);
    assert_eq!((checked.broken[0].table.as_str(), checked.broken[0].step), (bad.table.as_str(), 3));
    // A draw that is counted and stands nowhere: the positions are as they were, the dice are not.
    let skipped = folder.0.join("skipped.db");
    admin::backup(folder.db(), &skipped).unwrap();
    let db = rusqlite::Connection::open(&skipped).unwrap();
    db.execute("UPDATE tables SET drawn = drawn + 1 WHERE id = ?", [&good.table]).unwrap();
    drop(db);
    let checked = admin::verify(&skipped).unwrap();
    assert_eq!(checked.broken.len(), 1, "{checked:?}");
    let broken = &checked.broken[0];
    assert_eq!((broken.table.as_str(), broken.reason.as_str()), (good.table.as_str(), "dice-missing"));
    let refused = admin::restore(folder.0.join("new.db"), &copy, false).unwrap_err().to_string();
    assert!(refused.contains("damaged") && refused.contains(&bad.table), "{refused}");
    assert!(!folder.0.join("new.db").exists());
    // Half a file.
    let bytes = std::fs::read(&copy).unwrap();
    std::fs::write(&copy, &bytes[..bytes.len() / 2]).unwrap();
    assert!(admin::verify(&copy).map_or(true, |checked| !checked.is_whole()));
    assert!(admin::restore(folder.0.join("new.db"), &copy, false).is_err());
    let missing = admin::verify(folder.0.join("nowhere.db")).unwrap_err().to_string();
    assert!(missing.contains("no such file"), "{missing}");
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_listed_removed_and_hidden_while_the_server_runs() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let table = house.table(json!({ "seats": [["us", { "human": "Anna" }]] })).await;
    let other = house.table(json!({})).await;
    let mut host = house.join(&table, &table.host).await;
    let lines = admin::list(folder.db()).unwrap();
    assert_eq!(lines.len(), 2);
    let line = lines.iter().find(|line| line.table == table.table).unwrap();
    assert_eq!((line.game.as_str(), line.over, line.public, line.hidden), ("mortain", false, false, false));
    assert!(line.players.iter().any(|player| player == "human Anna"));

    let ids = [other.table.clone(), "AAAAAAAAAAAAAAAAAAAAAA".to_owned(), "x".to_owned()];
    assert_eq!(admin::remove(folder.db(), &ids).unwrap(), ids[..1]);
    assert_eq!(
        Client::join(house.addr, &other.table, &other.host, "en").await.err().unwrap().code,
        "not_found"
    );
    let ids = std::slice::from_ref(&table.table);
    assert_eq!(admin::hide(folder.db(), ids, true, true).unwrap(), ids);
    let line = &admin::list(folder.db()).unwrap()[0];
    assert!(line.hidden && line.players.iter().all(|player| !player.contains("Anna")));
    // The table itself goes on.
    let order = host.state.choices[0].order.clone();
    if host.order(&order).await.is_err() {
        host.hear().await;
        let order = host.state.choices[0].order.clone();
        host.order(&order).await.unwrap();
    }
    admin::remove(folder.db(), ids).unwrap();
    house.close().await;
}
