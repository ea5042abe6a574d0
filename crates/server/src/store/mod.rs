//! Where tables are kept. The record is the truth: a table in memory can be forgotten at any time.

mod abandoned;
mod carry;
mod cells;
mod error;
mod inspect;
mod lock;
mod operator;
mod plan;
mod postgres;
mod public;
mod reader;
mod request;
mod schema;
mod shared;
mod sqlite;
#[cfg(test)]
mod suite;
mod writer;

pub use abandoned::{Abandoned, Cutoffs};
pub use carry::{Moved, carry_over};
pub use error::StoreError;
pub use lock::Lock;
pub use operator::{Operate, look};
pub use plan::{Plan, Stop};
pub use postgres::Postgres;
pub use reader::Reader;
pub use shared::{Arrows, Here, Joining, News, Node, Place, Seen, Shared, Since, Time};
pub use sqlite::Sqlite;
pub use writer::Writer;

use crate::player::Player;
use crate::token::{self, Digest};
use dice::Dice;
use engine::{Entry, Header, Note, Seat};
use table::Instructions;

/// A place where tables are kept. Calls block; [`Writer`] gathers what many tables have to write into one transaction.
pub trait Store: Send + Sync + 'static {
    /// Everything about a table.
    fn load(&self, id: &str) -> Result<Option<Stored>, StoreError>;
    /// The sheets of these tables, in the order asked for; unknown ones are left out.
    fn rows(&self, ids: &[&str]) -> Result<Vec<TableRow>, StoreError>;
    /// Tables everybody may watch, the newest first.
    fn finished(&self, most: usize) -> Result<Vec<TableRow>, StoreError>;
    /// Ids of tables at which a bot must decide and a person plays.
    fn bots_to_move(&self, most: usize) -> Result<Vec<String>, StoreError>;
    /// Whether everybody may watch a table, and whose person has agreed to it.
    fn listing(&self, id: &str) -> Result<(bool, Vec<Seat>), StoreError>;
    /// Ids of all tables, the oldest first.
    fn all(&self) -> Result<Vec<String>, StoreError>;
    /// Seconds of service so far; see [`crate::uptime`].
    fn uptime(&self) -> Result<i64, StoreError>;
    /// Tables nobody has come to since the cutoffs, those first that were left first.
    fn abandoned(&self, cutoffs: &Cutoffs, most: usize) -> Result<Vec<Abandoned>, StoreError>;
    /// What was found of a finished game so far, as [`keep_analysis`](Store::keep_analysis) was given it.
    fn analysis(&self, id: &str) -> Result<Option<String>, StoreError>;
    /// Keeps what was found of a finished game, in place of what was kept before; nothing if there is no such table.
    fn keep_analysis(&self, id: &str, text: &str) -> Result<(), StoreError>;
    /// Writes these changes, each of them whole or not at all, and says for each what became of it. When it returns, what was
    /// kept survives a crash. After an error nothing was written.
    fn commit(&self, changes: &[&Change]) -> Result<Vec<Outcome>, StoreError>;
    /// The dice of all tables that have some, from this number downwards, the newest first.
    fn dice(&self, below: i64, most: usize) -> Result<Begun, StoreError>;
    /// Whether it can be read; for health checks.
    fn check(&self) -> Result<(), StoreError>;
    /// What it tells servers of each other, if several can share it.
    fn shared(&self) -> Option<&dyn Shared> {
        None
    }
}

/// Opens the database to serve it: a file is made if it is missing, and the schema brought up to date.
pub fn open(db: &crate::Database) -> Result<std::sync::Arc<dyn Store>, StoreError> {
    Ok(match db {
        crate::Database::File(path) => std::sync::Arc::new(Sqlite::open(path)?),
        crate::Database::Postgres(url) => std::sync::Arc::new(Postgres::open(url)?),
    })
}

/// Tables whose dice can be verified.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Begun {
    /// How many there are.
    pub tables: u64,
    /// Of how many the game is over.
    pub over: u64,
    /// Some of them.
    pub some: Vec<BegunDice>,
}

/// The dice of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BegunDice {
    /// The store's own number of the table.
    pub number: i64,
    /// Its id.
    pub id: String,
    /// What all its luck is derived from.
    pub secret: [u8; 32],
    /// Seconds since 1970 at which it was opened.
    pub begun: u64,
    /// When its game ended.
    pub ended: Option<u64>,
}

/// What became of a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It is written.
    Kept,
    /// The table is no longer as the change expects; nothing was written.
    Conflict,
}

