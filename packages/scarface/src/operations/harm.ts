// SC-97: thugs are put in Prison, hit (back to Recruits) or killed. Whoever plays the card chooses which; when a card makes one
// harm one's own, so does their owner.
import type { Spot } from '../actions.ts';
import type { Out } from '../events.ts';
import type { FrameOf } from '../frames.ts';
import type { Harm } from '../language.ts';
import type { Rule } from '../rule.ts';
import { fire } from '../rules/powers.ts';
import { NO_AREA, NOT_PRISON, spotsOf, takeThug, thugActions, thugsIn } from '../rules/spots.ts';
import { pop, push, type State } from '../state.ts';
import type { Area } from '../vocabulary.ts';
import { amountOf } from './reckon.ts';
import { meeting } from './whom.ts';

/** Nobody goes to Prison twice. */
const except = (how: Harm): readonly Area[] => (how === 'prison' ? NOT_PRISON : NO_AREA);

const VERBS: Readonly<
  Record<'en' | 'de' | 'fr' | 'it' | 'es', Readonly<Record<Harm, readonly [before: string, after: string]>>>
> = {
  en: { prison: ['put in Prison ', ''], hit: ['hit ', ''], kill: ['kill ', ''] },
  de: { prison: ['bringe ', ' ins Gefängnis'], hit: ['verprügle ', ''], kill: ['töte ', ''] },
  fr: { prison: ['envoie en Prison ', ''], hit: ['tabasse ', ''], kill: ['élimine ', ''] },
  it: { prison: ['manda in Prigione ', ''], hit: ['pesta ', ''], kill: ['elimina ', ''] },
  es: { prison: ['envía a Prisión a ', ''], hit: ['apaliza a ', ''], kill: ['elimina a ', ''] },
};

export const harm = meeting<'harm'>({
  who: (effect) => effect.whose,
  works: (s, by, victim, { how, reach, thugs }) =>
    thugsIn(s, victim, reach, except(how)) > 0 && amountOf(s, by, thugs) > 0,
  onto(s, by, victim, { how, reach, thugs }) {
    push(s, { kind: 'harm', seat: by, victim, left: amountOf(s, by, thugs), how, reach });
  },
  say: {
    en: (e, v) => `${VERBS.en[e.how][0]}${v.thugs(e.thugs, e.whose)}${v.at(e.reach)}${v.per(e.thugs)}`,
    de: (e, v) =>
      `${VERBS.de[e.how][0]}${v.thugs(e.thugs, e.whose)}${v.at(e.reach)}${VERBS.de[e.how][1]}${v.per(e.thugs)}`,
    fr: (e, v) => `${VERBS.fr[e.how][0]}${v.thugs(e.thugs, e.whose)}${v.at(e.reach)}${v.per(e.thugs)}`,
    it: (e, v) => `${VERBS.it[e.how][0]}${v.thugs(e.thugs, e.whose)}${v.at(e.reach)}${v.per(e.thugs)}`,
    es: (e, v) => `${VERBS.es[e.how][0]}${v.thugs(e.thugs, e.whose)}${v.at(e.reach)}${v.per(e.thugs)}`,
  },
});

function strike(s: State, frame: FrameOf<'harm'>, from: Spot, out: Out): void {
  const p = s.players[frame.victim];
  takeThug(s, frame.victim, from);
  frame.left--;
  if (frame.how === 'hit') p.recruits++;
  if (frame.how === 'prison') p.prison++;
  out?.push({ type: 'harmed', seat: frame.victim, how: frame.how, from });
  if (frame.how === 'prison') fire(s, frame.victim, 'imprisoned', out);
}

export const harmRule: Rule<'harm'> = {
  go(s, frame) {
    if (frame.left > 0 && thugsIn(s, frame.victim, frame.reach, except(frame.how)) > 0) return true;
    pop(s);
    return false;
  },
  options(s, frame, list) {
    thugActions(spotsOf(s, frame.victim, frame.reach, except(frame.how)), list);
    // All in reach are harmed: the order does not matter, so nobody is asked.
    if (list.length > 1 && thugsIn(s, frame.victim, frame.reach, except(frame.how)) <= frame.left) list.length = 1;
  },
  take(s, frame, action, out) {
    if (action.type === 'thug') strike(s, frame, action.from, out);
  },
};
