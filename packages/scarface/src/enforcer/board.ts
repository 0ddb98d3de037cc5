// The rival side of the gang boards, which is the same for every gang, and what the difficulties change of his start.
import type { Difficulty, RivalBoard } from './language.ts';

export const RIVAL: RivalBoard = {
  rows: [
    { from: 0, plan: 2, actions: 1 },
    { from: 6, plan: 2, actions: 2 },
    { from: 10, plan: 3, actions: 2 },
    { from: 12, plan: 3, actions: 3 },
  ],
  bonuses: [null, 3, 'B', null, 4, 'C', null, 5, 'B+C', null, 6, 'C'],
  power: [0, 1, 2],
  lawyers: [1, 2, 3],
  recruitment: [1, 2, 3],
  supply: [0, 1, 2],
  crime: [0, 1],
};

/** How many cards his Plan has and how many actions he takes, by how many cubes have left his track. */
export function trackRow(boss: number): { readonly plan: number; readonly actions: number } {
  let row = RIVAL.rows[0];
  for (const next of RIVAL.rows) if (boss >= next.from) row = next;
  return row;
}

/** Power that an upgrade to level 2 and to level 3 takes. */
export const UPGRADE_POWER: readonly number[] = [2, 4];

export interface HeadStart {
  readonly money: number;
  readonly headquarters: number;
  /** Cubes that have left his track: upgrades of Power first, then of what follows. They bring what upgrades bring. */
  readonly upgrades: number;
}

/** Cards of decks B and C that the letters under his first cubes bring; they are shuffled into his first deck. */
export function lettersOf(upgrades: number): { readonly b: number; readonly c: number } {
  const gone = RIVAL.bonuses.slice(0, upgrades);
  const count = (letter: string): number =>
    gone.filter((bonus) => typeof bonus === 'string' && bonus.includes(letter)).length;
  return { b: count('B'), c: count('C') };
}

/** The difficulties change his start, not his rules. `rulebook`: just like a game for two. `money` has what his cubes bring. */
export const HEAD_START: Readonly<Record<Difficulty, HeadStart>> = {
  associate: { money: 0, headquarters: 2, upgrades: 0 },
  rulebook: { money: 10, headquarters: 4, upgrades: 0 },
  underboss: { money: 56, headquarters: 4, upgrades: 9 },
  boss: { money: 72, headquarters: 5, upgrades: 10 },
  untouchable: { money: 100, headquarters: 6, upgrades: 11 },
};

/** His two Dealers, set aside before the Dealers are shuffled. */
export const RIVAL_DEALERS = ['gun-runner', 'distillery-owner'] as const;
