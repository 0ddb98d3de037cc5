// Last Call on a terminal: what it is about, and a small drawing of the bar.
import { itemAt, type Language } from '@backroom/kit';
import { type Drawing, padEnd, type Setting, type TerminalPart } from '@backroom/kit/terminal';
import type { Action, Event, View } from '../src/game.ts';
import { words } from '../src/words.ts';

const BOTTLES = 3;
const NAME = 16;

function guestLine(view: View, seat: number, { names, paint }: Setting): string {
  const isTurn = view.phase === 'play' && view.turn === seat;
  const count = itemAt(view.bottles, seat);
  const bottles = `${'▮'.repeat(count)}${'·'.repeat(BOTTLES - count)}`;
  const card = view.played[seat] === 0 ? '' : `[${view.played[seat]}]`;
  return ` ${isTurn ? paint.bright('▶') : ' '} ${padEnd(itemAt(names, seat), NAME)} ${bottles}  ${card}`.trimEnd();
}

const handLine = (view: View): string => `   ${(view.hand ?? []).map((card) => `[${card}]`).join(' ')}`.trimEnd();

const drawing: Drawing<Action, Event, View> = {
  width: 40,
  table: (view, setting) => [
    ` ${setting.paint.bright(setting.words.title)}  ${setting.paint.dim(setting.keys)}`,
    ...view.bottles.map((_, seat) => guestLine(view, seat, setting)),
  ],
  arrange: (legal) => [...legal],
  choices: (view, actions, { words: say, names }) =>
    actions.map((action, i) => ` ${i + 1} ${say.action(action, view, names)}`),
  hand: (view) => [handLine(view)],
  key: () => null,
  isOpen: () => false,
  beats: (events) => events.map((event) => ({ events: [event], holds: event.type === 'bottle' })),
  follow: (_view, _events, after) => after,
  score: String,
  account: (view, seat, { words: say, names }) => say.standing(view, seat, names),
  welcome: () => [],
};

export const terminal: TerminalPart = {
  flags: [],
  load: async (language: Language) => {
    const chapters = await (await words[language]()).words.help();
    return { flagRows: [], welcome: itemAt(chapters, 0).rules.map(({ text }) => text), drawing };
  },
};
