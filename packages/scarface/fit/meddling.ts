// Randomly gives players things or takes them away, regardless of how well they play: so that the value of each can be
// measured.
import { itemAt, type Random } from '@backroom/kit';
import { PERMANENT_JOBS } from '../src/cards/jobs-permanent.ts';
import { hasRoomForBusiness } from '../src/rules/territory.ts';
import { type Deck, type Player, type State, type Tile, tokensOn } from '../src/state.ts';
import { CRIME_TOP, CUBES, MOST_TOKENS, NIGHTCLUB, NOBODY } from '../src/vocabulary.ts';

const permanent = new Set<string>(PERMANENT_JOBS.map((job) => job.id));

export function meddle(s: State, seat: number, random: Random): void {
  const p = itemAt(s.players, seat);
  const is = (percent: number): boolean => random.below(100) < percent;
  if (is(40)) p.money += 8;
  if (is(40)) anyOf(p.deals, random).alcohol += 1 + random.below(3);
  if (is(40)) anyOf(p.deals, random).gun += 1 + random.below(2);
  for (const area of ['headquarters', 'safehouses', 'recruits', 'underworld', 'prison'] as const) if (is(25)) p[area]++;
  streets(s, p, seat, random, is);
  ground(s, p, seat, random, is);
  for (let stat = 0; stat < 4; stat++) if (is(25) && itemAt(p.stats, stat) < 3) add(p.stats, stat, 1);
  if (is(30)) p.boss = Math.min(CUBES, p.boss + 3);
  cards(s, p, random, is);
  if (is(40)) p.crime = Math.max(s.ness + 1, Math.min(CRIME_TOP - 1, p.crime + random.below(7) - 3));
  if (is(10)) s.ring = seat;
}

type Lot = (percent: number) => boolean;
const anyOf = <T>(list: readonly T[], random: Random): T => itemAt(list, random.below(list.length));
const add = (list: number[], index: number, count: number): void => {
  list[index] = itemAt(list, index) + count;
};
const ownTiles = (s: State, seat: number): Tile[] => s.tiles.filter((tile) => tile.owner === seat);

function streets(s: State, p: Player, seat: number, random: Random, is: Lot): void {
  const own = ownTiles(s, seat);
  if (own.length === 0) return;
  if (is(25)) add(p.thugs, anyOf(own, random).district, 1);
  if (is(25) && p.carsLeft > 0) {
    p.carsLeft--;
    add(p.cars, anyOf(own, random).district, 1);
  }
  if (is(25) && p.trucksLeft > 0) {
    p.trucksLeft--;
    add(p.trucks, anyOf(own, random).district, 1);
  }
}

function ground(s: State, p: Player, seat: number, random: Random, is: Lot): void {
  const own = ownTiles(s, seat);
  const free = s.tiles.filter((tile) => tile.owner === NOBODY);
  for (const tile of own) {
    const business = random.below(NIGHTCLUB);
    if (!is(20) || !hasRoomForBusiness(tile) || s.tokens[business] === 0) continue;
    add(s.tokens, business, -1);
    add(tile.tokens, business, 1);
  }
  const club = own.find((tile) => tile.night === 0 && tokensOn(tile) < MOST_TOKENS);
  if (is(30) && club !== undefined && itemAt(s.tokens, NIGHTCLUB) > 0) {
    club.night = 1;
    add(club.tokens, NIGHTCLUB, 1);
    add(s.tokens, NIGHTCLUB, -1);
  }
  if (is(30) && free.length > 0 && p.markers > 0) {
    anyOf(free, random).owner = seat;
    p.markers--;
  } else if (is(15) && own.length > 0) {
    anyOf(own, random).owner = NOBODY;
    p.markers++;
  }
}

const draw = (deck: Deck): string | undefined => {
  deck.seen.pop();
  return deck.cards.pop();
};

function cards(s: State, p: Player, random: Random, is: Lot): void {
  const market = is(50) ? s.low : s.high;
  const hired = is(30) && market.cards.length > 3 ? draw(market) : undefined;
  if (hired !== undefined) p.discard.push(hired);
  const dealer = is(30) ? draw(s.dealers) : undefined;
  if (dealer !== undefined && is(50)) p.deals.push({ cards: [dealer], thug: 0, alcohol: 0, gun: 0 });
  else if (dealer !== undefined) anyOf(p.deals, random).cards.push(dealer);
  const job = is(30) ? draw(s.jobs) : undefined;
  if (job !== undefined) p.jobs.push(job);
  const done = is(20) ? s.jobs.cards.findIndex((card) => permanent.has(card)) : -1;
  if (done >= 0) {
    p.fulfilled.push(...s.jobs.cards.splice(done, 1));
    s.jobs.seen.splice(done, 1);
  }
  // Nearer to the next reorganisation, or farther from it.
  const [from, to] = is(50) ? [p.deck, p.discard] : [p.discard, p.deck];
  if (is(50)) to.push(...from.splice(0, 1 + random.below(3)));
  if (is(15) && p.hand.length > 1) p.discard.push(...p.hand.splice(0, 1));
}
