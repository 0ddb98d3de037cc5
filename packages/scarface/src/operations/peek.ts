// A look at the top of a deck. The player knows those cards from then on.
import type { Deck, State } from '../state.ts';
import type { EffectOf, OperationHandler } from './operation.ts';

type Which = EffectOf<'peek'>['deck'];

const seenBy = (deck: Deck, seat: number, cards: number): boolean => {
  for (let i = 0; i < cards && i < deck.cards.length; i++) if ((deck.seen[i] & (1 << seat)) === 0) return false;
  return true;
};

const deckOf = (s: State, which: Which): Deck => s[which];

export const peek: OperationHandler<'peek'> = {
  can: (s, seat, effect) => !seenBy(deckOf(s, effect.deck), seat, effect.cards),
  run(s, seat, effect, _of, _at, out) {
    const deck = deckOf(s, effect.deck);
    const cards = deck.cards.slice(0, effect.cards);
    if (cards.length === 0) return;
    for (let i = 0; i < cards.length; i++) deck.seen[i] |= 1 << seat;
    out?.push({ type: 'looked', seat, deck: effect.deck, count: cards.length, cards });
  },
};
