// The figures of a run by name, and their bounds. Shares are in per cent, the losses of restricted play in points.
import { DIFFICULTIES, type Difficulty } from '../src/enforcer/language.ts';
import { type Act, GANGS } from '../src/vocabulary.ts';
import type { Findings } from './findings.ts';
import { ROADS } from './play.ts';
import { ACTIONS } from './restricted.ts';
import type { Rung } from './rungs.ts';
import { type Share, shareOf } from './share.ts';

export interface Figure {
  readonly value: number;
  /** Half the width of the 95 % interval. */
  readonly give: number;
  readonly count: number;
}

export interface Bound {
  readonly least?: number;
  readonly most?: number;
}

/** One measurement: the players, their effort, and the results. */
export interface Run {
  readonly level: string;
  readonly most: number;
  readonly seed: string;
  readonly games: number;
  readonly command: string;
  readonly figures: Readonly<Record<string, Figure>>;
}

export interface SoloShare {
  readonly difficulty: Difficulty;
  readonly won: Share;
}

export interface Lost {
  readonly what: string;
  readonly rung: Rung;
}

const inPercent = ({ share, give, count }: Share): Figure => ({ value: 100 * share, give: 100 * give, count });

/** The fewest games that show whether a card is dead. */
const GAMES_FOR_CARDS = 2000;
/** The fewest games for counting roads: a tenth of fewer is too imprecise. */
const GAMES_FOR_ROADS = 500;
/** A card that was used less often is not judged. */
const LEAST_HIRES = 30;
/** A road counts if it brought most money to at least this many per cent of the winners. */
const ROAD_LEAST = 10;

export function figuresOf(
  tables: readonly Findings[],
  restricted: readonly Lost[],
  solo: readonly SoloShare[],
): Record<string, Figure> {
  const figures: Record<string, Figure> = {};
  for (const table of tables) {
    for (const gang of GANGS) figures[`gangs/${table.seats}/${gang}`] = inPercent(table.gangs[gang]);
    for (const [place, share] of table.places.entries())
      figures[`seats/${table.seats}/${place + 1}`] = inPercent(share);
  }
  const four = tables.find(({ seats }) => seats === 4);
  if (four !== undefined) ofFour(four, figures);
  for (const { what, rung } of restricted) {
    const { value, give, count } = inPercent(rung.won);
    figures[`without/${what}`] = { value: 25 - value, give, count };
  }
  for (const { difficulty, won } of solo) figures[`alone/${difficulty}`] = inPercent(won);
  return figures;
}

function ofFour(four: Findings, figures: Record<string, Figure>): void {
  for (const [action, acts] of Object.entries(ACTIONS)) {
    const share = (acts as readonly Act[]).reduce((sum, act) => sum + four.acts[act].share, 0);
    const { count } = four.acts.deal;
    figures[`actions/${action}`] = inPercent(shareOf(share * count, count));
  }
  for (const road of ROADS) figures[`roads/${road}`] = inPercent(four.mainRoads[road]);
  if (four.games >= GAMES_FOR_ROADS) {
    const open = ROADS.filter((road) => 100 * four.mainRoads[road].share >= ROAD_LEAST).length;
    figures['roads that bring most to a tenth'] = { value: open, give: 0, count: four.games };
  }
  figures['seizures a player'] = { value: four.seizedPerGame / four.seats, give: 0, count: four.games };
  const known = four.associates.filter(({ won }) => won.count >= LEAST_HIRES);
  const hires = known.reduce((sum, { won }) => sum + won.count, 0);
  const mean = known.reduce((sum, { won }) => sum + won.share * won.count, 0) / Math.max(1, hires);
  const off = known.map(({ won }) => 100 * Math.abs(won.share - mean));
  if (known.length > 0)
    figures['Associate furthest from the mean'] = { value: Math.max(...off), give: 0, count: four.games };
  if (four.games >= GAMES_FOR_CARDS) {
    const unused = [...four.associates, ...four.jobs].filter(({ used }) => used.share === 0).length;
    figures['cards never used'] = { value: unused, give: 0, count: four.games };
  }
}

const around = (middle: number, give: number): Bound => ({ least: middle - give, most: middle + give });

const ALONE: Readonly<Partial<Record<Difficulty, Bound>>> = {
  underboss: { least: 45, most: 60 },
  boss: { least: 25, most: 35 },
  untouchable: { least: 5, most: 15 },
};

/** The bound of a figure; null: it has none. `level`: bounds on a person's equal apply to `sharp` alone. */
export function boundOf(id: string, level: string): Bound | null {
  const [kind, ...rest] = id.split('/');
  const players = Number(rest[0]);
  switch (kind) {
    case 'gangs':
      return around(100 / players, players === 4 ? 4 : 6);
    case 'seats':
      return players === 4 ? around(25, 3) : null;
    case 'actions':
      return { least: 3 };
    case 'roads that bring most to a tenth':
      return { least: 3 };
    case 'seizures a player':
      return { least: 2 };
    case 'without':
      return { least: 2, most: 15 };
    case 'Associate furthest from the mean':
      return { most: 12 };
    case 'cards never used':
      return { most: 0 };
    case 'alone':
      return level === 'sharp' ? (ALONE[DIFFICULTIES.find((one) => one === rest[0]) ?? 'associate'] ?? null) : null;
    default:
      return null;
  }
}

/** How wide an interval may be, as a share of the bound. */
const CLOSE = 0.8;

export type Verdict = 'met' | 'open' | 'missed';

/**
 * Met only with enough games: the interval is narrower than the allowed share of the bound, or lies on its right side.
 */
export function verdictOf({ value, give }: Figure, { least, most }: Bound): Verdict {
  if ((least !== undefined && value < least) || (most !== undefined && value > most)) return 'missed';
  if (least !== undefined && most !== undefined) return 2 * give <= CLOSE * (most - least) ? 'met' : 'open';
  const sure = least === undefined ? value + give <= (most ?? 0) : value - give >= least;
  return sure ? 'met' : 'open';
}
