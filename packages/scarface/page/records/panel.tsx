// The player's records against the Enforcer, and a button to delete them. Empty before the first record.
import { LOCALES, type PageServices } from '@backroom/kit';
import { useState } from 'preact/hooks';
import { DIFFICULTIES } from '../../src/enforcer/language.ts';
import { today } from '../challenge.ts';
import { type PageWords, usePageWords } from '../words/index.ts';
import { forget, ledger } from './kept.ts';
import type { Ledger } from './ledger.ts';
import { challengesOf, tallyOf } from './reckoning.ts';
import './records.css';

export function Records({ page }: { readonly page: PageServices }) {
  const words = usePageWords(page.language);
  const [isAsking, ask] = useState(false);
  const games = ledger.value;
  if (words === null || games.length === 0) return null;
  const { records: say } = words;
  return (
    <section class="records" aria-labelledby="records">
      <h3 id="records">{say.title}</h3>
      <Tallies {...{ page, games, say }} names={words.difficulties} />
      <ChallengeLines {...{ page, games, say }} />
      <p class="soft">{say.kept}</p>
      {isAsking ? (
        <div class="row">
          <button
            type="button"
            class="button"
            onClick={() => {
              forget();
              ask(false);
              page.announce(say.forgotten);
            }}
          >
            {say.sure}
          </button>
          <button type="button" class="button quiet" onClick={() => ask(false)}>
            {say.keep}
          </button>
        </div>
      ) : (
        <button type="button" class="button quiet" onClick={() => ask(true)}>
          {say.forget}
        </button>
      )}
    </section>
  );
}

interface Props {
  readonly page: PageServices;
  readonly games: Ledger;
  readonly say: PageWords['records'];
}

/** One line of figures for each difficulty that was ever played, which breaks where there is little room. */
function Tallies({ page: { language }, games, say, names }: Props & { readonly names: PageWords['difficulties'] }) {
  const { number, money } = figuresIn(language);
  return DIFFICULTIES.map((difficulty) => {
    const tally = tallyOf(games, difficulty);
    if (tally === null) return null;
    const figures = [
      [say.games, number.format(tally.games)],
      [say.wins, number.format(tally.wins)],
      [say.best, money.format(tally.best)],
      ...(tally.margin === null ? [] : [[say.margin, money.format(tally.margin)]]),
    ];
    return (
      <div class="tally" key={difficulty}>
        <h4>{names[difficulty]}</h4>
        <dl>
          {figures.map(([name, figure]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    );
  });
}

function ChallengeLines({ page: { language }, games, say }: Props) {
  const { locale, money } = figuresIn(language);
  const found = challengesOf(games, today());
  if (found === null) return null;
  const { played, won, last } = found;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <ul>
      <li>{say.played(played.current, played.longest)}</li>
      {won.longest > 0 && <li>{say.won(won.current, won.longest)}</li>}
      <li>
        {say.last(
          day.format(Date.parse(`${last.date}T00:00Z`)),
          last.outcome,
          money.format(last.own),
          money.format(last.his),
        )}
      </li>
    </ul>
  );
}

/** Numbers and sums as the language writes them. */
function figuresIn(language: PageServices['language']) {
  const locale = LOCALES[language];
  const currency = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
  return {
    locale,
    number: new Intl.NumberFormat(locale),
    money: new Intl.NumberFormat(locale, { ...currency, maximumFractionDigits: 0 }),
  };
}
