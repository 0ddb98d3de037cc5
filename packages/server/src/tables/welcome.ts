// The first thing that an onlooker is told: everything it may see now, and what it missed.
import { tableFace } from '@backroom/croupier';
import { replayFor } from '@backroom/match';
import { type FromServer, PROTOCOL, type StepFace } from '@backroom/protocol';
import type { Line } from '../store/contract.ts';
import type { Onlooker } from './audience.ts';
import { entriesOf } from './record.ts';
import type { Table } from './table.ts';

/** Whoever was away for longer looks at the table, or asks for a recap. */
const MOST_MISSED = 100;

type Welcome = Extract<FromServer, { t: 'welcome' }>;

export function welcomeFor(
  { match, game, names, audience }: Table,
  { seat, legal }: Onlooker,
  since: number | null,
  lines: readonly Line[],
  now: number,
): Welcome {
  const isPlaying = match.phase === 'playing';
  return {
    t: 'welcome',
    protocol: PROTOCOL,
    match: match.id,
    seat,
    // The position that a match goes on from holds hands and cards that are nobody's business yet.
    terms: { ...match.terms, position: null },
    commitment: match.commitment,
    seq: match.seq - 1,
    now,
    table: tableFace(match, names, audience, seat, now),
    view: game.view(match.state, seat),
    legal: legal && seat !== null && isPlaying ? game.legal(match.state, seat) : null,
    deadline: isPlaying ? game.deadline(match.state) : null,
    result: match.phase === 'over' ? match.result() : null,
    missed: since === null ? [] : missedSince(game, lines, seat, since),
    lexicon: null,
  };
}

function missedSince(game: Table['game'], lines: readonly Line[], seat: number | null, since: number): StepFace[] {
  if (lines.length - since > MOST_MISSED || lines.length <= since) return [];
  const entries = entriesOf(game, lines);
  const replay = entries.ok ? replayFor(game, entries.value, seat) : null;
  if (!replay?.ok) return [];
  const missed: StepFace[] = [];
  for (const { seq, at, by, deed, events } of replay.value) {
    if (seq <= since) continue;
    missed.push({ seq, at, by, deed: deed.do, events, race: deed.do === 'act' ? deed.race : null });
  }
  return missed;
}
