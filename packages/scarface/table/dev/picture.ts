// The props that the page passes to the table during a beat.
import { itemAt, type Language, type Names, type Picture, type Words } from '@backroom/kit';
import type { Action } from '../../src/actions.ts';
import type { Event } from '../../src/events.ts';
import type { View } from '../../src/view.ts';

const EVENTS: Readonly<Record<string, readonly Event[]>> = {
  raid: [{ type: 'raid', seat: 1, card: 'licence-renewal' }],
  account: [
    { type: 'band', seat: 0, band: 'green' },
    { type: 'band', seat: 1, band: 'amber' },
    { type: 'money', seat: 1, amount: -5, reason: 'card' },
    { type: 'harmed', seat: 1, how: 'prison', from: 'underworld' },
    { type: 'crime', seat: 1, from: 7, to: 4 },
    { type: 'crime', seat: 0, from: 3, to: 1 },
  ],
  news: [{ type: 'news', card: 'jazz-age' }],
  final: [
    {
      type: 'over',
      money: [61, 48, 80],
      businesses: [12, 20, 8],
      associates: [9, 6, 10],
      totals: [82, 74, 98],
      winners: [2],
    },
  ],
  strip: [{ type: 'upgraded', seat: 1, stat: 'vehicles', level: 2 }],
};

export function pictureOf(
  view: View,
  language: Language,
  names: Names,
  words: Words<Action, Event, View>,
  what: string,
): Picture<Action, Event, View> {
  const player = { ...itemAt(view.players, 1), plan: ['bagmen', 'street-muggers', 'bodyguards'] };
  return {
    view: { ...view, players: view.players.map((p, seat) => (seat === 1 ? player : p)) },
    seat: view.seat,
    names,
    words,
    language,
    legal: [],
    refusals: [],
    news: [],
    newsNumber: 1,
    tempo: 1,
    beat: { kind: what, events: EVENTS[what] ?? [], index: undefined, number: 1, ms: 60_000 },
    waitingFor: [1],
    deadline: null,
    confirm: false,
    pointed: null,
    act: () => {},
    foresee: () => [],
    announce: () => {},
    sound: () => {},
  };
}
