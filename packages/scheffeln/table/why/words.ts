// Rules in a sentence, for touches that do nothing, and what each RUN card does. Cars are passed in with their article.
import type { Language } from '@backroom/kit';
import * as all from '../../lang/why.all.ts';

export interface WhyWords {
  readonly over: string;
  readonly watching: string;
  othersFirst(who: string): string;
  readonly notNow: string;
  readonly chooseFirst: string;
  readonly grabOne: string;
  carByCard(car: string): string;
  noCardFor(car: string): string;
  readonly placeIsNoMove: string;
  readonly pickCard: string;
  readonly cardForExchange: string;
  readonly emptyPlace: string;
  readonly characterNext: string;
  readonly carNext: string;
}

export type RunCard = 'joker' | 'backward' | 'evasion' | 'nasty';

export const whyWords: Readonly<Record<Language, WhyWords>> = all.whyWords;

export type RunWords = Readonly<Record<RunCard, string>>;

export const runWords: Readonly<Record<Language, RunWords>> = all.runWords;
