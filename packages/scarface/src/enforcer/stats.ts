// Which of his stats the Enforcer looks at first: the one with the number of his district (SC-110).
import type { State } from '../state.ts';
import { STATS } from '../vocabulary.ts';
import { soloOf } from './solo.ts';

/** Ruling: the seventh district has no stat, so there he begins with the first. */
export function firstStat(s: State): number {
  const solo = soloOf(s);
  return (solo.numbers[solo.at] - 1) % STATS.length;
}
