// A table of the house, from looking at it to sitting at it; left when the screen is.
import { useEffect, useState } from 'preact/hooks';
import { lookAt, type TableFromHere, type Trouble } from '../seat/api.ts';
import type { Seated } from '../seat/seated.ts';

/** `sit`: the same function as long as it is the same manner of sitting. */
export function useTable<S extends Seated>(match: string, sit: (table: TableFromHere) => Promise<S>) {
  const [found, setFound] = useState<{ readonly outside: TableFromHere; readonly seated: S } | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    let mine: S | null = null;
    let isWanted = true;
    const come = async (): Promise<void> => {
      const outside = await lookAt(match);
      const seated = await sit(outside);
      if (!isWanted) return seated.close();
      mine = seated;
      setFound({ outside, seated });
    };
    come().catch(setTrouble);
    return () => {
      isWanted = false;
      mine?.close();
    };
  }, [match, sit]);
  return { found, trouble };
}
