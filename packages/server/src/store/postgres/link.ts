// Connections to PostgreSQL. Every query has a time limit: if the database does not answer, the query fails instead of waiting.
import postgres from 'postgres';
import { StoreError } from '../trouble.ts';
import { isLost, troubleOf } from './trouble.ts';

/** The time limit of a query; milliseconds. */
const ANSWERS_WITHIN = 4000;

/** The schema that holds our tables: the database may hold others. */
export const SCHEMA = 'backroom';

export type Value = string | number | boolean | null;

interface LinkOptions {
  readonly connections: number;
  /** False: writes may be lost in a power failure. Only for hints. */
  readonly durable?: boolean;
}

/** Retries soon, then every second: a database that is back is found within a second. */
const secondsBefore = (attempt: number): number => Math.min(0.05 * 2 ** attempt, 1);

function connect(url: string, { connections, durable = true }: LinkOptions): postgres.Sql {
  return postgres(url, {
    max: connections,
    connect_timeout: ANSWERS_WITHIN / 1000,
    backoff: secondsBefore,
    // By default the driver reads this type as text. Our values are safe integers.
    types: { bigint: { to: 20, from: [20], serialize: String, parse: Number } },
    fetch_types: false,
    onnotice: () => {},
    connection: {
      application_name: 'backroom',
      search_path: SCHEMA,
      synchronous_commit: durable ? 'on' : 'off',
      statement_timeout: ANSWERS_WITHIN,
    },
  });
}

/** Runs a statement of a transaction. */
type Run = <R = Record<string, unknown>>(text: string, values?: readonly Value[]) => Promise<R[]>;

/** The time limit of a transaction. It runs only while the transaction waits for the database. */
class TimeLimit {
  readonly exceeded: Promise<never>;
  private readonly exceed: () => void;
  private timer: NodeJS.Timeout | undefined;

  constructor(giveUp: () => void) {
    let reject: (error: StoreError) => void = () => {};
    this.exceeded = new Promise((_, rejects) => {
      reject = rejects;
    });
    this.exceed = () => {
      reject(noAnswer(ANSWERS_WITHIN));
      giveUp();
    };
  }

  start(): void {
    this.stop();
    this.timer = setTimeout(this.exceed, ANSWERS_WITHIN);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}

const noAnswer = (ms: number): StoreError =>
  new StoreError('lost', `the database did not answer within ${Math.round(ms)} ms`);

export class Link {
  private readonly url: string;
  private readonly options: LinkOptions;
  private client: postgres.Sql;
  private underWay = 0;

  constructor(url: string, options: LinkOptions) {
    this.url = url;
    this.options = options;
    this.client = connect(url, options);
  }

  /** The number of queries in progress. */
  get length(): number {
    return this.underWay;
  }

  /** One statement, which is a transaction of its own. Rejects with a StoreError. */
  async query<R = Record<string, unknown>>(
    text: string,
    values: readonly Value[] = [],
    within = ANSWERS_WITHIN,
  ): Promise<R[]> {
    const { client } = this;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(() => resolve(null), within);
    });
    this.underWay++;
    try {
      const rows = await Promise.race([client.unsafe(text, [...values], { prepare: true }), late]);
      // Return a plain list: the driver's own list keeps the statement in memory. `filter` also drops holes: after a connection was lost
      // in the middle of an answer, the driver (postgres 3.4.9) starts the next answer with empty rows.
      if (rows !== null) return rows.filter(() => true) as unknown as R[];
    } catch (error) {
      throw troubleOf(error);
    } finally {
      this.underWay--;
      clearTimeout(timer);
    }
    this.reset(client);
    throw noAnswer(within);
  }

  /** Retries a query that only reads if its connection was lost. The pool's other connections may be lost too: each is found by a try. */
  async read<R = Record<string, unknown>>(text: string, values: readonly Value[] = []): Promise<R[]> {
    const end = performance.now() + ANSWERS_WITHIN;
    for (let tries = 1; ; tries++) {
      const left = end - performance.now();
      try {
        return await this.query<R>(text, values, left);
      } catch (error) {
        if (!isLost(error) || tries > this.options.connections || end - performance.now() < 100) throw error;
      }
    }
  }

  /** All statements or none. The time limit applies to each statement, to BEGIN and to COMMIT, but not to other work in between. */
  async transaction<T>(work: (run: Run) => Promise<T>): Promise<T> {
    const { client } = this;
    const limit = new TimeLimit(() => this.reset(client));
    const transaction = client.begin(async (sql) => {
      limit.stop();
      try {
        return await work(async (text, values = []) => {
          limit.start();
          const rows = await sql.unsafe(text, [...values]);
          limit.stop();
          return rows as never;
        });
      } finally {
        // For the COMMIT or the ROLLBACK.
        limit.start();
      }
    });
    limit.start();
    try {
      return (await Promise.race([transaction, limit.exceeded])) as T;
    } catch (error) {
      throw troubleOf(error);
    } finally {
      limit.stop();
    }
  }

  /** Calls `hear` for every notification, and `again` whenever the connection is up again: earlier notifications may be lost. */
  async listen(channel: string, hear: (payload: string) => void, again: () => void): Promise<void> {
    try {
      await this.client.listen(channel, hear, again);
    } catch (error) {
      throw troubleOf(error);
    }
  }

  async close(): Promise<void> {
    await this.client.end({ timeout: 1 });
  }

  /** Drops connections that do not answer, and opens new ones. Queries on the old ones are rejected as lost. */
  private reset(client: postgres.Sql): void {
    if (client !== this.client) return;
    this.client = connect(this.url, this.options);
    void client.end({ timeout: 0 }).catch(() => {});
  }
}
