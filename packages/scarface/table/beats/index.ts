// Cuts events into beats that are shown one after the other.
import { type Beat, itemAt, type ToBeats } from '@backroom/kit';
import type { Event } from '../../src/events.ts';
import type { View } from '../../src/view.ts';
import { advance } from './advance.ts';
import { between } from './between.ts';

export { advance } from './advance.ts';

/** How a beat is shown; `silent` beats take no time. */
export type Kind =
  | 'plan'
  | 'act'
  | 'skill'
  | 'coin'
  | 'goods'
  | 'piece'
  | 'flag'
  | 'token'
  | 'police'
  | 'crime'
  | 'upgrade'
  | 'card'
  | 'job'
  | 'market'
  | 'turn'
  | 'raid'
  | 'band'
  | 'time'
  | 'news'
  | 'enforcer'
  | 'account'
  | 'round'
  | 'final'
  | 'silent';

export const KINDS: Readonly<Record<Event['type'], Kind>> = {
  'set-up': 'silent',
  'kept-job': 'silent',
  'returned-job': 'silent',
  'passed-jobs': 'silent',
  settled: 'flag',
  turn: 'turn',
  'no-cards': 'silent',
  planned: 'plan',
  ready: 'act',
  crime: 'crime',
  skill: 'skill',
  acted: 'act',
  deal: 'piece',
  money: 'coin',
  short: 'silent',
  stolen: 'coin',
  goods: 'silent',
  stored: 'goods',
  'good-gone': 'goods',
  spent: 'goods',
  boost: 'skill',
  recruited: 'piece',
  looked: 'silent',
  'took-job': 'card',
  'took-dealer': 'card',
  hired: 'card',
  joined: 'card',
  market: 'market',
  ring: 'card',
  sold: 'coin',
  ousted: 'flag',
  built: 'token',
  wrecked: 'token',
  released: 'piece',
  recalled: 'piece',
  sent: 'piece',
  moved: 'piece',
  seized: 'flag',
  'gave-up': 'flag',
  upgraded: 'upgrade',
  downgraded: 'upgrade',
  vehicle: 'piece',
  nightclub: 'token',
  dismissed: 'piece',
  harmed: 'piece',
  police: 'police',
  drew: 'card',
  discarded: 'card',
  recovered: 'card',
  fired: 'card',
  fulfilled: 'job',
  unfulfilled: 'job',
  trigger: 'skill',
  raid: 'raid',
  band: 'band',
  reorganised: 'act',
  shuffled: 'silent',
  time: 'time',
  'round-end': 'round',
  ness: 'crime',
  news: 'news',
  special: 'skill',
  'rival-plan': 'enforcer',
  'rival-walk': 'enforcer',
  'rival-line': 'enforcer',
  because: 'enforcer',
  'rival-job': 'card',
  reinforced: 'card',
  over: 'final',
};

/** At normal speed, in milliseconds. */
const MS: Readonly<Record<Kind, number>> = {
  plan: 900,
  act: 550,
  skill: 650,
  coin: 600,
  goods: 450,
  piece: 500,
  flag: 800,
  token: 600,
  police: 650,
  crime: 550,
  upgrade: 700,
  card: 500,
  job: 1100,
  market: 350,
  turn: 450,
  raid: 9000,
  band: 500,
  time: 600,
  news: 7000,
  enforcer: 800,
  account: 12_000,
  round: 12_000,
  final: 30_000,
  silent: 0,
};

/** Beats to read: skipping stops before them, and the next touch continues. */
const READ: readonly Kind[] = ['raid', 'news', 'account', 'round', 'final'];
/** Consecutive events of these kinds form one beat: the cards of a Plan, crates of a delivery. */
const TOGETHER: readonly Kind[] = ['plan', 'goods'];
/** Beats in which the new piece is drawn already. A card of a Plan lies beside the hand: it is moved over at once, and no gap opens. */
const COMES_UP: readonly Kind[] = ['plan', 'turn', 'final', 'enforcer'];

function duringOf(kind: Kind, [first]: readonly Event[], before: View, after: View): View {
  if (first?.type === 'rival-walk') return before;
  // The thugs come home with the income of businesses: they stay until then.
  if (first?.type === 'money')
    return between(before, {
      ...before,
      players: before.players.map((p, i) => ({ ...p, money: itemAt(after.players, i).money })),
    });
  return COMES_UP.includes(kind) ? after : between(before, after);
}

export const beatsOf: ToBeats<Event, View> = (before, events, after) => {
  // A new table has no earlier view to animate from.
  if (before.players.length === 0 || events.some(({ type }) => type === 'set-up')) return [];
  const beats: Beat<Event, View>[] = [];
  let view = before;
  for (let i = 0; i < events.length; ) {
    const first = itemAt(events, i++);
    const kind = KINDS[first.type];
    const group = [first];
    let following = events[i];
    while (following !== undefined && belongs(first, following)) {
      group.push(following);
      following = events[++i];
    }
    const next = group.reduce(advance, view);
    beats.push({
      kind,
      events: group,
      ms: isOwn(first, before) ? Math.round(MS[kind] * OWN) : MS[kind],
      during: duringOf(kind, group, view, next),
      after: next,
      told: i,
      ...(READ.includes(kind) ? { isPause: true } : {}),
    });
    view = next;
  }
  if (events.some(({ type }) => type === 'band')) beats.push(account(events, after));
  const last = beats.at(-1);
  if (last !== undefined) beats[beats.length - 1] = { ...last, after };
  return beats;
};

/** Is this shown together with the event before? A sale is shown with its income. */
function belongs(first: Event, next: Event): boolean {
  if (first.type === 'sold')
    return next.type === 'money' && next.seat === first.seat && (next.reason === 'sale' || next.reason === 'graft');
  const kind = KINDS[first.type];
  return TOGETHER.includes(kind) && KINDS[next.type] === kind;
}

/** The player's own actions are shown faster. */
const OWN = 0.6;
const isOwn = (event: Event, { seat }: View): boolean => {
  const kind = KINDS[event.type];
  return seat !== null && 'seat' in event && event.seat === seat && !READ.includes(kind);
};

/** What a Raid did to everybody. It stays until it has been read. */
const account = (events: readonly Event[], after: View): Beat<Event, View> => ({
  kind: 'account',
  events: events.slice(
    Math.max(
      0,
      events.findIndex(({ type }) => type === 'raid' || type === 'band'),
    ),
  ),
  ms: MS.account,
  during: after,
  after,
  told: events.length,
  isPause: true,
});
