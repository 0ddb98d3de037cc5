// The game's own steps: decisions of seats, draws of chance, table time.
import { admit, sameData } from '@backroom/kit';
import { ranOut } from '../clock.ts';
import { type Refused, refuse } from '../commands.ts';
import type { Claim } from '../deeds.ts';
import type { AnyMatch } from '../match.ts';
import { orderedAction } from '../orders.ts';
import { inGame, type Rule } from './rule.ts';

/** Table time that has passed and that the game has not been told of; 0 while no countdown runs. */
export const untold = (match: AnyMatch, at: number): number =>
  match.game.deadline(match.state) === null ? 0 : at - match.ticked;

/** What an order said was said in time. */
export const TIME_UP = refuse('too-late', 'the time for this decision ran out before');

export const act: Rule<'act'> = ({ match, by, deed, at, own }) => {
  if (typeof by !== 'number') return refuse('not-yours', 'only a seat decides');
  const outside = inGame(match, 'playing');
  if (outside !== null) return outside;
  if (!deed.ordered && ranOut(match, by, at)) return TIME_UP;
  if (untold(match, at) > 0) return refuse('impossible', 'the game must be told of the table time before');
  if (deed.race !== null && !isRace(deed.race, by, match)) return refuse('malformed', 'such a race cannot have been');
  const decision = decide(match, match.state, by, deed.action);
  if (!decision.ok) return decision;
  own.action = decision.action;
  if (!deed.ordered) return null;
  const ordered = orderedAction(match, by);
  return ordered !== undefined && sameData(ordered, deed.action) ? null : refuse('impossible', 'no order says this');
};

/** The gate, and beside its answer the game's own reason where it shows one. */
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

/** Ranked by arrival less credit, each seat once; whoever decides here is one of them. */
export function isRace(race: readonly Claim[], by: number, match: AnyMatch): boolean {
  return (
    match.terms.window > 0 &&
    race.some(({ seat }) => seat === by) &&
    race.every(
      ({ seat, arrived, credit }, i) =>
        seat < match.chairs.length &&
        race.findIndex((other) => other.seat === seat) === i &&
        (i === 0 || race[i - 1].arrived - race[i - 1].credit <= arrived - credit),
    )
  );
}

export const draw: Rule<'draw'> = ({ match, by, deed, own }) => {
  if (by !== 'chance') return refuse('not-yours', 'only chance draws');
  const outside = inGame(match, 'playing');
  if (outside !== null) return outside;
  const admission = admit(match.game, match.state, 'chance', deed.action);
  if (!admission.ok) return refuse('impossible', admission.why);
  own.action = admission.action;
  return null;
};

export const wait: Rule<'wait'> = ({ match, by, deed, at, own }) => {
  if (by !== 'clock') return refuse('not-yours', 'only the clock waits');
  const outside = inGame(match, 'playing');
  if (outside !== null) return outside;
  const admission = admit(match.game, match.state, 'clock', deed.action);
  if (!admission.ok) return refuse('impossible', admission.why);
  own.action = admission.action;
  return msOf(deed.action) <= untold(match, at) ? null : refuse('early', 'so much table time has not passed');
};

/** The gate lets in nothing from the clock but what has whole milliseconds. */
export const msOf = (action: unknown): number => (action as { readonly ms: number }).ms;
