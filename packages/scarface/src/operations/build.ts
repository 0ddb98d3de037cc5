// Business tokens on one's own neighbourhoods (SC-41).
import { canBuild } from '../rules/territory.ts';
import { businessNumber, push } from '../state.ts';
import { NOBODY } from '../vocabulary.ts';
import type { Voice } from '../words/cards/voice.ts';
import type { Deed, EffectOf } from './deed.ts';
import { amountOf } from './reckon.ts';

const only = ({ kind }: EffectOf<'build'>): number => (kind === undefined ? NOBODY : businessNumber(kind));

const what = ({ kind, tokens }: EffectOf<'build'>, v: Voice, one: string, other: string): string =>
  v.upTo(tokens) + (kind === undefined ? v.n(tokens, one, other) : v.business(kind, tokens));

export const build: Deed<'build'> = {
  can: (s, seat, effect) => amountOf(s, seat, effect.tokens) > 0 && canBuild(s, seat, only(effect)),
  run(s, seat, effect) {
    const left = amountOf(s, seat, effect.tokens);
    if (left > 0) push(s, { kind: 'build', seat, left, business: only(effect) });
  },
  say: {
    en: (e, v) =>
      `open ${what(e, v, 'business of your choice', 'businesses of your choice')} in your neighbourhoods${v.per(e.tokens)}`,
    de: (e, v) =>
      `eröffne ${what(e, v, 'Geschäft deiner Wahl', 'Geschäfte deiner Wahl')} in deinen Vierteln${v.per(e.tokens)}`,
    fr: (e, v) =>
      `ouvre ${what(e, v, 'commerce de ton choix', 'commerces de ton choix')} dans tes quartiers${v.per(e.tokens)}`,
    it: (e, v) =>
      `apri ${what(e, v, 'attività a tua scelta', 'attività a tua scelta')} nei tuoi quartieri${v.per(e.tokens)}`,
    es: (e, v) =>
      `abre ${what(e, v, 'negocio de tu elección', 'negocios de tu elección')} en tus barrios${v.per(e.tokens)}`,
  },
};
