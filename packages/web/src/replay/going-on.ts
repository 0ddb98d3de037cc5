// Starts a new match from any step of an old one, against bots, with the hidden cards redealt.
import { type Seat, Seeded } from '@backroom/kit';
import { continueFrom, type Entry, type Holder } from '@backroom/match';
import { openHere } from '../local/keeper.ts';
import { fresh } from '../seat/fresh.ts';
import type { Film } from './source.ts';

const STAND_IN: Holder = { kind: 'bot', level: 'sharp', temperament: null };

/** The seats of the new match: the player, the bots as before, and a bot for everybody else. */
function holdersFor(entries: readonly Entry[], seats: number, mine: Seat): readonly Holder[] {
  return Array.from({ length: seats }, (_, seat): Holder => {
    if (seat === mine) return { kind: 'person' };
    const sat = entries.findLast(({ deed }) => deed.do === 'sit' && deed.seat === seat)?.deed;
    return sat?.do === 'sit' && sat.holder.kind === 'bot' ? sat.holder : STAND_IN;
  });
}

const chairOf = (holder: Holder): string =>
  holder.kind === 'person' ? 'me' : [holder.level, holder.temperament].filter(Boolean).join(':');

/** The address of the new table. */
export async function goOnFrom(film: Film, seq: number, seat: Seat): Promise<string> {
  const { entries, game, match, names, seats, where } = film;
  if (entries === null) throw new Error('the match is still going on');
  const holders = holdersFor(entries, seats, seat);
  if (where === 'house') {
    const answer = await fetch(`/api/tables/${match}/continue`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ seq, seat, chairs: holders.map(chairOf) }),
    });
    if (!answer.ok) throw new Error(`${answer.status}`);
    const { match: next } = (await answer.json()) as { match: string };
    return `/t/${next}`;
  }
  const chance = new Seeded(fresh());
  const terms = continueFrom(game, entries, seq, seat, chance, { match });
  if (!terms.ok) throw new Error(terms.why);
  const { options, position } = terms.value;
  return `/here/${await openHere({ game: game.id, options, holders, names, position })}`;
}
