//! Figures for the operator, in Prometheus' text format, on an address of their own. Figures only: no ids, no names, no
//! addresses.

use crate::app::App;
use crate::limits::Ask;
use crate::{Error, logs};
use axum::Router;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::fmt::{Display, Write};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use tokio::net::TcpListener;

/// Something that is counted.
#[derive(Default)]
pub struct Counter(AtomicU64);

impl Counter {
    const fn new() -> Counter {
        Counter(AtomicU64::new(0))
    }
    /// One more.
    pub fn count(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
    fn now(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Something that goes up and down, in thousandths.
pub struct Gauge(AtomicI64);

impl Gauge {
    /// What it is now.
    pub fn set(&self, value: i64) {
        self.0.store(value, Ordering::Relaxed);
    }
    /// What it was last.
    pub fn now(&self) -> i64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// How often a measure was at most so large.
pub struct Histogram {
    bounds: &'static [f64],
    counts: [AtomicU64; 12],
    /// In millionths.
    sum: AtomicU64,
}

impl Histogram {
    const fn new(bounds: &'static [f64]) -> Histogram {
        assert!(bounds.len() < 12);
        Histogram { bounds, counts: [const { AtomicU64::new(0) }; 12], sum: AtomicU64::new(0) }
    }

    /// One more measure.
    pub fn measure(&self, value: f64) {
        let place = self.bounds.iter().position(|bound| value <= *bound).unwrap_or(self.bounds.len());
        self.counts[place].fetch_add(1, Ordering::Relaxed);
        self.sum.fetch_add((value * 1e6) as u64, Ordering::Relaxed);
    }
}

/// Seconds one transaction takes.
pub static COMMIT_SECONDS: Histogram =
    Histogram::new(&[0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0]);
/// Changes written in one transaction.
pub static COMMIT_CHANGES: Histogram =
    Histogram::new(&[1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0]);
/// Seconds it takes to work out where pieces can go.
pub static COURSE_SECONDS: Histogram =
    Histogram::new(&[0.0005, 0.001, 0.0025, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.5]);
/// Seconds from writing to hearing of it at another server.
pub static NEWS_SECONDS: Histogram =
    Histogram::new(&[0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0]);
/// How far this machine's clock is ahead of the database's.
pub static AHEAD: Gauge = Gauge(AtomicI64::new(0));
/// Transactions that failed.
pub static COMMITS_FAILED: Counter = Counter::new();
/// Tables laid out from their record.
pub static LAYOUTS: Counter = Counter::new();
/// Tables whose record was found damaged.
pub static BROKEN: Counter = Counter::new();
/// Messages of other servers on the same database.
pub static NEWS: Counter = Counter::new();
/// Bots of other servers that were taken over.
pub static TAKEN_OVER: Counter = Counter::new();
/// Sockets passed on to another server that plays the table.
pub static PASSED_ON: Counter = Counter::new();
/// How often the line on which other servers are heard has broken.
pub static LINES_LOST: Counter = Counter::new();
/// Changes that found their table changed by another server.
pub static CONFLICTS: Counter = Counter::new();
/// Panics of rules and bots.
pub static PANICS: Counter = Counter::new();

/// What can become of an order; the protocol's codes.
const RESULTS: [&str; 9] = [
    "done",
    "bad_request",
    "not_found",
    "forbidden",
    "stale",
    "refused",
    "too_many",
    "too_large",
    "internal",
];
static ORDERS: [Counter; RESULTS.len()] = [const { Counter::new() }; RESULTS.len()];

/// One order more, and what became of it.
pub fn order(result: &str) {
    if let Some(place) = RESULTS.iter().position(|known| *known == result) {
        ORDERS[place].count();
    }
}

/// Answers on an address of its own until the server stops.
pub async fn serve(app: Arc<App>, addr: SocketAddr) -> Result<(), Error> {
    let listener = TcpListener::bind(addr).await.map_err(|error| Error::Listen(addr, error))?;
    let mut stop = app.stop.clone();
    let router = Router::new().route("/metrics", get(figures)).with_state(app);
    tokio::spawn(async move {
        let stopped = async move {
            let _ = stop.wait_for(|stop| *stop).await;
        };
        tokio::select! {
            result = axum::serve(listener, router) => {
                if let Err(error) = result {
                    tracing::error!(%error, "figures are no longer told");
                }
            }
            () = stopped => {}
        }
    });
    Ok(())
}

async fn figures(State(app): State<Arc<App>>) -> Response {
    ([(CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], write(&app)).into_response()
}

/// All figures.
fn write(app: &App) -> String {
    let mut page = Page(String::new());
    page.head("build_info", "gauge", "The version that runs.");
    page.line("build_info", &format!("{{version=\"{}\"}}", env!("CARGO_PKG_VERSION")), 1);
    page.one(
        "service_seconds",
        "gauge",
        "Seconds the tables have been served, over all starts.",
        app.uptime.now(),
    );
    page.one("sockets", "gauge", "Sockets open now.", app.limiter.sockets.now());
    page.one("connections", "gauge", "HTTP connections open now.", app.limiter.connections.now());
    page.one("tables_awake", "gauge", "Tables in memory now.", app.live.awake());
    page.one("bot_queue", "gauge", "Decisions of bots that wait for a thread.", app.pool.waiting());
    let (thoughts, seconds) = app.pool.thoughts();
    page.one("bot_thoughts_total", "counter", "Decisions bots have thought about.", thoughts);
    page.one("bot_thinking_seconds_total", "counter", "Seconds bots have thought.", seconds);
    page.head("refused_total", "counter", "Requests refused because an address asked too often.");
    for ask in Ask::ALL {
        page.line("refused_total", &format!("{{what=\"{}\"}}", ask.name()), app.limiter.refused(ask));
    }
    page.head("orders_total", "counter", "Orders, by what became of them.");
    for (result, count) in RESULTS.iter().zip(&ORDERS) {
        page.line("orders_total", &format!("{{result=\"{result}\"}}"), count.now());
    }
    page.histogram("commit_seconds", "Seconds one transaction took.", &COMMIT_SECONDS);
    page.histogram("course_seconds", "Seconds to work out where pieces can go.", &COURSE_SECONDS);
    page.histogram("commit_changes", "Changes in one transaction.", &COMMIT_CHANGES);
    page.one("commits_failed_total", "counter", "Transactions that failed.", COMMITS_FAILED.now());
    page.one(
        "conflicts_total",
        "counter",
        "Changes that found their table changed by another server.",
        CONFLICTS.now(),
    );
    if app.store.shared().is_some() {
        page.one("news_total", "counter", "Messages of other servers on the same database.", NEWS.now());
        page.histogram("news_seconds", "Seconds until other servers' writing was heard of.", &NEWS_SECONDS);
        page.one(
            "clock_ahead_seconds",
            "gauge",
            "Seconds this machine's clock is ahead of the database's.",
            AHEAD.now() as f64 / 1000.0,
        );
        page.one(
            "bots_taken_over_total",
            "counter",
            "Bots of other servers that were taken over.",
            TAKEN_OVER.now(),
        );
        page.one(
            "sockets_passed_on_total",
            "counter",
            "Sockets passed on to another server that plays the table.",
            PASSED_ON.now(),
        );
        page.one(
            "news_lines_lost_total",
            "counter",
            "How often the line on which other servers are heard has broken.",
            LINES_LOST.now(),
        );
    }
    page.one("layouts_total", "counter", "Tables laid out from their record.", LAYOUTS.now());
    page.one("tables_broken_total", "counter", "Tables whose record does not replay.", BROKEN.now());
    page.one("panics_total", "counter", "Panics of rules and bots.", PANICS.now());
    page.one("log_lines_left_out_total", "counter", "Log lines left out as too many.", logs::left_out());
    page.0
}

struct Page(String);

impl Page {
    fn head(&mut self, name: &str, kind: &str, help: &str) {
        let _ = writeln!(self.0, "# HELP feldzug_{name} {help}\n# TYPE feldzug_{name} {kind}");
    }

    fn line(&mut self, name: &str, labels: &str, value: impl Display) {
        let _ = writeln!(self.0, "feldzug_{name}{labels} {value}");
    }

    fn one(&mut self, name: &str, kind: &str, help: &str, value: impl Display) {
        self.head(name, kind, help);
        self.line(name, "", value);
    }

    fn histogram(&mut self, name: &str, help: &str, histogram: &Histogram) {
        self.head(name, "histogram", help);
        let mut sum = 0;
        for (place, count) in histogram.counts.iter().take(histogram.bounds.len() + 1).enumerate() {
            sum += count.load(Ordering::Relaxed);
            let bound = histogram.bounds.get(place).map_or("+Inf".to_owned(), ToString::to_string);
            self.line(&format!("{name}_bucket"), &format!("{{le=\"{bound}\"}}"), sum);
        }
        let total = histogram.sum.load(Ordering::Relaxed) as f64 / 1e6;
        self.line(&format!("{name}_sum"), "", total);
        self.line(&format!("{name}_count"), "", sum);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_adds_up() {
        static SIZES: Histogram = Histogram::new(&[1.0, 10.0]);
        [0.5, 1.0, 7.0, 700.0].iter().for_each(|value| SIZES.measure(*value));
        let mut page = Page(String::new());
        page.histogram("sizes", "Sizes.", &SIZES);
        let lines: Vec<&str> = page.0.lines().skip(2).collect();
        let wanted = [
            "feldzug_sizes_bucket{le=\"1\"} 2",
            "feldzug_sizes_bucket{le=\"10\"} 3",
            "feldzug_sizes_bucket{le=\"+Inf\"} 4",
            "feldzug_sizes_sum 708.5",
            "feldzug_sizes_count 4",
        ];
        assert_eq!(lines, wanted);
    }
}
