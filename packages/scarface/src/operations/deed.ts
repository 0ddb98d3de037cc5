// What every operation of the card language brings along: whether it would change anything, what it does, and its sentence.
import type { Language } from '@backroom/kit';
import type { Out } from '../events.ts';
import type { Effect, Operation } from '../language.ts';
import type { State } from '../state.ts';
import type { Voice } from '../words/cards/voice.ts';

export type EffectOf<D extends Operation> = Extract<Effect, { readonly do: D }>;

/** A clause in the imperative, without capital and full stop: "gain 2 dollars". */
export type Sayings<D extends Operation> = Readonly<Record<Language, (effect: EffectOf<D>, voice: Voice) => string>>;

export interface Deed<D extends Operation> {
  /** Would it change anything now, as far as the seat itself can see? What can do nothing is not offered (SC-16). */
  can(s: State, seat: number, effect: EffectOf<D>): boolean;
  /** Does as much as possible, or puts a frame on the stack. `of` and `at` say where the effect stands on its card. */
  run(s: State, seat: number, effect: EffectOf<D>, of: string, at: number, out: Out): void;
  readonly say: Sayings<D>;
}
