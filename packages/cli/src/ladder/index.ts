// `backroom ladder`: bots against each other and against reference methods, on all cores, with seeds.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { LEVELS, TEMPERAMENTS } from '@backroom/bots';
import { OFFERS } from '@backroom/games';
import { itemAt, readOptions } from '@backroom/kit';
import { contestant, ownReferences, referencesOf } from './contestants.ts';
import { eloGap, ratings, type Share, shareOf } from './figures.ts';
import type { Bout } from './match.ts';
import { reportPage } from './page.ts';
import { playBouts } from './workers.ts';

export const LADDER_USAGE = `backroom ladder [GAME] [--games N] [--seats N] [--among A,B,...]
                [--hero A --rival B] [--most N] [--seed TEXT] [--cores N] [--out FILE.html]
  Plays every pair of contestants in two-seat games and prints their Elo; or one hero against rivals of one kind on all other seats.
  Contestants: ${LEVELS.join(', ')}
    (also with a temperament: sharp:${TEMPERAMENTS.join(', sharp:')};
    or limited to a number of playouts: kingpin:200),
    random, habit, tree:ITERATIONS, halving:ITERATIONS, halving:MSms;
    ${ownReferences}.
  --most N: levels make at most N playouts and have no clock, so that a seed gives the same games anywhere.
  If left out: ${OFFERS[0]?.game.id}, 100 games each, 2 seats, all contestants, seed "ladder". --out writes a page with the figures.
  Example: backroom ladder ${OFFERS[0]?.game.id} --hero sharp --rival planner --seats 4 --games 200`;

export interface Pairing {
  readonly a: string;
  readonly b: string;
  readonly seats: number;
  readonly share: Share;
}

export async function climb(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '100' },
      seats: { type: 'string', default: '2' },
      among: { type: 'string' },
      hero: { type: 'string' },
      rival: { type: 'string' },
      most: { type: 'string' },
      seed: { type: 'string', default: 'ladder' },
      cores: { type: 'string', default: String(availableParallelism()) },
      out: { type: 'string' },
    },
  });
  const offer = OFFERS.find(({ game }) => game.id === (positionals[0] ?? game.id));
  if (offer === undefined) return complain(`there is no game called ${positionals[0]}`);
  const { game } = offer;
  const options = readOptions(game.options, {});
  if (!options.ok) return complain(options.why);
  const [seats, games] = [Number(values.seats), Number(values.games)];
  const range = game.seats(options.value);
  if (!(seats >= range.min && seats <= range.max)) return complain(`--seats must be from ${range.min} to ${range.max}`);
  if (!Number.isInteger(games) || games < 2 || games > 100_000) return complain('--games must be from 2 to 100000');
  const cores = Number(values.cores);
  if (!Number.isInteger(cores) || cores < 1 || cores > 256) return complain('--cores must be from 1 to 256');
  const most = values.most === undefined ? undefined : Number(values.most);
  if (most !== undefined && !(Number.isInteger(most) && most >= 1 && most <= 1_000_000))
    return complain('--most must be from 1 to 1000000');
  const pairs =
    values.hero === undefined
      ? everyPair(values.among?.split(',') ?? [...referencesOf(game.id), ...LEVELS])
      : [[values.hero, values.rival ?? 'planner']];
  const stranger = pairs.flat().find((name) => contestant(game, name) === null);
  if (stranger !== undefined) return complain(`there is no contestant ${stranger}`);

  const bouts = pairs.map(
    ([hero = '', rival = '']): Bout => ({
      ...{ hero, rival, seats, options: options.value, seed: values.seed, from: 0, to: games },
      ...(most !== undefined && { most }),
    }),
  );
  const begun = performance.now();
  const shares = await playBouts(game.id, bouts, cores, (i, part) => {
    const { share, margin } = shareOf(part);
    const sofar = `${(100 * share).toFixed(1)} % +-${(100 * margin).toFixed(1)}`;
    const { hero, rival } = itemAt(bouts, i);
    console.error(`${hero} against ${rival}: ${part.length} of ${games} games, ${sofar}`);
  });
  const pairings = bouts.map(
    ({ hero, rival }, i): Pairing => ({ a: hero, b: rival, seats, share: shareOf(itemAt(shares, i)) }),
  );
  const rated =
    values.hero === undefined && seats === 2
      ? ratings([...new Set(pairs.flat())], pairings)
      : new Map<string, number>();
  for (const line of tableOf(pairings, rated)) console.log(line);
  const bound = most === undefined ? '' : `at most ${most} playouts, `;
  console.log(
    `${games} games each, ${bound}seed "${values.seed}", ${((performance.now() - begun) / 1000).toFixed(0)} s`,
  );
  if (values.out !== undefined) writeFileSync(values.out, reportPage(game.id, pairings, rated, games, values.seed));
  return 0;
}

const everyPair = (names: readonly string[]): [string, string][] =>
  names.flatMap((b, i) => names.slice(i + 1).map((a): [string, string] => [a, b]));

function tableOf(pairings: readonly Pairing[], rated: ReadonlyMap<string, number>): string[] {
  const percent = (x: number): string => (100 * x).toFixed(1);
  const lines = pairings.map(({ a, b, seats, share }) => {
    const { gap, low, high } = eloGap(share);
    const elo =
      seats === 2 ? `, Elo ${gap >= 0 ? '+' : ''}${gap.toFixed(0)} (${low.toFixed(0)} to ${high.toFixed(0)})` : '';
    const against = seats === 2 ? b : `${seats - 1} x ${b}`;
    return `${a} against ${against}: ${percent(share.share)} % +-${percent(share.margin)}${elo}`;
  });
  const ladder = [...rated]
    .sort((x, y) => y[1] - x[1])
    .map(([name, points]) => `${points.toFixed(0).padStart(6)}  ${name}`);
  return [...lines, ...ladder];
}

function complain(why: string): number {
  console.error(`backroom ladder: ${why}\n${LADDER_USAGE}`);
  return 2;
}