/// A table with its record.
#[derive(Clone, Debug)]
pub struct Stored {
    /// What it says about itself.
    pub row: TableRow,
    /// Everything that was ordered and drawn.
    pub entries: Vec<Entry>,
    /// Steps, from 1, at which a standing instruction gave the order.
    pub passed: Vec<u32>,
    /// Steps, from 1, that belong to a gesture, and which.
    pub gestures: Vec<(u32, u32)>,
    /// What happened at the table beside the game.
    pub notes: Vec<Note>,
}

/// What is known of a table without replaying its record.
#[derive(Clone, Debug)]
pub struct TableRow {
    /// The store's own number for it.
    pub number: i64,
    /// Its id.
    pub id: String,
    /// Grows with every change that is written: a change made on another version is a conflict.
    pub version: u64,
    /// Grows with everything that makes an order outdated: orders, take-backs, changes of players. Unlike the number of steps
    /// it never runs back.
    pub turn: u64,
    /// What is played. Its `seats` are empty: see `players`.
    pub header: Header,
    /// Who plays, in seat order.
    pub players: Vec<Player>,
    /// Whether somebody has the seat to themselves.
    pub claimed: Vec<bool>,
    /// The turn at which each seat last asked for something.
    pub asked: Vec<u64>,
    /// How many requests of each seat were refused.
    pub refused: Vec<u32>,
    /// Standing instructions of the seats.
    pub instructions: Vec<Instructions>,
    /// What the seats have the table do next.
    pub plans: Vec<Option<Plan>>,
    /// Its keys.
    pub tokens: Vec<(Digest, Role)>,
    /// How it stands.
    pub standing: Standing,
    /// Whether everybody may watch: the game is over, and every person who played has agreed.
    pub public: bool,
    /// A request that is not answered yet.
    pub request: Option<Request>,
    /// Seconds since 1970 of the last change.
    pub touched: u64,
    /// When somebody was last seen at it, in seconds of service.
    pub visited: i64,
    /// Its dice; tables from before there were dice that can be verified have none.
    pub dice: Option<Dice>,
}

impl TableRow {
    /// What a token opens. Public games are open to all.
    pub fn role(&self, token: &str) -> Option<Role> {
        if token == token::OPEN && self.public {
            return Some(Role::Watch);
        }
        let found = token::digest(token);
        self.tokens.iter().find(|(kept, _)| *kept == found).map(|(_, role)| *role)
    }

    /// Whether somebody holds a key of their own to this seat.
    pub fn is_taken(&self, seat: Seat) -> bool {
        self.tokens.iter().any(|(_, role)| *role == Role::Seat(seat))
    }
}

/// What a token opens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Role {
    /// Every seat a person plays and nobody has come to.
    Host,
    /// One seat, until somebody comes with it: then it opens nothing any more.
    Invite(Seat),
    /// One seat.
    Seat(Seat),
    /// Looking on.
    Watch,
}

/// How a table stands, without replaying its record.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// Orders and lucks so far.
    pub state: u32,
    /// The side that decides.
    pub decides: Option<Seat>,
    /// Whether a bot plays it.
    pub bot_decides: bool,
    /// The round, if the game counts rounds.
    pub round: Option<u32>,
    /// How it ended.
    pub end: Option<End>,
}

/// A request, and who has agreed so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Request {
    /// Who asks; none for a host who plays no seat.
    pub seat: Option<Seat>,
    /// What for.
    pub want: Want,
    /// Who has agreed.
    pub agreed: Vec<Seat>,
}

/// What people can agree on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Want {
    /// To go back to this many steps.
    TakeBack(u32),
    /// That another player sits at a seat.
    Player(Seat, Player),
    /// A draw.
    Peace,
}

impl Request {
    /// The seat on whose account the request goes.
    pub fn account(&self) -> Option<Seat> {
        match self.want {
            Want::Player(seat, _) => self.seat.or(Some(seat)),
            _ => self.seat,
        }
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// By the rules.
    Rules {
        /// The winner; none for a draw or a lost solo game.
        winner: Option<Seat>,
        /// Text key of the reason.
        reason: String,
        /// The section that decides it.
        rule: String,
    },
    /// A side gave up.
    Resigned(Seat),
    /// The sides made peace: a draw.
    Peace,
}

/// One change to one table.
#[derive(Clone, Debug)]
pub enum Change {
    /// A new table. The number in its row does not count.
    Open(Box<Stored>),
    /// A table as it was becomes another.
    Edit(Box<Edit>),
    /// Somebody is at these tables now.
    Visit {
        /// Now, in seconds of service.
        at: i64,
        /// Ids of the tables.
        tables: Vec<String>,
    },
    /// A person agrees that everybody may watch the finished game, or no longer does.
    Publish {
        /// The table.
        table: i64,
        /// The seat.
        seat: Seat,
        /// Its side.
        side: String,
        /// Whether they agree.
        agrees: bool,
        /// Whether their name stays.
        name: bool,
    },
    /// An abandoned table goes away, with everything that belongs to it.
    Remove {
        /// Its id.
        id: String,
        /// What makes it abandoned; if it no longer is, nothing is changed.
        cutoffs: Cutoffs,
    },
}

/// A change that was made on one version of a table. If the table has another, nothing is changed.
#[derive(Clone, Debug)]
pub struct Edit {
    /// The table.
    pub table: i64,
    /// The version it had.
    pub was: u64,
    /// What is done.
    pub deed: Deed,
    /// What is noted beside it.
    pub notes: Vec<Note>,
    /// Seconds since 1970.
    pub at: u64,
    /// How its dice stand then, if it has any.
    pub dice: Option<DiceCell>,
}

/// How the dice of a table stand, as it is kept beside their secret.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DiceCell {
    /// Draws so far; never runs back.
    pub drawn: u32,
    /// The rounds, line by line.
    pub rounds: String,
}

