//! What can be typed.

use bots::BotSpec;
use clap::{Args as ClapArgs, Parser, Subcommand};
use std::path::PathBuf;
use text::Lang;

/// A table for board wargames that knows the rules.
///
/// Every legal order is offered, every illegal one is explained with its rule section, odds are shown before the
/// click. Errors end with exit code 2 and change nothing.
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
    /// Serve the table in the browser
    Serve(ServeArgs),
    /// List games, scenarios, options, rules versions and where the data come from
    Games(GamesArgs),
    /// Let bots play many games and count
    Sim(SimArgs),
    /// Run executable rule examples
    Case(CaseArgs),
    /// Print the rules in our own words, with rulings and the cases that cover them
    Rules(RulesArgs),
    /// Show, verify or resume a recorded game
    Record(RecordArgs),
    /// Print the tally and exact chances of an attack
    Odds(OddsArgs),
    /// Check or export a game's data files
    Data(DataArgs),
    /// Measure speed
    Bench(BenchArgs),
}

impl Command {
    /// The language in which it says what is wrong with a name: the one asked for, or that of the environment.
    pub fn lang(&self) -> Lang {
        language(match self {
            Command::Play(args) => args.session.lang,
            Command::Rules(args) => args.lang,
            Command::Odds(args) => args.lang,
            _ => None,
        })
    }
}

#[derive(ClapArgs)]
pub struct GamesArgs {
    /// Print JSON
    #[arg(long)]
    pub json: bool,
    /// Language: de or en [default: from LANG, else en]
    #[arg(long, value_parser = lang)]
    pub lang: Option<Lang>,
}

/// Scenario, options and data, as several commands take them.
#[derive(ClapArgs, Clone)]
pub struct GameArgs {
    /// Game, or game and scenario: mortain, mortain/historical
    pub game: String,
    /// Option of the rules: --option activation_rounding=up
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = pair)]
    pub options: Vec<(String, String)>,
    /// Use the data files in this folder instead of the shipped ones
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

/// How a game is played in the terminal.
#[derive(ClapArgs)]
pub struct SessionArgs {
    /// Who plays a side: a person, or a bot (random, greedy, search:normal, search:500ms ...)
    #[arg(long = "seat", value_name = "SIDE=human|BOT", value_parser = pair)]
    pub seats: Vec<(String, String)>,
    /// Seed of luck and bots [default: another one each time]
    #[arg(long)]
    pub seed: Option<u64>,
    /// Throw your own dice and draw your own cards; the program asks what came
    #[arg(long, value_name = "physical", value_parser = ["physical"])]
    pub dice: Option<String>,
    /// No colours; NO_COLOR in the environment does the same
    #[arg(long)]
    pub no_colour: bool,
    /// Language: de or en [default: from LANG, else en]
    #[arg(long, value_parser = lang)]
    pub lang: Option<Lang>,
}

#[derive(ClapArgs)]
#[command(after_help = "Examples:
  feldzug play mortain                                        as the German against the computer
  feldzug play mortain --seat german=search:strong --seat us=human --lang de
  feldzug play mortain/historical --seat us=human             two at one keyboard
  feldzug play mortain --dice physical                        with your own cards
Press ? in the game for the keys.")]
pub struct PlayArgs {
    #[command(flatten)]
    pub game: GameArgs,
    #[command(flatten)]
    pub session: SessionArgs,
    /// Write the record into this file after every step
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
}

#[derive(ClapArgs)]
pub struct ResumeArgs {
    /// The record
    pub file: PathBuf,
    /// Use the data files in this folder instead of the shipped ones
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    #[command(flatten)]
    pub session: SessionArgs,
}

#[derive(ClapArgs)]
pub struct ServeArgs {
    /// Where to listen; port 0 takes a free one
    #[arg(long, default_value = "127.0.0.1:8080")]
    pub addr: std::net::SocketAddr,
    /// The database; made if it is missing
    #[arg(long, value_name = "FILE", default_value = "feldzug.db")]
    pub db: PathBuf,
    /// The address people use, if a proxy stands before the server
    #[arg(long, value_name = "URL")]
    pub public_url: Option<String>,
    /// A further name under which people reach the server, if it is neither its address nor that of --public-url
    #[arg(long = "host", value_name = "NAME")]
    pub hosts: Vec<String>,
    /// Believe the X-Forwarded-For of proxies in this network (10.0.0.0/8, or one address) when limiting requests by
    /// address; its last entry counts
    #[arg(long, value_name = "NETWORK", value_delimiter = ',')]
    pub trust_proxy: Vec<server::Network>,
    /// Tell figures in Prometheus' format at this address, as http://ADDR/metrics
    #[arg(long, value_name = "ADDR")]
    pub metrics: Option<std::net::SocketAddr>,
    /// Threads on which bots think
    #[arg(long, default_value_t = 1)]
    pub workers: usize,
    /// Remove tables at which no person has given an order when nobody has come for so many days of service; 0 keeps
    /// them for ever
    #[arg(long, value_name = "DAYS", default_value_t = server::Keep::default().unplayed, value_parser = days)]
    pub keep_unplayed: u32,
    /// Remove unfinished games when nobody has come for so many days of service; 0 keeps them for ever
    #[arg(long, value_name = "DAYS", default_value_t = server::Keep::default().unfinished, value_parser = days)]
    pub keep_unfinished: u32,
    /// Remove finished games when nobody has come for so many days of service; 0 keeps them for ever
    #[arg(long, value_name = "DAYS", default_value_t = server::Keep::default().finished, value_parser = days)]
    pub keep_finished: u32,
    /// Write the log as JSON
    #[arg(long)]
    pub json_logs: bool,
    /// Least time in milliseconds before a bot's order, so that people can follow
    #[arg(long, default_value_t = 350)]
    pub bot_delay: u64,
}

