//! The dice of all tables, for whoever keeps an eye on the server: commitments from the opening on, secrets when a game is over.

use super::answer::{From, Reader, problem};
use super::tables::answer;
use crate::app::App;
use crate::fault::{Fault, Kind};
use crate::limits::Ask;
use crate::store::BegunDice;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use axum::response::Response;
use dice::{commitment, write_hex};
use engine::Msg;
use protocol::{TableDice, TablesDice};
use serde::Deserialize;
use std::sync::Arc;

/// Tables in one answer.
const MOST: usize = 200;

/// Where the list goes on.
#[derive(Deserialize)]
pub struct Page {
    before: Option<i64>,
}

/// `GET /api/dice?before=`
pub async fn list(
    State(app): State<Arc<App>>,
    From(ip): From,
    Reader(lang): Reader,
    page: Result<Query<Page>, QueryRejection>,
) -> Response {
    if !app.limiter.may(Ask::List, ip) {
        return problem(&Fault::new(Kind::TooMany, "server-too-many-lists"), lang);
    }
    let page = match page {
        Ok(Query(page)) => page,
        Err(error) => {
            let msg = Msg::new("server-unreadable").with("error", error.body_text());
            return problem(&Fault::with(Kind::BadRequest, msg), lang);
        }
    };
    let list = tokio::task::spawn_blocking(move || {
        let found = app.store.dice(page.before.unwrap_or(i64::MAX), MOST)?;
        let more = found.some.len() == MOST;
        Ok(TablesDice {
            begun: found.tables,
            ended: found.over,
            before: found.some.last().filter(|_| more).map(|last| last.number),
            tables: found.some.iter().map(line).collect(),
        })
    });
    answer(list.await, lang)
}

/// While the game runs nothing is told but the commitment.
fn line(dice: &BegunDice) -> TableDice {
    let over = dice.ended.is_some();
    TableDice {
        commitment: write_hex(&commitment(&dice.id, &dice.secret)),
        begun: dice.begun,
        ended: dice.ended,
        table: over.then(|| dice.id.clone()),
        secret: over.then(|| write_hex(&dice.secret)),
    }
}
