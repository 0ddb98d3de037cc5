// Who is measured, for how long, and in which processes.
import { WORK_NAMES } from './engine.ts';
import { type Contestant, joined, type Samples, takeTurns } from './measure.ts';
import { Player } from './player.ts';

export interface Plan {
  /** How often all processes are started anew: what the compiler makes of a program differs from process to process. */
  readonly sets: number;
  /** Windows of each contestant in a set. */
  readonly rounds: number;
  readonly cpuMs: number;
  readonly warmUpMs: number;
  /** The peer's windows are longer, for a game of it takes milliseconds, and it has more to compile. */
  readonly peerCpuMs: number;
  readonly peerWarmUpMs: number;
}

export const FULL: Plan = { sets: 5, rounds: 9, cpuMs: 60, warmUpMs: 400, peerCpuMs: 240, peerWarmUpMs: 3000 };
export const QUICK: Plan = { sets: 2, rounds: 4, cpuMs: 30, warmUpMs: 200, peerCpuMs: 120, peerWarmUpMs: 2000 };

export async function contest(plan: Plan, onSet: (set: number) => void): Promise<Samples> {
  const parts: Samples[] = [];
  for (let set = 1; set <= plan.sets; set++) {
    onSet(set);
    parts.push(await oneSet(plan));
  }
  return joined(parts);
}

/**
 * Our variants share one process, as in a server that hosts them all: what the compiler learns of one slows the others
 * down, and the figures say so. Each game of the peer has a process to itself. If that is unfair, it favours the peer.
 */
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
      cpuMs: plan.peerCpuMs,
      warmUpMs: plan.peerWarmUpMs,
      window: started('peers/theirs.js'),
    }));
    const { cpuMs, warmUpMs } = plan;
    const window = started('ours.ts');
    const ours = WORK_NAMES.map((name) => ({ name, cpuMs, warmUpMs, window }));
    return await takeTurns([...theirs, ...ours], plan.rounds);
  } finally {
    for (const player of players) player.close();
  }
}
