//! What requests have in common: language, address, problems, pages that change only with the server.

use crate::app::App;
use crate::fault::{Fault, Kind};
use crate::texts;
use axum::Json;
use axum::body::Bytes;
use axum::extract::{FromRequestParts, Query};
use axum::http::header::{ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_TYPE, ETAG, HeaderMap, IF_NONE_MATCH};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use text::Lang;

/// The address a connection comes from.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub SocketAddr);

/// The language of a request: `?lang=de`, or what the browser prefers.
pub struct Reader(pub Lang);

#[derive(Default, Deserialize)]
struct Asked {
    lang: Option<String>,
}

impl<S: Sync> FromRequestParts<S> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Reader, Infallible> {
        let asked = Query::<Asked>::try_from_uri(&parts.uri).unwrap_or_default();
        let accepts = parts.headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        Ok(Reader(texts::choose(asked.lang.as_deref(), accepts)))
    }
}

/// The address a request comes from, behind the proxy if there is a trusted one.
pub struct From(pub IpAddr);

impl FromRequestParts<Arc<App>> for From {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<From, Infallible> {
        let nowhere = SocketAddr::from(([0, 0, 0, 0], 0));
        let peer = parts.extensions.get::<Peer>().map_or(nowhere, |peer| peer.0).ip();
        let trusted = app.config.trust_proxy.iter().any(|network| network.contains(peer));
        let forwarded = if trusted { forwarded(&parts.headers) } else { None };
        Ok(From(forwarded.unwrap_or(peer).to_canonical()))
    }
}

/// The last address in the last of the headers: our own proxy has written it. What stands before it anybody may have
/// written.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let lines = headers.get_all("x-forwarded-for");
    let last = lines.iter().next_back()?.to_str().ok()?.rsplit(',').next()?.trim();
    // Some proxies add the port.
    last.parse().ok().or_else(|| last.parse::<SocketAddr>().ok().map(|addr| addr.ip()))
}

/// A problem as an answer.
pub fn problem(fault: &Fault, lang: Lang) -> Response {
    let status = match fault.kind {
        Kind::BadRequest => StatusCode::BAD_REQUEST,
        Kind::NotJson => StatusCode::UNSUPPORTED_MEDIA_TYPE,
        Kind::NotFound => StatusCode::NOT_FOUND,
        Kind::Forbidden => StatusCode::FORBIDDEN,
        Kind::Stale => StatusCode::CONFLICT,
        Kind::Refused => StatusCode::UNPROCESSABLE_ENTITY,
        Kind::TooMany => StatusCode::TOO_MANY_REQUESTS,
        Kind::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Kind::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        Kind::Elsewhere => StatusCode::SERVICE_UNAVAILABLE,
    };
    (status, Json(fault.say(None, lang))).into_response()
}

/// There is nothing at this address.
pub async fn nothing_here(Reader(lang): Reader) -> Response {
    problem(&Fault::new(Kind::NotFound, "server-no-page"), lang)
}

/// A page that changes only with the server: sent once, confirmed afterwards.
pub fn page(headers: &HeaderMap, kind: HeaderValue, body: Bytes, caching: &'static str) -> Response {
    let digest = Sha256::digest(&body);
    let tag: String = digest[..12].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{tag}\"");
    let known = headers.get(IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    // Compression marks the tag as weak; the content is the same.
    let same =
        known.is_some_and(|known| known.split(',').any(|one| one.trim().trim_start_matches("W/") == tag));
    let head = [
        (CACHE_CONTROL, HeaderValue::from_static(caching)),
        (ETAG, HeaderValue::try_from(tag).expect("hex")),
    ];
    match same {
        true => (StatusCode::NOT_MODIFIED, head).into_response(),
        false => (head, [(CONTENT_TYPE, kind)], body).into_response(),
    }
}
