//! What a store that several servers share tells them of each other. All of it may be lost or late: what is right is decided by the
//! versions of the tables alone.

use super::{Standing, StoreError};
use engine::{Entry, Seat};
use tokio::sync::mpsc::UnboundedReceiver;

/// A server among others on one database. Its own number is known once it has joined.
pub trait Shared {
    /// Joins the others.
    fn join(&self, node: &Joining) -> Result<(), StoreError>;
    /// Says that it is still here, that it still thinks about these tables, and hears what time it is.
    fn beat(&self, node: &Joining, thinks: &[String]) -> Result<Time, StoreError>;
    /// Leaves the others.
    fn leave(&self) -> Result<(), StoreError>;
    /// Hears what the others have written, until the line breaks.
    fn listen(&self) -> Result<UnboundedReceiver<News>, StoreError>;
    /// The versions these tables have now; those that are gone are left out.
    fn versions(&self, ids: &[String]) -> Result<Vec<(String, u64)>, StoreError>;
    /// What was played at these tables since, for each of them: none if it was more than that, or if there is nothing new.
    fn since(&self, tables: &[Seen]) -> Result<Vec<Option<Since>>, StoreError>;
    /// Says who is here at these tables now, or, if that is all of them, everywhere.
    fn present(&self, here: &[Here], all: bool) -> Result<(), StoreError>;
    /// Shows arrows to whoever is at this table on other servers.
    fn point(&self, id: &str, arrows: &Arrows) -> Result<(), StoreError>;
    /// Who is at these tables on other servers.
    fn elsewhere(&self, ids: &[String]) -> Result<Vec<(String, Place)>, StoreError>;
    /// The addresses of other servers that play a running game under its own rules and data, if this one does not: those first that
    /// were heard of last.
    fn played_by(&self, id: &str) -> Result<Vec<String>, StoreError>;
    /// Whether this server is the one whose bots think at a table: it wrote the order before, or who did has not been heard of
    /// for a while.
    fn thinks(&self, id: &str) -> Result<bool, StoreError>;
    /// Tables at which a bot must move, a person plays and nobody thinks any more: from now on this server does. Games of rules that
    /// another server plays are left to it.
    fn take_over(&self, most: usize) -> Result<Vec<String>, StoreError>;
    /// Nothing can be done at these tables: nobody need take them over for a while.
    fn rest(&self, ids: &[String]) -> Result<(), StoreError>;
    /// All servers that were heard of lately.
    fn nodes(&self) -> Result<Vec<Node>, StoreError>;
}

/// What time it is, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Time {
    /// Since the database was first served.
    pub club: i64,
    /// Since 1970, as the database's machine has it.
    pub calendar: i64,
}

/// How far a table is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seen {
    /// The table.
    pub table: i64,
    /// Its version.
    pub version: u64,
    /// Its steps.
    pub steps: u32,
}

/// What was played at a table since it was seen, where nothing else has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Since {
    /// The version it has now.
    pub version: u64,
    /// Its turn.
    pub turn: u64,
    /// Draws of its dice so far.
    pub drawn: u32,
    /// When it was last changed.
    pub touched: u64,
    /// How it stands.
    pub standing: Standing,
    /// The last step that was seen, and those after it.
    pub entries: Vec<Entry>,
    /// Steps, from 1, at which a standing instruction gave the order; of the new ones.
    pub passed: Vec<u32>,
    /// Steps, from 1, that belong to a gesture, and which; of the new ones.
    pub gestures: Vec<(u32, u32)>,
}

/// What a server says of itself.
#[derive(Clone, Debug)]
pub struct Joining {
    /// The address under which the others reach it.
    pub url: String,
    /// Its release.
    pub release: String,
    /// What it can play: a line for each game with rules and data.
    pub plays: String,
}

/// A server, as the others see it.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Node {
    /// Its number.
    pub node: i64,
    /// The address under which the others reach it.
    pub url: String,
    /// Its release.
    pub release: String,
    /// What it can play.
    pub plays: Vec<String>,
    /// Seconds since it started.
    pub up: i64,
    /// Seconds since it was last heard of.
    pub silent: i64,
    /// Running games whose rules and data no other server plays that was heard of lately.
    pub alone: i64,
}

/// What another server has done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// It has written these tables, which have these versions now; and when, in milliseconds since 1970 by the database's clock.
    Written(Vec<(String, u64)>, Option<i64>),
    /// Somebody has come to these tables or has left them.
    Present(Vec<String>),
    /// Somebody has drawn arrows at this table.
    Arrows(String, Arrows),
}

