// Requests and orders, and what the house alone does.
import { type Refused, refuse } from '../commands.ts';
import type { Deed, Doer, Request } from '../deeds.ts';
import type { AnyMatch } from '../match.ts';
import { unreadable } from '../orders.ts';
import { granted } from '../requests.ts';
import { HOUSE_ONLY, inGame, personActs, type Rule } from './rule.ts';

const NOT_AGREED = refuse('not-agreed', 'not all who must have agreed to this');
const NOTHING_ASKED = refuse('nothing-asked', 'nothing has been asked');
const NO_UNDO = refuse('undo-blocked', 'this table agreed on no undo');

export const order: Rule<'order'> = ({ match, by, deed }) => {
  const why = inGame(match, 'begun') ?? personActs(match, by);
  if (why !== null || deed.order === null) return why;
  const text = unreadable(match, deed.order);
  return text === null ? null : refuse('bad-order', text);
};

export const ask: Rule<'ask'> = ({ match, by, deed }) => {
  const why = inGame(match, 'begun') ?? personActs(match, by);
  if (why !== null) return why;
  if (match.request !== null) return refuse('asked-already', 'another request is open; one at a time');
  if ((deed.what === 'undo') !== (deed.to !== null))
    return refuse('malformed', 'an undo, and nothing else, has a step');
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
      return match.openHands === null ? null : refuse('done-already', 'hands are open already');
    case 'end':
      return null;
  }
}

export const agree: Rule<'agree'> = ({ match, by }) => {
  if (match.request === null) return NOTHING_ASKED;
  const why = personActs(match, by);
  if (why !== null) return why;
  if (match.request.by === by) return refuse('not-yours', 'who asks has agreed already');
  return match.request.agreed.includes(by as number) ? refuse('agreed-already', 'this seat has agreed') : null;
};

export const decline: Rule<'decline'> = ({ match, by }) =>
  match.request === null ? NOTHING_ASKED : personActs(match, by);

/** What history says to it is asked in `walk`, which has one. */
export const undo: Rule<'undo'> = ({ match, by, deed }) => {
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

const house = (by: Doer): Refused | null => (by === 'house' ? null : HOUSE_ONLY);

/** The house may pause, resume and end of its own will, for all to see. */
export const pause: Rule<'pause'> = ({ match, by }) => house(by) ?? inGame(match, 'playing');

export const resume: Rule<'resume'> = ({ match, by }) =>
  house(by) ?? (match.phase === 'paused' ? null : refuse('not-paused', 'the match is not paused'));

export const end: Rule<'end'> = ({ match, by, deed }) =>
  house(by) ?? (deed.why === 'house' || agreedTo(match, deed) ? null : NOT_AGREED);

/** Never of the house's own will: hands are the players'. */
export const openHands: Rule<'open-hands'> = ({ match, by, deed }) =>
  house(by) ?? (agreedTo(match, deed) ? null : NOT_AGREED);

export const grace: Rule<'grace'> = ({ by }) => house(by);

export const disclose: Rule<'disclose'> = ({ match, by }) => {
  if (by !== 'house') return HOUSE_ONLY;
  if (match.phase !== 'over') return refuse('early', 'the secret is told after the end');
  return match.disclosed ? refuse('done-already', 'the secret is told already') : null;
};
