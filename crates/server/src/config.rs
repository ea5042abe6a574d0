pub use crate::database::{Database, Url};
use crate::network::Network;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

/// How to serve.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes a free one.
    pub addr: SocketAddr,
    /// The database. A file is made if it is missing.
    pub db: Database,
    /// The address people use, if a proxy stands before the server: `https://feldzug.example`.
    pub public_url: Option<String>,
    /// The address under which other servers on the same database reach this one; if none, where it listens.
    pub own_url: Option<String>,
    /// Further names under which people reach the server, besides its address and that of `public_url`.
    pub hosts: Vec<String>,
    /// Networks of proxies whose `X-Forwarded-For` is believed: its last entry, which the proxy itself has written.
    pub trust_proxy: Vec<Network>,
    /// Where figures are told in Prometheus' format, if at all.
    pub metrics: Option<SocketAddr>,
    /// Threads on which bots think.
    pub workers: usize,
    /// The least time between an order and the bot's next one, so that people can follow.
    pub bot_delay: Duration,
    /// How long tables are kept to which nobody comes.
    pub keep: Keep,
    /// What one client may ask for.
    pub limits: Limits,
}

/// How many days of service tables are kept to which nobody comes; 0 for ever.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keep {
    /// Tables at which no person has ever given an order.
    pub unplayed: u32,
    /// Unfinished games.
    pub unfinished: u32,
    /// Finished games, which can be watched again.
    pub finished: u32,
}

/// What one client, and all of them together, may ask for.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Bytes of a request.
    pub body: usize,
    /// Bytes of a request that opens a table, which may bring a record.
    pub record: usize,
    /// Bytes of a socket message.
    pub message: usize,
    /// Socket messages per second from one connection, in the long run.
    pub messages_per_second: f64,
    /// Socket messages from one connection at once.
    pub message_burst: f64,
    /// Messages beyond the limits, or unreadable, within ten minutes before a connection is closed.
    pub patience: u32,
    /// Sockets at one table for each token's role: spectators cannot keep players out.
    pub sockets_per_table: usize,
    /// Sockets altogether.
    pub sockets: usize,
    /// Sockets from one address.
    pub sockets_per_address: usize,
    /// HTTP connections at once.
    pub connections: usize,
    /// HTTP connections at once from one address; trusted proxies may have more.
    pub connections_per_address: usize,
    /// The longest a request may take from its first byte to its answer.
    pub request_time: Duration,
    /// The longest a connection may serve requests; browsers then simply make a new one.
    pub connection_time: Duration,
    /// Tables opened per minute from one address.
    pub tables_per_minute: f64,
    /// Greetings per minute from one address.
    pub hellos_per_minute: f64,
    /// Greetings per minute from one address with a token that opens nothing; then it must wait.
    pub wrong_tokens_per_minute: f64,
    /// Lists of tables per minute from one address.
    pub lists_per_minute: f64,
    /// Consents to show a game to everybody per hour from one address.
    pub published_per_hour: f64,
    /// Tables asked about in one list.
    pub keys: usize,
    /// The longest a bot may be told to think about one decision, in milliseconds.
    pub think_millis: u32,
    /// The most playouts a bot may be told to make for one decision.
    pub think_playouts: u32,
    /// Requests for advice that may wait for a thread.
    pub advice_queue: usize,
    /// A client that takes longer than this to receive a message is dropped.
    pub send_time: Duration,
    /// A connection must say `hello` within this time.
    pub hello_time: Duration,
    /// A connection that says nothing, not even to a ping, is closed after this time.
    pub silence: Duration,
    /// A table nobody touches is forgotten after this time; the record brings it back.
    pub idle: Duration,
    /// How often abandoned tables are looked for.
    pub sweep: Duration,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            addr: SocketAddr::from(([127, 0, 0, 1], 8080)),
            db: PathBuf::from("feldzug.db").into(),
            public_url: None,
            own_url: None,
            hosts: Vec::new(),
            trust_proxy: Vec::new(),
            metrics: None,
            workers: 1,
            bot_delay: Duration::from_millis(350),
            keep: Keep::default(),
            limits: Limits::default(),
        }
    }
}

impl Default for Keep {
    fn default() -> Keep {
        // A friend may open a link only at the weekend.
        Keep { unplayed: 7, unfinished: 180, finished: 0 }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            body: 256 << 10,
            record: 2 << 20,
            message: 16 << 10,
            messages_per_second: 40.0,
            message_burst: 120.0,
            patience: 100,
            sockets_per_table: 50,
            sockets: 10_000,
            // A school or a club may sit behind one address.
            sockets_per_address: 300,
            connections: 4096,
            connections_per_address: 256,
            request_time: Duration::from_secs(30),
            connection_time: Duration::from_secs(5 * 60),
            tables_per_minute: 30.0,
            hellos_per_minute: 300.0,
            wrong_tokens_per_minute: 30.0,
            lists_per_minute: 120.0,
            published_per_hour: 20.0,
            keys: 200,
            think_millis: 5_000,
            think_playouts: 20_000,
            advice_queue: 100,
            send_time: Duration::from_secs(15),
            hello_time: Duration::from_secs(15),
            silence: Duration::from_secs(90),
            idle: Duration::from_secs(60),
            sweep: Duration::from_secs(60 * 60),
        }
    }
}
