// P9: how long a refusal takes, measured in two worlds that differ only in what the asker may not know.
import { performance } from 'node:perf_hooks';
import { type Seeded, settle } from '@backroom/kit';
import type { Table } from '../../src/tables/table.ts';
import { Rig, scheffeln, termsOf } from './support/rig.ts';

export interface Probed {
  /** The largest distance between the two distributions, and how likely that much is by chance (Kolmogorov and Smirnov). */
  readonly distance: number;
  readonly p: number;
}

async function laidOut(state: unknown, name: string): Promise<Table> {
  const rig = new Rig();
  const position = scheffeln.save(state);
  return rig.open(rig.tables(), termsOf(name, scheffeln.seated(state), { position }));
}

/** A refused action, from its arrival to its answer. */
function refusalTakes(table: Table, seat: number, cid: string): Promise<number> {
  return new Promise((resolve) => {
    const begun = performance.now();
    table.act(seat, { type: 'rubbish' }, cid, () => resolve(performance.now() - begun));
  });
}

export async function probe(times: number, random: Seeded): Promise<Probed> {
  const state = scheffeln.start(termsOf('', 4).options, 4);
  settle(scheffeln, state, random);
  for (let i = 0; i < 12; i++) {
    const turn = scheffeln.toAct(state);
    if (typeof turn === 'string') break;
    scheffeln.apply(state, turn[0], scheffeln.sample(state, turn[0], random), null);
    settle(scheffeln, state, random);
  }
  const seat = 0;
  const other = scheffeln.redeal(scheffeln.view(state, seat), random);
  const worlds = [await laidOut(state, 'one'), await laidOut(other, 'other')];
  const took: [number[], number[]] = [[], []];
  for (let i = 0; i < times + 200; i++) {
    // In turns and in random order, so that other load slows both.
    const first = random.below(2);
    for (const world of [first, 1 - first]) {
      const ms = await refusalTakes(worlds[world], seat, `p${i}`);
      if (i >= 200) took[world].push(ms);
    }
  }
  return compare(took[0], took[1]);
}

function compare(one: readonly number[], two: readonly number[]): Probed {
  const [a, b] = [one.toSorted((x, y) => x - y), two.toSorted((x, y) => x - y)];
  let [i, j, distance] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    const next = Math.min(a[i], b[j]);
    while (i < a.length && a[i] <= next) i++;
    while (j < b.length && b[j] <= next) j++;
    distance = Math.max(distance, Math.abs(i / a.length - j / b.length));
  }
  const n = Math.sqrt((a.length * b.length) / (a.length + b.length));
  const x = (n + 0.12 + 0.11 / n) * distance;
  let p = 0;
  for (let k = 1; k <= 100; k++) p += 2 * (-1) ** (k - 1) * Math.exp(-2 * k * k * x * x);
  return { distance, p: x < 0.2 ? 1 : Math.min(1, Math.max(0, p)) };
}
