use engine::{Msg, Refusal};

/// Why an order or luck was not accepted. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum OrderError {
    /// The text is no order of this game.
    Unreadable(Msg),
    /// The order is against the rules.
    Refused(Refusal),
    /// The order is legal, but not what is being taught.
    Unwanted(Msg),
    /// Another seat decides now, or luck is awaited, or the game is over.
    NotYourTurn,
    /// The luck does not fit what is awaited.
    WrongLuck(Msg),
}

impl OrderError {
    /// The error as a sentence.
    pub fn msg(&self) -> Msg {
        match self {
            OrderError::Unreadable(msg) | OrderError::WrongLuck(msg) | OrderError::Unwanted(msg) => {
                msg.clone()
            }
            OrderError::Refused(refusal) => Msg::new("table-refused")
                .with("reason", refusal.reason.clone())
                .with("rule", refusal.rule.to_string()),
            OrderError::NotYourTurn => Msg::new("table-not-your-turn"),
        }
    }
}

/// Why undo goes no further.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum UndoStop {
    /// Nothing has been ordered.
    Nothing,
    /// A card was drawn or dice were thrown.
    Luck,
    /// Somebody has seen what they did not know before.
    Revealed,
    /// The other side has the decision, or had it in between.
    OtherSide,
}

impl UndoStop {
    /// The reason as a sentence.
    pub fn msg(self) -> Msg {
        Msg::new(match self {
            UndoStop::Nothing => "undo-nothing",
            UndoStop::Luck => "undo-luck",
            UndoStop::Revealed => "undo-revealed",
            UndoStop::OtherSide => "undo-other-side",
        })
    }
}

/// Why a record could not be replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayError {
    /// The entry at fault, from 1; 0 for the header.
    pub entry: usize,
    /// What is wrong.
    pub what: Msg,
}
