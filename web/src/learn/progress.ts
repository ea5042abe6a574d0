// Which lessons this browser has seen to their end.
import { load, save } from '../lib/store';

const KEY = 'lessons';

const name = (game: string, lesson: string) => `${game}/${lesson}`;

export function isLearnt(game: string, lesson: string): boolean {
  return load<string[]>(KEY, []).includes(name(game, lesson));
}

export function learnt(game: string, lesson: string) {
  if (!isLearnt(game, lesson)) save(KEY, [...load<string[]>(KEY, []), name(game, lesson)]);
}

/** The lesson to take next: the first one not seen to its end, or the first one again. */
export function nextLesson<L extends { id: string }>(game: string, lessons: L[]): L | undefined {
  return lessons.find((lesson) => !isLearnt(game, lesson.id)) ?? lessons[0];
}
