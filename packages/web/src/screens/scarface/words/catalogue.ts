// What the page says of Scarface 1920: the way in, and its options. Loaded by those who come near it.
import type { Options } from '@backroom/scarface';
import type { OptionWords } from '../../../words/catalogue.ts';

export interface ScarfaceWords {
  /** What it is, in one line. */
  readonly line: string;
  readonly play: string;
  readonly goOn: string;
  readonly alone: string;
  readonly aloneWhy: string;
  readonly friends: string;
  readonly rules: string;
  readonly difficulty: string;
  readonly rival: string;
  readonly begin: string;
  readonly daily: string;
  readonly dailyWhy: (rival: string, difficulty: string) => string;
  readonly options: Readonly<Record<keyof Options, OptionWords>>;
}
