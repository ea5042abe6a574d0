//! What can be typed.

use bots::BotSpec;
use clap::{Args as ClapArgs, Parser, Subcommand};
use std::path::PathBuf;
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
    /// Let a bot play itself and count what readers of its games look for
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
    /// Print every position and what was wrong in it
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
  feldzug lab ladder mortain --write crates/catalog/ladder.toml")]
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
#[command(after_help = "Examples:
  feldzug puzzle mortain                  any puzzle, then the next
  feldzug puzzle mortain --daily          the puzzle of the day, the same for all
  feldzug puzzle mortain --theme fire --level 2
  feldzug puzzle mortain --list
In a puzzle press t to read the question again.")]
pub struct PuzzleArgs {
    /// Game: mortain
    pub game: String,
    /// A puzzle by its number
    pub puzzle: Option<String>,
    /// Only puzzles of this theme
    #[arg(long)]
    pub theme: Option<String>,
    /// Only puzzles of this level, 1 to 3
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=3))]
    pub level: Option<u8>,
    /// The puzzle of the day
    #[arg(long, conflicts_with_all = ["theme", "level", "puzzle"])]
    pub daily: bool,
    /// List the puzzles
    #[arg(long)]
    pub list: bool,
    /// Begin with the same puzzle as last time with this seed
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    #[command(flatten)]
    pub look: LookArgs,
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
#[command(
    after_help = "The new game is a small one on a hex map, with a river, odds and secret plans: a place to begin. It is entered in the
catalog, so that it is in the terminal and the browser after the next build. docs/adding-a-game.md explains every file.

Example:
  feldzug new my-first-game --title \"My First Game\" --title-de \"Mein erstes Spiel\""
)]
pub struct NewArgs {
    /// Folder and command-line name: small letters, digits and hyphens
    pub game: String,
    /// What the game is called
    #[arg(long)]
    pub title: String,
    /// What it is called in German [default: the title]
    #[arg(long, value_name = "TITLE")]
    pub title_de: Option<String>,
    /// The checkout of Feldzug to write to [default: the one around the current folder]
    #[arg(long, value_name = "DIR")]
    pub checkout: Option<PathBuf>,
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

/// Scenario, options and data, shared by several commands.
#[derive(ClapArgs, Clone)]
pub struct GameArgs {
    /// Game, or game and scenario: mortain, mortain/historical
    pub game: String,
    /// Set a rules option, for example activation_rounding=up
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = pair)]
    pub options: Vec<(String, String)>,
    /// Use the data files in DIR instead of the built-in ones
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

/// How the terminal shows a game or a lesson.
#[derive(ClapArgs)]
pub struct LookArgs {
    /// Disable colours (so does the environment variable NO_COLOR)
    #[arg(long)]
    pub no_colour: bool,
    /// Language: de or en [default: from LANG, else en]
    #[arg(long, value_parser = lang)]
    pub lang: Option<Lang>,
}

impl LookArgs {
    /// Whether colours are wanted.
    pub fn colour(&self) -> bool {
        !self.no_colour && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
    }
}

/// How a game is played in the terminal.
#[derive(ClapArgs)]
pub struct SessionArgs {
    /// Who plays a side: human, or a bot (recruit, corporal, sergeant, captain, general; random, search:500ms ...)
    #[arg(long = "seat", value_name = "SIDE=human|BOT", value_parser = pair)]
    pub seats: Vec<(String, String)>,
    /// Seed for dice, cards and bots [default: random]
    #[arg(long)]
    pub seed: Option<u64>,
    /// Roll your own dice and draw your own cards; the program asks for the result
    #[arg(long, value_name = "physical", value_parser = ["physical"])]
    pub dice: Option<String>,
    #[command(flatten)]
    pub look: LookArgs,
}

#[derive(ClapArgs)]
#[command(after_help = "Examples:
  feldzug play mortain                                play the Germans against the computer
  feldzug play mortain --seat german=search:strong --seat us=human --lang de
  feldzug play mortain/historical --seat us=human     two players at one keyboard
  feldzug play mortain --dice physical                use your own deck of cards
Press ? in the game to see all keys.")]
pub struct PlayArgs {
    #[command(flatten)]
    pub game: GameArgs,
    #[command(flatten)]
    pub session: SessionArgs,
    /// Save the game to FILE after every step; FILE must not exist yet
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
}

