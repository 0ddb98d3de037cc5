// The Enforcer's 36 cards by id.
import type { EnforcerCard } from '../language.ts';
import { DECK_A } from './deck-a.ts';
import { DECK_B } from './deck-b.ts';
import { DECK_C } from './deck-c.ts';

export const ENFORCER_CARDS: readonly EnforcerCard[] = [...DECK_A, ...DECK_B, ...DECK_C];

const all = new Map(ENFORCER_CARDS.map((card) => [card.id, card]));

export function enforcerCard(id: string): EnforcerCard {
  const card = all.get(id);
  if (card === undefined) throw new RangeError(`the Enforcer has no card ${id}`);
  return card;
}
