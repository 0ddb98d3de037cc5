// The whole table in sentences, most urgent first, complete enough for a screen reader.
import { itemAt, type Seat, type Section } from '@backroom/kit';
import type { View } from '../view.ts';
import { BUSINESSES, type Car, type Colour } from '../vocabulary.ts';
import type { TableTexts } from './catalogue.ts';
import { mafiaHeir, prospectOf } from './prospects.ts';
import type { Speaker } from './speaker.ts';

type Lines = (speaker: Speaker, view: View) => readonly string[];

export function tableOf(speaker: Speaker, view: View, prompt: string): Section[] {
  const { headings } = speaker.texts.table;
  const section = (heading: keyof TableTexts['headings'], lines: Lines): Section => ({
    heading: headings[heading],
    lines: lines(speaker, view),
  });
  return [
    { heading: headings.now, lines: [prompt, ...nowLines(speaker, view)] },
    section('hand', handLines),
    section('row', rowLines),
    section('ring', ringLines),
    section('seats', seatLines),
    section('centre', centreLines),
    section('played', playedLines),
    section('mafia', mafiaLines),
  ].filter(({ lines }) => lines.length > 0);
}

const isLaidOut = (view: View): boolean => view.phase !== 'setup';
/** Hands are held and the ring tells what everybody would earn: the basic game, within a round. */
const isInPlay = (view: View): boolean => view.phase === 'choose' || view.phase === 'play';

const nowLines: Lines = ({ texts, numbers, who }, view) =>
  isLaidOut(view) ? [texts.table.round(numbers.number(view.round), who(view.start))] : [];

const handLines: Lines = ({ texts }, view) => {
  if (view.hand === null || !isInPlay(view)) return [];
  return view.hand.length === 0 ? [texts.table.emptyHand] : view.hand.map((card) => texts.pieces.cards[card]);
};

const rowLines: Lines = ({ texts: { table }, numbers }, view) => {
  if (view.phase !== 'pick') return [];
  return [
    ...(view.countdownMs === null ? [] : [table.countdown(numbers.clock(view.countdownMs))]),
    ...(view.studyMs === null ? [] : [table.studyLimit(numbers.clock(view.studyMs))]),
    table.rowOrder,
    ...view.row.map((card, i) => table.rowCard(numbers.number(i + 1), card)),
  ];
};

const ringLines: Lines = (speaker, view) => {
  if (!isLaidOut(view)) return [];
  const { texts, numbers } = speaker;
  const { table } = texts;
  const lines = BUSINESSES.map((business, i) =>
    table.business({ business, cars: carsAt(speaker, view, i), tokens: tokensAt(speaker, view, i) }),
  );
  if (view.options.mode !== 'speed') return lines;
  const unseen = view.unseen.flat();
  return unseen.length === 0
    ? lines
    : [...lines, table.faceDownTokens(unseen.length, unseen.map(numbers.money).join(', '))];
};

function carsAt(speaker: Speaker, view: View, index: number): string {
  const { table } = speaker.texts;
  const [bottom, top] = itemAt(view.ring, index);
  if (bottom === undefined) return table.noCar;
  const whose = (car: Car): string => carWithOwner(speaker, view, car);
  return top === undefined ? table.loneCar(whose(bottom)) : table.pair(whose(bottom), whose(top));
}

function carWithOwner({ texts: { table }, who }: Speaker, view: View, car: Car): string {
  if (car === 'black') return table.mafiaCar(car);
  const owner = view.seats.findIndex(({ character }) => character === car);
  if (owner < 0) return table.freeCar(car);
  return owner === view.seat ? table.ownCar(car) : table.ownedCar(car, who(owner));
}

function tokensAt({ texts: { table }, numbers }: Speaker, view: View, index: number): string {
  const { top, hidden } = itemAt(view.stacks, index);
  if (top === null) return table.noTokens;
  if (hidden === 0) return table.lastToken(numbers.money(top));
  if (view.options.mode === 'speed') return table.tokensUnknown(numbers.money(top), hidden);
  return table.tokens(numbers.money(top), itemAt(view.unseen, index).map(numbers.money).join(', '));
}

export function standingOf({ texts: { table }, numbers, who }: Speaker, view: View, seat: Seat): string {
  const { character, money, cards } = itemAt(view.seats, seat);
  const standing = {
    who: seat === view.seat ? table.you(who(seat)) : who(seat),
    sum: numbers.money(money),
    character,
  };
  return isInPlay(view) ? table.standing({ ...standing, cards }) : table.standingWithoutHand(standing);
}

const seatLines: Lines = (speaker, view) =>
  view.seats.map(({ character }, seat) =>
    sentence([standingOf(speaker, view, seat), ...(character === null ? [] : prospectLine(speaker, view, character))]),
  );

/** Before a Speed row has run, the ring does not tell what anybody will earn. */
function prospectLine({ texts: { table }, numbers }: Speaker, view: View, car: Colour): string[] {
  const prospect = isInPlay(view) ? prospectOf(view, car) : null;
  if (prospect === null) return [];
  const { at, by, value } = prospect;
  if (by !== null) return [table.earnsNothing({ at, by })];
  return value === null ? [] : [table.earns({ at, sum: numbers.money(value) })];
}

const centreLines: Lines = (speaker, view) =>
  (view.phase === 'over' ? [] : view.centre).map((character) =>
    sentence([speaker.texts.table.freeCharacter(character), ...prospectLine(speaker, view, character)]),
  );

const playedLines: Lines = ({ texts: { table, pieces }, who }, view) => {
  const name = (cards: View['faceUp']): string => cards.map((card) => pieces.cards[card]).join(', ');
  const own = view.faceDown.flatMap(({ card }) => (card === null ? [] : [card]));
  const others = view.seats.map((_, seat) => view.faceDown.filter((d) => d.seat === seat && d.card === null).length);
  return [
    ...(view.faceUp.length === 0 ? [] : [table.faceUp(name(view.faceUp))]),
    ...(own.length === 0 ? [] : [table.faceDownYours(name(own))]),
    ...others.flatMap((count, seat) => (count === 0 ? [] : [table.faceDown(who(seat), count)])),
  ];
};

const mafiaLines: Lines = (speaker, view) => {
  if (!view.options.mafia || !isLaidOut(view)) return [];
  const { texts, numbers } = speaker;
  const { removed } = view;
  return [
    ...(isInPlay(view) ? mafiaProspect(speaker, view) : []),
    ...(removed.length === 0 ? [] : [texts.table.removed(numbers.list(removed.map(numbers.money)))]),
  ];
};

function mafiaProspect({ texts: { table }, numbers, who }: Speaker, view: View): string[] {
  const prospect = prospectOf(view, 'black');
  if (prospect === null) return [];
  const { at, by, value } = prospect;
  if (by !== null) return [table.mafiaBlocked({ at, by })];
  if (value === null) return [];
  const paid = { at, sum: numbers.money(value) };
  const heir = mafiaHeir(view);
  return [heir === null ? table.mafiaWastes(paid) : table.mafiaGives({ ...paid, who: who(heir) })];
}

const sentence = (parts: readonly string[]): string => `${parts.join('. ')}.`;
