//! What the messages of a table carry: how the game, its players and its dice stand.

use crate::{Opponent, PlayerSpec, Wish};
use scene::{Ask, Choice, Cue, Map, Overlay, Scene};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

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
    /// Boards and legend; without boards if a `map` came ahead.
    pub map: Map<String>,
    /// Questions whose answers can be drawn over the board.
    pub overlays: Vec<Overlay<String>>,
    /// Kinds of reactions that standing instructions can be left for: id, name.
    pub reactions: Vec<(String, String)>,
    /// Computer players that may be put into a seat, weakest first.
    pub bots: Vec<Opponent>,
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
    /// How the dice stand that anybody can verify; none at tables from before there were such dice, and in lessons.
    pub dice: Option<DiceState>,
    /// What is taught at this table, and how far it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub lesson: Option<LessonState>,
}

/// A lesson as it stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct LessonState {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Tasks done.
    pub done: u32,
    /// Tasks there are; the lesson is over when all are done.
    pub tasks: u32,
    /// What is to be done now, or what is said at the end.
    pub say: String,
    /// Help in words; may be empty.
    pub hint: String,
    /// A choice that leads on, in notation.
    pub order: Option<String>,
    /// Whether nothing leads on from here: the last order must be taken back.
    pub stuck: bool,
    /// Sections of the rules that it teaches.
    pub rules: Vec<String>,
    /// The lesson after it.
    pub next: Option<String>,
    /// What kind of puzzle it is, if it is one: then `order` is never told, and `rules` is empty.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub puzzle: Option<PuzzleFace>,
}

/// What kind of puzzle lies on a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct PuzzleFace {
    /// What the best order does: its id and its name.
    pub theme: (String, String),
    /// How hard it is, 1 to 3.
    pub level: u8,
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
    /// The line, from 0, with which somebody's time to act begins: an activation, an impulse, a phase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub heads: Option<u32>,
    /// The plan of this token's side that it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub gesture: Option<u32>,
    /// Why the computer gave the order, in one sentence; where there are secrets, for its own side only until the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub why: Option<String>,
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
