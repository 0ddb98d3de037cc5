// Thugs come from Prison back to Headquarters (SC-42).
import { release as free } from '../rules/acts.ts';
import type { Deed } from './deed.ts';
import { amountOf } from './reckon.ts';

export const release: Deed<'release'> = {
  can: (s, seat, { thugs }) => s.players[seat].prison > 0 && (thugs === 'all' || amountOf(s, seat, thugs) > 0),
  run: (s, seat, { thugs }, _of, _at, out) =>
    free(s, seat, thugs === 'all' ? s.players[seat].prison : amountOf(s, seat, thugs), out),
  say: {
    en: ({ thugs }, v) =>
      thugs === 'all'
        ? 'bring all your thugs back from Prison'
        : `bring ${v.n(thugs, 'thug', 'thugs')} back from Prison${v.per(thugs)}`,
    de: ({ thugs }, v) =>
      thugs === 'all'
        ? 'hole alle deine Schläger aus dem Gefängnis'
        : `hole ${v.n(thugs, 'Schläger', 'Schläger')} aus dem Gefängnis${v.per(thugs)}`,
    fr: ({ thugs }, v) =>
      thugs === 'all'
        ? 'fais sortir de Prison tous tes hommes de main'
        : `fais sortir de Prison ${v.n(thugs, 'homme de main', 'hommes de main')}${v.per(thugs)}`,
    it: ({ thugs }, v) =>
      thugs === 'all'
        ? 'fai uscire di Prigione tutti i tuoi scagnozzi'
        : `fai uscire di Prigione ${v.n(thugs, 'scagnozzo', 'scagnozzi')}${v.per(thugs)}`,
    es: ({ thugs }, v) =>
      thugs === 'all'
        ? 'saca de Prisión a todos tus matones'
        : `saca de Prisión a ${v.n(thugs, 'matón', 'matones')}${v.per(thugs)}`,
  },
};
