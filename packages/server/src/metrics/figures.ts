// What the house counts, in Prometheus's form.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Tally } from '../tables/house.ts';

export class Figures implements Tally {
  readonly registry = new Registry();
  private readonly refusedCount = this.counter('backroom_commands_refused_total', 'Commands refused', ['code']);
  private readonly troubles = this.counter('backroom_troubles_total', 'Things that went wrong inside', ['kind']);
  private readonly latency = new Histogram({
    name: 'backroom_store_milliseconds',
    help: 'From an entry to its place on the disk',
    buckets: [0.5, 1, 2, 4, 8, 16, 32, 64, 128, 256, 1000],
    registers: [this.registry],
  });

  /** What is counted many times for each move, and looked up when somebody asks. */
  private moves = 0;
  private bytes = 0;

  constructor() {
    this.tally('backroom_commands_accepted_total', 'Commands accepted and stored', () => this.moves);
    this.tally('backroom_sent_bytes_total', 'Bytes given to sockets', () => this.bytes);
    collectDefaultMetrics({ register: this.registry });
  }

  accepted(): void {
    this.moves++;
  }

  refused(code: string): void {
    this.refusedCount.inc({ code });
  }

  answered(ms: number): void {
    this.latency.observe(ms);
  }

  trouble(kind: string): void {
    this.troubles.inc({ kind });
  }

  sent(bytes: number): void {
    this.bytes += bytes;
  }

  /** Something that is looked up when asked for. */
  watch(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }

  private tally(name: string, help: string, read: () => number): void {
    new Counter({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  }

  private counter(name: string, help: string, labelNames: string[] = []): Counter {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }
}
