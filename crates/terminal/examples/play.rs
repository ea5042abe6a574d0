//! Opens a game in the terminal: `cargo run -p terminal --example play -- mortain/historical human,greedy de`.
//!
//! Options after the three words: `--physical`, `--save FILE`, `--seed N`.

use catalog::Opening;
use terminal::{Player, Session, play};
use text::Lang;

fn main() {
    if let Err(error) = start() {
        eprintln!("{error}");
        std::process::exit(1);
    }
}

fn start() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let option = |name: &str| args.iter().position(|arg| arg == name).and_then(|at| args.get(at + 1));
    let word = |number: usize| args.get(number).filter(|arg| !arg.starts_with("--")).map(String::as_str);
    let (game, scenario) = catalog::split(word(0).unwrap_or("mortain"));
    let shelf = catalog::find(game).map_err(|error| error.to_string())?;
    let table = shelf
        .open(&Opening { scenario: scenario.to_owned(), ..Opening::default() })
        .map_err(|error| error.to_string())?;
    let players = word(1)
        .unwrap_or("human,greedy")
        .split(',')
        .map(|name| if name == "human" { Ok(Player::Human) } else { name.parse().map(Player::Bot) })
        .collect::<Result<Vec<Player>, String>>()?;
    let lang = word(2).and_then(Lang::from_code).unwrap_or_default();
    let session = Session {
        shelf,
        table,
        players,
        lang,
        seed: option("--seed").and_then(|seed| seed.parse().ok()).unwrap_or(1),
        physical: args.iter().any(|arg| arg == "--physical"),
        colour: true,
        save_path: option("--save").map(Into::into),
    };
    let end = play(session).map_err(|error| error.say(lang))?;
    println!("{} steps", end.table.len());
    Ok(())
}
