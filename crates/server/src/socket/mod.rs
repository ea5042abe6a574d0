//! One conversation with one client. Requests are answered one after the other; what is new is told when the line is
//! free, and only the newest: a slow client misses intermediate pictures, and holds up nobody else.

mod line;
mod pass;
mod talk;

use crate::app::App;
use crate::fault::{Fault, Kind};
use crate::http::{From, Reader, problem, same_origin};
use crate::limits::Full;
use axum::extract::ws::{WebSocketUpgrade, rejection::WebSocketUpgradeRejection};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// `GET /api/tables/{id}/socket`
pub async fn upgrade(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    From(ip): From,
    Reader(lang): Reader,
    headers: HeaderMap,
    socket: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let socket = match socket {
        Ok(socket) => socket,
        Err(rejection) => return rejection.into_response(),
    };
    if !same_origin(&headers, app.config.public_url.as_deref()) {
        return problem(&Fault::new(Kind::Forbidden, "server-origin"), lang);
    }
    let pass = match app.limiter.sockets.enter(Some(ip)) {
        Ok(pass) => pass,
        Err(full) => {
            let key =
                if full == Full::House { "server-house-full" } else { "server-too-many-from-your-address" };
            return problem(&Fault::new(Kind::TooMany, key), lang);
        }
    };
    let others = pass::others(&app, &id, &headers).await;
    let most = app.config.limits.message;
    socket
        // Somewhat more than a message may have, so that a message too long can be answered.
        .max_message_size(most * 4)
        .max_frame_size(most * 4)
        .read_buffer_size(2048)
        .write_buffer_size(0)
        .on_upgrade(move |socket| async move {
            match others.as_slice() {
                [] => talk::converse(&app, &id, ip, line::Line::new(socket, &app.config.limits)).await,
                others => pass::pass_on(&app, &id, ip, socket, others).await,
            }
            drop(pass);
        })
}
