//! The server alone, for development: `cargo run -p server --example serve -- --addr 127.0.0.1:8090 --db /tmp/f.db`

use server::Config;
use std::time::Duration;

const HELP: &str = "serve [--addr ADDR] [--db FILE] [--public-url URL] [--workers N] [--bot-delay MS] [--tables-per-minute N] [--quiet]";

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut config = Config::default();
    let mut quiet = false;
    let mut args = std::env::args().skip(1);
    while let Some(arg) = args.next() {
        if arg == "--quiet" {
            quiet = true;
            continue;
        }
        let value = args.next().ok_or(HELP)?;
        match arg.as_str() {
            "--addr" => config.addr = value.parse()?,
            "--db" => config.db = value.parse()?,
            "--public-url" => config.public_url = Some(value),
            "--workers" => config.workers = value.parse()?,
            "--bot-delay" => config.bot_delay = Duration::from_millis(value.parse()?),
            "--tables-per-minute" => config.limits.tables_per_minute = value.parse()?,
            _ => return Err(HELP.into()),
        }
    }
    if !quiet {
        server::logs(false);
    }
    server::run(config, |addr| println!("http://{addr}"))?;
    Ok(())
}
