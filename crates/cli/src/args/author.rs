//! What authors of games use: cases, data files, a game to begin with.

use clap::{Args as ClapArgs, Subcommand};
use std::path::PathBuf;

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
