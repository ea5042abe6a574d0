//! Bots that play, are examined and measured.

use super::values::{bot, threads};
use super::{DuelArgs, GameArgs, SchoolArgs, WeightsArgs};
use bots::BotSpec;
use clap::{Args as ClapArgs, Subcommand};
use std::path::PathBuf;

#[derive(ClapArgs)]
pub struct SimArgs {
    #[command(flatten)]
    pub game: GameArgs,
    /// Number of games
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// One bot per side, in the order `feldzug games` lists the sides
    #[arg(long, value_name = "A,B", value_delimiter = ',', default_value = "greedy,greedy", value_parser = bot)]
    pub bots: Vec<BotSpec>,
    /// Swap sides every other game; both games of a pair get the same luck
    #[arg(long)]
    pub swap: bool,
    /// Seed; the same seed gives the same games on any number of threads (unless a bot has a time limit)
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Number of threads [default: one per core]
    #[arg(long, value_name = "N", value_parser = threads)]
    pub threads: Option<usize>,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
    /// Save a record of every game to DIR; DIR must not contain records yet
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
}

#[derive(ClapArgs)]
pub struct BalanceArgs {
    /// Games; without any, all of them
    #[arg(value_name = "GAME")]
    pub games_named: Vec<String>,
    /// Play the games and write the results to this file; otherwise show the built-in results. Scenario lists show
    /// crates/catalog/balance.toml as of the last build
    #[arg(long, value_name = "FILE")]
    pub write: Option<PathBuf>,
    /// The bot that plays itself
    #[arg(long, default_value = "greedy", value_parser = bot)]
    pub bot: BotSpec,
    /// Games in each scenario
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// Games with each handicap, where a side wins more than 60 %
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub tries: u32,
    /// Seed; the same seed gives the same games on any number of threads (unless a bot has a time limit)
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Number of threads [default: one per core]
    #[arg(long, value_name = "N", value_parser = threads)]
    pub threads: Option<usize>,
}

#[derive(ClapArgs)]
#[command(after_help = "Examples:
  feldzug exam                                    all shipped positions, greedy
  feldzug exam mortain --bot greedy --bot search:200ms
  feldzug exam my-position.toml --bot search:800n --verbose
  feldzug exam hegra-1940 --prove                 which positions hold after data changed")]
pub struct ExamArgs {
    /// Files, or games whose shipped positions are meant [default: all shipped positions]
    #[arg(value_name = "FILE|GAME")]
    pub what: Vec<String>,
    /// The bot to examine; may be given more than once
    #[arg(long = "bot", value_name = "BOT", default_value = "greedy")]
    pub bots: Vec<BotSpec>,
    /// How often each position is asked, each time with another seed
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u64).range(1..=1000))]
    pub tries: u64,
    /// The first seed
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Prove the positions again, by a deep look and by play, and name those that no longer hold; no bot is examined
    #[arg(long)]
    pub prove: bool,
    /// Playouts of each deep look, with --prove [default: as written in the file, else 2000]
    #[arg(long, value_name = "N", requires = "prove", value_parser = clap::value_parser!(u32).range(1..))]
    pub playouts: Option<u32>,
    /// With --prove: play so many games to the end after the best right order and after the best wrong one; a deep look trusts the
    /// evaluation, games do not
    #[arg(long, value_name = "N", requires = "prove", default_value_t = 0)]
    pub games: u32,
    /// Print every position and what was wrong in it; with --prove what every order is worth
    #[arg(long)]
    pub verbose: bool,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

#[derive(ClapArgs)]
#[command(after_help = "Examples:
  feldzug lab declined mortain --bot search:50ms --games 100
  feldzug lab habits white-star-rising --bot search:200n --games 60
  feldzug lab ladder mortain --write crates/catalog/ladder.toml
  feldzug lab duel rivet-wars --bots greedy,greedy --weights-a held=2
  feldzug lab tune hegra-1940 --write tuned.txt")]
pub struct LabArgs {
    #[command(subcommand)]
    pub command: LabCommand,
}

#[derive(Subcommand)]
pub enum LabCommand {
    /// Count certain wins that were declined: a solver finds an order that wins whatever luck and the other side do, and the bot gives one
    /// that does not
    Declined(WatchArgs),
    /// Count habits of play that the game knows by name
    Habits(WatchArgs),
    /// List the orders of recorded games that lost much in a deep look
    Blunders(BlunderArgs),
    /// Rate the levels of the computer: each plays its neighbours, over all scenarios and from both sides
    Ladder(LadderArgs),
    /// Let two bots play each other from both sides, with what they judge by changed
    Duel(DuelArgs),
    /// Change weights at random and keep what plays better
    Tune(SchoolArgs),
    /// Teach weights, or a network, by games of a bot against itself
    Learn(SchoolArgs),
    /// Print the weights by which bots judge, with their names
    Weights(WeightsArgs),
}

