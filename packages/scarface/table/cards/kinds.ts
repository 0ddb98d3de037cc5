// Which kind of card an id names.
import { DEALERS, FEDERAL, JOBS, NEWS, PEOPLE } from '../../src/cards/index.ts';
import { ENFORCER_CARDS } from '../../src/enforcer/cards/index.ts';
import type { EnforcerCard } from '../../src/enforcer/language.ts';
import type { DealerCard, FederalCard, JobCard, NewsCard, PersonCard } from '../../src/language.ts';

export type AnyCard =
  | { readonly kind: 'person'; readonly card: PersonCard }
  | { readonly kind: 'job'; readonly card: JobCard }
  | { readonly kind: 'dealer'; readonly card: DealerCard }
  | { readonly kind: 'federal'; readonly card: FederalCard }
  | { readonly kind: 'news'; readonly card: NewsCard }
  | { readonly kind: 'enforcer'; readonly card: EnforcerCard };
export type CardKind = AnyCard['kind'];

const all = new Map<string, AnyCard>([
  ...PEOPLE.map((card) => [card.id, { kind: 'person', card }] as const),
  ...JOBS.map((card) => [card.id, { kind: 'job', card }] as const),
  ...DEALERS.map((card) => [card.id, { kind: 'dealer', card }] as const),
  ...FEDERAL.map((card) => [card.id, { kind: 'federal', card }] as const),
  ...NEWS.map((card) => [card.id, { kind: 'news', card }] as const),
  ...ENFORCER_CARDS.map((card) => [card.id, { kind: 'enforcer', card }] as const),
]);

export function anyCard(id: string): AnyCard {
  const found = all.get(id);
  if (found === undefined) throw new RangeError(`there is no card ${id}`);
  return found;
}

export const ALL_CARDS: readonly string[] = [...all.keys()];
