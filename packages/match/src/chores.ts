// The host's own tasks: the next one that is due, and the time of the one after it.

import { ranOut, runsOut } from './clock.ts';
import type { Planned } from './commands.ts';
import type { AnyMatch } from './match.ts';
import { orderedAction } from './orders.ts';
import { granted } from './requests.ts';
import { untold } from './rules/game.ts';
import { ready, SHARE_MS } from './rules/seats.ts';

export type Chore =
  /** Chance must draw: the host appends `game.chance(match.state, drawStream(key, number))` by 'chance'. */
  | { readonly kind: 'draw'; readonly number: number }
  /** The match is over: the host appends its secret. */
  | { readonly kind: 'disclose' }
  /**
   * Append `deed` by `by`. begin: all is ready; wait: table time passed; late: a clock ran out, a stand-in takes over;
   * ordered: a standing order decides; grant: all agreed to the request. A granted undo goes through `undone`.
   */
  | ({ readonly kind: 'begin' | 'wait' | 'late' | 'ordered' | 'grant' } & Planned);

export function choresOf(match: AnyMatch, at: number): Chore | null {
  switch (match.phase) {
    case 'over':
      return match.disclosed ? null : { kind: 'disclose' };
    case 'gathering':
    case 'sharing':
      return ready(match, at) ? { kind: 'begin', by: 'house', deed: { do: 'begin' } } : null;
    case 'paused':
      return grant(match);
    case 'playing':
      if (match.game.toAct(match.state) === 'chance') return { kind: 'draw', number: match.draws + 1 };
      return countdown(match, at) ?? grant(match) ?? forSeats(match, at);
  }
}

const tick = (match: AnyMatch, ms: number): Chore => ({
  kind: 'wait',
  by: 'clock',
  deed: { do: 'wait', action: match.game.elapse(ms) },
});

function countdown(match: AnyMatch, at: number): Chore | null {
  const ms = match.game.deadline(match.state);
  return ms !== null && untold(match, at) >= ms ? tick(match, ms) : null;
}

function grant(match: AnyMatch): Chore | null {
  const deed = granted(match);
  return deed === null ? null : { kind: 'grant', by: 'house', deed };
}

function forSeats(match: AnyMatch, at: number): Chore | null {
  const { standIn } = match.terms;
  for (const [seat, chair] of match.chairs.entries()) {
    if (!chair.deciding) continue;
    const action = orderedAction(match, seat);
    if (action !== undefined) {
      const ms = untold(match, at);
      return ms > 0
        ? tick(match, ms)
        : { kind: 'ordered', by: seat, deed: { do: 'act', action, race: null, ordered: true } };
    }
    if (ranOut(match, seat, at)) {
      const deed = { do: 'leave', seat, why: 'late', standIn: { kind: 'bot', ...standIn } } as const;
      return { kind: 'late', by: 'clock', deed };
    }
  }
  return null;
}

export function dueOf(match: AnyMatch): number | null {
  if (choresOf(match, match.at) !== null) return match.at;
  const times: number[] = [];
  if (match.phase === 'playing') {
    const ms = match.game.deadline(match.state);
    if (ms !== null) times.push(match.ticked + ms);
    for (const { clock } of match.terms.pace === null ? [] : match.chairs) {
      const end = runsOut(clock, match.terms.pace as NonNullable<typeof match.terms.pace>);
      if (end !== null) times.push(end);
    }
  } else if (match.phase === 'sharing' && match.full !== null) times.push(match.full + SHARE_MS);
  return times.length === 0 ? null : Math.min(...times);
}
