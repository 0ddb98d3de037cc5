// Dealers drawn, one kept (SC-35).
import { drawDealers } from '../rules/drawing.ts';
import type { Deed } from './deed.ts';
import { amountOf } from './reckon.ts';

export const dealer: Deed<'dealer'> = {
  can: (s, seat, effect) => s.dealers.cards.length > 0 && amountOf(s, seat, effect.draw) > 0,
  run: (s, seat, effect, _of, _at, out) => drawDealers(s, seat, amountOf(s, seat, effect.draw), out),
  say: {
    en: ({ draw }, v) => `draw ${v.n(draw, 'Dealer', 'Dealers')}${draw === 1 ? '' : `${v.per(draw)}; keep 1`}`,
    de: ({ draw }, v) => `ziehe ${v.n(draw, 'Händler', 'Händler')}${draw === 1 ? '' : `${v.per(draw)}; behalte 1`}`,
    fr: ({ draw }, v) =>
      `pioche ${v.n(draw, 'Fournisseur', 'Fournisseurs')}${draw === 1 ? '' : `${v.per(draw)} ; gardes-en 1`}`,
    it: ({ draw }, v) => `pesca ${v.n(draw, 'Fornitore', 'Fornitori')}${draw === 1 ? '' : `${v.per(draw)}; tienine 1`}`,
    es: ({ draw }, v) =>
      `roba ${v.n(draw, 'Proveedor', 'Proveedores')}${draw === 1 ? '' : `${v.per(draw)}; quédate 1`}`,
  },
};
