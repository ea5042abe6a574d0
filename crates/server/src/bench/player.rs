//! Both sides of a table, played by one task over one socket for each side.

use futures_util::{SinkExt, StreamExt};
use protocol::{TableOpened, ToTable, VERSION};
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep_until, timeout_at};
use tokio_tungstenite::tungstenite::{Message, protocol::WebSocketConfig};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

type Socket = WebSocketStream<TcpStream>;

/// Both sides of a table.
pub struct Player {
    seats: Vec<Seat>,
    over: bool,
}

struct Seat {
    socket: Socket,
    /// What may be ordered, if this side decides: version, side, order.
    next: Option<(u64, String, String)>,
}

impl Player {
    /// Sits down at every side of a table, each at another server if there are several.
    pub async fn sit(addrs: Vec<SocketAddr>, table: TableOpened) -> Option<Player> {
        let mut seats = Vec::new();
        for ((_, token), addr) in table.seats.iter().zip(addrs.iter().cycle()) {
            let stream = TcpStream::connect(addr).await.ok()?;
            stream.set_nodelay(true).ok()?;
            let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
            let url = format!("ws://{addr}/api/tables/{}/socket", table.table);
            let (mut socket, _) = client_async_with_config(url, stream, Some(config)).await.ok()?;
            let hello = ToTable::Hello {
                version: VERSION,
                token: token.clone(),
                lang: "en".to_owned(),
                packs: false,
                own: None,
                seals: false,
            };
            socket.send(Message::text(serde_json::to_string(&hello).ok()?)).await.ok()?;
            seats.push(Seat { socket, next: None });
        }
        let mut player = Player { seats, over: false };
        for index in 0..player.seats.len() {
            // The welcome and the first state.
            for _ in 0..2 {
                let message = player.seats[index].socket.next().await?.ok()?;
                player.hear(index, &message);
            }
        }
        Some(player)
    }

    /// Sockets in use.
    pub fn sockets(&self) -> usize {
        self.seats.len()
    }

    /// Gives orders until the end, at fixed times or as soon as the last one is acknowledged. Returns how long each took
    /// from the time it was due until it was acknowledged.
    pub async fn play(
        mut self,
        first: Instant,
        pause: Option<Duration>,
        end: Instant,
    ) -> (Player, Vec<Duration>) {
        let mut waits = Vec::new();
        let mut due = first;
        while due < end && !self.over {
            self.listen(due, |_| false).await;
            let start = if pause.is_some() { due } else { Instant::now() };
            match self.order(end + Duration::from_secs(5)).await {
                Some(()) => waits.push(start.elapsed()),
                None => break,
            }
            due = pause.map_or_else(Instant::now, |pause| due + pause);
        }
        (self, waits)
    }

    /// Gives one order and waits until it is acknowledged.
    async fn order(&mut self, patience: Instant) -> Option<()> {
        while !self.over && self.seats.iter().all(|seat| seat.next.is_none()) {
            self.listen(patience, |_| true).await.then_some(())?;
        }
        let index = self.seats.iter().position(|seat| seat.next.is_some())?;
        let (version, side, order) = self.seats[index].next.take()?;
        let order = serde_json::to_string(&ToTable::Order { id: 1, version, side, order }).ok()?;
        self.seats[index].socket.send(Message::text(order)).await.ok()?;
        let done =
            |text: &str| text.starts_with("{\"type\":\"done\"") || text.starts_with("{\"type\":\"problem\"");
        self.listen(patience, done).await.then_some(())
    }

    /// Listens on all lines until this moment, or until a message is the one wanted.
    async fn listen(&mut self, until: Instant, wanted: impl Fn(&str) -> bool) -> bool {
        loop {
            let hear = futures_util::future::select_all(
                self.seats
                    .iter_mut()
                    .enumerate()
                    .map(|(index, seat)| Box::pin(async move { (index, seat.socket.next().await) })),
            );
            let Ok(((index, message), ..)) = timeout_at(until, hear).await else {
                sleep_until(until).await;
                return false;
            };
            let Some(Ok(message)) = message else {
                self.over = true;
                return false;
            };
            self.hear(index, &message);
            if message.to_text().is_ok_and(&wanted) {
                return true;
            }
        }
    }

    /// Picks out of a state what is needed to give an order, without reading all of it.
    fn hear(&mut self, index: usize, message: &Message) {
        let Ok(text) = message.to_text() else { return };
        let Some(rest) = text.strip_prefix("{\"type\":\"state\",\"version\":") else { return };
        let until = |text: &str, end: char| text.split(end).next().unwrap_or_default().to_owned();
        let after = |mark: &str| rest.find(mark).map(|at| &rest[at + mark.len()..]);
        self.over |= after("\"over\":{").is_some();
        let side = after("\"decides\":\"").map(|text| until(text, '"'));
        let order = after("\"choices\":[{\"order\":\"").map(|text| until(text, '"'));
        let version = until(rest, ',').parse().ok();
        self.seats[index].next =
            version.zip(side).zip(order).map(|((version, side), order)| (version, side, order));
    }
}
