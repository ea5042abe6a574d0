//! `feldzug lab ladder`

use crate::args::LadderArgs;
use crate::error::Failure;
use crate::input;
use bots::BotSpec;
use catalog::{Ladder, Match, Opening, Shelf, THE_GAME};
use lab::Job;
use std::fs;
use std::io::{Write, stdout};
use std::path::Path;
use std::process::ExitCode;

pub fn run(args: &LadderArgs) -> Result<ExitCode, Failure> {
    let games = input::games(&args.games_named)?;
    let measured = match &args.write {
        Some(path) => Some(measure_all(&games, args, path)?),
        None => None,
    };
    let mut out = stdout().lock();
    for game in games {
        print(&mut out, game, measured.as_ref().unwrap_or(catalog::ladder()))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The rungs from the one asked for to the other.
fn rungs(args: &LadderArgs) -> Result<Vec<BotSpec>, Failure> {
    let all: Vec<BotSpec> =
        [BotSpec::Random].into_iter().chain(BotSpec::LEVELS.iter().map(|(_, bot)| *bot)).collect();
    let place = |bot: BotSpec| {
        let names: Vec<&str> = BotSpec::LEVELS.iter().map(|(name, _)| *name).collect();
        let unknown = || Failure::new(format!("{bot} is no level; levels are random, {}", names.join(", ")));
        all.iter().position(|one| *one == bot).ok_or_else(unknown)
    };
    let (from, to) = (place(args.from)?, place(args.to)?);
    if from > to {
        return Err(Failure::new(format!("{} is stronger than {}", args.from, args.to)));
    }
    Ok(all[from..=to].to_vec())
}

/// Plays all matches. The file is written after every one: what was measured is not lost.
fn measure_all(games: &[&dyn Shelf], args: &LadderArgs, path: &Path) -> Result<Ladder, Failure> {
    let mut ladder = match path.exists() {
        true => {
            let text = input::text(path)?;
            Ladder::read(&text).map_err(|error| Failure::file(path, error))?
        }
        false => Ladder::default(),
    };
    let rungs = rungs(args)?;
    for game in games {
        let alone = game.profile().seats.len() == 1;
        let pairs: Vec<(BotSpec, Option<BotSpec>)> = match alone {
            true => rungs.iter().map(|bot| (*bot, None)).collect(),
            false => rungs.windows(2).map(|pair| (pair[0], Some(pair[1]))).collect(),
        };
        for pair in pairs {
            ladder.put(play(*game, pair, args)?);
            fs::write(path, ladder.write()).map_err(|error| Failure::file(path, error))?;
        }
    }
    Ok(ladder)
}

/// One match: as many games in every scenario, each bot as often on each side.
fn play(
    game: &dyn Shelf,
    (one, other): (BotSpec, Option<BotSpec>),
    args: &LadderArgs,
) -> Result<Match, Failure> {
    let profile = game.profile();
    let scenarios = game.check_data(&game.shipped()).map_err(Failure::new)?;
    let players = [one.to_string(), other.map_or_else(|| THE_GAME.to_owned(), |bot| bot.to_string())];
    let each = (args.games / scenarios.len() as u32).next_multiple_of(2).max(2);
    let all = each as u64 * scenarios.len() as u64;
    let bar = input::bar(all, format!("{} {} {}", profile.id, players[0], players[1]));
    let (mut wins, mut draws) = ([0; 2], 0);
    for scenario in scenarios {
        let bots: Vec<BotSpec> = [one].into_iter().chain(other).collect();
        let threads = args.threads.unwrap_or(0);
        let job = Job { games: each, swap: bots.len() > 1, bots, seed: args.seed, threads, records: false };
        let report = game.simulate(&Opening { scenario, ..Opening::default() }, &job, &|| bar.inc(1))?;
        wins[0] += report.bot_wins[0];
        match other {
            Some(_) => {
                wins[1] += report.bot_wins[1];
                draws += report.draws;
            }
            // Nobody else sits there: what the bot does not win, the game does.
            None => wins[1] += report.games - report.bot_wins[0],
        }
    }
    bar.finish_and_clear();
    let (rules, data) = (profile.rules_version, game.shipped().digest());
    Ok(Match { game: profile.id.to_owned(), players, wins, draws, seed: args.seed, rules, data })
}

/// One table for each game, as in docs/balance.md.
fn print(out: &mut impl Write, game: &dyn Shelf, ladder: &Ladder) -> Result<(), Failure> {
    let id = game.profile().id;
    let rated = ladder.ratings(id);
    if rated.is_empty() {
        writeln!(out, "{id}: not measured yet\n")?;
        return Ok(());
    }
    writeln!(out, "| {id} | bot | rating | games |\n| --- | --- | --- | --- |")?;
    for (name, rating) in rated {
        let level = name.parse::<BotSpec>().ok().and_then(BotSpec::level).unwrap_or("");
        let lab::Rating { rating, low, high, games } = rating;
        writeln!(out, "| {level} | `{name}` | {rating} ({low} to {high}) | {games} |")?;
    }
    writeln!(out)?;
    for one in ladder.matches.iter().filter(|one| one.game == id) {
        let [a, b] = &one.players;
        writeln!(out, "{a} {} : {} {b}, {} draws", one.wins[0], one.wins[1], one.draws)?;
    }
    writeln!(out)?;
    Ok(())
}
