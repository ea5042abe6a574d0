//! What every request passes: it must be meant for this server, and not sent by somebody else's page.

use super::answer::{Reader, problem};
use crate::app::App;
use crate::fault::{Fault, Kind};
use crate::{Config, Network, logs};
use axum::extract::{Request, State};
use axum::http::header::{CONTENT_TYPE, HOST, ORIGIN};
use axum::http::{HeaderMap, Method};
use axum::middleware::Next;
use axum::response::Response;
use std::net::IpAddr;
use std::sync::Arc;
use tracing::Instrument;

/// Turns away what is not meant for this server, and posts that a foreign page could have sent.
pub async fn guard(
    State(app): State<Arc<App>>,
    Reader(lang): Reader,
    request: Request,
    next: Next,
) -> Response {
    let headers = request.headers();
    if !is_ours(headers, &app.config) {
        return problem(&Fault::new(Kind::Forbidden, "server-host"), lang);
    }
    if request.method() == Method::POST {
        if !same_origin(headers, app.config.public_url.as_deref()) {
            return problem(&Fault::new(Kind::Forbidden, "server-origin"), lang);
        }
        // A browser sends text and forms for any page, but JSON only for pages of the same server.
        if !is_json(headers) {
            return problem(&Fault::new(Kind::NotJson, "server-not-json"), lang);
        }
    }
    next.run(request).instrument(logs::request()).await
}

/// Whether the request names this server. A page whose own name has been made to point here does not.
fn is_ours(headers: &HeaderMap, config: &Config) -> bool {
    let named = |name: &str| {
        config.hosts.iter().any(|ours| ours.eq_ignore_ascii_case(name))
            || config.public_url.as_deref().and_then(bare).is_some_and(|url| name_of(&url).0 == name)
    };
    let mut hosts = headers.get_all(HOST).iter();
    let (Some(host), None) = (hosts.next(), hosts.next()) else { return false };
    let Ok(host) = host.to_str() else { return false };
    let host = host.to_ascii_lowercase();
    let (name, _) = name_of(&host);
    let local: IpAddr = config.addr.ip().to_canonical();
    match name.trim_matches(['[', ']']).parse::<IpAddr>() {
        // No name can be made to point elsewhere where there is none.
        Ok(ip) => {
            let ip = ip.to_canonical();
            local.is_unspecified()
                || local == ip
                || local.is_loopback() && ip.is_loopback()
                || named(name)
                || is_proxy(&config.trust_proxy, ip)
        }
        Err(_) => {
            let localhost = name == "localhost" || name.ends_with(".localhost");
            localhost && (local.is_loopback() || local.is_unspecified()) || named(name)
        }
    }
}

/// A proxy may pass its own address on.
fn is_proxy(networks: &[Network], ip: IpAddr) -> bool {
    networks.iter().any(|network| network.contains(ip))
}

/// Name and port of a host.
fn name_of(host: &str) -> (&str, &str) {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => (name, port),
        _ => (host, ""),
    }
}

/// Host and port of an address.
fn bare(url: &str) -> Option<String> {
    let (_, rest) = url.split_once("://")?;
    Some(rest.split('/').next().unwrap_or(rest).to_ascii_lowercase())
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    kind.split(';').next().is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}

/// A page from elsewhere must not talk to a table in somebody's name. Programs that are no browsers send no origin.
pub fn same_origin(headers: &HeaderMap, public_url: Option<&str>) -> bool {
    let Some(origin) = headers.get(ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
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

    #[test]
    fn a_request_must_name_this_server() {
        let ours = |host: &str, config: &Config| {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, HeaderValue::try_from(host).unwrap());
            is_ours(&headers, config)
        };
        let home = Config::default();
        for host in ["127.0.0.1:8080", "localhost:8080", "LOCALHOST", "feldzug.localhost:1", "[::1]:8080"] {
            assert!(ours(host, &home), "{host}");
        }
        for host in ["evil.example", "evil.example:8080", "localhost.evil.example", "192.0.2.1", "", "a:b"] {
            assert!(!ours(host, &home), "{host}");
        }
        let mut open = Config { addr: "0.0.0.0:80".parse().unwrap(), ..Config::default() };
        assert!(ours("192.168.1.5", &open) && ours("[2001:db8::1]", &open) && !ours("box.local", &open));
        open.hosts = vec!["Box.local".into()];
        open.public_url = Some("https://Feldzug.example/".into());
        assert!(ours("box.local:8080", &open) && ours("feldzug.example", &open));
        assert!(!ours("feldzug.example.evil.example", &open));
        assert!(!is_ours(&HeaderMap::new(), &open));
        let mut twice = HeaderMap::new();
        twice.append(HOST, HeaderValue::from_static("feldzug.example"));
        twice.append(HOST, HeaderValue::from_static("evil.example"));
        assert!(!is_ours(&twice, &open));
    }
}