#[derive(ClapArgs)]
pub struct WatchArgs {
    /// Game, or game and scenario; without a scenario the games are spread over all of them
    pub game: String,
    /// The bot that plays itself
    #[arg(long, default_value = "search:200n", value_parser = bot)]
    pub bot: BotSpec,
    /// Number of games in all
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// A certain win takes at most so many orders and lucks
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=20))]
    pub steps: u8,
    /// Seed; the same seed gives the same games on any number of threads (unless the bot has a time limit)
    #[arg(long, default_value_t = 1)]
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
  feldzug lab blunders game.txt
  feldzug lab blunders records/*.txt --lost 0.15 --write drafts")]
pub struct BlunderArgs {
    /// Recorded games
    #[arg(value_name = "RECORD", required = true)]
    pub records: Vec<PathBuf>,
    /// What an order must have lost, as a share of the outlook
    #[arg(long, default_value_t = 0.1)]
    pub lost: f32,
    /// Playouts of the first look; what it finds is proved with ten times as many
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    pub playouts: u32,
    /// Look at so many decisions of each game only, chosen by the seed [default: all]
    #[arg(long, value_name = "N")]
    pub looks: Option<u32>,
    /// Write drafts of exam positions to this folder
    #[arg(long, value_name = "DIR")]
    pub write: Option<PathBuf>,
    /// Seed; the same seed gives the same result on any number of threads
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Number of threads [default: one per core]
    #[arg(long, value_name = "N", value_parser = threads)]
    pub threads: Option<usize>,
}

#[derive(ClapArgs)]
pub struct LadderArgs {
    /// Games; without any, all of them
    #[arg(value_name = "GAME")]
    pub games_named: Vec<String>,
    /// Play the matches and write them to this file; otherwise show the built-in ratings. Lists of opponents show
    /// crates/catalog/ladder.toml as of the last build
    #[arg(long, value_name = "FILE")]
    pub write: Option<PathBuf>,
    /// Games of each pair, spread over the scenarios
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(2..))]
    pub games: u32,
    /// The weakest level that plays
    #[arg(long, value_name = "BOT", default_value = "random", value_parser = bot)]
    pub from: BotSpec,
    /// The strongest level that plays
    #[arg(long, value_name = "BOT", default_value = "general", value_parser = bot)]
    pub to: BotSpec,
    /// Seed; the same seed gives the same games on any number of threads
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Number of threads [default: one per core]
    #[arg(long, value_name = "N", value_parser = threads)]
    pub threads: Option<usize>,
}

#[derive(ClapArgs)]
#[command(after_help = "Examples:
  feldzug puzzles mortain --games 200 --write games/mortain/puzzles
  feldzug puzzles mortain --records game.txt --write mine
  feldzug puzzles mortain --check                 prove the shipped ones again
docs/puzzles.md tells how a puzzle is found and proved.")]
pub struct PuzzlesArgs {
    /// Game, or game and scenario; without a scenario the games are spread over all of them
    pub game: String,
    /// How many games the computer plays at most
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// Search these recorded games instead
    #[arg(long, value_name = "RECORD", num_args = 1..)]
    pub records: Vec<PathBuf>,
    /// Where the puzzles go; those that are there count
    #[arg(long, value_name = "DIR")]
    pub write: Option<PathBuf>,
    /// Prove the shipped puzzles again instead, and let greedy try them
    #[arg(long)]
    pub check: bool,
    /// So many puzzles are enough
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..))]
    pub want: u32,
    /// The bot that plays itself; one that errs leaves more to find
    #[arg(long, default_value = "recruit", value_parser = bot)]
    pub bot: BotSpec,
    /// Playouts of the first look; what it finds is proved with ten times as many
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    pub playouts: u32,
    /// How much better the best order must be than the second, as a share of the outlook
    #[arg(long, default_value_t = lab::PUZZLE_MARGIN)]
    pub margin: f32,
    /// Decisions looked at in one game
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..))]
    pub looks: u32,
    /// Look at the last so many decisions of a game only, where single orders count most [default: all]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub last: Option<u32>,
    /// Puzzles from one game
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..))]
    pub most: u32,
    /// Seed; the same seed gives the same puzzles
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub seed: u64,
    /// Number of threads [default: one per core]
    #[arg(long, value_name = "N", value_parser = threads)]
    pub threads: Option<usize>,
}

#[derive(ClapArgs)]
pub struct BenchArgs {
    /// Measure only this game, or `serve` for the server on loopback
    pub game: Option<String>,
    /// Seconds per measurement [default: 1, for `serve` 10]
    #[arg(long)]
    pub seconds: Option<f64>,
    /// With `serve`: number of tables with players
    #[arg(long, default_value_t = 1000)]
    pub tables: usize,
    /// With `serve`: orders per second over all tables; several rates with commas are tried one after the other
    #[arg(long, value_name = "N,N", default_value = "1000", value_delimiter = ',')]
    pub rate: Vec<u32>,
    /// With `serve`: a PostgreSQL database without tables instead of a file of its own; its tables are removed again
    #[arg(long, value_name = "URL")]
    pub db: Option<server::Database>,
    /// With `serve` and a PostgreSQL database: number of servers on it
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=8))]
    pub nodes: u8,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}