impl DiceCell {
    /// What is kept of these dice.
    pub fn of(dice: &Dice) -> DiceCell {
        let rounds = dice.rounds(true).iter().map(|(word, value)| format!("{word} {value}\n")).collect();
        DiceCell { drawn: dice.drawn, rounds }
    }

    /// The dice it was made from.
    fn read(&self, table: &str, secret: [u8; 32]) -> Option<Dice> {
        let commitment = dice::commitment(table, &secret);
        let table = table.to_owned();
        let mut dice =
            Dice { table, secret: Some(secret), commitment, drawn: self.drawn, rounds: Vec::new() };
        dice.read_rounds(&self.rounds)?;
        Some(dice)
    }
}

/// What is done to a table.
#[derive(Clone, Debug)]
pub enum Deed {
    /// Orders and lucks, or fewer of them, or another end.
    Play(Play),
    /// Another player in a seat. A request that waits is dropped.
    Seat {
        /// The seat.
        seat: Seat,
        /// Who plays it now.
        player: Player,
        /// Whether a bot decides now.
        bot_decides: bool,
    },
    /// Other standing instructions of a seat.
    Instruct {
        /// The seat.
        seat: Seat,
        /// All of them.
        instructions: Instructions,
    },
    /// What a seat has the table do next, or that it no longer does.
    Plan(Seat, Option<Plan>),
    /// A new request on this seat's account.
    Ask(Seat, Request),
    /// Somebody has agreed to the request.
    Agree(Request),
    /// The request is withdrawn, or refused at this seat's cost.
    Drop(Option<Seat>),
    /// Somebody came by invitation: the seat is theirs, and these keys open it.
    Claim(Seat, Vec<(Digest, Role)>),
    /// Keys that open nothing any more, and others.
    Keys {
        /// Old ones.
        remove: Vec<Digest>,
        /// New ones.
        add: Vec<(Digest, Role)>,
    },
    /// The record leads to the same positions under these rules and data.
    Restamp {
        /// Rules version.
        rules: u32,
        /// Digest of the data.
        data: String,
    },
    /// Nothing but a note.
    Note,
}

impl Deed {
    /// Whether orders that were decided before are outdated.
    pub fn turns(&self) -> bool {
        matches!(self, Deed::Play(_) | Deed::Seat { .. })
    }
}

/// Orders and lucks.
#[derive(Clone, Debug)]
pub struct Play {
    /// Steps there were.
    pub was: u32,
    /// Steps that stay; fewer than `was` after a take-back.
    pub keep: u32,
    /// Steps after those.
    pub entries: Vec<Entry>,
    /// Those of them, from 1, at which a standing instruction gave the order.
    pub passed: Vec<u32>,
    /// Those of them, from 1, that belong to a gesture, and which.
    pub gestures: Vec<(u32, u32)>,
    /// What all seats have the table do next, if that has changed.
    pub plans: Option<Vec<Option<Plan>>>,
    /// How it stands then.
    pub standing: Standing,
}

impl Play {
    /// Whether this adds steps to a game that goes on, and changes nothing else.
    pub fn only_adds(&self) -> bool {
        self.keep == self.was
            && !self.entries.is_empty()
            && self.plans.is_none()
            && self.standing.end.is_none()
    }

    /// Whether a server that had the table before needs to know nothing but the steps: whose bots think is asked separately.
    pub fn grows(&self) -> bool {
        self.only_adds() && !self.standing.bot_decides
    }

    /// Whether a request is settled or outdated by this.
    pub fn ends_request(&self) -> bool {
        self.keep < self.was || self.standing.end.is_some()
    }
}
