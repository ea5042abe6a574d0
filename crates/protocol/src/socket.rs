use crate::{Named, PlayerSpec};
use scene::{Ask, Choice, Course, Cue, Map, OddsFace, Overlay, Pick, Scene, Tint};
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
        /// Whether a long `state` may come packed: as a binary frame that holds the JSON text in raw deflate.
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
    /// Asks for the record: own view's while the game runs (only if the game has no secrets), all of it afterwards.
    Record {
        /// Number the answer carries.
        id: u32,
    },
    /// Keeps the line open. Answered by `pong`.
    Ping {},
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
    /// The record.
    Record {
        /// Number of the request.
        id: u32,
        /// As text.
        text: String,
    },
    /// Answer to `ping`.
    Pong {},
}

/// What does not change while one language is spoken.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Welcome {
    /// Version of the protocol.
    pub version: u32,
    /// The table.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The game's title.
    pub title: String,
    /// The scenario's title.
    pub scenario: String,
    /// The language spoken.
    pub lang: String,
    /// Sides in seat order: id, name.
    pub sides: Vec<(String, String)>,
    /// Sides this token plays; empty for a spectator.
    pub yours: Vec<String>,
    /// Sides whose player this token may wish to change; a welcome is sent again when `yours` changes.
    pub holds: Vec<String>,
    /// Whether sides know different things at this table, with its scenario and options.
    pub secrets: bool,
    /// Boards and legend.
    pub map: Map<String>,
    /// Questions whose answers can be drawn over the board.
    pub overlays: Vec<Overlay<String>>,
    /// Kinds of reactions that standing instructions can be left for: id, name.
    pub reactions: Vec<(String, String)>,
    /// Computer players that may be put into a seat, weakest first.
    pub bots: Vec<Named>,
    /// The token to watch, to be shared.
    pub watch: String,
    /// Invitations to human sides nobody has come to yet, only for the host: side id and token.
    pub invites: Vec<(String, String)>,
    /// The token for the side this line has to itself from now on, if it came by invitation; otherwise empty. Keep it: the
    /// invitation opens nothing any more.
    pub token: String,
}

/// How things stand.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct State {
    /// Grows with every order, take-back and change of players; `order` and `undo` name it.
    #[ts(type = "number")]
    pub version: u64,
    /// Steps: orders and lucks so far.
    pub state: u32,
    /// The side that must decide; empty if none.
    pub decides: String,
    /// The picture, as this viewer may see it. For a host of several sides: as the deciding side sees it.
    pub scene: Scene<String>,
    /// Legal orders, if this token's side decides.
    pub choices: Vec<Choice<String>>,
    /// The reaction that a side of this token is asked for, if what must be decided is one.
    pub reaction: Option<ReactionState>,
    /// Standing instructions of this token's sides, for every kind of reaction.
    pub instructions: Vec<Instruction>,
    /// Log entries; complete on `hello` and after a take-back, otherwise those from `log_from` on.
    pub log: Vec<LogEntry>,
    /// The step before the first entry in `log`: older entries stay valid.
    pub log_from: u32,
    /// Orders of this token's side that the table has still to give.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub plan: Option<PlanState>,
    /// Whether undo is possible, or why not; none if this token plays no side or nothing was ordered.
    pub undo: Option<UndoState>,
    /// Sides whose computer is thinking.
    pub thinking: Vec<String>,
    /// Players: side id, kind and name, whether connected.
    pub players: Vec<PlayerState>,
    /// What happened at the table beside the game; complete when `log` is, otherwise what is new from `notes_from` on.
    pub notes: Vec<NoteLine>,
    /// How many older notes stay valid.
    pub notes_from: u32,
    /// A request that waits for answers.
    pub request: Option<RequestState>,
    /// Why the game cannot go on under the rules and data of this server.
    pub old: Option<OldRules>,
    /// How the game ended.
    pub over: Option<Over>,
    /// Steps at which a round begins or a fight is decided: for jumping in the replay.
    pub landmarks: Vec<Landmark>,
    /// How the dice stand that anybody can verify; none at tables from before there were such dice.
    pub dice: Option<DiceState>,
}

/// How the dice stand. Keep commitment and seals: they are compared with the record when the game is over.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct DiceState {
    /// What the server has committed to: 64 hexadecimal digits.
    pub commitment: String,
    /// The round of seeds, from 1; another begins when somebody sits down.
    pub round: u32,
    /// What the round waits for.
    pub phase: DicePhase,
    /// Sides that people play, by id, with their seal; empty if none is there yet, `declined` if none will come.
    pub seals: Vec<(String, String)>,
    /// Sides whose seal or seed is waited for.
    pub waits: Vec<String>,
    /// Whether luck is due and cannot be drawn yet.
    pub luck_waits: bool,
    /// Draws so far.
    pub drawn: u32,
}

