// P2: the power fails under the real house. From what it told the disk, images are made of what a disk may hold after a cut;
// everything acknowledged before the cut must be on each of them, and a house that is opened on one must know it.
import assert from 'node:assert/strict';
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Seeded } from '@backroom/kit';
import { imageAfterCut } from '../store/power.ts';
import { until } from '../support/house.ts';
import { HouseProcess } from './support/process.ts';
import { checkRecord } from './support/record.ts';
import type { Acknowledged, Traced } from './sync.ts';

const TAILS = ['', '-wal'] as const;

export interface Cutting {
  readonly traced: Traced;
  /** So many images, and on so many of them a house is opened. */
  readonly images: number;
  readonly houses: number;
  readonly random: Seeded;
}

export interface Outlived {
  readonly images: number;
  readonly houses: number;
  /** Acknowledged commands that were looked for, on all images together. */
  readonly found: number;
}

export async function cutPower({ traced, images, houses, random }: Cutting): Promise<Outlived> {
  const { data, happenings } = traced;
  const first = happenings.findIndex(({ kind }) => kind === 'acknowledged');
  let found = 0;
  for (let number = 0; number < images; number++) {
    const one = random.split(number);
    const past = happenings.slice(0, first + 1 + one.below(happenings.length - first));
    const folder = join(dirname(data), `cut-${number}`);
    mkdirSync(folder);
    for (const tail of TAILS) {
      const bytes = imageAfterCut(null, past, data + tail, one);
      if (bytes !== null) writeFileSync(join(folder, `house.db${tail}`), bytes);
    }
    const told = past.flatMap((happening) => (happening.kind === 'acknowledged' ? [happening.mark] : []));
    if (number < houses) await openOn(folder, told, traced);
    checkImage(join(folder, 'house.db'), told, traced, `image ${number}, cut after ${past.length}`);
    found += told.length;
    rmSync(folder, { recursive: true });
  }
  return { images, houses, found };
}

function checkImage(path: string, told: readonly string[], { acknowledged }: Traced, which: string): void {
  const kept = checkRecord(path);
  for (const cid of told) {
    const { match, seq } = acknowledged.get(cid) as Acknowledged;
    assert.equal(kept.get(match)?.lines[seq - 1]?.cid, cid, `${which}: ${cid} was acknowledged as ${seq}, and is lost`);
  }
}

/** On a copy: opening it mends the image, and others shall look at the image as it was. */
async function openOn(folder: string, told: readonly string[], { acknowledged }: Traced): Promise<void> {
  const copy = join(folder, 'opened');
  mkdirSync(copy);
  for (const tail of TAILS)
    if (existsSync(join(folder, `house.db${tail}`)))
      copyFileSync(join(folder, `house.db${tail}`), join(copy, `house.db${tail}`));
  const house = new HouseProcess(join(copy, 'house.db'));
  await house.open();
  try {
    // Whoever was told last comes back to his seat and finds what was done.
    const cid = told.at(-1) as string;
    const { visitor, match, seq } = acknowledged.get(cid) as Acknowledged;
    const line = visitor.at(house.address).line(match);
    await until(() => line.table !== null, 'he is welcome after the cut', 20_000);
    assert.ok(line.seq >= seq, `the table stands at ${line.seq}, and ${seq} was acknowledged`);
    assert.equal((await line.command({ t: 'leave' })).t, 'ok', 'and the game goes on');
    line.stop();
  } finally {
    await house.kill('SIGTERM');
  }
}
