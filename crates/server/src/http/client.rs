//! The browser client, embedded in the binary. Debug builds read it from `web/dist` as it is now.

use super::answer::page;
use axum::body::Bytes;
use axum::http::header::{ACCEPT_ENCODING, ALLOW, CONTENT_ENCODING, HeaderMap, VARY};
use axum::http::{HeaderValue, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use std::borrow::Cow;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
struct Files;

/// Names of files under `assets/` carry a digest of their content: they never change.
const FOR_EVER: &str = "public, max-age=31536000, immutable";
const ASK_AGAIN: &str = "no-cache";

/// A file of the client; every other address is a page the client draws itself.
pub async fn file(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return (StatusCode::METHOD_NOT_ALLOWED, [(ALLOW, "GET, HEAD")]).into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let found = Files::get(path).filter(|_| !path.is_empty());
    match found {
        Some(file) => {
            let caching = if path.starts_with("assets/") { FOR_EVER } else { ASK_AGAIN };
            match Files::get(&format!("{path}.br")).filter(|_| takes_brotli(&headers)) {
                Some(packed) => {
                    let file = EmbeddedFile { data: packed.data, metadata: file.metadata };
                    let how = [(CONTENT_ENCODING, "br"), (VARY, "accept-encoding")];
                    (how, send(&headers, file, caching)).into_response()
                }
                None => send(&headers, file, caching),
            }
        }
        // A missing script must not be answered by a page.
        None if path.starts_with("assets/") => StatusCode::NOT_FOUND.into_response(),
        None => match Files::get("index.html") {
            Some(file) => send(&headers, file, ASK_AGAIN),
            None => StatusCode::NOT_FOUND.into_response(),
        },
    }
}

/// Whether the browser unpacks what was packed while the client was built.
fn takes_brotli(headers: &HeaderMap) -> bool {
    let lines = headers.get_all(ACCEPT_ENCODING).iter().filter_map(|line| line.to_str().ok());
    let mut words = lines.flat_map(|line| line.split(','));
    // `br;q=0` forbids it.
    words.any(|word| {
        let (name, weight) = word.split_once(';').unwrap_or((word, "q=1"));
        name.trim() == "br" && !weight.trim().trim_end_matches(['0', '.']).ends_with('=')
    })
}

fn send(headers: &HeaderMap, file: EmbeddedFile, caching: &'static str) -> Response {
    let kind = match file.metadata.mimetype() {
        text if text.starts_with("text/") && !text.contains("charset") => format!("{text}; charset=utf-8"),
        other => other.to_owned(),
    };
    let kind = HeaderValue::try_from(kind).unwrap_or(HeaderValue::from_static("application/octet-stream"));
    let body = match file.data {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => Bytes::from(bytes),
    };
    page(headers, kind, body, caching)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brotli_is_for_browsers_that_take_it() {
        let takes = |text: &'static str| {
            takes_brotli(&HeaderMap::from_iter([(ACCEPT_ENCODING, HeaderValue::from_static(text))]))
        };
        assert!(takes("gzip, deflate, br, zstd"));
        assert!(takes("gzip, br;q=0.8"));
        assert!(!takes("gzip, br;q=0"));
        assert!(!takes("gzip, br;q=0.0"));
        assert!(!takes("gzip, brotli"));
        assert!(!takes_brotli(&HeaderMap::new()));
    }
}
