// The text form of deeds at the table, outside the game: "takes seat 2 for person", "asks undo from 14".
import { type Json, type Parsed, parsed, refused } from '@backroom/kit';
import type { Deed, Holder, Order, Request } from '../deeds.ts';
import type { Shuffle } from '../fair/promise.ts';
import { writeJson } from './json.ts';
import { readJson } from './read-json.ts';
import { readTerms } from './terms.ts';

/** The game's own deeds use the game's notation; these are all others. */
export type TableDeed = Exclude<Deed, { readonly do: 'act' | 'draw' | 'wait' }>;

export function writeDeed(deed: TableDeed): string {
  switch (deed.do) {
    case 'open':
      return `opens ${writeJson(deed.terms as unknown as Json)} shuffle ${deed.shuffle ?? 'backroom-1'} commitment ${deed.commitment}`;
    case 'sit':
      return `takes seat ${deed.seat} for ${writeHolder(deed.holder)}${deed.pledge === null ? '' : ` pledge ${deed.pledge}`}`;
    case 'rise':
      return `frees seat ${deed.seat}`;
    case 'share':
      return `shares ${deed.share}`;
    case 'begin':
      return 'begins';
    case 'leave':
      return `hands seat ${deed.seat} to ${writeHolder(deed.standIn)}, ${deed.why}`;
    case 'return':
      return `returns to seat ${deed.seat}`;
    case 'order':
      return deed.order === null ? 'orders nothing' : writeOrder(deed.order);
    case 'ask':
      return `asks ${deed.what}${deed.to === null ? '' : ` from ${deed.to}`}`;
    case 'agree':
      return 'agrees';
    case 'decline':
      return 'declines';
    case 'undo':
      return `undoes from ${deed.to}`;
    case 'pause':
      return 'pauses';
    case 'resume':
      return 'resumes';
    case 'open-hands':
      return 'opens hands';
    case 'grace':
      return `grants ${deed.ms} ms`;
    case 'end':
      return `ends, ${deed.why}`;
    case 'disclose':
      return `discloses ${deed.secret}`;
  }
}

function writeHolder(holder: Holder): string {
  if (holder.kind === 'person') return 'person';
  return `bot ${holder.level}${holder.temperament === null ? '' : `/${holder.temperament}`}`;
}

function writeOrder({ actions, times, unless }: Order): string {
  return `orders ${writeJson(actions)} times ${times}${unless.length === 0 ? '' : ` unless ${writeJson(unless)}`}`;
}

const HEX = '([0-9a-f]{64})';
const COUNT = '(\\d{1,15})';
const TEXT = '"(?:[^"\\\\]|\\\\.)*"';
const TEXTS = `(\\[(?:${TEXT}(?:,${TEXT})*)?\\])`;
const HOLDER = '(person|bot [a-z][a-z0-9-]{0,31}(?:/[a-z][a-z0-9-]{0,31})?)';
const REQUEST = '(undo|pause|resume|end|open-hands)';

type Reader = (...parts: string[]) => Parsed<TableDeed>;

/** How each is read. Spellings that these accept but nobody writes (007) are refused by writing the deed back. */
const PHRASES: readonly (readonly [RegExp, Reader])[] = [
  [phrase(`opens (\\{.*\\}) shuffle (backroom-[12]) commitment ${HEX}`), readOpening],
  [phrase(`takes seat ${COUNT} for ${HOLDER}(?: pledge ${HEX})?`), readSitting],
  [phrase(`frees seat ${COUNT}`), (seat) => parsed({ do: 'rise', seat: Number(seat) })],
  [phrase(`shares ${HEX}`), (share) => parsed({ do: 'share', share })],
  [phrase('begins'), () => parsed({ do: 'begin' })],
  [phrase(`hands seat ${COUNT} to ${HOLDER}, (left|late|removed)`), readLeaving],
  [phrase(`returns to seat ${COUNT}`), (seat) => parsed({ do: 'return', seat: Number(seat) })],
  [phrase('orders nothing'), () => parsed({ do: 'order', order: null })],
  [phrase(`orders ${TEXTS} times ${COUNT}(?: unless ${TEXTS})?`), readOrder],
  [
    phrase(`asks ${REQUEST}(?: from ${COUNT})?`),
    (what, to) => parsed({ do: 'ask', what: what as Request, to: to === undefined ? null : Number(to) }),
  ],
  [phrase('agrees'), () => parsed({ do: 'agree' })],
  [phrase('declines'), () => parsed({ do: 'decline' })],
  [phrase(`undoes from ${COUNT}`), (to) => parsed({ do: 'undo', to: Number(to) })],
  [phrase('pauses'), () => parsed({ do: 'pause' })],
  [phrase('resumes'), () => parsed({ do: 'resume' })],
  [phrase('opens hands'), () => parsed({ do: 'open-hands' })],
  [phrase(`grants ${COUNT} ms`), (ms) => parsed({ do: 'grace', ms: Number(ms) })],
  [phrase('ends, (agreed|house)'), (why) => parsed({ do: 'end', why: why as 'agreed' | 'house' })],
  [phrase(`discloses ${HEX}`), (secret) => parsed({ do: 'disclose', secret })],
];

function phrase(pattern: string): RegExp {
  return new RegExp(`^${pattern}$`);
}

export function readDeed(text: string): Parsed<TableDeed> {
  for (const [pattern, read] of PHRASES) {
    const found = pattern.exec(text);
    if (found !== null) return read(...found.slice(1));
  }
  return refused(`unknown deed ${JSON.stringify(text.slice(0, 60))}`);
}

function readOpening(json: string, shuffle: string, commitment: string): Parsed<TableDeed> {
  const data = readJson(json);
  if (!data.ok) return data;
  const terms = readTerms(data.value);
  if (!terms.ok) return terms;
  const opening = { do: 'open', terms: terms.value, commitment: apart(commitment) } as const;
  return parsed((shuffle as Shuffle) === 'backroom-2' ? { ...opening, shuffle: 'backroom-2' } : opening);
}

/** Copies the text. A slice would keep the whole line in memory for as long as the match. */
const apart = (text: string): string => [...text].join('');

function readSitting(seat: string, holder: string, pledge: string | undefined): Parsed<TableDeed> {
  return parsed({ do: 'sit', seat: Number(seat), holder: readHolder(holder), pledge: pledge ?? null });
}

function readLeaving(seat: string, holder: string, why: string): Parsed<TableDeed> {
  return parsed({
    do: 'leave',
    seat: Number(seat),
    why: why as 'left' | 'late' | 'removed',
    standIn: readHolder(holder),
  });
}

function readHolder(text: string): Holder {
  if (text === 'person') return { kind: 'person' };
  const [level = '', temperament] = text.slice('bot '.length).split('/');
  return { kind: 'bot', level, temperament: temperament ?? null };
}

function readOrder(actionText: string, times: string, unlessText = '[]'): Parsed<TableDeed> {
  const actions = readTexts(actionText);
  if (!actions.ok) return actions;
  const unless = readTexts(unlessText);
  if (!unless.ok) return unless;
  return parsed({ do: 'order', order: { actions: actions.value, unless: unless.value, times: Number(times) } });
}

function readTexts(text: string): Parsed<readonly string[]> {
  const data = readJson(text);
  if (!data.ok) return data;
  // The pattern accepts only a list of texts.
  return parsed(data.value as readonly string[]);
}
