// Sitting down, getting up, leaving and returning; the shares that seats add to the shuffle; the beginning.
import { sameData } from '@backroom/kit';
import { away } from '../chair.ts';
import { ranOut } from '../clock.ts';
import { refuse } from '../commands.ts';
import { pledgeOf } from '../fair/promise.ts';
import type { AnyMatch } from '../match.ts';
import { byPerson, HOUSE_ONLY, ownSeat, type Rule } from './rule.ts';

/** A pledged share that has not come by then counts as none. */
export const SHARE_MS = 5000;

const BEGUN = refuse('begun', 'the game has begun');

export const sit: Rule<'sit'> = ({ match, by, deed }) => {
  const own = ownSeat(match, by, deed.seat);
  if (own !== null) return own;
  if (match.chairs[deed.seat].owner !== null) return refuse('taken', 'somebody sits there already');
  if (deed.holder.kind === 'bot' && by !== 'house') return refuse('not-yours', 'the house seats bots');
  return null;
};

export const rise: Rule<'rise'> = ({ match, by, deed }) => {
  const own = ownSeat(match, by, deed.seat);
  if (own !== null) return own;
  if (match.chairs[deed.seat].owner === null) return refuse('not-seated', 'nobody sits there');
  return match.phase === 'gathering' ? null : BEGUN;
};

export const share: Rule<'share'> = ({ match, by, deed }) => {
  if (typeof by !== 'number') return refuse('not-yours', 'a seat shares for itself');
  if (match.phase === 'gathering') return refuse('seats-free', 'shares are shown once all seats are taken');
  if (match.phase !== 'sharing') return BEGUN;
  const chair = match.chairs[by];
  if (chair.pledge === null || chair.share !== null) {
    return refuse('nothing-to-share', 'this seat pledged nothing, or has shared already');
  }
  return pledgeOf(deed.share) === chair.pledge ? null : refuse('malformed', 'this is not the share that was pledged');
};

/** Nothing is missing any more, or it has been waited for long enough. */
export const ready = (match: AnyMatch, at: number): boolean =>
  match.full !== null &&
  (at >= match.full + SHARE_MS || match.chairs.every((chair) => chair.pledge === null || chair.share !== null));

export const begin: Rule<'begin'> = ({ match, by, at }) => {
  if (by !== 'house') return HOUSE_ONLY;
  if (match.phase !== 'gathering' && match.phase !== 'sharing') return BEGUN;
  if (match.full === null) return refuse('seats-free', 'seats are still free');
  return ready(match, at) ? null : refuse('early', 'shares may still come');
};

/** Once the last seat is taken, who goes is stood in for. */
export const leave: Rule<'leave'> = ({ match, by, deed, at }) => {
  const who = deed.why === 'late' ? 'clock' : deed.why === 'removed' ? 'house' : by;
  const own = ownSeat(match, who === 'clock' ? 'house' : who, deed.seat);
  if (own !== null) return own;
  if (by !== who) return refuse('not-yours', `somebody is ${deed.why} only by the ${who}`);
  if (match.phase === 'gathering') return refuse('not-begun', 'before all seats are taken one simply gets up');
  const person = byPerson(match.chairs[deed.seat]);
  if (person !== null) return person;
  if (!sameData({ kind: 'bot', ...match.terms.standIn }, deed.standIn)) {
    return refuse('malformed', 'this is not the stand-in that the terms name');
  }
  const late = deed.why !== 'late' || ranOut(match, deed.seat, at);
  return late ? null : refuse('early', 'this clock has not run out');
};

const comeBack: Rule<'return'> = ({ match, by, deed }) => {
  const own = ownSeat(match, by, deed.seat);
  if (own !== null) return own;
  const chair = match.chairs[deed.seat];
  if (away(chair)) return null;
  return byPerson(chair) ?? refuse('not-away', 'nobody stands in for this seat');
};

export { comeBack as return };
