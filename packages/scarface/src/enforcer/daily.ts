// The daily challenge: from a date the same table for everybody, also without a network (SC-110).
import { itemAt } from '@backroom/kit';
import type { Options } from '../options.ts';
import { GANGS } from '../vocabulary.ts';
import type { Difficulty } from './language.ts';

export interface Daily {
  readonly date: string;
  /** Counted from the first challenge on, which is 1. */
  readonly number: number;
  readonly options: Options;
  /** For chance: the same source gives the same cards in the same order. */
  readonly seed: string;
}

const DAY = 86_400_000;
const FIRST = Date.UTC(2026, 0, 1);
/** The rulebook's start is too easy for a challenge. */
const CLIMB: readonly Difficulty[] = ['associate', 'underboss', 'boss', 'untouchable'];

/** `date`: a day as YYYY-MM-DD. The difficulty climbs in four days, and the rival changes after each climb. */
export function daily(date: string): Daily {
  const day = dayOf(date);
  const difficulty = itemAt(CLIMB, turned(day, CLIMB.length));
  const climbs = Math.floor(day / CLIMB.length);
  const rival = itemAt(GANGS, turned(climbs, GANGS.length));
  // The player's gang is given too, so that all results compare: never the rival's.
  const own = itemAt(GANGS, turned(turned(climbs, GANGS.length) + 1 + turned(day, GANGS.length - 1), GANGS.length));
  return {
    date,
    number: day + 1,
    options: { jobDraft: false, ringByHand: false, gangs: [own], solo: { rival, difficulty } },
    seed: `scarface daily ${date}`,
  };
}

/** Days since the first challenge. */
function dayOf(date: string): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) : Number.NaN;
  // Swedes write dates this way round: the thirtieth of February would come back as another day.
  if (Number.isNaN(time) || new Intl.DateTimeFormat('sv', { timeZone: 'UTC' }).format(time) !== date)
    throw new RangeError(`${date} is not a date: write it as YYYY-MM-DD, such as 2026-11-16`);
  return (time - FIRST) / DAY;
}

/** The remainder, also of days before the first. */
const turned = (n: number, size: number): number => ((n % size) + size) % size;
