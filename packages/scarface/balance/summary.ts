// The findings in a terminal, each beside its target.
import type { Difficulty } from '../src/enforcer/language.ts';
import type { Findings } from './findings.ts';
import type { Rung } from './rungs.ts';
import type { Share } from './share.ts';

/** How often a bot of that level beats the Enforcer, by difficulty, and the mean totals. */
export interface SoloShares {
  readonly level: string;
  readonly shares: readonly {
    readonly difficulty: Difficulty;
    readonly won: Share;
    readonly bot: number;
    readonly enforcer: number;
  }[];
}

export type Report = Findings & {
  readonly level: string;
  readonly most: number;
  readonly seed: string;
  readonly solo: readonly SoloShares[];
  readonly rungs: readonly Rung[];
};

export const percent = (x: number): string => `${(100 * x).toFixed(1)} %`;
export const withGive = ({ share, give }: Share): string => `${percent(share)} ±${(100 * give).toFixed(1)}`;

/** Percentage points that a gang and a seat may be off. */
export const GANG_GIVE = 0.08;
export const SEAT_GIVE = 0.05;
export const CARD_GIVE = 0.12;

export function summaryOf(f: Report): string {
  const fair = 1 / f.seats;
  const within = (share: number, give: number): string => (Math.abs(share - fair) <= give ? 'within' : 'OFF');
  const unused = [...f.associates, ...f.jobs].filter((one) => one.used.share === 0).map((one) => one.card);
  const strong = f.associates.filter((one) => one.won.count > 30 && Math.abs(one.won.share - meanWon(f)) > CARD_GIVE);
  return [
    `${f.games} games of ${f.seats} players, ${f.level}, at most ${f.most} continuations a decision, seed "${f.seed}"`,
    ...Object.entries(f.gangs).map(
      ([gang, share]) => `gang ${gang}: ${withGive(share)} (${within(share.share, GANG_GIVE)} ±8)`,
    ),
    ...f.places.map(
      (share, place) => `seat ${place + 1} from the start: ${withGive(share)} (${within(share.share, SEAT_GIVE)} ±5)`,
    ),
    `totals at 5/25/50/75/95 %: ${f.totals.join(' / ')}; within 120 to 400: ${withGive(f.within)}`,
    `decisions a game ${f.decisions.toFixed(0)}, turns a player ${f.turns.toFixed(1)}, raids ${f.raids.toFixed(1)}, seizures ${f.seizedPerGame.toFixed(1)}`,
    `whoever led before the last round won: ${withGive(f.settledEarly)}`,
    `never used: ${unused.length === 0 ? 'none' : unused.join(', ')}`,
    `Associates whose hirers win more or less by over 12 points: ${strong.length === 0 ? 'none' : strong.map((one) => `${one.card} ${withGive(one.won)}`).join(', ')}`,
    `least hired: ${ends(f.associates.toSorted((a, b) => a.used.share - b.used.share))}`,
    `least fulfilled: ${ends(f.jobs.toSorted((a, b) => a.used.share - b.used.share))}`,
    `what brought winners most: ${Object.entries(f.mainRoads)
      .map(([road, share]) => `${road} ${percent(share.share)}`)
      .join(', ')}`,
    `dollars by road, everybody / winners: ${Object.entries(f.roads)
      .map(([road, { all, winners }]) => `${road} ${all.toFixed(0)}/${winners.toFixed(0)}`)
      .join(', ')}`,
    ...f.rungs.map(
      ({ hero, rival, won, totals }) =>
        `${hero} against three ${rival}: ${withGive(won)} of ${won.count}, ${totals[0].toFixed(0)} to ${totals[1].toFixed(0)} dollars`,
    ),
    ...f.solo.flatMap(({ level, shares }) =>
      shares.map(
        ({ difficulty, won, bot, enforcer }) =>
          `alone, ${difficulty}: ${level} wins ${withGive(won)} of ${won.count}, ${bot.toFixed(0)} to ${enforcer.toFixed(0)} dollars`,
      ),
    ),
  ].join('\n');
}

const ends = (cards: Findings['jobs']): string =>
  cards
    .slice(0, 5)
    .map((one) => `${one.card} ${percent(one.used.share)}`)
    .join(', ');

/** Those who hire at all win a little more often than others: the mean to compare with. */
export function meanWon(f: Findings): number {
  const hires = f.associates.reduce((sum, one) => sum + one.won.count, 0);
  return f.associates.reduce((sum, one) => sum + one.won.share * one.won.count, 0) / Math.max(1, hires);
}
