// Pieces differ by a letter (of the colour's name in each language) and a shape, besides their colour.
import type { Language } from '@backroom/kit';
import { letters as all } from '../lang/letters.all.ts';
import { CARS, type Car, type Card } from '../src/vocabulary.ts';

/** In the order of the cars; where two colours begin alike, one takes another letter of its name: browN, blacK. */
const IN_ORDER: Readonly<Record<Language, string>> = all;

/** The language of this page's tables: a module variable, because signs are drawn everywhere and all in one language. */
let spoken: Language = 'en';

export function speakLetters(language: Language): void {
  spoken = language;
}

export const letterOf = (car: Car): string => IN_ORDER[spoken][CARS.indexOf(car)] ?? '';

/** Outlines in a square of 24, each hinting at its owner: a singer's heart, a doctor's cross, a driver's wheel nut. */
export const SHAPES: Readonly<Record<Car, string>> = {
  red: 'M12 22.5C4 17 1 12 1 7.5A5.6 5.6 0 0 1 12 5.4 5.6 5.6 0 0 1 23 7.5C23 12 20 17 12 22.5z',
  orange: 'M12 .5 23.5 12 12 23.5.5 12z',
  yellow:
    'M12 0l2.7 3.6 4.2-1.7.5 4.5 4.5.6-1.7 4.2L24 12l-3.6 2.7 1.7 4.2-4.5.5-.6 4.5-4.2-1.7L12 24l-2.7-3.6-4.2 1.7-.5-4.5-4.5-.6 1.7-4.2L0 12l3.6-2.7-1.7-4.2 4.5-.5.6-4.5 4.2 1.7z',
  green: 'M3 2h18q-2.5 10 0 20H3Q5.5 12 3 2z',
  blue: 'M12 1a11 11 0 1 1-.01 0z',
  purple: 'M1 3l5.5 4L12 .5 17.5 7 23 3v20H1z',
  white: 'M7 1h10v6h6v10h-6v6H7v-6H1V7h6z',
  brown: 'M6.5 2h11L23.5 12l-6 10h-11L.5 12z',
  black: 'M1 3q11-4 22 0v7q-1 9-11 13.500Q2 19 1 10z',
};

export const isCar = (card: Card): card is Card & Car => CARS.includes(card as Car);
