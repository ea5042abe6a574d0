// Made from crates/protocol by `cargo run -p protocol`. Do not edit.

export const VERSION = 3;

export type Analysis = { 
/**
 * The first side: id.
 */
side: string, 
/**
 * The outlook before the first step and after each.
 */
curve: Array<number>, 
/**
 * What each step changed: by luck, by decision, by what came to light, by correction of the estimate. Their sum is exactly the change.
 */
steps: Array<[number, number, number, number]>, 
/**
 * Where rounds begin: the state and what the round is called.
 */
rounds: Array<[number, string]>, 
/**
 * What luck and decisions were worth to each side, for it.
 */
sides: Array<AnalysisSide>, 
/**
 * What decided the game, in the order of the game.
 */
moments: Array<AnalysisMoment>, 
/**
 * The mean correction of the estimate, for the first side.
 */
correction: number, 
/**
 * The mean size of the corrections, whatever their direction.
 */
correction_size: number, 
/**
 * A summary, sentence by sentence.
 */
summary: Array<string>, 
/**
 * Playouts of the search for each decision.
 */
playouts: number, };

export type AnalysisCause = "luck" | "decision" | "news";

export type AnalysisMoment = { 
/**
 * What it was.
 */
cause: AnalysisCause, 
/**
 * The state before it.
 */
from: number, 
/**
 * The state after it.
 */
to: number, 
/**
 * Who decided; for luck and news the side they favoured.
 */
side: string, 
/**
 * What it was worth to the first side.
 */
points: number, 
/**
 * Where in the game it is, in words.
 */
place: string, 
/**
 * What it was worth, in words.
 */
headline: string, 
/**
 * What happened, sentence by sentence.
 */
told: Array<string>, 
/**
 * What would have been better, in words; empty if nothing was found.
 */
better: string, 
/**
 * The better orders in notation, for a table that begins here with them (`then` of a new table).
 */
line: Array<string>, };

export type AnalysisSide = { 
/**
 * The side.
 */
side: string, 
/**
 * What luck brought it.
 */
luck: number, 
/**
 * What its decisions cost it: 0 or less.
 */
decisions: number, 
/**
 * What came to light was worth so much to it.
 */
news: number, 
/**
 * How often it had a choice.
 */
choices: number, 
/**
 * How often nothing better was found.
 */
sound: number, };

export type Ask = "always" | "matters" | { "above": number } | "never";

export type Board<T> = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its name.
 */
title: T, 
/**
 * Size of the board.
 */
width: number, 
/**
 * Size of the board.
 */
height: number, 
/**
 * Its cells: hexes, squares, boxes for what waits off the map.
 */
cells: Array<Cell<T>>, 
/**
 * Rivers, roads, arrows, names: seen, but without effect on clicks.
 */
decor: Array<Decor<T>>, 
/**
 * A picture that clients with a screen may show instead of drawing cells: each cell of the board then lies where its
 * [`outline`](Cell::outline) is. Boards that name the same picture are parts of it and are shown together.
 */
picture: BoardPicture | null, };

export type BoardPicture = { 
/**
 * Its name, without folder and ending.
 */
asset: string, 
/**
 * Its size, in the unit of the board.
 */
width: number, 
/**
 * Its size, in the unit of the board.
 */
height: number, 
/**
 * Groups of the drawing that are not always seen.
 */
layers: Array<PictureLayer>, };

export type CardFace<T> = { 
/**
 * The card in notation.
 */
id: string, 
/**
 * Its rank as printed: `7`, `K`; empty for none.
 */
rank: string, 
/**
 * Its suit.
 */
suit: Suit, 
/**
 * The card in words.
 */
name: T, 
/**
 * What it was drawn for.
 */
purpose: T, 
/**
 * What it says, for cards with text.
 */
text: T | null, 
/**
 * Its kind, which names the colour of its band: `action`, `mission`, `event`; empty for none.
 */
band: string, 
/**
 * Marker id or symbol to draw on it; may be empty.
 */
icon: string, 
/**
 * When it can be played.
 */
when: T | null, 
/**
 * How far its owner has come with what it asks for.
 */
progress: T | null, };

export type Cell<T> = { 
/**
 * Its id, as in notation.
 */
id: string, 
/**
 * Its form.
 */
shape: CellShape, 
/**
 * Centre.
 */
x: number, 
/**
 * Centre.
 */
y: number, 
/**
 * Width and height, for boxes.
 */
w: number, 
/**
 * Width and height, for boxes.
 */
h: number, 
/**
 * Printed number.
 */
label: string, 
/**
 * Name of the place, if it has one.
 */
name: T | null, 
/**
 * What is printed small in a box: what can be done there.
 */
note: T | null, 
/**
 * Id of its [`Terrain`].
 */
terrain: string, 
/**
 * All of it in words, for screen readers and the terminal.
 */
title: T, 
/**
 * Whether it belongs to the map or lies beside it.
 */
role: CellRole, 
/**
 * Fields it is divided into, see [`Piece::fields`](crate::Piece::fields); 0 if it is not.
 */
fields: number, 
/**
 * How many people can work there at a time, for cells with places for workers; 0 for others.
 */
sockets: number, 
/**
 * Its corners on the board's picture, at least three; nothing where there is no picture.
 */
outline: Array<[number, number]>, 
/**
 * How much of it is drawn over the picture.
 */
frame: CellFrame, };

export type CellFrame = "printed" | "plate" | "bare";

export type CellRole = "field" | "tray" | "aside";

export type CellShape = "hex_pointy" | "hex_flat" | "square" | "box";

export type Chit<T> = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its name.
 */
name: T, 
/**
 * Up to three signs to print on it.
 */
label: string, 
/**
 * NATO symbol or marker id to draw on it; may be empty.
 */
icon: string, 
/**
 * Seat id of its side; empty for nobody's.
 */
side: string, 
/**
 * Looks within its side, as for pieces.
 */
style: string, 
/**
 * How many are still in.
 */
left: number, 
/**
 * How many there are.
 */
total: number, };

