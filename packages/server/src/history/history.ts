// Answers questions about whole logs without delaying moves: in its own thread, in a fair order between people, with a
// rate limit by the length of the log. Answers about finished matches are cached.
import { type FairnessKey, fairQueue } from '@backroom/bots';
import { Buckets } from '../limits/rate.ts';
import type { Store } from '../store/contract.ts';
import { ByteCache } from './cache.ts';
import type { HistoryJob, Outcome } from './job.ts';
import { type HistoryRunner, HistoryWorker } from './worker.ts';

/** A log of this many entries costs one unit; longer logs cost more. */
const ENTRIES_PER_UNIT = 250;
const extraUnits = (entries: number): number => Math.floor(entries / ENTRIES_PER_UNIT);
/** Decompressing this many bytes for a client without Brotli costs one unit. */
const PACKED_BYTES_PER_UNIT = 32 * 2 ** 10;
const BURST_SECONDS = 30;
/** Per network at a time. Beyond that, clients must wait. */
const MOST_WAITING = 64;
const CACHE_BYTES = 32 * 2 ** 20;

export interface Asked {
  readonly game: string;
  readonly match: string;
  /** The current length of the log; null: the match is over, and its log will not change. */
  readonly seq: number | null;
  readonly job: HistoryJob;
  /** Who asks: network, then person. */
  readonly fairnessKey: FairnessKey;
  /** The client does not accept Brotli: the answer must be decompressed. */
  readonly unpack?: boolean;
}

/**
 * Why there is no answer. busy: wait and ask again. impossible: the question does not fit the match. lost: it failed
 * here.
 */
export type NoAnswer = { readonly ok: false; readonly code: 'busy' | 'impossible' | 'lost'; readonly why: string };
export type Answered = { readonly ok: true; readonly bytes: Uint8Array<ArrayBuffer> } | NoAnswer;

interface Waiting {
  readonly asked: Asked;
  readonly texts: readonly string[];
  resolve(answered: Answered): void;
}

const BUSY: NoAnswer = { ok: false, code: 'busy', why: 'That was too often. Wait a minute, then try again.' };
const LOST: NoAnswer = { ok: false, code: 'lost', why: 'That could not be answered now. Ask again.' };

/** The network that asks is charged. */
const networkOf = ({ fairnessKey: [network = ''] }: Asked): string => network;

export class History {
  private readonly store: Store;
  private readonly now: () => number;
  private readonly rates: Buckets;
  private readonly queue = fairQueue<Waiting>();
  private readonly waitingOf = new Map<string, number>();
  private readonly worker: HistoryRunner;
  private readonly kept = new ByteCache(CACHE_BYTES);
  /** Identical questions that are asked before the answer is there share one answer. */
  private readonly underway = new Map<string, Promise<Answered>>();
  private next = 0;
  private closed = false;

  constructor(store: Store, now: () => number, unitsPerSecond: number, worker: HistoryRunner = new HistoryWorker()) {
    this.store = store;
    this.worker = worker;
    this.now = now;
    this.rates = new Buckets({ burst: unitsPerSecond * BURST_SECONDS, perSecond: unitsPerSecond });
  }

  get waiting(): number {
    return this.queue.size;
  }

  /** Brotli if the match is over, UTF-8 otherwise. */
  async ask(asked: Asked): Promise<Answered> {
    const key = JSON.stringify([asked.match, asked.seq, asked.job]);
    const kept = asked.seq === null ? this.kept.get(key) : undefined;
    if (kept !== undefined) return !asked.unpack || this.mayUnpack(asked, kept) ? { ok: true, bytes: kept } : BUSY;
    const underway = this.underway.get(key);
    // Computed once, but sent to each: a client that asks a hundred times at once is charged a hundred times.
    if (underway !== undefined)
      return this.rates.take(networkOf(asked), this.now(), 1 + extraUnits(asked.seq ?? 0)) ? underway : BUSY;
    const answered = this.answer(asked).finally(() => this.underway.delete(key));
    this.underway.set(key, answered);
    const answer = await answered;
    if (answer.ok && asked.seq === null) this.kept.put(key, answer.bytes);
    return answer;
  }

  /** Charges for a log that is read elsewhere. False: the client must wait. */
  mayRead([network = '']: FairnessKey, entries: number): boolean {
    return this.rates.take(network, this.now(), 1 + extraUnits(entries));
  }

  close(): void {
    this.closed = true;
    this.worker.close();
    for (let one = this.queue.next(); one !== undefined; one = this.queue.next()) one.resolve(LOST);
  }

  private mayUnpack(asked: Asked, { length }: Uint8Array): boolean {
    return this.rates.take(networkOf(asked), this.now(), 1 + Math.floor(length / PACKED_BYTES_PER_UNIT));
  }

  private async answer(asked: Asked): Promise<Answered> {
    const network = networkOf(asked);
    const waiting = this.waitingOf.get(network) ?? 0;
    if (waiting >= MOST_WAITING || !this.rates.take(network, this.now())) return BUSY;
    this.waitingOf.set(network, waiting + 1);
    try {
      const { texts } = await this.store.log(asked.match);
      if (!this.rates.take(network, this.now(), extraUnits(texts.length))) return BUSY;
      if (this.closed) return LOST;
      return await new Promise((resolve) => {
        this.queue.add(asked.fairnessKey, { asked, texts: texts.slice(0, asked.seq ?? texts.length), resolve });
        this.dispatch();
      });
    } finally {
      const left = (this.waitingOf.get(network) ?? 1) - 1;
      if (left === 0) this.waitingOf.delete(network);
      else this.waitingOf.set(network, left);
    }
  }

  private dispatch(): void {
    if (!this.worker.isFree) return;
    const waiting = this.queue.next();
    if (waiting === undefined) return;
    const { game, match, seq, job } = waiting.asked;
    const assignment = { id: this.next++, game, match, texts: waiting.texts, job, packed: seq === null };
    this.worker.give(assignment, (outcome) => {
      waiting.resolve(answeredBy(outcome));
      if (!this.closed) this.dispatch();
    });
  }
}

function answeredBy(outcome: Outcome | null): Answered {
  if (outcome === null) return LOST;
  return outcome.ok ? { ok: true, bytes: outcome.bytes } : { ok: false, code: 'impossible', why: outcome.why };
}
