//! `feldzug serve`

use crate::args::ServeArgs;
use crate::error::Failure;
use server::Config;
use std::process::ExitCode;

pub fn run(args: &ServeArgs) -> Result<ExitCode, Failure> {
    let config = Config {
        addr: args.addr,
        db: args.db.clone(),
        public_url: args.public_url.clone(),
        trust_proxy: args.trust_proxy,
        workers: args.workers,
        bot_delay: std::time::Duration::from_millis(args.bot_delay),
        ..Config::default()
    };
    server::run(config).map_err(Failure::new)?;
    Ok(ExitCode::SUCCESS)
}
