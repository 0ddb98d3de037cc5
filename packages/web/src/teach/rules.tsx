// The rules of the games, with our rulings: searchable, with a link to every rule.
import { type HelpChapter, itemAt } from '@backroom/kit';
import { useThere } from '@backroom/kit/preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { route } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { useTitle } from '../app/title.ts';
import { GAMES, wordsOf } from '../games.ts';
import { extrasOf } from '../more-of-games.ts';
import { words as pageWords } from '../words/index.ts';
import { matching } from './searching.ts';
import './teach.css';
import { loadTeachWords } from './words/index.ts';

/** The game of the rule in the address, by the prefix of its id; without one, the first game. */
const gameOf = (hash: string) => GAMES.find(({ rulePrefix }) => hash.startsWith(`#${rulePrefix}-`)) ?? itemAt(GAMES, 0);

export default function RulesScreen() {
  const { language } = settings.value;
  // Another rule may belong to another game.
  const here = route.value;
  const game = useMemo(() => gameOf(location.hash), [here]);
  const texts = useThere(() => loadTeachWords(language), [language]);
  const words = useThere(() => wordsOf(game, language), [game, language]);
  const [wanted, setWanted] = useState('');
  useTitle(pageWords().nav.rules, game.title);
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
  const hasLesson = useThere(async () => (await extrasOf(game)).lesson !== undefined, [game]) === true;
  if (texts === null || words === null || help === null) return null;
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <article class="teach rules">
      <h1>
        {words.title}: {texts.rules.title}
      </h1>
      <nav aria-label={texts.rules.games} class="row games">
        {GAMES.map(({ id, title, rulePrefix }) => (
          <a
            key={id}
            class={id === game.id ? 'button main' : 'button'}
            href={`/rules#${rulePrefix}-1`}
            aria-current={id === game.id ? 'true' : undefined}
          >
            {title}
          </a>
        ))}
      </nav>
      {hasLesson && (
        <p>
          <a href={`/learn#${game.id}`}>{texts.lesson.offer}</a>
        </p>
      )}
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
                <a href={`/rules#${rules[0]?.id}`}>{title}</a>
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
