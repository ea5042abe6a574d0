//! `feldzug play` and `feldzug record resume`

use crate::args::{PlayArgs, ResumeArgs, SessionArgs, language};
use crate::error::Failure;
use crate::{input, record};
use catalog::Shelf;
use engine::{Need, Note, Noted};
use rand::TryRng;
use rand::rngs::SysRng;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use table::AnyTable;
use terminal::{Player, Session};

pub fn run(args: &PlayArgs) -> Result<ExitCode, Failure> {
    let (shelf, mut opening) = input::opening(&args.game)?;
    let seats = shelf.profile().seats;
    // By default a person plays the first side and the computer the others.
    let fallback = |index: usize| if index == 0 { "human" } else { "captain" }.to_owned();
    let players = players(shelf, &args.session.seats, &|index, _| fallback(index))?;
    opening.seats =
        seats.iter().zip(&players).map(|(seat, player)| (seat.to_string(), player.to_string())).collect();
    if let Some(path) = &args.save {
        check_save(path)?;
    }
    let table = shelf.open(&opening)?;
    begin(shelf, table, players, &args.session, args.save.clone())
}

pub fn resume(args: &ResumeArgs) -> Result<ExitCode, Failure> {
    let (shelf, mut table) = record::open(&args.file, &args.data)?;
    if let Need::Over(outcome) = table.need() {
        let reason = shelf.texts().word(language(args.session.look.lang), outcome.reason);
        return Err(Failure::file(&args.file, format!("this game is over: {reason}")));
    }
    let written = table.header().seats.clone();
    let players = players(shelf, &args.session.seats, &|_, seat| {
        written.iter().find(|(id, _)| id == seat).map_or("human".to_owned(), |(_, player)| player.clone())
    })?;
    for (seat, player) in shelf.profile().all_seats().zip(&players) {
        let (id, player) = (shelf.profile().seat_id(seat), player.to_string());
        let before = written.iter().find(|(side, _)| side == id).map(|(_, before)| before);
        if before != Some(&player)
            && !(player == "human" && before.is_some_and(|name| name.starts_with("human ")))
        {
            let what = Noted::Player { side: id.to_owned(), player: player.clone() };
            table.note(Note { step: table.len() as u32, what });
            table.set_player(seat, &player);
        }
    }
    begin(shelf, table, players, &args.session, Some(args.file.clone()))
}

/// A game that cannot be saved is better not begun.
fn check_save(path: &Path) -> Result<(), Failure> {
    if path.exists() {
        return Err(Failure::file(
            path,
            "the file already exists; continue it with `feldzug record resume`, or choose another name",
        ));
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if !folder.is_dir() {
        return Err(Failure::file(path, format!("the folder {} does not exist", folder.display())));
    }
    Ok(())
}

fn players(
    shelf: &dyn Shelf,
    named: &[(String, String)],
    fallback: &dyn Fn(usize, &str) -> String,
) -> Result<Vec<Player>, Failure> {
    let seats = shelf.profile().seats;
    if let Some((seat, _)) = named.iter().find(|(seat, _)| !seats.contains(&seat.as_str())) {
        return Err(Failure::new(format!("there is no side `{seat}`; the sides are {}", seats.join(", "))));
    }
    for (number, (seat, _)) in named.iter().enumerate() {
        if named[..number].iter().any(|(before, _)| before == seat) {
            return Err(Failure::new(format!("--seat {seat} is given twice; name each side once")));
        }
    }
    let player = |(index, seat): (usize, &&str)| {
        let found = named.iter().find(|(id, _)| id == seat);
        match found.map_or_else(|| fallback(index, seat), |(_, player)| player.clone()).as_str() {
            // A record of the server may know the person's name.
            human if human == "human" || human.starts_with("human ") => Ok(Player::Human),
            bot => bot
                .parse()
                .map(Player::Bot)
                .map_err(|error| Failure::new(format!("{seat}: {error}; or `human`"))),
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
    let (colour, lang) = (args.look.colour(), language(args.look.lang));
    let session =
        Session { shelf, table, players, lang, seed, physical: args.dice.is_some(), colour, save_path };
    let end = terminal::play(session).map_err(|error| Failure::new(error.say(lang)))?;
    if let Some(path) = end.saved {
        println!("{}", path.display());
    }
    // As shells report a process that a signal has ended.
    Ok(end.signal.map_or(ExitCode::SUCCESS, |signal| ExitCode::from(128 + signal as u8)))
}
