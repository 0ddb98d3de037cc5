// Whose turn it is at a table, from the player's own seat.
import { useEffect, useState } from 'preact/hooks';
import type { SeatSession } from '../seat/seat-session.ts';
import { useBeyond } from '../words/beyond/index.ts';

/** `sit`: must be the same function for the same seat. */
export function Turn({ sit }: { readonly sit: () => Promise<SeatSession> }) {
  const beyond = useBeyond();
  const [session, setSitting] = useState<SeatSession | null>(null);
  useEffect(() => {
    let isWanted = true;
    let mine: SeatSession | null = null;
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
  const moment = session?.moment.value ?? null;
  if (beyond === null || moment === null || moment.table.phase !== 'playing') return null;
  const { mine: say } = beyond;
  const isMine = moment.seat !== null && moment.toAct.includes(moment.seat);
  const names = moment.toAct.map((seat) => moment.table.chairs[seat]?.name ?? '').join(', ');
  return <p class={isMine ? 'your-turn' : 'soft'}>{isMine ? say.yourTurn : say.otherTurn(names)}</p>;
}
