// Control markers of whomever go back to their owners (SC-39).
import { push } from '../state.ts';
import { NOBODY } from '../vocabulary.ts';
import type { Deed } from './deed.ts';

export const oust: Deed<'oust'> = {
  can: (s, _seat, effect) => effect.markers > 0 && s.tiles.some((tile) => tile.owner !== NOBODY),
  run(s, seat, effect) {
    push(s, { kind: 'oust', seat, left: effect.markers });
  },
  say: {
    en: ({ markers }, v) =>
      `remove ${v.upTo(markers)}${v.n(markers, 'control marker of any player', 'control markers of any player')}`,
    de: ({ markers }, v) =>
      `entferne ${v.upTo(markers)}${v.n(markers, 'Kontrollmarker deiner Wahl', 'Kontrollmarker deiner Wahl')}`,
    fr: ({ markers }, v) =>
      `retire ${v.upTo(markers)}${v.n(markers, 'marqueur de contrôle de ton choix', 'marqueurs de contrôle de ton choix')}`,
    it: ({ markers }, v) =>
      `rimuovi ${v.upTo(markers)}${v.n(markers, 'segnalino controllo a tua scelta', 'segnalini controllo a tua scelta')}`,
    es: ({ markers }, v) =>
      `retira ${v.upTo(markers)}${v.n(markers, 'marcador de control de tu elección', 'marcadores de control de tu elección')}`,
  },
};
