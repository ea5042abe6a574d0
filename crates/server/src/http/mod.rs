//! The HTTP side: what one can ask without sitting at a table, the client's files, and the way into a socket.

mod answer;
mod client;
mod dice;
mod examples;
mod guard;
mod headers;
mod health;
mod library;
mod publish;
mod puzzles;
mod tables;

pub use answer::{From, Peer, Reader, problem};
pub use guard::same_origin;
pub use health::Health;
pub use tables::open_table;

use crate::app::App;
use crate::socket;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware::{from_fn_with_state, map_response};
use axum::routing::{get, post};
use std::sync::Arc;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

/// Every address the server answers.
pub fn router(app: Arc<App>) -> Router {
    let limits = &app.config.limits;
    let api = Router::new()
        .route("/games", get(library::games))
        .route("/games/{id}/rules", get(library::rules))
        .route("/games/{id}/cases/{case}", get(examples::example))
        .route("/games/{id}/cases/{case}/map", get(examples::ground))
        .route("/games/{id}/puzzles", get(puzzles::list))
        .route("/games/{id}/puzzles/{puzzle}/answer", get(puzzles::solution))
        .route("/games/{id}/map", get(library::picture))
        .route("/tables", post(tables::open).layer(DefaultBodyLimit::max(limits.record)))
        .route("/tables/list", post(tables::list).layer(DefaultBodyLimit::max(limits.body)))
        .route("/tables/{id}/public", post(publish::publish).layer(DefaultBodyLimit::max(limits.body)))
        .route("/tables/{id}/socket", get(socket::upgrade))
        .route("/finished", get(tables::finished))
        .route("/dice", get(dice::list))
        .fallback(answer::nothing_here);
    let slow = TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, limits.request_time);
    Router::new()
        .nest("/api", api)
        .fallback(client::file)
        .layer(from_fn_with_state(app.clone(), guard::guard))
        // Whoever asks after our health may call us as they like.
        .route("/healthz", get(health::health))
        .layer(CompressionLayer::new().quality(CompressionLevel::Precise(5)))
        .layer(slow)
        .layer(map_response(headers::secure))
        .with_state(app)
}
