// The released rules, and how many matches of each the corpus holds. Lines are added here and never removed: a new
// version of a game is a new line.
import type { AnyGame } from '@backroom/kit';
import { scarface } from '@backroom/scarface';
import { game as scarface1 } from '@backroom/scarface/earlier/1';
import { game as scarface2 } from '@backroom/scarface/earlier/2';
import { scheffeln } from '@backroom/scheffeln';

interface Released {
  readonly game: AnyGame;
  /** Enough for every mode, and small. */
  readonly matches: number;
}

export const RELEASED: readonly Released[] = [
  { game: scheffeln, matches: 42 },
  { game: scarface1, matches: 8 },
  { game: scarface2, matches: 8 },
  { game: scarface, matches: 8 },
];
