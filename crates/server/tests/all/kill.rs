//! Nothing lost: the server is killed under load, again and again, and every acknowledged order is still there.

use crate::support::*;
use protocol::*;
use serde_json::json;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use tokio::task::JoinSet;

const KILLS: usize = 100;
const TABLES: usize = 4;
const DB: &str = "FELDZUG_TEST_DB";

/// Not a test: the server that is killed runs in here, in a process of its own.
#[test]
fn the_server_to_be_killed() {
    let Ok(db) = std::env::var(DB) else { return };
    let folder = Folder(std::path::PathBuf::from(&db).parent().unwrap().to_owned());
    let config = config(&folder);
    server::run(config, |addr| println!("\nserving {addr}")).unwrap();
}

/// A server in a process of its own.
pub fn spawn(folder: &Folder) -> (Child, SocketAddr) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "kill::the_server_to_be_killed", "--nocapture"])
        .env(DB, folder.db())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let addr = lines.map_while(Result::ok).find_map(|line| line.strip_prefix("serving ")?.parse().ok());
    (child, addr.expect("the server says where it listens"))
}

/// What a client knows of a table.
#[derive(Default)]
struct Known {
    /// Acknowledged orders: the state they were given in, side and order.
    kept: Vec<(u32, String, String)>,
    /// Refused orders likewise.
    refused: Vec<(u32, String)>,
    over: bool,
}

/// Plays until the line breaks.
async fn play(addr: SocketAddr, table: TableOpened, mut known: Known, seed: u64) -> (TableOpened, Known) {
    let mut whim = Whim(seed);
    let mut client = match Client::try_join(addr, &table.table, &table.host, "en").await {
        None => return (table, known),
        Some(joined) => joined.expect("let in"),
    };
    let mut number = 0;
    while client.state.over.is_none() {
        let (state, side) = (client.state.state, client.state.decides.clone());
        let wrong = whim.below(4) == 0;
        let order = match wrong {
            true => "move 120 0101".to_owned(),
            false => client.state.choices[whim.below(client.state.choices.len())].order.clone(),
        };
        number += 1;
        let message = ToTable::Order { id: number, state, side: side.clone(), order: order.clone() };
        if futures_util::SinkExt::send(
            &mut client.socket,
            tokio_tungstenite::tungstenite::Message::text(serde_json::to_string(&message).unwrap()),
        )
        .await
        .is_err()
        {
            return (table, known);
        }
        let mut answered = false;
        let mut wanted = state;
        while !answered || client.state.state < wanted {
            match next(&mut client.socket, &mut Vec::new()).await {
                None => return (table, known),
                Some(FromTable::Done { state: led, .. }) => {
                    known.kept.push((state, side.clone(), order.clone()));
                    answered = true;
                    wanted = led;
                }
                Some(FromTable::Problem { problem, .. }) => {
                    assert_eq!(problem.code, "refused", "{problem:?}");
                    known.refused.push((state, order.clone()));
                    answered = true;
                }
                Some(FromTable::State(now)) => client.state = now,
                Some(other) => panic!("{other:?}"),
            }
        }
    }
    known.over = true;
    (table, known)
}

/// Compares what the server still has with what the client was told.
async fn check(addr: SocketAddr, table: &TableOpened, known: &Known) {
    let mut client = Client::join(addr, &table.table, &table.host, "en").await.expect("let in");
    let record: engine::Record = client.record().await.parse().unwrap();
    for (state, side, order) in &known.kept {
        let entry = record.entries.get(*state as usize).expect("an acknowledged order is there");
        assert_eq!((&entry.who, &entry.what), (side, order));
    }
    for (state, order) in &known.refused {
        let entry = record.entries.get(*state as usize);
        assert!(entry.is_none_or(|entry| entry.what != *order), "a refused order is not there");
    }
    let orders = record.entries.iter().filter(|entry| !entry.is_luck()).count();
    assert!(orders >= known.kept.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_has_lost_nothing_it_acknowledged() {
    let folder = Folder::new();
    let begun = Instant::now();
    let mut whim = Whim(begun.elapsed().as_nanos() as u64 ^ std::process::id() as u64);
    let mut tables: Vec<(TableOpened, Known)> = Vec::new();
    let (mut kept, mut refused) = (0, 0);
    for kill in 0..KILLS {
        let (mut child, addr) = spawn(&folder);
        for (table, known) in &tables {
            check(addr, table, known).await;
        }
        for (_, known) in tables.extract_if(.., |(_, known)| known.over) {
            kept += known.kept.len();
            refused += known.refused.len();
        }
        while tables.len() < TABLES {
            let answer =
                request(addr, "POST /api/tables HTTP/1.1\r\n", &json!({ "game": "mortain" }).to_string())
                    .await;
            tables.push((answer.json(), Known::default()));
        }
        let mut players = JoinSet::new();
        for (index, (table, known)) in tables.drain(..).enumerate() {
            players.spawn(play(addr, table, known, (kill * TABLES + index) as u64));
        }
        tokio::time::sleep(Duration::from_millis(5 + whim.below(120) as u64)).await;
        child.kill().unwrap();
        child.wait().unwrap();
        tables = players.join_all().await;
    }
    let (mut child, addr) = spawn(&folder);
    for (table, known) in &tables {
        check(addr, table, known).await;
        kept += known.kept.len();
        refused += known.refused.len();
    }
    child.kill().unwrap();
    child.wait().unwrap();
    println!("{KILLS} kills, {kept} orders acknowledged, {refused} refused, {:?}", begun.elapsed());
    assert!(kept > 100 && refused > 10);
}
