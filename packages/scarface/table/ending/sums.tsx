// A table of sums: a row for each kind of money, a column for each player. Used in the final dialog and on the result screen.
import { itemAt } from '@backroom/kit';
import './sums.css';
import type { JSX } from 'preact';
import type { View } from '../../src/view.ts';
import type { Speaker } from '../../src/words/speaker.ts';
import { Icon } from '../icons/index.ts';

interface Props {
  readonly view: View;
  readonly words: Speaker;
  /** Seats, in the order of the columns. */
  readonly order: readonly number[];
  readonly rows: readonly (readonly [name: string, sums: readonly number[]])[];
  readonly label: string;
  /** Is the last row the sum of the others? */
  readonly hasTotal?: boolean;
}

export function Sums({ view, words, order, rows, label, hasTotal = false }: Props): JSX.Element {
  return (
    <table class={hasTotal ? 'scf-sums total' : 'scf-sums'} aria-label={label}>
      <thead>
        <tr>
          <td />
          {order.map((seat) => (
            <th key={seat} scope="col" data-gang={itemAt(view.players, seat).gang}>
              <Icon name={itemAt(view.players, seat).gang} /> {words.who(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, sums], i) => (
          <tr key={name} style={{ '--row': i }}>
            <th scope="row">{name}</th>
            {order.map((seat) => (
              <td key={seat}>{words.sum(itemAt(sums, seat))}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
