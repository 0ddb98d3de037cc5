import type { Result } from '@backroom/kit';
import type { State } from './state.ts';

/** Most money wins; tied players share the victory (SH-60). */
export function result(s: State): Result | null {
  if (s.phase !== 'over') return null;
  const most = Math.max(...s.money);
  return { scores: s.money.slice(), winners: s.money.flatMap((money, seat) => (money === most ? [seat] : [])) };
}
