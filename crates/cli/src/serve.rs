//! `feldzug serve`

use crate::args::ServeArgs;
use crate::error::Failure;
use crate::input;
use server::{Config, Keep};
use std::path::Path;
use std::process::ExitCode;

/// The owner's data take the place of the shipped ones.
fn adopt(dir: &Path) -> Result<(), Failure> {
    let files = input::data(dir)?;
    let game = files.game().map_err(|error| Failure::file(dir, error))?;
    let shelf = catalog::find(&game).map_err(|error| Failure::file(dir, error))?;
    shelf.adopt(&files).map_err(|error| {
        Failure::Said(format!("{}/{error}", dir.display().to_string().trim_end_matches('/')))
    })
}

pub fn run(args: &ServeArgs) -> Result<ExitCode, Failure> {
    let config = Config {
        addr: args.addr,
        db: args.db.clone(),
        public_url: args.public_url.clone(),
        hosts: args.hosts.clone(),
        trust_proxy: args.trust_proxy.clone(),
        metrics: args.metrics,
        workers: args.workers,
        bot_delay: std::time::Duration::from_millis(args.bot_delay),
        keep: Keep {
            unplayed: args.keep_unplayed,
            unfinished: args.keep_unfinished,
            finished: args.keep_finished,
        },
        ..Config::default()
    };
    args.data.iter().try_for_each(|dir| adopt(dir))?;
    server::logs(args.json_logs);
    let public = args.public_url.clone();
    server::run(config, |addr| {
        let address = public.unwrap_or_else(|| format!("http://{addr}"));
        println!("The table is open at {address} (Ctrl+C closes it)");
    })
    .map_err(Failure::new)?;
    Ok(ExitCode::SUCCESS)
}
