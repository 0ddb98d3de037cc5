// P1: a real server under load is killed at random instants and restarted; everything acknowledged must be in its log.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Seeded } from '@backroom/kit';
import type { ClientConnection } from '@backroom/protocol';
import { until } from '../support/server.ts';
import { ServerProcess } from './support/process.ts';
import { checkRecord, type Kept, keptIn } from './support/record.ts';
import { percentile, share } from './support/seed.ts';
import { Visitor } from './support/visitor.ts';

export interface Killing {
  readonly folder: string;
  readonly kills: number;
  readonly tables: number;
  readonly random: Seeded;
  /**
   * Players reconnect this many times faster than usual. With more than 1 the next server is started before the last is
   * killed: for short runs. With 1 the waiting time of people is measured.
   */
  readonly eagerness: number;
}

export interface Survived {
  readonly kills: number;
  readonly acknowledged: number;
  /** Commands whose answer came only from the server that was opened after the kill. */
  readonly answeredLater: number;
  /** Milliseconds until the server answered again, and until every player was back at the table. */
  readonly answersAgain: number;
  readonly resumed99: number;
  /** The time from the server's first answer to the player's reconnect. */
  readonly afterwards99: number;
}

/** Plays random legal actions at one table after another, and remembers what was acknowledged. */
class Player {
  readonly acknowledged: { match: string; cid: string; seq: number }[] = [];
  line: ClientConnection | null = null;
  isUp = false;
  upAt = 0;
  waiting = 0;
  private readonly visitor: Visitor;
  private readonly random: Seeded;
  private readonly eagerness: number;
  private stopped = false;
  private match = '';

  constructor(visitor: Visitor, random: Seeded, eagerness: number) {
    this.eagerness = eagerness;
    this.visitor = visitor;
    this.random = random;
  }

  async play(): Promise<void> {
    while (!this.stopped) {
      if (this.line === null || this.line.table?.phase === 'over') await this.sitDown();
      const { line } = this;
      const legal = line?.legal ?? [];
      if (line === null || legal.length === 0) {
        await pause(3);
        continue;
      }
      this.waiting++;
      const answer = await line.command({ t: 'act', action: legal[this.random.below(legal.length)] });
      this.waiting--;
      if (answer.t === 'ok') this.acknowledged.push({ match: this.match, cid: answer.cid, seq: answer.seq });
      const { seq } = answer as { seq?: number };
      while (!this.stopped && seq !== undefined && line.seq < seq) await pause(2);
    }
  }

  /** The server may be down at this moment: then retry. */
  private async sitDown(): Promise<void> {
    const bots = ['lookout', 'runner'].slice(0, 1 + this.random.below(2));
    try {
      const made = await this.visitor.open({ chairs: ['me', ...bots] });
      this.line?.stop();
      this.match = made.match;
      this.isUp = false;
      this.line = this.visitor.line(made.match, {
        form: this.random.below(2) === 0 ? 'backroom.json' : 'backroom.packed',
        eagerness: this.eagerness,
        chance: () => share(this.random),
        listener: (news) => {
          if (news.t !== 'line') return;
          this.isUp = news.state === 'up';
          if (this.isUp) this.upAt = performance.now();
        },
      });
    } catch {
      await pause(50);
    }
  }

  stop(): void {
    this.stopped = true;
    this.line?.stop();
  }
}

export async function killUnderLoad({ folder, kills, tables, random, eagerness }: Killing): Promise<Survived> {
  const server = new ServerProcess(join(folder, 'server.db'));
  await server.open();
  const players: Player[] = [];
  const acknowledgedByAll = (): number => players.reduce((sum, player) => sum + player.acknowledged.length, 0);
  let before = 0;
  for (let n = 0; n < tables; n++) {
    players.push(new Player(await Visitor.enter(server.address, n + 1), random.split(`player ${n}`), eagerness));
  }
  const games = Promise.all(players.map((player) => player.play()));
  const again: number[] = [];
  const resumed: number[] = [];
  let answeredLater = 0;
  const afterwards: number[] = [];
  let begun = Number.POSITIVE_INFINITY;
  let answers = 0;
  /** Those who were still on their way when the next kill came are counted when they arrive. */
  const note = (): void => {
    for (const { isUp, upAt } of players) {
      if (!isUp || upAt <= begun) continue;
      resumed.push(upAt - begun);
      afterwards.push(upAt - answers);
    }
  };
  try {
    for (let kill = 1; kill <= kills; kill++) {
      // Some kills fall into the time in which others are still coming back.
      const enough = 1 + random.below(eagerness > 1 ? 2 : tables);
      if (eagerness > 1) server.prepare();
      await until(
        () => players.filter(({ isUp }) => isUp).length >= enough && acknowledgedByAll() > before,
        `they play again after ${kill - 1}`,
        60_000,
      );
      before = acknowledgedByAll();
      await pause(random.below(120));
      answeredLater += players.reduce((sum, { waiting }) => sum + waiting, 0);
      note();
      await server.kill();
      for (const player of players) player.isUp = false;
      compare(players, keptIn(server.data), `kill ${kill}`);
      begun = performance.now();
      await server.open();
      answers = performance.now();
      again.push(answers - begun);
    }
    await until(() => players.every(({ isUp }) => isUp), 'all are back in the end', 120_000);
    note();
  } finally {
    for (const player of players) player.stop();
    await Promise.race([games, pause(500)]);
    server.dismissNext();
    await server.kill();
  }
  compare(players, checkRecord(server.data), 'the end');
  return {
    kills,
    acknowledged: acknowledgedByAll(),
    answeredLater,
    answersAgain: percentile(again, 99),
    resumed99: percentile(resumed, 99),
    afterwards99: percentile(afterwards, 99),
  };
}

/** Every acknowledged command stands in the log once, where its answer said. */
function compare(players: readonly Player[], kept: ReadonlyMap<string, Kept>, when: string): void {
  for (const { acknowledged } of players) {
    for (const { match, cid, seq } of acknowledged) {
      const line = kept.get(match)?.lines[seq - 1];
      assert.equal(line?.cid, cid, `${when}: ${cid} was acknowledged as ${seq} of ${match}, and is not there`);
    }
  }
}
