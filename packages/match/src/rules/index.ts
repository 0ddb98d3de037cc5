// Is this deed allowed now? One rule for each deed; live commands and old logs pass the same rules.
import { type Refused, refuse } from '../commands.ts';
import type { Deed } from '../deeds.ts';
import type { AnyMatch } from '../match.ts';
import { isDeed, isDoer } from '../shape.ts';
import { type DeedRule, OVER, type Own } from './deed-rule.ts';
import { act, draw, wait } from './game.ts';
import * as seats from './seats.ts';
import * as table from './table.ts';

const RULES: { readonly [N in Deed['do']]: DeedRule<N> } = {
  open: () => refuse('done-already', 'the match is already open'),
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

/** `own`: receives the action of a game deed, if it is allowed. */
export function objection(
  match: AnyMatch,
  by: unknown,
  deed: unknown,
  at: number,
  own: Own = { action: undefined },
): Refused | null {
  if (!isDeed(deed)) return refuse('malformed', 'not a deed: a field is missing, unknown or out of range');
  if (!isDoer(by, match.chairs.length)) return refuse('no-such-seat', 'this table has no such author');
  if (match.phase === 'over' && deed.do !== 'disclose') return OVER;
  return (RULES[deed.do] as DeedRule<Deed['do']>)({ match, by, deed, at, own });
}
