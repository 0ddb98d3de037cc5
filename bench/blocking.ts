// npm run bench:blocking [-- --seconds 10] [-- --workers N]: how long a host's event loop is held up while eight bots of
// the strongest level think in workers, beside the same host without bots in the same run. Prints a table in Markdown.

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pass } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { defaultSize } from '@backroom/bots/node';
import { openBotWorkers } from '@backroom/games/node';
import { readOptions, Seeded, settle } from '@backroom/kit';
import { loadFirstGame } from './games.ts';

const BOTS = 8;
const GOAL_MS = 20;
const STEPS_TO_THE_MIDDLE = 10;

const game = await loadFirstGame();

type Delays = ReturnType<typeof monitorEventLoopDelay>;

interface Seen {
  readonly view: unknown;
  readonly seat: number;
}

/** A position in the middle of a four-player game, and the view of the seat to act. */
function position(seed: string): Seen {
  const random = new Seeded(seed);
  const options = readOptions(game.options, {});
  if (!options.ok) throw new Error(options.why);
  const state = game.start(options.value, 4);
  for (let step = 0; ; step++) {
    settle(game, state, random);
    const turn = game.toAct(state);
    if (typeof turn === 'string') throw new Error(`the game of seed ${seed} ended before its middle`);
    const [seat] = turn;
    if (step === STEPS_TO_THE_MIDDLE) return { view: game.view(state, seat), seat };
    game.apply(state, seat, game.sample(state, seat, random), null);
  }
}

/** Every bot asks again as soon as it has its answer. The returned function stops them and returns the number of decisions. */
async function seatBots(size: number): Promise<() => number> {
  const pool = openBotWorkers({ size, onFailure: ({ kind, why }) => console.error(`bench: ${kind}: ${why}`) });
  let decisions = 0;
  const play = async (bot: number): Promise<void> => {
    const { view, seat } = position(`bot ${bot}`);
    for (let i = 0; ; i++) {
      const seed = `bot ${bot}, decision ${i}`;
      await pool.run({ game: game.id, kind: 'decide', view, seat, level: 'kingpin', seed });
      decisions++;
    }
  };
  const first = Array.from({ length: BOTS }, (_, bot) => play(bot).catch(() => {}));
  // Starting workers must not count: wait until each has answered once.
  while (decisions < BOTS) await pass(50);
  decisions = 0;
  return () => {
    pool.close();
    void Promise.all(first);
    return decisions;
  };
}

async function watch(seconds: number): Promise<Delays> {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  await pass(seconds * 1000);
  delays.disable();
  return delays;
}

const ms = (ns: number): string => (ns / 1e6).toFixed(2);

function row(what: string, decisions: number | null, delays: Delays): string {
  const p99 = delays.percentile(99);
  const verdict = decisions === null ? '' : p99 / 1e6 < GOAL_MS ? 'met' : 'missed';
  const goal = decisions === null ? '' : `< ${GOAL_MS}`;
  const cells = [what, decisions ?? '', ms(delays.percentile(50)), ms(p99), ms(delays.max), goal, verdict];
  return `| ${cells.join(' | ')} |`;
}

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, workers: { type: 'string', default: `${defaultSize()}` } },
});
const seconds = Number(values.seconds);
const size = Number(values.workers);
const alone = await watch(seconds);
const stop = await seatBots(size);
const together = await watch(seconds);
const decisions = stop();
console.log(
  [
    `Event-loop delay in ms, ${seconds} s each; the 1 ms between two looks at the clock is part of every figure.`,
    '',
    '| host | decisions | p50 | p99 | max | goal for p99 | verdict |',
    '| --- | ---: | ---: | ---: | ---: | ---: | --- |',
    row('without bots', null, alone),
    row(`${BOTS} bots (kingpin), ${size} ${size === 1 ? 'worker' : 'workers'}`, decisions, together),
  ].join('\n'),
);