export type Choice<T> = { 
/**
 * The order in notation: what is sent back.
 */
order: string, 
/**
 * The order in words.
 */
label: T, 
/**
 * What to point at, one after the other; nothing for a plain button.
 */
picks: Array<Pick>, 
/**
 * The rule it is offered under.
 */
rule: string, 
/**
 * Whether it leads to luck, so that odds can be asked for. The table fills it in.
 */
risky: boolean, 
/**
 * What it does.
 */
verb: Verb, 
/**
 * The parts of [`Prompt::parts`] that are on in this order. Of orders with the same picks the one is meant that agrees best with
 * the switches.
 */
parts: Array<string>, 
/**
 * Legal, but as far as the player can know nothing is gained by it: it stands last, behind "more".
 */
seldom: boolean, };

export type Corner = "lower_left" | "lower_right" | "middle_left" | "middle_right" | "upper_left" | "upper_right";

export type Course<T> = { 
/**
 * The pieces that go, as they were asked for.
 */
who: Array<string>, 
/**
 * What they can spend from here on, if it is counted.
 */
budget: number | null, 
/**
 * What is counted, in the number of the budget: "movement points", "steps".
 */
unit: T, 
/**
 * Who may come along or be left behind: asking again with or without [`Part::piece`] tells where that group can go.
 */
parts: Array<Part<T>>, 
/**
 * Where they stand, and every place they can come to, each after the one it is reached from. A place may be in it twice: the
 * cheapest way first, then a safer one.
 */
spots: Array<Spot<T>>, 
/**
 * The spot from which the reach counts: 0, or the last way point. Those before it are on the way there.
 */
from: number, 
/**
 * What they can attack from where they stand.
 */
strikes: Array<Strike<T>>, };

export type Cue = { 
/**
 * What happens.
 */
kind: CueKind, 
/**
 * Who does it, or where it comes from.
 */
from: Pick | null, 
/**
 * The way it takes, cell by cell.
 */
path: Array<string>, 
/**
 * Whom or what it meets.
 */
to: Array<Pick>, 
/**
 * How it ends for whoever acts.
 */
tone: Tone, };

export type CueKind = "move" | "shot" | "blast" | "assault" | "loss" | "rally" | "reveal" | "draw" | "card" | "capture" | "phase" | "other";

export type Danger<T> = { 
/**
 * A kind of reaction, or `luck` if dice or cards decide what comes of the step.
 */
kind: string, 
/**
 * Who may do it.
 */
by: Array<Pick>, 
/**
 * How likely it changes anything, 0 to 1.
 */
chance: number, 
/**
 * In words.
 */
text: T, 
/**
 * Under which rule.
 */
rule: string, };

export type Deck<T> = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its name.
 */
title: T, 
/**
 * What is left in it, in notation.
 */
left: Array<string>, 
/**
 * What has left it, in notation.
 */
gone: Array<string>, 
/**
 * The kinds of chits or blocks, for a cup or bag; nothing for a deck of playing cards. If it is given, `left` and `gone`
 * need not be.
 */
chits: Array<Chit<T>>, };

export type Decor<T> = { 
/**
 * What it is.
 */
kind: DecorKind, 
/**
 * The points of the line, or the single place of a label.
 */
points: Array<[number, number]>, 
/**
 * Its name, if it is shown.
 */
text: T | null, };

export type DecorKind = "road" | "trail" | "rail" | "river" | "stream" | "bridge" | "hedge" | "wall" | "border" | "arrow" | "label";

export type DicePhase = "seals" | "seeds" | "ready";

export type DiceState = { 
/**
 * What the server has committed to: 64 hexadecimal digits.
 */
commitment: string, 
/**
 * The round of seeds, from 1; another begins when somebody sits down.
 */
round: number, 
/**
 * What the round waits for.
 */
phase: DicePhase, 
/**
 * Sides that people play, by id, with their seal; empty if none is there yet, `declined` if none will come.
 */
seals: Array<[string, string]>, 
/**
 * Sides whose seal or seed is waited for.
 */
waits: Array<string>, 
/**
 * Whether luck is due and cannot be drawn yet.
 */
luck_waits: boolean, 
/**
 * Draws so far.
 */
drawn: number, };

export type Die = { 
/**
 * How many sides it has.
 */
sides: number, 
/**
 * The face it shows.
 */
face: number, 
/**
 * What it counts after modifiers; the same as `face` if nothing modifies it.
 */
value: number, 
/**
 * Whether it hit (good), missed (plain) or did harm (bad).
 */
tone: Tone, };

export type ExampleFrame = { 
/**
 * What kind: `start`, `order`, `luck`, `refused`, `odds`, `look`.
 */
kind: string, 
/**
 * What is done.
 */
title: string, 
/**
 * The order or luck in notation; empty if there is none.
 */
notation: string, 
/**
 * What comes of it.
 */
lines: Array<ExampleLine>, 
/**
 * Odds of an order.
 */
odds: OddsFace<string> | null, 
/**
 * What of it can be seen on the board.
 */
cues: Array<Cue>, 
/**
 * How it looks then; none if it looks as in the frame before.
 */
scene: Scene<string> | null, };

export type ExampleLine = { 
/**
 * The sentence.
 */
text: string, 
/**
 * Its rule; may be empty.
 */
rule: string, 
/**
 * Whether it says yes or no.
 */
tone: Tone, };

export type ExampleText = { 
/**
 * Its id: the name of its file.
 */
id: string, 
/**
 * What it shows.
 */
title: string, 
/**
 * The language of the title, `en` if it has not been written in the reader's.
 */
title_lang: string, 
/**
 * Sections and rulings it shows.
 */
rules: Array<string>, 
/**
 * Cases of a game with the same ground have the same map. `GET /api/games/{id}/cases/{case}/map?lang=de` answers with it, a `Map`.
 */
ground: string, 
/**
 * Cells it is about, so that the rest of the map can be left out; may be empty.
 */
cells: Array<string>, 
/**
 * Whose view is drawn, in words.
 */
view: string, 
/**
 * Ids of the sides in seat order.
 */
sides: Array<string>, 
/**
 * What happens, one thing after the other; first the position.
 */
frames: Array<ExampleFrame>, };

