// Replays a match from its log: was every step allowed, and does every draw follow from the key?
import { type Result, sameData } from '@backroom/kit';
import type { Claim, Doer, Entry } from '../deeds.ts';
import type { AnyMatch } from '../match.ts';
import type { WrittenMatch } from '../text.ts';
import { walk } from '../walk.ts';
import { lotOrder } from './lots.ts';
import type { Primitives } from './primitives.ts';
import { keyOf } from './promise.ts';
import { drawStream, type Stream } from './stream.ts';

export interface Again {
  /** The entry that was not allowed, and why: the walk ended there. Null: all were allowed. */
  readonly wrong: string | null;
  readonly decisions: number;
  readonly draws: number;
  /** Entries in which chance drew something that does not follow from the key. */
  readonly otherwise: readonly number[];
  /** Grabs that several seats claimed at once. */
  readonly grabs: number;
  /** Entries in which the lots do not follow from the key. Matches of backroom-1 are not checked. */
  readonly misdrawn: readonly number[];
  /** The game's result, computed from the steps. */
  readonly result: Result | null;
}

/** Without the secret the draws are replayed as logged: nobody can check them yet. */
export function playAgain(written: WrittenMatch, secret: string | null, primitives: Primitives): Again {
  const { game, terms, entries } = written;
  const otherwise: number[] = [];
  let key: string | null = null;
  let decisions = 0;
  let draws = 0;
  let grabs = 0;
  const misdrawn: number[] = [];
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
    if (entry.deed.do === 'act' && isGrab(match, entry.by, entry.deed.race)) {
      grabs += 1;
      if (key !== null && match.shuffle !== 'backroom-1' && !isDrawn(entry.deed.race, key, match.grabs, primitives))
        misdrawn.push(entry.seq);
    }
    // Check a draw before the walk applies it: the walk changes the position in place.
    const next = entries[entry.seq];
    if (next !== undefined && key !== null && !isDue(match, next, drawStream(key, draws + 1, primitives)))
      otherwise.push(next.seq);
    step = steps.next();
  }
  const end = step.value;
  const wrong = end.ok ? null : end.why;
  return { wrong, decisions, draws, otherwise, grabs, misdrawn, result: end.ok ? end.value.result() : null };
}

/** True as well if chance is not to draw now: the walk refuses that entry as illegal. */
function isDue({ game, state }: AnyMatch, { deed }: Entry, stream: Stream): boolean {
  return deed.do !== 'draw' || game.toAct(state) !== 'chance' || sameData(game.chance(state, stream), deed.action);
}

/** The first decision of a grab by several seats. Logs of backroom-1 do not say which is the first. */
const isGrab = ({ shuffle }: AnyMatch, by: Doer, race: readonly Claim[] | null): race is readonly Claim[] =>
  race !== null && race.length > 1 && (shuffle === 'backroom-1' || race[0]?.seat === by);

function isDrawn(race: readonly Claim[], key: string, n: number, primitives: Primitives): boolean {
  const seats = race.map(({ seat }) => seat);
  return sameData(lotOrder(key, n, seats, primitives), seats);
}
