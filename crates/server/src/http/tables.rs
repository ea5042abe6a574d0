//! Opening tables, and lines about them.

use super::answer::{From, Reader, problem};
use crate::app::{App, now};
use crate::fault::{Fault, Kind};
use crate::game_cache::settle;
use crate::limits::Ask;
use crate::live::{round, show_end, standing};
use crate::player::Player;
use crate::store::{Change, Role, Stored, TableRow};
use crate::texts::{choose, say};
use crate::token::{OPEN, digest, is_id, new_id, new_token, random, seat_token, watch_token};
use axum::Json;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::rejection::BytesRejection;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use bots::BotSpec;
use dice::Dice;
use engine::{Header, Msg, Need, Record, Seat};
use protocol::*;
use serde::de::DeserializeOwned;
use std::net::IpAddr;
use std::sync::Arc;
use table::{AnyTable, Instructions};
use text::Lang;

/// Finished games in the list.
const FINISHED: usize = 50;
/// The most orders a new table goes on with.
const MOST_ORDERS: usize = 64;

pub fn read<T: DeserializeOwned>(body: Result<Bytes, BytesRejection>) -> Result<T, Fault> {
    let body = body.map_err(|rejection| match rejection.into_response().status() {
        StatusCode::PAYLOAD_TOO_LARGE => Fault::new(Kind::TooLarge, "server-too-large"),
        _ => Fault::new(Kind::BadRequest, "server-cut-short"),
    })?;
    serde_json::from_slice(&body).map_err(|error| {
        Fault::with(Kind::BadRequest, Msg::new("server-unreadable").with("error", error.to_string()))
    })
}

/// `POST /api/tables`
pub async fn open(
    State(app): State<Arc<App>>,
    From(ip): From,
    Reader(lang): Reader,
    body: Result<Bytes, BytesRejection>,
) -> Response {
    if !app.limiter.may(Ask::Table, ip) {
        return problem(&Fault::new(Kind::TooMany, "server-too-many-tables"), lang);
    }
    let opened = match read(body) {
        Ok(new) => open_table(&app, new, Some(ip), lang).await,
        Err(fault) => Err(fault),
    };
    match opened {
        Ok(opened) => (StatusCode::CREATED, Json(opened)).into_response(),
        Err(fault) => problem(&fault, lang),
    }
}

/// Opens a table: a new one, from a record, or as a branch of another.
pub async fn open_table(
    app: &Arc<App>,
    new: NewTable,
    from: Option<IpAddr>,
    lang: Lang,
) -> Result<TableOpened, Fault> {
    let record = match (&new.record, &new.branch) {
        (Some(_), Some(_)) => return Err(Fault::new(Kind::BadRequest, "server-record-or-branch")),
        (Some(text), None) => Some(text.parse::<Record>().map_err(|error| {
            Fault::with(Kind::BadRequest, Msg::new("server-record").with("error", error.to_string()))
        })?),
        (None, Some(key)) if !is_id(&key.table) => return Err(Fault::new(Kind::NotFound, "server-no-table")),
        (None, Some(key)) => Some(app.live.get(&key.table).record_for(app, &key.token).await?),
        (None, None) => None,
    };
    let keeper = app.clone();
    let (stored, opened) = tokio::task::spawn_blocking(move || {
        let mut table = lay_out(&keeper, &new, record, lang)?;
        go_on_with(&mut *table, &new.then)?;
        prepare(&keeper, &new, &mut *table)
    })
    .await
    .unwrap_or_else(|panic| {
        tracing::error!(%panic, "opening a table panicked");
        Err(Fault::internal())
    })?;
    let (game, bot) = (stored.row.header.game.clone(), stored.row.standing.bot_decides);
    app.writer
        .commit(Change::Open(Box::new(stored)))
        .await
        .map_err(|_| Fault::new(Kind::Internal, "server-not-written"))?;
    tracing::info!(table = opened.table, game, "table opened");
    if bot {
        let live = app.live.get(&opened.table);
        from.inspect(|from| live.belongs_to(*from));
        live.wake(app).await;
    }
    Ok(opened)
}

