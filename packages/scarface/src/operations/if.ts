// Something that happens only if something else is so.
import { inner } from '../cards/scripts.ts';
import { push } from '../state.ts';
import type { Deed } from './deed.ts';
import { anyCan } from './index.ts';
import { holds } from './reckon.ts';

export const whenever: Deed<'if'> = {
  can: (s, seat, effect) => holds(s, seat, effect.when) && anyCan(s, seat, effect.then),
  run(s, seat, effect, of, at) {
    if (holds(s, seat, effect.when)) push(s, { kind: 'script', seat, of: inner(of, at, 'then'), at: 0 });
  },
  say: {
    en: (e, v) => `${v.when([e.when])}, ${v.and(v.clauses(e.then))}`,
    de: (e, v) => `${v.when([e.when])}, ${v.and(v.clauses(e.then))}`,
    fr: (e, v) => `${v.when([e.when])}, ${v.and(v.clauses(e.then))}`,
    it: (e, v) => `${v.when([e.when])}, ${v.and(v.clauses(e.then))}`,
    es: (e, v) => `${v.when([e.when])}, ${v.and(v.clauses(e.then))}`,
  },
};
