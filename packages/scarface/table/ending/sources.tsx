// Where the money came from, as one bar for each player. The same figures are in a table for screen readers.
import { itemAt } from '@backroom/kit';
import type { JSX } from 'preact';
import type { View } from '../../src/view.ts';
import type { Speaker } from '../../src/words/speaker.ts';
import { Icon, type IconName } from '../icons/index.ts';
import { SOURCES, type Source } from './income.ts';

/** A sign and a colour for each: none is told by its colour alone. */
const LOOKS: Readonly<Record<Source, readonly [icon: IconName, colour: string]>> = {
  sale: ['sell', '--bootlegging'],
  business: ['casino', '--gambling'],
  fence: ['goods', '--corruption'],
  ring: ['ring', '--northside'],
  'boss-track': ['cube', '--theft'],
  card: ['card', '--vice'],
  theft: ['theft', '--violence'],
};

interface Props {
  readonly view: View;
  readonly words: Speaker;
  /** Seats, best first. */
  readonly order: readonly number[];
  readonly sums: Readonly<Record<Source, readonly number[]>>;
  readonly names: Readonly<Record<Source, string>>;
}

export function SourceChart({ view, words, order, sums, names }: Props): JSX.Element {
  const sumOf = (source: Source, seat: number): number => itemAt(sums[source], seat);
  const most = Math.max(1, ...order.map((seat) => SOURCES.reduce((sum, source) => sum + sumOf(source, seat), 0)));
  const shown = SOURCES.filter((source) => sums[source].some((sum) => sum > 0));
  return (
    <div class="scf-sources" aria-hidden="true">
      {order.map((seat) => (
        <div key={seat} class="earner" data-gang={itemAt(view.players, seat).gang}>
          <b>
            <Icon name={itemAt(view.players, seat).gang} /> {words.who(seat)}
          </b>
          <span class="parts">
            {shown.map((source) =>
              sumOf(source, seat) === 0 ? null : (
                <span
                  key={source}
                  title={`${names[source]}: ${words.sum(sumOf(source, seat))}`}
                  style={{ width: `${(sumOf(source, seat) / most) * 100}%`, background: `var(${LOOKS[source][1]})` }}
                >
                  {sumOf(source, seat) / most > 0.06 && <Icon name={LOOKS[source][0]} />}
                </span>
              ),
            )}
          </span>
        </div>
      ))}
      <p class="signs">
        {shown.map((source) => (
          <span key={source}>
            <i style={{ background: `var(${LOOKS[source][1]})` }}>
              <Icon name={LOOKS[source][0]} />
            </i>{' '}
            {names[source]}
          </span>
        ))}
      </p>
    </div>
  );
}