/// The table as it begins.
fn lay_out(
    app: &App,
    new: &NewTable,
    record: Option<Record>,
    lang: Lang,
) -> Result<Box<dyn AnyTable>, Fault> {
    let Some(mut record) = record else {
        if new.step.is_some() {
            return Err(Fault::new(Kind::BadRequest, "server-step-of-what"));
        }
        return app
            .games
            .table(&new.game, &new.scenario, &new.options)
            .map_err(|error| Fault::with(Kind::BadRequest, Msg::new("server-open").with("error", error.0)));
    };
    if let Some(step) = new.step {
        if step as usize > record.entries.len() {
            return Err(Fault::new(Kind::BadRequest, "server-no-moment"));
        }
        record.entries.truncate(step as usize);
    }
    let replayed = app
        .games
        .replay(&record.header, &record.entries, None)
        .map_err(|error| Fault::with(Kind::BadRequest, Msg::new("server-open").with("error", error.0)))?;
    let Some(fault) = replayed.fault else { return Ok(replayed.table) };
    let (theirs, ours) = (&record.header, replayed.table.header());
    let what = say(app.games.find(&theirs.game).ok(), lang, &fault.what);
    let same = theirs.rules == ours.rules && theirs.data == ours.data;
    let msg = Msg::new(if same { "server-replay" } else { "server-replay-old" })
        .with("entry", fault.entry as i64)
        .with("theirs", theirs.rules as i64)
        .with("ours", ours.rules as i64);
    Err(Fault::with(Kind::BadRequest, msg.with("what", what)))
}

/// Gives the orders with which the side that decides goes on.
fn go_on_with(table: &mut dyn AnyTable, orders: &[String]) -> Result<(), Fault> {
    if orders.len() > MOST_ORDERS {
        return Err(Fault::new(Kind::TooLarge, "server-plan-length"));
    }
    let Need::Order(seat) = table.need() else {
        let over = Fault::new(Kind::BadRequest, "server-no-decision");
        return if orders.is_empty() { Ok(()) } else { Err(over) };
    };
    for order in orders {
        table.order(seat, order).map_err(|error| Fault::with(Kind::BadRequest, error.msg()))?;
    }
    Ok(())
}

/// What is written of a new table, and what its opener is told.
fn prepare(app: &App, new: &NewTable, table: &mut dyn AnyTable) -> Result<(Stored, TableOpened), Fault> {
    let given = table.len();
    let profile = table.profile();
    let mut players = vec![Player::Human(String::new()); profile.seats.len()];
    let pupil = table.pupil();
    if let Some(pupil) = pupil {
        // Who learns plays one side. The other does what is written down for it, and plays on when the lesson is over.
        profile
            .all_seats()
            .filter(|seat| *seat != pupil)
            .for_each(|seat| players[seat.index()] = Player::Bot(BotSpec::Greedy));
    }
    for (side, spec) in &new.seats {
        let seat = profile.seat(side).ok_or_else(|| Fault::new(Kind::BadRequest, "server-no-side"))?;
        let player = Player::read(spec, &app.config.limits);
        players[seat.index()] = player.map_err(|msg| Fault::with(Kind::BadRequest, msg))?;
    }
    // Without a host nobody keeps the token that the invitations are made from.
    let (id, host) = (new_id(), new_token());
    let seat_tokens: Vec<(Seat, String)> =
        profile.all_seats().map(|seat| (seat, seat_token(&host, profile.seat_id(seat)))).collect();
    let mut tokens = vec![(digest(&watch_token(&host)), Role::Watch)];
    if new.host {
        tokens.push((digest(&host), Role::Host));
    }
    tokens.extend(seat_tokens.iter().map(|(seat, token)| (digest(token), Role::Invite(*seat))));
    let opened = TableOpened {
        table: id.clone(),
        seats: seat_tokens
            .into_iter()
            .filter(|(seat, _)| players[seat.index()].is_human())
            .map(|(seat, token)| (profile.seat_id(seat).to_owned(), token))
            .collect(),
        watch: watch_token(&host),
        host: if new.host { host } else { String::new() },
    };
    // Luck that is due waits until the people have sealed their seeds; where only bots play, the server alone seals.
    let people = profile.all_seats().filter(|seat| players[seat.index()].is_human());
    let people: Vec<String> = people.map(|seat| profile.seat_id(seat).to_owned()).collect();
    // In a lesson luck is written down; there is nothing to verify.
    let mut dice = pupil.is_none().then(|| Dice::new(&id, random(), &people));
    settle(table, dice.as_mut());
    let mut record = table.record();
    // What was brought along was drawn at another table.
    record.entries[..given].iter_mut().for_each(|entry| entry.drawn = None);
    let table = &*table;
    let stored = Stored {
        row: TableRow {
            number: 0,
            id,
            version: 1,
            turn: 1,
            header: Header { given: given as u32, ..record.header },
            standing: standing(table, &players, round(table)),
            public: false,
            request: None,
            claimed: vec![false; players.len()],
            asked: vec![0; players.len()],
            refused: vec![0; players.len()],
            instructions: vec![Instructions::default(); players.len()],
            plans: vec![None; players.len()],
            players,
            tokens,
            touched: now(),
            visited: app.uptime.now(),
            dice,
        },
        entries: record.entries,
        passed: Vec::new(),
        gestures: Vec::new(),
        notes: Vec::new(),
    };
    Ok((stored, opened))
}

