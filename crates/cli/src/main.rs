//! The `feldzug` command.

mod admin;
mod analyse;
mod args;
mod balance;
mod bench;
mod case;
mod data;
mod error;
mod exam;
mod example;
mod games;
mod input;
mod lab;
mod ladder;
mod learn;
mod new;
mod odds;
mod play;
mod puzzle;
mod puzzles;
mod record;
mod rules;
mod school;
mod serve;
mod sim;

use args::{Args, Command};
use clap::Parser;
use error::Failure;
use std::process::ExitCode;

/// The server keeps thousands of small records; this allocator holds them in half the memory and twice as fast.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let args = Args::parse();
    let lang = args.command.lang();
    let done = match args.command {
        Command::Play(args) => play::run(&args),
        Command::Learn(args) => learn::run(&args),
        Command::Serve(args) => serve::run(&args),
        Command::Admin(args) => admin::run(&args),
        Command::Games(args) => games::run(&args),
        Command::Sim(args) => sim::run(&args),
        Command::Balance(args) => balance::run(&args),
        Command::Case(args) => case::run(&args),
        Command::Exam(args) => exam::run(&args),
        Command::Puzzle(args) => puzzle::run(&args),
        Command::Puzzles(args) => puzzles::find(&args),
        Command::Lab(args) => lab::run(&args),
        Command::Rules(args) => rules::run(&args),
        Command::Record(args) => record::run(&args),
        Command::Analyse(args) => analyse::run(&args),
        Command::Odds(args) => odds::run(&args),
        Command::Data(args) => data::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::New(args) => new::run(&args),
    };
    match done {
        Ok(code) => code,
        // A reader who has seen enough (`feldzug rules | head`) is no error.
        Err(Failure::Closed) => ExitCode::SUCCESS,
        Err(Failure::Open(error)) => fail(&error.say(lang)),
        Err(Failure::Said(what)) => fail(&what),
    }
}

fn fail(what: &str) -> ExitCode {
    eprintln!("feldzug: {what}");
    ExitCode::from(2)
}
