// The two marked spaces of the market are cleared and filled, as at the end of a round (SC-80).
import { refreshMarket } from '../rules/market.ts';
import type { Deed } from './deed.ts';

export const market: Deed<'market'> = {
  can: (s) => s.market[2] !== '' || s.market[3] !== '',
  run: (s, _seat, _effect, _of, _at, out) => refreshMarket(s, out),
  say: {
    en: () => 'renew the two marked spaces of the market',
    de: () => 'erneuere die beiden markierten Plätze des Markts',
    fr: () => 'renouvelle les deux cases marquées du marché',
    it: () => 'rinnova i due spazi segnati del mercato',
    es: () => 'renueva los dos espacios marcados del mercado',
  },
};