/// `POST /api/tables/list`
pub async fn list(
    State(app): State<Arc<App>>,
    From(ip): From,
    Reader(reader): Reader,
    body: Result<Bytes, BytesRejection>,
) -> Response {
    if !app.limiter.may(Ask::List, ip) {
        return problem(&Fault::new(Kind::TooMany, "server-too-many-lists"), reader);
    }
    let asked: ListTables = match read(body) {
        Ok(asked) => asked,
        Err(fault) => return problem(&fault, reader),
    };
    let lang = choose(Some(&asked.lang), Some(reader.code()));
    if asked.keys.len() > app.config.limits.keys {
        return problem(&Fault::new(Kind::TooMany, "server-too-many-keys"), lang);
    }
    let lines = tokio::task::spawn_blocking(move || {
        let ids: Vec<&str> = asked.keys.iter().map(|key| key.table.as_str()).filter(|id| is_id(id)).collect();
        let rows = app.store.rows(&ids)?;
        let role = |row: &TableRow| {
            let keys = asked.keys.iter().filter(|key| key.table == row.id);
            let roles = keys.filter_map(|key| row.role(&key.token));
            // An invitation that somebody has come with opens nothing any more.
            let open = |role: &Role| !matches!(role, Role::Invite(seat) if row.is_taken(*seat));
            roles.filter(open).max_by_key(|role| match role {
                Role::Watch => 0,
                Role::Seat(_) | Role::Invite(_) => 1,
                Role::Host => 2,
            })
        };
        let mut lines: Vec<TableLine> = Vec::new();
        for row in &rows {
            if let Some(role) = role(row)
                && !lines.iter().any(|line| line.table == row.id)
            {
                lines.extend(line(row, role, lang));
            }
        }
        Ok::<_, crate::store::StoreError>(lines)
    });
    answer(lines.await, lang)
}

/// `GET /api/finished`
pub async fn finished(State(app): State<Arc<App>>, From(ip): From, Reader(lang): Reader) -> Response {
    if !app.limiter.may(Ask::List, ip) {
        return problem(&Fault::new(Kind::TooMany, "server-too-many-lists"), lang);
    }
    let lines = tokio::task::spawn_blocking(move || {
        let rows = app.store.finished(FINISHED)?;
        let lines = rows.iter().filter_map(|row| {
            Some(FinishedTable { line: line(row, Role::Watch, lang)?, watch: OPEN.to_owned() })
        });
        Ok::<_, crate::store::StoreError>(lines.collect::<Vec<_>>())
    });
    answer(lines.await, lang)
}

/// What was read, or what went wrong.
pub fn answer<T: serde::Serialize>(
    result: Result<Result<T, crate::store::StoreError>, tokio::task::JoinError>,
    lang: Lang,
) -> Response {
    match result {
        Ok(Ok(body)) => Json(body).into_response(),
        Ok(Err(error)) => {
            tracing::error!(%error, "cannot read tables");
            problem(&Fault::internal(), lang)
        }
        Err(panic) => {
            tracing::error!(%panic, "reading tables panicked");
            problem(&Fault::internal(), lang)
        }
    }
}

/// A table in one line; none if its game is no longer on the shelf.
fn line(row: &TableRow, role: Role, lang: Lang) -> Option<TableLine> {
    let game = catalog::find(&row.header.game).ok()?;
    let profile = game.profile();
    let text = |msg: &Msg| say(Some(game), lang, msg);
    let side = |seat: Seat| Msg::new(format!("side-{}", profile.seat_id(seat)));
    let standing = &row.standing;
    let mine = |seat: Seat| {
        row.players[seat.index()].is_human()
            && match role {
                Role::Host => !row.claimed[seat.index()],
                Role::Seat(own) | Role::Invite(own) => own == seat,
                Role::Watch => false,
            }
    };
    let status = match (&standing.end, standing.decides, standing.round) {
        (Some(end), ..) => show_end(game, lang, end).reason,
        (None, Some(seat), Some(round)) => {
            text(&Msg::new("server-status-round").with("round", round as i64).with("side", side(seat)))
        }
        (None, Some(seat), None) => text(&Msg::new("server-status").with("side", side(seat))),
        // Only luck that waits for seeds is left.
        (None, None, _) => text(&Msg::new("server-status-seeds")),
    };
    Some(TableLine {
        table: row.id.clone(),
        game: profile.id.to_owned(),
        title: text(&Msg::new("game-title")),
        scenario: text(&game.scenario_title(&row.header.scenario)),
        players: profile
            .all_seats()
            .zip(&row.players)
            .map(|(seat, player)| (text(&side(seat)), text(&player.name())))
            .collect(),
        state: standing.state,
        your_turn: standing.end.is_none() && standing.decides.is_some_and(mine),
        over: standing.end.is_some(),
        status,
        touched: row.touched,
    })
}
