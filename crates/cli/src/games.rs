//! `feldzug games`

use crate::args::{GamesArgs, language};
use crate::error::Failure;
use bots::BotSpec;
use catalog::Shelf;
use lab::Rating;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::{Write, stdout};
use std::process::ExitCode;
use text::Lang;

#[derive(Serialize)]
struct Game {
    id: &'static str,
    title: String,
    about: String,
    sides: Vec<Named>,
    scenarios: Vec<Scenario>,
    options: Vec<OptionLine>,
    opponents: Vec<Opponent>,
    rules_version: u32,
    secrets: bool,
    sections: usize,
    cases: usize,
    data_digest: String,
    provenance: BTreeMap<String, usize>,
}

#[derive(Serialize)]
struct Named {
    id: String,
    title: String,
}

#[derive(Serialize)]
struct Scenario {
    id: String,
    title: String,
    /// How often each side wins; nothing if nobody measured it.
    balance: Option<String>,
}

#[derive(Serialize)]
struct OptionLine {
    id: &'static str,
    title: String,
    values: Vec<Named>,
}

/// A level of the computer.
#[derive(Serialize)]
struct Opponent {
    id: &'static str,
    title: String,
    bot: String,
    /// How strong it is in this game; nothing if nobody measured it.
    rating: Option<Rating>,
}

fn describe(shelf: &dyn Shelf, lang: Lang) -> Result<Game, Failure> {
    let profile = shelf.profile();
    let texts = shelf.texts();
    let files = shelf.shipped();
    let scenarios = shelf.check_data(&files).map_err(Failure::new)?;
    let named = |id: &str, key: String| Named { id: id.to_owned(), title: texts.word(lang, &key) };
    let mut provenance = BTreeMap::new();
    for line in files.provenance() {
        *provenance.entry(line.tag).or_default() += line.entries;
    }
    Ok(Game {
        id: profile.id,
        title: texts.word(lang, "game-title"),
        about: texts.word(lang, "game-blurb"),
        sides: profile.seats.iter().map(|seat| named(seat, format!("side-{seat}"))).collect(),
        scenarios: scenarios
            .iter()
            .map(|id| Scenario {
                id: id.clone(),
                title: texts.word(lang, &format!("scenario-{id}")),
                balance: catalog::balance_line(shelf, id, lang),
            })
            .collect(),
        options: profile
            .options
            .iter()
            .map(|spec| OptionLine {
                id: spec.key,
                title: texts.word(lang, &format!("option-{}", spec.key)),
                values: spec
                    .values
                    .iter()
                    .map(|value| named(value, format!("option-{}-{value}", spec.key)))
                    .collect(),
            })
            .collect(),
        opponents: BotSpec::LEVELS
            .iter()
            .map(|(id, bot)| Opponent {
                id,
                title: texts.word(lang, &format!("level-{id}")),
                bot: bot.to_string(),
                rating: catalog::rating(shelf, *bot),
            })
            .collect(),
        rules_version: profile.rules_version,
        secrets: profile.secrets,
        sections: shelf.coverage().len(),
        cases: shelf.cases().len(),
        data_digest: files.digest(),
        provenance,
    })
}

pub fn run(args: &GamesArgs) -> Result<ExitCode, Failure> {
    let lang = language(args.lang);
    let games = catalog::games().iter().map(|shelf| describe(*shelf, lang)).collect::<Result<Vec<_>, _>>()?;
    let mut out = stdout().lock();
    if args.json {
        serde_json::to_writer_pretty(&mut out, &games)?;
        writeln!(out)?;
        return Ok(ExitCode::SUCCESS);
    }
    for game in games {
        let list = |items: &[Named]| {
            items.iter().map(|item| format!("{} ({})", item.id, item.title)).collect::<Vec<_>>().join(", ")
        };
        writeln!(out, "{}  {}", game.id, game.title)?;
        writeln!(out, "  {}", game.about)?;
        writeln!(out, "  sides      {}", list(&game.sides))?;
        for scenario in &game.scenarios {
            writeln!(out, "  scenario   {} ({})", scenario.id, scenario.title)?;
            if let Some(balance) = &scenario.balance {
                writeln!(out, "             {balance}")?;
            }
        }
        for option in &game.options {
            writeln!(out, "  option     {} ({}): {}", option.id, option.title, list(&option.values))?;
        }
        for opponent in &game.opponents {
            let rating =
                opponent.rating.map(|Rating { rating, low, high, .. }| format!(": {rating} ({low}–{high})"));
            let Opponent { id, title, .. } = opponent;
            writeln!(out, "  opponent   {id} ({title}){}", rating.unwrap_or_default())?;
        }
        writeln!(
            out,
            "  rules      version {}, {} sections, {} cases",
            game.rules_version, game.sections, game.cases
        )?;
        let tags: Vec<String> = game.provenance.iter().map(|(tag, n)| format!("{n} {tag}")).collect();
        writeln!(out, "  data       {} (digest {})", tags.join(", "), game.data_digest)?;
    }
    Ok(ExitCode::SUCCESS)
}
