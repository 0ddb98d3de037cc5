// The switches for language and theme, on every screen and at the table.
import { LANGUAGES, type Language } from '@backroom/kit';
import { ownName as all } from '../../lang/own-name.all.ts';
import { words } from '../words/index.ts';
import { settings, wish } from './settings.ts';
import { THEMES, type Theme } from './themes.ts';

/** Every language by its own name, because its readers may not know the others. */
export const OWN_NAMES: Readonly<Record<Language, string>> = all;

export function LanguageSwitch() {
  return (
    <label class="switch">
      <span class="unseen">{words().settings.language}</span>
      <select
        value={settings.value.language}
        onChange={({ currentTarget }) => wish({ language: currentTarget.value as Language })}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={language}>
            {OWN_NAMES[language]}
          </option>
        ))}
      </select>
    </label>
  );
}

const SIGNS: Readonly<Record<Theme, string>> = { night: '☾', day: '☀', contrast: '◐' };

/** Each press switches to the next of the three themes. */
export function ThemeSwitch() {
  const { theme } = settings.value;
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] as Theme;
  const { settings: say } = words();
  return (
    <button
      type="button"
      class="switch sign"
      aria-label={`${say.theme}: ${say.themes[theme]} → ${say.themes[next]}`}
      title={say.themes[next]}
      onClick={() => wish({ theme: next })}
    >
      <span aria-hidden="true">{SIGNS[theme]}</span>
    </button>
  );
}
