// The form of a saved state, field by field.
import { TILES } from './cards/index.ts';
import { DIFFICULTIES } from './enforcer/language.ts';
import {
  anything,
  dealer,
  enforcerCard,
  type Form,
  federal,
  frame,
  job,
  list,
  news,
  number,
  oneOf,
  person,
  personOrNone,
  record,
} from './forms.ts';
import { BUSINESSES, CRIME_TOP, CUBES, DISTRICTS, GANGS, MARKERS, NESS_TOP, STATS, THUGS } from './vocabulary.ts';

const thugs = number(0, THUGS);
const goods = number(0, 999);
const byDistrict = list(number(0, THUGS), DISTRICTS.length);
const deck = (card: Parameters<typeof list>[0], most: number) =>
  record({ cards: list(card, 0, most), seen: list(number(0, 15), 0, most) });

const player = record({
  gang: oneOf(GANGS, 'a gang'),
  money: number(0, 99_999),
  earned: number(0, 99_999),
  losses: number(0, 99_999),
  crime: number(0, CRIME_TOP),
  recruits: thugs,
  safehouses: thugs,
  headquarters: thugs,
  underworld: thugs,
  authorities: thugs,
  prison: thugs,
  thugs: byDistrict,
  cars: byDistrict,
  trucks: byDistrict,
  carsLeft: number(0, 3),
  trucksLeft: number(0, 2),
  markers: number(0, MARKERS),
  boss: number(0, CUBES),
  stats: list(number(1, 3), STATS.length),
  hand: list(person, 0, 80),
  open: list(person, 0, 80),
  deck: list(person, 0, 80),
  discard: list(person, 0, 80),
  plan: list(person, 0, 80),
  aside: list(person, 0, 2),
  jobs: list(job, 0, 39),
  fulfilled: list(job, 0, 39),
  deals: list(record({ cards: list(dealer, 1, 31), thug: number(0, 1), alcohol: goods, gun: goods }), 0, 31),
});

const tile = record({
  id: oneOf(
    TILES.map((card) => card.id),
    'a neighbourhood',
  ),
  district: number(0, DISTRICTS.length - 1),
  night: number(0, 1),
  owner: number(-1, 3),
  tokens: list(number(0, 4), BUSINESSES.length),
  alcohol: goods,
  gun: goods,
});

const cards = list(enforcerCard, 0, 36);
const solo = record({
  difficulty: oneOf(DIFFICULTIES, 'a difficulty'),
  numbers: list(number(1, DISTRICTS.length), DISTRICTS.length),
  at: number(0, DISTRICTS.length - 1),
  deck: cards,
  plan: cards,
  discard: cards,
  b: cards,
  c: cards,
  associates: list(person, 0, 60),
});

const orNull =
  (form: Form): Form =>
  (x, where) =>
    x === null ? null : form(x, where);

export const STATE_FORM = record({
  options: anything,
  seats: number(1, 4),
  players: list(player, 0, 4),
  tiles: list(tile, 0, 20),
  police: list(number(0, 3), DISTRICTS.length),
  tokens: list(number(0, 11), BUSINESSES.length),
  market: list(personOrNone, 4),
  low: deck(person, 80),
  high: deck(person, 80),
  jobs: deck(job, 39),
  dealers: deck(dealer, 31),
  federal: deck(federal, 28),
  federalUsed: list(federal, 0, 28),
  gone: list(person, 0, 80),
  news: deck(news, 16),
  headlines: list(news, 0, 16),
  ring: number(-1, 3),
  ness: number(0, NESS_TOP),
  time: number(0, 6),
  round: number(1, 3),
  first: number(0, 3),
  stack: list(frame, 0, 60),
  solo: orNull(solo),
});
