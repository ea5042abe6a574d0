use crate::Limits;
use crate::limits::Bucket;
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use protocol::{FromTable, Welcome};
use std::time::{Duration, Instant};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite;

/// The line to one client.
pub struct Line {
    socket: WebSocket,
    bucket: Bucket,
    /// Faults that are still forgiven; time heals.
    patience: Bucket,
    most: usize,
    send_time: Duration,
    /// When the client was last heard.
    pub heard: Instant,
    /// Whether the client unpacks long states.
    pub packs: bool,
}

/// From this length on packing is worth the while.
const LONG: usize = 2048;

/// Seconds after which all faults are forgiven.
const HEALING: f64 = 600.0;

/// What came over the line.
pub enum Heard {
    /// A message.
    Text(String),
    /// Something that is no message: too long, not text, too often.
    Noise(Noise),
    /// A sign of life.
    Nothing,
    /// More than we are ready to hold: nothing can follow.
    Huge,
    /// The client has gone.
    Gone,
}

/// Kinds of noise.
pub enum Noise {
    /// Longer than allowed.
    TooLong,
    /// Not text.
    Binary,
    /// More often than allowed: the request with this number, or 0.
    TooOften(u32),
}

/// The line is broken or too slow.
pub struct Broken;

impl Line {
    pub fn new(socket: WebSocket, limits: &Limits) -> Line {
        Line {
            socket,
            bucket: Bucket::new(limits.message_burst, limits.messages_per_second),
            patience: Bucket::new(limits.patience as f64, limits.patience as f64 / HEALING),
            most: limits.message,
            send_time: limits.send_time,
            heard: Instant::now(),
            packs: false,
        }
    }

    /// Waits for what comes next. Nothing is lost if the wait is given up.
    pub async fn hear(&mut self) -> Heard {
        let heard = self.socket.recv().await;
        self.heard = Instant::now();
        match heard {
            None | Some(Ok(Message::Close(_))) => Heard::Gone,
            Some(Err(error)) => match error.into_inner().downcast_ref() {
                Some(tungstenite::Error::Capacity(_)) => Heard::Huge,
                _ => Heard::Gone,
            },
            Some(Ok(message)) if !self.bucket.take(self.heard) => {
                let text = message.to_text().unwrap_or_default();
                let id = if text.len() > self.most { 0 } else { number(text) };
                Heard::Noise(Noise::TooOften(id))
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Heard::Nothing,
            Some(Ok(Message::Binary(_))) => Heard::Noise(Noise::Binary),
            Some(Ok(Message::Text(text))) if text.len() > self.most => Heard::Noise(Noise::TooLong),
            Some(Ok(Message::Text(text))) => Heard::Text(text.as_str().to_owned()),
        }
    }

    /// One fault more; false when patience is at its end.
    pub fn forgive(&mut self) -> bool {
        self.patience.take(self.heard)
    }

    /// A request that makes much work counts as several.
    pub fn charge(&mut self, messages: f64) {
        self.bucket.spend(messages);
    }

    /// Tells the client something. A client that does not take it in time is given up.
    pub async fn tell(&mut self, message: &FromTable) -> Result<(), Broken> {
        let text = serde_json::to_string(message).map_err(|error| {
            tracing::error!(%error, "a message cannot be written");
            Broken
        })?;
        self.tell_text(text).await
    }

    /// Tells the client what is JSON already.
    async fn tell_text(&mut self, text: String) -> Result<(), Broken> {
        self.send(Message::Text(text.into())).await
    }

    /// Greets the client. The map, which is most of it, goes ahead, packed: it is the game's own and the same for everybody. What
    /// is left holds tokens and is never packed.
    pub async fn tell_welcome(&mut self, mut welcome: Welcome) -> Result<(), Broken> {
        if self.packs {
            let nothing = scene::Map { boards: Vec::new(), terrain: Vec::new(), liveries: Vec::new() };
            let map = std::mem::replace(&mut welcome.map, nothing);
            let text = serde_json::to_string(&FromTable::Map { map }).map_err(|error| {
                tracing::error!(%error, "a map cannot be written");
                Broken
            })?;
            self.send(Message::Binary(pack(&text).into())).await?;
        }
        self.tell(&FromTable::Welcome(welcome)).await
    }

    /// Tells the client how things stand, packed if it is long. Nothing else but the map is packed: if a token lay beside what others can
    /// write, names or what they ask for, the length of the packed whole could tell them whether they have guessed a part of it.
    pub async fn tell_state(&mut self, text: String) -> Result<(), Broken> {
        if self.packs && text.len() >= LONG {
            return self.send(Message::Binary(pack(&text).into())).await;
        }
        self.tell_text(text).await
    }

    /// Asks for a sign of life.
    pub async fn ping(&mut self) -> Result<(), Broken> {
        self.send(Message::Ping(Default::default())).await
    }

    async fn send(&mut self, message: Message) -> Result<(), Broken> {
        match timeout(self.send_time, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Broken),
        }
    }

    /// Hangs up, with a reason for the client's log.
    pub async fn close(mut self, code: u16, reason: &'static str) {
        let frame = CloseFrame { code, reason: reason.into() };
        let _ = timeout(Duration::from_secs(1), self.socket.send(Message::Close(Some(frame)))).await;
    }
}

/// A text in raw deflate, packed as well as the usual way does: the lines that need it are slow, and a state takes a few milliseconds.
fn pack(text: &str) -> Vec<u8> {
    let mut packed = Vec::with_capacity(text.len() / 8);
    let mut encoder = flate2::read::DeflateEncoder::new(text.as_bytes(), flate2::Compression::default());
    // Reading from memory into memory cannot fail.
    let _ = std::io::Read::read_to_end(&mut encoder, &mut packed);
    packed
}

/// The client broke the rules of the conversation.
pub const POLICY: u16 = close_code::POLICY;
/// The server stops and will be back.
pub const RESTART: u16 = close_code::RESTART;
/// The client has been silent for too long, or never said hello.
pub const AWAY: u16 = close_code::AWAY;

/// The number of a request that is not read otherwise: who asked is answered.
pub fn number(text: &str) -> u32 {
    #[derive(serde::Deserialize)]
    struct Numbered {
        id: u32,
    }
    serde_json::from_str::<Numbered>(text).map_or(0, |numbered| numbered.id)
}
