// A person's moves, numbered: a line for each card of the hand, face up on the left, exchanges on the right.

import { itemAt } from '@backroom/kit';
import { cut, fit, inColumns, padEnd, padStart, width } from '@backroom/kit/terminal';
import { type Card, COLOURS, type Event, type SeatAction, type View } from '../src/index.ts';
import { block, isColour, kinds, letter, type Scene, worthText } from './pieces.ts';

const CARD = 17;
const DRIVE = 18;
const CELL = 7;

type Foresee = (action: SeatAction) => readonly Event[];

/** The card that an action spends. */
function cardOf(action: SeatAction): Card | null {
  switch (action.type) {
    case 'move':
    case 'exchange':
      return action.card;
    case 'choose':
    case 'grab':
      return null;
    default:
      return action.type;
  }
}

const isExchange = (action: SeatAction): boolean => action.type === 'exchange';

/** Face-up plays come first, then the exchanges. In a race every character keeps its number, taken or not. */
export function arrange(legal: readonly SeatAction[], refused: readonly SeatAction[]): SeatAction[] {
  if (legal[0]?.type !== 'grab') return [...legal.filter((action) => !isExchange(action)), ...legal.filter(isExchange)];
  const grabs = [...legal, ...refused].filter((action) => action.type === 'grab');
  return COLOURS.flatMap((colour) => grabs.find(({ character }) => character === colour) ?? []);
}

export function drawChoices(view: View, actions: readonly SeatAction[], scene: Scene, foresee: Foresee): string[] {
  const type = actions[0]?.type;
  if (type === 'choose') return chooseLines(view, actions, scene);
  if (type === 'grab') return grabLines(view, actions, scene);
  const numbered = actions.map((action, i) => ({ action, number: i + 1 }));
  const cards = kinds(view.hand ?? []);
  return [
    handHeading(view, scene),
    ...cards.flatMap(({ card, count }) => {
      const mine = numbered.filter(({ action }) => cardOf(action) === card);
      return cardLines(card, count, mine, scene, foresee);
    }),
  ];
}

function handHeading(view: View, { paint, phrases }: Scene): string {
  const { hand, faceUp, faceDown, lastCard } = phrases;
  const right = view.hand?.length === 1 ? lastCard : faceDown;
  return paint.dim(` ${fit(hand, CARD - 1)} ${fit(faceUp, DRIVE - 1)} ${cut(right, 79 - CARD - DRIVE - 1)}`.trimEnd());
}

interface Numbered {
  readonly action: SeatAction;
  readonly number: number;
}

function cardLines(card: Card, count: number, mine: readonly Numbered[], scene: Scene, foresee: Foresee): string[] {
  const { paint, pieces } = scene;
  const name = count > 1 ? `${pieces.card(card)} ×${count}` : pieces.card(card);
  const mark = isColour(card) ? ` ${block(paint, card)} ` : ` ${letter(paint, card)} `;
  const head = `${mark}${fit(name, CARD - width(mark) - 1)} `;
  const up = mine.filter(({ action }) => !isExchange(action));
  const down = mine.filter(({ action }) => isExchange(action)).map((one) => cell(one, scene));
  const downLine = down
    .map((text) => padEnd(text, CELL))
    .join('')
    .trimEnd();
  if (isColour(card)) {
    return [`${head}${padEnd(up.map((one) => driveCell(one, scene, foresee)).join(''), DRIVE)}${downLine}`.trimEnd()];
  }
  const cellWidth = card === 'evasion' ? CELL + 3 : CELL;
  const upLines = inColumns(
    up.map((one) => cell(one, scene)),
    cellWidth,
    scene.width,
    ' '.repeat(CARD),
  );
  const indent = ' '.repeat(CARD + DRIVE);
  return [
    `${head}${itemAt(upLines, 0).slice(CARD)}`,
    ...upLines.slice(1),
    ...(downLine === '' ? [] : [indent + downLine]),
  ];
}

const numberText = (number: number, { paint }: Scene): string => paint.bold(padStart(String(number), 2));

/** Number, where the car would stop, and the car it would stop on. */
function driveCell({ action, number }: Numbered, scene: Scene, foresee: Foresee): string {
  const drive = foresee(action).find((event) => event.type === 'drove');
  const { paint } = scene;
  if (drive === undefined) return numberText(number, scene);
  const onto = drive.onto === null ? '' : ` ${block(paint, drive.onto)}`;
  const rider = drive.rider === null ? '' : ` +${block(paint, drive.rider)}`;
  return `${numberText(number, scene)} ${drive.from}→${drive.to}${onto}${rider}`;
}

function cell({ action, number }: Numbered, scene: Scene): string {
  return `${numberText(number, scene)} ${target(action, scene)}`;
}

function target(action: SeatAction, { paint }: Scene): string {
  switch (action.type) {
    case 'exchange':
    case 'nasty':
      return block(paint, action.take);
    case 'joker':
    case 'backward':
      return block(paint, action.car);
    case 'evasion':
      return action.car === undefined ? '–' : `${block(paint, action.car)}→${action.to}`;
    case 'move':
      return block(paint, action.card);
    default:
      return block(paint, action.character);
  }
}

function chooseLines(view: View, actions: readonly SeatAction[], scene: Scene): string[] {
  const { paint, phrases, pieces } = scene;
  const cells = actions.flatMap((action, i) => {
    if (action.type !== 'choose') return [];
    const { character } = action;
    const name = fit(pieces.character(character), 16);
    return `${numberText(i + 1, scene)} ${block(paint, character)} ${name} ${worthText(view, character, scene)}`;
  });
  return [...drawHand(view, scene), paint.dim(` ${phrases.chooseOne}`), ...inColumns(cells, 39, scene.width, ' ')];
}

function grabLines(view: View, actions: readonly SeatAction[], scene: Scene): string[] {
  const { paint, phrases, pieces } = scene;
  const cells = actions.flatMap((action, i) => {
    if (action.type !== 'grab') return [];
    const { character } = action;
    const name = cut(pieces.character(character), 18);
    return view.centre.includes(character)
      ? `${numberText(i + 1, scene)} ${block(paint, character)} ${name}`
      : paint.dim(`${padStart(String(i + 1), 2)}  –  ${name}`);
  });
  return [paint.dim(` ${phrases.grabOne}`), ...inColumns(cells, 26, scene.width, ' ')];
}

export function drawHand(view: View, { paint, phrases, pieces }: Scene): string[] {
  const held = kinds(view.hand ?? []).map(
    ({ card, count }) => `${block(paint, card)} ${pieces.card(card)}${count > 1 ? ` ×${count}` : ''}`,
  );
  return [` ${paint.dim(`${phrases.hand}:`)} ${held.length === 0 ? phrases.noCards : held.join('  ')}`];
}
