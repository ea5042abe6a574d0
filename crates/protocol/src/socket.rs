//! The messages of a table and its clients.

use crate::{Analysis, LuckReport, PlayerSpec, Reason, State, Welcome};
use scene::{Ask, Course, Map, OddsFace, Pick, Scene, Tint};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// From client to table, over `GET /api/tables/{id}/socket`. The first message must be `hello`.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ToTable {
    /// Opens the conversation. Answered by `welcome` and `state`.
    Hello {
        /// Version of the protocol the client speaks.
        version: u32,
        /// A token of the table.
        token: String,
        /// `de` or `en`.
        lang: String,
        /// Whether a long `state` may come packed, as a binary frame that holds the JSON text in raw deflate; and the map ahead of its
        /// `welcome`, as a packed `map`.
        #[serde(default)]
        packs: bool,
        /// With an invitation: the token the client has drawn for the side it will have to itself (43 letters, digits, `-`
        /// and `_`). Without one the server draws it and tells it once, in `welcome`.
        #[serde(default)]
        own: Option<String>,
        /// Whether the client seals a seed for each side it plays (`docs/dice.md`). If not, its sides are not waited for, and
        /// the record says that they have declined.
        #[serde(default)]
        seals: bool,
    },
    /// Changes the language. Answered by `welcome` and `state`.
    Lang {
        /// `de` or `en`.
        lang: String,
    },
    /// Gives an order. Answered by `done` once it is committed, or `problem`.
    Order {
        /// Number the answer carries.
        id: u32,
        /// The version of the table it was decided on.
        #[ts(type = "number")]
        version: u64,
        /// The side that orders.
        side: String,
        /// The order in notation.
        order: String,
    },
    /// Asks for odds and tally of a legal order. Answered by `odds`.
    Odds {
        /// Number the answer carries.
        id: u32,
        /// The order in notation.
        order: String,
    },
    /// Asks for the odds of several sequences of orders at once, each weighed at its last order. Answered by `odds_all`.
    OddsAll {
        /// Number the answer carries.
        id: u32,
        /// At most 40 sequences of at most 16 orders in notation.
        orders: Vec<Vec<String>>,
    },
    /// Asks where pieces can go in one gesture. Answered by `course`.
    Course {
        /// Number the answer carries.
        id: u32,
        /// The state it is asked about: the one now.
        state: u32,
        /// The pieces that go together.
        who: Vec<String>,
        /// Cells to go through, in their order.
        via: Vec<String>,
    },
    /// Asks why pointing at these things does nothing. Answered by `why_not`.
    WhyNot {
        /// Number the answer carries.
        id: u32,
        /// The side that points.
        side: String,
        /// What was pointed at, in order.
        picks: Vec<Pick>,
    },
    /// Asks for the answer of an overlay, as this token may see it. Answered by `overlay`.
    Overlay {
        /// Number the answer carries.
        id: u32,
        /// The state to look at.
        state: u32,
        /// The overlay's id.
        overlay: String,
        /// What it is about; none if it needs nothing.
        target: Option<Pick>,
    },
    /// Changes a side's standing instruction for one kind of reaction, from the next question on. Answered by `done`.
    Instruct {
        /// Number the answer carries.
        id: u32,
        /// The side.
        side: String,
        /// The kind of reaction.
        kind: String,
        /// When to ask.
        ask: Ask,
    },
    /// Has the table give several orders, one after the other, as far as nothing comes in between. Answered by `done` once the table waits
    /// for somebody or something has happened, or by `problem` if the first order is not accepted.
    Plan {
        /// Number the answer carries.
        id: u32,
        /// The version of the table it was decided on.
        #[ts(type = "number")]
        version: u64,
        /// The side that orders.
        side: String,
        /// The orders in notation, at most 64.
        orders: Vec<String>,
    },
    /// Goes on with the side's plan that has stopped. Answered by `done` or `problem`.
    GoOn {
        /// Number the answer carries.
        id: u32,
        /// The version of the table it was decided on.
        #[ts(type = "number")]
        version: u64,
        /// The side.
        side: String,
    },
    /// Gives up the side's plan. Answered by `done`.
    Drop {
        /// Number the answer carries.
        id: u32,
        /// The version of the table it was decided on.
        #[ts(type = "number")]
        version: u64,
        /// The side.
        side: String,
    },
    /// Takes back the side's last order, or all orders of its last plan. Answered by `done` or `problem`, which says why undo stops.
    Undo {
        /// Number the answer carries.
        id: u32,
        /// The version of the table it was decided on.
        #[ts(type = "number")]
        version: u64,
        /// The side.
        side: String,
    },
    /// Wishes for something that others must agree to. What nobody else has a say in is done at once; otherwise everybody sees
    /// the request in `state`. Answered by `done`.
    Ask {
        /// Number the answer carries.
        id: u32,
        /// The side that asks; empty for a host who plays none.
        side: String,
        /// What is wished.
        what: Wish,
    },
    /// Answers a request; one «no», also the asker's own, ends it.
    Answer {
        /// Number the answer carries.
        id: u32,
        /// The side that answers.
        side: String,
        /// Whether it agrees.
        agree: bool,
        /// The request it means, as the state told it. If another one waits by now, the answer is refused as `stale`.
        #[serde(default)]
        what: Option<Wish>,
    },
    /// Replaces the token this line was opened with by a new one; the old one opens nothing from then on. Answered by
    /// `renewed`.
    Renew {
        /// Number the answer carries.
        id: u32,
        /// The new token, if the client has drawn it.
        #[serde(default)]
        own: Option<String>,
    },
    /// Tells the seal of a seed that the client has drawn for a side, while `state.dice.phase` is `seals`. Answered by `done`.
    Seal {
        /// Number the answer carries.
        id: u32,
        /// The side.
        side: String,
        /// The seal: 64 hexadecimal digits.
        seal: String,
        /// The seed of the seal that stands there is lost: everybody seals anew. Otherwise a seal that is there stays.
        #[serde(default)]
        lost: bool,
    },
    /// Tells a side's seed, while `state.dice.phase` is `seeds`. Answered by `done`.
    Seed {
        /// Number the answer carries.
        id: u32,
        /// The side.
        side: String,
        /// The seed: 32 hexadecimal digits.
        seed: String,
    },
    /// Gives up. Answered by `done`.
    Resign {
        /// Number the answer carries.
        id: u32,
        /// The side that gives up.
        side: String,
    },
    /// What would the computer do? Answered by `advice`.
    Advice {
        /// Number the answer carries.
        id: u32,
        /// The side that asks.
        side: String,
    },
    /// Draws arrows on the board for everybody at the table, in place of those the side has drawn before. They are kept nowhere. Answered
    /// by `pointed`; everybody there gets `arrows`.
    Point {
        /// Number the answer carries.
        id: u32,
        /// The side that draws.
        side: String,
        /// From which cell to which; at most 12, none takes them away.
        cells: Vec<(String, String)>,
    },
    /// Asks for the picture after this many steps. Answered by `moment`.
    Moment {
        /// Number the answer carries.
        id: u32,
        /// The state to look at.
        state: u32,
    },
    /// Asks for the luck report. Answered by `luck`.
    Luck {
        /// Number the answer carries.
        id: u32,
    },
    /// Asks for the analysis of a game that is over, has it begin or go on, or stops it. Answered by `analysis`; whoever waits asks again.
    Analyse {
        /// Number the answer carries.
        id: u32,
        /// What is wanted.
        what: Study,
    },
    /// Asks for the record: own view's while the game runs (only if the game has no secrets), all of it afterwards.
    Record {
        /// Number the answer carries.
        id: u32,
    },
    /// Asks for the game as a text to be read, in the language of this line, as far as its view knows it. Answered by `report`.
    Report {
        /// Number the answer carries.
        id: u32,
    },
    /// Keeps the line open. Answered by `pong`.
    Ping {},
}

