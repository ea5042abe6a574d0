use crate::texts::say;
use catalog::Shelf;
use engine::{Msg, Refusal};
use protocol::Problem;
use table::OrderError;
use text::Lang;

/// Why a request was not carried out. Nothing has changed.
#[derive(Clone, Debug)]
pub struct Fault {
    /// What kind.
    pub kind: Kind,
    /// In words.
    pub msg: Msg,
    /// The rule, if one refuses.
    pub rule: Option<String>,
}

/// Kinds of faults, as the protocol names them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// It makes no sense.
    BadRequest,
    /// It is not said to be JSON.
    NotJson,
    /// There is no such thing.
    NotFound,
    /// The token does not allow it.
    Forbidden,
    /// The table has moved on.
    Stale,
    /// The rules, or the table's customs, do not allow it.
    Refused,
    /// Too often.
    TooMany,
    /// Too long.
    TooLarge,
    /// Our own fault.
    Internal,
    /// Another server plays this table.
    Elsewhere,
}

impl Kind {
    /// As the protocol names it.
    pub fn code(self) -> &'static str {
        match self {
            Kind::BadRequest | Kind::NotJson => "bad_request",
            Kind::NotFound => "not_found",
            Kind::Forbidden => "forbidden",
            Kind::Stale => "stale",
            Kind::Refused => "refused",
            Kind::TooMany => "too_many",
            Kind::TooLarge => "too_large",
            Kind::Internal | Kind::Elsewhere => "internal",
        }
    }
}

impl Fault {
    /// A fault with a text of the server or the game.
    pub fn new(kind: Kind, key: &str) -> Fault {
        Fault { kind, msg: Msg::new(key), rule: None }
    }
    /// A fault with a message.
    pub fn with(kind: Kind, msg: Msg) -> Fault {
        Fault { kind, msg, rule: None }
    }
    /// Our own fault; the log says more.
    pub fn internal() -> Fault {
        Fault::new(Kind::Internal, "server-internal")
    }
    /// A rule refuses.
    pub fn refused(refusal: Refusal) -> Fault {
        Fault { kind: Kind::Refused, msg: refusal.reason, rule: Some(refusal.rule.to_string()) }
    }
    /// In the reader's language.
    pub fn say(&self, game: Option<&dyn Shelf>, lang: Lang) -> Problem {
        Problem {
            code: self.kind.code().to_owned(),
            text: say(game, lang, &self.msg),
            rule: self.rule.clone(),
        }
    }
}

impl From<OrderError> for Fault {
    fn from(error: OrderError) -> Fault {
        match error {
            OrderError::Refused(refusal) => Fault::refused(refusal),
            OrderError::NotYourTurn | OrderError::Unwanted(_) => Fault::with(Kind::Refused, error.msg()),
            OrderError::Unreadable(_) | OrderError::WrongLuck(_) => {
                Fault::with(Kind::BadRequest, error.msg())
            }
        }
    }
}
