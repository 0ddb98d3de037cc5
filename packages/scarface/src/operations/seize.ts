// A neighbourhood is seized with the card's own Muscle instead of the Plan's (SC-46).
import { canSeize } from '../rules/territory.ts';
import { push } from '../state.ts';
import type { Deed } from './deed.ts';
import { amountOf } from './reckon.ts';

export const seize: Deed<'seize'> = {
  can: (s, seat, effect) => canSeize(s, seat, amountOf(s, seat, effect.muscle)),
  run(s, seat, effect) {
    const muscle = amountOf(s, seat, effect.muscle);
    if (canSeize(s, seat, muscle)) push(s, { kind: 'seize', seat, muscle });
  },
  say: {
    en: ({ muscle }, v) => `seize a neighbourhood with ${v.points('muscle', muscle)}`,
    de: ({ muscle }, v) => `übernimm ein Viertel mit ${v.points('muscle', muscle)}`,
    fr: ({ muscle }, v) => `empare-toi d’un quartier avec ${v.points('muscle', muscle)}`,
    it: ({ muscle }, v) => `conquista un quartiere con ${v.points('muscle', muscle)}`,
    es: ({ muscle }, v) => `hazte con un barrio con ${v.points('muscle', muscle)}`,
  },
};
