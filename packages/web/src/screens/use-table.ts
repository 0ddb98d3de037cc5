// Connects to a table on the server, and disconnects when the screen is left.
import { useEffect, useState } from 'preact/hooks';
import { type RequestError, type TableFacts, tableFacts } from '../seat/api.ts';
import type { Seated } from '../seat/seated.ts';

/** `sit`: must be the same function for the same seat. */
export function useTable<S extends Seated>(match: string, sit: (table: TableFacts) => Promise<S>) {
  const [found, setFound] = useState<{ readonly outside: TableFacts; readonly seated: S } | null>(null);
  const [trouble, setTrouble] = useState<RequestError | null>(null);
  useEffect(() => {
    let mine: S | null = null;
    let isWanted = true;
    const come = async (): Promise<void> => {
      const outside = await tableFacts(match);
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
