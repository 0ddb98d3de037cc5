// Which cards of a Plan match, and by which crimes.
import { personCard } from '../../src/cards/index.ts';
import { CRIMES, type Crime } from '../../src/vocabulary.ts';

export interface Match {
  /** From the first of these cards to the last one. */
  readonly cards: readonly string[];
  readonly crimes: readonly Crime[];
}

/** SC-15: a card's matching skill wants a crime of another card. Crimes that join the same cards share a bracket. */
export function matchesIn(plan: readonly string[]): readonly Match[] {
  const found = new Map<string, { readonly cards: readonly string[]; readonly crimes: Crime[] }>();
  for (const crime of CRIMES) {
    const has = (id: string): boolean => personCard(id).crimes.includes(crime);
    const wants = (id: string): boolean => personCard(id).matching?.crimes.includes(crime) === true;
    const cards = plan.filter((id) =>
      plan.some((other) => other !== id && ((wants(id) && has(other)) || (has(id) && wants(other)))),
    );
    if (cards.length === 0) continue;
    const key = cards.join(' ');
    const match = found.get(key) ?? { cards, crimes: [] };
    match.crimes.push(crime);
    found.set(key, match);
  }
  return [...found.values()];
}
