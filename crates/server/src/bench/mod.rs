//! How many orders a server keeps, how fast, and how much memory a table takes: measured on this machine, over loopback.

mod player;
mod report;

pub use report::{Pace, Report};

use crate::app::App;
use crate::http::open_table;
use crate::live::LiveTable;
use crate::luck::Fortune;
use crate::nodes;
use crate::store::{self, Change, Cutoffs};
use crate::{Config, Database, Error, serve};
use engine::{Need, Source};
use player::Player;
use protocol::{NewTable, TableOpened};
use report::Parts;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use text::Lang;
use tokio::net::TcpListener;
use tokio::runtime::Handle;
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, timeout};

/// How long a client waits to be let in.
const PATIENCE: Duration = Duration::from_secs(30);

/// How much load.
#[derive(Clone, Debug)]
pub struct Load {
    /// Tables with people at them; each has as many sockets as the game has sides.
    pub tables: usize,
    /// Orders per second, all tables together: one after the other.
    pub rates: Vec<u32>,
    /// How long orders are given at each rate; after that half as long as fast as possible.
    pub time: Duration,
    /// Servers on one PostgreSQL database; the sides of a table sit at different ones.
    pub nodes: usize,
}

impl Default for Load {
    fn default() -> Load {
        Load { tables: 1000, rates: vec![1000], time: Duration::from_secs(10), nodes: 1 }
    }
}

/// Measures a server with this configuration. It listens on a free port of the loopback device, whatever the configuration says,
/// and keeps its tables in a file of its own next to the configured one, which goes away again; or in the PostgreSQL database, which
/// must hold none.
pub fn bench(config: &Config, load: &Load) -> Result<Report, Error> {
    serve::allow_many_sockets();
    let runtime = |name: &str| {
        tokio::runtime::Builder::new_multi_thread()
            .thread_name(name)
            .max_blocking_threads(32)
            .enable_all()
            .build()
    };
    let (servers, clients) = (runtime("servers")?, runtime("clients")?);
    let name = format!("feldzug-bench-{}.db", std::process::id());
    let file = match &config.db {
        Database::File(path) => Some(path.with_file_name(name)),
        Database::Postgres(_) => None,
    };
    let mut config = config.clone();
    config.addr = SocketAddr::from(([127, 0, 0, 1], 0));
    if let Some(file) = &file {
        config.db = file.into();
    }
    config.limits.sockets = usize::MAX;
    config.limits.sockets_per_address = usize::MAX;
    config.limits.connections = 100_000;
    config.limits.connections_per_address = 100_000;
    config.limits.hellos_per_minute = f64::INFINITY;
    let result = fresh(&config.db).and_then(|()| servers.block_on(measure(&config, load, clients.handle())));
    let tidied = match &file {
        Some(file) => {
            for ending in ["", "-wal", "-shm", ".lock"] {
                let _ = std::fs::remove_file(format!("{}{ending}", file.display()));
            }
            Ok(())
        }
        None if result.is_ok() => empty(&config.db),
        None => Ok(()),
    };
    clients.shutdown_timeout(Duration::from_secs(1));
    servers.shutdown_timeout(Duration::from_secs(1));
    tidied.and(result)
}

/// Refuses a database in which there are tables.
fn fresh(db: &Database) -> Result<(), Error> {
    match store::open(db)?.all()?.is_empty() {
        true => Ok(()),
        false => Err(store::StoreError::Exists(db.to_string()).into()),
    }
}

/// Removes all tables.
fn empty(db: &Database) -> Result<(), Error> {
    let store = store::open(db)?;
    let all = i64::MAX;
    let cutoffs = Cutoffs { unplayed: all, unfinished: all, finished: all };
    let removals: Vec<Change> = store.all()?.into_iter().map(|id| Change::Remove { id, cutoffs }).collect();
    for some in removals.chunks(200) {
        store.commit(&some.iter().collect::<Vec<_>>())?;
    }
    Ok(())
}

async fn measure(config: &Config, load: &Load, clients: &Handle) -> Result<Report, Error> {
    let (_stopper, stopped) = watch::channel(false);
    let mut apps = Vec::new();
    let mut addrs = Vec::new();
    let nodes = match config.db {
        Database::File(_) => 1,
        Database::Postgres(_) => load.nodes.max(1),
    };
    for _ in 0..nodes {
        let (config, stopped) = (config.clone(), stopped.clone());
        let open = move || serve::open(config.clone(), store::open(&config.db)?, stopped);
        let app = tokio::task::spawn_blocking(open).await.map_err(std::io::Error::other)??;
        let addr = app.config.addr;
        let listener = TcpListener::bind(addr).await.map_err(|error| Error::Listen(addr, error))?;
        let addr = listener.local_addr()?;
        nodes::start(&app, addr).await?;
        tokio::spawn(serve::accept(listener, app.clone()));
        apps.push(app);
        addrs.push(addr);
    }
    let app = &apps[0];

    let records = records(app);
    // What the first tables bring with them (game, statements, threads) is not counted.
    open_tables(app, &records, 50).await;
    let before = memory();
    let tables = open_tables(app, &records, load.tables).await;
    let asleep = memory();
    for (_, live) in &tables {
        live.wake(app).await;
    }
    let with_tables = memory();
    let steps: usize = records.iter().map(|(_, steps)| steps).sum();

    let mut players = JoinSet::new();
    for (table, _) in tables {
        players.spawn_on(timeout(PATIENCE, Player::sit(addrs.clone(), table)), clients);
    }
    let mut players: Vec<Player> = players.join_all().await.into_iter().flatten().flatten().collect();
    let sockets = players.iter().map(Player::sockets).sum();
    let with_sockets = memory();

    let mut steady = Vec::new();
    for rate in &load.rates {
        let pause = Duration::from_secs_f64(load.tables as f64 / f64::from((*rate).max(1)));
        steady.push((*rate, run(&mut players, load.time, Some(pause), clients).await));
    }
    let flat_out = run(&mut players, load.time / 2, None, clients).await;
    for app in &apps {
        nodes::leave(app).await;
    }
    Ok(Report {
        nodes,
        tables: players.len(),
        sockets,
        steady,
        flat_out,
        steps: steps / records.len().max(1),
        idle_bytes: asleep.saturating_sub(before) / load.tables.max(1),
        table_bytes: with_tables.saturating_sub(asleep) / load.tables.max(1),
        socket_bytes: with_sockets.saturating_sub(with_tables) / sockets.max(1),
    })
}