export type FinishedTable = { 
/**
 * A token to watch it.
 */
watch: string, 
/**
 * The table's id.
 */
table: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The game's title.
 */
title: string, 
/**
 * The scenario's title.
 */
scenario: string, 
/**
 * Side names and players.
 */
players: Array<[string, string]>, 
/**
 * Steps so far.
 */
state: number, 
/**
 * Whether this token's side must decide now.
 */
your_turn: boolean, 
/**
 * Whether the game is over.
 */
over: boolean, 
/**
 * One sentence on how it stands or ended.
 */
status: string, 
/**
 * Seconds since 1970 of the last order.
 */
touched: bigint, };

export type FromTable = { "type": "welcome" } & Welcome | { "type": "map", 
/**
 * Boards and legend.
 */
map: Map<string>, } | { "type": "state" } & State | { "type": "done", 
/**
 * Number of the request.
 */
id: number, 
/**
 * The version it led to.
 */
version: number, 
/**
 * The steps there are now.
 */
state: number, } | { "type": "renewed", 
/**
 * Number of the request.
 */
id: number, 
/**
 * The new token, told once.
 */
token: string, } | { "type": "problem", 
/**
 * Number of the request; 0 if it could not be read.
 */
id: number, 
/**
 * What is wrong and what to do.
 */
problem: Problem, } | { "type": "odds", 
/**
 * Number of the request.
 */
id: number, 
/**
 * The order asked about.
 */
order: string, 
/**
 * Chances and modifiers.
 */
odds: OddsFace<string> | null, } | { "type": "odds_all", 
/**
 * Number of the request.
 */
id: number, 
/**
 * One for each sequence; none where there is no fight or the sequence cannot be given.
 */
odds: Array<OddsFace<string> | null>, } | { "type": "course", 
/**
 * Number of the request.
 */
id: number, 
/**
 * None if they can go nowhere.
 */
course: Course<string> | null, } | { "type": "why_not", 
/**
 * Number of the request.
 */
id: number, 
/**
 * Reasons, each once; empty if nothing is known against it.
 */
reasons: Array<Reason>, } | { "type": "overlay", 
/**
 * Number of the request.
 */
id: number, 
/**
 * The cells; none if there is nothing to show.
 */
tints: Array<Tint<string>>, } | { "type": "advice", 
/**
 * Number of the request.
 */
id: number, 
/**
 * The order it would give; none if there is nothing to decide.
 */
order: string | null, 
/**
 * The order in words.
 */
label: string, 
/**
 * How the position looks for the side, 0 to 1.
 */
outlook: number, 
/**
 * Why, in one sentence; empty if there is nothing to say.
 */
why: string, 
/**
 * The orders with which it would go on in the same gesture.
 */
then: Array<string>, 
/**
 * The cells they lead to, one for each.
 */
way: Array<string>, } | { "type": "pointed", 
/**
 * Number of the request.
 */
id: number, } | { "type": "arrows", 
/**
 * The side.
 */
side: string, 
/**
 * From which cell to which.
 */
cells: Array<[string, string]>, } | { "type": "moment", 
/**
 * Number of the request.
 */
id: number, 
/**
 * The state shown.
 */
state: number, 
/**
 * The picture.
 */
scene: Scene<string>, } | { "type": "luck", 
/**
 * Number of the request.
 */
id: number, 
/**
 * The report.
 */
report: LuckReport, } | { "type": "analysis", 
/**
 * Number of the request.
 */
id: number, 
/**
 * Moments looked at so far.
 */
done: number, 
/**
 * Moments there are.
 */
of: number, 
/**
 * Whether it goes on.
 */
running: boolean, 
/**
 * All of it, once every moment was looked at.
 */
analysis: Analysis | null, } | { "type": "record", 
/**
 * Number of the request.
 */
id: number, 
/**
 * As text.
 */
text: string, } | { "type": "report", 
/**
 * Number of the request.
 */
id: number, 
/**
 * Headings as in Markdown, orders as points.
 */
text: string, } | { "type": "pong", };

export type GameInfo = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its title.
 */
title: string, 
/**
 * One sentence.
 */
blurb: string, 
/**
 * A few sentences.
 */
about: string, 
/**
 * Sides in seat order.
 */
sides: Array<SideInfo>, 
/**
 * Scenarios, the default first.
 */
scenarios: Array<ScenarioInfo>, 
/**
 * Options of the rules.
 */
options: Array<OptionInfo>, 
/**
 * Whether sides know different things.
 */
secrets: boolean, 
/**
 * Computer players, weakest first: how to name one in `seats`, its name, what to expect of it.
 */
bots: Array<Opponent>, 
/**
 * Where the numbers of map and counters come from: tag and how many entries.
 */
provenance: Array<[string, number]>, 
/**
 * What somebody who sits down for the first time should know, each with its section; may be empty.
 */
special: Array<Reason>, 
/**
 * How long a game takes, in minutes; 0 if nobody has said.
 */
minutes: number, 
/**
 * Lessons that teach it, in the order in which they are taken; may be empty.
 */
lessons: Array<LessonInfo>, 
/**
 * How many puzzles there are; they are asked for by themselves.
 */
puzzles: number, };

export type Hand<T> = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its name.
 */
title: T, 
/**
 * Seat id of whose it is.
 */
side: string, 
/**
 * The cards the viewer may see.
 */
cards: Array<CardFace<T>>, 
/**
 * How many cards there are besides that the viewer may not see.
 */
backs: number, 
/**
 * How many cards may be held; 0 if there is no limit.
 */
limit: number, 
/**
 * Whether its cards are for their owner's eyes only for the whole game, such as secret missions: they lie apart.
 */
secret: boolean, };

export type Instruction = { 
/**
 * The side.
 */
side: string, 
/**
 * The kind of reaction.
 */
kind: string, 
/**
 * When to ask.
 */
ask: Ask, };

export type Landmark = { 
/**
 * The state.
 */
state: number, 
/**
 * `turn`, `fight` or `decision`.
 */
kind: string, 
/**
 * In words.
 */
label: string, };

export type LessonInfo = { 
/**
 * Its id.
 */
id: string, 
/**
 * What to open a table with.
 */
scenario: string, 
/**
 * Its title.
 */
title: string, 
/**
 * What is learnt, in a sentence.
 */
about: string, 
/**
 * Sections of the rules that it teaches.
 */
rules: Array<string>, };

export type LessonState = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its title.
 */
title: string, 
/**
 * Tasks done.
 */
