//! The HTTP side: what one can ask without sitting at a table, the client's files, and the way into a socket.

mod answer;
mod client;
mod headers;
mod library;
mod tables;

pub use answer::{Peer, Reader, problem};
pub use tables::open_table;

use crate::app::App;
use crate::socket;
use axum::Router;
use axum::extract::{DefaultBodyLimit, State};
use axum::http::StatusCode;
use axum::middleware::map_response;
use axum::routing::{get, post};
use std::sync::Arc;
use std::time::Duration;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::RequestBodyTimeoutLayer;

/// The longest pause in the middle of a request.
const SLOWEST: Duration = Duration::from_secs(15);

/// Every address the server answers.
pub fn router(app: Arc<App>) -> Router {
    let limits = &app.config.limits;
    let api = Router::new()
        .route("/games", get(library::games))
        .route("/games/{id}/rules", get(library::rules))
        .route("/games/{id}/map", get(library::picture))
        .route("/tables", post(tables::open).layer(DefaultBodyLimit::max(limits.record)))
        .route("/tables/list", post(tables::list).layer(DefaultBodyLimit::max(limits.body)))
        .route("/tables/{id}/socket", get(socket::upgrade))
        .route("/finished", get(tables::finished))
        .fallback(answer::nothing_here);
    Router::new()
        .nest("/api", api)
        .route("/healthz", get(health))
        .fallback(client::file)
        .layer(CompressionLayer::new().quality(CompressionLevel::Precise(5)))
        .layer(RequestBodyTimeoutLayer::new(SLOWEST))
        .layer(map_response(headers::secure))
        .with_state(app)
}

/// Whether the server works: it answers, and the database can be read.
async fn health(State(app): State<Arc<App>>) -> (StatusCode, &'static str) {
    let check = tokio::task::spawn_blocking(move || app.store.check());
    match check.await {
        Ok(Ok(())) => (StatusCode::OK, "ok\n"),
        _ => (StatusCode::SERVICE_UNAVAILABLE, "database\n"),
    }
}
