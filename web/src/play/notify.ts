// "Your turn": in the title always, as a notification when nobody is looking.
import { settings } from '../lib/settings.svelte';
import { t } from '../text';
import type { Table } from './table.svelte';

export function titleFor(table: Table): string {
  const title = table.welcome ? `${table.welcome.title} – Feldzug` : 'Feldzug';
  const turn = table.mine && !table.state?.over;
  return turn ? `● ${t('turn.title')} – ${title}` : title;
}

/** Asks the browser, at a moment when it is plain what for; remembers the answer. */
export async function wantNotes(on: boolean) {
  settings.notify = on && 'Notification' in window && (await Notification.requestPermission()) === 'granted';
}

export function callForTurn(table: Table) {
  if (!settings.notify || !document.hidden || !('Notification' in window)) return;
  if (Notification.permission !== 'granted') return;
  const note = new Notification(t('turn.title'), {
    body: table.state?.scene.prompt.text ?? '',
    tag: table.keyTo.table,
  });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