done: number, 
/**
 * Tasks there are; the lesson is over when all are done.
 */
tasks: number, 
/**
 * What is to be done now, or what is said at the end.
 */
say: string, 
/**
 * Help in words; may be empty.
 */
hint: string, 
/**
 * A choice that leads on, in notation.
 */
order: string | null, 
/**
 * Whether nothing leads on from here: the last order must be taken back.
 */
stuck: boolean, 
/**
 * Sections of the rules that it teaches.
 */
rules: Array<string>, 
/**
 * The lesson after it.
 */
next: string | null, 
/**
 * What kind of puzzle it is, if it is one: then `order` is never told, and `rules` is empty.
 */
puzzle?: PuzzleFace, };

export type ListTables = { 
/**
 * `de` or `en`.
 */
lang: string, 
/**
 * The tables and the tokens a browser has kept.
 */
keys: Array<TableKey>, };

export type Livery = { 
/**
 * Seat id.
 */
side: string, 
/**
 * The style of piece it is for; empty for all styles of the side that have none of their own.
 */
style: string, 
/**
 * The colour of the counter, `#rrggbb`. Clients choose print and frame that can be read on it.
 */
colour: string, };

export type LogEntry = { 
/**
 * The step, from 1.
 */
step: number, 
/**
 * Side id, or `luck`.
 */
who: string, 
/**
 * Sentences with their rules.
 */
lines: Array<[string, string]>, 
/**
 * What of it can be seen on the board.
 */
cues: Array<Cue>, 
/**
 * The line, from 0, with which somebody's time to act begins: an activation, an impulse, a phase.
 */
heads?: number, 
/**
 * The plan of this token's side that it belongs to.
 */
gesture?: number, 
/**
 * Why the computer gave the order, in one sentence; where there are secrets, for its own side only until the game is over.
 */
why?: string, };

export type LuckFight = { 
/**
 * The state after it.
 */
state: number, 
/**
 * The attacker.
 */
side: string, 
/**
 * In words.
 */
label: string, 
/**
 * The chance of success.
 */
chance: number, 
/**
 * Whether it succeeded.
 */
success: boolean, 
/**
 * What came, in words.
 */
result: string, 
/**
 * How much it moved the attacker's outlook, -1 to 1.
 */
swing: number, };

export type LuckReport = { 
/**
 * Sums for each side.
 */
sides: Array<LuckSide>, 
/**
 * Every fight.
 */
fights: Array<LuckFight>, };

export type LuckSide = { 
/**
 * The side.
 */
side: string, 
/**
 * Attacks made.
 */
attacks: number, 
/**
 * Successes to be expected.
 */
expected: number, 
/**
 * Successes that came.
 */
actual: number, };

export type Map<T> = { 
/**
 * One or more boards.
 */
boards: Array<Board<T>>, 
/**
 * The kinds of ground, for the legend.
 */
terrain: Array<Terrain<T>>, 
/**
 * The colours of the sides and their formations; sides not named get colours by seat.
 */
liveries: Array<Livery>, };

export type Mark<T> = { 
/**
 * The cell's id.
 */
cell: string, 
/**
 * What lies on it.
 */
marker: Marker<T>, };

export type Marker<T> = { 
/**
 * Its id, which also names its icon: `disrupted`, `out-of-command`, `done`, `suppressed`, `smoke`, `wreck`, `trench`,
 * `mine`, `firing`, `target`, `objective`, `hidden`, ... An id no client knows shows its label.
 */
id: string, 
/**
 * Up to three signs, for where there is no icon: `D`, `OOC`.
 */
label: string, 
/**
 * Its colour.
 */
tone: Tone, 
/**
 * What it says.
 */
name: T, };

export type Named = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its name.
 */
title: string, 
/**
 * What it is about; may be empty.
 */
about: string, };

export type NewTable = { 
/**
 * The game.
 */
game: string, 
/**
 * The scenario; empty for the default.
 */
scenario: string, 
/**
 * Options that differ from the default: id and value.
 */
options: Array<[string, string]>, 
/**
 * Who sits where: side id and player. Sides not named are played by a person.
 */
seats: Array<[string, PlayerSpec]>, 
/**
 * A record to begin with, instead of an empty table; its header decides game, scenario and options.
 */
record: string | null, 
/**
 * Begin after this many steps of the record (or of the table branched from).
 */
step: number | null, 
/**
 * Branch from a table that the token opens, instead of sending a record.
 */
branch: TableKey | null, 
/**
 * Orders of the side that decides there, in notation, with which it goes on at once: at most 64, as far as they lead to no luck.
 */
then: Array<string>, 
/**
 * Whether there is a host. Without one nobody speaks for a side but whoever has come to it by its invitation.
 */
host: boolean, };

export type NoteLine = { 
/**
 * Steps there were then; after a take-back, steps that were left.
 */
state: number, 
/**
 * `take-back`, `player`, `seated`, `advice`, `rules` or `gap`.
 */
kind: string, 
/**
 * In words.
 */
text: string, };

export type OddsFace<T> = { 
/**
 * Results with their chances.
 */
shares: Array<ShareFace<T>>, 
/**
 * The modifiers behind them.
 */
tally: Array<TallyLine<T>>, 
/**
 * Their sum.
 */
sum: number, };

export type OldRules = { 
/**
 * Why, and what can be done.
 */
text: string, 
/**
 * Pictures can be shown up to this many steps; the log holds the rest in notation.
 */
shown: number, };

export type Opponent = { 
/**
 * How it is asked for.
 */
id: string, 
/**
 * Its name.
 */
title: string, 
/**
 * How it plays; may be empty.
 */
about: string, 
/**
 * How strong it is in this game, if that was measured.
 */
rating: RatingInfo | null, };

export type OptionInfo = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its name.
 */
title: string, 
/**
 * Its values, the default first.
 */
values: Array<Named>, };

export type Over = { 
/**
 * The winning side's id; empty for a draw or a lost solo game.
 */
winner: string, 
/**
 * The reason in words.
 */
reason: string, 
/**
 * Its rule; empty for a resignation.
 */
rule: string, };

export type Overlay<T> = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its name.
 */
title: T, 
/**
 * What must be pointed at before it can be drawn.
 */
