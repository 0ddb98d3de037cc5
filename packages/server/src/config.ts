// The configuration of a server: from the command line or the environment, checked once.
import { parseArgs } from 'node:util';
import { type Parsed, parsed, refused } from '@backroom/kit';
import { isRange } from './limits/ranges.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** The path of the database file, or the address of a PostgreSQL database (postgres://…). */
  readonly data: string;
  /** Pages that may use this server, exactly as a browser names them. */
  readonly origins: readonly string[];
  /** Without it cookies need https, or a browser that trusts localhost. */
  readonly plainHttp: boolean;
  /** The number of workers for bots; 0: as many as the machine can spare. */
  readonly botWorkers: number;
  /** Bots take a little time for their turns, so that people can follow. */
  readonly humanePace: boolean;
  /** The changing requests that one address may send per second, on average. */
  readonly changesPerSecond: number;
  /** The messages that a socket may send per second, on average; the burst is three seconds' worth. */
  readonly messagesPerSecond: number;
  /**
   * The open tables of one person: those that wait for players, and those with bots. An address may have 32 times as
   * many.
   */
  readonly tablesPerPerson: number;
  /** The open sockets of one person. An address may have 32 times as many. */
  readonly socketsPerPerson: number;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** The delay of the open hands feed for spectators, if every seat agreed to it; milliseconds. */
  readonly openHandsDelay: number;
  /** How long a table waits for a player before they are notified; milliseconds. */
  readonly noticeDelay: number;
  /** Notifications may go to this machine and its local network, and without https: for a network at home. */
  readonly noticesAnywhere: boolean;
  /** Finished matches are deleted after this many days; never if left out. */
  readonly keepFinishedDays?: number;
  /** Proxies whose X-Forwarded-For is trusted; none if left out. */
  readonly trustProxy?: readonly string[];
  /** A request must arrive completely within this time; 15 seconds if left out. */
  readonly requestWithin?: number;
  /** How often the permission of every socket is checked again; milliseconds, a minute if left out. */
  readonly recheckEvery?: number;
  /** This token gives other machines access to /metrics. */
  readonly metricsToken?: string;
}

export const SERVE_USAGE = `backroom serve [options]            starts a server on this machine: one port, one file
  --port N            the port to listen on (default 3000)
  --host ADDRESS      the address to listen on (default 127.0.0.1: this machine alone; 0.0.0.0: the whole network)
  --data FILE         the database (default backroom.db); or postgres://USER:PASSWORD@HOST:PORT/DATABASE (docs/scaling.md)
  --origin URL        the address of a page that may use this server; may be given several times
  --plain-http        allows cookies without https, for a network at home
  --bot-workers N     threads in which bots think (default 0: as many as the machine can spare)
  --quick-bots        bots play without a pause
  --changes N         requests that change something, per address and second (default 2)
  --messages N        messages per socket and second (default 20)
  --tables N          open tables with bots per person, and as many that wait for players (default 12; 32 times as many per address)
  --sockets N         open sockets per person (default 32; 32 times as many per address)
  --log LEVEL         debug, info, warn, error or silent (default warn)
  --open-hands-delay SECONDS   how far behind spectators see all hands, where every seat agreed (default 180)
  --notice-delay SECONDS       how long a table waits before it notifies an absent player (default 20)
  --notices-anywhere           allows notifications to addresses of this network, and without https
  --keep-finished DAYS         deletes finished matches after this many days, 7 or more (default: never)
  --trust-proxy RANGE          a proxy whose X-Forwarded-For is trusted (127.0.0.1, 10.0.0.0/8); may be given several times
  BACKROOM_METRICS_TOKEN       in the environment: lets other machines read /metrics with this token`;

const LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;

