// Several people at one device, all at once: a strip for each at their side, with their own row of keys.
import type { PlacedKey, Seat } from '@backroom/kit';
import { useEffect, useState } from 'preact/hooks';
import type { Moment, Strip } from '../../seat/seated.ts';
import { type BeyondWords, useBeyond } from '../../words/beyond/index.ts';
import type { GameAtHand } from '../slots.ts';
import { Stage } from '../stage.tsx';
import { keyRows } from './keys.ts';
import './strips.css';

interface Props {
  readonly strips: readonly Strip[];
  readonly moment: Moment;
  readonly game: GameAtHand;
}

/** A device that lies between people is touched: every second player sits across. The others can turn their strip round. */
const acrossAtFirst = (strips: readonly Strip[]): ReadonlySet<Seat> =>
  new Set(window.matchMedia('(pointer: coarse)').matches ? strips.flatMap(({ seat }, i) => (i % 2 ? [seat] : [])) : []);

export function Strips({ strips, moment, game }: Props) {
  const beyond = useBeyond();
  const [rows, setRows] = useState<readonly (readonly PlacedKey[])[] | null>(null);
  const [across, setAcross] = useState(() => acrossAtFirst(strips));
  useEffect(() => void keyRows().then(setRows), []);
  if (beyond === null || rows === null || moment.table.phase === 'over') return null;
  const turn = (seat: Seat): void => {
    const next = new Set(across);
    if (!next.delete(seat)) next.add(seat);
    setAcross(next);
  };
  return (
    <div class="strips">
      {strips.map((strip, i) => (
        <One
          key={strip.seat}
          {...strip}
          game={game}
          name={moment.table.chairs[strip.seat]?.name ?? ''}
          say={beyond.together}
          row={i}
          keys={rows[i] ?? []}
          isAcross={across.has(strip.seat)}
          turn={() => turn(strip.seat)}
        />
      ))}
    </div>
  );
}

interface OneProps extends Strip {
  readonly game: GameAtHand;
  readonly name: string;
  readonly say: BeyondWords['together'];
  readonly row: number;
  readonly keys: readonly PlacedKey[];
  readonly isAcross: boolean;
  readonly turn: () => void;
}

function One({ seated, game, name, say, row, keys, isAcross, turn }: OneProps) {
  const own = seated.moment.value;
  if (own === null) return null;
  const mayAct = own.legal.length > 0;
  return (
    <section class={`strip${mayAct ? ' open' : ''}${isAcross ? ' across' : ''}`} aria-label={say.strip(name)}>
      <h2>
        {name} <small>{say.touchOr(say.rows[row] ?? '')}</small>
      </h2>
      <button type="button" class="button quiet turn-round" aria-label={say.turnRound(name)} onClick={turn}>
        ⟲
      </button>
      <Stage seated={seated} moment={own} game={game} pointed={null} part="hand" keys={keys} />
    </section>
  );
}
