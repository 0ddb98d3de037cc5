// `backroom admin`: manages a server from the machine it runs on, whether it is running or stopped.
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { findRules } from '@backroom/games';
import { plain } from '@backroom/kit/terminal';
import {
  type AdminRequest,
  backUpDatabase,
  isPostgres,
  native,
  reach,
  readAdminRequest,
  restore,
  verifyBackup,
} from '@backroom/server/admin';
import { DRY_RUN, parseCommand } from './parse-command.ts';

/** What each action takes and does. The first word is the action. */
const ACTIONS: readonly (readonly [action: string, meaning: string])[] = [
  ['list matches|people|reports [PAGE]', '200 a page, the newest first'],
  ['list bans', 'who is banned, and why'],
  ['audit', 'what was done here, by whom and why'],
  ['show MATCH', "public facts only: nobody's hand"],
  ['end MATCH', 'ends a match for everybody; needs --why'],
  ['ban PERSON|RANGE', 'keeps a person or a range of addresses out; needs --why'],
  ['unban PERSON|RANGE|BAN', 'lifts a ban; needs --why'],
  ['clear-title MATCH', "removes a table's title; needs --why"],
  ['clear-name PERSON', "removes a person's name; needs --why"],
  ['clear-line MATCH LINE', 'removes a line of the chat; needs --why'],
  ['prune [--dry-run]', 'deletes data past its retention time; needs --why, except with --dry-run'],
  ['keep MATCH', 'protects a match from being pruned; needs --why'],
  ['backup FILE', 'copies the database, even while the server runs'],
  ['verify FILE', 'checks that a backup is complete and no match was changed'],
  ['restore FILE', 'replaces the database by a backup; the server must be stopped; needs --why'],
];

const LEFT = 38;

/** All actions, or those that begin with one word. */
function usage(action = ''): string {
  const rows = ACTIONS.filter(([form]) => form.split(' ')[0] === action);
  return [
    'backroom admin ACTION [--data FILE] [--why TEXT]    manages a server, running or stopped (docs/running.md)',
    ...(rows.length > 0 ? rows : ACTIONS).map(([form, meaning]) => `  ${form.padEnd(LEFT)}${meaning}`),
    '  --data FILE: the database (else BACKROOM_DATA, else backroom.db), or postgres://… (docs/scaling.md). Answers are JSON.',
  ].join('\n');
}

/** Exit status 1: refused; 2: wrong arguments. */
export async function admin(args: readonly string[]): Promise<number> {
  // One id in sixty-four begins with a dash. It must not be read as an option.
  const { values, positionals } = parseArgs({
    args: args.map((word) => (/^-[\w-]{21}$/.test(word) ? `=${word}` : word)),
    allowPositionals: true,
    options: {
      data: { type: 'string' },
      why: { type: 'string' },
      'dry-run': { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  const [action = '', ...rest] = positionals.map((word) => word.replace(/^=-/, '-'));
  if (values.help || action === '') {
    console.log(usage(action));
    return values.help ? 0 : 2;
  }
  if (values['dry-run']) {
    if (action !== 'prune') return usageError('--dry-run is for prune');
    rest.push(DRY_RUN);
  }
  const data = values.data ?? process.env.BACKROOM_DATA ?? 'backroom.db';
  try {
    return await perform(action, rest, data, values.why ?? '');
  } catch (error) {
    console.error(`backroom admin: ${plain(error instanceof Error ? error.message : String(error))}`);
    return 1;
  }
}

async function perform(action: string, rest: readonly string[], data: string, why: string): Promise<number> {
  const [file] = rest;
  if (file !== undefined && rest.length === 1) {
    if (action === 'verify') return verify(file);
    if (action === 'restore' || action === 'backup') return copy(action, file, data, why);
  }
  const command = parseCommand(action, rest);
  if (command === null) {
    console.error(usage(action));
    return 2;
  }
  const asked = readAdminRequest({ who: whoAsks(), why, wish: command });
  if (!asked.ok) return usageError(asked.why);
  mustExist(data);
  show(await order(data, asked.value));
  return 0;
}

function verify(file: string): number {
  mustExist(file);
  const verdict = verifyBackup(file, native);
  show(verdict);
  return verdict.broken.length === 0 ? 0 : 1;
}

/** Writes the audit log afterwards, because a restored database does not contain earlier entries. */
async function copy(action: 'backup' | 'restore', file: string, data: string, why: string): Promise<number> {
  const reason = why === '' && action === 'backup' ? 'backup' : why;
  const asked = readAdminRequest({ who: whoAsks(), why: reason, wish: { do: 'note', what: `${action} ${file}` } });
  if (!asked.ok) return usageError(asked.why);
  if (reason === '') throw new Error('Give a reason for the audit log: --why TEXT');
  if (isPostgres(data))
    throw new Error(`PostgreSQL has tools of its own for this: pg_dump, pg_restore (docs/scaling.md).`);
  mustExist(action === 'backup' ? data : file);
  if (action === 'restore' && verifyBackup(file, native).broken.length > 0)
    throw new Error(`${file} holds a match that was changed: see backroom admin verify ${file}`);
  show(action === 'backup' ? backUpDatabase(data, file) : restore(file, data));
  await order(data, asked.value);
  return 0;
}

async function order(data: string, asked: AdminRequest): Promise<unknown> {
  const server = await reach(data, findRules, native);
  try {
    const answer = await server.ask(asked);
    if (!answer.ok) throw new Error(answer.why);
    return answer.value;
  } finally {
    await server.close();
  }
}

function mustExist(file: string): void {
  if (isPostgres(file)) return;
  if (!existsSync(file)) throw new Error(`There is no file ${file}. The server's database is named with --data FILE.`);
}

function usageError(why: string): number {
  console.error(`backroom admin: ${plain(why)} (see backroom admin --help)`);
  return 2;
}

/** In a container a user may have a number and no name. */
function whoAsks(): string {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

/** As JSON escapes, so that texts from strangers cannot control a terminal. */
function show(what: unknown): void {
  const text = JSON.stringify(what, null, 2);
  console.log(text.replace(/[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069]/g, escaped));
}

const escaped = (c: string): string => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`;
