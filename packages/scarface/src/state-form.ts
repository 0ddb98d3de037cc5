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
import { PLAYER_FIELDS, type PlayerField } from './player.ts';
import { BUSINESSES, DISTRICTS, GANGS, NESS_TOP } from './vocabulary.ts';

const goods = number(0, 999);
const deck = (card: Parameters<typeof list>[0], most: number) =>
  record({ cards: list(card, 0, most), seen: list(number(0, 15), 0, most) });

const deal = record({ cards: list(dealer, 1, 31), thug: number(0, 1), alcohol: goods, gun: goods });
const CARDS = { person, job };

function formOf(field: PlayerField): Form {
  switch (field.holds) {
    case 'gang':
      return oneOf(GANGS, 'a gang');
    case 'number':
      return number(field.least ?? 0, field.most);
    case 'numbers':
      return list(number(field.least ?? 0, field.most), field.length);
    case 'cards':
      return list(CARDS[field.of], 0, field.most);
    case 'deals':
      return list(deal, 0, field.most);
  }
}

const player = record(Object.fromEntries(Object.entries(PLAYER_FIELDS).map(([name, field]) => [name, formOf(field)])));

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
