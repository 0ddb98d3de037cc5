// Parts of the table that are loaded on demand, and the props of those that other folders define.
import type { Manifest } from '@backroom/games/manifests';
import type { AnyGame, AnyWords, GamePage } from '@backroom/kit';
import { afterwards } from '../app/afterwards.ts';
import type { Moment, Seated } from '../seat/seated.ts';

/** A game as the table needs it, with all parts loaded. */
export interface GameAtHand {
  readonly manifest: Manifest;
  readonly rules: AnyGame;
  readonly words: AnyWords;
  readonly parts: GamePage;
}

// Named functions, because Vite emits more code for `(await import(…)).name` than for `import(…)`.
/** Parts that most visitors never see, or not at first: one chunk. */
const beside = () => import('./beside.ts');
const strips = () => import('./strips/strips.tsx');
const hint = () => import('../teach/hint.tsx');

export const aside = async () => (await beside()).Aside;
/** A table against bots has none. */
export const clock = async () => (await beside()).Clock;
export const curtainBetween = async () => (await beside()).Curtain;
/** Not needed before the first move. */
export const menu = async () => (await afterwards('seen', beside)).Menu;
export const ending = async () => (await beside()).Ending;
export const recapPanel = async () => (await beside()).RecapPanel;
export const requestPanel = async () => (await beside()).RequestPanel;
export const stripsBelow = async () => (await strips()).Strips;

export const hintPanel = async () => (await hint()).HintPanel;

/** Shown after the end: check of the shuffle, review. */
export interface EndingSlot {
  readonly seated: Seated;
  readonly moment: Moment;
  readonly game: GameAtHand;
}
