// SC-51: a permanent Job is turned face down again and must be fulfilled anew.
import type { Rule } from '../rule.ts';
import { pop, push } from '../state.ts';
import { meeting } from './whom.ts';

export const unfulfil = meeting<'unfulfil'>({
  who: (effect) => effect.who ?? 'self',
  works: (s, _by, victim, effect) => effect.jobs > 0 && s.players[victim].fulfilled.length > 0,
  onto: (s, _by, victim, effect) => push(s, { kind: 'unfulfil', seat: victim, left: effect.jobs }),
  say: {
    en: ({ jobs, who }, v) =>
      `${v.to(who, 'turn', 'turns')} ${v.n(jobs, 'fulfilled Job', 'fulfilled Jobs')} face down again`,
    de: ({ jobs, who }, v) =>
      `${v.to(who, 'drehe', 'dreht')} ${v.n(jobs, 'erfüllten Auftrag', 'erfüllte Aufträge')} wieder um`,
    fr: ({ jobs, who }, v) =>
      `${v.to(who, 'retourne', 'retourne')} face cachée ${v.n(jobs, 'Coup accompli', 'Coups accomplis')}`,
    it: ({ jobs, who }, v) =>
      `${v.to(who, 'rigira', 'rigira')} a faccia in giù ${v.n(jobs, 'Colpo compiuto', 'Colpi compiuti')}`,
    es: ({ jobs, who }, v) =>
      `${v.to(who, 'vuelve', 'vuelve')} a poner boca abajo ${v.n(jobs, 'Golpe cumplido', 'Golpes cumplidos')}`,
  },
});

export const unfulfilRule: Rule<'unfulfil'> = {
  go(s, frame) {
    if (frame.left > 0 && s.players[frame.seat].fulfilled.length > 0) return true;
    pop(s);
    return false;
  },
  options(s, frame, list) {
    for (const card of s.players[frame.seat].fulfilled) list.push({ type: 'card', card });
  },
  take(s, frame, action, out) {
    if (action.type !== 'card') return;
    const p = s.players[frame.seat];
    p.fulfilled.splice(p.fulfilled.indexOf(action.card), 1);
    p.jobs.push(action.card);
    frame.left--;
    out?.push({ type: 'unfulfilled', seat: frame.seat, job: action.card });
  },
};