/// Lets all players give orders for a while: each at its own times, or as soon as it can.
async fn run(players: &mut Vec<Player>, time: Duration, pause: Option<Duration>, clients: &Handle) -> Pace {
    let begin = Instant::now() + Duration::from_millis(200);
    let end = begin + time;
    let many = players.len().max(1) as u32;
    let mut running = JoinSet::new();
    for (number, player) in players.drain(..).enumerate() {
        let first = begin + pause.unwrap_or_default() * number as u32 / many;
        running.spawn_on(player.play(first, pause, end), clients);
    }
    let before = parts();
    let mut waits = Vec::new();
    for (player, own) in running.join_all().await {
        players.push(player);
        waits.extend(own);
    }
    Pace::new(waits, time, &before, &parts())
}

/// Records of games that have come some way: text, and how many steps.
fn records(app: &App) -> Vec<(String, usize)> {
    let mut fortune = Fortune::fresh();
    let mut records = Vec::new();
    let game = catalog::games()[0].profile();
    for number in 0..20 {
        let Ok(mut table) = app.games.table(game.id, "", &[]) else { continue };
        while table.len() < 40 + 10 * number {
            match table.need() {
                Need::Luck(_) => drop(table.roll(&mut fortune)),
                Need::Over(_) => break,
                Need::Order(seat) => {
                    let choices = table.choices(seat);
                    let choice = &choices[fortune.below(choices.len() as u64) as usize];
                    let _ = table.order(seat, &choice.order);
                }
            }
        }
        if !matches!(table.need(), Need::Over(_)) {
            records.push((table.record().to_string(), table.len()));
        }
    }
    records
}

/// Opens tables in the middle of a game, lays them out once, and puts them to sleep as if nobody had touched them.
async fn open_tables(
    app: &Arc<App>,
    records: &[(String, usize)],
    many: usize,
) -> Vec<(TableOpened, Arc<LiveTable>)> {
    let mut tables = Vec::new();
    for (record, _) in records.iter().cycle().take(many) {
        let new = NewTable {
            game: String::new(),
            scenario: String::new(),
            options: Vec::new(),
            seats: Vec::new(),
            record: Some(record.clone()),
            step: None,
            branch: None,
            then: Vec::new(),
            host: true,
        };
        if let Ok(opened) = open_table(app, new, None, Lang::En).await {
            let live = app.live.get(&opened.table);
            live.wake(app).await;
            live.sleep(Duration::ZERO);
            tables.push((opened, live));
        }
    }
    tables
}

/// Bytes of memory this process holds.
fn memory() -> usize {
    let text = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    let pages: usize = text.split(' ').nth(1).and_then(|pages| pages.parse().ok()).unwrap_or(0);
    pages * 4096
}

/// Processor time so far, by what it was used for: the threads of this process, and PostgreSQL on this machine.
fn parts() -> Parts {
    let mut parts = Parts::new();
    let tasks = std::fs::read_dir("/proc/self/task").into_iter().flatten().flatten();
    let own = tasks.filter_map(|task| used(&task.path()));
    let others = std::fs::read_dir("/proc").into_iter().flatten().flatten();
    let others = others.filter(|entry| entry.file_name().to_string_lossy().parse::<u32>().is_ok());
    let others = others.filter_map(|entry| used(&entry.path())).filter(|(name, _)| name == "postgres");
    for (name, time) in own {
        let part = match name.as_str() {
            "servers" => "servers",
            "clients" => "clients",
            "writer" => "writer",
            "postgres" => "lines to the database",
            _ => "other threads",
        };
        *parts.entry(part).or_default() += time;
    }
    for (_, time) in others {
        *parts.entry("PostgreSQL").or_default() += time;
    }
    parts
}

/// The name of a task and the processor time it has used.
fn used(task: &std::path::Path) -> Option<(String, Duration)> {
    let text = std::fs::read_to_string(task.join("stat")).ok()?;
    // The name in brackets may hold anything; user and system time are the 12th and 13th word after it.
    let (head, rest) = text.rsplit_once(')')?;
    let name = head.split_once('(')?.1.to_owned();
    let ticks: u64 =
        rest.split_whitespace().skip(11).take(2).filter_map(|word| word.parse::<u64>().ok()).sum();
    Some((name, Duration::from_millis(ticks * 10)))
}