needs: OverlayNeeds, 
/**
 * What the tones mean, in the order of the legend.
 */
legend: Array<[Tone, T]>, };

export type OverlayNeeds = "nothing" | "cell" | "piece";

export type Part<T> = { 
/**
 * Its id, as in [`Choice::parts`].
 */
id: string, 
/**
 * What it is called on its switch.
 */
label: T, 
/**
 * Marker id or symbol to draw on the switch; may be empty.
 */
icon: string, 
/**
 * The piece it is, if it is one.
 */
piece: string | null, 
/**
 * Whether it is on unless somebody switches it off.
 */
on: boolean, };

export type Pick = { "cell": string } | { "piece": string } | { "card": string };

export type Picture = { 
/**
 * Boards and legend.
 */
map: Map<string>, 
/**
 * The position a game begins with.
 */
scene: Scene<string>, };

export type PictureLayer = { 
/**
 * The group's id in the drawing.
 */
id: string, 
/**
 * The cell.
 */
cell: string, 
/**
 * The marker's id, on the cell or on a piece in it.
 */
marker: string, };

export type Piece<T> = { 
/**
 * Its id, as in notation.
 */
id: string, 
/**
 * The cell it is in.
 */
cell: string, 
/**
 * Seat id of its owner; empty for nobody's.
 */
side: string, 
/**
 * Looks within its side, see [`Livery`](crate::Livery): `regular`, `elite`, ...
 */
style: string, 
/**
 * Its form.
 */
form: PieceForm, 
/**
 * Its full name.
 */
name: T, 
/**
 * Its name in a few signs, as printed on it; empty for none.
 */
short: T, 
/**
 * NATO symbol: `infantry`, `armour`, `antitank`, `assault-gun`, `tank-destroyer`, ... On tokens and workers any icon.
 */
symbol: string, 
/**
 * Size above the symbol: `III`, `II`, `X`.
 */
size: string, 
/**
 * Printed values.
 */
values: Array<Value<T>>, 
/**
 * Steps it has.
 */
steps: number, 
/**
 * Steps it began with; 0 or 1 if it has none to lose.
 */
full_steps: number, 
/**
 * Fields of its cell that it takes, in cells that are divided into fields; 0 where they are not. Pieces are then laid out side
 * by side in the order of the list instead of being stacked.
 */
fields: number, 
/**
 * States shown by markers, the most important first.
 */
markers: Array<Marker<T>>, 
/**
 * Whether it has acted and is done for now.
 */
spent: boolean, 
/**
 * Facing of a piece that has one, in degrees clockwise from north.
 */
facing: number | null, 
/**
 * Its number in the formation of its cell, from 1; 0 where formations do not matter.
 */
order: number, 
/**
 * How many there are of it, for a piece that stands for several: recruits in a pool; 0 for a piece that stands for itself.
 */
count: number, 
/**
 * What it costs to bring it onto the board.
 */
price: T | null, 
/**
 * Whether the enemy does not know of it. Shown to its owner only: other views leave it out.
 */
hidden: boolean, };

export type PieceForm = "counter" | "pawn" | "token" | "figure";

export type PlanState = { 
/**
 * Whose they are.
 */
side: string, 
/**
 * The orders in notation.
 */
left: Array<string>, 
/**
 * The cells they lead through.
 */
way: Array<string>, 
/**
 * Why it has stopped; none while it goes on by itself.
 */
stopped: string | null, };

export type PlayerSpec = { "human": string } | { "bot": string };

export type PlayerState = { 
/**
 * The side's id.
 */
side: string, 
/**
 * Who plays it.
 */
player: PlayerSpec, 
/**
 * Name to show.
 */
name: string, 
/**
 * Whether somebody is connected for it (always true for bots).
 */
here: boolean, 
/**
 * Whether somebody has the side to themselves: the host cannot act for it.
 */
claimed: boolean, };

export type Problem = { 
/**
 * What kind: `bad_request`, `not_found`, `forbidden`, `stale`, `refused`, `too_many`, `too_large`, `internal`.
 */
code: string, 
/**
 * In the reader's language.
 */
text: string, 
/**
 * The rule, if one refuses.
 */
rule?: string | null, };

export type Prompt<T> = { 
/**
 * Seat id of the decider; empty when luck or nobody is awaited.
 */
seat: string, 
/**
 * The question.
 */
text: T, 
/**
 * The section it is asked under.
 */
rule: string, 
/**
 * The question in a few words, for where there is little room; `text` serves without one.
 */
headline: T | null, 
/**
 * What is asked about: the enemy that moves, the target of a barrage. Clients mark it and bring it into view.
 */
about: Array<Pick>, 
/**
 * The way that brought it there, cell by cell.
 */
way: Array<string>, 
/**
 * What can be switched on and off in the orders offered, see [`Choice::parts`].
 */
parts: Array<Part<T>>, };

export type Publish = { 
/**
 * A token that plays the side.
 */
token: string, 
/**
 * The side.
 */
side: string, 
/**
 * Whether its person agrees; none only asks how it stands.
 */
agree: boolean | null, 
/**
 * Whether the name stays; once removed it is gone for good.
 */
name: boolean, };

export type Published = { 
/**
 * Whether it is on the public list.
 */
public: boolean, 
/**
 * Sides whose person agrees.
 */
agreed: Array<string>, };

export type PuzzleAnswer = { 
/**
 * The best order, in notation.
 */
order: string, 
/**
 * What it gains.
 */
why: string, };

export type PuzzleFace = { 
/**
 * What the best order does: its id and its name.
 */
theme: [string, string], 
/**
 * How hard it is, 1 to 3.
 */
level: number, };

export type PuzzleInfo = { 
/**
 * Its id.
 */
id: string, 
/**
 * What to open a table with.
 */
scenario: string, 
/**
 * Who is asked for what, when.
 */
title: string, 
/**
 * What the best order does: its id and its name.
 */
theme: [string, string], 
/**
 * How hard it is, 1 to 3.
 */
level: number, };

export type PuzzleList = { 
/**
 * The puzzle of the day: the same for all.
 */
today: string | null, 
/**
 * All of them.
 */
puzzles: Array<PuzzleInfo>, };

