//! `feldzug puzzle`

use crate::args::{PuzzleArgs, language};
use crate::error::Failure;
use bots::BotSpec;
use catalog::Opening;
use lab::mix;
use std::io::{Write, stdout};
use std::process::ExitCode;
use std::time::{SystemTime, UNIX_EPOCH};
use terminal::{Player, Session};

/// Seconds of a day.
const DAY: u64 = 86_400;

/// `feldzug puzzle`
pub fn run(args: &PuzzleArgs) -> Result<ExitCode, Failure> {
    let shelf = catalog::find(&args.game)?;
    let mut lang = language(args.look.lang);
    let all = shelf.puzzles();
    let named = |theme: &str| shelf.texts().say(lang, &engine::Msg::new(format!("theme-{theme}")));
    if args.list {
        let mut out = stdout().lock();
        for one in all {
            let title = shelf.texts().say(lang, &one.title);
            writeln!(out, "{}  {}  {title}", one.id, "*".repeat(one.level as usize))?;
        }
        return Ok(ExitCode::SUCCESS);
    }
    let wanted = |one: &&cases::puzzle::Puzzle| {
        let theme =
            args.theme.as_ref().is_none_or(|theme| one.theme == *theme || named(&one.theme) == *theme);
        theme && args.level.is_none_or(|level| one.level == level)
    };
    let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    let chosen: Vec<&cases::puzzle::Puzzle> = match (&args.puzzle, args.daily) {
        (Some(id), _) => all.iter().filter(|one| one.id == *id).collect(),
        (None, true) => shelf.puzzle_of(seconds / DAY).into_iter().collect(),
        (None, false) => {
            let mut some: Vec<_> = all.iter().filter(wanted).collect();
            // Another one every time, and the same ones for who gives a seed.
            let turn = mix(args.seed.unwrap_or(seconds), 0) as usize % some.len().max(1);
            some.rotate_left(turn);
            some
        }
    };
    if chosen.is_empty() {
        let mut themes: Vec<&str> = all.iter().map(|one| one.theme.as_str()).collect();
        themes.sort_unstable();
        themes.dedup();
        let what = match all.len() {
            0 => format!("{} has no puzzles", args.game),
            _ => format!(
                "{} has no such puzzle; themes are {}; levels 1 to 3; `feldzug puzzle {} --list` lists all",
                args.game,
                themes.join(", "),
                args.game
            ),
        };
        return Err(Failure::new(what));
    }
    for one in chosen {
        let opening = Opening { scenario: one.scenario(), ..Opening::default() };
        let table = shelf.open(&opening)?;
        let solver = table.pupil();
        let player = |seat| if Some(seat) == solver { Player::Human } else { Player::Bot(BotSpec::Greedy) };
        let players: Vec<Player> = shelf.profile().all_seats().map(player).collect();
        let colour = args.look.colour();
        let session =
            Session { shelf, table, players, lang, seed: 1, physical: false, colour, save_path: None };
        let end = terminal::play(session).map_err(|error| Failure::new(error.say(lang)))?;
        lang = end.lang;
        if let Some(signal) = end.signal {
            return Ok(ExitCode::from(128 + signal as u8));
        }
        if end.table.lesson().is_none_or(|face| face.done < face.tasks) {
            println!("feldzug puzzle {} {}", args.game, one.id);
            break;
        }
    }
    Ok(ExitCode::SUCCESS)
}
