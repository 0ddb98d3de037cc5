// The ring: A to D along the top, E to H back along the bottom, and the table between them.

import { itemAt } from '@backroom/kit';
import { cut, fit, padEnd, width } from '@backroom/kit/terminal';
import { BUSINESSES, type Car, TOKENS_PER_STACK, type View } from '../src/index.ts';
import { middle } from './middle.ts';
import { block, type Scene } from './pieces.ts';

export const RING_WIDTH = 79;
const BOX = 19;
const INSIDE = BOX - 4;
const TOP_ROW = [0, 1, 2, 3];
const BOTTOM_ROW = [7, 6, 5, 4];

export function drawRing(view: View, scene: Scene): string[] {
  return [
    header(view, scene),
    ...boxes(view, TOP_ROW, '→', scene),
    ...middle(view, scene).map((line, i, { length }) => betweenTheRows(line, i === length - 1, scene)),
    ...boxes(view, BOTTOM_ROW, '←', scene),
  ];
}

function header(view: View, { words, names, phrases, paint, keys }: Scene): string {
  const { round, starts, leads, nobodyLeads } = phrases;
  const most = Math.max(...view.seats.map(({ money }) => money));
  const leaders = names.filter((_, seat) => itemAt(view.seats, seat).money === most);
  const standing = most === 0 ? nobodyLeads : leads(leaders.join(', '));
  const left = ` ${words.title.toUpperCase()}  `;
  const room = RING_WIDTH - width(left) - width(keys) - 1;
  const facts = [round(view.round), starts(itemAt(names, view.start)), standing].join(' · ');
  return `${paint.bright(left)}${fit(facts, room)} ${paint.dim(keys)}`;
}

/** The road leaves the top row at D and comes back to it at A. */
const betweenTheRows = (line: string, isLast: boolean, { paint }: Scene): string =>
  isLast ? `${paint.dim('↑')}${padEnd(line, RING_WIDTH - 2)}${paint.dim('↓')}` : ` ${padEnd(line, RING_WIDTH - 2)} `;

function boxes(view: View, places: readonly number[], arrow: string, scene: Scene): string[] {
  const drawn = places.map((place) => box(view, place, scene));
  return itemAt(drawn, 0).map((_, row) =>
    drawn.map((lines) => lines[row]).join(row === 2 ? scene.paint.dim(arrow) : ' '),
  );
}

function box(view: View, place: number, scene: Scene): string[] {
  const { paint, pieces } = scene;
  const business = itemAt(BUSINESSES, place);
  const cars = itemAt(view.ring, place);
  const [bottom, top] = cars;
  // The first word of a name is enough.
  const name = cut(`${business} ${pieces.business(business).split(' ')[0]}`, INSIDE - 2);
  const isOwn = cars.some((car) => view.seat !== null && ownerOf(view, car) === view.seat);
  const line = (text: string): string => (isOwn ? paint.bright(text) : paint.dim(text));
  const side = line('│');
  const inside = (car: Car | undefined): string => padEnd(car === undefined ? '' : carText(view, car, scene), INSIDE);
  return [
    `${line('╭─')} ${paint.bold(name)} ${line(`${'─'.repeat(BOX - 5 - width(name))}╮`)}`,
    `${side} ${inside(top)} ${side}`,
    `${side} ${inside(bottom)} ${side}`,
    tokens(view, place, scene, line),
  ];
}

function tokens(view: View, place: number, { pieces, phrases }: Scene, line: (text: string) => string): string {
  const { top, hidden } = itemAt(view.stacks, place);
  const pile = '●'.repeat(top === null ? 0 : 1) + '○'.repeat(Math.min(hidden, TOKENS_PER_STACK));
  const value = top === null ? '' : pieces.money(top);
  const text = [value, pile].filter((part) => part !== '').join(' ') || phrases.noTokens;
  const shown = cut(text, BOX - 5);
  return `${line('╰─')} ${shown} ${line(`${'─'.repeat(BOX - 5 - width(shown))}╯`)}`;
}

const ownerOf = (view: View, car: Car): number => view.seats.findIndex(({ character }) => character === car);

function carText(view: View, car: Car, scene: Scene): string {
  const { paint, names, phrases } = scene;
  const owner = ownerOf(view, car);
  const room = INSIDE - 4;
  return `${block(paint, car)} ${whose()}`;

  function whose(): string {
    if (car === 'black') return paint.dim(cut(phrases.mafia, room));
    if (owner < 0) return '';
    return owner === view.seat ? paint.bright(cut(`◄ ${phrases.you}`, room)) : cut(itemAt(names, owner), room);
  }
}
