// The player's settings. Every change applies at once.
import { LANGUAGES, type Language, type Tempo } from '@backroom/kit';
import { Select } from '@backroom/kit/preact';
import { Late } from '../app/lazy.tsx';
import { settings, TEMPOS, wish } from '../app/settings.ts';
import { OWN_NAMES } from '../app/switches.tsx';
import { THEMES, type Theme } from '../app/themes.ts';
import { useTitle } from '../app/title.ts';
import { keyWords } from '../table/key-words.ts';
import { useBeyond } from '../words/beyond/index.ts';
import { words } from '../words/index.ts';
import { NameField } from './name-field.tsx';

const account = async () => (await import('./account/account.tsx')).Account;

export default function SettingsScreen() {
  const { settings: seen, nav } = words();
  const beyond = useBeyond();
  useTitle(nav.settings);
  const now = settings.value;
  if (beyond === null) return null;
  const say = { ...seen, ...beyond.settings };
  return (
    <form class="panel narrow settings" onSubmit={(event) => event.preventDefault()}>
      <h1>{nav.settings}</h1>
      <NameField label={say.name} hint={say.nameWhy} />
      <Select<Language>
        label={say.language}
        value={now.language}
        of={LANGUAGES}
        name={(one) => OWN_NAMES[one]}
        choose={(language) => wish({ language })}
      />
      <Select<Theme>
        label={say.theme}
        value={now.theme}
        of={THEMES}
        name={(one) => say.themes[one]}
        choose={(theme) => wish({ theme })}
      />
      <Select<Tempo>
        label={say.tempo}
        value={now.tempo}
        of={TEMPOS}
        name={(one) => say.tempos[one]}
        choose={(tempo) => wish({ tempo })}
      />
      <Tick label={say.sounds} value={now.sounds} choose={(sounds) => wish({ sounds })} />
      <Tick label={say.confirm} value={now.confirm} choose={(confirm) => wish({ confirm })} />
      <Tick label={keyWords[now.language].off} value={now.letterKeys} choose={(letterKeys) => wish({ letterKeys })} />
      <Tick label={say.textTable} value={now.textTable} choose={(textTable) => wish({ textTable })} />
      <p class="soft">{say.onDevice}</p>
      <Late load={account} />
    </form>
  );
}

interface Ticking {
  readonly label: string;
  readonly value: boolean;
  readonly choose: (value: boolean) => void;
}

function Tick({ label, value, choose }: Ticking) {
  return (
    <label class="tick">
      <input type="checkbox" checked={value} onChange={({ currentTarget }) => choose(currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}
