// One short line for every action: `plan street-muggers`, `move car north`. What can be written can be read, and nothing else.
import { itemAt, type Parsed, parsed, refused } from '@backroom/kit';
import type { Action, SetUpDraw } from './actions.ts';
import { DEALERS, FEDERAL, JOBS, NEWS, PEOPLE, TILES } from './cards/index.ts';
import { ENFORCER_CARDS } from './enforcer/cards/index.ts';
import { ACTS, AREAS, BUSINESSES, DISTRICTS, type District, GANGS, GOODS, PIECES, STATS } from './vocabulary.ts';

const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map((card) => card.id);
const TILE_IDS = ids(TILES);
const CARD_IDS = [...ids(PEOPLE), ...ids(JOBS), ...ids(DEALERS), ...ids(FEDERAL), ...ids(NEWS)];
const MOST_DEALS = 40;
const DEALS = Array.from({ length: MOST_DEALS }, (_, i) => `deal-${i}`);
const SMALL = Array.from({ length: MOST_DEALS }, (_, i) => i);

/** What may stand for a field, each value by its word. */
const words = (values: readonly string[]): Map<string, string> => new Map(values.map((value) => [value, value]));
const numbers = new Map(SMALL.map((n) => [String(n), n]));
const deals = new Map(DEALS.map((word) => [word, word.replace('-', ' ')]));
const FIELDS = {
  act: words(ACTS),
  business: words(BUSINESSES),
  card: words(CARD_IDS),
  deal: numbers,
  district: words(DISTRICTS),
  good: words(GOODS),
  job: words(ids(JOBS)),
  option: numbers,
  piece: words(PIECES),
  place: new Map([...deals, ...words(TILE_IDS)]),
  seat: numbers,
  skill: words(['standard', 'matching']),
  spot: new Map([...deals, ...words(AREAS), ...words(DISTRICTS)]),
  stat: words(STATS),
  step: words(['safehouses', 'headquarters']),
  tile: words(TILE_IDS),
  vehicle: words(['car', 'truck']),
} satisfies Readonly<Record<string, ReadonlyMap<string, string | number>>>;

/** Draws with whole decks have forms of their own. */
type FormedType = Exclude<Action['type'], 'shuffle' | 'set-up'>;

/** The fields of each type, in the order in which they are written, and what each may be. */
const FORMS: Readonly<Record<FormedType, readonly (readonly [name: string, domain: keyof typeof FIELDS])[]>> = {
  settle: [
    ['piece', 'vehicle'],
    ['tile', 'tile'],
  ],
  keep: [['card', 'job']],
  return: [['card', 'job']],
  plan: [['card', 'card']],
  ready: [],
  ring: [],
  act: [['act', 'act']],
  skill: [
    ['card', 'card'],
    ['skill', 'skill'],
  ],
  fulfil: [['job', 'job']],
  'end-turn': [],
  stop: [],
  yes: [],
  deal: [['deal', 'deal']],
  good: [['good', 'good']],
  store: [
    ['good', 'good'],
    ['at', 'place'],
  ],
  replace: [
    ['good', 'good'],
    ['at', 'place'],
  ],
  'return-good': [['good', 'good']],
  spend: [
    ['good', 'good'],
    ['from', 'place'],
  ],
  recruit: [['to', 'step']],
  card: [['card', 'card']],
  'new-deal': [],
  tuck: [['deal', 'deal']],
  'to-hand': [],
  tile: [['tile', 'tile']],
  build: [
    ['tile', 'tile'],
    ['business', 'business'],
  ],
  wreck: [
    ['tile', 'tile'],
    ['business', 'business'],
  ],
  district: [['district', 'district']],
  move: [
    ['piece', 'piece'],
    ['to', 'district'],
  ],
  vehicle: [
    ['piece', 'vehicle'],
    ['district', 'district'],
  ],
  stat: [['stat', 'stat']],
  thug: [['from', 'spot']],
  police: [
    ['from', 'district'],
    ['to', 'district'],
  ],
  'drive-off': [
    ['seat', 'seat'],
    ['piece', 'piece'],
    ['from', 'district'],
    ['to', 'district'],
  ],
  seat: [['seat', 'seat']],
  option: [['option', 'option']],
  lot: [['business', 'business']],
};

const hasForm = (type: string): type is FormedType => Object.hasOwn(FORMS, type);

