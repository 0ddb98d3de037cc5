// Terms for a new match out of an old one: from any step on, or once more from the beginning.
import { type AnyGame, type Parsed, parsed, type Random, refused, type Seat } from '@backroom/kit';
import type { Entry } from './deeds.ts';
import { stateOf } from './open.ts';
import type { Terms } from './terms.ts';
import { fold } from './walk.ts';

/** What is agreed anew; the rest stays. */
export type Anew = Pick<Terms, 'match'> & Partial<Pick<Terms, 'pace' | 'undo' | 'window' | 'standIn'>>;

/** The position after entry `seq`, as this seat (or a spectator) knew it: what was hidden from it is dealt anew. */
export function continueFrom(
  game: AnyGame,
  entries: readonly Entry[],
  seq: number,
  seat: Seat | null,
  random: Random,
  anew: Anew,
): Parsed<Terms> {
  if (!Number.isInteger(seq) || seq < 1 || seq > entries.length) return refused(`there is no step ${seq}`);
  const match = fold(game, entries.slice(0, seq));
  if (!match.ok) return match;
  const { state, terms, chairs } = match.value;
  if (seat !== null && chairs[seat] === undefined) return refused('there is no such seat');
  if (game.toAct(state) === 'over') return refused('the game is over there: nothing is left to go on with');
  const position = game.save(game.redeal(game.view(state, seat), random));
  const next: Terms = { ...terms, ...anew, position, after: { match: terms.match, seq } };
  const start = stateOf(game, next);
  return start.ok ? parsed(next) : start;
}

/** The same terms from the game's own beginning. `seq`: the last of the old match. */
export const rematch = (terms: Terms, seq: number, anew: Anew): Terms => ({
  ...terms,
  ...anew,
  position: null,
  after: { match: terms.match, seq },
});
