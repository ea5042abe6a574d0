//! A server for a test, and clients that speak to it.

use futures_util::{SinkExt, StreamExt};
use protocol::*;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use server::{Config, Limits};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

/// How long a test waits for anything.
const PATIENCE: Duration = Duration::from_secs(20);

/// A folder that goes away with the test.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new() -> Folder {
        use std::sync::atomic::{AtomicU32, Ordering};
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name = format!("feldzug-test-{}-{}", std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).unwrap();
        Folder(path)
    }
    pub fn db(&self) -> PathBuf {
        self.0.join("tables.db")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// How tests are served: as fast as possible.
pub fn config(folder: &Folder) -> Config {
    config_on(folder.db().into())
}

/// The same on another database.
pub fn config_on(db: server::Database) -> Config {
    Config {
        addr: SocketAddr::from(([127, 0, 0, 1], 0)),
        db,
        bot_delay: Duration::ZERO,
        limits: Limits {
            tables_per_minute: 10_000.0,
            hellos_per_minute: 100_000.0,
            wrong_tokens_per_minute: 10_000.0,
            lists_per_minute: 100_000.0,
            published_per_hour: 10_000.0,
            messages_per_second: 100_000.0,
            message_burst: 100_000.0,
            ..Limits::default()
        },
        ..Config::default()
    }
}

/// A running server.
pub struct House {
    pub addr: SocketAddr,
    stop: oneshot::Sender<()>,
    task: JoinHandle<Result<(), server::Error>>,
}

impl House {
    pub async fn open(config: Config) -> House {
        let (stop, stopped) = oneshot::channel();
        let (tell, told) = oneshot::channel();
        let task =
            tokio::spawn(server::serve_until(config, move |addr| tell.send(addr).unwrap(), async move {
                stopped.await.unwrap_or(())
            }));
        House { addr: told.await.expect("the server starts"), stop, task }
    }

    /// Stops the server as SIGTERM does.
    pub async fn close(self) {
        self.stop.send(()).unwrap();
        self.task.await.unwrap().unwrap();
    }

    pub async fn get(&self, path: &str) -> Answer {
        request(self.addr, &format!("GET {path} HTTP/1.1\r\n"), "").await
    }
    pub async fn post(&self, path: &str, body: &str) -> Answer {
        request(self.addr, &format!("POST {path} HTTP/1.1\r\n"), body).await
    }
    /// Opens a table of the first game.
    pub async fn table(&self, mut new: Value) -> TableOpened {
        let game = new.as_object_mut().unwrap().entry("game").or_insert(json!("mortain")).clone();
        assert_eq!(game, "mortain");
        let answer = self.post("/api/tables", &new.to_string()).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        answer.json()
    }
    pub async fn join(&self, table: &TableOpened, token: &str) -> Client {
        Client::join(self.addr, &table.table, token, "en").await.expect("let in")
    }
}

/// An answer to a request.
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: String,
}

impl Answer {
    pub fn json<T: DeserializeOwned>(&self) -> T {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }
    pub fn header(&self, name: &str) -> Option<&str> {
        let lines = self.head.lines().filter_map(|line| line.split_once(": "));
        lines.into_iter().find(|(key, _)| key.eq_ignore_ascii_case(name)).map(|(_, value)| value)
    }
}

/// One request, on a connection of its own. `first` is the request line, perhaps with further headers.
pub async fn request(addr: SocketAddr, first: &str, body: &str) -> Answer {
    request_from([127, 0, 0, 1], addr, first, body).await
}

/// A connection from one of the many addresses of the loopback device: to the server each is somebody else.
pub async fn connect_from(from: [u8; 4], addr: SocketAddr) -> TcpStream {
    let socket = tokio::net::TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::from((from, 0))).unwrap();
    socket.connect(addr).await.unwrap()
}

/// One request from this address.
pub async fn request_from(from: [u8; 4], addr: SocketAddr, first: &str, body: &str) -> Answer {
    let mut stream = connect_from(from, addr).await;
    let length = body.len();
    let mut head = format!("{first}Connection: close\r\nContent-Length: {length}\r\n");
    for (name, usual) in [("Host", addr.to_string()), ("Content-Type", "application/json".into())] {
        if !first.contains(&format!("\r\n{name}: ")) {
            head.push_str(&format!("{name}: {usual}\r\n"));
        }
    }
    head.push_str("\r\n");
    stream.write_all(head.as_bytes()).await.unwrap();
    // A body too large is refused before it is read to the end.
    let _ = stream.write_all(body.as_bytes()).await;
    let mut bytes = Vec::new();
    let _ = stream.read_to_end(&mut bytes).await;
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head.split(' ').nth(1).and_then(|word| word.parse().ok()).unwrap_or(0);
    let chunked = head.to_ascii_lowercase().contains("transfer-encoding: chunked");
    let body = if chunked { unchunk(body) } else { body.to_owned() };
    Answer { status, head: head.to_owned(), body }
}