export type RatingInfo = { 
/**
 * The rating.
 */
rating: number, 
/**
 * Lower end of the 95 % interval.
 */
low: number, 
/**
 * Upper end.
 */
high: number, };

export type ReactionState = { 
/**
 * Its kind.
 */
kind: string, 
/**
 * The best chance that it changes anything, 0 to 1.
 */
chance: number, 
/**
 * The order that lets it pass.
 */
decline: string, };

export type Reason = { 
/**
 * In words.
 */
text: string, 
/**
 * The rule.
 */
rule: string, };

export type RequestState = { 
/**
 * The side that asks; empty for a host who plays none.
 */
side: string, 
/**
 * What it wishes.
 */
what: Wish, 
/**
 * In words.
 */
text: string, 
/**
 * Sides that have not agreed yet.
 */
waits: Array<string>, };

export type Roll<T> = { 
/**
 * What it was thrown for.
 */
title: T, 
/**
 * Seat id of who threw; empty for nobody.
 */
side: string, 
/**
 * The dice.
 */
dice: Array<Die>, 
/**
 * What came of it, once it is known.
 */
result: T | null, };

export type RuleSection = { 
/**
 * Its number.
 */
section: string, 
/**
 * Its heading.
 */
title: string, 
/**
 * What it says.
 */
text: string, 
/**
 * The heading in the printed rulebook.
 */
source: string, 
/**
 * Decisions on what the rulebook leaves open.
 */
rulings: Array<RulingText>, 
/**
 * Cases that show it: path and title.
 */
cases: Array<[string, string]>, };

export type RulesText = { 
/**
 * Sections in the rulebook's order.
 */
sections: Array<RuleSection>, };

export type RulingText = { 
/**
 * Its number.
 */
id: string, 
/**
 * What is open.
 */
question: string, 
/**
 * How we play it.
 */
answer: string, 
/**
 * Why.
 */
reason: string, };

export type ScenarioInfo = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its name.
 */
title: string, 
/**
 * What it is about; may be empty.
 */
about: string, 
/**
 * The section of the rules that describes it: forces, length, victory; may be empty.
 */
rule: string, 
/**
 * How often each side wins when a bot plays itself, and which handicap makes a closer game; empty if not measured.
 */
balance: string, 
/**
 * The value of the option `handicap` that makes a closer game, if a side wins too often.
 */
handicap: string | null, };

export type Scene<T> = { 
/**
 * Pieces on cells, lower ones of a stack first.
 */
pieces: Array<Piece<T>>, 
/**
 * Markers on cells.
 */
marks: Array<Mark<T>>, 
/**
 * Tracks with a marker.
 */
tracks: Array<Track<T>>, 
/**
 * Figures worth knowing.
 */
stats: Array<Stat<T>>, 
/**
 * Decks and cups with what may still come.
 */
decks: Array<Deck<T>>, 
/**
 * Cards lying open, newest last.
 */
cards: Array<CardFace<T>>, 
/**
 * Hands of cards, the viewer's own first.
 */
hands: Array<Hand<T>>, 
/**
 * The last throws of dice, newest last. The table fills them in from `Show::roll`.
 */
rolls: Array<Roll<T>>, 
/**
 * Who must decide what.
 */
prompt: Prompt<T>, };

export type ShareFace<T> = { 
/**
 * Its id: `hit`.
 */
id: string, 
/**
 * The result in words.
 */
name: T, 
/**
 * Its chance, 0 to 1.
 */
chance: number, 
/**
 * Whether it is what whoever gives the order wants. The sum of the good ones is the headline of the odds.
 */
tone: Tone, };

export type SideInfo = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its name.
 */
name: string, 
/**
 * What it must do to win.
 */
aim: string, };

export type Spot<T> = { 
/**
 * The cell's id.
 */
cell: string, 
/**
 * What the whole way costs.
 */
cost: number, 
/**
 * The spot before; its own number for the first.
 */
back: number, 
/**
 * The orders that lead here from there, in notation.
 */
orders: Array<string>, 
/**
 * The order that ends the move here, if one is needed.
 */
halt: string | null, 
/**
 * Whether the move may end here; if not it is only passed.
 */
rest: boolean, 
/**
 * What the step into it can bring upon them.
 */
dangers: Array<Danger<T>>, };

export type Stat<T> = { 
/**
 * Its id.
 */
id: string, 
/**
 * What it is.
 */
title: T, 
/**
 * Its value.
 */
value: T, 
/**
 * Whether it must always be in sight, such as both sides' points. At most three are.
 */
key: boolean, 
/**
 * Seat id of whose figure it is; empty for nobody's.
 */
side: string, };

export type State = { 
/**
 * Grows with every order, take-back and change of players; `order` and `undo` name it.
 */
version: number, 
/**
 * Steps: orders and lucks so far.
 */
state: number, 
/**
 * The side that must decide; empty if none.
 */
decides: string, 
/**
 * The picture, as this viewer may see it. For a host of several sides: as the deciding side sees it.
 */
scene: Scene<string>, 
/**
 * Legal orders, if this token's side decides.
 */
choices: Array<Choice<string>>, 
/**
 * The reaction that a side of this token is asked for, if what must be decided is one.
 */
reaction: ReactionState | null, 
/**
 * Standing instructions of this token's sides, for every kind of reaction.
 */
instructions: Array<Instruction>, 
/**
 * Log entries; complete on `hello` and after a take-back, otherwise those from `log_from` on.
 */
log: Array<LogEntry>, 
/**
 * The step before the first entry in `log`: older entries stay valid.
 */
log_from: number, 
/**
 * Orders of this token's side that the table has still to give.
 */
plan?: PlanState, 
/**
 * Whether undo is possible, or why not; none if this token plays no side or nothing was ordered.
 */
undo: UndoState | null, 
/**
 * Sides whose computer is thinking.
 */
thinking: Array<string>, 
/**
 * Players: side id, kind and name, whether connected.
 */
players: Array<PlayerState>, 
/**
 * What happened at the table beside the game; complete when `log` is, otherwise what is new from `notes_from` on.
 */
notes: Array<NoteLine>, 
/**
 * How many older notes stay valid.
 */
notes_from: number, 
/**
 * A request that waits for answers.
 */
request: RequestState | null, 
/**
 * Why the game cannot go on under the rules and data of this server.
 */
old: OldRules | null, 
/**
 * How the game ended.
 */
over: Over | null, 
/**
 * Steps at which a round begins or a fight is decided: for jumping in the replay.
 */
landmarks: Array<Landmark>, 
/**
 * How the dice stand that anybody can verify; none at tables from before there were such dice, and in lessons.
 */
dice: DiceState | null, 
/**
 * What is taught at this table, and how far it is.
 */
lesson?: LessonState, };

