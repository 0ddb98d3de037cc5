// Applies a deed to a match. Trusts its caller: `rules` has checked the deed.

import type { Seat } from '@backroom/kit';
import { chairOf } from './chair.ts';
import { forgive, tend } from './clock.ts';
import type { Deed, Entry, Holder } from './deeds.ts';
import type { AnyMatch } from './match.ts';
import { anyUnless, lapse, useUp } from './orders.ts';
import type { Own } from './rules/deed-rule.ts';
import { msOf } from './rules/game.ts';
import { noteGrab } from './rules/grabs.ts';

/** A log does not tell persons apart, so all matches in memory share one object. */
const PERSON: Holder = { kind: 'person' };

type GameDeed = Extract<Deed, { readonly action: unknown }>;

/** `own`: filled by the rules. */
export function perform(match: AnyMatch, entry: Entry, own: Own, out: unknown[] | null): void {
  const { deed, by, at } = entry;
  if (deed.do === 'act' || deed.do === 'draw' || deed.do === 'wait') play(match, entry, deed, own, out);
  else atTable(match, entry, deed);
  tend(match, at, deed.do === 'act' ? (by as number) : null);
  match.at = at;
  match.seq = entry.seq + 1;
}

function play(match: AnyMatch, { by, at }: Entry, deed: GameDeed, own: Own, out: unknown[] | null): void {
  const { game } = match;
  const counted = game.deadline(match.state) !== null;
  const events = out ?? (anyUnless(match) ? [] : null);
  const before = events?.length ?? 0;
  game.apply(match.state, by as number, own.action, events);
  if (events !== null) lapse(match, by, events.slice(before));
  if (deed.do === 'wait') match.ticked += msOf(deed.action);
  else if (!counted) match.ticked = at;
  if (deed.do === 'draw') match.draws++;
  if (deed.do === 'act') {
    noteGrab(match, deed.race, by as number, deed.action);
    if (deed.ordered) useUp(chairOf(match, by as number));
    // A seat that decides withdraws its undo request.
    if (match.request?.what === 'undo' && match.request.by === by) match.request = null;
  }
  if (game.toAct(match.state) === 'over') finish(match, 'played');
}

function finish(match: AnyMatch, how: 'played' | 'agreed' | 'house'): void {
  match.phase = 'over';
  match.ended = how;
  match.request = null;
  for (const chair of match.chairs) chair.order = null;
}

/** The next person in a seat is not bound by the standing order or the agreement of the removed player. */
function forgetDecisions(match: AnyMatch, seat: Seat): void {
  chairOf(match, seat).order = null;
  const agreed = match.request?.agreed ?? [];
  if (agreed.includes(seat)) agreed.splice(agreed.indexOf(seat), 1);
}

function atTable(match: AnyMatch, { by, at }: Entry, deed: Exclude<Deed, GameDeed>): void {
  switch (deed.do) {
    case 'sit': {
      const chair = chairOf(match, deed.seat);
      chair.owner = deed.holder.kind === 'person' ? PERSON : deed.holder;
      chair.holder = chair.owner;
      chair.pledge = deed.pledge;
      if (match.chairs.some((one) => one.owner === null)) return;
      match.full = at;
      if (match.chairs.some((one) => one.pledge !== null)) match.phase = 'sharing';
      return;
    }
    case 'rise': {
      const chair = chairOf(match, deed.seat);
      chair.owner = null;
      chair.holder = null;
      chair.pledge = null;
      match.full = null;
      return;
    }
    case 'share':
      chairOf(match, by as number).share = deed.share;
      return;
    case 'begin':
      match.phase = 'playing';
      match.ticked = at;
      if (match.game.toAct(match.state) === 'over') finish(match, 'played');
      return;
    case 'leave': {
      const chair = chairOf(match, deed.seat);
      chair.holder = deed.standIn;
      // A player who was late returns with an empty bank and the free time of one decision.
      if (deed.why === 'late') Object.assign(chair.clock, { bank: 0, spent: 0, since: null });
      if (match.request?.by === deed.seat) match.request = null;
      if (deed.why === 'removed') forgetDecisions(match, deed.seat);
      return;
    }
    case 'return':
      chairOf(match, deed.seat).holder = chairOf(match, deed.seat).owner;
      return;
    case 'order':
      chairOf(match, by as number).order = deed.order;
      return;
    case 'ask':
      match.request = { what: deed.what, by: by as number, to: deed.to, agreed: [] };
      return;
    case 'agree':
      match.request?.agreed.push(by as number);
      return;
    case 'decline':
      match.request = null;
      return;
    case 'pause':
      match.phase = 'paused';
      match.pausedAt = at;
      if (match.request?.what === 'pause') match.request = null;
      return;
    case 'resume':
      match.phase = 'playing';
      match.ticked += at - match.pausedAt;
      match.idle += at - match.pausedAt;
      if (match.request?.what === 'resume') match.request = null;
      return;
    case 'open-hands':
      match.openHands = at;
      match.request = null;
      return;
    case 'grace':
      return forgive(match, at, deed.ms);
    case 'end':
      return finish(match, deed.why);
    case 'disclose':
      match.disclosed = true;
      return;
    case 'open':
    case 'undo':
      throw new TypeError(`${deed.do} cannot be applied as a single entry`);
  }
}
