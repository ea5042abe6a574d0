//! Agreeing that everybody may watch a finished game.

use super::answer::{From, Reader, problem};
use super::tables::read;
use crate::app::App;
use crate::fault::{Fault, Kind};
use crate::limits::Ask;
use crate::token::is_id;
use axum::Json;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use protocol::{Publish, Published};
use std::net::IpAddr;
use std::sync::Arc;

/// `POST /api/tables/{id}/public`
pub async fn publish(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    From(ip): From,
    Reader(lang): Reader,
    body: Result<Bytes, BytesRejection>,
) -> Response {
    match answer(&app, &id, ip, body).await {
        Ok(published) => Json(published).into_response(),
        Err(fault) => problem(&fault, lang),
    }
}

async fn answer(
    app: &Arc<App>,
    id: &str,
    ip: IpAddr,
    body: Result<Bytes, BytesRejection>,
) -> Result<Published, Fault> {
    let wish: Publish = read(body)?;
    if !is_id(id) {
        return Err(Fault::new(Kind::NotFound, "server-no-table"));
    }
    if !app.limiter.may(Ask::List, ip) || !app.limiter.could(Ask::WrongToken, ip) {
        return Err(Fault::new(Kind::TooMany, "server-too-many-lists"));
    }
    if wish.agree == Some(true) && !app.limiter.may(Ask::Publish, ip) {
        return Err(Fault::new(Kind::TooMany, "server-too-many-published"));
    }
    let published = app.live.get(id).publish(app, &wish).await;
    if published.as_ref().is_err_and(|fault| matches!(fault.kind, Kind::Forbidden | Kind::NotFound)) {
        app.limiter.may(Ask::WrongToken, ip);
    }
    published
}
