// P31: an outage that is longer than every clock. No node is open, or no node reaches the database: nobody is charged for it.
import { setTimeout as pause } from 'node:timers/promises';
import type { Seeded } from '@backroom/kit';
import type { Postgres } from '../support/postgres.ts';
import { until } from '../support/server.ts';
import { Balanced, Player } from './nodes.ts';
import { ALLOWANCE, clockLines, SHORT_CLOCKS, SLOW_WITH_SHORT_CLOCKS } from './support/clock-lines.ts';
import { DatabaseWire } from './support/database-wire.ts';
import { Visitor } from './support/visitor.ts';

/** Longer than a clock; milliseconds. */
const LASTS = ALLOWANCE + 2000;

interface Scene {
  readonly balanced: Balanced;
  readonly database: Postgres;
  /** Between the nodes and the database. */
  readonly wire: DatabaseWire;
}

/** Each resolves when players can go on, with what is still to be waited for. */
export const OUTAGES = {
  killed: async ({ balanced }) => {
    await Promise.all([0, 1].map((node) => balanced.end(node, 'SIGKILL')));
    await pause(LASTS);
    // The first one begins to open before the second, and the second is open before the first.
    const slow = balanced.reopen(0, SLOW_WITH_SHORT_CLOCKS);
    await pause(500);
    await balanced.reopen(1);
    return [slow];
  },
  frozen: async ({ database }) => {
    database.freeze(true);
    await pause(LASTS);
    database.freeze(false);
    return [];
  },
  refused: async ({ wire }) => {
    await wire.refuse();
    await pause(LASTS);
    await wire.heal();
    return [];
  },
  silent: async ({ wire }) => {
    wire.silence();
    await pause(LASTS);
    await wire.heal();
    return [];
  },
} as const satisfies Record<string, (scene: Scene) => Promise<readonly Promise<void>[]>>;

export interface AfterOutage {
  /** Seats that lost their decision to a stand-in. */
  readonly late: number;
  /** Time that each match was granted, one number for each grant; milliseconds. */
  readonly granted: readonly (readonly number[])[];
  /** Players who could move afterwards. */
  readonly moved: number;
}

/** Every player is about to decide when the outage begins, and decides after it. */
export async function survive(
  kind: keyof typeof OUTAGES,
  database: Postgres,
  matches: number,
  random: Seeded,
): Promise<AfterOutage> {
  const wire = await DatabaseWire.open(database.port);
  const url = await database.database();
  const balanced = new Balanced(url.replace(`:${database.port}/`, `:${wire.port}/`), { environment: SHORT_CLOCKS });
  const players: Player[] = [];
  try {
    await balanced.open(2);
    await Promise.all(
      Array.from({ length: matches }, async (_, n) => {
        const visitor = await Visitor.enter(balanced.address(n % 2), n + 1);
        const { match } = await visitor.open({ chairs: ['me', 'lookout'], pace: 'live' });
        players.push(new Player(balanced, visitor, match, n % 2));
      }),
    );
    await until(() => players.every(canDecide), 'everybody is asked', ALLOWANCE / 2);
    const rest = await OUTAGES[kind]({ balanced, database, wire });
    await Promise.all(players.map((player) => decide(player, random)));
    await Promise.all(rest);
    const logs = [...(await clockLines(database, url)).values()];
    return {
      late: logs.reduce((sum, { late }) => sum + late, 0),
      granted: logs.map(({ granted }) => granted),
      moved: players.filter(({ acknowledged }) => acknowledged.length > 0).length,
    };
  } catch (error) {
    throw new Error(`the nodes said: ${balanced.output}`, { cause: error });
  } finally {
    for (const { line } of players) line.stop();
    database.freeze(false);
    await wire.heal();
    await balanced.close();
    await wire.close();
  }
}

/** What is wrong with it, in words; null: nobody was charged. */
export function chargedBy({ late, granted, moved }: AfterOutage): string | null {
  const isFair = (grants: readonly number[]): boolean => grants.length === 1 && grants[0] > LASTS - 1500;
  if (late === 0 && moved === granted.length && granted.every(isFair)) return null;
  return `${late} late, ${moved} of ${granted.length} moved, granted: ${JSON.stringify(granted)}`;
}

const canDecide = ({ line }: Player): boolean => (line.legal ?? []).length > 0;

/** As soon as they are back. A player whose clock has rung meanwhile cannot. */
async function decide(player: Player, random: Seeded): Promise<void> {
  const end = performance.now() + ALLOWANCE;
  while (player.acknowledged.length === 0 && performance.now() < end) {
    await player.move(random).catch(() => {});
    await pause(20);
  }
}
