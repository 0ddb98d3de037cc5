// A car or truck comes from beside the gang board onto the streets (SC-49).
import { bribeOf, isPresent } from '../rules/presence.ts';
import { push } from '../state.ts';
import { DISTRICTS } from '../vocabulary.ts';
import type { Deed } from './deed.ts';

export const vehicle: Deed<'vehicle'> = {
  can(s, seat) {
    const p = s.players[seat];
    if (p.carsLeft + p.trucksLeft === 0) return false;
    for (let d = 0; d < DISTRICTS.length; d++) if (isPresent(s, seat, d) && bribeOf(s, seat, d) <= p.money) return true;
    return false;
  },
  run(s, seat) {
    push(s, { kind: 'vehicle', seat });
  },
  say: {
    en: () => 'put a car or truck into a district where you are present',
    de: () => 'stelle ein Auto oder einen Lastwagen in einen Bezirk, in dem du präsent bist',
    fr: () => 'place une voiture ou un camion dans un secteur où tu as une présence',
    it: () => 'metti un’auto o un camion in un distretto in cui sei presente',
    es: () => 'coloca un coche o un camión en un distrito en el que tengas presencia',
  },
};
