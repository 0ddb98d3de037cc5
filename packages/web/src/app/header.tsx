// The header of every screen: logo, navigation, language and theme.
import { useState } from 'preact/hooks';
import { words } from '../words/index.ts';
import { route } from './router.ts';
import { LanguageSwitch, ThemeSwitch } from './switches.tsx';
import { Wordmark } from './wordmark.tsx';

const WAYS = ['lobby', 'mine', 'learn', 'puzzle', 'rules', 'settings'] as const;

export function Header() {
  const { name, nav } = words();
  const [isOpen, setOpen] = useState(false);
  const here = route.value.at;
  return (
    <header class="header">
      <a
        class="sign-link"
        href="/"
        aria-label={`${name}, ${nav.home}`}
        aria-current={here === 'home' ? 'page' : undefined}
      >
        <Wordmark name={name} />
      </a>
      <button
        type="button"
        class="button quiet menu-button"
        aria-expanded={isOpen}
        aria-controls="ways"
        onClick={() => setOpen(!isOpen)}
      >
        {nav.menu}
      </button>
      <nav id="ways" class={isOpen ? 'ways open' : 'ways'} aria-label={nav.menu}>
        {WAYS.map((way) => (
          <a key={way} href={`/${way}`} aria-current={here === way ? 'page' : undefined} onClick={() => setOpen(false)}>
            {nav[way]}
          </a>
        ))}
      </nav>
      <div class="switches">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </header>
  );
}
