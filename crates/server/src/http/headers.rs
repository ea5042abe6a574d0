use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, HeaderName, HeaderValue, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
};
use axum::response::Response;

/// The page may load what the server serves, and talk to it; nothing else, and nobody may frame it.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; \
    connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'";

/// Headers that go with every answer.
pub async fn secure(mut response: Response) -> Response {
    let headers = response.headers_mut();
    let fixed = HeaderValue::from_static;
    headers.insert(CONTENT_SECURITY_POLICY, fixed(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, fixed("nosniff"));
    headers.insert(REFERRER_POLICY, fixed("no-referrer"));
    headers.insert(HeaderName::from_static("cross-origin-opener-policy"), fixed("same-origin"));
    headers.insert(HeaderName::from_static("cross-origin-resource-policy"), fixed("same-origin"));
    headers.entry(CACHE_CONTROL).or_insert(fixed("no-store"));
    response
}
