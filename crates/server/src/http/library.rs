//! What does not depend on any table: games, rules, first pictures. Made once for each language.

use super::answer::{Reader, page, problem};
use crate::app::App;
use crate::fault::{Fault, Kind};
use crate::texts::say;
use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;
use catalog::Shelf;
use engine::{Msg, Viewer};
use protocol::*;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex};
use text::Lang;

/// Pages made so far. Their number is bounded: games times scenarios and sections times languages.
static PAGES: Mutex<Option<HashMap<String, Bytes>>> = Mutex::new(None);

fn kept<T: Serialize>(
    headers: &HeaderMap,
    key: String,
    lang: Lang,
    make: impl FnOnce() -> Result<T, Fault>,
) -> Response {
    let pages = || PAGES.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    let known = pages().get_or_insert_default().get(&key).cloned();
    let made = || {
        let text = serde_json::to_vec(&make()?).map_err(|_| Fault::internal())?;
        let bytes = Bytes::from(text);
        pages().get_or_insert_default().insert(key, bytes.clone());
        Ok(bytes)
    };
    match known.map_or_else(made, Ok) {
        Ok(bytes) => page(headers, HeaderValue::from_static("application/json"), bytes, "no-cache"),
        Err(fault) => problem(&fault, lang),
    }
}

pub(super) fn find(id: &str) -> Result<&'static dyn Shelf, Fault> {
    catalog::find(id).map_err(|_| Fault::new(Kind::NotFound, "server-no-game"))
}

/// `GET /api/games`
pub async fn games(Reader(lang): Reader, headers: HeaderMap) -> Response {
    kept(&headers, format!("games {}", lang.code()), lang, || {
        catalog::games().iter().map(|game| game_info(*game, lang)).collect::<Result<Vec<_>, _>>()
    })
}

/// Points of a briefing that are looked for in the texts of a game.
const MOST_SPECIAL: u32 = 5;

/// The section that describes a scenario, if its texts name one.
fn rule_of(game: &dyn Shelf, lang: Lang, scenario: &str) -> String {
    let key = format!("scenario-{scenario}-rule");
    if game.texts().has(lang, &key) { say(Some(game), lang, &Msg::new(key)) } else { String::new() }
}

fn game_info(game: &dyn Shelf, lang: Lang) -> Result<GameInfo, Fault> {
    let profile = game.profile();
    let word = |key: &str| say(Some(game), lang, &Msg::new(key));
    let about = |key: &str| if game.texts().has(lang, key) { word(key) } else { String::new() };
    let named = |id: &str, key: String| Named {
        id: id.to_owned(),
        title: word(&key),
        about: about(&format!("{key}-about")),
    };
    let own = game.adopted();
    let files = own.cloned().unwrap_or_else(|| game.shipped());
    let scenarios = game.check_data(&files).map_err(|error| {
        tracing::error!(game = profile.id, %error, "shipped data");
        Fault::internal()
    })?;
    let mut provenance: BTreeMap<String, u32> = BTreeMap::new();
    for line in files.provenance() {
        *provenance.entry(line.tag).or_default() += line.entries as u32;
    }
    Ok(GameInfo {
        id: profile.id.to_owned(),
        title: match own {
            Some(_) => say(Some(game), lang, &Msg::new("game-own-data").with("title", word("game-title"))),
            None => word("game-title"),
        },
        special: (1..=MOST_SPECIAL)
            .map(|n| format!("briefing-{n}"))
            .filter(|key| game.texts().has(lang, key))
            .map(|key| Reason { text: word(&key), rule: about(&format!("{key}-rule")) })
            .collect(),
        minutes: about("briefing-minutes").parse().unwrap_or(0),
        blurb: word("game-blurb"),
        about: word("game-about"),
        sides: profile
            .seats
            .iter()
            .map(|side| SideInfo {
                id: side.to_string(),
                name: word(&format!("side-{side}")),
                aim: word(&format!("side-{side}-aim")),
            })
            .collect(),
        scenarios: scenarios
            .iter()
            .map(|id| {
                let Named { id, title, about } = named(id, format!("scenario-{id}"));
                let figures = catalog::balance().figures(profile.id, &id);
                ScenarioInfo {
                    title,
                    about,
                    rule: self::rule_of(game, lang, &id),
                    balance: catalog::balance_line(game, &id, lang).unwrap_or_default(),
                    handicap: figures.and_then(|figures| figures.even).map(|even| even.handicap.clone()),
                    id,
                }
            })
            .collect(),
        options: profile
            .options
            .iter()
            .map(|option| OptionInfo {
                id: option.key.to_owned(),
                title: word(&format!("option-{}", option.key)),
                values: option
                    .values
                    .iter()
                    .map(|value| named(value, format!("option-{}-{value}", option.key)))
                    .collect(),
            })
            .collect(),
        lessons: game
            .lessons()
            .iter()
            .map(|lesson| LessonInfo {
                id: lesson.id.clone(),
                scenario: lesson.scenario(),
                title: say(Some(game), lang, &lesson.title),
                about: say(Some(game), lang, &lesson.about),
                rules: lesson.rules.clone(),
            })
            .collect(),
        puzzles: game.puzzles().len() as u32,
        secrets: profile.secrets,
        bots: crate::live::show_bots(game, lang, &[]),
        provenance: provenance.into_iter().collect(),
    })
}

