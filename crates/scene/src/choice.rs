use crate::Tone;
use engine::{Game, Msg, Notation, Point};
use serde::{Deserialize, Serialize};

/// Who must decide what, under which section.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Prompt<T> {
    /// Seat id of the decider; empty when luck or nobody is awaited.
    pub seat: String,
    /// The question.
    pub text: T,
    /// The section it is asked under.
    pub rule: String,
    /// The question in a few words, for where there is little room; `text` serves without one.
    pub headline: Option<T>,
    /// What is asked about: the enemy that moves, the target of a barrage. Clients mark it and bring it into view.
    pub about: Vec<Pick>,
    /// The way that brought it there, cell by cell.
    pub way: Vec<String>,
    /// What can be switched on and off in the orders offered, see [`Choice::parts`].
    pub parts: Vec<Part<T>>,
}

/// What an order does to the table: which sign, cursor and key it gets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Verb {
    /// Anything else.
    #[default]
    Other,
    /// Moves what was chosen to the place pointed at last.
    Go,
    /// Attacks what is pointed at last.
    Attack,
    /// Brings something onto the board.
    Place,
    /// Plays a card.
    Play,
    /// Sends somebody to work.
    Assign,
    /// Answers what somebody else does.
    Answer,
    /// Ends a turn, a phase or a move, or lets something pass.
    End,
}

/// Something that comes along, helps or is spent with an order, and can be left out: a headquarters, a second platoon, a card.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Part<T> {
    /// Its id, as in [`Choice::parts`].
    pub id: String,
    /// What it is called on its switch.
    pub label: T,
    /// Marker id or symbol to draw on the switch; may be empty.
    pub icon: String,
    /// The piece it is, if it is one.
    pub piece: Option<String>,
    /// Whether it is on unless somebody switches it off.
    pub on: bool,
}

/// A legal order, as something to point at.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Choice<T> {
    /// The order in notation: what is sent back.
    pub order: String,
    /// The order in words.
    pub label: T,
    /// What to point at, one after the other; nothing for a plain button.
    pub picks: Vec<Pick>,
    /// The rule it is offered under.
    pub rule: String,
    /// Whether it leads to luck, so that odds can be asked for. The table fills it in.
    pub risky: bool,
    /// What it does.
    pub verb: Verb,
    /// The parts of [`Prompt::parts`] that are on in this order. Of orders with the same picks the one is meant that agrees best with
    /// the switches.
    pub parts: Vec<String>,
    /// Legal, but as far as the player can know nothing is gained by it: it stands last, behind "more".
    pub seldom: bool,
}

/// Something a person points at.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Pick {
    /// A cell, by id.
    Cell(String),
    /// A piece, by id.
    Piece(String),
    /// A card of a hand, by id.
    Card(String),
}

/// Odds and tally in words.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct OddsFace<T> {
    /// Results with their chances.
    pub shares: Vec<ShareFace<T>>,
    /// The modifiers behind them.
    pub tally: Vec<TallyLine<T>>,
    /// Their sum.
    pub sum: i32,
}

/// One result.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ShareFace<T> {
    /// Its id: `hit`.
    pub id: String,
    /// The result in words.
    pub name: T,
    /// Its chance, 0 to 1.
    pub chance: f64,
    /// Whether it is what whoever gives the order wants. The sum of the good ones is the headline of the odds.
    pub tone: Tone,
}

/// One modifier in words.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct TallyLine<T> {
    /// What it adds.
    pub value: i32,
    /// Why.
    pub reason: T,
    /// Under which rule.
    pub rule: String,
}

impl Pick {
    /// What to point at for an order: the slots that can be pointed at, in their order.
    pub fn all<G: Game>(game: &G, order: G::Order) -> Vec<Pick> {
        order.slots(game).into_iter().filter_map(|slot| slot.point).map(Pick::from).collect()
    }
}

