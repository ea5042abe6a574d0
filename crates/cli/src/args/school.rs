//! Minds that are compared, tuned and taught.

use super::GameArgs;
use super::values::{bot, threads};
use bots::BotSpec;
use clap::Args as ClapArgs;
use std::path::PathBuf;

#[derive(ClapArgs)]
#[command(
    after_help = "CHANGES are separated by commas: NAME=NUMBER for a weight, a file with one such change on each line (what tune and
learn write), or plain or studied for the mind that is changed: that of greedy, or that of search.

Examples:
  feldzug lab duel mortain --bots search:50n,greedy --games 100
  feldzug lab duel rivet-wars --bots greedy,greedy --weights-a held=2,near=0.5
  feldzug lab duel blitzkrieg-1940/hannut --bots greedy,greedy --weights-a tuned.txt --weights-b studied"
)]
pub struct DuelArgs {
    #[command(flatten)]
    pub game: GameArgs,
    /// The two bots
    #[arg(long, value_name = "A,B", value_delimiter = ',', num_args = 1.., default_value = "greedy,greedy", value_parser = bot)]
    pub bots: Vec<BotSpec>,
    /// What is different in the mind of the first bot
    #[arg(long, value_name = "CHANGES", default_value = "", hide_default_value = true)]
    pub weights_a: String,
    /// What is different in the mind of the second bot
    #[arg(long, value_name = "CHANGES", default_value = "", hide_default_value = true)]
    pub weights_b: String,
    /// Number of games in all, spread over the scenarios; in each scenario every bot plays every side equally often
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// Seed; the same seed gives the same games on any number of threads (unless a bot has a time limit)
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Number of threads [default: one per core]
    #[arg(long, value_name = "N", value_parser = threads)]
    pub threads: Option<usize>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(ClapArgs)]
#[command(after_help = "Examples:
  feldzug lab tune hegra-1940 --rounds 100 --games 400 --write tuned.txt
  feldzug lab tune rivet-wars --from tuned.txt --seed 2 --write better.txt
  feldzug lab learn mortain --rounds 60 --games 1000 --write learned.txt
  feldzug lab duel rivet-wars --weights-a studied,better.txt --weights-b studied")]
pub struct SchoolArgs {
    #[command(flatten)]
    pub game: GameArgs,
    /// Write what was found to this file, after every round; an existing file is replaced
    #[arg(long, value_name = "FILE")]
    pub write: Option<PathBuf>,
    /// The bot that plays
    #[arg(long, default_value = "greedy", value_parser = bot)]
    pub bot: BotSpec,
    /// What to begin with, written as for `feldzug lab duel` [default: the mind of search as it is]
    #[arg(long, value_name = "CHANGES", default_value = "", hide_default_value = true)]
    pub from: String,
    /// Number of rounds
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
    pub rounds: u32,
    /// Games of each round, spread over the scenarios
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// Seed; the same seed gives the same result on any number of threads
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Number of threads [default: one per core]
    #[arg(long, value_name = "N", value_parser = threads)]
    pub threads: Option<usize>,
}

#[derive(ClapArgs)]
pub struct WeightsArgs {
    #[command(flatten)]
    pub game: GameArgs,
    /// Changes that are already made, written as for `feldzug lab duel`; plain for the mind of greedy [default: the mind of search]
    #[arg(long, value_name = "CHANGES", default_value = "", hide_default_value = true)]
    pub from: String,
}
