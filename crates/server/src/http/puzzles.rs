//! Puzzles: which there are, and the answer for who gives up. The table judges what is ordered.

use super::answer::{Reader, problem};
use super::library::find;
use crate::app::now;
use crate::fault::{Fault, Kind};
use crate::texts::say;
use axum::Json;
use axum::extract::Path;
use axum::response::{IntoResponse, Response};
use engine::Msg;
use protocol::{PuzzleAnswer, PuzzleInfo, PuzzleList};
use serde::Serialize;

/// Seconds of a day.
const DAY: u64 = 86_400;

fn told<T: Serialize>(made: Result<T, Fault>, lang: text::Lang) -> Response {
    match made {
        Ok(body) => Json(body).into_response(),
        Err(fault) => problem(&fault, lang),
    }
}

/// `GET /api/games/{id}/puzzles`
pub async fn list(Path(id): Path<String>, Reader(lang): Reader) -> Response {
    let made = find(&id).map(|game| {
        let text = |msg: &Msg| say(Some(game), lang, msg);
        let info = |puzzle: &cases::puzzle::Puzzle| PuzzleInfo {
            id: puzzle.id.clone(),
            scenario: puzzle.scenario(),
            title: text(&puzzle.title),
            theme: (puzzle.theme.clone(), text(&Msg::new(format!("theme-{}", puzzle.theme)))),
            level: puzzle.level,
        };
        PuzzleList {
            today: game.puzzle_of(now() / DAY).map(|puzzle| puzzle.id.clone()),
            puzzles: game.puzzles().iter().map(info).collect(),
        }
    });
    told(made, lang)
}

/// `GET /api/games/{id}/puzzles/{puzzle}/answer`
pub async fn solution(Path((id, puzzle)): Path<(String, String)>, Reader(lang): Reader) -> Response {
    let made = find(&id).and_then(|game| {
        let found = game.puzzles().iter().find(|one| one.id == puzzle);
        let one = found.ok_or_else(|| Fault::new(Kind::NotFound, "server-no-puzzle"))?;
        Ok(PuzzleAnswer { order: one.best.clone(), why: say(Some(game), lang, &one.why) })
    });
    told(made, lang)
}
