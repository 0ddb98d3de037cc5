// The names of the pieces. People and businesses have the same name in every language; colours and trades do not.
import type { Business, Car, Card, Colour } from '../vocabulary.ts';
import type { Numbers } from './numbers.ts';

export const BUSINESS_NAMES: Readonly<Record<Business, string>> = {
  A: 'Dinero Docks',
  B: 'Moonshine Yard',
  C: 'Ragtime Row',
  D: 'Jackpot Arcade',
  E: 'Lucre District',
  F: 'Flicker Lot',
  G: 'Champagne Heights',
  H: 'Splendid Boulevard',
};

export const CHARACTER_NAMES: Readonly<Record<Colour, string>> = {
  red: 'Scarlet Vane',
  orange: 'Amber Quill',
  yellow: 'Goldie Fontaine',
  green: 'Ollie Verde',
  blue: 'Lou Mercer',
  purple: 'Contessa Viola',
  white: 'Doc Ivory',
  brown: 'Rusty Barlow',
};

/** A business as it stands in a sentence: no language of ours puts an article before it. */
export const place = (business: Business): string => `${BUSINESS_NAMES[business]} (${business})`;

/** What a language says of the pieces. */
export interface PieceCatalogue {
  /** The colour by itself, as in a list of cars. */
  readonly colours: Readonly<Record<Car, string>>;
  /** A car with its article, as the subject of a sentence. */
  car(car: Car): string;
  /** A car as it stands after "beneath" or "with", where that differs. */
  carAfterPreposition?(car: Car): string;
  /** What is printed on the card. */
  readonly cards: Readonly<Record<Card, string>>;
  readonly trades: Readonly<Record<Colour, string>>;
}

/** The names that a page or a terminal prints beside the pieces. */
export interface PieceNames {
  colour(colour: Car): string;
  car(car: Car): string;
  carAfterPreposition(car: Car): string;
  card(card: Card): string;
  /** Without its letter. */
  business(business: Business): string;
  character(colour: Colour): string;
  trade(colour: Colour): string;
  /** Name and trade. */
  introduction(colour: Colour): string;
  money(value: number): string;
}

export const pieceNames = (pieces: PieceCatalogue, { money }: Numbers): PieceNames => ({
  colour: (colour) => pieces.colours[colour],
  car: (car) => pieces.car(car),
  carAfterPreposition: (car) => (pieces.carAfterPreposition ?? pieces.car)(car),
  card: (card) => pieces.cards[card],
  business: (business) => BUSINESS_NAMES[business],
  character: (colour) => CHARACTER_NAMES[colour],
  trade: (colour) => pieces.trades[colour],
  introduction: (colour) => `${CHARACTER_NAMES[colour]}, ${pieces.trades[colour]}`,
  money,
});
