//! `feldzug serve`

use crate::args::ServeArgs;
use crate::error::Failure;
use crate::input;
use server::{Config, Database, Keep};
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

/// The database, with the password that stands in a file. In the address it would stand in the list of processes, for everybody on
/// the machine.
pub fn database(db: &Database, password: Option<&Path>) -> Result<Database, Failure> {
    match (db, password) {
        (Database::Postgres(url), _) if url.has_password() => Err(Failure::new(
            "leave the password out of the address, everybody on this machine could read it there; write it into a file and name that with --db-password FILE",
        )),
        (Database::Postgres(url), Some(file)) => {
            let password = std::fs::read_to_string(file).map_err(|error| Failure::file(file, error))?;
            Ok(Database::Postgres(url.clone().with_password(password.trim_end_matches(['\r', '\n']))))
        }
        (db, _) => Ok(db.clone()),
    }
}

pub fn run(args: &ServeArgs) -> Result<ExitCode, Failure> {
    let config = Config {
        addr: args.addr,
        db: database(&args.db, args.db_password.as_deref())?,
        public_url: args.public_url.clone(),
        own_url: args.own_url.clone(),
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
