//! What can be typed.

mod author;
mod lab;
mod play;
mod read;
mod school;
mod serve;
mod values;

pub use author::{CaseArgs, DataArgs, DataCommand, NewArgs};
pub use lab::{
    BalanceArgs, BenchArgs, BlunderArgs, ExamArgs, LabArgs, LabCommand, LadderArgs, PuzzlesArgs, SimArgs,
    WatchArgs,
};
pub use play::{GameArgs, LearnArgs, PlayArgs, PuzzleArgs, ResumeArgs, SessionArgs};
pub use read::{
    GamesArgs, OddsArgs, ProblemArgs, RecordArgs, RecordCommand, RecordFileArgs, RulesArgs, VerifyArgs,
};
pub use school::{DuelArgs, SchoolArgs, WeightsArgs};
pub use serve::ServeArgs;
pub use values::language;

use clap::{Parser, Subcommand};
use text::Lang;

/// A table for board wargames that knows the rules.
///
/// Every legal order is offered, every illegal one is explained with its rule section, and odds are shown before you
/// commit. A command that fails exits with code 2 and changes nothing.
#[derive(Parser)]
#[command(name = "feldzug", version, propagate_version = true)]
pub struct Args {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    /// Play in the terminal, against the computer or two at one keyboard
    Play(PlayArgs),
    /// Learn a game by playing: short lessons in the terminal
    Learn(LearnArgs),
    /// Solve puzzles in the terminal: positions with one order that is clearly best
    Puzzle(PuzzleArgs),
    /// Find puzzles in games of the computer or in records, and prove them
    Puzzles(PuzzlesArgs),
    /// Serve the table in the browser
    Serve(ServeArgs),
    /// Copy, check and restore the server's database; list, remove and hide tables
    Admin(crate::admin::AdminArgs),
    /// List games with their scenarios, options, rules versions and data sources
    Games(GamesArgs),
    /// Let bots play many games and count the results
    Sim(SimArgs),
    /// Show how often each side wins when bots play every scenario, or measure it anew
    Balance(BalanceArgs),
    /// Run executable rule examples
    Case(CaseArgs),
    /// Let bots sit exam positions: decisions in which some orders are clearly best or bad
    Exam(ExamArgs),
    /// Let bots play to find out how they play, and make them play better
    Lab(LabArgs),
    /// Print the rules in our own words, with rulings and the cases that cover them
    Rules(RulesArgs),
    /// Show, verify or resume a recorded game
    Record(RecordArgs),
    /// Look at a recorded game again: what was luck, what decisions cost, which moments decided it
    Analyse(crate::analyse::AnalyseArgs),
    /// Print the modifiers and exact odds of an attack
    Odds(OddsArgs),
    /// Check or export a game's data files
    Data(DataArgs),
    /// Measure speed
    Bench(BenchArgs),
    /// Write a new game to begin with: it compiles, passes the test kit and plays
    New(NewArgs),
}

impl Command {
    /// The language of error messages: the one asked for, or that of the environment.
    pub fn lang(&self) -> Lang {
        language(match self {
            Command::Play(args) => args.session.look.lang,
            Command::Learn(args) => args.look.lang,
            Command::Puzzle(args) => args.look.lang,
            Command::Rules(args) => args.lang,
            Command::Odds(args) => args.lang,
            Command::Analyse(args) => args.record.lang,
            _ => None,
        })
    }
}
