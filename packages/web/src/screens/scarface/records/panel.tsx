// One's own records against the Enforcer, and a way to forget them. Nothing is shown before there is one.
import { LOCALES } from '@backroom/kit';
import { DIFFICULTY_NAMES } from '@backroom/scarface/difficulties';
import { useState } from 'preact/hooks';
import { announce } from '../../../app/announce.ts';
import { spoken } from '../../../words/index.ts';
import { today } from '../challenge.ts';
import { DIFFICULTIES } from '../gangs.ts';
import { type ScarfaceWords, useScarfaceWords } from '../words/index.ts';
import { forget, ledger } from './kept.ts';
import type { Ledger } from './ledger.ts';
import { challengesOf, tallyOf } from './reckoning.ts';
import './records.css';

export function Records() {
  const words = useScarfaceWords();
  const [isAsking, ask] = useState(false);
  const games = ledger.value;
  if (words === null || games.length === 0) return null;
  const { records: say } = words;
  return (
    <section class="records" aria-labelledby="records">
      <h3 id="records">{say.title}</h3>
      <Tallies games={games} say={say} />
      <ChallengeLines games={games} say={say} />
      <p class="soft">{say.kept}</p>
      {isAsking ? (
        <div class="row">
          <button
            type="button"
            class="button"
            onClick={() => {
              forget();
              ask(false);
              announce(say.forgotten);
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
  readonly games: Ledger;
  readonly say: ScarfaceWords['records'];
}

/** One line of figures for each difficulty that was ever played, which breaks where there is little room. */
function Tallies({ games, say }: Props) {
  const { language, number, money } = useFigures();
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
        <h4>{DIFFICULTY_NAMES[language][difficulty]}</h4>
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

function ChallengeLines({ games, say }: Props) {
  const { locale, money } = useFigures();
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
function useFigures() {
  const language = spoken.value?.language ?? 'en';
  const locale = LOCALES[language];
  const currency = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
  return {
    language,
    locale,
    number: new Intl.NumberFormat(locale),
    money: new Intl.NumberFormat(locale, { ...currency, maximumFractionDigits: 0 }),
  };
}
