// What a deed does to a match. Trusts its caller: see `rules`.
import { forgive, tend } from './clock.ts';
import type { Deed, Entry, Holder } from './deeds.ts';
import type { AnyMatch } from './match.ts';
import { anyUnless, lapse, useUp } from './orders.ts';
import { msOf } from './rules/game.ts';
import type { Own } from './rules/rule.ts';

/** All persons are one to a log, so one is enough for all matches in memory. */
const PERSON: Holder = { kind: 'person' };

type GameDeed = Extract<Deed, { readonly action: unknown }>;

/** `own`: as the rules gave it. */
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
    if (deed.ordered) useUp(match.chairs[by as number]);
    // Who decides anew has thought better of taking back.
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

function atTable(match: AnyMatch, { by, at }: Entry, deed: Exclude<Deed, GameDeed>): void {
  switch (deed.do) {
    case 'sit': {
      const chair = match.chairs[deed.seat];
      chair.owner = deed.holder.kind === 'person' ? PERSON : deed.holder;
      chair.holder = chair.owner;
      chair.pledge = deed.pledge;
      if (match.chairs.some((one) => one.owner === null)) return;
      match.full = at;
      if (match.chairs.some((one) => one.pledge !== null)) match.phase = 'sharing';
      return;
    }
    case 'rise': {
      const chair = match.chairs[deed.seat];
      chair.owner = null;
      chair.holder = null;
      chair.pledge = null;
      match.full = null;
      return;
    }
    case 'share':
      match.chairs[by as number].share = deed.share;
      return;
    case 'begin':
      match.phase = 'playing';
      match.ticked = at;
      if (match.game.toAct(match.state) === 'over') finish(match, 'played');
      return;
    case 'leave': {
      const chair = match.chairs[deed.seat];
      chair.holder = deed.standIn;
      // Who comes back from there begins with the free time of a decision, and an empty bank.
      if (deed.why === 'late') Object.assign(chair.clock, { bank: 0, spent: 0, since: null });
      if (match.request?.by === deed.seat) match.request = null;
      return;
    }
    case 'return':
      match.chairs[deed.seat].holder = match.chairs[deed.seat].owner;
      return;
    case 'order':
      match.chairs[by as number].order = deed.order;
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
      throw new TypeError(`${deed.do} is not a step from one entry to the next`);
  }
}
