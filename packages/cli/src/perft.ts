// `backroom perft`: counts sequences of decisions, for comparing versions and machines.
import { parseArgs } from 'node:util';
import { findOffer, OFFERS } from '@backroom/games';
import { itemAt, perft, readOptions } from '@backroom/kit';

export const PERFT_USAGE = `backroom perft GAME [--depth N] [--seats N] [--seed TEXT] [--options JSON]
  Counts every sequence of N decisions from a new game, depth by depth.
  If left out: depth 4, the fewest seats, seed "perft", the game's standard options.
  Example: backroom perft ${OFFERS[0]?.game.id} --depth 5 --options '{"run":true}'`;

export function countSequences(args: string[]): number {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      depth: { type: 'string', default: '4' },
      seats: { type: 'string' },
      seed: { type: 'string', default: 'perft' },
      options: { type: 'string', default: '{}' },
    },
  });
  const offer = findOffer(positionals[0] ?? itemAt(OFFERS, 0).game.id);
  if (offer === undefined) return complain(`there is no game called ${positionals[0]}`);
  const { game } = offer;
  const read = readOptions(game.options, parseJson(values.options));
  if (!read.ok) return complain(read.why);
  const { min, max } = game.seats(read.value);
  const seats = Number(values.seats ?? min);
  if (!Number.isInteger(seats) || seats < min || seats > max) return complain(`--seats must be from ${min} to ${max}`);
  const depth = Number(values.depth);
  if (!Number.isInteger(depth) || depth < 1 || depth > 12) return complain('--depth must be from 1 to 12');
  for (let d = 1; d <= depth; d++) {
    const before = performance.now();
    const count = perft(game, game.start(read.value, seats), d, values.seed);
    const ms = performance.now() - before;
    console.log(`${d}  ${count}  ${ms.toFixed(1)} ms`);
  }
  return 0;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function complain(why: string): number {
  console.error(`backroom perft: ${why}\n${PERFT_USAGE}`);
  return 2;
}
