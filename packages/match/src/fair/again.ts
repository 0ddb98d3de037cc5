// A match played once more from its log: was every step allowed where it stands, and is every draw the one it had to be?
import { type Result, sameData } from '@backroom/kit';
import type { Entry } from '../deeds.ts';
import type { AnyMatch } from '../match.ts';
import type { WrittenMatch } from '../text.ts';
import { walk } from '../walk.ts';
import type { Primitives } from './primitives.ts';
import { keyOf } from './promise.ts';
import { drawStream, type Stream } from './stream.ts';

export interface Again {
  /** Which entry was not allowed, and why: there the walk ended. Null: all were. */
  readonly wrong: string | null;
  readonly decisions: number;
  readonly draws: number;
  /** Entries in which chance drew something else than follows from the key. */
  readonly otherwise: readonly number[];
  /** Of the game, as the steps give it. */
  readonly result: Result | null;
}

/** Without the secret the draws are played as they stand: nobody can tell yet whether they had to be so. */
export function playAgain(written: WrittenMatch, secret: string | null, primitives: Primitives): Again {
  const { game, terms, entries } = written;
  const otherwise: number[] = [];
  let key: string | null = null;
  let decisions = 0;
  let draws = 0;
  const steps = walk(game, entries);
  let step = steps.next();
  while (!step.done) {
    const { entry, match } = step.value;
    if (entry.deed.do === 'act') decisions += 1;
    if (entry.deed.do === 'draw') draws += 1;
    if (entry.deed.do === 'begin' && secret !== null) {
      const shares = match.chairs.map((chair) => chair.share);
      key = keyOf(secret, terms.match, shares, primitives);
    }
    // Draws are looked at from the position before them: the walk changes it in place.
    const next = entries[entry.seq];
    if (next !== undefined && key !== null && !isDue(match, next, drawStream(key, draws + 1, primitives)))
      otherwise.push(next.seq);
    step = steps.next();
  }
  const end = step.value;
  return { wrong: end.ok ? null : end.why, decisions, draws, otherwise, result: end.ok ? end.value.result() : null };
}

/** Out of turn there is nothing to be drawn: then the walk refuses it, as a matter of rules. */
function isDue({ game, state }: AnyMatch, { deed }: Entry, stream: Stream): boolean {
  return deed.do !== 'draw' || game.toAct(state) !== 'chance' || sameData(game.chance(state, stream), deed.action);
}
