// The rules of the house, with our rulings: to be searched, and to be linked to by rule.
import type { HelpChapter } from '@backroom/kit';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { place } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { GAMES, gameCalled, wordsOf } from '../games.ts';
import { useThere } from './arriving.ts';
import { matching } from './searching.ts';
import './teach.css';
import { loadTeachWords } from './words/index.ts';

/** By how its rules are numbered. */
const PREFIXES: Readonly<Record<string, string>> = { SH: 'scheffeln', SC: 'scarface' };

/** Whose rules the address asks for; without one, those of the first game. */
const gameOf = (hash: string) => gameCalled(PREFIXES[/^#([A-Z]+)/.exec(hash)?.[1] ?? ''] ?? '') ?? GAMES[0];

export default function RulesScreen() {
  const { language } = settings.value;
  // Another rule may be another game's.
  const here = place.value;
  const game = useMemo(() => gameOf(location.hash), [here]);
  const texts = useThere(() => loadTeachWords(language), [language]);
  const words = useThere(() => wordsOf(game, language), [game, language]);
  const [wanted, setWanted] = useState('');
  const help: readonly HelpChapter[] | null = useThere(
    async () => (await wordsOf(game, language)).help(),
    [game, language],
  );
  const found = useMemo(() => matching(help ?? [], wanted), [help, wanted]);
  // A link to a rule leads to that rule, also from another rule.
  useEffect(() => {
    if (words === null || texts === null || help === null) return;
    const rule = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    rule?.scrollIntoView({ block: 'center' });
    rule?.focus({ preventScroll: true });
  }, [words === null || texts === null, help, here]);
  if (texts === null || words === null || help === null) return null;
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <article class="teach rules">
      <h1>
        {words.title}: {texts.rules.title}
      </h1>
      <nav aria-label={texts.rules.games} class="row games">
        {Object.entries(PREFIXES).map(([prefix, id]) => (
          <a
            key={id}
            class={id === game.id ? 'button main' : 'button'}
            href={`/rules#${prefix}-1`}
            aria-current={id === game.id ? 'true' : undefined}
          >
            {gameCalled(id)?.title}
          </a>
        ))}
      </nav>
      <p>{texts.rules.rulings}</p>
      <label class="field">
        <span>{texts.rules.search}</span>
        <input type="search" value={wanted} onInput={(event) => setWanted(event.currentTarget.value)} />
      </label>
      <p role="status" class="soft">
        {wanted.trim() === '' ? '' : texts.rules.found(count)}
      </p>
      {wanted.trim() === '' && (
        <nav aria-label={texts.rules.chapters} class="chapters">
          <ul>
            {help.map(({ title, rules }) => (
              <li key={title}>
                <a href={`/rules#${rules[0].id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {found.map(({ title, rules }) => (
        <section key={title}>
          <h2>{title}</h2>
          <dl>
            {rules.map(({ id, text, ruling }) => (
              <div key={id} id={id} class="rule" tabIndex={-1}>
                <dt>
                  <a href={`/rules#${id}`} aria-label={texts.rules.link(id)}>
                    {id}
                  </a>
                </dt>
                <dd>
                  {ruling && <span class="mark">{texts.rules.ruling}</span>} {text}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </article>
  );
}
