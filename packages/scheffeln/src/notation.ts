// Actions as one short line each: "move red", "exchange joker > blue", "evasion red > C", "wait 1830".
import { actionNotation, itemAt, type Parsed, parsed, refused } from '@backroom/kit';
import { type Action, EVERY_SEAT_ACTION } from './actions.ts';
import { CARDS, CARS, HAND_SIZE, ROW_LENGTH, TOKEN_COUNT, TOKENS_PER_STACK } from './vocabulary.ts';

export function write(a: Action): string {
  switch (a.type) {
    case 'choose':
    case 'grab':
      return `${a.type} ${a.character}`;
    case 'move':
      return `move ${a.card}`;
    case 'exchange':
      return `exchange ${a.card} > ${a.take}`;
    case 'joker':
    case 'backward':
      return `${a.type} ${a.car}`;
    case 'evasion':
      return a.car === undefined ? 'evasion' : `evasion ${a.car} > ${a.to}`;
    case 'nasty':
      return `nasty ${a.take}`;
    case 'setup':
      return `setup ${a.cars.map((car) => CARS[car]).join(' ')} | ${inGroups(a.tokens, TOKENS_PER_STACK)} | ${a.start}`;
    case 'deal':
      return `deal ${inGroups(
        a.cards.map((card) => itemAt(CARDS, card)),
        a.cards.length === ROW_LENGTH ? ROW_LENGTH : HAND_SIZE,
      )}`;
    case 'wait':
      return `wait ${a.ms}`;
  }
}

function inGroups(items: readonly (string | number)[], size: number): string {
  let text = '';
  for (let i = 0; i < items.length; i++) text += i === 0 ? items[i] : `${i % size === 0 ? ', ' : ' '}${items[i]}`;
  return text;
}

const seatActions = actionNotation<Action>(EVERY_SEAT_ACTION, write);

export function read(text: string): Parsed<Action> {
  const draw = text.length <= 400 ? readDraw(text) : null;
  // Writing it back detects any other spacing or order.
  if (draw !== null) return write(draw) === text ? parsed(draw) : refused('it is not in the canonical form');
  return seatActions.read(text);
}

const carsByName = new Map<string, number>(CARS.map((name, car) => [name, car]));
const cardsByName = new Map<string, number>(CARDS.map((name, card) => [name, card]));

/** Parsed leniently; the caller checks the exact spelling. */
function readDraw(text: string): Action | null {
  const space = text.indexOf(' ');
  const word = text.slice(0, space);
  if (word === 'wait') return { type: 'wait', ms: Number(text.slice(space + 1)) };
  if (word !== 'deal' && word !== 'setup') return null;
  const items = text
    .slice(space + 1)
    .replaceAll(',', '')
    .replaceAll(' |', '')
    .split(' ');
  if (word === 'deal') {
    const cards = items.map((name) => cardsByName.get(name) ?? -1);
    return cards.includes(-1) ? null : { type: 'deal', cards };
  }
  const cars = items.slice(0, 8).map((name) => carsByName.get(name) ?? -1);
  const tokens = items.slice(8, 8 + TOKEN_COUNT).map(Number);
  return { type: 'setup', cars, tokens, start: Number(items[8 + TOKEN_COUNT]) };
}
