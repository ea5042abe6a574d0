//! How many orders a server keeps, how fast, and how much memory a table takes: measured on this machine, over loopback.

mod player;
mod report;

pub use report::{Pace, Report};

use crate::app::App;
use crate::http::open_table;
use crate::live::LiveTable;
use crate::luck::Fortune;
use crate::store::Sqlite;
use crate::{Config, Error, serve};
use engine::{Need, Source};
use player::Player;
use protocol::{NewTable, TableOpened};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use text::Lang;
use tokio::net::TcpListener;
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
    /// Orders per second, all tables together.
    pub rate: u32,
    /// How long orders are given at that rate, and after that as fast as possible.
    pub time: Duration,
}

impl Default for Load {
    fn default() -> Load {
        Load { tables: 1000, rate: 1000, time: Duration::from_secs(10) }
    }
}

/// Measures a server with this configuration. It listens on a free port of the loopback device, whatever the
/// configuration says, and keeps its tables in a file of its own next to the configured one, which goes away again.
pub fn bench(config: &Config, load: &Load) -> Result<Report, Error> {
    serve::allow_many_sockets();
    let runtime =
        tokio::runtime::Builder::new_multi_thread().max_blocking_threads(16).enable_all().build()?;
    let file = config.db.with_file_name(format!("feldzug-bench-{}.db", std::process::id()));
    let mut config = config.clone();
    config.addr = SocketAddr::from(([127, 0, 0, 1], 0));
    config.db = file.clone();
    config.limits.sockets = usize::MAX;
    config.limits.sockets_per_address = usize::MAX;
    config.limits.connections = 100_000;
    config.limits.connections_per_address = 100_000;
    config.limits.hellos_per_minute = f64::INFINITY;
    let result = runtime.block_on(measure(config, load));
    runtime.shutdown_timeout(Duration::from_secs(1));
    for ending in ["", "-wal", "-shm", ".lock"] {
        let _ = std::fs::remove_file(format!("{}{ending}", file.display()));
    }
    result
}

async fn measure(config: Config, load: &Load) -> Result<Report, Error> {
    let (_stopper, stopped) = watch::channel(false);
    let app = serve::open(config.clone(), Arc::new(Sqlite::open(&config.db)?), stopped)?;
    let listener = TcpListener::bind(config.addr).await.map_err(|error| Error::Listen(config.addr, error))?;
    let addr = listener.local_addr()?;
    tokio::spawn(serve::accept(listener, app.clone()));

    let records = records(&app);
    // What the first tables bring with them (game, statements, threads) is not counted.
    open_tables(&app, &records, 50).await;
    let before = memory();
    let tables = open_tables(&app, &records, load.tables).await;
    let asleep = memory();
    for (_, live) in &tables {
        live.wake(&app).await;
    }
    let with_tables = memory();
    let steps: usize = records.iter().map(|(_, steps)| steps).sum();

    let mut players = JoinSet::new();
    for (table, _) in tables {
        players.spawn(timeout(PATIENCE, Player::sit(addr, table)));
    }
    let mut players: Vec<Player> = players.join_all().await.into_iter().flatten().flatten().collect();
    let sockets = players.iter().map(Player::sockets).sum();
    let with_sockets = memory();

    let pause = Duration::from_secs_f64(load.tables as f64 / load.rate.max(1) as f64);
    let steady = run(&mut players, load.time, Some(pause)).await;
    let flat_out = run(&mut players, load.time / 2, None).await;
    Ok(Report {
        tables: players.len(),
        sockets,
        wanted: load.rate,
        steady,
        flat_out,
        steps: steps / records.len().max(1),
        idle_bytes: asleep.saturating_sub(before) / load.tables.max(1),
        table_bytes: with_tables.saturating_sub(asleep) / load.tables.max(1),
        socket_bytes: with_sockets.saturating_sub(with_tables) / sockets.max(1),
    })
}

/// Lets all players give orders for a while: each at its own times, or as soon as it can.
async fn run(players: &mut Vec<Player>, time: Duration, pause: Option<Duration>) -> Pace {
    let begin = Instant::now() + Duration::from_millis(200);
    let end = begin + time;
    let many = players.len().max(1) as u32;
    let mut running = JoinSet::new();
    for (number, player) in players.drain(..).enumerate() {
        let first = begin + pause.unwrap_or_default() * number as u32 / many;
        running.spawn(player.play(first, pause, end));
    }
    let before = processor();
    let mut waits = Vec::new();
    for (player, own) in running.join_all().await {
        players.push(player);
        waits.extend(own);
    }
    Pace::new(waits, time, processor().saturating_sub(before))
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

/// Processor time this process has used.
fn processor() -> Duration {
    let text = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // The name in brackets may hold anything; user and system time are the 12th and 13th word after it.
    let words = text.rsplit(')').next().unwrap_or_default().split_whitespace();
    let ticks: u64 = words.skip(11).take(2).filter_map(|word| word.parse::<u64>().ok()).sum();
    Duration::from_millis(ticks * 10)
}