export type Strike<T> = { 
/**
 * What is attacked.
 */
target: Pick, 
/**
 * In words.
 */
label: T, 
/**
 * The spot it is made from.
 */
from: number, 
/**
 * The orders that begin it.
 */
open: Array<string>, 
/**
 * Who may take part; the id of each is the order that lets it.
 */
joins: Array<Part<T>>, 
/**
 * The orders that carry it out.
 */
close: Array<string>, };

export type Study = "look" | "start" | "stop";

export type Suit = "spades" | "clubs" | "hearts" | "diamonds" | "joker" | "plain";

export type TableDice = { 
/**
 * What the server has committed to: `H("feldzug dice", table, secret)` in hex.
 */
commitment: string, 
/**
 * Seconds since 1970 at which the table was opened.
 */
begun: bigint, 
/**
 * When the game ended.
 */
ended?: bigint | null, 
/**
 * The table's id, when the game is over.
 */
table?: string | null, 
/**
 * The secret in hex, when the game is over.
 */
secret?: string | null, };

export type TableKey = { 
/**
 * The table's id.
 */
table: string, 
/**
 * A token of it.
 */
token: string, };

export type TableLine = { 
/**
 * The table's id.
 */
table: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The game's title.
 */
title: string, 
/**
 * The scenario's title.
 */
scenario: string, 
/**
 * Side names and players.
 */
players: Array<[string, string]>, 
/**
 * Steps so far.
 */
state: number, 
/**
 * Whether this token's side must decide now.
 */
your_turn: boolean, 
/**
 * Whether the game is over.
 */
over: boolean, 
/**
 * One sentence on how it stands or ended.
 */
status: string, 
/**
 * Seconds since 1970 of the last order.
 */
touched: bigint, };

export type TableOpened = { 
/**
 * The table's id.
 */
table: string, 
/**
 * An invitation to each side a person plays: side id and token. The first who comes with it has the side to themselves.
 */
seats: Array<[string, string]>, 
/**
 * A token that plays every human side nobody has come to, on one screen; empty if the table has no host.
 */
host: string, 
/**
 * A token to watch.
 */
watch: string, };

export type TablesDice = { 
/**
 * Tables with dice that can be verified.
 */
begun: bigint, 
/**
 * How many of their games are over: their secrets are revealed.
 */
ended: bigint, 
/**
 * Some of them.
 */
tables: Array<TableDice>, 
/**
 * `before` of the next part, if there are more.
 */
before?: bigint | null, };

export type TallyLine<T> = { 
/**
 * What it adds.
 */
value: number, 
/**
 * Why.
 */
reason: T, 
/**
 * Under which rule.
 */
rule: string, };

export type Terrain<T> = { 
/**
 * Its id, which also names its looks: `open`, `cultivated`, `rolling`, `hill`, `forest`, `woods`, `wooded-hill`, `village`,
 * `town`, `city`, `water`, `sea`, `beach`, `marsh`; `offmap` for boxes, `room` for boxes that belong to the board.
 */
id: string, 
/**
 * Its name.
 */
name: T, 
/**
 * What it does, for the legend.
 */
effect: T, 
/**
 * One letter for the terminal.
 */
letter: string, };

export type Tint<T> = { 
/**
 * The cell's id.
 */
cell: string, 
/**
 * Its colour.
 */
tone: Tone, 
/**
 * What there is to say about this cell in particular: a range, a name.
 */
note: T | null, };