impl From<Point> for Pick {
    fn from(point: Point) -> Pick {
        match point {
            Point::Cell(id) => Pick::Cell(id),
            Point::Piece(id) => Pick::Piece(id),
            Point::Card(id) => Pick::Card(id),
        }
    }
}

impl Choice<Msg> {
    /// An order as it was declared: label and rule of its kind, picks from its slots.
    pub fn of<G: Game>(game: &G, order: G::Order) -> Choice<Msg> {
        let (key, section) = order.form().map_or_else(Default::default, |form| (form.key(), form.section));
        let slots = order.slots(game);
        let label = slots.iter().fold(Msg::new(key), |msg, slot| msg.with(slot.name, slot.text.clone()));
        Choice::new(label, slots.into_iter().filter_map(|slot| slot.point).map(Pick::from).collect(), section)
    }
}

impl<T> Prompt<T> {
    /// What is to be decided, and its section: about nothing in particular. The table adds who decides.
    pub fn new(text: T, rule: impl Into<String>) -> Prompt<T> {
        Prompt {
            seat: String::new(),
            text,
            rule: rule.into(),
            headline: None,
            about: Vec::new(),
            way: Vec::new(),
            parts: Vec::new(),
        }
    }

    /// The same prompt with its text turned into another form.
    pub fn map_text<U>(&self, f: &dyn Fn(&T) -> U) -> Prompt<U> {
        Prompt {
            seat: self.seat.clone(),
            text: f(&self.text),
            rule: self.rule.clone(),
            headline: self.headline.as_ref().map(f),
            about: self.about.clone(),
            way: self.way.clone(),
            parts: self.parts.iter().map(|part| part.map_text(f)).collect(),
        }
    }
}

impl<T> Part<T> {
    /// The same part with its text turned into another form.
    pub fn map_text<U>(&self, f: &dyn Fn(&T) -> U) -> Part<U> {
        Part {
            id: self.id.clone(),
            label: f(&self.label),
            icon: self.icon.clone(),
            piece: self.piece.clone(),
            on: self.on,
        }
    }
}

impl<T> Choice<T> {
    /// What a game says of an order: label, what to point at, section; the rest is filled in with `Choice { verb, ..Choice::new(...) }`. The
    /// table adds the notation and whether there are odds.
    pub fn new(label: T, picks: Vec<Pick>, rule: impl Into<String>) -> Choice<T> {
        Choice {
            order: String::new(),
            label,
            picks,
            rule: rule.into(),
            risky: false,
            verb: Verb::Other,
            parts: Vec::new(),
            seldom: false,
        }
    }

    /// The same choice with its text turned into another form.
    pub fn map_text<U>(&self, f: &dyn Fn(&T) -> U) -> Choice<U> {
        Choice {
            order: self.order.clone(),
            label: f(&self.label),
            picks: self.picks.clone(),
            rule: self.rule.clone(),
            risky: self.risky,
            verb: self.verb,
            parts: self.parts.clone(),
            seldom: self.seldom,
        }
    }
}

impl<T> OddsFace<T> {
    /// The chance that it ends well for whoever gives the order; `None` if no result is marked as good.
    pub fn headline(&self) -> Option<f64> {
        let good = self.shares.iter().filter(|share| share.tone == Tone::Good);
        let known = self.shares.iter().any(|share| share.tone != Tone::Plain);
        known.then(|| good.map(|share| share.chance).sum())
    }

    /// The same odds with their texts turned into another form.
    pub fn map_text<U>(&self, f: &dyn Fn(&T) -> U) -> OddsFace<U> {
        OddsFace {
            shares: self
                .shares
                .iter()
                .map(|s| ShareFace { id: s.id.clone(), name: f(&s.name), chance: s.chance, tone: s.tone })
                .collect(),
            tally: self
                .tally
                .iter()
                .map(|l| TallyLine { value: l.value, reason: f(&l.reason), rule: l.rule.clone() })
                .collect(),
            sum: self.sum,
        }
    }
}
