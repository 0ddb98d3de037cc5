// The first message to a subscriber: everything it may see now, and what it missed.
import { tableFace } from '@backroom/croupier';
import { type FromServer, PROTOCOL } from '@backroom/protocol';
import type { Subscriber } from './subscribers.ts';
import type { Table } from './table.ts';

type Welcome = Extract<FromServer, { t: 'welcome' }>;

export function welcomeFor(
  { match, game, names, presence, recentSteps }: Table,
  { seat, legal }: Subscriber,
  since: number | null,
  now: number,
): Welcome {
  const isPlaying = match.phase === 'playing';
  return {
    t: 'welcome',
    protocol: PROTOCOL,
    match: match.id,
    seat,
    // The start position contains hidden hands.
    terms: { ...match.terms, position: null },
    commitment: match.commitment,
    seq: match.seq - 1,
    now,
    table: tableFace(match, names, presence, seat, now),
    view: game.view(match.state, seat),
    legal: legal && seat !== null && isPlaying ? game.legal(match.state, seat) : null,
    deadline: isPlaying ? game.deadline(match.state) : null,
    result: match.phase === 'over' ? match.result() : null,
    missed: since === null ? [] : recentSteps.missed(game, seat, since, match.seq - 1),
    lexicon: null,
  };
}