export type ToTable = { "type": "hello", 
/**
 * Version of the protocol the client speaks.
 */
version: number, 
/**
 * A token of the table.
 */
token: string, 
/**
 * `de` or `en`.
 */
lang: string, 
/**
 * Whether a long `state` may come packed, as a binary frame that holds the JSON text in raw deflate; and the map ahead of its
 * `welcome`, as a packed `map`.
 */
packs: boolean, 
/**
 * With an invitation: the token the client has drawn for the side it will have to itself (43 letters, digits, `-`
 * and `_`). Without one the server draws it and tells it once, in `welcome`.
 */
own: string | null, 
/**
 * Whether the client seals a seed for each side it plays (`docs/dice.md`). If not, its sides are not waited for, and
 * the record says that they have declined.
 */
seals: boolean, } | { "type": "lang", 
/**
 * `de` or `en`.
 */
lang: string, } | { "type": "order", 
/**
 * Number the answer carries.
 */
id: number, 
/**
 * The version of the table it was decided on.
 */
version: number, 
/**
 * The side that orders.
 */
side: string, 
/**
 * The order in notation.
 */
order: string, } | { "type": "odds", 
/**
 * Number the answer carries.
 */
id: number, 
/**
 * The order in notation.
 */
order: string, } | { "type": "odds_all", 
/**
 * Number the answer carries.
 */
id: number, 
/**
 * At most 40 sequences of at most 16 orders in notation.
 */
orders: Array<Array<string>>, } | { "type": "course", 
/**
 * Number the answer carries.
 */
id: number, 
/**
 * The state it is asked about: the one now.
 */
state: number, 
/**
 * The pieces that go together.
 */
who: Array<string>, 
/**
 * Cells to go through, in their order.
 */
via: Array<string>, } | { "type": "why_not", 
/**
 * Number the answer carries.
 */
id: number, 
/**
 * The side that points.
 */
side: string, 
/**
 * What was pointed at, in order.
 */
picks: Array<Pick>, } | { "type": "overlay", 
/**
 * Number the answer carries.
 */
id: number, 
/**
 * The state to look at.
 */
state: number, 
/**
 * The overlay's id.
 */
overlay: string, 
/**
 * What it is about; none if it needs nothing.
 */
target: Pick | null, } | { "type": "instruct", 
/**
 * Number the answer carries.
 */
id: number, 
/**
 * The side.
 */
side: string, 
/**
 * The kind of reaction.
 */
kind: string, 
/**
 * When to ask.
 */
ask: Ask, } | { "type": "plan", 
/**
 * Number the answer carries.
 */
id: number, 
/**
 * The version of the table it was decided on.
 */
version: number, 
/**
 * The side that orders.
 */
side: string, 
/**
 * The orders in notation, at most 64.
 */
orders: Array<string>, } | { "type": "go_on", 
/**
 * Number the answer carries.
 */
id: number, 
/**
 * The version of the table it was decided on.
 */
version: number, 
/**
 * The side.
 */
side: string, } | { "type": "drop", 
/**
 * Number the answer carries.
 */
id: number, 
/**
 * The version of the table it was decided on.
 */
version: number, 
/**
 * The side.
 */
side: string, } | { "type": "undo", 
/**
 * Number the answer carries.
 */
id: number, 
/**
 * The version of the table it was decided on.
 */
version: number, 
/**
 * The side.
 */
side: string, } | { "type": "ask", 
/**
 * Number the answer carries.
 */
id: number, 
/**
 * The side that asks; empty for a host who plays none.
 */
side: string, 
/**
 * What is wished.
 */
what: Wish, } | { "type": "answer", 
/**
 * Number the answer carries.
 */
id: number, 
/**
 * The side that answers.
 */
side: string, 
/**
 * Whether it agrees.
 */
agree: boolean, 
/**
 * The request it means, as the state told it. If another one waits by now, the answer is refused as `stale`.
 */
what: Wish | null, } | { "type": "renew", 
/**
 * Number the answer carries.
 */
id: number, 
/**
 * The new token, if the client has drawn it.
 */
own: string | null, } | { "type": "seal", 
/**
 * Number the answer carries.
 */
id: number, 
/**
 * The side.
 */
side: string, 
/**
 * The seal: 64 hexadecimal digits.
 */
seal: string, 
/**
 * The seed of the seal that stands there is lost: everybody seals anew. Otherwise a seal that is there stays.
 */
lost: boolean, } | { "type": "seed", 
/**
 * Number the answer carries.
 */
id: number, 
/**
 * The side.
 */
side: string, 
/**
 * The seed: 32 hexadecimal digits.
 */
seed: string, } | { "type": "resign", 
/**
 * Number the answer carries.
 */
id: number, 
/**
 * The side that gives up.
 */
side: string, } | { "type": "advice", 
/**
 * Number the answer carries.
 */
id: number, 
/**
 * The side that asks.
 */
side: string, } | { "type": "point", 
/**
 * Number the answer carries.
 */
id: number, 
/**
 * The side that draws.
 */
side: string, 
/**
 * From which cell to which; at most 12, none takes them away.
 */
cells: Array<[string, string]>, } | { "type": "moment", 
/**
 * Number the answer carries.
 */
id: number, 
/**
 * The state to look at.
 */
state: number, } | { "type": "luck", 
/**
 * Number the answer carries.
 */
id: number, } | { "type": "analyse", 
/**
 * Number the answer carries.
 */
id: number, 
/**
 * What is wanted.
 */
what: Study, } | { "type": "record", 
/**
 * Number the answer carries.
 */
id: number, } | { "type": "report", 
/**
 * Number the answer carries.
 */
id: number, } | { "type": "ping", };

export type Tone = "plain" | "good" | "warn" | "bad" | "band1" | "band2" | "band3";

export type Track<T> = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its name.
 */
title: T, 
/**
 * The spaces.
 */
spaces: Array<T>, 
/**
 * Where the marker is.
 */
at: number, 
/**
 * Spaces that mean something: number and colour.
 */
tones: Array<[number, Tone]>, };

export type UndoState = { 
/**
 * Whether it is.
 */
possible: boolean, 
/**
 * The side whose order it would take back.
 */
side: string, 
/**
 * Why not; empty if possible.
 */
why_not: string, 
/**
 * The state it would go back to, if possible.
 */
to?: number, 
/**
 * The order it would take back, or the last of several, in words.
 */
label?: string, };

export type Value<T> = { 
/**
 * Where it is printed.
 */
corner: Corner, 
/**
 * The value.
 */
text: string, 
/**
 * What it means.
 */
name: T, 
/**
 * Its colour: a second weapon, a value that markers have changed.
 */
tone: Tone, 
/**
 * Whether it is one of the two that matter most: a counter seen from further away shows only these. If a piece marks none, the
 * values in its lower corners count as such.
 */
key: boolean, };

export type Verb = "other" | "go" | "attack" | "place" | "play" | "assign" | "answer" | "end";

export type Welcome = { 
/**
 * Version of the protocol.
 */
version: number, 
/**
 * The table.
 */
table: string, 
/**
 * The game's id.
 */
game: string, 
/**
 * The game's title.
 */
title: string, 
/**
 * The scenario's title.
 */
scenario: string, 
/**
 * The language spoken.
 */
lang: string, 
/**
 * Sides in seat order: id, name.
 */
sides: Array<[string, string]>, 
/**
 * Sides this token plays; empty for a spectator.
 */
yours: Array<string>, 
/**
 * Sides whose player this token may wish to change; a welcome is sent again when `yours` changes.
 */
holds: Array<string>, 
/**
 * Whether sides know different things at this table, with its scenario and options.
 */
secrets: boolean, 
/**
 * Boards and legend; without boards if a `map` came ahead.
 */
map: Map<string>, 
/**
 * Questions whose answers can be drawn over the board.
 */
overlays: Array<Overlay<string>>, 
/**
 * Kinds of reactions that standing instructions can be left for: id, name.
 */
reactions: Array<[string, string]>, 
/**
 * Computer players that may be put into a seat, weakest first.
 */
bots: Array<Opponent>, 
/**
 * The token to watch, to be shared.
 */
watch: string, 
/**
 * Invitations to human sides nobody has come to yet, only for the host: side id and token.
 */
invites: Array<[string, string]>, 
/**
 * The token for the side this line has to itself from now on, if it came by invitation; otherwise empty. Keep it: the
 * invitation opens nothing any more.
 */
token: string, };

export type Wish = { "take_back": number } | { "player": [string, PlayerSpec] } | "peace";
