// What the reader has set, kept in this browser.
import { load, save } from './store';

export type Lang = 'de' | 'en';
export type Theme = 'auto' | 'light' | 'dark';
/** How fast cards, dice and moves of others are shown. */
export type Pace = 'calm' | 'normal' | 'quick' | 'off';
/** When the view moves by itself: to everything that happens, to questions only, never. */
export type Following = 'always' | 'questions' | 'never';
/** What the log tells: everything, what was fought, what was done here. */
export type Told = 'all' | 'fights' | 'mine';

type Settings = {
  lang: Lang;
  theme: Theme;
  pace: Pace;
  follow: Following;
  /** Single letters as shortcuts. */
  letters: boolean;
  /** Tell by notification when it is my turn. */
  notify: boolean;
  /** Show the briefing when a table opens. */
  briefing: boolean;
  /** Ask before an end that leaves units that could still act. */
  askEnd: boolean;
  /** Arrows that others draw on the map. */
  arrows: boolean;
  /** The second click on a target, or the first one where its odds are seen, gives the order. */
  oneClick: boolean;
  /** What is where was shown once. */
  coached: boolean;
  /** Sounds; off until switched on. */
  sound: boolean;
  /** The panel beside the map is folded away. */
  folded: boolean;
  told: Told;
  /** Name shown to others. */
  name: string;
};

const system = (query: string) => (typeof matchMedia === 'undefined' ? null : matchMedia(query));

function beginning(): Settings {
  const german = typeof navigator !== 'undefined' && navigator.language.startsWith('de');
  const still = system('(prefers-reduced-motion: reduce)')?.matches ?? false;
  const standard: Settings = {
    lang: german ? 'de' : 'en',
    theme: 'auto',
    pace: still ? 'off' : 'normal',
    follow: 'always',
    letters: true,
    notify: false,
    briefing: true,
    askEnd: true,
    arrows: true,
    oneClick: false,
    coached: false,
    sound: false,
    folded: false,
    told: 'all',
    name: '',
  };
  const kept = { ...standard, ...load<Partial<Settings>>('settings', {}) };
  // What older pages called it.
  if ((kept.pace as string) === 'instant') kept.pace = 'off';
  return kept;
}

export const settings = $state(beginning());

let night = $state(system('(prefers-color-scheme: dark)')?.matches ?? false);
system('(prefers-color-scheme: dark)')?.addEventListener('change', (event) => (night = event.matches));

export const isDark = () => (settings.theme === 'auto' ? night : settings.theme === 'dark');

/** Keeps settings and page in step; call once. */
export function follow() {
  $effect.root(() => {
    $effect(() => save('settings', $state.snapshot(settings)));
    $effect(() => {
      const root = document.documentElement;
      root.lang = settings.lang;
      root.dataset.theme = settings.theme;
      root.dataset.pace = settings.pace;
    });
  });
}
