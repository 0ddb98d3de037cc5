// P32: copies of the database of a house in which bots play without pause; each must be whole, to the last hash.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Seeded } from '@backroom/kit';
import { backUpDatabase } from '../../src/store/sqlite/backup.ts';
import { restore } from '../../src/store/sqlite/restore.ts';
import { HouseProcess } from './support/process.ts';
import { checkRecord } from './support/record.ts';
import { Visitor } from './support/visitor.ts';

export interface BackedUp {
  readonly backups: number;
  readonly lines: number;
}

export async function backUpUnderLoad(folder: string, backups: number, random: Seeded): Promise<BackedUp> {
  const house = new HouseProcess(join(folder, 'house.db'));
  await house.open();
  const visitor = await Visitor.enter(house.address, 1);
  let lines = 0;
  const restored: string[] = [];
  for (let n = 0; n < backups; n++) {
    if (n % 3 === 0) await visitor.open({ chairs: ['lookout', 'runner', 'lookout'] });
    await pause(random.below(60));
    const copy = join(folder, `backup-${n}.db`);
    backUpDatabase(house.data, copy);
    const place = join(folder, `restored-${n}.db`);
    restore(copy, place);
    restored.push(place);
  }
  await house.kill();
  const final = checkRecord(house.data);
  for (const place of restored) {
    for (const [id, kept] of checkRecord(place)) {
      lines += kept.lines.length;
      assert.deepEqual(kept.lines, final.get(id)?.lines.slice(0, kept.lines.length), 'a prefix of what came of it');
    }
  }
  return { backups, lines };
}
