// A Nightclub without an upgrade: a neighbourhood of one's own is flipped (SC-49).
import { push, tokensOn } from '../state.ts';
import { MOST_TOKENS, NIGHTCLUB } from '../vocabulary.ts';
import type { Deed } from './deed.ts';

export const nightclub: Deed<'nightclub'> = {
  can: (s, seat) =>
    s.tokens[NIGHTCLUB] > 0 &&
    s.tiles.some((tile) => tile.owner === seat && tile.night === 0 && tokensOn(tile) < MOST_TOKENS),
  run(s, seat) {
    push(s, { kind: 'nightclub', seat });
  },
  say: {
    en: () => 'open a nightclub in one of your neighbourhoods',
    de: () => 'eröffne einen Nachtclub in einem deiner Viertel',
    fr: () => 'ouvre un cabaret dans un de tes quartiers',
    it: () => 'apri un locale notturno in uno dei tuoi quartieri',
    es: () => 'abre un club nocturno en uno de tus barrios',
  },
};
