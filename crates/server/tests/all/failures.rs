//! What can fail between servers and their database, case by case: nothing acknowledged is lost, nothing is there twice, and a second
//! try gives the same dice.

use crate::cluster;
use crate::kill::{spawn, spawn_on};
use crate::support::*;
use engine::{Need, Record};
use protocol::*;
use server::admin;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;

/// What a line does that fails.
#[derive(Clone, PartialEq, Debug)]
enum Failure {
    /// What the server says from these words on goes nowhere, and nobody tells it.
    Lost(String),
    /// The commit after these words arrives; its answer does not, and the line ends.
    Unanswered(String),
    /// The same, but the line seems to be there.
    Silent(String),
    /// News of other servers do not arrive, everything else does.
    Deaf,
}

/// A line between servers and database.
struct Wire {
    /// The address of the database over this line.
    db: String,
    fails: Arc<Mutex<Option<Failure>>>,
    failed: Arc<Notify>,
    /// What went nowhere.
    lost: Arc<Mutex<Vec<u8>>>,
}

impl Wire {
    async fn lay(db: &str) -> Wire {
        let to = db.split(['@', '/']).nth(3).unwrap().to_owned();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let db = db.replace(&to, &listener.local_addr().unwrap().to_string());
        let wire = Wire { db, fails: Arc::default(), failed: Arc::default(), lost: Arc::default() };
        let (fails, failed, lost) = (wire.fails.clone(), wire.failed.clone(), wire.lost.clone());
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let Ok(far) = TcpStream::connect(&to).await else { return };
                tokio::spawn(connection(near, far, fails.clone(), failed.clone(), lost.clone()));
            }
        });
        wire
    }

    fn fail(&self, failure: Failure) {
        *self.fails.lock().unwrap() = Some(failure);
    }

    async fn has_failed(&self) {
        tokio::time::timeout(Duration::from_secs(20), self.failed.notified())
            .await
            .expect("it fails in time");
    }
}

fn holds(bytes: &[u8], words: &str) -> bool {
    bytes.windows(words.len()).any(|some| some == words.as_bytes())
}

async fn connection(
    mut near: TcpStream,
    mut far: TcpStream,
    fails: Arc<Mutex<Option<Failure>>>,
    failed: Arc<Notify>,
    lost: Arc<Mutex<Vec<u8>>>,
) {
    let (mut up, mut down) = (vec![0; 65536], vec![0; 65536]);
    let (mut marked, mut committed, mut answer) = (None, false, Vec::new());
    let (mut listens, mut deaf) = (false, false);
    loop {
        let (from_near, many) = tokio::select! {
            read = near.read(&mut up) => (true, read),
            read = far.read(&mut down) => (false, read),
        };
        let Ok(many @ 1..) = many else { return };
        if !from_near {
            if committed {
                answer.extend(&down[..many]);
                if holds(&answer, "COMMIT\0") {
                    failed.notify_one();
                    if let Some(Failure::Silent(_)) = marked {
                        std::future::pending::<()>().await;
                    }
                    return;
                }
            } else if !deaf && near.write_all(&down[..many]).await.is_err() {
                return;
            }
            // That it may listen it still hears.
            deaf |= listens && holds(&down[..many], "LISTEN\0");
            continue;
        }
        let said = &up[..many];
        let failure = fails.lock().unwrap().clone();
        match &failure {
            Some(Failure::Lost(words)) if holds(said, words) => {
                *fails.lock().unwrap() = None;
                lost.lock().unwrap().extend(said);
                failed.notify_one();
                while let Ok(many @ 1..) = near.read(&mut up).await {
                    lost.lock().unwrap().extend(&up[..many]);
                }
                return;
            }
            Some(Failure::Unanswered(words) | Failure::Silent(words)) if holds(said, words) => {
                marked = fails.lock().unwrap().take();
            }
            Some(Failure::Deaf) => listens |= holds(said, "LISTEN"),
            _ => {}
        }
        committed |= marked.is_some() && holds(said, "COMMIT");
        if far.write_all(&up[..many]).await.is_err() {
            return;
        }
    }
}

async fn house(db: &str) -> House {
    House::open(config_on(db.parse().unwrap())).await
}

async fn record(client: &mut Client) -> Record {
    client.record().await.parse().unwrap()
}

