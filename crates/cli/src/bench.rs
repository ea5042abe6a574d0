//! `feldzug bench`

use crate::args::BenchArgs;
use crate::error::Failure;
use server::{Config, Load};
use std::io::{Write, stdout};
use std::process::ExitCode;
use std::time::Duration;

pub fn run(args: &BenchArgs) -> Result<ExitCode, Failure> {
    let serve = args.game.as_deref() == Some("serve");
    let time = Duration::try_from_secs_f64(args.seconds.unwrap_or(if serve { 10.0 } else { 1.0 }))
        .ok()
        .filter(|time| (0.001..=600.0).contains(&time.as_secs_f64()))
        .ok_or_else(|| Failure::new("--seconds must be between 0.001 and 600"))?;
    if serve {
        return bench_server(args, time);
    }
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

/// Orders kept per second, latency and memory of the server, with clients on this machine.
fn bench_server(args: &BenchArgs, time: Duration) -> Result<ExitCode, Failure> {
    let file = std::env::temp_dir().join("feldzug.db").into();
    let config = Config { db: args.db.clone().unwrap_or(file), ..Config::default() };
    let load = Load { tables: args.tables, rates: args.rate.clone(), time, nodes: usize::from(args.nodes) };
    let report = server::bench(&config, &load).map_err(Failure::new)?;
    let mut out = stdout().lock();
    if args.json {
        let line = |name: String, per_second: f64, bytes: Option<usize>| lab::BenchLine {
            name: format!("serve/{name}"),
            per_second,
            bytes,
        };
        let rate = |time: Duration| 1.0 / time.as_secs_f64().max(1e-9);
        let mut lines = Vec::new();
        for (wanted, pace) in &report.steady {
            lines.push(line(format!("orders at {wanted}"), pace.per_second, None));
            lines.push(line(format!("p50 at {wanted} (as a rate)"), rate(pace.p50), None));
            lines.push(line(format!("p99 at {wanted} (as a rate)"), rate(pace.p99), None));
        }
        lines.push(line("orders flat out".into(), report.flat_out.per_second, None));
        lines.push(line("idle table".into(), 0.0, Some(report.idle_bytes)));
        lines.push(line("table".into(), 0.0, Some(report.table_bytes)));
        lines.push(line("socket".into(), 0.0, Some(report.socket_bytes)));
        serde_json::to_writer_pretty(&mut out, &lines)?;
        writeln!(out)?;
    } else {
        writeln!(out, "{report}")?;
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
