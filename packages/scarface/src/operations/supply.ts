// One of the Deals delivers what its Dealers have: no thug, no requirement, no extra goods.
import { push } from '../state.ts';
import type { Deed } from './deed.ts';

export const supply: Deed<'supply'> = {
  can: (s, seat) => s.players[seat].deals.length > 0,
  run(s, seat) {
    push(s, { kind: 'supply', seat });
  },
  say: {
    en: () => 'take the goods of one of your Deals without a thug',
    de: () => 'nimm ohne Schläger die Waren eines deiner Deals',
    fr: () => 'prends les marchandises d’une de tes Filières sans y envoyer personne',
    it: () => 'prendi le merci di uno dei tuoi Affari senza mandarci nessuno',
    es: () => 'toma las mercancías de uno de tus Tratos sin enviar a nadie',
  },
};