#[derive(ClapArgs)]
pub struct SimArgs {
    #[command(flatten)]
    pub game: GameArgs,
    /// How many games
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// One bot for each side, in the order `feldzug games` lists the sides
    #[arg(long, value_name = "A,B", value_delimiter = ',', default_value = "greedy,greedy", value_parser = bot)]
    pub bots: Vec<BotSpec>,
    /// Bots change sides every other game; both games of a pair have the same luck
    #[arg(long)]
    pub swap: bool,
    /// Seed: the same seed gives the same games, whatever the number of threads (except for bots with a time limit)
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Threads [default: one for each core]
    #[arg(long, default_value_t = 0, hide_default_value = true)]
    pub threads: usize,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
    /// Write a record of every game into this folder
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
}

#[derive(ClapArgs)]
pub struct CaseArgs {
    /// Case files; without any, all shipped cases are run
    pub files: Vec<PathBuf>,
    /// Use the data files in this folder instead of the shipped ones
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// Print only what fails
    #[arg(long, short)]
    pub quiet: bool,
}

#[derive(ClapArgs)]
pub struct RulesArgs {
    /// The game
    pub game: String,
    /// Only this section or ruling: 6.6, R27
    pub section: Option<String>,
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
    /// Print a game as readable notation, with what happened
    Show(RecordFileArgs),
    /// Replay a game and check every position, the rules version and the data
    Verify(RecordFileArgs),
    /// Go on with a game in the terminal
    Resume(ResumeArgs),
}

#[derive(ClapArgs)]
pub struct RecordFileArgs {
    /// The record
    pub file: PathBuf,
    /// Use the data files in this folder instead of the shipped ones
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
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
    /// Orders in notation; the odds of the last one are printed
    #[arg(required = true, value_name = "ORDER")]
    pub orders: Vec<String>,
    /// A fact of the position: a unit's hex, PzA.steps=1, card=8S, round=3 (see docs/cases.md)
    #[arg(long = "set", value_name = "FACT=VALUE", value_parser = pair)]
    pub facts: Vec<(String, String)>,
    /// Take the position of this case file
    #[arg(long, value_name = "FILE", conflicts_with = "record")]
    pub case: Option<PathBuf>,
    /// Take a position of this record
    #[arg(long, value_name = "FILE", conflicts_with = "facts")]
    pub record: Option<PathBuf>,
    /// The position after this many entries of the record [default: the last one]
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
pub struct DataArgs {
    #[command(subcommand)]
    pub command: DataCommand,
}

#[derive(Subcommand)]
pub enum DataCommand {
    /// Check the data files in a folder; mistakes are told with file and line
    Check {
        /// The folder
        dir: PathBuf,
    },
    /// Write the shipped data files into a folder, to change them and play with --data
    Export {
        /// The game
        game: String,
        /// The folder; it must be new or empty
        dir: PathBuf,
    },
}

#[derive(ClapArgs)]
pub struct BenchArgs {
    /// Only this game; or «serve» to measure the server on loopback
    pub game: Option<String>,
    /// Seconds for each line [default: 1, for «serve» 10]
    #[arg(long)]
    pub seconds: Option<f64>,
    /// With «serve»: tables with people at them
    #[arg(long, default_value_t = 1000)]
    pub tables: usize,
    /// With «serve»: orders per second, all tables together
    #[arg(long, default_value_t = 1000)]
    pub rate: u32,
    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

fn lang(code: &str) -> Result<Lang, String> {
    Lang::from_code(code).filter(|_| code.len() == 2).ok_or_else(|| "languages are de and en".to_owned())
}

fn days(text: &str) -> Result<u32, String> {
    text.parse().map_err(|_| "write a whole number of days, or 0 to keep them for ever".to_owned())
}

fn pair(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("write it as NAME=VALUE")?;
    Ok((key.to_owned(), value.to_owned()))
}

fn bot(text: &str) -> Result<BotSpec, String> {
    text.parse()
}

/// The language asked for, or the one of the environment, or English.
pub fn language(asked: Option<Lang>) -> Lang {
    let environment = || {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"];
        let value =
            names.iter().find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))?;
        Lang::from_code(&value)
    };
    asked.or_else(environment).unwrap_or_default()
}
