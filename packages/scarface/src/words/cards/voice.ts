// What a language must know to say the text of a card: numbers with their nouns, amounts, conditions, costs and lists. The
// sentence of each operation is in lang/<code>/operations.ts.
import type { Amount, Condition, Cost, Effect, Operation, Power, Reach, Special, Who } from '../../language.ts';
import type { EffectOf } from '../../operations/operation.ts';
import type { Business, Good } from '../../vocabulary.ts';

export interface Voice {
  /** "2 thugs". Of an amount for each of something, the number for one of them. */
  n(amount: Amount, one: string, other: string): string;
  /** " for each casino you control, at most 8 dollars", or nothing. */
  per(amount: Amount): string;
  /** "up to " before more than one. */
  upTo(amount: Amount): string;
  /** "2 dollars for each casino you control, at most 8 dollars". */
  dollars(amount: Amount): string;
  /** `any`: of the player's choice; `some`: the loser chooses. */
  goods(good: Good | 'any' | 'some', amount: Amount): string;
  /** "A, B or C". */
  or(parts: readonly string[]): string;
  points(kind: 'muscle' | 'influence', amount: Amount): string;
  business(kind: Business, amount: Amount): string;
  /** Whom it meets as the subject of the sentence, with the verb: "pay", or "each rival pays". */
  to(who: Who | undefined, imperative: string, third: string): string;
  /** "1 of your thugs", "1 thug of each rival". */
  thugs(amount: Amount, who: Who): string;
  /** " on the streets", or nothing. */
  at(reach: Reach): string;
  /** " from the streets", or nothing. */
  from(reach: Reach): string;
  /** "if you hold the Family Ring". */
  when(needs: readonly Condition[]): string;
  /** In the imperative. */
  cost(cost: Cost): readonly string[];
  /** Clauses joined by commas and "and". */
  and(clauses: readonly string[]): string;
  /** Each effect as a clause. */
  clauses(effects: readonly Effect[]): readonly string[];
  /** As whole sentences. */
  sentences(effects: readonly Effect[]): string;
  power(power: Power): string;
  readonly specials: Readonly<Record<Special, string>>;
}

/** A language that lacks the sentence of an operation does not compile. */
export type OperationTexts = { readonly [D in Operation]: (effect: EffectOf<D>, voice: Voice) => string };

/** A text for each value that a field of an effect can have. */
export type EffectTexts<D extends Operation, F extends keyof EffectOf<D>, T> = Readonly<
  Record<Extract<EffectOf<D>[F], string>, T>
>;
