// P32: copies of the database of a server in which people and bots play without pause; each must be whole, to the last hash.

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Seeded } from '@backroom/kit';
import { backUpDatabase } from '../../src/store/sqlite/backup.ts';
import { restore } from '../../src/store/sqlite/restore.ts';
import { until } from '../support/server.ts';
import { ServerProcess } from './support/process.ts';
import { checkRecord } from './support/record.ts';
import { Visitor } from './support/visitor.ts';

export interface BackedUp {
  readonly backups: number;
  readonly lines: number;
  /** Moves before the last backup. */
  readonly moves: number;
}

export async function backUpUnderLoad(folder: string, backups: number, random: Seeded): Promise<BackedUp> {
  const server = new ServerProcess(join(folder, 'server.db'));
  await server.open();
  const visitor = await Visitor.enter(server.address, 1);
  let [lines, moves, isEnding] = [0, 0, false];
  const restored: string[] = [];
  const players: Promise<void>[] = [];
  for (let n = 0; n < backups; n++) {
    if (n % 3 === 0 && n < 12) players.push(playOn());
    const before = moves;
    await until(() => moves > before, 'somebody moves before the next backup');
    await pause(random.below(60));
    const copy = join(folder, `backup-${n}.db`);
    backUpDatabase(server.data, copy);
    const place = join(folder, `restored-${n}.db`);
    restore(copy, place);
    restored.push(place);
  }
  isEnding = true;
  await Promise.all(players);
  await server.kill();
  const final = checkRecord(server.data);
  for (const place of restored) {
    for (const [id, kept] of checkRecord(place)) {
      lines += kept.lines.length;
      assert.deepEqual(kept.lines, final.get(id)?.lines.slice(0, kept.lines.length), 'a prefix of what came of it');
    }
  }
  return { backups, lines, moves };

  /** One match after the other. */
  async function playOn(): Promise<void> {
    while (!isEnding) {
      const { match } = await visitor.openPatiently({ chairs: ['me', 'runner', 'lookout'] });
      const line = visitor.line(match);
      while (!isEnding && line.table?.phase !== 'over') {
        const [action] = line.legal ?? [];
        if (action === undefined) await pause(2);
        else if ((await line.command({ t: 'act', action })).t === 'ok') moves++;
      }
      line.stop();
    }
  }
}
