//! The server.

use super::values::threads;
use clap::Args as ClapArgs;
use std::path::PathBuf;

#[derive(ClapArgs)]
#[command(
    after_help = "Every option that has a variable can be set by it instead: FELDZUG_PUBLIC_URL=https://feldzug.example. Several values are
separated by commas. FELDZUG_LOG says how much is logged: info, debug, server::store=debug. See docs/operating.md."
)]
pub struct ServeArgs {
    /// Address to listen on; port 0 picks a free port
    #[arg(long, env = "FELDZUG_ADDR", default_value = "127.0.0.1:8080")]
    pub addr: std::net::SocketAddr,
    /// Database file, created if it does not exist; or a PostgreSQL database that several servers can share:
    /// postgres://USER@HOST/DATABASE
    #[arg(long, env = "FELDZUG_DB", value_name = "FILE|URL", default_value = "feldzug.db")]
    pub db: server::Database,
    /// Read the password of the PostgreSQL database from this file, so that it stands in no list of processes
    #[arg(long, env = "FELDZUG_DB_PASSWORD", value_name = "FILE")]
    pub db_password: Option<PathBuf>,
    /// Address players use if the server runs behind a proxy: https://feldzug.example
    #[arg(long, env = "FELDZUG_PUBLIC_URL", value_name = "URL", value_parser = public_url)]
    pub public_url: Option<String>,
    /// With PostgreSQL: address under which the other servers on the database reach this one [default: where it listens]
    #[arg(long, env = "FELDZUG_OWN_URL", value_name = "URL", value_parser = own_url)]
    pub own_url: Option<String>,
    /// Another name under which players reach the server, besides its address and --public-url
    #[arg(long = "host", env = "FELDZUG_HOST", value_delimiter = ',', value_name = "NAME")]
    pub hosts: Vec<String>,
    /// Trust X-Forwarded-For from proxies in this network (10.0.0.0/8, or one address) when rate-limiting by address; the
    /// last entry counts
    #[arg(long, env = "FELDZUG_TRUST_PROXY", value_name = "NETWORK", value_delimiter = ',')]
    pub trust_proxy: Vec<server::Network>,
    /// Serve metrics in Prometheus format at http://ADDR/metrics
    #[arg(long, env = "FELDZUG_METRICS", value_name = "ADDR")]
    pub metrics: Option<std::net::SocketAddr>,
    /// Number of threads for bots
    #[arg(long, env = "FELDZUG_WORKERS", value_name = "N", default_value_t = 1, value_parser = threads)]
    pub workers: usize,
    /// Delete tables without a human move after this many days without a visit (0: never)
    #[arg(long, env = "FELDZUG_KEEP_UNPLAYED", value_name = "DAYS", default_value_t = server::Keep::default().unplayed, value_parser = days)]
    pub keep_unplayed: u32,
    /// Delete unfinished games after this many days without a visit (0: never)
    #[arg(long, env = "FELDZUG_KEEP_UNFINISHED", value_name = "DAYS", default_value_t = server::Keep::default().unfinished, value_parser = days)]
    pub keep_unfinished: u32,
    /// Delete finished games after this many days without a visit (0: never)
    #[arg(long, env = "FELDZUG_KEEP_FINISHED", value_name = "DAYS", default_value_t = server::Keep::default().finished, value_parser = days)]
    pub keep_finished: u32,
    /// Write logs as JSON
    #[arg(long, env = "FELDZUG_JSON_LOGS", value_parser = clap::builder::BoolishValueParser::new())]
    pub json_logs: bool,
    /// Serve the game in this folder with its data files; once for each game
    #[arg(long, value_name = "DIR")]
    pub data: Vec<PathBuf>,
    /// Minimum delay before a bot moves, in milliseconds, so that players can follow
    #[arg(long, env = "FELDZUG_BOT_DELAY", value_name = "MS", default_value_t = 350)]
    pub bot_delay: u64,
}

fn days(text: &str) -> Result<u32, String> {
    text.parse().map_err(|_| "expected a whole number of days, or 0 to keep them for ever".to_owned())
}

/// An address in the network of the servers, which do not encrypt what they pass on to each other.
fn own_url(text: &str) -> Result<String, String> {
    match public_url(text) {
        Ok(url) if url.starts_with("http://") => Ok(url),
        _ => Err("expected an address like http://10.0.0.5:8080".to_owned()),
    }
}

/// An address as a browser sends it as origin: scheme, host, perhaps a port, and nothing else.
fn public_url(text: &str) -> Result<String, String> {
    let wrong = || "expected an address like https://feldzug.example or http://192.168.0.7:8080".to_owned();
    let (scheme, rest) = text.split_once("://").ok_or_else(wrong)?;
    let rest = rest.strip_suffix('/').unwrap_or(rest);
    let (host, port) = match rest.rsplit_once(':') {
        // In [::1] the colons belong to the host.
        Some((host, port)) if !port.ends_with(']') => (host, Some(port)),
        _ => (rest, None),
    };
    let inner = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
    let sound = match inner {
        Some(address) => address.parse::<std::net::Ipv6Addr>().is_ok(),
        None => {
            let label = |label: &str| {
                !label.is_empty() && label.chars().all(|c| c.is_ascii_alphanumeric() || "-_".contains(c))
            };
            host.split('.').all(label)
        }
    };
    let port_sound = port.is_none_or(|port| port.parse::<u16>().is_ok_and(|port| port > 0));
    if !(["http", "https"].contains(&scheme) && sound && port_sound) {
        return Err(wrong());
    }
    Ok(format!("{scheme}://{rest}"))
}
