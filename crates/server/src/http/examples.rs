//! Cases as something to look at. They are played when somebody asks; the last ones asked for are kept.

use super::answer::{Reader, page, problem};
use super::library::find;
use crate::fault::{Fault, Kind};
use crate::texts::say;
use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{HeaderMap, HeaderValue};
use axum::response::Response;
use cases::Example;
use catalog::Shelf;
use engine::{Msg, Viewer};
use protocol::{ExampleFrame, ExampleLine, ExampleText};
use serde::Serialize;
use std::collections::VecDeque;
use std::sync::Mutex;
use text::Lang;
use tokio::sync::Semaphore;

/// Bytes of answers that are kept. There are more than a thousand cases; nobody reads them all in a row.
const ROOM: usize = 16 << 20;

/// Cases that are played at the same time.
static AT_ONCE: Semaphore = Semaphore::const_new(2);

/// The answers given last, the newest at the end.
static KEPT: Mutex<VecDeque<(String, Bytes)>> = Mutex::new(VecDeque::new());

fn kept() -> std::sync::MutexGuard<'static, VecDeque<(String, Bytes)>> {
    KEPT.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// Answers from what is kept, or makes it away from the threads that answer others.
async fn answer<T: Serialize>(
    headers: HeaderMap,
    key: String,
    lang: Lang,
    make: impl FnOnce() -> Result<T, Fault> + Send + 'static,
) -> Response {
    let known = kept().iter().find(|(one, _)| *one == key).map(|(_, bytes)| bytes.clone());
    let made = match known {
        Some(bytes) => Ok(bytes),
        None => {
            let work = move || {
                let bytes = Bytes::from(serde_json::to_vec(&make()?).map_err(|_| Fault::internal())?);
                keep(key, bytes.clone());
                Ok(bytes)
            };
            // Readers of rules do not take all cores from those who play.
            let _turn = AT_ONCE.acquire().await;
            tokio::task::spawn_blocking(work).await.unwrap_or_else(|_| Err(Fault::internal()))
        }
    };
    match made {
        Ok(bytes) => page(&headers, HeaderValue::from_static("application/json"), bytes, "no-cache"),
        Err(fault) => problem(&fault, lang),
    }
}

fn keep(key: String, bytes: Bytes) {
    let mut kept = kept();
    kept.push_back((key, bytes));
    while kept.iter().map(|(_, bytes)| bytes.len()).sum::<usize>() > ROOM {
        kept.pop_front();
    }
}

fn play(game: &dyn Shelf, case: &str) -> Result<Example, Fault> {
    let missing = || Fault::new(Kind::NotFound, "server-no-case");
    game.example(case).ok_or_else(missing)?.map_err(|error| {
        // With an owner's numbers a shipped case may not be playable.
        tracing::info!(game = game.profile().id, %error, "a case cannot be shown");
        Fault::new(Kind::NotFound, "server-case-unplayable")
    })
}

/// `GET /api/games/{id}/cases/{case}`
pub async fn example(
    Path((id, case)): Path<(String, String)>,
    Reader(lang): Reader,
    headers: HeaderMap,
) -> Response {
    answer(headers, format!("case {} {id} {case}", lang.code()), lang, move || {
        let game = find(&id)?;
        Ok(told(game, &play(game, &case)?, lang))
    })
    .await
}

/// `GET /api/games/{id}/cases/{case}/map`
pub async fn ground(
    Path((id, case)): Path<(String, String)>,
    Reader(lang): Reader,
    headers: HeaderMap,
) -> Response {
    answer(headers, format!("ground {} {id} {case}", lang.code()), lang, move || {
        let game = find(&id)?;
        Ok(play(game, &case)?.table.map().map_text(&|msg: &Msg| say(Some(game), lang, msg)))
    })
    .await
}

fn told(game: &dyn Shelf, example: &Example, lang: Lang) -> ExampleText {
    let text = |msg: &Msg| say(Some(game), lang, msg);
    let mut before = None;
    let frames = example.frames.iter().map(|frame| {
        let seen = example.table.scene_at(frame.step, Viewer::Referee).map_text(&text);
        let scene = (before.as_ref() != Some(&seen)).then(|| seen.clone());
        before = Some(seen);
        let line = |line: &cases::Line| ExampleLine {
            text: text(&line.text),
            rule: line.rule.clone(),
            tone: line.tone,
        };
        ExampleFrame {
            kind: frame.kind.id().to_owned(),
            title: text(&frame.title),
            notation: frame.notation.clone(),
            lines: frame.lines.iter().map(line).collect(),
            odds: frame.odds.as_ref().map(|odds| odds.map_text(&text)),
            cues: frame.cues.clone(),
            scene,
        }
    });
    ExampleText {
        frames: frames.collect(),
        id: example.id.clone(),
        title: text(&example.title),
        title_lang: example.title_in.unwrap_or(lang).code().to_owned(),
        rules: example.rules.clone(),
        ground: example.ground.clone(),
        cells: example.cells.clone(),
        view: text(&Msg::new("example-view")),
        sides: game.profile().seats.iter().map(|side| side.to_string()).collect(),
    }
}
