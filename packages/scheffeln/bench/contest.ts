// What is measured, for how long, and in which processes.
import { type Contestant, joined, type Samples, takeTurns } from '../../../bench/measure.ts';
import { Player } from '../../../bench/player.ts';
import { WORK_NAMES } from './engine.ts';

export interface Plan {
  /** How often all processes are restarted, because the compiled code differs from process to process. */
  readonly sets: number;
  /** Windows of each contestant in a set. */
  readonly rounds: number;
  /** The length of a window: long enough that the first games, with cold caches, hardly count. */
  readonly cpuMs: number;
  readonly warmUpMs: number;
  /** The peer has more to compile. */
  readonly peerWarmUpMs: number;
}

export const FULL: Plan = { sets: 4, rounds: 6, cpuMs: 240, warmUpMs: 500, peerWarmUpMs: 3000 };
export const QUICK: Plan = { sets: 2, rounds: 3, cpuMs: 120, warmUpMs: 300, peerWarmUpMs: 2000 };

export async function contest(plan: Plan, onSet: (set: number) => void): Promise<Samples> {
  const parts: Samples[] = [];
  for (let set = 1; set <= plan.sets; set++) {
    onSet(set);
    parts.push(await oneSet(plan));
  }
  return joined(parts);
}

/** Every kind of work has its own process, theirs and ours alike, so that the compiler's work for one does not slow another. */
async function oneSet(plan: Plan): Promise<Samples> {
  const players: Player[] = [];
  const started = (program: string): Contestant['window'] => {
    const player = new Player(new URL(program, import.meta.url));
    players.push(player);
    return (name, cpuMs) => player.window(name, cpuMs);
  };
  try {
    const theirs = ['peer', 'peer, nothing'].map((name) => ({
      name,
      cpuMs: plan.cpuMs,
      warmUpMs: plan.peerWarmUpMs,
      window: started('peers/theirs.js'),
    }));
    const { cpuMs, warmUpMs } = plan;
    const ours = WORK_NAMES.map((name) => ({ name, cpuMs, warmUpMs, window: started('ours.ts') }));
    return await takeTurns([...theirs, ...ours], plan.rounds);
  } finally {
    for (const player of players) player.close();
  }
}
