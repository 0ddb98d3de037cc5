// Thugs from Headquarters to one district, bribes paid (SC-44).
import { canSend } from '../rules/streets.ts';
import { push } from '../state.ts';
import { NOBODY } from '../vocabulary.ts';
import type { Deed } from './deed.ts';
import { amountOf } from './reckon.ts';

export const send: Deed<'send'> = {
  can: (s, seat, { thugs, where }) => amountOf(s, seat, thugs) > 0 && canSend(s, seat, where === 'anywhere' ? 1 : 0),
  run(s, seat, { thugs, where }) {
    const left = amountOf(s, seat, thugs);
    if (left > 0) push(s, { kind: 'send', seat, left, district: NOBODY, anywhere: where === 'anywhere' ? 1 : 0 });
  },
  say: {
    en: ({ thugs, where }, v) =>
      `send ${v.upTo(thugs)}${v.n(thugs, 'thug', 'thugs')} from Headquarters to ${where === 'anywhere' ? 'any one district' : 'one district where you are present'}${v.per(thugs)}`,
    de: ({ thugs, where }, v) =>
      `schicke ${v.upTo(thugs)}${v.n(thugs, 'Schläger', 'Schläger')} aus dem Hauptquartier in ${where === 'anywhere' ? 'einen beliebigen Bezirk' : 'einen Bezirk, in dem du präsent bist'}${v.per(thugs)}`,
    fr: ({ thugs, where }, v) =>
      `envoie ${v.upTo(thugs)}${v.n(thugs, 'homme de main', 'hommes de main')} du QG dans ${where === 'anywhere' ? 'le secteur de ton choix' : 'un secteur où tu as une présence'}${v.per(thugs)}`,
    it: ({ thugs, where }, v) =>
      `manda ${v.upTo(thugs)}${v.n(thugs, 'scagnozzo', 'scagnozzi')} dal Quartier generale in ${where === 'anywhere' ? 'un distretto qualsiasi' : 'un distretto in cui sei presente'}${v.per(thugs)}`,
    es: ({ thugs, where }, v) =>
      `envía ${v.upTo(thugs)}${v.n(thugs, 'matón', 'matones')} del Cuartel general a ${where === 'anywhere' ? 'cualquier distrito' : 'un distrito en el que tengas presencia'}${v.per(thugs)}`,
  },
};
