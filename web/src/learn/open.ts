// Sitting down to a lesson.
import type { Host } from '../host/host';
import { tablePath } from '../lib/route.svelte';
import { EMPTY } from '../start/open';

/** Opens a table for the lesson or puzzle and answers with the address to go to. It is not kept among the player's games. */
export async function openLesson(host: Host, game: string, lesson: { scenario: string }): Promise<string> {
  const opened = await host.open({ ...EMPTY, game, scenario: lesson.scenario });
  return tablePath(opened.table, opened.host);
}
