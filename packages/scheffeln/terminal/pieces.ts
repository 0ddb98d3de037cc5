// Cars, characters and cards as blocks of three columns, each with its letter.

import { itemAt } from '@backroom/kit';
import type { Dye, Paint, Setting } from '@backroom/kit/terminal';
import { CARDS, type Car, type Card, COLOURS, type Colour, type View } from '../src/index.ts';
import type { PieceNames } from '../src/words/index.ts';
import type { Phrases } from './phrases/catalogue.ts';

/** Letters are the same in every language, as the notation is: N is browN, K is blacK. */
export const LETTERS: Readonly<Record<Car | Card, string>> = {
  red: 'R',
  orange: 'O',
  yellow: 'Y',
  green: 'G',
  blue: 'B',
  purple: 'P',
  white: 'W',
  brown: 'N',
  black: 'K',
  joker: '*',
  backward: '<',
  evasion: '^',
  nasty: '&',
};

const LIGHT = 231;
const DARK = 16;
const SPECIAL: Dye = { back: 240, ink: LIGHT };
const DYES: Readonly<Record<Car | Card, Dye>> = {
  red: { back: 160, ink: LIGHT },
  orange: { back: 208, ink: DARK },
  yellow: { back: 226, ink: DARK },
  green: { back: 34, ink: DARK },
  blue: { back: 26, ink: LIGHT },
  purple: { back: 91, ink: LIGHT },
  white: { back: 255, ink: DARK },
  brown: { back: 94, ink: LIGHT },
  black: { back: 237, ink: 203 },
  joker: SPECIAL,
  backward: SPECIAL,
  evasion: SPECIAL,
  nasty: SPECIAL,
};

/** What the drawing needs of one game. */
export interface Scene extends Setting {
  readonly pieces: PieceNames;
  readonly phrases: Phrases;
}

export const block = (paint: Paint, piece: Car | Card): string => paint.block(LETTERS[piece], DYES[piece]);
export const letter = (paint: Paint, piece: Car | Card): string => paint.ink(LETTERS[piece], DYES[piece]);

export const isColour = (card: Card): card is Colour => (COLOURS as readonly string[]).includes(card);

/** Each kind of card once, with how many there are. */
export function kinds(cards: readonly Card[]): { card: Card; count: number }[] {
  return CARDS.map((card) => ({ card, count: cards.filter((one) => one === card).length })).filter(
    ({ count }) => count > 0,
  );
}

/** What a car would earn if the ring were scored now; null: nothing. */
function worth(view: View, car: Car): number | null {
  const place = view.ring.findIndex((cars) => cars.at(-1) === car);
  return place < 0 ? null : itemAt(view.stacks, place).top;
}

export const worthText = (view: View, car: Car, { pieces }: Scene): string => {
  if (view.phase === 'over') return '';
  const value = worth(view, car);
  return value === null ? '–' : `+${pieces.money(value)}`;
};
