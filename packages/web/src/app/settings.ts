// The player's settings, stored on this device.
import { LANGUAGES, type Language, type Tempo } from '@backroom/kit';
import { effect, signal } from '@preact/signals';
import { BOT_PACES, type BotPace } from './bot-paces.ts';
import { THEMES, type Theme } from './themes.ts';

export { BOT_PACES, type BotPace } from './bot-paces.ts';

export const TEMPOS: readonly Tempo[] = [0, 1, 2, 4];

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly tempo: Tempo;
  readonly botPace: BotPace;
  readonly sounds: boolean;
  /** Ask for a second touch before acting. */
  readonly confirm: boolean;
  /** Single letters and digits act at the picture table. */
  readonly letterKeys: boolean;
  /** The text table instead of the picture. */
  readonly textTable: boolean;
  readonly name: string;
}

const KEY = 'backroom.settings';

export const settings = signal<Settings>(read());

export function wish(change: Partial<Settings>): void {
  settings.value = { ...settings.value, ...change };
}

/** Stores every later change, and applies theme and language to the page. */
export function wearSettings(): void {
  effect(() => {
    const { theme, language } = settings.value;
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = language;
    try {
      localStorage.setItem(KEY, JSON.stringify(settings.value));
    } catch {
      // The page works in a browser that stores nothing.
    }
  });
}

function read(): Settings {
  let kept: Partial<Record<keyof Settings, unknown>> = {};
  try {
    kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {};
  } catch {
    // As above.
  }
  return {
    language: LANGUAGES.find((one) => one === kept.language) ?? preferredLanguage(),
    theme: THEMES.find((one) => one === kept.theme) ?? preferredTheme(),
    tempo: TEMPOS.find((one) => one === kept.tempo) ?? 1,
    botPace: BOT_PACES.find((one) => one === kept.botPace) ?? 'calm',
    // Browsers allow it from the first click on.
    sounds: kept.sounds !== false,
    confirm: typeof kept.confirm === 'boolean' ? kept.confirm : matches('(pointer: coarse)'),
    letterKeys: kept.letterKeys !== false,
    textTable: kept.textTable === true,
    name: typeof kept.name === 'string' ? kept.name.slice(0, 24) : '',
  };
}

// Functions, not constants: the settings above are read before anything below has a value.
function matches(query: string): boolean {
  return window.matchMedia(query).matches;
}

/** Night is the default; a browser that asks for more contrast gets it. */
function preferredTheme(): Theme {
  return matches('(prefers-contrast: more)') ? 'contrast' : 'night';
}

function preferredLanguage(): Language {
  for (const wanted of navigator.languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found !== undefined) return found;
  }
  return 'en';
}
