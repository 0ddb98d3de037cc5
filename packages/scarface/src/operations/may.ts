// Effects for an optional cost: the player pays all of it, or declines. A player who only lacks the money is asked too, and can
// only decline: not to be asked would show the table what is in the purse (SC-16).
import { inner, scriptOf } from '../cards/scripts.ts';
import type { FrameRule } from '../frame-rule.ts';
import { pop, push } from '../state.ts';
import { anyCan } from './index.ts';
import type { EffectOf, OperationHandler } from './operation.ts';
import { canAfford, payCost } from './reckon.ts';

const effectAt = (of: string, at: number): EffectOf<'may'> => scriptOf(of)[at] as EffectOf<'may'>;

export const may: OperationHandler<'may'> = {
  can: (s, seat, effect) => canAfford(s, seat, effect.cost) && anyCan(s, seat, effect.then),
  run(s, seat, effect, of, at) {
    const { money: _, ...open } = effect.cost;
    if (canAfford(s, seat, open) && anyCan(s, seat, effect.then)) push(s, { kind: 'may', seat, of, at });
  },
};

export const mayRule: FrameRule<'may'> = {
  asksForOne: true,
  go: () => true,
  options(s, frame, list) {
    if (canAfford(s, frame.seat, effectAt(frame.of, frame.at).cost)) list.push({ type: 'yes' });
    list.push({ type: 'stop' });
  },
  take(s, frame, action, out) {
    pop(s);
    if (action.type !== 'yes') return;
    // Push the reward first and the cost on top of it, so that the cost is paid first.
    push(s, { kind: 'script', seat: frame.seat, of: inner(frame.of, frame.at, 'then'), at: 0 });
    payCost(s, frame.seat, effectAt(frame.of, frame.at).cost, out);
  },
};
