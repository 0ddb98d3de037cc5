// Money over time: one line for each player. The same figures are in a table for screen readers.
import { itemAt } from '@backroom/kit';
import type { JSX } from 'preact';
import type { View } from '../../src/view.ts';

const [WIDTH, HEIGHT, MARGIN] = [600, 200, 14];

interface Props {
  readonly view: View;
  /** By point in time, then by seat. */
  readonly points: readonly (readonly number[])[];
  /** The label below each point. */
  readonly labels: readonly string[];
}

export function MoneyChart({ view, points, labels }: Props): JSX.Element {
  const most = Math.max(1, ...points.flat());
  const x = (i: number): number => MARGIN + (i * (WIDTH - 2 * MARGIN)) / Math.max(1, points.length - 1);
  const y = (sum: number): number => HEIGHT - MARGIN - (Math.max(0, sum) * (HEIGHT - 2 * MARGIN)) / most;
  return (
    <svg class="scf-money" viewBox={`0 0 ${WIDTH} ${HEIGHT + 18}`} aria-hidden="true" focusable="false">
      {labels.map((label, i) => (
        <g key={label}>
          <path class="grid" d={`M${x(i)} ${MARGIN}V${HEIGHT - MARGIN}`} />
          <text x={x(i)} y={HEIGHT + 10} text-anchor={i === 0 ? 'start' : i === labels.length - 1 ? 'end' : 'middle'}>
            {label}
          </text>
        </g>
      ))}
      {view.players.map(({ gang }, seat) => (
        <g key={gang} data-gang={gang}>
          <path class="line" d={`M${points.map((sums, i) => `${x(i)} ${y(itemAt(sums, seat))}`).join('L')}`} />
          {points.map((sums, i) => (
            <use key={i} href={`#scf-i-${gang}`} x={x(i) - 8} y={y(itemAt(sums, seat)) - 8} width="16" height="16" />
          ))}
        </g>
      ))}
    </svg>
  );
}
