// Actions as one short line each: "move red", "exchange joker > blue", "evasion red > C", "wait 1830".
import { lexicon, type Parsed, parsed, refused } from '@backroom/kit';
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
        a.cards.map((card) => CARDS[card]),
        a.cards.length === ROW_LENGTH ? ROW_LENGTH : HAND_SIZE,
      )}`;
    case 'wait':
      return `wait ${a.ms}`;
  }
}

function inGroups(items: readonly (string | number)[], size: number): string {
  const groups: string[] = [];
  for (let i = 0; i < items.length; i += size) groups.push(items.slice(i, i + size).join(' '));
  return groups.join(', ');
}

const seatActions = lexicon<Action>(EVERY_SEAT_ACTION, write);

export function read(text: string): Parsed<Action> {
  const draw = text.length <= 400 ? readDraw(text) : null;
  // Writing it again settles every question of spacing and order.
  if (draw !== null) return write(draw) === text ? parsed(draw) : refused('not written in the usual way');
  return seatActions.read(text);
}

function readDraw(text: string): Action | null {
  const [word, ...rest] = text.split(' ');
  if (word === 'wait') return { type: 'wait', ms: Number(rest[0]) };
  const items = rest.join(' ').split(/[ ,|]+/);
  if (word === 'deal') return { type: 'deal', cards: items.map((name) => (CARDS as readonly string[]).indexOf(name)) };
  if (word !== 'setup') return null;
  const cars = items.slice(0, 8).map((name) => (CARS as readonly string[]).indexOf(name));
  const tokens = items.slice(8, 8 + TOKEN_COUNT).map(Number);
  return { type: 'setup', cars, tokens, start: Number(items[8 + TOKEN_COUNT]) };
}
