// Four cards anywhere: in a message, in a text, in a page's memory. What lies in a hand is known by its cards, in any order.
import { type Entry, replayFor } from '@backroom/match';
import { scheffeln } from '@backroom/scheffeln';

const CARDS: readonly string[] = [
  ...['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'white', 'brown'],
  ...['joker', 'backward', 'evasion', 'nasty'],
];
const HAND = 4;

export const keyOf = (cards: readonly string[]): string => [...cards].sort().join(' ');

const isHandful = (x: readonly unknown[]): x is readonly string[] =>
  x.length === HAND && x.every((one) => typeof one === 'string' && CARDS.includes(one));

/** In plain data: every list that could be a hand. */
export function handfulsIn(data: unknown): string[] {
  if (typeof data === 'string') return handfulsSaid(data);
  if (typeof data !== 'object' || data === null) return [];
  const own = Array.isArray(data) && isHandful(data) ? [keyOf(data)] : [];
  return [...own, ...Object.values(data).flatMap(handfulsIn)];
}

/** In a text, spoken or written: names of cards one after the other, with nothing between them but commas and the like. */
export function handfulsSaid(text: string): string[] {
  const found: string[] = [];
  let run: string[] = [];
  let end = -1;
  for (const { 0: word, index } of text.toLowerCase().matchAll(/[a-z]+/g)) {
    const isNear = index - end <= 6;
    end = index + word.length;
    if (run.at(-1) === 'nasty' && word === 'exchange') continue;
    if (!isNear || !CARDS.includes(word)) {
      if (isHandful(run)) found.push(keyOf(run));
      run = [];
    }
    if (CARDS.includes(word)) run.push(word);
  }
  return isHandful(run) ? [...found, keyOf(run)] : found;
}

interface Saved {
  readonly seats: readonly { readonly hand: readonly string[] }[];
  readonly centre: readonly string[];
  readonly faceUp: readonly string[];
  readonly stacks: readonly (readonly number[])[];
}

export interface Truth {
  /** For each seat, every hand it was dealt. */
  readonly dealt: readonly ReadonlySet<string>[];
  /** What lay open to all and looks like a hand. */
  readonly open: ReadonlySet<string>;
  /** Tokens as they lay face down, where that is another order than by value. */
  readonly piles: ReadonlySet<string>;
  /** What the server drew from. */
  readonly secret: string;
}

/** Worked out from the whole log, without what decides what a seat may see. */
export function truthOf(entries: readonly Entry[]): Truth {
  const frames = replayFor(scheffeln, entries, 'open');
  if (!frames.ok) throw new Error(frames.why);
  const positions = [...frames.value].map(({ view }) => view as Saved);
  const seats = positions[0].seats.map((_, seat) => seat);
  const handfuls = (lists: readonly (readonly string[])[]): Set<string> => new Set(lists.filter(isHandful).map(keyOf));
  const disclosed = entries.map(({ deed }) => deed).find((deed) => deed.do === 'disclose');
  return {
    dealt: seats.map((seat) => handfuls(positions.map((position) => position.seats[seat].hand))),
    open: handfuls(positions.flatMap(({ centre, faceUp }) => [centre, faceUp])),
    piles: new Set(
      positions
        .flatMap(({ stacks }) => stacks.map((pile) => pile.slice(1)))
        .filter((pile) => pile.length > 1 && pile.some((value, i) => i > 0 && value < pile[i - 1]))
        .map((pile) => pile.join(' ')),
    ),
    secret: disclosed?.do === 'disclose' ? disclosed.secret : '',
  };
}

/** The hands that these eyes must never have seen. Null: a spectator's. */
export function hiddenFrom({ dealt, open }: Truth, seat: number | null): ReadonlySet<string> {
  const own = seat === null ? new Set<string>() : dealt[seat];
  const others = dealt.flatMap((hands, owner) => (owner === seat ? [] : [...hands]));
  return new Set(others.filter((hand) => !own.has(hand) && !open.has(hand)));
}
