// A file that reports a problem: what is wrong, at which moment, and the game.

export type About = {
  words: string;
  step: number;
  game: string;
  lang: string;
  page: string;
  /** The last thing the table has said no to; may be empty. */
  refusal: string;
  /** The record, or what this side knows of the game. */
  record: string;
};

const HEAD = 'feldzug problem 1';

/** The file. It can be read like a record, by the page and by `feldzug record`. */
export function aboutProblem(about: About): string {
  const quoted =
    about.words.trim() === ''
      ? []
      : about.words
          .trim()
          .split(/\r?\n/)
          .map((line) => `> ${line}`);
  return [
    HEAD,
    `moment ${about.step}`,
    `game ${about.game}`,
    `lang ${about.lang}`,
    `page ${about.page}`,
    ...(about.refusal ? [`refused ${about.refusal.replace(/\s+/g, ' ')}`] : []),
    ...quoted,
    '',
    about.record,
  ].join('\n');
}

/** The record in a file: all of it, or what stands below the words about a problem. */
export function recordIn(text: string): string {
  const from = text.startsWith('feldzug problem ') ? text.indexOf('\nfeldzug record ') : -1;
  return from < 0 ? text : text.slice(from + 1);
}