fn unchunk(mut body: &str) -> String {
    let mut text = String::new();
    while let Some((size, rest)) = body.split_once("\r\n") {
        let size = usize::from_str_radix(size.trim(), 16).unwrap_or(0);
        if size == 0 {
            break;
        }
        text.push_str(&rest[..size]);
        body = rest[size..].trim_start_matches("\r\n");
    }
    text
}

/// A client at a table.
pub struct Client {
    pub socket: WebSocketStream<TcpStream>,
    pub welcome: Welcome,
    pub state: State,
    /// The log put together from all states, as a client must.
    pub log: Vec<LogEntry>,
    /// The notes likewise.
    pub notes: Vec<NoteLine>,
    /// Every text received, byte for byte.
    pub heard: Vec<String>,
    last: u32,
}

impl Client {
    /// Opens a socket without saying anything.
    pub async fn dial(addr: SocketAddr, table: &str) -> WebSocketStream<TcpStream> {
        let stream = TcpStream::connect(addr).await.unwrap();
        Client::try_dial(stream, addr, table).await.expect("a socket")
    }
    async fn try_dial(
        stream: TcpStream,
        addr: SocketAddr,
        table: &str,
    ) -> Option<WebSocketStream<TcpStream>> {
        stream.set_nodelay(true).ok()?;
        let (socket, _) =
            client_async(format!("ws://{addr}/api/tables/{table}/socket"), stream).await.ok()?;
        Some(socket)
    }

    /// Says hello; the problem if it is not let in.
    pub async fn join(addr: SocketAddr, table: &str, token: &str, lang: &str) -> Result<Client, Problem> {
        Client::try_join(addr, table, token, lang).await.expect("the line is open")
    }

    /// Says hello from one of the addresses of the loopback device.
    pub async fn join_from(from: [u8; 4], addr: SocketAddr, table: &str, token: &str) -> Client {
        let stream = connect_from(from, addr).await;
        let socket = Client::try_dial(stream, addr, table).await.expect("a socket");
        Client::greet(socket, token, "en", false).await.expect("the line is open").expect("let in")
    }

    /// Says hello and that it will seal seeds.
    pub async fn join_sealing(addr: SocketAddr, table: &str, token: &str) -> Client {
        let socket = Client::dial(addr, table).await;
        Client::greet(socket, token, "en", true).await.expect("the line is open").expect("let in")
    }

    /// Says hello; none if the line breaks.
    pub async fn try_join(
        addr: SocketAddr,
        table: &str,
        token: &str,
        lang: &str,
    ) -> Option<Result<Client, Problem>> {
        let stream = TcpStream::connect(addr).await.ok()?;
        let socket = Client::try_dial(stream, addr, table).await?;
        Client::greet(socket, token, lang, false).await
    }

    async fn greet(
        mut socket: WebSocketStream<TcpStream>,
        token: &str,
        lang: &str,
        seals: bool,
    ) -> Option<Result<Client, Problem>> {
        let own = Some(own(token)).filter(|own| own.len() == 43);
        let (token, lang) = (token.to_owned(), lang.to_owned());
        let hello = ToTable::Hello { version: VERSION, token, lang, packs: false, own, seals };
        socket.send(Message::text(serde_json::to_string(&hello).unwrap())).await.ok()?;
        let mut heard = Vec::new();
        let welcome = match next(&mut socket, &mut heard).await? {
            FromTable::Welcome(welcome) => welcome,
            FromTable::Problem { problem, .. } => return Some(Err(problem)),
            other => panic!("no welcome but {other:?}"),
        };
        let FromTable::State(state) = next(&mut socket, &mut heard).await? else { panic!("no state") };
        assert_eq!(state.log_from, 0);
        let (log, notes) = (state.log.clone(), state.notes.clone());
        Some(Ok(Client { socket, welcome, state, log, notes, heard, last: 0 }))
    }

