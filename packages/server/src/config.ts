// How a house is run: from the command line or the environment, checked once.
import { parseArgs } from 'node:util';
import { type Parsed, parsed, refused } from '@backroom/kit';
import { isRange } from './admin/bans.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** The file that holds everything. */
  readonly data: string;
  /** Pages that may talk to this house, exactly as a browser names them. */
  readonly origins: readonly string[];
  /** Without it cookies need https, or a browser that trusts localhost. */
  readonly plainHttp: boolean;
  /** How many workers think for bots; 0: as many as the machine can spare. */
  readonly botWorkers: number;
  /** Bots take a little time in their turn, so that people can follow. */
  readonly humanePace: boolean;
  /** How many requests that change something one address may send a second, in the long run. */
  readonly changesPerSecond: number;
  /** How many messages a socket may send a second, in the long run; three seconds' worth at once. */
  readonly messagesPerSecond: number;
  readonly logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** How far behind spectators see all hands, where every seat agreed to it; milliseconds. */
  readonly openHandsDelay: number;
  /** How long a table waits for somebody before he is sent a notice; milliseconds. */
  readonly noticeDelay: number;
  /** Notices may go to this machine and its neighbours, and without https: for a network at home. */
  readonly noticesAnywhere: boolean;
  /** Proxies whose X-Forwarded-For is believed; nobody's, if left out. */
  readonly trustProxy?: readonly string[];
  /** Whoever shows it may read /metrics from elsewhere than this machine. */
  readonly metricsToken?: string;
}

export const SERVE_USAGE = `backroom serve [options]            a house on this machine: one port, one file
  --port N            3000
  --host ADDRESS      127.0.0.1 (0.0.0.0: everybody in the network)
  --data FILE         backroom.db
  --origin URL        a page's address that may talk to this house; may be given several times
  --plain-http        cookies without https, for a network at home
  --bot-workers N     threads that think for bots
  --quick-bots        bots play at once
  --changes N         requests that change something, for each address and second: 2
  --messages N        messages, for each socket and second: 20
  --log LEVEL         debug, info, warn, error or silent
  --open-hands-delay SECONDS   180: how far behind spectators see all hands, where every seat agreed
  --notice-delay SECONDS       20: how long a table waits before it tells somebody who is not there
  --notices-anywhere           notices also to addresses of this network, and without https
  --trust-proxy RANGE          a proxy whose X-Forwarded-For is believed (127.0.0.1, 10.0.0.0/8); may be given several times
  BACKROOM_METRICS_TOKEN       in the environment: /metrics also for others than this machine, with this token`;

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
  const metricsToken = env.BACKROOM_METRICS_TOKEN ?? '';
  if (metricsToken !== '' && metricsToken.length < 16)
    return refused('BACKROOM_METRICS_TOKEN needs 16 characters or more');
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
    logLevel,
    openHandsDelay: openHandsDelay * 1000,
    noticeDelay: noticeDelay * 1000,
    noticesAnywhere: values['notices-anywhere'] ?? env.BACKROOM_NOTICES_ANYWHERE === '1',
    trustProxy,
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
      log: { type: 'string' },
      'open-hands-delay': { type: 'string' },
      'notice-delay': { type: 'string' },
      'notices-anywhere': { type: 'boolean' },
      'trust-proxy': { type: 'string', multiple: true },
    },
  }).values;
}

function whole(text: string, from: number, to: number): number | null {
  const n = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return n >= from && n <= to ? n : null;
}

/** As a browser writes it: scheme, host, port, nothing behind. */
function isOrigin(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;
}

/** The addresses under which this machine reaches itself. */
export const ownOrigins = (port: number): string[] =>
  ['localhost', '127.0.0.1', '[::1]'].map((host) => `http://${host}:${port}`);
