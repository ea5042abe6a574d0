//! Measures the server on this machine: `cargo run --release -p server --example bench -- [TABLES] [RATE] [SECONDS]`

use server::{Config, Load};
use std::time::Duration;

/// Many small messages are made and forgotten; the system's allocator takes twice as long over it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<u32> = std::env::args().skip(1).map(|arg| arg.parse()).collect::<Result<_, _>>()?;
    let mut load = Load::default();
    load.tables = args.first().map_or(load.tables, |tables| *tables as usize);
    load.rate = args.get(1).copied().unwrap_or(load.rate);
    load.time = args.get(2).map_or(load.time, |seconds| Duration::from_secs(*seconds as u64));
    println!("{}", server::bench(&Config::default(), &load)?);
    Ok(())
}
