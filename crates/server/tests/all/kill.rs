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
const BOT_DELAY: &str = "FELDZUG_TEST_BOT_DELAY";
const OWN_DATA: &str = "FELDZUG_TEST_OWN_DATA";

/// Not a test: the server that is killed runs in here, in a process of its own.
#[test]
fn the_server_to_be_killed() {
    let Ok(db) = std::env::var(DB) else { return };
    let mut config = config_on(db.parse().unwrap());
    if let Some(seconds) = std::env::var(BOT_DELAY).ok().and_then(|seconds| seconds.parse().ok()) {
        config.bot_delay = Duration::from_secs(seconds);
    }
    if let Ok(own) = std::env::var(OWN_DATA) {
        crate::upgrade::own_data(&own).1.unwrap();
    }
    server::run(config, |addr| println!("\nserving {addr}")).unwrap();
}

/// A server in a process of its own.
pub fn spawn(folder: &Folder) -> (Child, SocketAddr) {
    spawn_on(&folder.db().display().to_string(), 0)
}

/// A server in a process of its own, on this database; its bots move after so many seconds.
pub fn spawn_on(db: &str, bot_delay: u64) -> (Child, SocketAddr) {
    spawn_with(db, bot_delay, None)
}

/// The same with its own data for a game.
pub fn spawn_with(db: &str, bot_delay: u64, own: Option<&str>) -> (Child, SocketAddr) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "kill::the_server_to_be_killed", "--nocapture"])
        .env(DB, db)
        .env(BOT_DELAY, bot_delay.to_string())
        .envs(own.map(|own| (OWN_DATA, own)))
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
    /// Acknowledged orders that were not taken back: the state they were given in, side and order.
    kept: Vec<(u32, String, String)>,
    /// Refused orders likewise.
    refused: Vec<(u32, String)>,
    /// How many orders were acknowledged and how many refused, those taken back since among them.
    answered: (usize, usize),
    /// Acknowledged take-backs.
    backs: usize,
    /// The last acknowledged player, and how many there were.
    player: (String, usize),
    /// Nobody said whether the table went back to here.
    unsure: Option<u32>,
    over: bool,
}

impl Known {
    /// The table went back to this state, or may have.
    fn go_back(&mut self, to: u32) {
        self.kept.retain(|(state, ..)| *state < to);
        self.refused.clear();
    }
}

