// Thugs at work come back to Headquarters, as many as their boss wants.

import type { Rule } from '../rule.ts';
import { NOT_IDLE, spotsOf, takeThug, thugActions, thugsIn } from '../rules/spots.ts';
import { pop, push } from '../state.ts';
import type { Deed } from './deed.ts';
import { amountOf } from './reckon.ts';

export const recall: Deed<'recall'> = {
  can: (s, seat, { thugs, from }) => amountOf(s, seat, thugs) > 0 && thugsIn(s, seat, from, NOT_IDLE) > 0,
  run(s, seat, { thugs, from }) {
    push(s, { kind: 'recall', seat, left: amountOf(s, seat, thugs), reach: from });
  },
  say: {
    en: ({ thugs, from }, v) =>
      `bring ${v.upTo(thugs)}${v.n(thugs, 'thug', 'thugs')} back${v.from(from)} to Headquarters${v.per(thugs)}`,
    de: ({ thugs, from }, v) =>
      `hole ${v.upTo(thugs)}${v.n(thugs, 'Schläger', 'Schläger')}${v.from(from)} ins Hauptquartier zurück${v.per(thugs)}`,
    fr: ({ thugs, from }, v) =>
      `ramène au QG ${v.upTo(thugs)}${v.n(thugs, 'homme de main', 'hommes de main')}${v.from(from)}${v.per(thugs)}`,
    it: ({ thugs, from }, v) =>
      `richiama al Quartier generale ${v.upTo(thugs)}${v.n(thugs, 'scagnozzo', 'scagnozzi')}${v.from(from)}${v.per(thugs)}`,
    es: ({ thugs, from }, v) =>
      `devuelve al Cuartel general ${v.upTo(thugs)}${v.n(thugs, 'matón', 'matones')}${v.from(from)}${v.per(thugs)}`,
  },
};

export const recallRule: Rule<'recall'> = {
  go(s, frame) {
    if (frame.left > 0 && thugsIn(s, frame.seat, frame.reach, NOT_IDLE) > 0) return true;
    pop(s);
    return false;
  },
  options(s, frame, list) {
    thugActions(spotsOf(s, frame.seat, frame.reach, NOT_IDLE), list);
    list.push({ type: 'stop' });
  },
  take(s, frame, action, out) {
    if (action.type !== 'thug') {
      pop(s);
      return;
    }
    takeThug(s, frame.seat, action.from);
    s.players[frame.seat].headquarters++;
    frame.left--;
    out?.push({ type: 'recalled', seat: frame.seat, from: action.from });
  },
};
