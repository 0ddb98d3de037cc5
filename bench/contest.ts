// Who is measured, for how long, and in which processes.
import { WORK_NAMES } from './engine.ts';
import { type Contestant, joined, type Samples, takeTurns } from './measure.ts';
import { Player } from './player.ts';

export interface Plan {
  /** How often all processes are started anew: what the compiler makes of a program differs from process to process. */
  readonly sets: number;
  /** Windows of each contestant in a set. */
  readonly rounds: number;
  /** A window. Long enough that the first games after a change of turn, with cold caches, do not count for much. */
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

/** Every piece of work has a process to itself, theirs and ours alike: what the compiler learns of one is not paid by another. */
async function oneSet(plan: Plan): Promise<Samples> {
  const players: Player[] = [];
  const started = (program: string): Contestant['window'] => {
    const player = new Player(program);
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