/// What a round of seeds waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DicePhase {
    /// Seals.
    Seals,
    /// Seeds: everybody has sealed.
    Seeds,
    /// Nothing.
    Ready,
}

/// A reaction that is asked for.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct ReactionState {
    /// Its kind.
    pub kind: String,
    /// The best chance that it changes anything, 0 to 1.
    pub chance: f32,
    /// The order that lets it pass.
    pub decline: String,
}

/// A standing instruction.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Instruction {
    /// The side.
    pub side: String,
    /// The kind of reaction.
    pub kind: String,
    /// When to ask.
    pub ask: Ask,
}

/// Orders that the table has still to give.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct PlanState {
    /// Whose they are.
    pub side: String,
    /// The orders in notation.
    pub left: Vec<String>,
    /// The cells they lead through.
    pub way: Vec<String>,
    /// Why it has stopped; none while it goes on by itself.
    pub stopped: Option<String>,
}

/// Whether undo is possible.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct UndoState {
    /// Whether it is.
    pub possible: bool,
    /// The side whose order it would take back.
    pub side: String,
    /// Why not; empty if possible.
    pub why_not: String,
    /// The state it would go back to, if possible.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub to: Option<u32>,
    /// The order it would take back, or the last of several, in words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub label: Option<String>,
}

/// A player at the table.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct PlayerState {
    /// The side's id.
    pub side: String,
    /// Who plays it.
    pub player: PlayerSpec,
    /// Name to show.
    pub name: String,
    /// Whether somebody is connected for it (always true for bots).
    pub here: bool,
    /// Whether somebody has the side to themselves: the host cannot act for it.
    pub claimed: bool,
}

/// A request that waits for answers.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct RequestState {
    /// The side that asks; empty for a host who plays none.
    pub side: String,
    /// What it wishes.
    pub what: Wish,
    /// In words.
    pub text: String,
    /// Sides that have not agreed yet.
    pub waits: Vec<String>,
}

/// Something that happened at the table beside the game.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct NoteLine {
    /// Steps there were then; after a take-back, steps that were left.
    pub state: u32,
    /// `take-back`, `player`, `seated`, `advice`, `rules` or `gap`.
    pub kind: String,
    /// In words.
    pub text: String,
}

/// A game that was played under older rules and leads elsewhere under these.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct OldRules {
    /// Why, and what can be done.
    pub text: String,
    /// Pictures can be shown up to this many steps; the log holds the rest in notation.
    pub shown: u32,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Over {
    /// The winning side's id; empty for a draw or a lost solo game.
    pub winner: String,
    /// The reason in words.
    pub reason: String,
    /// Its rule; empty for a resignation.
    pub rule: String,
}

/// What one step brought.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct LogEntry {
    /// The step, from 1.
    pub step: u32,
    /// Side id, or `luck`.
    pub who: String,
    /// Sentences with their rules.
    pub lines: Vec<(String, String)>,
    /// What of it can be seen on the board.
    pub cues: Vec<Cue>,
    /// The plan of this token's side that it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub gesture: Option<u32>,
}

/// A moment worth jumping to.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Landmark {
    /// The state.
    pub state: u32,
    /// `turn`, `fight` or `decision`.
    pub kind: String,
    /// In words.
    pub label: String,
}

/// A reason against an order.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Reason {
    /// In words.
    pub text: String,
    /// The rule.
    pub rule: String,
}

/// Expected against actual.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct LuckReport {
    /// Sums for each side.
    pub sides: Vec<LuckSide>,
    /// Every fight.
    pub fights: Vec<LuckFight>,
}

/// A side's luck.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct LuckSide {
    /// The side.
    pub side: String,
    /// Attacks made.
    pub attacks: u32,
    /// Successes to be expected.
    pub expected: f64,
    /// Successes that came.
    pub actual: u32,
}

/// One fight.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct LuckFight {
    /// The state after it.
    pub state: u32,
    /// The attacker.
    pub side: String,
    /// In words.
    pub label: String,
    /// The chance of success.
    pub chance: f64,
    /// Whether it succeeded.
    pub success: bool,
    /// What came, in words.
    pub result: String,
    /// How much it moved the attacker's outlook, -1 to 1.
    pub swing: f32,
}