/// Plays until the line breaks.
async fn play(addr: SocketAddr, table: TableOpened, mut known: Known, seed: u64) -> (TableOpened, Known) {
    let mut whim = Whim(seed);
    let mut client = match Client::try_join(addr, &table.table, &table.host, "en").await {
        None => return (table, known),
        Some(joined) => joined.expect("let in"),
    };
    let mut id = 0;
    while client.state.over.is_none() {
        let (version, state, side) = (client.state.version, client.state.state, client.state.decides.clone());
        // Not far back, so that games go on and come to their ends.
        let back = known.kept.iter().rev().nth(whim.below(8));
        let back = back.map(|(to, ..)| *to).filter(|to| *to < state);
        id += 1;
        let (message, order) = match (whim.below(16), back) {
            (0, Some(to)) => (ToTable::Ask { id, side: side.clone(), what: Wish::TakeBack(to) }, None),
            (1, _) => {
                let name = PlayerSpec::Human(format!("player {seed} {id}"));
                (ToTable::Ask { id, side: side.clone(), what: Wish::Player(side.clone(), name) }, None)
            }
            (2..=4, _) => {
                let order = "move 120 0101".to_owned();
                (ToTable::Order { id, version, side: side.clone(), order: order.clone() }, Some(order))
            }
            _ => {
                let order = client.state.choices[whim.below(client.state.choices.len())].order.clone();
                (ToTable::Order { id, version, side: side.clone(), order: order.clone() }, Some(order))
            }
        };
        if let ToTable::Ask { what: Wish::TakeBack(to), .. } = &message {
            known.unsure = Some(*to);
        }
        if futures_util::SinkExt::send(
            &mut client.socket,
            tokio_tungstenite::tungstenite::Message::text(serde_json::to_string(&message).unwrap()),
        )
        .await
        .is_err()
        {
            return (table, known);
        }
        let mut wanted = None;
        while wanted.is_none_or(|wanted| client.state.version < wanted) {
            match next(&mut client.socket, &mut Vec::new()).await {
                None => return (table, known),
                Some(FromTable::Done { version, .. }) => {
                    wanted = Some(version);
                    match (&message, &order) {
                        (ToTable::Ask { what: Wish::TakeBack(to), .. }, _) => {
                            known.go_back(*to);
                            known.backs += 1;
                            known.unsure = None;
                        }
                        (ToTable::Ask { what: Wish::Player(_, PlayerSpec::Human(name)), .. }, _) => {
                            known.player = (name.clone(), known.player.1 + 1);
                        }
                        (_, Some(order)) => {
                            known.kept.push((state, side.clone(), order.clone()));
                            known.answered.0 += 1;
                        }
                        other => panic!("{other:?}"),
                    }
                }
                Some(FromTable::Problem { problem, .. }) => {
                    assert_eq!(problem.code, "refused", "{problem:?}");
                    wanted = Some(version);
                    known.refused.push((state, order.clone().expect("wishes are granted")));
                    known.answered.1 += 1;
                }
                Some(FromTable::State(now)) => client.state = now,
                Some(FromTable::Welcome(_)) => {}
                Some(other) => panic!("{other:?}"),
            }
        }
    }
    known.over = true;
    (table, known)
}

/// Compares what the server still has with what the client was told.
async fn check(addr: SocketAddr, table: &TableOpened, known: &mut Known) {
    let mut client = Client::join(addr, &table.table, &table.host, "en").await.expect("let in");
    let text = client.record().await;
    assert!(text.starts_with("feldzug record 2\n"));
    // Reading it checks count and digest of the closing line.
    let record: engine::Record = text.parse().unwrap();
    let backs = record.notes.iter().filter(|note| matches!(note.what, engine::Noted::TookBack { .. }));
    let players: Vec<String> = record
        .notes
        .iter()
        .filter_map(|note| match &note.what {
            engine::Noted::Player { player, .. } => Some(player.clone()),
            _ => None,
        })
        .collect();
    let backs = backs.count();
    if let Some(to) = known.unsure.take()
        && backs > known.backs
    {
        known.go_back(to);
    }
    assert!(backs >= known.backs, "every take-back is noted");
    known.backs = backs;
    assert!(players.len() >= known.player.1, "every change of players is noted");
    // A name may have been written without anybody having been told; nothing was promised of it.
    if !known.player.0.is_empty() {
        assert!(players.contains(&format!("human {}", known.player.0)));
    }
    known.player.1 = players.len();
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
    let (mut kept, mut refused, mut backs, mut players) = (0, 0, 0, 0);
    for kill in 0..KILLS {
        let (mut child, addr) = spawn(&folder);
        for (table, known) in &mut tables {
            check(addr, table, known).await;
        }
        for (_, known) in tables.extract_if(.., |(_, known)| known.over) {
            kept += known.answered.0;
            refused += known.answered.1;
            backs += known.backs;
            players += known.player.1;
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
    for (table, known) in &mut tables {
        check(addr, table, known).await;
        backs += known.backs;
        players += known.player.1;
        kept += known.answered.0;
        refused += known.answered.1;
    }
    child.kill().unwrap();
    child.wait().unwrap();
    println!(
        "{KILLS} kills, {kept} orders acknowledged, {refused} refused, {backs} take-backs, {players} changes of players, {:?}",
        begun.elapsed()
    );
    // A slow machine answers less between two kills, but never nothing.
    assert!(kept > 100 && refused > 10 && backs > 0 && players > 0);
}
