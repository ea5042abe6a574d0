use crate::Reason;
use scene::{Cue, Map, OddsFace, Scene, Tone};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A game on the shelf. `GET /api/games?lang=de`
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct GameInfo {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// One sentence.
    pub blurb: String,
    /// A few sentences.
    pub about: String,
    /// Sides in seat order.
    pub sides: Vec<SideInfo>,
    /// Scenarios, the default first.
    pub scenarios: Vec<ScenarioInfo>,
    /// Options of the rules.
    pub options: Vec<OptionInfo>,
    /// Whether sides know different things.
    pub secrets: bool,
    /// Computer players, weakest first: how to name one in `seats`, its name, what to expect of it.
    pub bots: Vec<Opponent>,
    /// Where the numbers of map and counters come from: tag and how many entries.
    pub provenance: Vec<(String, u32)>,
    /// What somebody who sits down for the first time should know, each with its section; may be empty.
    #[serde(default)]
    pub special: Vec<Reason>,
    /// How long a game takes, in minutes; 0 if nobody has said.
    #[serde(default)]
    pub minutes: u32,
    /// Lessons that teach it, in the order in which they are taken; may be empty.
    #[serde(default)]
    pub lessons: Vec<LessonInfo>,
    /// How many puzzles there are; they are asked for by themselves.
    #[serde(default)]
    pub puzzles: u32,
}

/// The puzzles of a game, without their answers.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct PuzzleList {
    /// The puzzle of the day: the same for all.
    pub today: Option<String>,
    /// All of them.
    pub puzzles: Vec<PuzzleInfo>,
}

/// A puzzle. A table opened with its `scenario` asks it.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct PuzzleInfo {
    /// Its id.
    pub id: String,
    /// What to open a table with.
    pub scenario: String,
    /// Who is asked for what, when.
    pub title: String,
    /// What the best order does: its id and its name.
    pub theme: (String, String),
    /// How hard it is, 1 to 3.
    pub level: u8,
}

/// The answer of a puzzle, for who gives up.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct PuzzleAnswer {
    /// The best order, in notation.
    pub order: String,
    /// What it gains.
    pub why: String,
}

/// A lesson. A table opened with its `scenario` teaches it.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct LessonInfo {
    /// Its id.
    pub id: String,
    /// What to open a table with.
    pub scenario: String,
    /// Its title.
    pub title: String,
    /// What is learnt, in a sentence.
    pub about: String,
    /// Sections of the rules that it teaches.
    pub rules: Vec<String>,
}

/// A side of a game.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct SideInfo {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it must do to win.
    pub aim: String,
}

/// A scenario of a game.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct ScenarioInfo {
    /// Its id.
    pub id: String,
    /// Its name.
    pub title: String,
    /// What it is about; may be empty.
    pub about: String,
    /// The section of the rules that describes it: forces, length, victory; may be empty.
    #[serde(default)]
    pub rule: String,
    /// How often each side wins when a bot plays itself, and which handicap makes a closer game; empty if not measured.
    pub balance: String,
    /// The value of the option `handicap` that makes a closer game, if a side wins too often.
    pub handicap: Option<String>,
}

/// Something with a name and an explanation.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Named {
    /// Its id.
    pub id: String,
    /// Its name.
    pub title: String,
    /// What it is about; may be empty.
    pub about: String,
}

/// A level of the computer.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Opponent {
    /// How it is asked for.
    pub id: String,
    /// Its name.
    pub title: String,
    /// How it plays; may be empty.
    pub about: String,
    /// How strong it is in this game, if that was measured.
    pub rating: Option<RatingInfo>,
}

/// How strong a player is: who has 400 points more scores ten times as often.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct RatingInfo {
    /// The rating.
    pub rating: i32,
    /// Lower end of the 95 % interval.
    pub low: i32,
    /// Upper end.
    pub high: i32,
}

