// The Family Ring changes hands (SC-11, SC-36).
import { takeRing } from '../rules/ring.ts';
import type { Deed } from './deed.ts';

export const ring: Deed<'ring'> = {
  can: (s, seat) => s.ring !== seat,
  run: (s, seat, _effect, _of, _at, out) => takeRing(s, seat, out),
  say: {
    en: () => 'take the Family Ring',
    de: () => 'nimm den Familienring',
    fr: () => 'prends la Chevalière',
    it: () => 'prendi l’Anello di famiglia',
    es: () => 'toma el Anillo de la Familia',
  },
};
