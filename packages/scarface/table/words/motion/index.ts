// The texts of animations and dialogs.
import type { Language } from '@backroom/kit';
import { motion } from '../../../lang/shows.all.ts';

export interface MotionWords {
  readonly goOn: string;
  readonly roundOver: (round: number) => string;
  readonly brought: string;
  readonly skip: string;
  readonly raid: string;
  readonly account: string;
  readonly nothing: string;
  readonly final: string;
  readonly money: string;
  readonly businesses: string;
  readonly associates: string;
  readonly total: string;
  readonly jobs: string;
  readonly discardPile: string;
  /** Vehicles and control markers that are not on the map. */
  readonly beside: string;
  /** Right-hands that are not hired yet. */
  readonly aside: string;
  readonly knownInHand: string;
  readonly allCards: string;
  /** The newspaper's name. */
  readonly paper: string;
}

export const MOTION_WORDS: Readonly<Record<Language, MotionWords>> = motion;
