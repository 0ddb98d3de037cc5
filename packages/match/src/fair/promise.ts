// What is promised before a card is dealt, and the key that follows from it: commit, pledge, share, disclose.
import type { Terms } from '../terms.ts';
import { fields, type Primitives, portable } from './primitives.ts';

/** Name and version of all this. It stands in the log; another way of shuffling gets another name. */
export const SHUFFLE = 'backroom-1';

/** What the house publishes of its secret before anybody sits down. */
export function commitmentTo(
  secret: string,
  terms: Pick<Terms, 'match' | 'game' | 'rules'>,
  primitives: Primitives = portable,
): string {
  return primitives.sha256(fields(SHUFFLE, terms.match, terms.game, terms.rules, secret));
}

/** What a seat publishes of its share before it knows anybody else's. */
export function pledgeOf(share: string, primitives: Primitives = portable): string {
  return primitives.sha256(fields('pledge', share));
}

/** Everything that chance will draw in a match follows from this. Shares in the order of seats; null: none was given. */
export function keyOf(
  secret: string,
  match: string,
  shares: readonly (string | null)[],
  primitives: Primitives = portable,
): string {
  return primitives.hmac(secret, fields('key', match, ...shares.map((share) => share ?? '')));
}
