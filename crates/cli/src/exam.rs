//! `feldzug exam`

use crate::args::ExamArgs;
use crate::error::Failure;
use crate::input;
use bots::{BotSpec, Clock};
use lab::WorkClock;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::{Write, stdout};
use std::path::Path;
use std::process::ExitCode;
use text::Lang;

/// The scores of one bot.
#[derive(Serialize)]
struct Score {
    bot: String,
    game: String,
    /// Shares of right answers, added up.
    points: f64,
    positions: usize,
    /// Positions right in every try.
    right: usize,
    themes: BTreeMap<String, f64>,
    answers: Vec<Answer>,
}

/// How a bot did in one position.
#[derive(Serialize)]
struct Answer {
    file: String,
    title: String,
    theme: String,
    level: u8,
    /// Share of right answers.
    points: f64,
    /// What was wrong in the tries that were.
    wrong: Vec<String>,
}

pub fn run(args: &ExamArgs) -> Result<ExitCode, Failure> {
    let files = positions(&args.what)?;
    if args.prove {
        return prove(&files, args);
    }
    // Other work on the machine is no excuse of the bot's, and none of its faults.
    let clock = WorkClock::new();
    let mut scores: Vec<Score> = Vec::new();
    for &bot in &args.bots {
        for (name, text) in &files {
            let answer = sit(name, text, bot, args.tries, args.seed, &clock)?;
            let (game, answer) = answer;
            let known = scores.iter().position(|score| score.bot == bot.to_string() && score.game == game);
            let place = known.unwrap_or_else(|| {
                scores.push(Score::new(bot, &game));
                scores.len() - 1
            });
            scores[place].add(answer);
        }
    }
    let mut out = stdout().lock();
    if args.json {
        serde_json::to_writer_pretty(&mut out, &scores)?;
        writeln!(out)?;
        return Ok(ExitCode::SUCCESS);
    }
    for score in &scores {
        score.print(&mut out, args.verbose)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// How often chance tries a plan: if it never fails, everything is right and nothing is tested.
const CHANCES: u64 = 20;

/// Proves the positions again. What is said of the first order is compared with a deep look; a plan must be carried out by a search at
/// least once, and not by chance alone.
fn prove(files: &[(String, String)], args: &ExamArgs) -> Result<ExitCode, Failure> {
    let mut out = stdout().lock();
    let mut refuted = 0;
    for (name, text) in files {
        let exam = cases::exam::read(name, text).map_err(Failure::new)?;
        let shelf = catalog::find(exam.game.get_ref())?;
        let (mut found, mut worth) = (Vec::new(), Vec::new());
        let mut holds = true;
        if exam.best.is_some() || exam.avoid.is_some() {
            let proof = shelf.prove(name, text, args.playouts, args.games).map_err(Failure::new)?;
            holds &= proof.holds;
            found.push(proof.found);
            worth = proof.worth;
        }
        if exam.plan.is_some() {
            let right = |bot: &str, tries: u64| {
                let bot = bot.parse::<BotSpec>().map_err(Failure::new)?;
                let tries = shelf.sit(name, text, bot, args.seed..args.seed + tries, &bots::Timeless);
                let tries = tries.map_err(Failure::new)?;
                Ok::<_, Failure>((tries.iter().filter(|one| one.wrong.is_none()).count(), tries.len()))
            };
            let (search, of) = right("general", args.tries)?;
            let (chance, blind) = right("random", CHANCES)?;
            holds &= search > 0 && chance < blind;
            found.push(format!("search {search} of {of}, chance {chance} of {blind}"));
        }
        refuted += u32::from(!holds);
        if !holds || args.verbose {
            let verdict = if holds { "holds" } else { "no longer holds" };
            writeln!(out, "{name}: {verdict}: {}", found.join("; "))?;
        }
        if args.verbose {
            for (order, worth) in worth {
                writeln!(out, "  {:5.1} %  {order}", worth * 100.0)?;
            }
        }
    }
    writeln!(out, "{} of {} positions hold", files.len() as u32 - refuted, files.len())?;
    Ok(if refuted == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// The positions meant: files, all of a game, or all that are shipped.
fn positions(what: &[String]) -> Result<Vec<(String, String)>, Failure> {
    let shipped = |game: &str| {
        let games =
            catalog::games().iter().filter(move |shelf| game.is_empty() || shelf.profile().id == game);
        let all = games.flat_map(|shelf| shelf.exam());
        all.map(|(name, text)| (name.to_string(), text.to_string())).collect::<Vec<_>>()
    };
    if what.is_empty() {
        return Ok(shipped(""));
    }
    let mut files = Vec::new();
    for word in what {
        if Path::new(word).exists() {
            files.push((word.clone(), input::text(Path::new(word))?));
            continue;
        }
        let shelf = catalog::find(word)?;
        let found = shipped(shelf.profile().id);
        if found.is_empty() {
            return Err(Failure::new(format!("{word} has no exam positions; give files of your own")));
        }
        files.extend(found);
    }
    Ok(files)
}

fn sit(
    name: &str,
    text: &str,
    bot: BotSpec,
    tries: u64,
    seed: u64,
    clock: &dyn Clock,
) -> Result<(String, Answer), Failure> {
    let exam = cases::exam::read(name, text).map_err(Failure::new)?;
    let shelf = catalog::find(exam.game.get_ref())?;
    let done = shelf.sit(name, text, bot, seed..seed + tries, clock).map_err(Failure::new)?;
    let right = done.iter().filter(|one| one.wrong.is_none()).count();
    let wrong = done
        .iter()
        .filter_map(|one| one.wrong.as_ref().map(|wrong| format!("{wrong} (gave {})", one.gave.join(", "))));
    let answer = Answer {
        file: name.to_owned(),
        title: exam.title.say(Lang::En).to_owned(),
        theme: exam.theme.clone(),
        level: *exam.level.get_ref(),
        points: right as f64 / done.len().max(1) as f64,
        wrong: wrong.collect(),
    };
    Ok((exam.game.get_ref().clone(), answer))
}

impl Score {
    fn new(bot: BotSpec, game: &str) -> Score {
        Score {
            bot: bot.to_string(),
            game: game.to_owned(),
            points: 0.0,
            positions: 0,
            right: 0,
            themes: BTreeMap::new(),
            answers: Vec::new(),
        }
    }

    fn add(&mut self, answer: Answer) {
        self.points += answer.points;
        self.positions += 1;
        self.right += usize::from(answer.wrong.is_empty());
        self.answers.push(answer);
        self.themes.clear();
        for theme in self.answers.iter().map(|answer| &answer.theme) {
            let of = self.answers.iter().filter(|answer| answer.theme == *theme);
            let (count, sum) = of.fold((0.0, 0.0), |(count, sum), answer| (count + 1.0, sum + answer.points));
            self.themes.insert(theme.clone(), sum / count);
        }
    }

    fn print(&self, out: &mut impl Write, verbose: bool) -> Result<(), Failure> {
        writeln!(
            out,
            "{} {}: {:.1} of {} points, {} positions right in every try",
            self.game, self.bot, self.points, self.positions, self.right
        )?;
        for level in 1..=3 {
            let of: Vec<&Answer> = self.answers.iter().filter(|answer| answer.level == level).collect();
            if !of.is_empty() {
                let sum: f64 = of.iter().map(|answer| answer.points).sum();
                writeln!(out, "  level {level}: {sum:.1} of {}", of.len())?;
            }
        }
        for (theme, mean) in &self.themes {
            writeln!(out, "  {:3.0} %  {theme}", mean * 100.0)?;
        }
        for answer in self.answers.iter().filter(|answer| verbose || answer.points < 1.0) {
            writeln!(out, "  {:3.0} %  {}: {}", answer.points * 100.0, answer.file, answer.title)?;
            if verbose {
                for wrong in &answer.wrong {
                    writeln!(out, "         {wrong}")?;
                }
            }
        }
        Ok(())
    }
}
