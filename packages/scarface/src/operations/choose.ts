// One of several things, of the player's choice. What can do nothing is not offered (SC-16).
import { inner, scriptOf } from '../cards/scripts.ts';
import type { Rule } from '../rule.ts';
import { pop, push, type State } from '../state.ts';
import type { Voice } from '../words/cards/voice.ts';
import type { Deed, EffectOf } from './deed.ts';
import { anyCan } from './index.ts';

const optionsOf = (of: string, at: number): EffectOf<'choose'>['options'] =>
  (scriptOf(of)[at] as EffectOf<'choose'>).options;

export const options = (e: EffectOf<'choose'>, v: Voice, or: string): string =>
  e.options.map((option) => v.and(v.clauses(option))).join(or);

export const choose: Deed<'choose'> = {
  can: (s, seat, effect) => effect.options.some((option) => anyCan(s, seat, option)),
  run(s, seat, _effect, of, at) {
    push(s, { kind: 'choose', seat, of, at });
  },
  say: {
    en: (e, v) => `choose: ${options(e, v, '; or ')}`,
    de: (e, v) => `wähle: ${options(e, v, '; oder ')}`,
    fr: (e, v) => `choisis : ${options(e, v, ' ; ou ')}`,
    it: (e, v) => `scegli: ${options(e, v, '; oppure ')}`,
    es: (e, v) => `elige: ${options(e, v, '; o ')}`,
  },
};

export const chooseRule: Rule<'choose'> = {
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
