// The Enforcer hires an Associate, and cards of decks B and C join his own (SC-110).
import { personCard } from '../cards/index.ts';
import type { Out } from '../events.ts';
import { allGoods, goodsOf } from '../rules/goods.ts';
import { closeGap, leaveMarket } from '../rules/market.ts';
import { fire, modified } from '../rules/powers.ts';
import { takeRing } from '../rules/ring.ts';
import { push, type State } from '../state.ts';
import { NOBODY } from '../vocabulary.ts';
import { type Ranked, ranked } from './order.ts';
import { soloOf } from './solo.ts';

export const hireLevel = (s: State, seat: number, power: number): number => modified(s, seat, 'hire-level', power);

/** The highest level he can have, and the leftmost of several. */
export function inMarket(s: State, level: number): Ranked<string> {
  const offers = s.market.filter((id) => id !== '' && personCard(id).level <= level);
  return ranked(offers, (id) => [-personCard(id).level, s.market.indexOf(id)], ['highest-level', 'leftmost']);
}

const HIGHEST_OF_B = 3;

export function hireBest(s: State, seat: number, most: number, out: Out): void {
  const { order, why } = inMarket(s, most);
  const [card] = order;
  if (card === undefined) return;
  const { level } = personCard(card);
  out?.push({ type: 'because', seat, why, card }, { type: 'hired', seat, card });
  leaveMarket(s, card);
  closeGap(s, level, out);
  takeRing(s, seat, out);
  // Out of play until the end.
  soloOf(s).associates.push(card);
  fire(s, seat, 'hire', out);
  const from = level <= HIGHEST_OF_B ? 'b' : 'c';
  const goods = from === 'b' ? 1 : 2;
  const pays = soloOf(s)[from].length > 0 && allGoods(s, seat) >= goods;
  if (pays) push(s, { kind: 'spend', seat, alcohol: 0, gun: 0, any: goods, tile: NOBODY });
  joinDeck(s, seat, from, pays, out);
}

const BONUS_ALCOHOL = 2;

/** Cards from his Boss Track: for 2 alcohol in all they go on top of his deck. A player pays as much for a Right-hand. */
export function reinforce(s: State, seat: number, decks: readonly ('b' | 'c')[], out: Out): void {
  const solo = soloOf(s);
  const pays = decks.some((deck) => solo[deck].length > 0) && goodsOf(s, seat, 'alcohol') >= BONUS_ALCOHOL;
  if (pays) push(s, { kind: 'spend', seat, alcohol: BONUS_ALCOHOL, gun: 0, any: 0, tile: NOBODY });
  for (const deck of decks) joinDeck(s, seat, deck, pays, out);
}

/** A card of deck B or C: face down on top of his play-deck, or face up on his discard pile. */
function joinDeck(s: State, seat: number, from: 'b' | 'c', onTop: boolean, out: Out): void {
  const solo = soloOf(s);
  const card = solo[from].shift();
  if (card === undefined) return;
  if (onTop) solo.deck.unshift(card);
  else solo.discard.push(card);
  out?.push({ type: 'reinforced', seat, deck: from === 'b' ? 'B' : 'C', card: onTop ? null : card, onTop });
}
