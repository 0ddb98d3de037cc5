// One of several effects, of the player's choice. An option that would change nothing is not offered (SC-16).
import { inner, scriptOf } from '../cards/scripts.ts';
import type { FrameRule } from '../frame-rule.ts';
import { pop, push, type State } from '../state.ts';
import { anyCan } from './index.ts';
import type { EffectOf, OperationHandler } from './operation.ts';

const optionsOf = (of: string, at: number): EffectOf<'choose'>['options'] =>
  (scriptOf(of)[at] as EffectOf<'choose'>).options;

export const choose: OperationHandler<'choose'> = {
  can: (s, seat, effect) => effect.options.some((option) => anyCan(s, seat, option)),
  run(s, seat, _effect, of, at) {
    push(s, { kind: 'choose', seat, of, at });
  },
};

export const chooseRule: FrameRule<'choose'> = {
  go(s, frame) {
    if (optionsOf(frame.of, frame.at).some((option) => anyCan(s, frame.seat, option))) return true;
    pop(s);
    return false;
  },
  options(s: State, frame, list) {
    for (const [option, effects] of optionsOf(frame.of, frame.at).entries())
      if (anyCan(s, frame.seat, effects)) list.push({ type: 'option', option });
  },
  take(s, frame, action) {
    if (action.type !== 'option') return;
    pop(s);
    push(s, { kind: 'script', seat: frame.seat, of: inner(frame.of, frame.at, action.option), at: 0 });
  },
};
