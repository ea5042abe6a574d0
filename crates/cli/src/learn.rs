//! `feldzug learn`

use crate::args::{LearnArgs, language};
use crate::error::Failure;
use crate::input;
use bots::BotSpec;
use catalog::{Opening, Shelf};
use std::io::{Write, stdout};
use std::path::PathBuf;
use std::process::ExitCode;
use table::Lesson;
use terminal::{Player, Session};
use text::Lang;

pub fn run(args: &LearnArgs) -> Result<ExitCode, Failure> {
    let shelf = catalog::find(&args.game)?;
    let lang = language(args.look.lang);
    if !args.check.is_empty() {
        return check(shelf, &args.check);
    }
    let lessons = shelf.lessons();
    if lessons.is_empty() {
        return Err(Failure::new(format!("{} has no lessons yet", args.game)));
    }
    if args.list {
        return list(shelf, lessons, lang);
    }
    let first = match &args.lesson {
        None => 0,
        Some(wanted) => lessons.iter().position(|lesson| lesson.id == *wanted).ok_or_else(|| {
            let known: Vec<&str> = lessons.iter().map(|lesson| lesson.id.as_str()).collect();
            Failure::new(format!("there is no lesson `{wanted}`; the lessons are {}", known.join(", ")))
        })?,
    };
    let mut lang = lang;
    for (number, lesson) in lessons.iter().enumerate().skip(first) {
        let end = take(shelf, lesson, lang, args)?;
        lang = end.lang;
        if let Some(signal) = end.signal {
            return Ok(ExitCode::from(128 + signal as u8));
        }
        let over = end.table.lesson().is_some_and(|face| face.done == face.tasks);
        let next = lessons.get(number + 1);
        match (over, next) {
            (true, Some(_)) => {}
            (true, None) => {
                println!("feldzug play {}", args.game);
                break;
            }
            (false, _) => {
                println!("feldzug learn {} {}", args.game, lesson.id);
                break;
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

/// Plays one lesson.
fn take(
    shelf: &'static dyn Shelf,
    lesson: &Lesson,
    lang: Lang,
    args: &LearnArgs,
) -> Result<terminal::End, Failure> {
    let player = |seat| if seat == lesson.seat { Player::Human } else { Player::Bot(BotSpec::Greedy) };
    let players: Vec<Player> = shelf.profile().all_seats().map(player).collect();
    let table = shelf.open(&Opening { scenario: lesson.scenario(), ..Opening::default() })?;
    let colour = args.look.colour();
    let session = Session { shelf, table, players, lang, seed: 1, physical: false, colour, save_path: None };
    terminal::play(session).map_err(|error| Failure::new(error.say(lang)))
}

/// Plays lessons that somebody is writing.
fn check(shelf: &dyn Shelf, files: &[PathBuf]) -> Result<ExitCode, Failure> {
    let mut wrong = 0;
    for path in files {
        let name = path.display().to_string();
        match shelf.check_lesson(&name, &input::text(path)?) {
            Ok(()) => println!("{name}: can be solved"),
            Err(error) => {
                wrong += 1;
                println!("{error}");
            }
        }
    }
    match wrong {
        0 => Ok(ExitCode::SUCCESS),
        _ => Err(Failure::new(format!("{wrong} of {} lessons are wrong", files.len()))),
    }
}

fn list(shelf: &dyn Shelf, lessons: &[Lesson], lang: Lang) -> Result<ExitCode, Failure> {
    let mut out = stdout().lock();
    let widest = lessons.iter().map(|lesson| lesson.id.len()).max().unwrap_or(0);
    for lesson in lessons {
        let title = shelf.texts().say(lang, &lesson.title);
        let about = shelf.texts().say(lang, &lesson.about);
        writeln!(out, "{:<widest$}  {title}: {about}", lesson.id)?;
    }
    Ok(ExitCode::SUCCESS)
}