    pub async fn send(&mut self, message: &ToTable) {
        self.send_text(&serde_json::to_string(message).unwrap()).await;
    }
    pub async fn send_text(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    /// The next message; states and welcomes are remembered.
    pub async fn hear(&mut self) -> FromTable {
        let message = next(&mut self.socket, &mut self.heard).await.expect("the line is open");
        match &message {
            FromTable::Welcome(welcome) => self.welcome = welcome.clone(),
            FromTable::State(state) => {
                self.log.truncate(state.log_from as usize);
                assert_eq!(self.log.len(), state.log_from as usize, "no gap in the log");
                self.log.extend(state.log.iter().cloned());
                assert_eq!(self.log.len(), state.state as usize, "the log is complete");
                self.notes.truncate(state.notes_from as usize);
                assert_eq!(self.notes.len(), state.notes_from as usize, "no gap in the notes");
                self.notes.extend(state.notes.iter().cloned());
                assert!(state.version >= self.state.version, "the version only grows");
                self.state = state.clone();
            }
            _ => {}
        }
        message
    }

    /// Sends a request with a number and waits for its answer, hearing states in between.
    pub async fn ask(&mut self, request: impl FnOnce(u32) -> ToTable) -> FromTable {
        self.last += 1;
        let id = self.last;
        self.send(&request(id)).await;
        loop {
            let message = self.hear().await;
            let number = match &message {
                FromTable::Welcome(_)
                | FromTable::Map { .. }
                | FromTable::State(_)
                | FromTable::Arrows { .. }
                | FromTable::Pong {} => continue,
                FromTable::Done { id, .. }
                | FromTable::Pointed { id }
                | FromTable::Renewed { id, .. }
                | FromTable::Problem { id, .. }
                | FromTable::Odds { id, .. }
                | FromTable::OddsAll { id, .. }
                | FromTable::Course { id, .. }
                | FromTable::Overlay { id, .. }
                | FromTable::WhyNot { id, .. }
                | FromTable::Advice { id, .. }
                | FromTable::Moment { id, .. }
                | FromTable::Luck { id, .. }
                | FromTable::Analysis { id, .. }
                | FromTable::Record { id, .. }
                | FromTable::Report { id, .. } => *id,
            };
            assert_eq!(number, id, "{message:?}");
            return message;
        }
    }

    /// Waits for arrows that somebody draws.
    pub async fn arrows(&mut self) -> (String, Vec<(String, String)>) {
        loop {
            if let FromTable::Arrows { side, cells } = self.hear().await {
                return (side, cells);
            }
        }
    }

    /// A request that is carried out or refused.
    pub async fn act(&mut self, request: impl FnOnce(u32) -> ToTable) -> Result<u32, Problem> {
        match self.ask(request).await {
            FromTable::Done { state, .. } => Ok(state),
            FromTable::Problem { problem, .. } => Err(problem),
            other => panic!("{other:?}"),
        }
    }

    /// An order of the side that decides, in the state last seen.
    pub async fn order(&mut self, order: &str) -> Result<u32, Problem> {
        let (version, side) = (self.state.version, self.state.decides.clone());
        self.act(|id| ToTable::Order { id, version, side, order: order.into() }).await
    }

    /// A wish of this side.
    pub async fn wish(&mut self, side: &str, what: Wish) -> Result<u32, Problem> {
        self.act(|id| ToTable::Ask { id, side: side.into(), what }).await
    }

    /// The answer of this side to a request.
    pub async fn answer(&mut self, side: &str, agree: bool) -> Result<u32, Problem> {
        let what = self.state.request.as_ref().map(|request| request.what.clone());
        self.act(|id| ToTable::Answer { id, side: side.into(), agree, what }).await
    }

    /// Waits until the state is as wanted.
    pub async fn until(&mut self, wanted: impl Fn(&State) -> bool) {
        while !wanted(&self.state) {
            self.hear().await;
        }
    }

    /// Waits until luck that is due has come: it waits for everybody who plays to have come and sealed or declined.
    pub async fn settled(&mut self) {
        self.until(|state| !state.dice.as_ref().is_some_and(|dice| dice.luck_waits)).await;
    }

    /// Whether this client's side decides.
    pub fn must_decide(&self) -> bool {
        self.welcome.yours.contains(&self.state.decides)
    }

    pub async fn record(&mut self) -> String {
        match self.ask(|id| ToTable::Record { id }).await {
            FromTable::Record { text, .. } => text,
            other => panic!("{other:?}"),
        }
    }
}

/// The next message of a socket; none if it is closed.
pub async fn next(socket: &mut WebSocketStream<TcpStream>, heard: &mut Vec<String>) -> Option<FromTable> {
    loop {
        let message = tokio::time::timeout(PATIENCE, socket.next()).await.expect("an answer in time");
        match message {
            Some(Ok(Message::Text(text))) => {
                heard.push(text.to_string());
                return Some(serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}: {text}")));
            }
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
            Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
            Some(Ok(other)) => panic!("{other:?}"),
        }
    }
}

/// A small generator for tests: the same on every run.
pub struct Whim(pub u64);

impl Whim {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % n
    }
}

/// Both sides played by people, set up already.
pub fn historical() -> Value {
    json!({ "scenario": "historical" })
}

/// The token a test's client draws for itself when it comes with an invitation: always the same one, so that it can come
/// back with the invitation it knows.
pub fn own(invitation: &str) -> String {
    invitation.chars().rev().collect()
}

/// The invitation to a side.
pub fn seat<'a>(table: &'a TableOpened, side: &str) -> &'a str {
    &table.seats.iter().find(|(id, _)| id == side).expect("a human side").1
}