/// Plays until there is an order on which luck follows, and gives that back.
async fn order_with_luck(client: &mut Client) -> String {
    let mut whim = Whim(11);
    loop {
        client.until(|state| !state.choices.is_empty()).await;
        let table = catalog::find("mortain").unwrap().replay(&record(client).await, None).unwrap();
        let Need::Order(seat) = table.need() else { panic!("a side decides") };
        let lucky = client.state.choices.iter().map(|choice| &choice.order).find(|order| {
            let mut table = table.fork();
            table.order(seat, order).is_ok() && matches!(table.need(), Need::Luck(_))
        });
        if let Some(order) = lucky {
            return order.clone();
        }
        let order = client.state.choices[whim.below(client.state.choices.len())].order.clone();
        let version = client.state.version;
        client.order(&order).await.unwrap();
        client.until(|state| state.version > version).await;
    }
}

/// The order stands at this place, once, and luck follows it.
async fn stands_once(client: &mut Client, at: u32, order: &str) -> Vec<engine::Entry> {
    let new = record(client).await.entries.split_off(at as usize);
    assert_eq!(new.iter().filter(|entry| entry.what == order).count(), 1, "{new:?}");
    assert!(new[0].what == order && new[1].is_luck(), "{new:?}");
    new
}

#[tokio::test(flavor = "multi_thread")]
async fn a_commit_whose_answer_is_lost_is_not_written_twice() {
    let Some(db) = cluster::database() else { return };
    let wire = Wire::lay(&db).await;
    let (one, other) = (house(&wire.db).await, house(&db).await);
    let table = one.table(historical()).await;
    let mut host = one.join(&table, &table.host).await;
    let order = order_with_luck(&mut host).await;
    let before = host.state.state;
    wire.fail(Failure::Unanswered(order.clone()));
    // The second try finds that the version has moved on: the client is told that its picture is old, and gets the one with its order.
    assert_eq!(host.order(&order).await.unwrap_err().code, "stale");
    wire.has_failed().await;
    host.until(|state| state.state > before).await;
    stands_once(&mut host, before, &order).await;
    let mut far = other.join(&table, &table.host).await;
    stands_once(&mut far, before, &order).await;
    far.until(|state| !state.choices.is_empty()).await;
    let next = far.state.choices[0].order.clone();
    far.order(&next).await.unwrap();
    drop((host, far));
    one.close().await;
    other.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_dies_before_the_commit_has_done_nothing_and_the_next_try_gives_the_same_dice() {
    let Some(db) = cluster::database() else { return };
    let wire = Wire::lay(&db).await;
    let (mut child, addr) = spawn_on(&wire.db, 0);
    let other = house(&db).await;
    let table = other.table(historical()).await;
    let mut host = Client::join(addr, &table.table, &table.host, "en").await.unwrap();
    let order = order_with_luck(&mut host).await;
    let before = host.state.state;
    wire.fail(Failure::Lost(order.clone()));
    let (version, side) = (host.state.version, host.state.decides.clone());
    host.send(&ToTable::Order { id: 1, version, side, order: order.clone() }).await;
    wire.has_failed().await;
    // Everything that belongs to the order has been said by then, or soon.
    tokio::time::sleep(Duration::from_millis(300)).await;
    child.kill().unwrap();
    child.wait().unwrap();
    let mut host = other.join(&table, &table.host).await;
    assert_eq!(host.state.state, before, "nothing was acknowledged, nothing is there");
    host.order(&order).await.unwrap();
    let lost = wire.lost.lock().unwrap().clone();
    for entry in stands_once(&mut host, before, &order).await {
        let drawn = entry.drawn.map(|drawn| drawn.write());
        for words in [Some(entry.what), Some(entry.hash), drawn].into_iter().flatten() {
            assert!(holds(&lost, &words), "the first try would have written {words} as well");
        }
    }
    drop(host);
    other.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_server_has_written_before_it_died_is_seen_at_the_next() {
    let Some(db) = cluster::database() else { return };
    let wire = Wire::lay(&db).await;
    let (mut child, addr) = spawn_on(&wire.db, 0);
    let other = house(&db).await;
    let table = other.table(historical()).await;
    let mut host = Client::join(addr, &table.table, &table.host, "en").await.unwrap();
    let order = order_with_luck(&mut host).await;
    let before = host.state.state;
    wire.fail(Failure::Silent(order.clone()));
    let (version, side) = (host.state.version, host.state.decides.clone());
    host.send(&ToTable::Order { id: 1, version, side: side.clone(), order: order.clone() }).await;
    wire.has_failed().await;
    child.kill().unwrap();
    child.wait().unwrap();
    let mut host = other.join(&table, &table.host).await;
    stands_once(&mut host, before, &order).await;
    // Given again on the version it was given on, it is refused.
    let again = host.act(|id| ToTable::Order { id, version, side, order: order.clone() }).await;
    assert_eq!(again.unwrap_err().code, "stale");
    stands_once(&mut host, before, &order).await;
    drop(host);
    other.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_gives_the_same_dice_when_its_server_was_killed_between_order_and_answer() {
    let (folder, twin) = (Folder::new(), Folder::new());
    let (mut child, addr) = spawn(&folder);
    let opened = request(addr, "POST /api/tables HTTP/1.1\r\n", &historical_game()).await;
    let table: TableOpened = opened.json();
    let mut host = Client::join(addr, &table.table, &table.host, "en").await.unwrap();
    let order = order_with_luck(&mut host).await;
    let before = host.state.state;
    admin::backup(folder.db(), &twin.db()).unwrap();
    // Somebody else writes for a while: the order waits.
    let busy = rusqlite::Connection::open(folder.db()).unwrap();
    busy.execute_batch("BEGIN IMMEDIATE").unwrap();
    let (version, side) = (host.state.version, host.state.decides.clone());
    host.send(&ToTable::Order { id: 1, version, side, order: order.clone() }).await;
    let answer = tokio::time::timeout(Duration::from_millis(300), host.hear()).await;
    assert!(answer.is_err(), "nothing is acknowledged before it is written: {answer:?}");
    child.kill().unwrap();
    child.wait().unwrap();
    drop(busy);
    let mut told = Vec::new();
    for folder in [&folder, &twin] {
        let (mut child, addr) = spawn(folder);
        let mut host = Client::join(addr, &table.table, &table.host, "en").await.unwrap();
        assert_eq!(host.state.state, before);
        host.order(&order).await.unwrap();
        told.push(stands_once(&mut host, before, &order).await);
        child.kill().unwrap();
        child.wait().unwrap();
    }
    assert_eq!(told[0], told[1]);
}

fn historical_game() -> String {
    let mut new = historical();
    new["game"] = "mortain".into();
    new.to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn of_two_orders_at_once_at_two_servers_one_is_kept() {
    let Some(db) = cluster::database() else { return };
    let (one, other) = (house(&db).await, house(&db).await);
    let table = one.table(historical()).await;
    let mut hosts = [one.join(&table, &table.host).await, other.join(&table, &table.host).await];
    let mut last = 0;
    for _ in 0..12 {
        for host in &mut hosts {
            host.until(|state| state.state >= last && !state.choices.is_empty()).await;
        }
        let before = hosts[0].state.state;
        let orders = hosts.each_ref().map(|host| host.state.choices[0].order.clone());
        let [near, far] = &mut hosts;
        let (near, far) = tokio::join!(near.order(&orders[0]), far.order(&orders[1]));
        let (kept, stale) = if near.is_ok() { (near, far) } else { (far, near) };
        last = kept.unwrap();
        assert_eq!(stale.unwrap_err().code, "stale");
        assert!(last > before);
    }
    let records = [record(&mut hosts[0]).await, record(&mut hosts[1]).await];
    assert_eq!(records[0], records[1]);
    drop(hosts);
    one.close().await;
    other.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn lost_news_make_a_picture_old_but_no_order_wrong() {
    let Some(db) = cluster::database() else { return };
    let wire = Wire::lay(&db).await;
    wire.fail(Failure::Deaf);
    let (one, deaf) = (house(&db).await, house(&wire.db).await);
    let table = one.table(historical()).await;
    let mut host = one.join(&table, &table.host).await;
    let mut late = deaf.join(&table, &table.host).await;
    late.until(|state| !state.choices.is_empty()).await;
    host.until(|state| !state.choices.is_empty()).await;
    let order = host.state.choices[0].order.clone();
    let state = host.order(&order).await.unwrap();
    // The other server has not heard of it: what is ordered on the old picture is refused, and the new one comes.
    let order = late.state.choices[0].order.clone();
    assert_eq!(late.order(&order).await.unwrap_err().code, "stale");
    late.until(|seen| seen.state >= state).await;
    // Who orders nothing sees it when the versions are compared.
    host.until(|seen| seen.state >= state && !seen.choices.is_empty()).await;
    let order = host.state.choices[0].order.clone();
    let state = host.order(&order).await.unwrap();
    late.until(|seen| seen.state >= state).await;
    drop((host, late));
    one.close().await;
    deaf.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_was_put_back_never_gives_dice_that_were_seen() {
    let Some(db) = cluster::database() else { return };
    let (first, name) = (cluster::address().unwrap(), db.rsplit('/').next().unwrap());
    let copy = |from: &str, to: &str| cluster::say(first, &format!("CREATE DATABASE {to} TEMPLATE {from}"));
    let before = house(&db).await;
    let table = before.table(historical()).await;
    let mut host = before.join(&table, &table.host).await;
    order_with_luck(&mut host).await;
    drop(host);
    before.close().await;
    copy(name, &format!("{name}_copy"));
    // The game goes on after the copy was made; what is thrown then is seen.
    let lost = house(&db).await;
    let mut host = lost.join(&table, &table.host).await;
    for _ in 0..3 {
        let order = order_with_luck(&mut host).await;
        let version = host.state.version;
        host.order(&order).await.unwrap();
        host.until(|state| state.version > version).await;
    }
    let (seen, version) = (record(&mut host).await, host.state.version);
    drop(host);
    lost.close().await;
    cluster::say(first, &format!("DROP DATABASE {name}"));
    copy(&format!("{name}_copy"), name);
    let database: server::Database = db.parse().unwrap();
    assert_eq!(tokio::task::block_in_place(|| admin::restored(&database)).unwrap(), 1);

    let after = house(&db).await;
    let mut host = after.join(&table, &table.host).await;
    assert!(host.state.state < seen.entries.len() as u32);
    assert!(host.state.version > version + 900, "no version that somebody has seen comes again");
    assert!(host.notes.iter().any(|note| note.kind == "gap"));
    // Whoever still shows the later picture is told.
    let (side, order) = (host.state.decides.clone(), host.state.choices[0].order.clone());
    let late = host.act(|id| ToTable::Order { id, version, side, order }).await;
    assert_eq!(late.unwrap_err().code, "stale");
    for _ in 0..3 {
        let order = order_with_luck(&mut host).await;
        let version = host.state.version;
        host.order(&order).await.unwrap();
        host.until(|state| state.version > version).await;
    }
    let draws = |record: &Record| -> Vec<u32> {
        record.entries.iter().filter_map(|entry| entry.drawn).map(|drawn| drawn.draw).collect()
    };
    let kept = draws(&record(&mut host).await);
    let fresh: Vec<&u32> = kept.iter().filter(|draw| **draw >= 1000).collect();
    assert!(fresh.len() >= 3 && draws(&seen).iter().all(|draw| *draw < 1000), "{kept:?}");
    host.act(|id| ToTable::Resign { id, side: "us".into() }).await.unwrap();
    assert_eq!(dice::check(&record(&mut host).await, None).map(|report| report.gaps), Ok(1000));
    drop(host);
    after.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newer_release_adds_to_the_database_while_this_one_serves() {
    let Some(db) = cluster::database() else { return };
    let (one, other) = (house(&db).await, house(&db).await);
    let table = one.table(historical()).await;
    let mut host = one.join(&table, &table.host).await;
    let mut far = other.join(&table, &table.host).await;
    let mut version = 0;
    for round in 0..6 {
        if round == 3 {
            // Every statement is known to both servers by now.
            let added = ["tables", "seats", "entries", "notes", "tokens"]
                .map(|table| format!("ALTER TABLE {table} ADD COLUMN later BIGINT NOT NULL DEFAULT 0;"));
            cluster::say(&db, &(added.concat() + "UPDATE feldzug SET version = version + 1"));
        }
        for client in [&mut host, &mut far] {
            client.until(|state| state.version >= version && !state.choices.is_empty()).await;
            let order = client.state.choices[0].order.clone();
            client.order(&order).await.unwrap();
            let given = client.state.version;
            client.until(|state| state.version > given || state.version > version).await;
            version = client.state.version.max(given + 1);
        }
        // Laid out as a whole, too.
        let fresh = house(&db).await;
        drop(fresh.join(&table, &table.watch).await);
        fresh.close().await;
        far.wish("us", Wish::Player("us".into(), PlayerSpec::Human(format!("round {round}")))).await.unwrap();
        version += 1;
    }
    drop((host, far));
    one.close().await;
    other.close().await;
}
