// Cuts events into beats that are shown one after the other.
import { type Beat, itemAt, type ToBeats } from '@backroom/kit';
import type { Event } from '../../src/events.ts';
import { isPayday, SUMMARY_MS, showMs } from '../../src/showing.ts';
import type { View } from '../../src/view.ts';
import { advance } from './advance.ts';

export { advance } from './advance.ts';

type Kind = 'card' | 'choose' | 'swap' | 'drive' | 'coin' | 'blocked' | 'summary' | 'deal' | 'row' | 'reveal' | 'other';

const KINDS: Readonly<Record<Event['type'], Kind>> = {
  'laid-out': 'other',
  dealt: 'deal',
  turned: 'row',
  chose: 'choose',
  grabbed: 'other',
  played: 'card',
  discarded: 'card',
  exchanged: 'swap',
  drove: 'drive',
  evaded: 'drive',
  'no-evasion': 'other',
  countdown: 'other',
  'time-up': 'other',
  took: 'coin',
  'mafia-took': 'coin',
  blocked: 'blocked',
  revealed: 'reveal',
  over: 'other',
};

/** Consecutive events of these kinds form one beat: the cards of a row, tokens that are turned up. */
const TOGETHER: readonly Kind[] = ['row', 'reveal'];
/** Beats in which the new piece is drawn already and fades in. */
const COMES_UP: readonly Kind[] = ['deal', 'row', 'reveal'];

export const beatsOf: ToBeats<Event, View> = (before, events, after) => {
  // A new table has no earlier view to animate from.
  if (events.some(({ type }) => type === 'laid-out')) return [];
  const beats: Beat<Event, View>[] = [];
  let view = before;
  let driven = 0;
  for (let i = 0; i < events.length; ) {
    const first = itemAt(events, i++);
    const kind = KINDS[first.type];
    const group = [first];
    let following = events[i];
    while (TOGETHER.includes(kind) && following !== undefined && KINDS[following.type] === kind) {
      group.push(following);
      following = events[++i];
    }
    const from = withTurn(view, first);
    const next = group.reduce(advance, from);
    beats.push({
      kind,
      events: group,
      ms: group.reduce((ms, event) => ms + showMs(event), 0),
      during: COMES_UP.includes(kind) ? next : from,
      after: next,
      told: i,
      index: kind === 'drive' && view.row.length > 0 ? driven++ : undefined,
    });
    view = next;
    if (isPayday(first) && (following === undefined || !isPayday(following))) beats.push(summary(events, i, view));
  }
  const last = beats.at(-1);
  if (last !== undefined) beats[beats.length - 1] = { ...last, after };
  return beats;
};

/** The seat whose move is shown. */
const withTurn = (view: View, event: Event): View =>
  event.type === 'chose' || event.type === 'played' || event.type === 'discarded'
    ? { ...view, turn: event.seat }
    : view;

const summary = (events: readonly Event[], end: number, view: View): Beat<Event, View> => ({
  kind: 'summary',
  events: events.slice(0, end).slice(events.slice(0, end).findIndex(isPayday)),
  ms: SUMMARY_MS,
  during: view,
  after: view,
  told: end,
  isPause: true,
});
