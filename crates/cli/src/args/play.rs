//! Playing, learning and solving in the terminal.

use super::values::{lang, pair};
use clap::Args as ClapArgs;
use std::path::PathBuf;
use text::Lang;

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
    /// Who plays a side: human, or a bot (recruit, corporal, sergeant, captain, general; random, search:500ms ...);
    /// `feldzug games` tells how strong they are
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
pub struct ResumeArgs {
    /// Record to read
    pub file: PathBuf,
    /// Use the data files in DIR instead of the built-in ones
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    #[command(flatten)]
    pub session: SessionArgs,
}
