// Rules for requests and orders, and for deeds of the host alone.
import { type Refused, refuse } from '../commands.ts';
import type { Deed, Doer, Request } from '../deeds.ts';
import type { AnyMatch } from '../match.ts';
import { unreadable } from '../orders.ts';
import { granted } from '../requests.ts';
import { type DeedRule, HOST_ONLY, inGame, personActs } from './deed-rule.ts';

const NOT_AGREED = refuse('not-agreed', 'not all players whose agreement is needed have agreed');
const NOTHING_ASKED = refuse('nothing-asked', 'no request is open');
const NO_UNDO = refuse('undo-blocked', 'this table does not allow undo');

export const order: DeedRule<'order'> = ({ match, by, deed }) => {
  const why = inGame(match, 'begun') ?? personActs(match, by);
  if (why !== null || deed.order === null) return why;
  const text = unreadable(match, deed.order);
  return text === null ? null : refuse('bad-order', text);
};

export const ask: DeedRule<'ask'> = ({ match, by, deed }) => {
  const why = inGame(match, 'begun') ?? personActs(match, by);
  if (why !== null) return why;
  if (match.request !== null) return refuse('asked-already', 'another request is open; one at a time');
  if ((deed.what === 'undo') !== (deed.to !== null))
    return refuse('malformed', 'a request for an undo names a step, and no other request does');
  return askable(match, deed.what);
};

function askable(match: AnyMatch, what: Request): Refused | null {
  switch (what) {
    case 'undo':
      return match.terms.undo === 'none' ? NO_UNDO : inGame(match, 'playing');
    case 'pause':
      return inGame(match, 'playing');
    case 'resume':
      return match.phase === 'paused' ? null : refuse('not-paused', 'the match is not paused');
    case 'open-hands':
      return match.openHands === null ? null : refuse('done-already', 'hands are already open');
    case 'end':
      return null;
  }
}

export const agree: DeedRule<'agree'> = ({ match, by }) => {
  if (match.request === null) return NOTHING_ASKED;
  const why = personActs(match, by);
  if (why !== null) return why;
  if (match.request.by === by) return refuse('not-yours', 'this seat made the request');
  return match.request.agreed.includes(by as number) ? refuse('agreed-already', 'this seat has already agreed') : null;
};

export const decline: DeedRule<'decline'> = ({ match, by }) =>
  match.request === null ? NOTHING_ASKED : personActs(match, by);

/** `walk` checks the step itself: it has the history. */
export const undo: DeedRule<'undo'> = ({ match, by, deed }) => {
  const why = inGame(match, 'playing');
  if (why !== null) return why;
  if (match.terms.undo === 'none') return NO_UNDO;
  if (by !== 'house') return personActs(match, by);
  return agreedTo(match, deed) ? null : NOT_AGREED;
};

const agreedTo = (match: AnyMatch, deed: Deed): boolean => {
  const due = granted(match);
  return due?.do === deed.do && (deed.do !== 'undo' || (due as { to?: number }).to === deed.to);
};

const hostOnly = (by: Doer): Refused | null => (by === 'house' ? null : HOST_ONLY);

/** The host may pause, resume and end on its own, visibly for all. */
export const pause: DeedRule<'pause'> = ({ match, by }) => hostOnly(by) ?? inGame(match, 'playing');

export const resume: DeedRule<'resume'> = ({ match, by }) =>
  hostOnly(by) ?? (match.phase === 'paused' ? null : refuse('not-paused', 'the match is not paused'));

export const end: DeedRule<'end'> = ({ match, by, deed }) =>
  hostOnly(by) ?? (deed.why === 'house' || agreedTo(match, deed) ? null : NOT_AGREED);

/** The host may not do this on its own: hands belong to the players. */
export const openHands: DeedRule<'open-hands'> = ({ match, by, deed }) =>
  hostOnly(by) ?? (agreedTo(match, deed) ? null : NOT_AGREED);

export const grace: DeedRule<'grace'> = ({ by }) => hostOnly(by);

export const disclose: DeedRule<'disclose'> = ({ match, by }) => {
  if (by !== 'house') return HOST_ONLY;
  if (match.phase !== 'over') return refuse('early', 'the secret is disclosed after the end');
  return match.disclosed ? refuse('done-already', 'the secret is already disclosed') : null;
};
