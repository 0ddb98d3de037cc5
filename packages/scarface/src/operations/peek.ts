// A look at the top of a deck. Who has looked, knows those cards from then on.
import type { Deck, State } from '../state.ts';
import type { Deed, EffectOf } from './deed.ts';

type Which = EffectOf<'peek'>['deck'];

const seenBy = (deck: Deck, seat: number, cards: number): boolean => {
  for (let i = 0; i < cards && i < deck.cards.length; i++) if ((deck.seen[i] & (1 << seat)) === 0) return false;
  return true;
};

const deckOf = (s: State, which: Which): Deck => s[which];

const EN: Readonly<Record<Which, string>> = { jobs: 'Job deck', dealers: 'Dealer deck', federal: 'Federal deck' };
const DE: Readonly<Record<Which, string>> = {
  jobs: 'Auftragsstapels',
  dealers: 'Händlerstapels',
  federal: 'Razziastapels',
};
const FR: Readonly<Record<Which, string>> = {
  jobs: 'pioche des Coups',
  dealers: 'pioche des Fournisseurs',
  federal: 'pioche fédérale',
};
const IT: Readonly<Record<Which, string>> = {
  jobs: 'mazzo dei Colpi',
  dealers: 'mazzo dei Fornitori',
  federal: 'mazzo federale',
};
const ES: Readonly<Record<Which, string>> = {
  jobs: 'mazo de Golpes',
  dealers: 'mazo de Proveedores',
  federal: 'mazo federal',
};

export const peek: Deed<'peek'> = {
  can: (s, seat, effect) => !seenBy(deckOf(s, effect.deck), seat, effect.cards),
  run(s, seat, effect, _of, _at, out) {
    const deck = deckOf(s, effect.deck);
    const cards = deck.cards.slice(0, effect.cards);
    if (cards.length === 0) return;
    for (let i = 0; i < cards.length; i++) deck.seen[i] |= 1 << seat;
    out?.push({ type: 'looked', seat, deck: effect.deck, count: cards.length, cards });
  },
  say: {
    en: (e) => `look at the top ${e.cards === 1 ? 'card' : `${e.cards} cards`} of the ${EN[e.deck]}`,
    de: (e) => `sieh dir die ${e.cards === 1 ? 'oberste Karte' : `obersten ${e.cards} Karten`} des ${DE[e.deck]} an`,
    fr: (e) => `regarde ${e.cards === 1 ? 'la première carte' : `les ${e.cards} premières cartes`} de la ${FR[e.deck]}`,
    it: (e) => `guarda ${e.cards === 1 ? 'la prima carta' : `le prime ${e.cards} carte`} del ${IT[e.deck]}`,
    es: (e) => `mira ${e.cards === 1 ? 'la primera carta' : `las ${e.cards} primeras cartas`} del ${ES[e.deck]}`,
  },
};
