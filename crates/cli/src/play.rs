//! `feldzug play` and `feldzug record resume`

use crate::args::{PlayArgs, ResumeArgs, SessionArgs, language};
use crate::error::Failure;
use crate::{input, record};
use catalog::Shelf;
use engine::Need;
use rand::TryRng;
use rand::rngs::SysRng;
use std::path::PathBuf;
use std::process::ExitCode;
use table::AnyTable;
use terminal::{Player, Session};

pub fn run(args: &PlayArgs) -> Result<ExitCode, Failure> {
    let (shelf, mut opening) = input::opening(&args.game)?;
    let seats = shelf.profile().seats;
    // Without a word the first side is played by a person, the others by the computer.
    let fallback = |index: usize| if index == 0 { "human" } else { "search:normal" }.to_owned();
    let players = players(shelf, &args.session.seats, &|index, _| fallback(index))?;
    opening.seats =
        seats.iter().zip(&players).map(|(seat, player)| (seat.to_string(), player.to_string())).collect();
    if let Some(path) = &args.save
        && path.exists()
    {
        return Err(Failure::file(
            path,
            "the file exists; go on with it by «feldzug record resume», or name another",
        ));
    }
    let table = shelf.open(&opening)?;
    begin(shelf, table, players, &args.session, args.save.clone())
}

pub fn resume(args: &ResumeArgs) -> Result<ExitCode, Failure> {
    let (shelf, mut table) = record::open(&args.file, &args.data)?;
    if let Need::Over(outcome) = table.need() {
        let reason = shelf.texts().word(language(args.session.lang), outcome.reason);
        return Err(Failure::file(&args.file, format!("this game is over: {reason}")));
    }
    let written = table.header().seats.clone();
    let players = players(shelf, &args.session.seats, &|_, seat| {
        written.iter().find(|(id, _)| id == seat).map_or("human".to_owned(), |(_, player)| player.clone())
    })?;
    for (seat, player) in shelf.profile().all_seats().zip(&players) {
        table.set_player(seat, &player.to_string());
    }
    begin(shelf, table, players, &args.session, Some(args.file.clone()))
}

fn players(
    shelf: &dyn Shelf,
    named: &[(String, String)],
    fallback: &dyn Fn(usize, &str) -> String,
) -> Result<Vec<Player>, Failure> {
    let seats = shelf.profile().seats;
    if let Some((seat, _)) = named.iter().find(|(seat, _)| !seats.contains(&seat.as_str())) {
        return Err(Failure::new(format!("there is no side «{seat}»; sides are {}", seats.join(", "))));
    }
    let player = |(index, seat): (usize, &&str)| {
        let found = named.iter().rev().find(|(id, _)| id == seat);
        match found.map_or_else(|| fallback(index, seat), |(_, player)| player.clone()).as_str() {
            "human" => Ok(Player::Human),
            bot => bot
                .parse()
                .map(Player::Bot)
                .map_err(|error| Failure::new(format!("{seat}: {error}; or «human»"))),
        }
    };
    seats.iter().enumerate().map(player).collect()
}

fn begin(
    shelf: &'static dyn Shelf,
    table: Box<dyn AnyTable>,
    players: Vec<Player>,
    args: &SessionArgs,
    save_path: Option<PathBuf>,
) -> Result<ExitCode, Failure> {
    let seed = match args.seed {
        Some(seed) => seed,
        None => SysRng.try_next_u64().map_err(Failure::new)?,
    };
    let colour = !args.no_colour && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let lang = language(args.lang);
    let session =
        Session { shelf, table, players, lang, seed, physical: args.dice.is_some(), colour, save_path };
    let end = terminal::play(session).map_err(|error| Failure::new(error.say(lang)))?;
    if let Some(path) = end.saved {
        println!("{}", path.display());
    }
    Ok(ExitCode::SUCCESS)
}
