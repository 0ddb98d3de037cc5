// Something for a cost, all or nothing; nobody need pay it.
import { inner, scriptOf } from '../cards/scripts.ts';
import type { Rule } from '../rule.ts';
import { pop, push } from '../state.ts';
import type { Voice } from '../words/cards/voice.ts';
import type { Deed, EffectOf } from './deed.ts';
import { anyCan } from './index.ts';
import { canAfford, payCost } from './reckon.ts';

const effectAt = (of: string, at: number): EffectOf<'may'> => scriptOf(of)[at] as EffectOf<'may'>;

const both = (e: EffectOf<'may'>, v: Voice): string => v.and([...v.cost(e.cost), ...v.clauses(e.then)]);

export const may: Deed<'may'> = {
  can: (s, seat, effect) => canAfford(s, seat, effect.cost) && anyCan(s, seat, effect.then),
  run(s, seat, effect, of, at) {
    if (may.can(s, seat, effect)) push(s, { kind: 'may', seat, of, at });
  },
  say: {
    en: (e, v) => `you may ${v.and(v.cost(e.cost))} to ${v.and(v.clauses(e.then))}`,
    de: (e, v) => `wenn du willst, ${both(e, v)}`,
    fr: (e, v) => `si tu veux, ${both(e, v)}`,
    it: (e, v) => `se vuoi, ${both(e, v)}`,
    es: (e, v) => `si quieres, ${both(e, v)}`,
  },
};

export const mayRule: Rule<'may'> = {
  go: () => true,
  options(_s, _frame, list) {
    list.push({ type: 'yes' }, { type: 'stop' });
  },
  take(s, frame, action, out) {
    pop(s);
    if (action.type !== 'yes') return;
    // The reward beneath, what it costs on top of it.
    push(s, { kind: 'script', seat: frame.seat, of: inner(frame.of, frame.at, 'then'), at: 0 });
    payCost(s, frame.seat, effectAt(frame.of, frame.at).cost, out);
  },
};