/// Which part of a rulebook is asked for.
#[derive(Default, Deserialize)]
pub struct Part {
    /// The number of a section; all of it without one.
    #[serde(default)]
    section: String,
}

/// `GET /api/games/{id}/rules`
pub async fn rules(
    Path(id): Path<String>,
    Query(Part { section }): Query<Part>,
    Reader(lang): Reader,
    headers: HeaderMap,
) -> Response {
    kept(&headers, format!("rules {} {id} {section}", lang.code()), lang, || {
        let mut rules = rules_text(find(&id)?, lang);
        if !section.is_empty() {
            rules.sections.retain(|one| one.section == section);
            if rules.sections.is_empty() {
                return Err(Fault::new(Kind::NotFound, "server-no-section"));
            }
        }
        Ok(rules)
    })
}

fn rules_text(game: &dyn Shelf, lang: Lang) -> RulesText {
    let titles: HashMap<&str, String> = game
        .cases()
        .iter()
        .filter_map(|(path, text)| {
            cases::read(path, text).ok().map(|case| (*path, case.title.say(lang).to_owned()))
        })
        .collect();
    let coverage: HashMap<String, Vec<String>> =
        game.coverage().into_iter().map(|cover| (cover.section, cover.cases)).collect();
    let shown = |section: &str| {
        let paths = coverage.get(section).into_iter().flatten();
        paths.map(|path| (path.clone(), titles.get(path.as_str()).cloned().unwrap_or_default())).collect()
    };
    let sections = game.rulebook().speak(lang).sections.into_iter();
    RulesText {
        sections: sections
            .map(|section| RuleSection {
                cases: shown(&section.section),
                section: section.section,
                title: section.title,
                text: section.text,
                source: section.source,
                rulings: section
                    .rulings
                    .into_iter()
                    .map(|ruling| RulingText {
                        id: ruling.id,
                        question: ruling.question,
                        answer: ruling.answer,
                        reason: ruling.reason,
                    })
                    .collect(),
            })
            .collect(),
    }
}

/// What a picture is asked of.
#[derive(Default, Deserialize)]
pub struct Which {
    #[serde(default)]
    scenario: String,
}

/// `GET /api/games/{id}/map`
pub async fn picture(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Reader(lang): Reader,
    Query(which): Query<Which>,
    headers: HeaderMap,
) -> Response {
    let scenario = which.scenario;
    kept(&headers, format!("map {} {id} {scenario}", lang.code()), lang, || {
        let game = find(&id)?;
        let table = app
            .games
            .table(&id, &scenario, &[])
            .map_err(|_| Fault::new(Kind::NotFound, "server-no-scenario"))?;
        let text = |msg: &Msg| say(Some(game), lang, msg);
        let scene = table.scene(Viewer::Spectator).map_text(&text);
        Ok(Picture { map: table.map().map_text(&text), scene })
    })
}