export function readConfig(args: readonly string[], env: NodeJS.ProcessEnv): Parsed<Config> {
  let values: ReturnType<typeof parse>;
  try {
    values = parse(args);
  } catch (error) {
    return refused((error as Error).message);
  }
  const port = whole(values.port ?? env.PORT ?? '3000', 0, 65_535);
  if (port === null) return refused('--port is a number from 0 to 65535');
  const botWorkers = whole(values['bot-workers'] ?? '0', 0, 64);
  if (botWorkers === null) return refused('--bot-workers is a number from 0 to 64');
  const changesPerSecond = whole(values.changes ?? '2', 1, 10_000);
  if (changesPerSecond === null) return refused('--changes is a number from 1 to 10000');
  const messagesPerSecond = whole(values.messages ?? '20', 1, 10_000);
  if (messagesPerSecond === null) return refused('--messages is a number from 1 to 10000');
  const tablesPerPerson = whole(values.tables ?? '12', 1, 10_000);
  if (tablesPerPerson === null) return refused('--tables is a number from 1 to 10000');
  const socketsPerPerson = whole(values.sockets ?? '32', 1, 10_000);
  if (socketsPerPerson === null) return refused('--sockets is a number from 1 to 10000');
  const logLevel = LEVELS.find((level) => level === (values.log ?? env.BACKROOM_LOG ?? 'warn'));
  if (logLevel === undefined) return refused(`--log is one of ${LEVELS.join(', ')}`);
  const openHandsDelay = whole(values['open-hands-delay'] ?? '180', 10, 86_400);
  if (openHandsDelay === null) return refused('--open-hands-delay is a number of seconds from 10 to 86400');
  const noticeDelay = whole(values['notice-delay'] ?? '20', 0, 3600);
  if (noticeDelay === null) return refused('--notice-delay is a number of seconds from 0 to 3600');
  const given = values.origin ?? env.BACKROOM_ORIGINS?.split(',').filter(Boolean) ?? [];
  const wrong = given.find((origin) => !isOrigin(origin));
  if (wrong !== undefined) return refused(`--origin ${wrong}: write it as https://example.org or http://10.0.0.5:3000`);
  const trustProxy = values['trust-proxy'] ?? env.BACKROOM_TRUST_PROXY?.split(',').filter(Boolean) ?? [];
  const noRange = trustProxy.find((range) => !isRange(range));
  if (noRange !== undefined) return refused(`--trust-proxy ${noRange}: write it as 127.0.0.1 or 10.0.0.0/8`);
  const keepText = values['keep-finished'] ?? env.BACKROOM_KEEP_FINISHED ?? '';
  const keepFinishedDays = keepText === '' ? null : whole(keepText, 7, 36_500);
  if (keepText !== '' && keepFinishedDays === null)
    return refused('--keep-finished is a number of days from 7 to 36500');
  const metricsToken = env.BACKROOM_METRICS_TOKEN ?? '';
  if (metricsToken !== '' && metricsToken.length < 16)
    return refused('BACKROOM_METRICS_TOKEN needs at least 16 characters');
  return parsed({
    host: values.host ?? env.BACKROOM_HOST ?? '127.0.0.1',
    port,
    data: values.data ?? env.BACKROOM_DATA ?? 'backroom.db',
    origins: given,
    plainHttp: values['plain-http'] ?? env.BACKROOM_PLAIN_HTTP === '1',
    botWorkers,
    humanePace: !(values['quick-bots'] ?? false),
    changesPerSecond,
    messagesPerSecond,
    tablesPerPerson,
    socketsPerPerson,
    logLevel,
    openHandsDelay: openHandsDelay * 1000,
    noticeDelay: noticeDelay * 1000,
    noticesAnywhere: values['notices-anywhere'] ?? env.BACKROOM_NOTICES_ANYWHERE === '1',
    trustProxy,
    ...(keepFinishedDays === null ? {} : { keepFinishedDays }),
    ...(metricsToken === '' ? {} : { metricsToken }),
  });
}

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    strict: true,
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      data: { type: 'string' },
      origin: { type: 'string', multiple: true },
      'plain-http': { type: 'boolean' },
      'bot-workers': { type: 'string' },
      'quick-bots': { type: 'boolean' },
      changes: { type: 'string' },
      messages: { type: 'string' },
      tables: { type: 'string' },
      sockets: { type: 'string' },
      log: { type: 'string' },
      'open-hands-delay': { type: 'string' },
      'notice-delay': { type: 'string' },
      'notices-anywhere': { type: 'boolean' },
      'keep-finished': { type: 'string' },
      'trust-proxy': { type: 'string', multiple: true },
    },
  }).values;
}

function whole(text: string, from: number, to: number): number | null {
  const n = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return n >= from && n <= to ? n : null;
}

/** As a browser writes it: scheme, host and port only. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
}

/** The loopback addresses. */
export const ownOrigins = (port: number): string[] =>
  ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`);
