// Recruitment steps without sending a thug to the Underworld (SC-33).
import { recruitSteps } from '../rules/recruiting.ts';
import type { Deed } from './deed.ts';
import { amountOf } from './reckon.ts';

export const recruit: Deed<'recruit'> = {
  can: (s, seat, effect) =>
    s.players[seat].recruits + s.players[seat].safehouses > 0 && amountOf(s, seat, effect.steps) > 0,
  run: (s, seat, effect) => recruitSteps(s, seat, amountOf(s, seat, effect.steps)),
  say: {
    en: ({ steps }, v) => `take ${v.upTo(steps)}${v.n(steps, 'recruitment step', 'recruitment steps')}${v.per(steps)}`,
    de: ({ steps }, v) =>
      `mache ${v.upTo(steps)}${v.n(steps, 'Rekrutierungsschritt', 'Rekrutierungsschritte')}${v.per(steps)}`,
    fr: ({ steps }, v) =>
      `fais ${v.upTo(steps)}${v.n(steps, 'pas de recrutement', 'pas de recrutement')}${v.per(steps)}`,
    it: ({ steps }, v) =>
      `fai ${v.upTo(steps)}${v.n(steps, 'passo di reclutamento', 'passi di reclutamento')}${v.per(steps)}`,
    es: ({ steps }, v) =>
      `da ${v.upTo(steps)}${v.n(steps, 'paso de reclutamiento', 'pasos de reclutamiento')}${v.per(steps)}`,
  },
};
