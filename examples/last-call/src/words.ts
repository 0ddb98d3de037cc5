// How Last Call speaks. One shape for every folder in lang; a missing sentence does not compile.
import { type HelpChapter, itemAt, type Names, type Refusal, type Tongues, type Words } from '@backroom/kit';
import { load } from '../lang/game.lazy.ts';
import type { Action, Event, View } from './game.ts';

interface Phrases {
  readonly title: string;
  readonly yourTurn: string;
  readonly theirTurn: (name: string) => string;
  readonly over: string;
  readonly play: (card: number) => string;
  readonly deal: string;
  readonly dealt: string;
  readonly played: (name: string, card: number) => string;
  readonly bottle: (name: string) => string;
  readonly bottles: (name: string, count: number) => string;
  readonly table: string;
  readonly hand: string;
  readonly rules: readonly [string, string, string, string];
}

export function speak(p: Phrases): Words<Action, Event, View> {
  const prompt = (view: View, names: Names): string => {
    if (view.phase !== 'play') return view.phase === 'over' ? p.over : p.deal;
    return view.turn === view.seat ? p.yourTurn : p.theirTurn(itemAt(names, view.turn));
  };
  const help: HelpChapter[] = [
    { title: p.title, rules: p.rules.map((text, i) => ({ id: `LC-${i + 1}`, text, ruling: false })) },
  ];
  return {
    title: p.title,
    prompt,
    action: (action) => (action.type === 'play' ? p.play(action.card) : p.deal),
    event: (event, names) => {
      if (event.type === 'dealt') return p.dealt;
      const who = itemAt(names, event.seat);
      return event.type === 'played' ? p.played(who, event.card) : p.bottle(who);
    },
    refusal: (refusal: Refusal<Action>, names) =>
      `${p.theirTurn(itemAt(names, refusal.values.seat as number))} (${refusal.rule})`,
    standing: (view, seat, names) => p.bottles(itemAt(names, seat), itemAt(view.bottles, seat)),
    table: (view, names) => [
      { heading: p.title, lines: [prompt(view, names)] },
      {
        heading: p.table,
        lines: view.bottles.flatMap((count, seat) => {
          const [who, card] = [itemAt(names, seat), itemAt(view.played, seat)];
          return [p.bottles(who, count), ...(card > 0 ? [p.played(who, card)] : [])];
        }),
      },
      ...(view.hand === null ? [] : [{ heading: p.hand, lines: view.hand.map(String) }]),
    ],
    help: async () => help,
  };
}

export const words: Tongues<Action, Event, View> = load;