export function write(action: Action): string {
  if (action.type === 'shuffle') return `shuffle ${action.cards.join(',')}`;
  if (action.type === 'set-up') return writeSetUp(action);
  if (action.type === 'lot') return `lot ${action.business}`;
  const fields = action as unknown as Record<string, string | number>;
  let text: string = action.type;
  for (const [name] of FORMS[action.type]) text += ` ${String(fields[name]).replace(' ', '-')}`;
  return text;
}

export function read(text: string): Parsed<Action> {
  const [type = '', ...given] = text.split(' ');
  if (type === 'shuffle') return readShuffle(given);
  if (type === 'set-up') return readSetUp(given);
  if (!hasForm(type)) return refused(`there is no action ${JSON.stringify(type.slice(0, 40))}`);
  const form = FORMS[type];
  if (given.length !== form.length) return refused(`${type} takes ${form.length} words after it, not ${given.length}`);
  const action: Record<string, string | number> = { type };
  for (const [i, [name, domain]] of form.entries()) {
    const word = itemAt(given, i);
    const value = FIELDS[domain].get(word);
    if (value === undefined) return refused(`${JSON.stringify(word.slice(0, 40))} is no ${name} of ${type}`);
    action[name] = value;
  }
  return parsed(action as unknown as Action);
}

const LISTS = ['gangs', 'tiles', 'businesses', 'low', 'high', 'jobs', 'dealers', 'federal', 'news'] as const;

function writeSetUp(draw: SetUpDraw): string {
  const lists = LISTS.map((name) => `${name}=${draw[name].join(',')}`);
  const decks = `decks=${draw.decks.map((deck) => deck.join(',')).join('/')}`;
  return `set-up first=${draw.first} ${lists.join(' ')} ${decks}${draw.rival === undefined ? '' : writeRival(draw.rival)}`;
}

type Rival = NonNullable<SetUpDraw['rival']>;

const writeRival = ({ numbers, at, a, b, c }: Rival): string =>
  ` numbers=${numbers.join(',')} at=${at} a=${a.join(',')} b=${b.join(',')} c=${c.join(',')}`;

const CARDS = new Set([...ids(ENFORCER_CARDS), ...CARD_IDS, ...TILE_IDS, ...GANGS, ...BUSINESSES]);
const readList = (text: string): string[] | null => {
  const list = text === '' ? [] : text.split(',');
  return list.every((word) => CARDS.has(word)) ? list : null;
};

function readShuffle(given: readonly string[]): Parsed<Action> {
  const cards = given.length === 1 ? readList(itemAt(given, 0)) : null;
  return cards === null
    ? refused('shuffle takes the cards of a deck, with commas between them')
    : parsed({ type: 'shuffle', cards });
}

const RIVAL_WORDS = 5;

function readRival(given: readonly string[]): Rival | null {
  const texts = ['numbers', 'at', 'a', 'b', 'c'].flatMap((name, i) => {
    const [key, text, ...rest] = itemAt(given, i).split('=');
    return key === name && text !== undefined && rest.length === 0 ? [text] : [];
  });
  if (texts.length !== RIVAL_WORDS) return null;
  const at = itemAt(texts, 1);
  const deck = (word: number): string[] | null => readList(itemAt(texts, word));
  const [a, b, c] = [deck(2), deck(3), deck(4)];
  const list = itemAt(texts, 0)
    .split(',')
    .map((text) => numbers.get(text));
  if (list.includes(undefined) || !DISTRICTS.includes(at as District) || a === null || b === null || c === null)
    return null;
  return { numbers: list as number[], at: at as District, a, b, c };
}

function readSetUp(given: string[]): Parsed<Action> {
  const names = ['first', ...LISTS, 'decks'];
  const rival = given.length === names.length + RIVAL_WORDS ? readRival(given.splice(names.length)) : undefined;
  if (given.length !== names.length || rival === null)
    return refused(`set-up takes ${names.join(', ')}, and alone the rival's`);
  const draw: Record<string, unknown> = { type: 'set-up' };
  for (const [i, name] of names.entries()) {
    const [key, text = '', ...rest] = itemAt(given, i).split('=');
    if (key !== name || rest.length > 0) return refused(`set-up wants ${name} as word ${i + 1}`);
    draw[name] =
      name === 'first' ? numbers.get(text) : name === 'decks' ? text.split('/').map(readList) : readList(text);
    const value = draw[name];
    if (value === undefined || value === null || (Array.isArray(value) && value.includes(null)))
      return refused(`set-up has a wrong ${name}`);
  }
  return parsed({ ...draw, ...(rival === undefined ? {} : { rival }) } as unknown as Action);
}