/// Arrows that a side has drawn on the board for everybody at the table.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Arrows {
    /// The side.
    pub side: String,
    /// From which cell to which.
    pub cells: Vec<(String, String)>,
}

/// Where somebody is at a table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Place {
    /// With the host's key.
    Host,
    /// At a seat.
    Seat(Seat),
}

impl Place {
    pub(super) fn number(self) -> i64 {
        match self {
            Place::Host => -1,
            Place::Seat(seat) => i64::from(seat.0),
        }
    }

    pub(super) fn from(number: i64) -> Place {
        u8::try_from(number).map_or(Place::Host, |seat| Place::Seat(Seat(seat)))
    }
}

/// Who is at a table.
#[derive(Clone, Debug)]
pub struct Here {
    /// The table.
    pub table: String,
    /// Where somebody is.
    pub places: Vec<Place>,
}

impl News {
    /// Before the time. For releases that do not know it, it is a table they do not have.
    pub const AT: &str = "at";

    /// The longest text PostgreSQL passes on has 8,000 bytes: room for this many tables.
    pub const TABLES: usize = 150;

    /// `written 3 id:version id:version`, from server 3; the database adds [`AT`](News::AT) with the time.
    pub fn write_written(node: i64, tables: &[(String, i64)]) -> String {
        let mut text = format!("written {node}");
        tables.iter().for_each(|(id, version)| text += &format!(" {id}:{version}"));
        text
    }

    /// `present 3 id id`, from server 3.
    pub fn write_present(node: i64, tables: &[String]) -> String {
        format!("present {node} {}", tables.join(" "))
    }

    /// `arrows 3 id {…}`, from server 3.
    pub fn write_arrows(node: i64, table: &str, arrows: &Arrows) -> String {
        let json = serde_json::to_string(arrows).unwrap_or_default();
        format!("arrows {node} {table} {json}")
    }

    /// What was written, unless by this server itself.
    pub fn read(text: &str, own: i64) -> Option<News> {
        let mut words = text.split(' ');
        let (kind, node) = (words.next()?, words.next()?.parse::<i64>().ok()?);
        if node == own {
            return None;
        }
        let table = |word: &str| {
            let (id, version) = word.split_once(':')?;
            Some((id.to_owned(), version.parse().ok()?))
        };
        match kind {
            "written" => {
                let mut tables: Vec<(String, u64)> = words.map(table).collect::<Option<_>>()?;
                let at = tables.pop_if(|(id, _)| id == News::AT).map(|(_, at)| at as i64);
                Some(News::Written(tables, at))
            }
            "present" => Some(News::Present(words.map(str::to_owned).collect())),
            "arrows" => {
                let table = words.next()?.to_owned();
                let json = words.collect::<Vec<_>>().join(" ");
                Some(News::Arrows(table, serde_json::from_str(&json).ok()?))
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_are_read_as_they_were_written() {
        let tables = [("a".to_owned(), 7), ("b".to_owned(), 1)];
        let text = News::write_written(3, &tables);
        let read = [("a".to_owned(), 7), ("b".to_owned(), 1)].to_vec();
        assert_eq!(News::read(&text, 4), Some(News::Written(read.clone(), None)));
        let timed = format!("{text} {}:1700000000123", News::AT);
        assert_eq!(News::read(&timed, 4), Some(News::Written(read, Some(1_700_000_000_123))));
        assert_eq!(News::read(&text, 3), None, "our own");
        let ids = ["a".to_owned(), "b".to_owned()];
        assert_eq!(News::read(&News::write_present(3, &ids), 4), Some(News::Present(ids.to_vec())));
        let arrows = Arrows { side: "red".into(), cells: vec![("A 1".into(), "B  2".into())] };
        let text = News::write_arrows(3, "a", &arrows);
        assert_eq!(News::read(&text, 4), Some(News::Arrows("a".into(), arrows)));
        for rubbish in
            ["arrows 3 a", "arrows 3 a {", "", "written", "written x a:1", "written 3 a", "other 3 a:1"]
        {
            assert_eq!(News::read(rubbish, 4), None, "{rubbish}");
        }
        let long: Vec<_> = (0..News::TABLES).map(|_| ("x".repeat(22), 99_999_999)).collect();
        assert!(News::write_written(999_999, &long).len() < 7900);
    }

    #[test]
    fn a_place_is_read_as_it_was_written() {
        for place in [Place::Host, Place::Seat(Seat(0)), Place::Seat(Seat(3))] {
            assert_eq!(Place::from(place.number()), place);
        }
    }
}
