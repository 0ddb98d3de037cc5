// Parts of the table that are made elsewhere, and what they are given. Each is a piece of its own.
import type { AnyGame } from '@backroom/kit';
import type { GameOfThePage, GameWords } from '../games.ts';
import type { Moment, Seated } from '../seat/seated.ts';

/** A game as the table needs it: in pieces, all of them there. */
export interface GameAtHand {
  readonly page: GameOfThePage;
  readonly rules: AnyGame;
  readonly words: GameWords;
}

export const hintPanel = async () => (await import('../teach/hint.tsx')).HintPanel;

/** What comes after the end: checking the shuffle, looking for better moves. */
export interface EndingSlot {
  readonly seated: Seated;
  readonly moment: Moment;
  readonly game: GameAtHand;
}

export const afterTheEnd = async () => (await import('../replay/after-the-end.tsx')).default;
