// "Your turn": in the title always, as a notification when nobody is looking.
import { settings } from '../lib/settings.svelte';
import { t } from '../text';
import type { Table } from './table.svelte';

export function titleFor(table: Table): string {
  const title = table.welcome ? `${table.welcome.title} – Feldzug` : 'Feldzug';
  const turn = table.mine && !table.state?.over;
  return turn ? `● ${t('turn.title')} – ${title}` : title;
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
