// What a language says of the Enforcer: his cards, his lines, and why he does what he does (SC-110).
import type { DECK_A } from '../../enforcer/cards/deck-a.ts';
import type { DECK_B } from '../../enforcer/cards/deck-b.ts';
import type { DECK_C } from '../../enforcer/cards/deck-c.ts';
import type { Difficulty, EnforcerAct } from '../../enforcer/language.ts';
import type { Why } from '../../events.ts';
import type { Harm } from '../../language.ts';
import type { Business } from '../../vocabulary.ts';
import type { CardWords } from '../cards/names.ts';

export type EnforcerId = (typeof DECK_A | typeof DECK_B | typeof DECK_C)[number]['id'];

export type DifficultyNames = Readonly<Record<Difficulty, string>>;

/** Each reason, given what he chose as finished text. */
export type Because = Readonly<Record<Why, (what: string) => string>>;

export interface RivalTexts {
  /** What he is called at the table. */
  readonly name: string;
  readonly difficulties: DifficultyNames;
  /** His first stat, which takes the place of Hand Size. */
  readonly power: string;
  readonly cards: Readonly<Record<EnforcerId, CardWords>>;
  /** Lines of his cards, as sentences without a full stop; `least`: the Power it takes, where that is said. */
  readonly acts: Readonly<Record<EnforcerAct, (least: number | undefined) => string>>;
  readonly gain: string;
  readonly steal: string;
  readonly sellNext: Readonly<Record<Business, string>>;
  readonly stockNext: string;
  readonly policeNext: string;
  readonly policeHere: string;
  harm(how: Harm, thugs: number, here: boolean): string;
  crime(levels: number): string;
  readonly ring: string;
  goods(count: number): string;
  /** Events. */
  plan(cards: string, actions: number): string;
  walk(about: { readonly from: string; readonly to: string; readonly steps: number }): string;
  /** He acts on a line; `power` is null where it is a free action. */
  acted(about: { readonly card: string; readonly text: string; readonly power: number | null }): string;
  /** A line that would change nothing takes no cube. */
  skipped(about: { readonly card: string; readonly text: string }): string;
  /** A line for which his Power does not suffice. */
  tooWeak(about: {
    readonly card: string;
    readonly text: string;
    readonly power: number;
    readonly needs: number;
  }): string;
  readonly because: Because;
  job(card: string): string;
  /** `card` is null when it goes face down on top of his deck. */
  reinforced(deck: 'B' | 'C', card: string | null): string;
  readonly askTie: string;
  readonly askJobs: string;
  /** Between two of his lines: Jobs can be fulfilled in his turn, too. */
  readonly askMeanwhile: string;
  /** Not now. */
  readonly goOn: string;
  /** The spoken table. */
  readonly heading: string;
  place(about: { readonly district: string; readonly number: number }): string;
  numbers(districts: string): string;
  decks(about: { readonly deck: number; readonly discard: number; readonly b: number; readonly c: number }): string;
  stats(about: {
    readonly power: number;
    readonly plan: number;
    readonly actions: number;
    readonly money: string;
    readonly jobs: number;
  }): string;
  /** What comes next: in the middle of his turn, or in the turn after yours. `line` counts from 1. */
  reading(about: { readonly card: string; readonly line: number; readonly left: number }): string;
  nextPlan(about: { readonly cards: number; readonly actions: number }): string;
  nextReorganises(about: { readonly sum: string; readonly jobs: number; readonly news: number }): string;
  readonly cardsHeading: string;
  /** Before a line's own. */
  planPower(power: number): string;
  /** What P, +n and X mean. */
  readonly legend: string;
  /** A card of his with its four lines, which are finished text. */
  card(about: {
    readonly card: string;
    readonly deck: string;
    readonly moves: number;
    readonly bonus: number;
    readonly lines: string;
  }): string;
  lastPlan(cards: string): string;
  jobs(jobs: string): string;
  associates(people: string, levels: number): string;
  levels(stats: string): string;
  level(number: number, stat: string, level: number): string;
}
