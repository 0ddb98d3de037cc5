// What is fixed before a card is dealt, and the key derived from it: commit, pledge, share, disclose.
import type { Opening } from '../deeds.ts';
import type { Terms } from '../terms.ts';
import { fields, type Primitives, portable } from './primitives.ts';

/**
 * Name and version of the shuffle. It is written to the log; another method gets another name.
 * backroom-1: nobody can check the lots of grabs. backroom-2: they follow from the key, as draws do.
 */
export type Shuffle = 'backroom-1' | 'backroom-2';

/** The shuffle of new matches. */
export function openingOf(terms: Terms, secret: string, primitives: Primitives = portable): Opening {
  const shuffle = 'backroom-2';
  return { do: 'open', terms, shuffle, commitment: commitmentTo(secret, terms, shuffle, primitives) };
}

/** What the host publishes of its secret before anybody sits down. */
export function commitmentTo(
  secret: string,
  terms: Pick<Terms, 'match' | 'game' | 'rules'>,
  shuffle: Shuffle,
  primitives: Primitives = portable,
): string {
  return primitives.sha256(fields(shuffle, terms.match, terms.game, terms.rules, secret));
}

/** What a seat publishes of its share before it knows the share of any other. */
export function pledgeOf(share: string, primitives: Primitives = portable): string {
  return primitives.sha256(fields('pledge', share));
}

/** All draws of a match follow from this key. Shares in the order of seats; null: none was given. */
export function keyOf(
  secret: string,
  match: string,
  shares: readonly (string | null)[],
  primitives: Primitives = portable,
): string {
  return primitives.hmac(secret, fields('key', match, ...shares.map((share) => share ?? '')));
}