/// An option of the rules.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct OptionInfo {
    /// Its id.
    pub id: String,
    /// Its name.
    pub title: String,
    /// Its values, the default first.
    pub values: Vec<Named>,
}

/// Opens a table. `POST /api/tables`
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// The scenario; empty for the default.
    #[serde(default)]
    pub scenario: String,
    /// Options that differ from the default: id and value.
    #[serde(default)]
    pub options: Vec<(String, String)>,
    /// Who sits where: side id and player. Sides not named are played by a person.
    #[serde(default)]
    pub seats: Vec<(String, PlayerSpec)>,
    /// A record to begin with, instead of an empty table; its header decides game, scenario and options.
    #[serde(default)]
    pub record: Option<String>,
    /// Begin after this many steps of the record (or of the table branched from).
    #[serde(default)]
    pub step: Option<u32>,
    /// Branch from a table that the token opens, instead of sending a record.
    #[serde(default)]
    pub branch: Option<TableKey>,
    /// Orders of the side that decides there, in notation, with which it goes on at once: at most 64, as far as they lead to no luck.
    #[serde(default)]
    pub then: Vec<String>,
    /// Whether there is a host. Without one nobody speaks for a side but whoever has come to it by its invitation.
    #[serde(default = "yes")]
    pub host: bool,
}

fn yes() -> bool {
    true
}

/// A table and a key to it.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TableKey {
    /// The table's id.
    pub table: String,
    /// A token of it.
    pub token: String,
}

/// Who plays a side.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PlayerSpec {
    /// A person, with a name to show (may be empty).
    Human(String),
    /// The computer: `recruit`, `greedy`, `search:200n`.
    Bot(String),
}

/// A new table. The tokens are its only keys and are told once.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct TableOpened {
    /// The table's id.
    pub table: String,
    /// An invitation to each side a person plays: side id and token. The first who comes with it has the side to themselves.
    pub seats: Vec<(String, String)>,
    /// A token that plays every human side nobody has come to, on one screen; empty if the table has no host.
    pub host: String,
    /// A token to watch.
    pub watch: String,
}

/// A table in a list. `POST /api/tables/list` with the tokens a browser has kept.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct TableLine {
    /// The table's id.
    pub table: String,
    /// The game's id.
    pub game: String,
    /// The game's title.
    pub title: String,
    /// The scenario's title.
    pub scenario: String,
    /// Side names and players.
    pub players: Vec<(String, String)>,
    /// Steps so far.
    pub state: u32,
    /// Whether this token's side must decide now.
    pub your_turn: bool,
    /// Whether the game is over.
    pub over: bool,
    /// One sentence on how it stands or ended.
    pub status: String,
    /// Seconds since 1970 of the last order.
    pub touched: u64,
}

/// Asks for lines about tables. `POST /api/tables/list`; keys that open nothing are left out of the answer.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ListTables {
    /// `de` or `en`.
    pub lang: String,
    /// The tables and the tokens a browser has kept.
    pub keys: Vec<TableKey>,
}

/// Says whether everybody may watch the game when it is over. `POST /api/tables/{id}/public`
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Publish {
    /// A token that plays the side.
    pub token: String,
    /// The side.
    pub side: String,
    /// Whether its person agrees; none only asks how it stands.
    #[serde(default)]
    pub agree: Option<bool>,
    /// Whether the name stays; once removed it is gone for good.
    #[serde(default = "yes")]
    pub name: bool,
}

/// Whether everybody may watch a game.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Published {
    /// Whether it is on the public list.
    pub public: bool,
    /// Sides whose person agrees.
    pub agreed: Vec<String>,
}

/// A finished game anybody may watch. `GET /api/finished?lang=de`
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct FinishedTable {
    /// The table.
    #[serde(flatten)]
    pub line: TableLine,
    /// A token to watch it.
    pub watch: String,
}

