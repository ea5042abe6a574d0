//! Dice anybody can verify, from outside: sealed, waited for, the same after a crash, never told while they are secret.

use crate::support::*;
use dice::{check, seal, write_hex};
use protocol::*;
use serde_json::{Value, json};

/// Tells the seals of this client's sides, and remembers the seeds: always the same ones.
async fn seal_all(client: &mut Client) {
    for side in client.welcome.yours.clone() {
        let seal = write_hex(&seal(&side, &[side.len() as u8; 16]));
        client.act(|id| ToTable::Seal { id, side, seal, lost: false }).await.unwrap();
    }
}

async fn open_all(client: &mut Client) {
    for side in client.welcome.yours.clone() {
        let seed = write_hex(&[side.len() as u8; 16]);
        client.act(|id| ToTable::Seed { id, side, seed }).await.unwrap();
    }
    // Whoever tells the last seed sees the luck that has waited for it.
    if dice(client).waits.iter().all(|side| client.welcome.yours.contains(side)) {
        client.settled().await;
    }
}

fn dice(client: &Client) -> &DiceState {
    client.state.dice.as_ref().expect("dice that can be verified")
}

/// A random order of whoever must decide.
async fn order(client: &mut Client, whim: &mut Whim) {
    let order = client.state.choices[whim.below(client.state.choices.len())].order.clone();
    let version = client.state.version;
    client.order(&order).await.unwrap();
    client.until(|state| state.version > version).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn dice_that_two_people_have_sealed_are_right_when_the_game_is_over() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let table = house.table(historical()).await;
    let mut us = Client::join_sealing(house.addr, &table.table, seat(&table, "us")).await;
    assert_eq!((dice(&us).phase, dice(&us).waits.join(" ")), (DicePhase::Seals, "german us".to_owned()));
    seal_all(&mut us).await;
    let early = us.act(|id| ToTable::Seed { id, side: "us".into(), seed: "02".repeat(16) }).await;
    assert_eq!(early.unwrap_err().code, "refused", "german could still choose a seed that pleases");
    // Somebody sits down: everybody seals anew.
    let mut german = Client::join_sealing(house.addr, &table.table, seat(&table, "german")).await;
    us.until(|state| state.dice.as_ref().is_some_and(|dice| dice.waits.len() == 2)).await;
    let shown = dice(&us).commitment.clone();
    seal_all(&mut german).await;
    seal_all(&mut us).await;
    for rubbish in ["", "zz", "02"] {
        let wrong = us.act(|id| ToTable::Seed { id, side: "us".into(), seed: rubbish.into() }).await;
        assert_eq!(wrong.unwrap_err().code, "bad_request");
    }
    let other = us.act(|id| ToTable::Seed { id, side: "us".into(), seed: "99".repeat(16) }).await;
    assert_eq!(other.unwrap_err().code, "refused", "not what was sealed");
    let theirs = us.act(|id| ToTable::Seed { id, side: "german".into(), seed: "06".repeat(16) }).await;
    assert_eq!(theirs.unwrap_err().code, "forbidden");
    open_all(&mut us).await;
    open_all(&mut german).await;
    us.until(|state| state.dice.as_ref().is_some_and(|dice| dice.phase == DicePhase::Ready)).await;
    let mut whim = Whim(5);
    for turn in 0..60 {
        let state = us.state.state.max(german.state.state);
        us.until(|seen| seen.state >= state).await;
        german.until(|seen| seen.state >= state).await;
        if us.state.over.is_some() {
            break;
        }
        let player = if us.must_decide() { &mut us } else { &mut german };
        order(player, &mut whim).await;
        if turn == 30 {
            us.wish("us", Wish::TakeBack(4)).await.unwrap();
            german.answer("german", true).await.unwrap();
            german.until(|state| state.request.is_none() && state.state < 20).await;
            us.until(|state| state.request.is_none() && state.state < 20).await;
        }
    }
    let before: engine::Record = us.record().await.parse().unwrap();
    assert!(before.header.dice.iter().all(|(word, _)| word != "secret" && word != "seed"), "it still runs");
    assert_eq!(check(&before, None).unwrap_err().key, "dice-no-secret");
    us.act(|id| ToTable::Resign { id, side: "us".into() }).await.unwrap();
    let record: engine::Record = us.record().await.parse().unwrap();
    let report = check(&record, Some(&shown)).unwrap_or_else(|fault| panic!("{fault:?}"));
    assert_eq!(report.sealed, ["german", "us"]);
    assert!(report.drawn > 10 && report.struck > 0, "{report:?}");
    // The rules agree with the numbers as well.
    catalog::find("mortain").unwrap().replay(&record, None).unwrap();
    let mut altered = record.clone();
    let luck = altered.entries.iter_mut().find(|entry| entry.is_luck()).unwrap();
    luck.drawn.as_mut().unwrap().nth ^= 1;
    assert!(catalog::find("mortain").unwrap().replay(&altered, None).is_err());
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn luck_waits_for_seeds_and_a_lost_seed_is_sealed_anew() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let table = house.table(historical()).await;
    let mut host = Client::join_sealing(house.addr, &table.table, &table.host).await;
    let mut whim = Whim(3);
    while !host.state.decides.is_empty() {
        order(&mut host, &mut whim).await;
    }
    assert!(dice(&host).luck_waits && host.state.over.is_none());
    let waiting = host.state.state;
    seal_all(&mut host).await;
    // Its seed is on a device that does not come back.
    let fresh = write_hex(&seal("us", &[9; 16]));
    let again = |lost| {
        let seal = fresh.clone();
        move |id| ToTable::Seal { id, side: "us".into(), seal, lost }
    };
    host.act(again(false)).await.unwrap();
    // A second window changes nothing: everybody has sealed.
    host.until(|state| state.dice.as_ref().unwrap().phase == DicePhase::Seeds).await;
    host.act(again(true)).await.unwrap();
    host.until(|state| state.dice.as_ref().unwrap().waits == ["german"]).await;
    let side = "german".to_owned();
    let sealed = write_hex(&seal("german", &[6; 16]));
    host.act(|id| ToTable::Seal { id, side, seal: sealed, lost: false }).await.unwrap();
    host.act(|id| ToTable::Seed { id, side: "us".into(), seed: "09".repeat(16) }).await.unwrap();
    assert_eq!(host.state.state, waiting);
    host.act(|id| ToTable::Seed { id, side: "german".into(), seed: "06".repeat(16) }).await.unwrap();
    host.until(|state| state.state > waiting && !state.dice.as_ref().unwrap().luck_waits).await;
    // Who has started to play can put the computer there, and nobody waits for its seed.
    let table = house.table(historical()).await;
    let mut host = Client::join_sealing(house.addr, &table.table, &table.host).await;
    for side in ["us", "german"] {
        let bot = PlayerSpec::Bot("random".into());
        host.wish("", Wish::Player(side.into(), bot)).await.unwrap();
    }
    host.until(|state| state.state > 10).await;
    assert_eq!(dice(&host).phase, DicePhase::Ready);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_try_gives_the_same_dice_and_a_take_back_others() {
    let (folder, twin) = (Folder::new(), Folder::new());
    let house = House::open(config(&folder)).await;
    let table = house.table(historical()).await;
    let mut host = Client::join_sealing(house.addr, &table.table, &table.host).await;
    seal_all(&mut host).await;
    open_all(&mut host).await;
    for _ in 0..4 {
        order(&mut host, &mut Whim(1)).await;
    }
    let begun = host.state.state;
    drop(host);
    house.close().await;
    // As if the one server had died before it had written what follows.
    server::admin::backup(folder.db(), &twin.db()).unwrap();
    let mut records: Vec<Vec<engine::Entry>> = Vec::new();
    for folder in [&folder, &twin] {
        let house = House::open(config(folder)).await;
        let mut host = Client::join_sealing(house.addr, &table.table, &table.host).await;
        for _ in 0..12 {
            order(&mut host, &mut Whim(1)).await;
        }
        let record: engine::Record = host.record().await.parse().unwrap();
        records.push(record.entries);
        if records.len() == 2 {
            host.wish("us", Wish::TakeBack(begun)).await.unwrap();
            host.until(|state| state.state == begun).await;
            for _ in 0..12 {
                order(&mut host, &mut Whim(1)).await;
            }
            let record: engine::Record = host.record().await.parse().unwrap();
            records.push(record.entries);
        }
        drop(host);
        house.close().await;
    }
    let numbers = |entries: &[engine::Entry]| -> Vec<(u32, u64)> {
        let drawn = entries[begun as usize..].iter().filter_map(|entry| entry.drawn);
        drawn.map(|drawn| (drawn.draw, drawn.nth)).collect()
    };
    assert_eq!(records[0], records[1]);
    let (first, again) = (numbers(&records[1]), numbers(&records[2]));
    assert!(first.len() > 3 && again[0].0 > first.last().unwrap().0, "fresh numbers: {first:?} {again:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_view_never_holds_the_number_behind_a_draw() {
    let folder = Folder::new();
    let house = House::open(config(&folder)).await;
    let known = ["commitment", "drawn", "luck_waits", "phase", "round", "seals", "waits"];
    for game in catalog::games() {
        let id = game.profile().id;
        let new = json!({ "game": id }).to_string();
        let table: TableOpened = house.post("/api/tables", &new).await.json();
        let mut host = house.join(&table, &table.host).await;
        let mut watcher = house.join(&table, &table.watch).await;
        let mut whim = Whim(7);
        for _ in 0..25 {
            if host.state.over.is_some() {
                break;
            }
            order(&mut host, &mut whim).await;
        }
        let state = host.state.state;
        watcher.until(|seen| seen.state == state).await;
        let heard: Vec<String> = host.heard.drain(..).chain(watcher.heard.drain(..)).collect();
        if host.state.over.is_none() {
            let side = host.welcome.yours[0].clone();
            host.act(|id| ToTable::Resign { id, side }).await.unwrap();
        }
        let record: engine::Record = host.record().await.parse().unwrap();
        let secret = record.header.dice.iter().find(|(word, _)| word == "secret").unwrap().1.clone();
        let drawn: Vec<String> =
            record.entries.iter().filter_map(|entry| entry.drawn).map(|drawn| drawn.write()).collect();
        for text in heard {
            let message: Value = serde_json::from_str(&text).unwrap();
            if let Some(dice) = message.get("dice").and_then(Value::as_object) {
                let keys: Vec<&str> = dice.keys().map(String::as_str).collect();
                assert_eq!(keys, known, "{id}");
            }
            assert!(!text.contains(&secret), "{id}");
            for number in &drawn {
                assert!(!text.contains(number), "{id}: {number}");
            }
        }
    }
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_sees_which_dice_were_begun_and_secrets_only_of_games_that_are_over() {
    let file = Folder::new();
    let mut databases = vec![file.db().into()];
    databases.extend(crate::cluster::database().map(|db| db.parse::<server::Database>().unwrap()));
    for db in databases {
        let house = House::open(config_on(db)).await;
        let mut shown = Vec::new();
        let mut hosts = Vec::new();
        for _ in 0..3 {
            let table = house.table(historical()).await;
            let host = house.join(&table, &table.host).await;
            shown.push((table.table.clone(), dice(&host).commitment.clone()));
            hosts.push(host);
        }
        let ended = &mut hosts[1];
        ended.act(|id| ToTable::Resign { id, side: "us".into() }).await.unwrap();
        let record: engine::Record = ended.record().await.parse().unwrap();
        let secret = &record.header.dice.iter().find(|(word, _)| word == "secret").unwrap().1;

        let answer = house.get("/api/dice").await;
        let list: TablesDice = answer.json();
        assert_eq!((list.begun, list.ended, list.before), (3, 1, None));
        // The newest first.
        let told: Vec<&str> = list.tables.iter().map(|line| line.commitment.as_str()).collect();
        let expected: Vec<&str> = shown.iter().rev().map(|(_, commitment)| commitment.as_str()).collect();
        assert_eq!(told, expected);
        let over = &list.tables[1];
        assert_eq!((over.table.as_ref(), over.secret.as_ref()), (Some(&shown[1].0), Some(secret)));
        assert!(over.ended.is_some_and(|ended| ended >= over.begun && over.begun > 1_700_000_000));
        let secret: [u8; 32] = dice::read_hex(secret).unwrap();
        assert_eq!(write_hex(&dice::commitment(&shown[1].0, &secret)), shown[1].1);
        for line in [&list.tables[0], &list.tables[2]] {
            assert_eq!((line.ended, &line.table, &line.secret), (None, &None, &None));
        }
        for (table, _) in [&shown[0], &shown[2]] {
            assert!(!answer.body.contains(table.as_str()), "nobody is told where others play");
        }
        assert_eq!(answer.body.matches("secret").count(), 1);
        // Page by page.
        let rest: TablesDice = house.get("/api/dice?before=2").await.json();
        assert_eq!(rest.tables.iter().map(|line| &line.commitment).collect::<Vec<_>>(), [&shown[0].1]);
        assert_eq!(house.get("/api/dice?before=x").await.status, 400);
        drop(hosts);
        house.close().await;
    }
}
