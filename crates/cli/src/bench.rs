//! `feldzug bench`

use crate::args::BenchArgs;
use crate::error::Failure;
use std::io::{Write, stdout};
use std::process::ExitCode;
use std::time::Duration;

pub fn run(args: &BenchArgs) -> Result<ExitCode, Failure> {
    let time = Duration::try_from_secs_f64(args.seconds)
        .ok()
        .filter(|time| (0.001..=600.0).contains(&time.as_secs_f64()))
        .ok_or_else(|| Failure::new("--seconds must be between 0.001 and 600"))?;
    let games = match &args.game {
        Some(id) => vec![catalog::find(id)?],
        None => catalog::games().to_vec(),
    };
    let lines: Vec<lab::BenchLine> = games.into_iter().flat_map(|game| game.bench(time)).collect();
    let mut out = stdout().lock();
    if args.json {
        serde_json::to_writer_pretty(&mut out, &lines)?;
        writeln!(out)?;
        return Ok(ExitCode::SUCCESS);
    }
    writeln!(out, "{:28} {:>14} {:>12} {:>8}", "one thread", "per second", "each", "bytes")?;
    for line in lines {
        let bytes = line.bytes.map_or(String::new(), |bytes| bytes.to_string());
        writeln!(out, "{:28} {:14.0} {:>12} {bytes:>8}", line.name, line.per_second, each(line.per_second))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn each(per_second: f64) -> String {
    let nanos = 1e9 / per_second;
    match nanos {
        n if n < 1e3 => format!("{n:.1} ns"),
        n if n < 1e6 => format!("{:.1} us", n / 1e3),
        n => format!("{:.1} ms", n / 1e6),
    }
}
