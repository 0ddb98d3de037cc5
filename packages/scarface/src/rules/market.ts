// The market of Associates (SC-2, SC-36, SC-80). Everybody sees the spaces and the top of both decks.
import type { Out } from '../events.ts';
import type { Deck, State } from '../state.ts';

/** Everybody has seen it. */
export const ALL_SEATS = 15;
const HIGH_SPACE = 3;
const RIGHTMOST_LOW = 2;
const HIGHEST_LOW = 3;

function draw(deck: Deck): string {
  deck.seen.shift();
  const card = deck.cards.shift() ?? '';
  turnUp(deck);
  return card;
}

export function turnUp(deck: Deck): void {
  if (deck.cards.length > 0) deck.seen[0] = ALL_SEATS;
}

function toBottom(deck: Deck, card: string): void {
  if (card === '') return;
  deck.cards.push(card);
  deck.seen.push(ALL_SEATS);
}

/** Cards to the left of the gap move right; a new one comes from the deck. */
function fill(s: State, space: number): void {
  if (space === HIGH_SPACE) {
    s.market[HIGH_SPACE] = draw(s.high);
    return;
  }
  for (let i = space; i > 0; i--) s.market[i] = s.market[i - 1];
  s.market[0] = draw(s.low);
}

/** Leaves a gap, until it is known where the card goes. */
export function leaveMarket(s: State, card: string): void {
  s.market[s.market.indexOf(card)] = '';
}

/** With an empty deck there may be several gaps: the rightmost of them is the one to close. */
export function closeGap(s: State, level: number, out: Out): void {
  fill(s, level > HIGHEST_LOW ? HIGH_SPACE : s.market.lastIndexOf('', RIGHTMOST_LOW));
  tell(s, out);
}

/** SC-80: the Associates on the two marked spaces go to the bottom of their decks. */
export function refreshMarket(s: State, out: Out): void {
  toBottom(s.low, s.market[RIGHTMOST_LOW]);
  toBottom(s.high, s.market[HIGH_SPACE]);
  fill(s, RIGHTMOST_LOW);
  fill(s, HIGH_SPACE);
  tell(s, out);
}

function tell(s: State, out: Out): void {
  out?.push({ type: 'market', market: s.market.slice(), low: s.low.cards[0] ?? '', high: s.high.cards[0] ?? '' });
}
