// P2: a power failure under the real server. Builds disk images that a cut could leave, from the recorded writes. Every
// image must contain everything acknowledged before the cut, and a server that opens it must serve it.
import assert from 'node:assert/strict';
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Seeded } from '@backroom/kit';
import { imageAfterCut } from '../store/power.ts';
import { until } from '../support/server.ts';
import { ServerProcess } from './support/process.ts';
import { checkRecord } from './support/record.ts';
import type { Acknowledged, Traced } from './sync.ts';

const TAILS = ['', '-wal'] as const;

export interface Cutting {
  readonly traced: Traced;
  /** The number of images, and on how many of them a server is opened. */
  readonly images: number;
  readonly servers: number;
  readonly random: Seeded;
}

export interface Outlived {
  readonly images: number;
  readonly servers: number;
  /** Acknowledged commands that were looked for, on all images together. */
  readonly found: number;
}

export async function cutPower({ traced, images, servers, random }: Cutting): Promise<Outlived> {
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
      if (bytes !== null) writeFileSync(join(folder, `server.db${tail}`), bytes);
    }
    const told = past.flatMap((happening) => (happening.kind === 'acknowledged' ? [happening.mark] : []));
    if (number < servers) await openOn(folder, told, traced);
    checkImage(join(folder, 'server.db'), told, traced, `image ${number}, cut after ${past.length}`);
    found += told.length;
    rmSync(folder, { recursive: true });
  }
  return { images, servers, found };
}

function checkImage(path: string, told: readonly string[], { acknowledged }: Traced, which: string): void {
  const kept = checkRecord(path);
  for (const cid of told) {
    const { match, seq } = acknowledged.get(cid) as Acknowledged;
    assert.equal(kept.get(match)?.lines[seq - 1]?.cid, cid, `${which}: ${cid} was acknowledged as ${seq}, and is lost`);
  }
}

/** On a copy: opening it repairs the image, and others must see the original. */
async function openOn(folder: string, told: readonly string[], { acknowledged }: Traced): Promise<void> {
  const copy = join(folder, 'opened');
  mkdirSync(copy);
  for (const tail of TAILS)
    if (existsSync(join(folder, `server.db${tail}`)))
      copyFileSync(join(folder, `server.db${tail}`), join(copy, `server.db${tail}`));
  const server = new ServerProcess(join(copy, 'server.db'));
  await server.open();
  try {
    // The player who was answered last comes back to their seat and finds what was done.
    const cid = told.at(-1) as string;
    const { visitor, match, seq } = acknowledged.get(cid) as Acknowledged;
    const line = visitor.at(server.address).line(match);
    await until(() => line.table !== null, 'the welcome comes after the cut', 120_000);
    assert.ok(line.seq >= seq, `the table stands at ${line.seq}, and ${seq} was acknowledged`);
    assert.equal((await line.command({ t: 'leave' })).t, 'ok', 'and the game goes on');
    line.stop();
  } finally {
    await server.kill('SIGTERM');
  }
}
