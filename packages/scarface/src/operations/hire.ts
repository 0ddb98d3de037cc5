// An Associate of the market joins the gang (SC-36).
import { canHire } from '../rules/hiring.ts';
import { push } from '../state.ts';
import type { Deed, EffectOf } from './deed.ts';

/** The highest level, for whoever says it; of level 1 there is nothing lower. */
const upTo = ({ level }: EffectOf<'hire'>, orLower: string): string => (level === 1 ? '1' : `${level} ${orLower}`);

export const hire: Deed<'hire'> = {
  can: (s, _seat, effect) => canHire(s, effect.level),
  run(s, seat, effect) {
    push(s, { kind: 'hire', seat, level: effect.level, free: effect.toHand ? 1 : 0, hired: '' });
  },
  say: {
    en: (e) => `hire an Associate of level ${upTo(e, 'or lower')}${e.toHand ? ' into your hand' : ''}`,
    de: (e) => `heuere einen Komplizen der Stufe ${upTo(e, 'oder darunter')}${e.toHand ? ' auf die Hand' : ''} an`,
    fr: (e) => `engage un Associé de niveau ${upTo(e, 'ou moins')}${e.toHand ? ', directement en main' : ''}`,
    it: (e) => `ingaggia un Complice di livello ${upTo(e, 'o inferiore')}${e.toHand ? ', direttamente in mano' : ''}`,
    es: (e) => `contrata a un Socio de nivel ${upTo(e, 'o inferior')}${e.toHand ? ', directamente a tu mano' : ''}`,
  },
};
