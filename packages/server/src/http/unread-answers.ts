// Limits large answers that clients have not read to the end: each holds memory. There is a limit per network, a limit
// for all networks together, and a time limit.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../limits/subnets.ts';
import { tooMany } from './problem.ts';

/** A client that has not read its answer by then is disconnected; milliseconds. */
const LONGEST = 60_000;

interface Most {
  readonly ofOneNetwork: number;
  readonly ofAll: number;
}

export class UnreadAnswers {
  private readonly most: Most;
  private readonly later: (ms: number, what: () => void) => () => void;
  /** One network for each answer. */
  private readonly unread: string[] = [];

  constructor(most: Most, later: (ms: number, what: () => void) => () => void) {
    this.most = most;
    this.later = later;
  }

  get size(): number {
    return this.unread.length;
  }

  /** Counts this answer until it is read or aborted. Throws if there are too many. */
  admit(request: Pick<FastifyRequest, 'ip'>, { raw }: Pick<FastifyReply, 'raw'>): void {
    const network = networkOf(request.ip);
    const own = this.unread.filter((one) => one === network).length;
    if (own >= this.most.ofOneNetwork || this.unread.length >= this.most.ofAll) throw tooMany();
    this.unread.push(network);
    const stopTimer = this.later(LONGEST, () => raw.destroy());
    raw.once('close', () => {
      stopTimer();
      this.unread.splice(this.unread.indexOf(network), 1);
    });
  }
}
