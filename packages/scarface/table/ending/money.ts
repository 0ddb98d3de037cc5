// Everybody's money at the end of every round, computed backwards from the end.
import { itemAt } from '@backroom/kit';
import { LAST_NEWS } from '../../src/box.ts';
import type { Event } from '../../src/events.ts';

/** By point in time (the start, the end of each round), then by seat. Null: some payments are not known. */
export function moneyByRound(
  history: readonly Event[],
  final: readonly number[],
): readonly (readonly number[])[] | null {
  const now = final.slice();
  const points = [final];
  const add = (seat: number, amount: number): void => {
    now[seat] = itemAt(now, seat) + amount;
  };
  for (const event of history.toReversed()) {
    if (event.type === 'money' || event.type === 'stolen') {
      if (event.amount === null) return null;
      add(event.seat, -event.amount);
      if (event.type === 'stolen') add(event.from, event.amount);
    }
    // The last front page ends the game and no further round follows.
    if (event.type === 'news' && event.card !== LAST_NEWS) points.unshift(now.slice());
  }
  return [now, ...points];
}
