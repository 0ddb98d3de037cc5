// Terms for a new match based on an old one: from any step on, or a rematch from the beginning.
import { type AnyGame, type Parsed, parsed, type Random, refused, type Seat } from '@backroom/kit';
import type { Entry } from './deeds.ts';
import { stateOf } from './open.ts';
import type { Terms } from './terms.ts';
import { fold } from './walk.ts';

/** The terms that change; the others stay. */
export type NewTerms = Pick<Terms, 'match'> & Partial<Pick<Terms, 'pace' | 'undo' | 'window' | 'standIn'>>;

/** The position after entry `seq` as this seat (or a spectator) knew it: what was hidden from it is redealt. */
export function continueFrom(
  game: AnyGame,
  entries: readonly Entry[],
  seq: number,
  seat: Seat | null,
  random: Random,
  changed: NewTerms,
): Parsed<Terms> {
  if (!Number.isInteger(seq) || seq < 1 || seq > entries.length) return refused(`there is no step ${seq}`);
  const match = fold(game, entries.slice(0, seq));
  if (!match.ok) return match;
  const { state, terms, chairs } = match.value;
  if (seat !== null && chairs[seat] === undefined) return refused('there is no such seat');
  if (game.toAct(state) === 'over') return refused('the game is over at this step');
  const position = game.save(game.redeal(game.view(state, seat), random));
  const next: Terms = { ...terms, ...changed, position, after: { match: terms.match, seq } };
  const start = stateOf(game, next);
  return start.ok ? parsed(next) : start;
}

/** The same terms from the game's own start position. `seq`: the last of the old match. */
export const rematch = (terms: Terms, seq: number, changed: NewTerms): Terms => ({
  ...terms,
  ...changed,
  position: null,
  after: { match: terms.match, seq },
});
