// The game's own steps: decisions of seats, draws of chance, table time.
import { admit, sameData } from '@backroom/kit';
import { ranOut } from '../clock.ts';
import { type Refused, refuse } from '../commands.ts';
import type { AnyMatch } from '../match.ts';
import { orderedAction } from '../orders.ts';
import { type DeedRule, inGame } from './deed-rule.ts';
import { isRace } from './grabs.ts';

/** Table time that has passed and has not been reported to the game; 0 while no countdown runs. */
export const untold = (match: AnyMatch, at: number): number =>
  match.game.deadline(match.state) === null ? 0 : at - match.ticked;

/** A standing order is always in time. */
export const TIME_UP = refuse('too-late', 'the time for this decision has run out');

export const NO_SUCH_RACE = refuse('malformed', 'this race is not possible');

export const act: DeedRule<'act'> = ({ match, by, deed, at, own }) => {
  if (typeof by !== 'number') return refuse('not-yours', 'only a seat can decide');
  const outside = inGame(match, 'playing');
  if (outside !== null) return outside;
  if (!deed.ordered && ranOut(match, by, at)) return TIME_UP;
  if (untold(match, at) > 0) return refuse('impossible', 'the table time must be reported to the game first');
  if (deed.race !== null && !isRace(deed.race, by, deed.action, match)) return NO_SUCH_RACE;
  const decision = decide(match, match.state, by, deed.action);
  if (!decision.ok) return decision;
  own.action = decision.action;
  if (!deed.ordered) return null;
  const ordered = orderedAction(match, by);
  return ordered !== undefined && sameData(ordered, deed.action)
    ? null
    : refuse('impossible', 'no standing order has this action');
};

/** The game's check, with the game's own reason if it shows one. */
export function decide(
  match: AnyMatch,
  state: unknown,
  seat: number,
  action: unknown,
): { readonly ok: true; readonly action: unknown } | Refused {
  const admission = admit(match.game, state, seat, action);
  if (admission.ok) return admission;
  const refusal = match.game.refusals(state, seat).find((one) => sameData(one.action, action)) ?? null;
  return { ok: false, code: admission.code, why: admission.why, refusal };
}

export const draw: DeedRule<'draw'> = ({ match, by, deed, own }) => {
  if (by !== 'chance') return refuse('not-yours', 'only chance can draw');
  const outside = inGame(match, 'playing');
  if (outside !== null) return outside;
  const admission = admit(match.game, match.state, 'chance', deed.action);
  if (!admission.ok) return refuse('impossible', admission.why);
  own.action = admission.action;
  return null;
};

export const wait: DeedRule<'wait'> = ({ match, by, deed, at, own }) => {
  if (by !== 'clock') return refuse('not-yours', 'only the clock can wait');
  const outside = inGame(match, 'playing');
  if (outside !== null) return outside;
  const admission = admit(match.game, match.state, 'clock', deed.action);
  if (!admission.ok) return refuse('impossible', admission.why);
  own.action = admission.action;
  return msOf(deed.action) <= untold(match, at) ? null : refuse('early', 'this much table time has not passed');
};

/** The game accepts only whole milliseconds from the clock. */
export const msOf = (action: unknown): number => (action as { readonly ms: number }).ms;
