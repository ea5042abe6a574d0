//! One conversation with one client. Requests are answered one after the other; what is new is told when the line is
//! free, and only the newest: a slow client misses intermediate pictures, and holds up nobody but himself.

mod line;
mod talk;

use crate::app::App;
use crate::fault::{Fault, Kind};
use crate::http::{Reader, problem};
use axum::extract::ws::{WebSocketUpgrade, rejection::WebSocketUpgradeRejection};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::{HOST, ORIGIN};
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// `GET /api/tables/{id}/socket`
pub async fn upgrade(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
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
    let Some(pass) = app.doors.enter() else {
        return problem(&Fault::new(Kind::TooMany, "server-house-full"), lang);
    };
    let most = app.config.limits.message;
    socket
        // Somewhat more than a message may have, so that a message too long can be answered.
        .max_message_size(most * 4)
        .max_frame_size(most * 4)
        .read_buffer_size(2048)
        .write_buffer_size(0)
        .on_upgrade(move |socket| async move {
            talk::converse(&app, &id, line::Line::new(socket, &app.config.limits)).await;
            drop(pass);
        })
}

/// A page from elsewhere must not talk to a table in somebody's name. Programs that are no browsers send no origin.
fn same_origin(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let bare =
        |url: &str| url.split_once("://").map(|(_, rest)| rest.trim_end_matches('/').to_ascii_lowercase());
    let from = bare(origin);
    from.is_some()
        && (from == host.map(str::to_ascii_lowercase) || public_url.is_some_and(|url| bare(url) == from))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::HeaderValue;

    #[test]
    fn only_the_own_page_may_talk() {
        let ask = |origin: Option<&'static str>, public: Option<&str>| {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, HeaderValue::from_static("localhost:8080"));
            if let Some(origin) = origin {
                headers.insert(ORIGIN, HeaderValue::from_static(origin));
            }
            same_origin(&headers, public)
        };
        assert!(ask(None, None));
        assert!(ask(Some("http://localhost:8080"), None));
        assert!(ask(Some("https://feldzug.example"), Some("https://feldzug.example/")));
        assert!(!ask(Some("https://evil.example"), Some("https://feldzug.example/")));
        assert!(!ask(Some("http://localhost:8081"), None));
        assert!(!ask(Some("null"), None));
    }
}
