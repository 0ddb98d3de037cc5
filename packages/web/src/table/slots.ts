// Parts of the table that are loaded when they are needed, and what those that are made elsewhere are given.
import type { AnyGame } from '@backroom/kit';
import type { GameOfThePage, GameWords } from '../games.ts';
import type { Moment, Seated } from '../seat/seated.ts';

/** A game as the table needs it: in pieces, all of them there. */
export interface GameAtHand {
  readonly page: GameOfThePage;
  readonly rules: AnyGame;
  readonly words: GameWords;
}

// What most visitors never see, or not at first.
export const aside = async () => (await import('./aside.tsx')).Aside;
export const curtainBetween = async () => (await import('./curtain.tsx')).Curtain;
export const ending = async () => (await import('./ending.tsx')).Ending;
export const recapPanel = async () => (await import('./recap.tsx')).RecapPanel;
export const requestPanel = async () => (await import('./request.tsx')).RequestPanel;
export const stripsBelow = async () => (await import('./strips/strips.tsx')).Strips;

export const hintPanel = async () => (await import('../teach/hint.tsx')).HintPanel;

/** What comes after the end: checking the shuffle, looking for better moves. */
export interface EndingSlot {
  readonly seated: Seated;
  readonly moment: Moment;
  readonly game: GameAtHand;
}

export const afterTheEnd = async () => (await import('../replay/after-the-end.tsx')).default;