/// The dice of all tables, the newest first, for whoever keeps an eye on the server. `GET /api/dice?before=`
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct TablesDice {
    /// Tables with dice that can be verified.
    pub begun: u64,
    /// How many of their games are over: their secrets are revealed.
    pub ended: u64,
    /// Some of them.
    pub tables: Vec<TableDice>,
    /// `before` of the next part, if there are more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub before: Option<i64>,
}

/// The dice of a table. Nothing but its commitment tells which one it is while its game runs.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct TableDice {
    /// What the server has committed to: `H("feldzug dice", table, secret)` in hex.
    pub commitment: String,
    /// Seconds since 1970 at which the table was opened.
    pub begun: u64,
    /// When the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ended: Option<u64>,
    /// The table's id, when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub table: Option<String>,
    /// The secret in hex, when the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
}

/// A game's board with its first position, for the start page. `GET /api/games/{id}/map?lang=de&scenario=`
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Picture {
    /// Boards and legend.
    pub map: Map<String>,
    /// The position a game begins with.
    pub scene: Scene<String>,
}

/// An error of any request, and of socket messages. The text says what to do.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Problem {
    /// What kind: `bad_request`, `not_found`, `forbidden`, `stale`, `refused`, `too_many`, `too_large`, `internal`.
    pub code: String,
    /// In the reader's language.
    pub text: String,
    /// The rule, if one refuses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

/// A rulebook. `GET /api/games/{id}/rules?lang=de`
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct RulesText {
    /// Sections in the rulebook's order.
    pub sections: Vec<RuleSection>,
}

/// A section in our own words.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct RuleSection {
    /// Its number.
    pub section: String,
    /// Its heading.
    pub title: String,
    /// What it says.
    pub text: String,
    /// The heading in the printed rulebook.
    pub source: String,
    /// Decisions on what the rulebook leaves open.
    pub rulings: Vec<RulingText>,
    /// Cases that show it: path and title.
    pub cases: Vec<(String, String)>,
}

/// A decision on something the rulebook leaves open.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct RulingText {
    /// Its number.
    pub id: String,
    /// What is open.
    pub question: String,
    /// How we play it.
    pub answer: String,
    /// Why.
    pub reason: String,
}

/// A case as something to look at, step by step. `GET /api/games/{id}/cases/{case}?lang=de`
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct ExampleText {
    /// Its id: the name of its file.
    pub id: String,
    /// What it shows.
    pub title: String,
    /// The language of the title, `en` if it has not been written in the reader's.
    pub title_lang: String,
    /// Sections and rulings it shows.
    pub rules: Vec<String>,
    /// Cases of a game with the same ground have the same map. `GET /api/games/{id}/cases/{case}/map?lang=de` answers with it, a `Map`.
    pub ground: String,
    /// Cells it is about, so that the rest of the map can be left out; may be empty.
    pub cells: Vec<String>,
    /// Whose view is drawn, in words.
    pub view: String,
    /// Ids of the sides in seat order.
    pub sides: Vec<String>,
    /// What happens, one thing after the other; first the position.
    pub frames: Vec<ExampleFrame>,
}

/// One thing that happens in an example, or is shown.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct ExampleFrame {
    /// What kind: `start`, `order`, `luck`, `refused`, `odds`, `look`.
    pub kind: String,
    /// What is done.
    pub title: String,
    /// The order or luck in notation; empty if there is none.
    pub notation: String,
    /// What comes of it.
    pub lines: Vec<ExampleLine>,
    /// Odds of an order.
    pub odds: Option<OddsFace<String>>,
    /// What of it can be seen on the board.
    pub cues: Vec<Cue>,
    /// How it looks then; none if it looks as in the frame before.
    pub scene: Option<Scene<String>>,
}

/// A sentence of an example.
#[derive(Clone, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct ExampleLine {
    /// The sentence.
    pub text: String,
    /// Its rule; may be empty.
    pub rule: String,
    /// Whether it says yes or no.
    pub tone: Tone,
}
