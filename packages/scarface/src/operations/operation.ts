// The interface of every operation of the card language: whether it would change anything, and what it does. Its
// sentence is in lang/<code>/operations.ts.
import type { Out } from '../events.ts';
import type { Effect, Operation } from '../language.ts';
import type { State } from '../state.ts';

export type EffectOf<D extends Operation> = Extract<Effect, { readonly do: D }>;

export interface OperationHandler<D extends Operation> {
  /** Would it change anything now, as far as the seat itself can see? If not, it is not offered (SC-16). */
  can(s: State, seat: number, effect: EffectOf<D>): boolean;
  /** Does as much as possible, or puts a frame on the stack. `of` and `at` say where the effect stands on its card. */
  run(s: State, seat: number, effect: EffectOf<D>, of: string, at: number, out: Out): void;
}
