//! Several servers on one PostgreSQL database.

use crate::cluster;
use crate::kill::spawn_on;
use crate::support::*;
use protocol::*;
use serde_json::json;
use server::admin;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

async fn house(db: &str) -> House {
    House::open(config_on(db.parse().unwrap())).await
}

/// Operators are no part of a runtime.
fn operator<T>(ask: impl FnOnce() -> T) -> T {
    tokio::task::block_in_place(ask)
}

/// The first order there is, once there is one: dice may have to be thrown before.
async fn any_order(client: &mut Client) -> Result<u32, Problem> {
    client.until(|state| !state.choices.is_empty()).await;
    let order = client.state.choices[0].order.clone();
    client.order(&order).await
}

/// Whether somebody is at a side, as the client was told last.
fn is_here(client: &Client, side: &str) -> bool {
    client.state.players.iter().any(|player| player.side == side && player.here)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_one_server_writes_is_news_at_the_other() {
    let Some(db) = cluster::database() else { return };
    let (one, other) = (house(&db).await, house(&db).await);
    let table = one.table(historical()).await;
    let mut us = one.join(&table, seat(&table, "us")).await;
    let mut german = other.join(&table, seat(&table, "german")).await;
    // Each hears that the other is there, wherever that is.
    us.until(|state| state.players.iter().all(|player| player.here)).await;
    german.until(|state| state.players.iter().all(|player| player.here)).await;
    assert_eq!(operator(|| admin::nodes(db.parse::<server::Database>().unwrap())).unwrap().len(), 2);

    us.until(|state| !state.decides.is_empty()).await;
    german.until(|state| !state.decides.is_empty()).await;
    let (mut mover, mut waiter) = match us.must_decide() {
        true => (us, german),
        false => (german, us),
    };
    let old = waiter.state.version;
    let begun = Instant::now();
    let state = any_order(&mut mover).await.unwrap();
    waiter.until(|seen| seen.state >= state).await;
    println!("news after {:?}", begun.elapsed());
    assert!(waiter.heard.len() < 30, "no storm of states");
    // Arrows are seen there, too.
    let (side, cells) = (mover.welcome.yours[0].clone(), vec![("0101".to_owned(), "0203".to_owned())]);
    let drawn = (side.clone(), cells.clone());
    mover.ask(|id| ToTable::Point { id, side, cells }).await;
    assert_eq!(waiter.arrows().await, drawn);
    // An order on what was seen before is refused, and the fresh state comes.
    let side = waiter.welcome.yours[0].clone();
    let late = waiter.act(|id| ToTable::Order { id, version: old, side, order: "pass".into() }).await;
    assert_eq!(late.unwrap_err().code, "stale");

    // The line on which the servers hear each other is cut: what was missed is heard when there is a new one.
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN feldzug' AND datname = current_database()";
    cluster::say(&db, cut);
    mover.until(|seen| seen.state >= state).await;
    while mover.must_decide() {
        let state = any_order(&mut mover).await.unwrap();
        mover.until(|seen| seen.state >= state).await;
    }
    let state = mover.state.state;
    waiter.until(|seen| seen.state >= state).await;

    // Who goes is gone everywhere.
    let side = mover.welcome.yours[0].clone();
    drop(mover);
    while is_here(&waiter, &side) {
        waiter.hear().await;
    }
    drop(waiter);
    one.close().await;
    assert_eq!(operator(|| admin::nodes(db.parse::<server::Database>().unwrap())).unwrap().len(), 1);
    other.close().await;
}

/// Whose client adds no seed is not waited for. Both servers write that down at the same time: of one it is refused as old, and it
/// has to say it again.
#[tokio::test(flavor = "multi_thread")]
async fn two_come_at_once_to_two_servers_and_the_dice_wait_for_neither() {
    let Some(db) = cluster::database() else { return };
    let (one, other) = (house(&db).await, house(&db).await);
    for _ in 0..8 {
        let table = one.table(historical()).await;
        let (us, german) =
            tokio::join!(one.join(&table, seat(&table, "us")), other.join(&table, seat(&table, "german")));
        for mut client in [us, german] {
            client.until(|state| !state.decides.is_empty()).await;
        }
    }
    one.close().await;
    other.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_of_a_server_that_was_killed_are_taken_over() {
    let Some(db) = cluster::database() else { return };
    // The first server's bots take their time: it is killed while one thinks.
    let (mut child, addr) = spawn_on(&db, 600);
    let other = house(&db).await;
    let new =
        json!({ "game": "mortain", "scenario": "historical", "seats": [["german", { "bot": "greedy" }]] });
    let table: TableOpened = request(addr, "POST /api/tables HTTP/1.1\r\n", &new.to_string()).await.json();
    let mut host = Client::join(addr, &table.table, &table.host, "en").await.unwrap();
    while host.must_decide() {
        let state = any_order(&mut host).await.unwrap();
        host.until(|seen| seen.state >= state).await;
    }
    let state = host.state.state;
    child.kill().unwrap();
    child.wait().unwrap();
    let mut host = other.join(&table, &table.host).await;
    assert!(host.state.state >= state, "nothing is lost");
    let seen = host.state.state;
    host.until(|now| now.state > seen).await;
    drop(host);
    other.close().await;
}

/// A line between servers and database that can swallow everything.
async fn proxy(to: String, open: watch::Receiver<bool>) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    tokio::spawn(async move {
        while let Ok((mut near, _)) = listener.accept().await {
            let (to, mut open) = (to.clone(), open.clone());
            tokio::spawn(async move {
                let Ok(mut far) = TcpStream::connect(&to).await else { return };
                let (mut up, mut down) = (vec![0; 65536], vec![0; 65536]);
                loop {
                    // Bytes that come while it is shut are taken and go nowhere, and nobody is told.
                    let (from_near, many) = tokio::select! {
                        read = near.read(&mut up) => (true, read),
                        read = far.read(&mut down) => (false, read),
                    };
                    let Ok(many @ 1..) = many else { return };
                    if !*open.borrow() {
                        let _ = open.wait_for(|open| *open).await;
                        return;
                    }
                    let written = match from_near {
                        true => far.write_all(&up[..many]).await,
                        false => near.write_all(&down[..many]).await,
                    };
                    if written.is_err() {
                        return;
                    }
                }
            });
        }
    });
    port
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_database_no_order_is_accepted_and_with_it_all_goes_on() {
    let Some(db) = cluster::database() else { return };
    let (shut, open) = watch::channel(true);
    let at = db.split(['@', '/']).nth(3).unwrap().to_owned();
    let port = proxy(at.clone(), open).await;
    let one = house(&db.replace(&at, &format!("127.0.0.1:{port}"))).await;
    let other = house(&db).await;
    let table = one.table(historical()).await;
    let mut host = one.join(&table, &table.host).await;
    assert_eq!(one.get("/healthz").await.status, 200);
    shut.send_replace(false);
    let before = host.state.state;
    let begun = Instant::now();
    let refused = any_order(&mut host).await.unwrap_err();
    assert_eq!(refused.code, "internal", "{refused:?}");
    println!("an order was refused after {:?}", begun.elapsed());
    assert_eq!(one.get("/healthz").await.status, 503);
    drop(host);
    // Any other server carries the table on: nothing that was not acknowledged is in it.
    let mut host = other.join(&table, &table.host).await;
    assert_eq!(host.state.state, before);
    let state = any_order(&mut host).await.unwrap();
    host.until(|seen| seen.state >= state).await;
    shut.send_replace(true);
    let begun = Instant::now();
    while one.get("/healthz").await.status != 200 {
        assert!(begun.elapsed() < Duration::from_secs(60), "it does not come back");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    let mut again = one.join(&table, &table.host).await;
    assert_eq!(again.state.state, state, "what the other server has written");
    any_order(&mut again).await.unwrap();
    drop((host, again));
    one.close().await;
    other.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_club_is_carried_over_and_looked_after() {
    let Some(db) = cluster::database() else { return };
    let to: server::Database = db.parse().unwrap();
    let folder = Folder::new();
    let house_before = House::open(config(&folder)).await;
    let tables = [house_before.table(historical()).await, house_before.table(historical()).await];
    let mut host = house_before.join(&tables[0], &tables[0].host).await;
    for _ in 0..6 {
        let state = any_order(&mut host).await.unwrap();
        host.until(|seen| seen.state >= state).await;
    }
    let record = host.record().await;
    drop(host);
    let file = folder.db();
    assert!(operator(|| admin::carry_over(&file, &to)).unwrap_err().to_string().contains("in use"));
    house_before.close().await;
    let carried = operator(|| admin::carry_over(&file, &to)).unwrap();
    assert!(carried.checked.is_whole() && carried.checked.tables == 2, "{carried:?}");
    assert_eq!(carried.moved["tables"], 2);
    assert!(
        operator(|| admin::carry_over(&file, &to)).unwrap_err().to_string().contains("holds tables already")
    );

    let house_now = house(&db).await;
    let mut host = house_now.join(&tables[0], &tables[0].host).await;
    assert_eq!(host.record().await, record);
    any_order(&mut host).await.unwrap();
    // A table opened from now on has a number of its own.
    let third = house_now.table(historical()).await;
    assert_eq!(operator(|| admin::list(&to)).unwrap().len(), 3);
    let checked = operator(|| admin::verify(&to)).unwrap();
    assert!(checked.is_whole() && checked.tables == 3, "{checked:?}");
    assert_eq!(operator(|| admin::upgrade_check(&to)).unwrap().same, 3);
    assert_eq!(
        operator(|| admin::hide(&to, std::slice::from_ref(&tables[1].table), true, true)).unwrap().len(),
        1
    );
    assert_eq!(operator(|| admin::list(&to)).unwrap().iter().filter(|line| line.hidden).count(), 1);
    assert_eq!(operator(|| admin::remove(&to, std::slice::from_ref(&third.table))).unwrap().len(), 1);
    let instead = operator(|| admin::backup(&to, &folder.0.join("copy.db"))).unwrap_err().to_string();
    assert!(instead.contains("pg_dump"), "{instead}");
    assert!(
        operator(|| admin::restore(&to, &file, true)).unwrap_err().to_string().contains("admin restored")
    );
    drop(host);
    house_now.close().await;
    assert_eq!(operator(|| admin::restored(&to)).unwrap(), 2);
    let house_then = house(&db).await;
    let host = house_then.join(&tables[0], &tables[0].host).await;
    assert!(host.state.dice.as_ref().is_some_and(|dice| dice.drawn >= 1000));
    drop(host);
    house_then.close().await;
}
