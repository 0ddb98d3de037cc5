// Rules for sitting down, getting up, leaving and returning, for shares of the shuffle, and for the beginning.
import { sameData } from '@backroom/kit';
import { away, chairOf } from '../chair.ts';
import { ranOut } from '../clock.ts';
import { refuse } from '../commands.ts';
import { pledgeOf } from '../fair/promise.ts';
import type { AnyMatch } from '../match.ts';
import { byPerson, type DeedRule, HOST_ONLY, ownSeat } from './deed-rule.ts';

/** A pledged share that is not disclosed in this time counts as empty. */
export const SHARE_MS = 5000;

const BEGUN = refuse('begun', 'the game has begun');

export const sit: DeedRule<'sit'> = ({ match, by, deed }) => {
  const own = ownSeat(match, by, deed.seat);
  if (own !== null) return own;
  if (chairOf(match, deed.seat).owner !== null) return refuse('taken', 'somebody sits there already');
  if (deed.holder.kind === 'bot' && by !== 'house') return refuse('not-yours', 'only the host seats bots');
  return null;
};

export const rise: DeedRule<'rise'> = ({ match, by, deed }) => {
  const own = ownSeat(match, by, deed.seat);
  if (own !== null) return own;
  if (chairOf(match, deed.seat).owner === null) return refuse('not-seated', 'nobody sits there');
  return match.phase === 'gathering' ? null : BEGUN;
};

export const share: DeedRule<'share'> = ({ match, by, deed }) => {
  if (typeof by !== 'number') return refuse('not-yours', 'only a seat can disclose its share');
  if (match.phase === 'gathering') return refuse('seats-free', 'shares are disclosed once all seats are taken');
  if (match.phase !== 'sharing') return BEGUN;
  const chair = chairOf(match, by);
  if (chair.pledge === null || chair.share !== null) {
    return refuse('nothing-to-share', 'this seat pledged nothing, or has shared already');
  }
  return pledgeOf(deed.share) === chair.pledge ? null : refuse('malformed', 'this is not the share that was pledged');
};

/** True when every pledged share is disclosed, or the time for it is over. */
export const ready = (match: AnyMatch, at: number): boolean =>
  match.full !== null &&
  (at >= match.full + SHARE_MS || match.chairs.every((chair) => chair.pledge === null || chair.share !== null));

export const begin: DeedRule<'begin'> = ({ match, by, at }) => {
  if (by !== 'house') return HOST_ONLY;
  if (match.phase !== 'gathering' && match.phase !== 'sharing') return BEGUN;
  if (match.full === null) return refuse('seats-free', 'seats are still free');
  return ready(match, at) ? null : refuse('early', 'shares may still come');
};

/** After the last seat is taken, a bot stands in for a player who leaves. */
export const leave: DeedRule<'leave'> = ({ match, by, deed, at }) => {
  const who = deed.why === 'late' ? 'clock' : deed.why === 'removed' ? 'house' : by;
  const own = ownSeat(match, who === 'clock' ? 'house' : who, deed.seat);
  if (own !== null) return own;
  if (by !== who) return refuse('not-yours', `only the ${who} can declare a player ${deed.why}`);
  if (match.phase === 'gathering') return refuse('not-begun', 'not all seats are taken: get up instead');
  const person = byPerson(chairOf(match, deed.seat));
  if (person !== null) return person;
  if (!sameData({ kind: 'bot', ...match.terms.standIn }, deed.standIn)) {
    return refuse('malformed', 'the terms name another stand-in');
  }
  const late = deed.why !== 'late' || ranOut(match, deed.seat, at);
  return late ? null : refuse('early', 'the clock of this seat has not run out');
};

const comeBack: DeedRule<'return'> = ({ match, by, deed }) => {
  const own = ownSeat(match, by, deed.seat);
  if (own !== null) return own;
  const chair = chairOf(match, deed.seat);
  if (away(chair)) return null;
  return byPerson(chair) ?? refuse('not-away', 'this seat has no stand-in');
};

export { comeBack as return };
