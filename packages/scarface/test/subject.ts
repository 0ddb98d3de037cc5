// What the kit's suite needs to know of Scarface 1920.

import type { Json, Seat } from '@backroom/kit';
import type { GameUnderTest } from '@backroom/kit/testing';
import type { State } from '../src/index.ts';
import { scarface } from '../src/index.ts';
import { inventory } from '../src/inventory.ts';
import { ALL_SEATS } from '../src/rules/market.ts';
import type { Deck } from '../src/state.ts';
import type { Types } from '../src/types.ts';
import { words } from '../src/words/index.ts';

const named = (what: string, count: number): string[] => Array.from({ length: count }, () => what);
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** Cards, vehicles, markers, police cars, tokens and Federal cards: all but thugs, who can be killed. */
function pieces(s: State): string[] {
  const { people, jobs, dealers, federal } = inventory(s);
  return [
    ...people,
    ...jobs,
    ...dealers,
    ...federal,
    ...s.tiles.map((tile) => tile.id),
    ...s.news.cards,
    ...s.headlines,
    ...named('police car', sum(s.police)),
    ...s.tokens.flatMap((left, b) => named(`token ${b}`, left + sum(s.tiles.map((tile) => tile.tokens[b])))),
    ...s.players.flatMap((p, seat) => [
      ...named(`car ${seat}`, p.carsLeft + sum(p.cars)),
      ...named(`truck ${seat}`, p.trucksLeft + sum(p.trucks)),
      ...named(`marker ${seat}`, p.markers + s.tiles.filter((tile) => tile.owner === seat).length),
    ]),
  ];
}

const unseen = (deck: Deck, seat: Seat | null): string[] =>
  deck.cards.filter((_, i) => deck.seen[i] !== ALL_SEATS && (seat === null || (deck.seen[i] & (1 << seat)) === 0));

function secrets(s: State, seat: Seat | null): Record<string, Json> {
  const all: Record<string, Json> = {};
  const keep = (name: string, cards: readonly string[]): void => {
    if (cards.length > 1) all[name] = cards;
  };
  for (const [owner, p] of s.players.entries()) {
    keep(`deck ${owner}`, p.deck);
    // The Enforcer hides nothing but the order of his cards.
    if (owner === seat || owner >= s.seats) continue;
    if (s.stack.length > 0) all[`money ${owner}`] = p.money;
    if (p.deck.length > 1)
      keep(
        `hand ${owner}`,
        p.hand.filter((card) => !p.open.includes(card)),
      );
    keep(`jobs ${owner}`, p.jobs);
  }
  if (s.solo !== null) {
    keep("the Enforcer's deck", s.solo.deck);
    keep('deck B', s.solo.b);
    keep('deck C', s.solo.c);
  }
  for (const name of ['low', 'high', 'jobs', 'dealers', 'federal', 'news'] as const)
    keep(`the deck ${name}`, unseen(s[name], seat));
  return all;
}

export const subject: Omit<GameUnderTest<Types>, 'file' | 'games'> = {
  game: scarface,
  words,
  pieces,
  secrets,
};
