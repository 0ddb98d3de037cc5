// npm run bench:blocking [-- --seconds 10] [-- --workers N]: how long a host's event loop is held up while eight bots of
// the strongest level think in workers, beside the same host without bots in the same run. Prints a table in Markdown.

import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pass } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { defaultSize } from '@backroom/bots/node';
import { openThinkers } from '@backroom/games/node';
import { readOptions, Seeded, settle } from '@backroom/kit';
import { scheffeln } from '@backroom/scheffeln';

const BOTS = 8;
const GOAL_MS = 20;
const STEPS_TO_THE_MIDDLE = 10;

type Delays = ReturnType<typeof monitorEventLoopDelay>;

interface Seen {
  readonly view: unknown;
  readonly seat: number;
}

/** A round in the middle of a game of four, and what the seat to act sees of it. */
function position(seed: string): Seen {
  const random = new Seeded(seed);
  const options = readOptions(scheffeln.options, {});
  if (!options.ok) throw new Error(options.why);
  const state = scheffeln.start(options.value, 4);
  for (let step = 0; ; step++) {
    settle(scheffeln, state, random);
    const turn = scheffeln.toAct(state);
    if (typeof turn === 'string') throw new Error(`the game of seed ${seed} ended before its middle`);
    const [seat] = turn;
    if (step === STEPS_TO_THE_MIDDLE) return { view: scheffeln.view(state, seat), seat };
    scheffeln.apply(state, seat, scheffeln.sample(state, seat, random), null);
  }
}

/** Each asks again as soon as it has its answer. Gives what ends them; that tells how many decisions were made. */
async function seatBots(size: number): Promise<() => number> {
  const bureau = openThinkers({ size, onTrouble: ({ kind, why }) => console.error(`bench: ${kind}: ${why}`) });
  let decisions = 0;
  const play = async (bot: number): Promise<void> => {
    const { view, seat } = position(`bot ${bot}`);
    for (let i = 0; ; i++) {
      const seed = `bot ${bot}, decision ${i}`;
      await bureau.ask({ game: scheffeln.id, kind: 'decide', view, seat, level: 'kingpin', seed });
      decisions++;
    }
  };
  const first = Array.from({ length: BOTS }, (_, bot) => play(bot).catch(() => {}));
  // Starting workers is not thinking: wait until all have thought once.
  while (decisions < BOTS) await pass(50);
  decisions = 0;
  return () => {
    bureau.close();
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