/// What is wanted of an analysis.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Study {
    /// To know how far it is.
    Look,
    /// That it begins, or goes on where it was stopped.
    Start,
    /// That it stops; only who plays or hosts may wish for it. What was found stays.
    Stop,
}

/// What may be wished for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Wish {
    /// To go back to this many steps.
    TakeBack(u32),
    /// That another player sits at a side: its id and who.
    Player(String, PlayerSpec),
    /// Peace: the game ends in a draw.
    Peace,
}

/// From table to client.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(clippy::large_enum_variant)] // made once and serialised at once
pub enum FromTable {
    /// Answer to `hello`: what does not change while one language is spoken.
    Welcome(Welcome),
    /// The map of the `welcome` that follows and has none: for clients that unpack.
    Map {
        /// Boards and legend.
        map: Map<String>,
    },
    /// How things stand now; sent after every change.
    State(State),
    /// The request was carried out and is committed.
    Done {
        /// Number of the request.
        id: u32,
        /// The version it led to.
        #[ts(type = "number")]
        version: u64,
        /// The steps there are now.
        state: u32,
    },
    /// The token was replaced.
    Renewed {
        /// Number of the request.
        id: u32,
        /// The new token, told once.
        token: String,
    },
    /// The request was not carried out; nothing has changed.
    Problem {
        /// Number of the request; 0 if it could not be read.
        id: u32,
        /// What is wrong and what to do.
        problem: crate::Problem,
    },
    /// Odds and tally; none if the order leads to no fight.
    Odds {
        /// Number of the request.
        id: u32,
        /// The order asked about.
        order: String,
        /// Chances and modifiers.
        odds: Option<OddsFace<String>>,
    },
    /// Odds of several sequences of orders.
    OddsAll {
        /// Number of the request.
        id: u32,
        /// One for each sequence; none where there is no fight or the sequence cannot be given.
        odds: Vec<Option<OddsFace<String>>>,
    },
    /// Where the pieces can go.
    Course {
        /// Number of the request.
        id: u32,
        /// None if they can go nowhere.
        course: Option<Course<String>>,
    },
    /// Why not.
    WhyNot {
        /// Number of the request.
        id: u32,
        /// Reasons, each once; empty if nothing is known against it.
        reasons: Vec<Reason>,
    },
    /// The cells an overlay colours.
    Overlay {
        /// Number of the request.
        id: u32,
        /// The cells; none if there is nothing to show.
        tints: Vec<Tint<String>>,
    },
    /// The computer's advice.
    Advice {
        /// Number of the request.
        id: u32,
        /// The order it would give; none if there is nothing to decide.
        order: Option<String>,
        /// The order in words.
        label: String,
        /// How the position looks for the side, 0 to 1.
        outlook: f32,
        /// Why, in one sentence; empty if there is nothing to say.
        why: String,
        /// The orders with which it would go on in the same gesture.
        then: Vec<String>,
        /// The cells they lead to, one for each.
        way: Vec<String>,
    },
    /// The arrows are drawn.
    Pointed {
        /// Number of the request.
        id: u32,
    },
    /// Somebody has drawn arrows, in place of those the side has drawn before.
    Arrows {
        /// The side.
        side: String,
        /// From which cell to which.
        cells: Vec<(String, String)>,
    },
    /// The picture at a moment.
    Moment {
        /// Number of the request.
        id: u32,
        /// The state shown.
        state: u32,
        /// The picture.
        scene: Scene<String>,
    },
    /// The luck report.
    Luck {
        /// Number of the request.
        id: u32,
        /// The report.
        report: LuckReport,
    },
    /// The analysis, as far as it is.
    Analysis {
        /// Number of the request.
        id: u32,
        /// Moments looked at so far.
        done: u32,
        /// Moments there are.
        of: u32,
        /// Whether it goes on.
        running: bool,
        /// All of it, once every moment was looked at.
        analysis: Option<Analysis>,
    },
    /// The record.
    Record {
        /// Number of the request.
        id: u32,
        /// As text.
        text: String,
    },
    /// The game as a text.
    Report {
        /// Number of the request.
        id: u32,
        /// Headings as in Markdown, orders as points.
        text: String,
    },
    /// Answer to `ping`.
    Pong {},
}
