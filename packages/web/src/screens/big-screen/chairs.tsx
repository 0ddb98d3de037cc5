// The seats, whose turn it is, and the clocks, readable from across the room.
import type { Moment } from '../../seat/seated.ts';
import { describe } from '../../table/bar.tsx';
import { Clock } from '../../table/clock.tsx';
import { words } from '../../words/index.ts';

export function Chairs({ moment }: { readonly moment: Moment }) {
  const { table: say } = words();
  const { chairs, clocks } = moment.table;
  return (
    <ol class="big-chairs" aria-label={say.atTable}>
      {chairs.map((chair, seat) => (
        // The key of a chair is its index at the table.
        <li key={seat} class={moment.toAct.includes(seat) ? 'acting' : ''}>
          <b>{chair.name || '—'}</b>
          {clocks[seat] && <Clock face={clocks[seat]} />}
          <small>{describe(chair, say)}</small>
        </li>
      ))}
    </ol>
  );
}
