//! What can be looked up: games, rules, records, odds.

use super::values::{lang, pair};
use super::{GameArgs, ResumeArgs};
use clap::{Args as ClapArgs, Subcommand};
use std::path::PathBuf;
use text::Lang;

#[derive(ClapArgs)]
pub struct GamesArgs {
    /// Print JSON
    #[arg(long)]
    pub json: bool,
    /// Language: de or en [default: from LANG, else en]
    #[arg(long, value_parser = lang)]
    pub lang: Option<Lang>,
}

#[derive(ClapArgs)]
#[command(after_help = "Examples:
  feldzug rules mortain 6.6                       a section with its rulings
  feldzug rules mortain 6.6 --examples            its cases as pictures, step by step
  feldzug rules mortain --case 6.6-adjacent-all   one case")]
pub struct RulesArgs {
    /// Game
    pub game: String,
    /// Print only this section or ruling: 6.6, R27
    pub section: Option<String>,
    /// Print the cases of the section step by step: board, order, result, refusals and odds
    #[arg(long, requires = "section", conflicts_with = "json")]
    pub examples: bool,
    /// Print one case step by step, by its id or path
    #[arg(long, value_name = "CASE", conflicts_with_all = ["section", "json", "examples"])]
    pub case: Option<String>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
    /// Language: de or en [default: from LANG, else en]
    #[arg(long, value_parser = lang)]
    pub lang: Option<Lang>,
}

#[derive(ClapArgs)]
#[command(after_help = "Examples:
  feldzug odds mortain --set PzA=0803 --set DF=0803 --set 120=0703 --set card=8S 'fire PzA 120' 'join DF'
  feldzug odds mortain --record game.feldzug --at 57 'fire PzA 120'")]
pub struct OddsArgs {
    #[command(flatten)]
    pub game: GameArgs,
    /// Orders in notation; prints the odds of the last one
    #[arg(required = true, value_name = "ORDER")]
    pub orders: Vec<String>,
    /// Set a fact of the position: PzA=0803, PzA.steps=1, card=8S, round=3 (see docs/cases.md)
    #[arg(long = "set", value_name = "FACT=VALUE", value_parser = pair)]
    pub facts: Vec<(String, String)>,
    /// Use the position of this case file
    #[arg(long, value_name = "FILE", conflicts_with = "record")]
    pub case: Option<PathBuf>,
    /// Use a position of this record
    #[arg(long, value_name = "FILE", conflicts_with = "facts")]
    pub record: Option<PathBuf>,
    /// Use the position after N entries of the record [default: the last one]
    #[arg(long, value_name = "N", requires = "record")]
    pub at: Option<usize>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
    /// Language: de or en [default: from LANG, else en]
    #[arg(long, value_parser = lang)]
    pub lang: Option<Lang>,
}

#[derive(ClapArgs)]
pub struct RecordArgs {
    #[command(subcommand)]
    pub command: RecordCommand,
}

#[derive(Subcommand)]
pub enum RecordCommand {
    /// Print a game in readable notation, with what happened
    Show(RecordFileArgs),
    /// Print a game as a text to be read, round by round, with how it ended and what luck had to do with it
    Report(RecordFileArgs),
    /// Print a file that reports a problem: what is wrong, at which moment, and the record
    Problem(ProblemArgs),
    /// Replay a game and verify every position, the rules version and the data
    Verify(VerifyArgs),
    /// Continue a game in the terminal
    Resume(ResumeArgs),
}

#[derive(ClapArgs)]
pub struct RecordFileArgs {
    /// Record to read
    pub file: PathBuf,
    /// Use the data files in DIR instead of the built-in ones
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// Language: de or en [default: from LANG, else en]
    #[arg(long, value_parser = lang)]
    pub lang: Option<Lang>,
}

#[derive(ClapArgs)]
#[command(after_help = "Examples:
  feldzug record verify game.record
  feldzug record verify --dice game.record --shown 9fe9934c...    the commitment the table showed (see docs/dice.md)")]
pub struct VerifyArgs {
    #[command(flatten)]
    pub record: RecordFileArgs,
    /// Derive every throw and draw again from the secret and the players' seeds; ends with 1 if one is not right
    #[arg(long)]
    pub dice: bool,
    /// The commitment you were shown when the game began, to compare with
    #[arg(long, value_name = "COMMITMENT", requires = "dice")]
    pub shown: Option<String>,
}

#[derive(ClapArgs)]
#[command(after_help = "Examples:
  feldzug record problem game.record --at 120 --say 'The tank may not enter the wood' > problem.txt
  feldzug record show problem.txt                 such a file can be read like a record")]
pub struct ProblemArgs {
    #[command(flatten)]
    pub record: RecordFileArgs,
    /// The moment: after this many entries [default: the end]
    #[arg(long, value_name = "ENTRIES")]
    pub at: Option<usize>,
    /// What happened, and what you expected
    #[arg(long, value_name = "TEXT", default_value = "")]
    pub say: String,
}
