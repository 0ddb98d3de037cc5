// Cuts events into moves: a card with its effects, a row with all its cards, a payday with all payments.
import type { Event } from '../../src/events.ts';

type Kind = Event['type'];

/** What begins each of these moves, and what belongs to it. */
const MOVES: readonly { readonly begins: readonly Kind[]; readonly goesOn: readonly Kind[] }[] = [
  { begins: ['played', 'discarded'], goesOn: ['drove', 'evaded', 'no-evasion', 'exchanged'] },
  { begins: ['turned'], goesOn: ['turned'] },
  {
    begins: ['took', 'blocked', 'mafia-took'],
    goesOn: ['took', 'blocked', 'mafia-took', 'revealed'],
  },
];

type Move = readonly [Event, ...Event[]];

export function movesOf(events: readonly Event[]): readonly Move[] {
  const moves: [Event, ...Event[]][] = [];
  for (const event of events) {
    const last = moves.at(-1);
    const kind = MOVES.find(({ begins }) => last !== undefined && begins.includes(last[0].type));
    if (last !== undefined && kind?.goesOn.includes(event.type)) last.push(event);
    // The table shows the top of a stack.
    else if (event.type !== 'revealed') moves.push([event]);
  }
  return moves;
}
