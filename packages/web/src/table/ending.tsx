// The result screen: the winner, the ranking, and what can be done with the match now.
import { useEffect, useRef } from 'preact/hooks';
import { Late, useLoaded } from '../app/lazy.tsx';
import { settings } from '../app/settings.ts';
import type { Moment, Seated } from '../seat/seated.ts';
import { spoken, words } from '../words/index.ts';
import { endingWords } from './ending-words.ts';
import type { GameAtHand } from './slots.ts';

const afterTheEnd = async () => (await import('../replay/after-the-end.tsx')).default;

/** Drawn by the game, as large as the panel allows. */
const places = async () => (await import('./places.tsx')).Places;

/** The game's own part below a result. */
const ownResult = async () => (await import('./own-result.tsx')).OwnResult;

interface Props {
  readonly seated: Seated;
  readonly moment: Moment;
  readonly game: GameAtHand;
  readonly again: (() => void) | null;
}

export function Ending({ seated, moment, game, again }: Props) {
  const say = endingWords[settings.value.language];
  const { result, table, seat } = moment;
  const After = useLoaded(afterTheEnd);
  const names = table.chairs.map(({ name }) => name);
  const winners = result?.winners ?? [];
  const hasWon = seat !== null && winners.includes(seat);
  const isDrawn = game.parts.ending !== undefined && !settings.value.textTable;
  const panel = useRef<HTMLElement>(null);
  const isBelow = game.parts.isWide === true && !settings.value.textTable;
  // Where there is no room beside the table, the page scrolls to the result.
  useEffect(() => {
    const top = panel.current?.getBoundingClientRect().top ?? 0;
    if (isBelow || top > innerHeight / 2) panel.current?.scrollIntoView({ block: 'start' });
  }, [isBelow]);
  return (
    <section
      ref={panel}
      class={isBelow ? 'ending panel below' : isDrawn ? 'ending panel spread' : 'ending panel'}
      aria-labelledby="ending"
    >
      <div class="result">
        <h2 id="ending" class="what">
          {words().table.over}
        </h2>
        <p class="verdict">
          {result === null && say.stopped}
          {hasWon && say.youWon}
          {hasWon && winners.length > 1 && ' '}
          {/* A solo result names nobody. */}
          {winners.length > (hasWon ? 1 : 0) && words().table.won(winners.map((winner) => names[winner]).join(', '))}
          {/* A lost solo game: the game's own text says who won. */}
          {result !== null && winners.length === 0 && game.words.prompt(moment.view, names)}
        </p>
        {result !== null && result.scores.length > 1 && !isDrawn && <Ranking scores={result.scores} names={names} />}
        {result !== null && game.parts.result && <Late load={ownResult} {...{ seated, moment, game }} />}
        {result !== null && isDrawn && <Late load={places} {...{ moment, game, result }} />}
        <div class="row">
          {again !== null && (
            <button type="button" class="button main" onClick={again}>
              {say.again}
            </button>
          )}
          <a class="button" href={`/replay/${seated.match}`}>
            {say.replay}
          </a>
        </div>
      </div>
      {After !== null && <After {...{ seated, moment, game }} />}
    </section>
  );
}

export function Ranking({ scores, names }: { readonly scores: readonly number[]; readonly names: readonly string[] }) {
  const say = endingWords[settings.value.language];
  const order = scores.map((score, seat) => ({ score, seat })).sort((a, b) => b.score - a.score);
  const number = new Intl.NumberFormat(spoken.value?.language);
  return (
    <table class="ranking">
      <caption class="unseen">{say.result}</caption>
      <thead>
        <tr>
          <th scope="col">{say.rank}</th>
          <th scope="col">{say.player}</th>
          <th scope="col">{say.money}</th>
        </tr>
      </thead>
      <tbody>
        {order.map(({ score, seat }) => (
          <tr key={seat}>
            <td>{1 + scores.filter((other) => other > score).length}</td>
            <th scope="row">{names[seat]}</th>
            <td>{number.format(score)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
