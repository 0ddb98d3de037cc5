// The end: who won, how all of them stand, and what can be done with the match now.
import { isRecord } from '@backroom/kit';
import { Late, useLoaded } from '../app/lazy.tsx';
import type { Moment, Seated } from '../seat/seated.ts';
import { spoken, words } from '../words/index.ts';
import { afterTheEnd, type GameAtHand } from './slots.ts';

/** Alone against the rival that Scarface 1920 has for that. */
const isAlone = ({ terms: { game, options } }: Moment): boolean =>
  game === 'scarface' && isRecord(options) && isRecord(options.solo);
const afterAlone = async () => (await import('../screens/scarface/records/after-alone.tsx')).AfterAlone;

interface Props {
  readonly seated: Seated;
  readonly moment: Moment;
  readonly game: GameAtHand;
  readonly again: (() => void) | null;
}

export function Ending({ seated, moment, game, again }: Props) {
  const { ending: say } = words();
  const { result, table, seat } = moment;
  const After = useLoaded(afterTheEnd);
  const names = table.chairs.map(({ name }) => name);
  const winners = result?.winners ?? [];
  const hasWon = seat !== null && winners.includes(seat);
  return (
    <section class="ending panel" aria-labelledby="ending">
      <h2 id="ending">{say.title}</h2>
      <p class="verdict">
        {result === null && say.stopped}
        {hasWon && say.youWon}
        {hasWon && winners.length > 1 && ' '}
        {/* Who won alone knows his name. */}
        {winners.length > (hasWon ? 1 : 0) && say.won(winners.map((winner) => names[winner]).join(', '))}
        {/* Played alone and lost: the game itself says to whom. */}
        {result !== null && winners.length === 0 && game.words.prompt(moment.view, names)}
      </p>
      {result !== null && result.scores.length > 1 && <Ranking scores={result.scores} names={names} />}
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
      {result !== null && isAlone(moment) && <Late load={afterAlone} {...{ seated, moment, game }} />}
      {After && <After seated={seated} moment={moment} game={game} />}
    </section>
  );
}

export function Ranking({ scores, names }: { readonly scores: readonly number[]; readonly names: readonly string[] }) {
  const { ending: say } = words();
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
