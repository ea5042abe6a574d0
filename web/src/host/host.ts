// What the page needs from whoever keeps the tables. Today a server over HTTP and WebSocket does;
// a host inside the browser can implement the same few calls later.
import type {
  ExampleText,
  FinishedTable,
  FromTable,
  GameInfo,
  Map as GameMap,
  NewTable,
  Picture,
  Problem,
  Publish,
  Published,
  PuzzleAnswer,
  PuzzleList,
  RulesText,
  State,
  TableKey,
  TableLine,
  TableOpened,
  ToTable,
  Welcome,
} from '../protocol';

export interface Host {
  games(lang: string): Promise<GameInfo[]>;
  /** Map and start position of a game, for its picture. */
  picture(game: string, scenario: string, lang: string): Promise<Picture>;
  /** The rulebook, or one section of it. */
  rules(game: string, lang: string, section?: string): Promise<RulesText>;
  /** A case of a game, step by step. */
  example(game: string, id: string, lang: string): Promise<ExampleText>;
  /** The map a case is played on. */
  exampleMap(game: string, id: string, lang: string): Promise<GameMap<string>>;
  /** The puzzles of a game, without their answers. */
  puzzles(game: string, lang: string): Promise<PuzzleList>;
  /** The answer of a puzzle, for who gives up. */
  puzzleAnswer(game: string, id: string, lang: string): Promise<PuzzleAnswer>;
  open(table: NewTable): Promise<TableOpened>;
  /** How the tables stand that these keys open. */
  list(keys: TableKey[], lang: string): Promise<TableLine[]>;
  finished(lang: string): Promise<FinishedTable[]>;
  /** Says whether everybody may watch a game when it is over, or asks how that stands. */
  publish(table: string, wish: Publish, lang: string): Promise<Published>;
  /** Sits down at a table. */
  join(key: TableKey, lang: string, listener: Listener): Conversation;
}

export type Link = 'connecting' | 'online' | 'lost' | 'refused';

export interface Listener {
  welcome(welcome: Welcome): void;
  state(state: State): void;
  link(link: Link, problem?: Problem, retry?: number): void;
  /** Somebody has drawn arrows for the others. */
  arrows?(side: string, cells: [string, string][]): void;
}

type Answered = Extract<FromTable, { id: number }>;
export type Answer<K extends Answered['type']> = Extract<FromTable, { type: K }>;

/** A request without its number; the conversation counts. */
type Unnumbered<T> = T extends { id: number } ? Omit<T, 'id'> : never;
export type Request = Unnumbered<ToTable>;

export interface Conversation {
  /** Asks or orders. Rejects with a `HostProblem` if the table says no. */
  ask(request: Request): Promise<Answered>;
  speak(lang: string): void;
  close(): void;
}

/** A problem as the host words it. */
export class HostProblem extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
  }
}

/** Asks and expects one kind of answer. */
export async function askFor<K extends Answered['type']>(
  conversation: Conversation,
  request: Request,
  kind: K,
): Promise<Answer<K>> {
  const answer = await conversation.ask(request);
  if (answer.type !== kind) throw new Error(`expected ${kind}, got ${answer.type}`);
  return answer as Answer<K>;
}
