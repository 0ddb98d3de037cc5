// Police cars go to any other district (SC-95).
import type { Rule } from '../rule.ts';
import { pop, push } from '../state.ts';
import { DISTRICTS, districtNumber } from '../vocabulary.ts';
import type { Deed } from './deed.ts';

export const police: Deed<'police'> = {
  can: (s, _seat, effect) => effect.cars > 0 && s.police.some((cars) => cars > 0),
  run(s, seat, effect) {
    push(s, { kind: 'police', seat, left: effect.cars });
  },
  say: {
    en: ({ cars }, v) => `move ${v.n(cars, 'police car', 'police cars')} to any district`,
    de: ({ cars }, v) => `versetze ${v.n(cars, 'Polizeiwagen', 'Polizeiwagen')} in einen beliebigen Bezirk`,
    fr: ({ cars }, v) => `déplace ${v.n(cars, 'voiture de police', 'voitures de police')} vers le secteur de ton choix`,
    it: ({ cars }, v) => `sposta ${v.n(cars, 'auto della polizia', 'auto della polizia')} in un distretto qualsiasi`,
    es: ({ cars }, v) => `mueve ${v.n(cars, 'coche de policía', 'coches de policía')} a cualquier distrito`,
  },
};

export const policeRule: Rule<'police'> = {
  go(s, frame) {
    if (frame.left > 0) return true;
    pop(s);
    return false;
  },
  options(s, _frame, list) {
    for (const [i, from] of DISTRICTS.entries()) {
      if (s.police[i] === 0) continue;
      for (const to of DISTRICTS) if (to !== from) list.push({ type: 'police', from, to });
    }
  },
  take(s, frame, action, out) {
    if (action.type !== 'police') return;
    s.police[districtNumber(action.from)]--;
    s.police[districtNumber(action.to)]++;
    frame.left--;
    out?.push({ type: 'police', seat: frame.seat, from: action.from, to: action.to });
  },
};