#[derive(ClapArgs)]
#[command(after_help = "Examples:
  feldzug learn mortain                 all lessons, from the first
  feldzug learn mortain 03-fire         from this lesson on
  feldzug learn mortain --list          which lessons there are
  feldzug learn mortain --check games/mortain/lessons/*.toml
In a lesson press t to read the task again, h there for a hint, and u to try again.")]
pub struct LearnArgs {
    /// Game: mortain
    pub game: String,
    /// The lesson to begin with [default: the first]
    pub lesson: Option<String>,
    /// List the lessons
    #[arg(long)]
    pub list: bool,
    /// Play the lessons in these files as they are meant to be played, and say what is wrong with them
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub check: Vec<PathBuf>,
    #[command(flatten)]
    pub look: LookArgs,
}

#[derive(ClapArgs)]
pub struct ResumeArgs {
    /// Record to read
    pub file: PathBuf,
    /// Use the data files in DIR instead of the built-in ones
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    #[command(flatten)]
    pub session: SessionArgs,
}

#[derive(ClapArgs)]
pub struct ServeArgs {
    /// Address to listen on; port 0 picks a free port
    #[arg(long, default_value = "127.0.0.1:8080")]
    pub addr: std::net::SocketAddr,
    /// Database file, created if it does not exist; or a PostgreSQL database that several servers can share:
    /// postgres://USER@HOST/DATABASE
    #[arg(long, value_name = "FILE|URL", default_value = "feldzug.db")]
    pub db: server::Database,
    /// Read the password of the PostgreSQL database from this file, so that it stands in no list of processes
    #[arg(long, value_name = "FILE")]
    pub db_password: Option<PathBuf>,
    /// Address players use if the server runs behind a proxy: https://feldzug.example
    #[arg(long, value_name = "URL", value_parser = public_url)]
    pub public_url: Option<String>,
    /// Another name under which players reach the server, besides its address and --public-url
    #[arg(long = "host", value_name = "NAME")]
    pub hosts: Vec<String>,
    /// Trust X-Forwarded-For from proxies in this network (10.0.0.0/8, or one address) when rate-limiting by address; the
    /// last entry counts
    #[arg(long, value_name = "NETWORK", value_delimiter = ',')]
    pub trust_proxy: Vec<server::Network>,
    /// Serve metrics in Prometheus format at http://ADDR/metrics
    #[arg(long, value_name = "ADDR")]
    pub metrics: Option<std::net::SocketAddr>,
    /// Number of threads for bots
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = threads)]
    pub workers: usize,
    /// Delete tables without a human move after this many days without a visit (0: never)
    #[arg(long, value_name = "DAYS", default_value_t = server::Keep::default().unplayed, value_parser = days)]
    pub keep_unplayed: u32,
    /// Delete unfinished games after this many days without a visit (0: never)
    #[arg(long, value_name = "DAYS", default_value_t = server::Keep::default().unfinished, value_parser = days)]
    pub keep_unfinished: u32,
    /// Delete finished games after this many days without a visit (0: never)
    #[arg(long, value_name = "DAYS", default_value_t = server::Keep::default().finished, value_parser = days)]
    pub keep_finished: u32,
    /// Write logs as JSON
    #[arg(long)]
    pub json_logs: bool,
    /// Serve the game in this folder with its data files; once for each game
    #[arg(long, value_name = "DIR")]
    pub data: Vec<PathBuf>,
    /// Minimum delay before a bot moves, in milliseconds, so that players can follow
    #[arg(long, value_name = "MS", default_value_t = 350)]
    pub bot_delay: u64,
}

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
pub struct CaseArgs {
    /// Case files [default: all built-in cases; with --data those of that game]
    pub files: Vec<PathBuf>,
    /// Use the data files in DIR instead of the built-in ones
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// Print only what fails
    #[arg(long, short)]
    pub quiet: bool,
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
pub struct DataArgs {
    #[command(subcommand)]
    pub command: DataCommand,
}

#[derive(Subcommand)]
pub enum DataCommand {
    /// Check the data files in a folder and report mistakes with file and line
    Check {
        /// Folder with data files
        dir: PathBuf,
    },
    /// Write the built-in data files to a folder; change them and play with --data
    Export {
        /// Game
        game: String,
        /// Folder to write to; it must be new or empty
        dir: PathBuf,
    },
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
    /// With `serve`: orders per second over all tables
    #[arg(long, default_value_t = 1000)]
    pub rate: u32,
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

fn lang(code: &str) -> Result<Lang, String> {
    Lang::from_code(code).filter(|_| code.len() == 2).ok_or_else(|| "languages are de and en".to_owned())
}

fn days(text: &str) -> Result<u32, String> {
    text.parse().map_err(|_| "expected a whole number of days, or 0 to keep them for ever".to_owned())
}

/// More threads than any machine needs are a slip of the finger, and most systems refuse to start them.
const MOST_THREADS: usize = 256;

fn threads(text: &str) -> Result<usize, String> {
    text.parse()
        .ok()
        .filter(|count| (1..=MOST_THREADS).contains(count))
        .ok_or_else(|| format!("expected a number of threads from 1 to {MOST_THREADS}"))
}

/// An address as a browser sends it as origin: scheme, host, perhaps a port, and nothing else.
fn public_url(text: &str) -> Result<String, String> {
    let wrong = || "expected an address like https://feldzug.example or http://192.168.0.7:8080".to_owned();
    let (scheme, rest) = text.split_once("://").ok_or_else(wrong)?;
    let rest = rest.strip_suffix('/').unwrap_or(rest);
    let (host, port) = match rest.rsplit_once(':') {
        // In [::1] the colons belong to the host.
        Some((host, port)) if !port.ends_with(']') => (host, Some(port)),
        _ => (rest, None),
    };
    let inner = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
    let sound = match inner {
        Some(address) => address.parse::<std::net::Ipv6Addr>().is_ok(),
        None => {
            let label = |label: &str| {
                !label.is_empty() && label.chars().all(|c| c.is_ascii_alphanumeric() || "-_".contains(c))
            };
            host.split('.').all(label)
        }
    };
    let port_sound = port.is_none_or(|port| port.parse::<u16>().is_ok_and(|port| port > 0));
    if !(["http", "https"].contains(&scheme) && sound && port_sound) {
        return Err(wrong());
    }
    Ok(format!("{scheme}://{rest}"))
}

fn pair(text: &str) -> Result<(String, String), String> {
    let (key, value) = text.split_once('=').ok_or("expected NAME=VALUE")?;
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
