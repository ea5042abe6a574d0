//! A game goes on under the rules it was begun with. If another server has them and this one does not, the conversation is passed on
//! to there, message by message, and nothing of it is read here.

use super::line::RESTART;
use crate::app::App;
use crate::metrics;
use crate::token::is_id;
use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, WebSocket};
use axum::http::HeaderMap;
use futures_util::{SinkExt, StreamExt};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep_until, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::CloseFrame as FarClose;
use tokio_tungstenite::tungstenite::{self, Message as Far};
use tokio_tungstenite::{WebSocketStream, client_async};

/// Marks what was passed on once: it is not passed on again.
const PASSED: &str = "x-feldzug-passed-on";
/// How long another server may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);

type Wire = WebSocketStream<TcpStream>;

/// The addresses of other servers that play this table, if this one does not.
pub async fn others(app: &Arc<App>, id: &str, headers: &HeaderMap) -> Vec<String> {
    if app.store.shared().is_none() || headers.contains_key(PASSED) || !is_id(id) {
        return Vec::new();
    }
    let (keeper, id) = (app.clone(), id.to_owned());
    let asked =
        tokio::task::spawn_blocking(move || keeper.store.shared().map(|shared| shared.played_by(&id)));
    match asked.await {
        Ok(Some(Ok(others))) => others,
        // Without the database nothing can be played here either; that is told in the conversation.
        _ => Vec::new(),
    }
}

/// Passes everything on until one side hangs up. If none of the others answers the client comes again, and by then it may be known
/// that they are gone.
pub async fn pass_on(app: &Arc<App>, id: &str, from: IpAddr, mut near: WebSocket, others: &[String]) {
    for url in others {
        match timeout(PATIENCE, dial(url, id, from)).await {
            Ok(Ok(far)) => {
                metrics::PASSED_ON.count();
                tracing::debug!(table = id, url, "passed on");
                return relay(app, near, far).await;
            }
            Ok(Err(error)) => tracing::warn!(url, %error, "the server that plays a table cannot be reached"),
            Err(_) => tracing::warn!(url, "the server that plays a table does not answer"),
        }
    }
    let _ = timeout(PATIENCE, near.send(restart("the server that plays this table does not answer"))).await;
}

async fn dial(url: &str, id: &str, from: IpAddr) -> Result<Wire, tungstenite::Error> {
    let wrong = || tungstenite::Error::Io(std::io::Error::other("no address like http://10.0.0.5:8080"));
    let host = url.strip_prefix("http://").map(|host| host.trim_end_matches('/')).ok_or_else(wrong)?;
    let address = if host.contains(':') { host.to_owned() } else { format!("{host}:80") };
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let mut request = format!("ws://{host}/api/tables/{id}/socket").into_client_request()?;
    let value = |text: String| text.try_into().map_err(|_| wrong());
    request.headers_mut().insert(PASSED, value("1".into())?);
    request.headers_mut().insert("x-forwarded-for", value(from.to_string())?);
    Ok(client_async(request, stream).await?.0)
}

/// What comes next.
enum Event {
    Near(Option<Message>),
    Far(Option<Message>),
    Silent,
    Stop,
}

async fn relay(app: &App, mut near: WebSocket, mut far: Wire) {
    let mut stop = app.stop.clone();
    let limits = &app.config.limits;
    let (patience, mut heard) = (limits.send_time, Instant::now());
    loop {
        let event = tokio::select! {
            message = near.recv() => Event::Near(message.and_then(Result::ok)),
            message = far.next() => Event::Far(message.and_then(Result::ok).and_then(inwards)),
            // The other server asks for signs of life, and we answer it ourselves: that the client gives none is seen only here.
            () = sleep_until(heard + limits.silence) => Event::Silent,
            _ = stop.wait_for(|stop| *stop) => Event::Stop,
        };
        let (message, last) = match event {
            Event::Near(Some(message)) => {
                heard = Instant::now();
                match timeout(patience, far.send(outwards(message))).await {
                    Ok(Ok(())) => continue,
                    _ => (restart("the other server has gone"), true),
                }
            }
            // Whoever is gone has left there as well.
            Event::Near(None) | Event::Silent => return drop(timeout(PATIENCE, far.close(None)).await),
            Event::Far(Some(message)) => {
                let last = matches!(message, Message::Close(_));
                (message, last)
            }
            Event::Far(None) => (restart("the other server has gone"), true),
            Event::Stop => (restart("the server stops"), true),
        };
        let told = timeout(patience, near.send(message)).await;
        if last || !matches!(told, Ok(Ok(()))) {
            return;
        }
    }
}

fn restart(reason: &'static str) -> Message {
    Message::Close(Some(CloseFrame { code: RESTART, reason: reason.into() }))
}

/// A message of the client, for the other server.
fn outwards(message: Message) -> Far {
    match message {
        Message::Text(text) => Far::text(text.as_str()),
        Message::Binary(bytes) => Far::binary(bytes),
        Message::Ping(bytes) => Far::Ping(bytes),
        Message::Pong(bytes) => Far::Pong(bytes),
        Message::Close(frame) => Far::Close(
            frame.map(|frame| FarClose { code: frame.code.into(), reason: frame.reason.as_str().into() }),
        ),
    }
}

/// A message of the other server, for the client; none for the end without a word.
fn inwards(message: Far) -> Option<Message> {
    Some(match message {
        Far::Text(text) => Message::Text(text.as_str().into()),
        Far::Binary(bytes) => Message::Binary(bytes),
        Far::Ping(bytes) => Message::Ping(bytes),
        Far::Pong(bytes) => Message::Pong(bytes),
        Far::Close(frame) => Message::Close(Some(
            frame
                .map(|frame| CloseFrame { code: frame.code.into(), reason: frame.reason.as_str().into() })?,
        )),
        Far::Frame(_) => Message::Pong(Bytes::new()),
    })
}
