// Statistics over many games: win shares, totals, cards, roads to victory.
import { itemAt } from '@backroom/kit';
import { BOX } from '../src/box.ts';
import { ACTS, type Act, GANGS, type Gang } from '../src/vocabulary.ts';
import { type Played, ROADS, type Road, type Side } from './play.ts';
import { quantile, type Share, shareOf } from './share.ts';

interface CardFinding {
  readonly card: string;
  /** The share of the games in which it was available that it was hired or fulfilled in. */
  readonly used: Share;
  /** How often players who did so won. */
  readonly won: Share;
}

export interface Findings {
  readonly games: number;
  readonly seats: number;
  readonly gangs: Readonly<Record<Gang, Share>>;
  readonly places: readonly Share[];
  /** Totals of all players: 5, 25, 50, 75 and 95 %. */
  readonly totals: readonly number[];
  readonly within: Share;
  readonly decisions: number;
  readonly turns: number;
  readonly raids: number;
  readonly settledEarly: Share;
  readonly associates: readonly CardFinding[];
  readonly jobs: readonly CardFinding[];
  /** Mean dollars by road: of everybody, and of winners. */
  readonly roads: Readonly<Record<Road, { readonly all: number; readonly winners: number }>>;
  /** The road that brought the winner most. */
  readonly mainRoads: Readonly<Record<Road, Share>>;
  readonly seizedPerGame: number;
  /** Of all main actions taken. */
  readonly acts: Readonly<Record<Act, Share>>;
}

const USUAL_TOTALS = [120, 400] as const;
const mean = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0) / Math.max(1, list.length);

export function findingsOf(games: readonly Played[]): Findings {
  const sides = games.flatMap((game) => game.sides);
  const totals = sides.map((side) => side.total).sort((a, b) => a - b);
  const winners = sides.filter((side) => side.won > 0);
  const seats = itemAt(games, 0).seats;
  const wins = (list: readonly Side[]): Share =>
    shareOf(
      list.reduce((sum, side) => sum + side.won, 0),
      list.length,
    );
  return {
    games: games.length,
    seats,
    gangs: Object.fromEntries(GANGS.map((gang) => [gang, wins(sides.filter((side) => side.gang === gang))])) as Record<
      Gang,
      Share
    >,
    places: Array.from({ length: seats }, (_, place) => wins(sides.filter((side) => side.place === place))),
    totals: [0.05, 0.25, 0.5, 0.75, 0.95].map((at) => quantile(totals, at)),
    within: shareOf(
      totals.filter((total) => total >= USUAL_TOTALS[0] && total <= USUAL_TOTALS[1]).length,
      totals.length,
    ),
    decisions: mean(games.map((game) => game.decisions)),
    turns: mean(sides.map((side) => side.turns)),
    raids: mean(games.map((game) => game.raids)),
    settledEarly: shareOf(games.filter((game) => game.settledEarly).length, games.length),
    associates: [...BOX.low, ...BOX.high].map((card) => associate(games, card)),
    jobs: BOX.jobs.map((card) => job(sides, card)),
    roads: Object.fromEntries(
      ROADS.map((road) => [
        road,
        { all: mean(sides.map((s) => s.roads[road])), winners: mean(winners.map((s) => s.roads[road])) },
      ]),
    ) as Findings['roads'],
    mainRoads: Object.fromEntries(
      ROADS.map((road) => [road, shareOf(winners.filter((side) => mainRoad(side) === road).length, winners.length)]),
    ) as Findings['mainRoads'],
    acts: Object.fromEntries(ACTS.map((act) => [act, actShare(sides, act)])) as Record<Act, Share>,
    seizedPerGame: mean(games.map((game) => game.sides.reduce((sum, side) => sum + side.seized, 0))),
  };
}

const actShare = (sides: readonly Side[], act: Act): Share =>
  shareOf(
    sides.reduce((sum, side) => sum + side.acts.filter((one) => one === act).length, 0),
    sides.reduce((sum, side) => sum + side.acts.length, 0),
  );

const mainRoad = (side: Side): Road =>
  ROADS.reduce((best, road) => (side.roads[road] > side.roads[best] ? road : best), ROADS[0]);

function associate(games: readonly Played[], card: string): CardFinding {
  const there = games.filter((game) => game.offered.includes(card));
  const hirers = there.flatMap((game) => game.sides.filter((side) => side.hired.includes(card)));
  return {
    card,
    used: shareOf(there.filter((game) => game.sides.some((side) => side.hired.includes(card))).length, there.length),
    won: shareOf(
      hirers.reduce((sum, side) => sum + side.won, 0),
      hirers.length,
    ),
  };
}

function job(sides: readonly Side[], card: string): CardFinding {
  const holders = sides.filter((side) => side.held.includes(card));
  const done = holders.filter((side) => side.fulfilled.includes(card));
  return {
    card,
    used: shareOf(done.length, holders.length),
    won: shareOf(
      done.reduce((sum, side) => sum + side.won, 0),
      done.length,
    ),
  };
}
