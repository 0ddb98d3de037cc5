// P25: nodes that lose their database for a while. Nothing is acknowledged that is not stored, writes are refused soon, and players go
// on soon after it is back.
import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { Seeded } from '@backroom/kit';
import { until } from '../support/server.ts';
import { wakingTime } from '../support/waking-time.ts';
import { playUnderTrouble, type Scene } from './nodes.ts';
import { Visitor } from './support/visitor.ts';

/** frozen: its processes stand still. cut: connections end once. refused: and no new one is made. silent: nothing comes through. */
const KINDS = ['frozen', 'refused', 'silent', 'cut'] as const;
type Kind = (typeof KINDS)[number];

/** Milliseconds. */
export const REFUSED_WITHIN = 5000;

export interface Cut {
  readonly acknowledged: number;
  /** Requests to write by HTTP and moves at the table that were refused, by how long that took. */
  readonly refusals: readonly number[];
  readonly slowestRefusal: number;
  /** From the end of each trouble until every player has had a move acknowledged. */
  readonly back: readonly number[];
}

interface Cutting {
  readonly times: number;
  /** How long a trouble may last; milliseconds. */
  readonly shortest: number;
  readonly longest: number;
  readonly nodes: number;
  readonly players: number;
  readonly random: Seeded;
}

const BEGIN: Readonly<Record<Kind, (scene: Scene) => unknown>> = {
  frozen: ({ database }) => database.freeze(true),
  cut: ({ wire }) => wire.cut(),
  refused: ({ wire }) => wire.refuse(),
  silent: ({ wire }) => wire.silence(),
};

export async function cutDatabase({ times, shortest, longest, nodes, players, random }: Cutting): Promise<Cut> {
  const refusals: number[] = [];
  const back: number[] = [];
  const strange: string[] = [];
  let visitors: Visitor[] = [];
  const got = await playUnderTrouble({
    ...{ nodes, players, times, random },
    trouble: async (scene, n) => {
      const kind = KINDS[n % KINDS.length];
      if (visitors.length === 0)
        visitors = await Promise.all(
          Array.from({ length: nodes }, (_, node) => Visitor.enter(scene.balanced.address(node), 100 + node)),
        );
      await BEGIN[kind](scene);
      const lasts = shortest + random.split(n).below(longest - shortest + 1);
      const healed = pause(kind === 'cut' ? 0 : lasts);
      let isOver = false;
      const probes = visitors.map(async (visitor) => {
        while (!isOver) {
          const begun = wakingTime();
          const { status, text } = await visitor.call('POST', '/api/tables', {
            game: 'scheffeln',
            chairs: ['me', 'lookout'],
          });
          if (status >= 300 && !isOver && kind !== 'cut') {
            refusals.push(wakingTime() - begun);
            if (status !== 503) strange.push(`${kind}: ${status} ${text}`);
          }
          await pause(50);
        }
      });
      await healed;
      isOver = true;
      if (kind === 'frozen') scene.database.freeze(false);
      else await scene.wire.heal();
      const before = scene.moves();
      const begun = wakingTime();
      await until(
        () => scene.moves().every((moves, player) => moves > before[player]),
        `all play after ${kind}`,
        120_000,
      );
      back.push(wakingTime() - begun);
      await Promise.all(probes);
    },
  });
  assert.deepEqual(strange, [], 'a write is refused with 503 and a reason');
  refusals.push(...got.refusals.map(({ ms }) => ms));
  const slowestRefusal = Math.max(0, ...refusals);
  return { acknowledged: got.acknowledged, refusals, slowestRefusal, back };
}
