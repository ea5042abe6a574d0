use std::collections::BTreeMap;
use std::fmt;
use std::fmt::Write as _;
use std::time::Duration;

/// Processor time by what it was used for.
pub type Parts = BTreeMap<&'static str, Duration>;

/// What a bench found.
#[derive(Clone, Debug)]
pub struct Report {
    /// Servers.
    pub nodes: usize,
    /// Tables with people at them.
    pub tables: usize,
    /// Sockets open.
    pub sockets: usize,
    /// How it went at each rate of orders per second.
    pub steady: Vec<(u32, Pace)>,
    /// As fast as possible.
    pub flat_out: Pace,
    /// Steps of the games on the tables, on average.
    pub steps: usize,
    /// Memory of an idle table: one that nobody has touched for a while.
    pub idle_bytes: usize,
    /// Memory of a table that lies ready for the next order.
    pub table_bytes: usize,
    /// Memory of a socket, client and server together.
    pub socket_bytes: usize,
}

/// How fast orders were acknowledged, each of them committed.
#[derive(Clone, Debug)]
pub struct Pace {
    /// Orders acknowledged.
    pub orders: usize,
    /// Per second.
    pub per_second: f64,
    /// Half of them took no longer.
    pub p50: Duration,
    /// 99 of 100 took no longer.
    pub p99: Duration,
    /// The slowest.
    pub max: Duration,
    /// Processor time for each order, of servers, clients and database together.
    pub processor: Duration,
    /// The same, part by part.
    pub parts: Parts,
}

impl Pace {
    pub(super) fn new(mut waits: Vec<Duration>, time: Duration, before: &Parts, after: &Parts) -> Pace {
        waits.sort();
        let many = (waits.len() as u32).max(1);
        // Threads that have ended have taken their time with them.
        let spent = |(part, time): (&&'static str, &Duration)| {
            (*part, time.saturating_sub(before.get(part).copied().unwrap_or_default()) / many)
        };
        let parts: Parts = after.iter().map(spent).filter(|(_, time)| !time.is_zero()).collect();
        let share =
            |share: f64| waits.get((waits.len() as f64 * share) as usize).copied().unwrap_or_default();
        Pace {
            orders: waits.len(),
            per_second: waits.len() as f64 / time.as_secs_f64().max(0.001),
            p50: share(0.5),
            p99: share(0.99),
            max: waits.last().copied().unwrap_or_default(),
            processor: parts.values().sum(),
            parts,
        }
    }
}

impl fmt::Display for Pace {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let ms = |time: Duration| time.as_secs_f64() * 1000.0;
        write!(
            f,
            "{:7.0} orders/s   p50 {:6.1} ms   p99 {:6.1} ms   max {:6.1} ms   processor {:.2} ms",
            self.per_second,
            ms(self.p50),
            ms(self.p99),
            ms(self.max),
            ms(self.processor)
        )?;
        let mut parts = String::new();
        for (part, time) in &self.parts {
            let _ = write!(parts, "{}{part} {:.3}", if parts.is_empty() { "" } else { ", " }, ms(*time));
        }
        write!(f, "\n                     {parts} ms")
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let servers =
            if self.nodes == 1 { "one server".to_owned() } else { format!("{} servers", self.nodes) };
        writeln!(f, "{} tables, {} sockets, {servers}", self.tables, self.sockets)?;
        for (wanted, pace) in &self.steady {
            writeln!(f, "at {wanted:5} orders/s  {pace}")?;
        }
        writeln!(f, "flat out           {}", self.flat_out)?;
        let kib = |bytes: usize| bytes as f64 / 1024.0;
        writeln!(f, "memory: {:.1} KiB for an idle table", kib(self.idle_bytes))?;
        writeln!(
            f,
            "        {:.1} KiB for a table of {} steps being played",
            kib(self.table_bytes),
            self.steps
        )?;
        write!(f, "        {:.1} KiB for a socket, both ends", kib(self.socket_bytes))
    }
}
