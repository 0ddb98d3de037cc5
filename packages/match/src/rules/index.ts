// Is this deed possible here and now? One rule for each; live commands and old logs pass the same ones.
import { type Refused, refuse } from '../commands.ts';
import type { Deed } from '../deeds.ts';
import type { AnyMatch } from '../match.ts';
import { isDeed, isDoer } from '../shape.ts';
import { act, draw, wait } from './game.ts';
import { OVER, type Own, type Rule } from './rule.ts';
import * as seats from './seats.ts';
import * as table from './table.ts';

const RULES: { readonly [N in Deed['do']]: Rule<N> } = {
  open: () => refuse('done-already', 'the match is open already'),
  sit: seats.sit,
  rise: seats.rise,
  share: seats.share,
  begin: seats.begin,
  act,
  draw,
  wait,
  leave: seats.leave,
  return: seats.return,
  order: table.order,
  ask: table.ask,
  agree: table.agree,
  decline: table.decline,
  undo: table.undo,
  pause: table.pause,
  resume: table.resume,
  'open-hands': table.openHands,
  grace: table.grace,
  end: table.end,
  disclose: table.disclose,
};

/** `own`: is given the action of a deed of the game, if that may be done. */
export function objection(
  match: AnyMatch,
  by: unknown,
  deed: unknown,
  at: number,
  own: Own = { action: undefined },
): Refused | null {
  if (!isDeed(deed)) return refuse('malformed', 'not a deed: a field is missing, unknown or out of range');
  if (!isDoer(by, match.chairs.length)) return refuse('no-such-seat', 'nobody at this table can do anything so');
  if (match.phase === 'over' && deed.do !== 'disclose') return OVER;
  return (RULES[deed.do] as Rule<Deed['do']>)({ match, by, deed, at, own });
}
