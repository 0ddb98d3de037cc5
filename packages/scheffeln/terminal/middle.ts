// What lies inside the ring: who sits there, and the characters in the centre; in Speed the row of cards.

import { itemAt } from '@backroom/kit';
import { cut, fit, padEnd, padStart } from '@backroom/kit/terminal';
import { type Car, ROW_LENGTH, type View } from '../src/index.ts';
import { block, isColour, letter, type Scene, worthText } from './pieces.ts';

const NAME = 11;
const MONEY = 9;
const LEFT = 46;

export const middle = (view: View, scene: Scene): string[] =>
  view.options.mode === 'speed' ? speedLines(view, scene) : basicLines(view, scene);

function basicLines(view: View, scene: Scene): string[] {
  const seats = view.seats.map((_, seat) => seatText(view, seat, scene));
  const right = centreLines(view, scene);
  const gap = Array.from({ length: Math.max(0, right.length - seats.length - 1) }, () => '');
  const left = [...seats, ...gap, playedLine(view, scene)];
  return left.map((text, row) => `${padEnd(text, LEFT)} ${right[row] ?? ''}`);
}

/** Marker, name, character, money; in the basic game also what the car earns as it stands, and the cards held. */
function seatText(view: View, seat: number, scene: Scene): string {
  const { paint, names, pieces } = scene;
  const { character, money, cards } = itemAt(view.seats, seat);
  const isToAct = view.phase === 'pick' ? character === null : view.turn === seat;
  const name = fit(itemAt(names, seat), NAME);
  const parts = [
    isToAct ? paint.bright('▶') : ' ',
    seat === view.seat ? paint.bright(`${name}◄`) : `${name} `,
    character === null ? paint.dim(' · ') : block(paint, character),
    padStart(pieces.money(money), MONEY),
  ];
  if (view.options.mode === 'speed') return parts.join(' ');
  const earns = character === null ? '' : worthText(view, character, scene);
  return [...parts, padStart(earns, MONEY), paint.dim('▮'.repeat(cards))].join(' ');
}

/** Face-up cards in order, then how many lie face down: what a good memory would know. */
function playedLine(view: View, { paint, phrases }: Scene): string {
  const up = view.faceUp.map((card) => letter(paint, card)).join(' ');
  const down = '▒'.repeat(view.faceDown.length);
  const shown = [up, down].filter((part) => part !== '').join(' ');
  return `  ${paint.dim(cut(phrases.played, 9))} ${shown || paint.dim('–')}`;
}

function centreLines(view: View, scene: Scene): string[] {
  const { paint, phrases } = scene;
  const cars: readonly Car[] = view.options.mafia ? [...view.centre, 'black'] : view.centre;
  const cells = cars.map((car) => `${block(paint, car)} ${padEnd(worthText(view, car, scene), MONEY)}`);
  const half = Math.ceil(cells.length / 2);
  const lines = cells.slice(0, half).map((cell, i) => `${cell}  ${cells[i + half] ?? ''}`);
  return [paint.dim(phrases.centre), ...lines];
}

function speedLines(view: View, scene: Scene): string[] {
  const texts = view.seats.map((_, seat) => seatText(view, seat, scene));
  const half = Math.max(Math.min(4, texts.length), Math.ceil(texts.length / 2));
  const seats = Array.from({ length: half }, (_, row) => `${padEnd(texts[row] ?? '', 38)} ${texts[row + half] ?? ''}`);
  return [...seats, view.phase === 'over' ? '' : rowLine(view, scene)];
}

/** Cards open from the right, so those that are missing lie face down on the left (SH-71). */
function rowLine(view: View, { paint, phrases }: Scene): string {
  const closed = Array.from({ length: ROW_LENGTH - view.row.length }, () => paint.dim('▒▒▒'));
  const open = view.row.filter(isColour).map((card) => block(paint, card));
  const clocks = [view.countdownMs, view.studyMs].filter((ms) => ms !== null);
  const seconds = clocks.length === 0 ? null : Math.max(0, Math.ceil(Math.min(...clocks) / 1000));
  const left = seconds === null ? '' : paint.bright(phrases.secondsLeft(seconds));
  return `  ${paint.dim(fit(phrases.row, 12))} ${[...closed, ...open].join(' ')} ${paint.dim('→')}   ${left}`;
}
