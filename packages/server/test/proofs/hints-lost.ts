// P27 with real nodes: a seat at each of two, and no hint ever arrives. Polling finds what the other one did.
import { setTimeout as pause } from 'node:timers/promises';
import type { Seeded } from '@backroom/kit';
import postgres from 'postgres';
import { CHANNEL } from '../../src/store/postgres/cluster.ts';
import { until } from '../support/server.ts';
import { wakingTime } from '../support/waking-time.ts';
import { Balanced, Player } from './nodes.ts';
import { Visitor } from './support/visitor.ts';

const HINTLESS = `--import=${new URL('../support/hintless-server.ts', import.meta.url).href}`;

/** Milliseconds. */
export const STALE_FOR_AT_MOST = 2000;
/** At the same time: most of each is waiting. */
const MATCHES = 10;

export interface Told {
  /** From each acknowledged move until the seat at the other node had seen it; milliseconds. */
  readonly told: readonly number[];
  readonly games: number;
  /** Hints that the database passed on nevertheless. */
  readonly hints: number;
}

export async function playWithoutHints(url: string, moves: number, random: Seeded): Promise<Told> {
  const balanced = new Balanced(url, { environment: { NODE_OPTIONS: HINTLESS } });
  const told: number[] = [];
  let [games, hints] = [0, 0];
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql.listen(CHANNEL, () => void hints++);
    await balanced.open(2);
    await Promise.all(Array.from({ length: MATCHES }, (_, n) => playAll(n)));
    return { told, games, hints };
  } finally {
    await balanced.close();
    await sql.end();
  }

  async function playAll(n: number): Promise<void> {
    const [anna, bert] = await Promise.all(
      [0, 1].map((node) => Visitor.enter(balanced.address(node), 2 * n + node + 1)),
    );
    while (told.length < moves) {
      const made = await anna.open({ chairs: ['me', 'open'] });
      await bert.claim(made);
      games++;
      const players = [anna, bert].map((visitor, node) => new Player(balanced, visitor, made.match, node));
      await until(() => players.every(({ line }) => line.welcome !== null), 'both are at the table');
      const notes: Promise<void>[] = [];
      while (told.length < moves && !players.some(({ isOver }) => isOver)) {
        for (const [seat, player] of players.entries())
          await player.move(random, (seq) => void notes.push(note(players[1 - seat], seq)));
        await pause(2);
      }
      await Promise.all(notes);
      for (const { line } of players) line.stop();
    }
  }

  async function note(other: Player, seq: number): Promise<void> {
    const begun = wakingTime();
    const isTold = await until(() => other.line.seq >= seq, 'the other seat is told', 30_000).then(
      () => true,
      () => false,
    );
    told.push(isTold ? wakingTime() - begun : Number.POSITIVE_INFINITY);
  }
}
