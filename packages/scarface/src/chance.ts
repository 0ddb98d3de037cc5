// What chance draws: the whole table at the start, decks in a new order, and the Enforcer's businesses.
import { isRecord, type Random, shuffle } from '@backroom/kit';
import type { Action, SetUpDraw } from './actions.ts';
import { BOX, type Box, boxFor, startingDeck } from './box.ts';
import { HEAD_START, lettersOf } from './enforcer/board.ts';
import { ENFORCER_CARDS } from './enforcer/cards/index.ts';
import { isEnforcer } from './enforcer/solo.ts';
import { tileDistricts } from './rules/set-up.ts';
import { type State, top } from './state.ts';
import {
  BUSINESSES,
  type Business,
  DISTRICTS,
  type District,
  GANGS,
  type Gang,
  NIGHTCLUB,
  NOBODY,
  POLICED,
  TOKENS,
} from './vocabulary.ts';

const NEWS_IN_PLAY = 2;
const DECKS = ['low', 'high', 'jobs', 'dealers', 'federal'] as const;

const BUSINESS_POOL: readonly Business[] = BUSINESSES.slice(0, NIGHTCLUB).flatMap((business, b) =>
  Array.from({ length: TOKENS[b] }, () => business),
);

/** The Enforcer is a player too. */
const playersOf = (s: State): number => (s.options.solo === null ? s.seats : 2);

export function chance(s: State, random: Random): Action {
  const frame = top(s);
  const mixed = <T>(list: readonly T[]): T[] => shuffle(list.slice(), random);
  if (frame?.kind === 'shuffle') return { type: 'shuffle', cards: mixed(deckOf(s, frame.seat)) };
  if (frame?.kind === 'lots') return { type: 'lot', business: lotsOf(s)[random.below(lotsOf(s).length)] };
  const gangs = gangsFor(s, mixed(GANGS));
  const tiles = tileDistricts(playersOf(s)).length;
  const box = boxFor(s.options);
  return {
    type: 'set-up',
    first: s.options.solo === null ? random.below(s.seats) : 1,
    gangs,
    tiles: mixed(BOX.tiles).slice(0, tiles),
    businesses: mixed(BUSINESS_POOL).slice(0, tiles),
    low: mixed(box.low),
    high: mixed(box.high),
    jobs: mixed(box.jobs),
    dealers: mixed(box.dealers),
    federal: mixed(box.federal),
    news: mixed(box.news).slice(0, NEWS_IN_PLAY),
    decks: gangs.slice(0, s.seats).map((gang) => mixed(startingDeck(gang))),
    ...(s.options.solo === null ? {} : { rival: rivalDraw(s, mixed) }),
  };
}

/** Districts where one may start (SC-7). */
const OPEN: readonly District[] = DISTRICTS.filter((district) => !POLICED.includes(district));
const NUMBERS = DISTRICTS.map((_, i) => i + 1);
const idsOf = (deck: 'A' | 'B' | 'C'): string[] =>
  ENFORCER_CARDS.flatMap((card) => (card.deck === deck ? [card.id] : []));

type Mixed = <T>(list: readonly T[]) => T[];

/** Deck A is what he starts with; the upgrades of a harder start mix cards of decks B and C into it. */
function rivalDraw(s: State, mixed: Mixed): NonNullable<SetUpDraw['rival']> {
  const [b, c] = [mixed(idsOf('B')), mixed(idsOf('C'))];
  const early = earlyOf(s);
  const a = mixed([...idsOf('A'), ...b.splice(0, early.b), ...c.splice(0, early.c)]);
  return { numbers: mixed(NUMBERS), at: mixed(OPEN)[0], a, b, c };
}

const earlyOf = (s: State): { readonly b: number; readonly c: number } =>
  lettersOf(s.options.solo === null ? 0 : HEAD_START[s.options.solo.difficulty].upgrades);

/** The deck that is about to be shuffled. */
function deckOf(s: State, seat: number): string[] {
  if (seat === NOBODY) return s.federalUsed;
  return isEnforcer(s, seat) && s.solo !== null ? s.solo.deck : s.players[seat].deck;
}

