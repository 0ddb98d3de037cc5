// The server's metrics in the Prometheus format.
import type { QueueObserver } from '@backroom/bots';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Metrics } from '../tables/services.ts';

export class Figures implements Metrics {
  readonly registry = new Registry();
  private readonly refusedCount = this.counter('backroom_commands_refused_total', 'Commands refused', ['code']);
  private readonly troubles = this.counter('backroom_troubles_total', 'Things that went wrong inside', ['kind']);
  private readonly httpErrors = this.counter('backroom_http_errors_total', 'Requests answered with 400 or more', [
    'method',
    'route',
    'status',
  ]);
  private readonly latency = new Histogram({
    name: 'backroom_store_milliseconds',
    help: 'From an entry to its place on the disk',
    buckets: [0.5, 1, 2, 4, 8, 16, 32, 64, 128, 256, 1000],
    registers: [this.registry],
  });

  private readonly botWaits = new Histogram({
    name: 'backroom_bot_wait_milliseconds',
    help: 'How long a bot waited for a worker to think in',
    buckets: [1, 5, 20, 50, 100, 250, 500, 1000, 2500, 5000, 10_000],
    registers: [this.registry],
  });
  private botsWaiting = 0;
  readonly botQueue: QueueObserver = {
    now: () => performance.now(),
    waiting: (jobs) => {
      this.botsWaiting = jobs;
    },
    started: (waited) => this.botWaits.observe(waited),
  };

  /** Counted often, so kept as plain numbers and read on a scrape. */
  private moves = 0;
  private bytes = 0;

  constructor() {
    this.metrics('backroom_commands_accepted_total', 'Commands accepted and stored', () => this.moves);
    this.metrics('backroom_sent_bytes_total', 'Bytes given to sockets', () => this.bytes);
    this.watch('backroom_bot_queue', 'Decisions of bots that wait for a worker', () => this.botsWaiting);
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

  /** `route`: the registered pattern, never the requested path. */
  answeredHttp(method: string, route: string, status: number): void {
    if (status >= 400) this.httpErrors.inc({ method, route, status: String(status) });
  }

  sent(bytes: number): void {
    this.bytes += bytes;
  }

  /** Several values under one name, distinguished by `part`. A value that cannot be read stays as it was. */
  watchParts(name: string, help: string, read: () => Promise<Readonly<Record<string, number>>>): void {
    new Gauge({
      name,
      help,
      labelNames: ['part'],
      registers: [this.registry],
      async collect() {
        const parts = await read().catch(() => ({}));
        for (const [part, value] of Object.entries(parts)) this.set({ part }, value);
      },
    });
  }

  /** A value that is read on a scrape. */
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

  private metrics(name: string, help: string, read: () => number): void {
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
