// Whose turn it is at a table, as seen from one's own seat there.
import { useEffect, useState } from 'preact/hooks';
import type { Sitting } from '../seat/sitting.ts';
import { words } from '../words/index.ts';

/** `sit`: the same function as long as it is the same seat. */
export function Turn({ sit }: { readonly sit: () => Promise<Sitting> }) {
  const { mine: say } = words();
  const [sitting, setSitting] = useState<Sitting | null>(null);
  useEffect(() => {
    let isWanted = true;
    let mine: Sitting | null = null;
    sit().then(
      (made) => {
        mine = made;
        if (isWanted) setSitting(made);
        else made.close();
      },
      () => {},
    );
    return () => {
      isWanted = false;
      mine?.close();
    };
  }, [sit]);
  const moment = sitting?.moment.value ?? null;
  if (moment === null || moment.table.phase !== 'playing') return null;
  const isMine = moment.seat !== null && moment.toAct.includes(moment.seat);
  const names = moment.toAct.map((seat) => moment.table.chairs[seat]?.name ?? '').join(', ');
  return <p class={isMine ? 'your-turn' : 'soft'}>{isMine ? say.yourTurn : say.otherTurn(names)}</p>;
}