/** The tokens in the supply, each as often as it lies there. */
const lotsOf = (s: State): Business[] =>
  BUSINESSES.slice(0, NIGHTCLUB).flatMap((business, b) => Array.from({ length: s.tokens[b] }, () => business));

/** Named gangs first, then what chance offers; the Enforcer has his own. */
function gangsFor(s: State, offered: readonly Gang[]): Gang[] {
  const rival = s.options.solo === null ? [] : [s.options.solo.rival];
  const named = (s.options.gangs ?? []).slice(0, s.seats);
  const free = offered.filter((gang) => !named.includes(gang) && !rival.includes(gang));
  return [...[...named, ...free].slice(0, s.seats), ...rival];
}

export function possible(s: State, drawn: Action): boolean {
  const frame = top(s);
  const draw: unknown = drawn;
  if (!isRecord(draw)) return false;
  if (frame?.kind === 'shuffle')
    return keysAre(draw, ['type', 'cards']) && draw.type === 'shuffle' && sameCards(draw.cards, deckOf(s, frame.seat));
  if (frame?.kind === 'lots')
    return keysAre(draw, ['type', 'business']) && draw.type === 'lot' && lotsOf(s).includes(draw.business as Business);
  return frame?.kind === 'set-up' && isSetUp(s, draw);
}

const SET_UP_KEYS = 'type first gangs tiles businesses low high jobs dealers federal news decks'.split(' ');

function isSetUp(s: State, draw: Record<string, unknown>): boolean {
  const alone = s.options.solo !== null;
  if (!keysAre(draw, alone ? [...SET_UP_KEYS, 'rival'] : SET_UP_KEYS) || draw.type !== 'set-up') return false;
  const d = draw as unknown as SetUpDraw;
  const players = playersOf(s);
  const tiles = tileDistricts(players).length;
  const box: Box = boxFor(s.options);
  if (!Number.isInteger(d.first) || d.first < 0 || d.first >= players || (alone && d.first !== 1)) return false;
  if (!isPart(d.gangs, GANGS, players) || gangsFor(s, d.gangs).join() !== d.gangs.join()) return false;
  if (!isPart(d.tiles, BOX.tiles, tiles) || !isPart(d.businesses, BUSINESS_POOL, tiles)) return false;
  if (!isPart(d.news, box.news, NEWS_IN_PLAY)) return false;
  for (const deck of DECKS) if (!sameCards(d[deck], box[deck])) return false;
  if (!Array.isArray(d.decks) || d.decks.length !== s.seats) return false;
  return d.decks.every((deck, seat) => sameCards(deck, startingDeck(d.gangs[seat]))) && (!alone || isRival(s, d.rival));
}

function isRival(s: State, x: unknown): boolean {
  if (!isRecord(x) || !keysAre(x, ['numbers', 'at', 'a', 'b', 'c'])) return false;
  const { a, b, c } = x;
  if (!sameCards(x.numbers, NUMBERS) || !OPEN.includes(x.at as District)) return false;
  if (!Array.isArray(a) || !Array.isArray(b) || !Array.isArray(c)) return false;
  const early = earlyOf(s);
  if (b.length !== idsOf('B').length - early.b || c.length !== idsOf('C').length - early.c) return false;
  const cards = (['A', 'B', 'C'] as const).flatMap(idsOf);
  return sameCards([...a, ...b, ...c], cards) && isPart(b, idsOf('B'), b.length) && isPart(c, idsOf('C'), c.length);
}

const keysAre = (x: object, keys: readonly string[]): boolean =>
  Object.keys(x).sort().join() === [...keys].sort().join();

const sameCards = (x: unknown, cards: readonly unknown[]): boolean => isPart(x, cards, cards.length);

/** Is `x` a list of `count` items of `from`, none more often than `from` has it? */
function isPart(x: unknown, from: readonly unknown[], count: number): boolean {
  if (!Array.isArray(x) || x.length !== count) return false;
  const left = new Map<unknown, number>();
  for (const one of from) left.set(one, (left.get(one) ?? 0) + 1);
  for (const one of x) {
    const there = left.get(one) ?? 0;
    if (there === 0) return false;
    left.set(one, there - 1);
  }
  return true;
}
